/** Parts of a page that are cut from its main text as a whole, and landmarks that hold it. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, attributeText } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { chromeNames, NO_NAMES } from './chrome-names.ts';
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';
import { type OpenElement, Region } from './records.ts';

/** A block of navigation has at least this many links … */
const DENSE_LINKS = 4;
/** … more than this share of its text in them … */
const DENSE_SHARE = 0.75;
/** … and fewer characters than an article made of references. */
const DENSE_CHARACTERS = 3_000;
/** Of a link that holds a text and no label, as paragraphs of prose have them (see identity/page-identity.ts). */
const CARD_CHARACTERS = 50;

/** Characters outside links of a part that may be the text of the page: those of 300, in scripts without spaces. */
const TEXT_CHARACTERS = 120;

/** Regions kept; a page has as many as it has parts of some text and blocks of navigation. */
const MAX_REGIONS = 20_000;

const LANDMARK = FRAME.main | FRAME.roleMain | FRAME.article;
const REGION = LANDMARK | FRAME.container;
const NO_CONTENT = FRAME.chrome | FRAME.hidden | FRAME.template | FRAME.noscript;

/** A frame with these bits opens. */
export function startRegion(r: Reading, tag: Tag, element: OpenElement): void {
  const { bits } = element;
  if ((bits & REGION) === 0 || (r.bits & NO_CONTENT) !== 0) return;
  element.serial = r.serial;
  element.characters = r.sums.strippedCharacters;
  element.linkCharacters = r.sums.strippedLinkCharacters;
  element.links = r.counts.links;
  element.h1s = r.counts.headings.h1;
  element.names = (bits & LANDMARK) === 0 ? namesOf(tag) : NO_NAMES;
}

/** An id of more words than this is the slug of a heading: `sharing-changes-with-others` is not a share bar. */
const ID_WORDS = 2;

function namesOf(tag: Tag): readonly number[] {
  const ofClass = namesIn(tag, ATTRIBUTE.class);
  const ofId = namesIn(tag, ATTRIBUTE.id);
  return ofId === NO_NAMES || wordsOfId(tag) > ID_WORDS ? ofClass : [...ofClass, ...ofId];
}

const SEPARATOR = /[-_]/;

function wordsOfId(tag: Tag): number {
  return attributeText(tag, ATTRIBUTE.id).split(SEPARATOR).length;
}

function namesIn(tag: Tag, id: number): readonly number[] {
  const attribute = attributeOf(tag, id);
  return attribute === null ? NO_NAMES : chromeNames(tag.bytes, attribute.from, attribute.to);
}

/** The frame closes; its text has been summed. */
export function endRegion(r: Reading, id: number, element: OpenElement): void {
  const { bits, serial: from, names } = element;
  if ((bits & REGION) === 0 || (r.bits & NO_CONTENT) !== 0) return;
  const characters = r.sums.strippedCharacters - element.characters;
  if (characters === 0) return;
  if ((bits & LANDMARK) !== 0) {
    const source =
      (bits & FRAME.main) !== 0 ? 'main' : (bits & FRAME.roleMain) !== 0 ? 'role-main' : 'article';
    r.landmarks.push({ source, from, to: r.serial, characters });
    return;
  }
  const plain = characters - (r.sums.strippedLinkCharacters - element.linkCharacters);
  // A paragraph is no part of its own: the short list or table behind the only one belongs to its text.
  if (id !== ELEMENT.p && plain >= TEXT_CHARACTERS && r.parts.length < MAX_REGIONS)
    r.parts.push({ from, to: r.serial });
  const dense = densityOf(r, element, characters);
  const isForm = id === ELEMENT.form;
  if (r.regions.length >= MAX_REGIONS || (names.length === 0 && dense === null && !isForm)) return;
  const links = r.counts.links - element.links;
  const isAround = r.counts.headings.h1 !== element.h1s || (r.landmarks.at(-1)?.from ?? 0) > from;
  r.regions.push(new Region({ from, to: r.serial, characters, links, names, isForm, isAround, dense }));
}

/** A part with the heading of the page is its content, were it a table of contents below one paragraph. */
function densityOf(r: Reading, element: OpenElement, characters: number): Region['dense'] {
  if (characters >= DENSE_CHARACTERS || r.counts.headings.h1 !== element.h1s) return null;
  const links = r.counts.links - element.links;
  const linked = r.sums.strippedLinkCharacters - element.linkCharacters;
  if (links < DENSE_LINKS || linked <= DENSE_SHARE * characters) return null;
  return linked >= CARD_CHARACTERS * links ? 'cards' : 'links';
}
