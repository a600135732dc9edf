/**
 * Text that a server sends apart from its place on the page, hidden, in a template or in a comment, for a script to move
 * there: whoever runs no scripts reads the placeholder. React writes large Suspense boundaries like that since 19.2
 * (react-dom/server, progressiveChunkSize), Solid and Marko what comes late, Facebook's BigPipe each part of a page.
 */
import { ATTRIBUTE } from '../readers/html/attribute-names.ts';
import { attributeText, hasAttribute } from '../readers/html/attributes.ts';
import { ELEMENT } from '../readers/html/elements.ts';
import { TEXT, type Tag } from '../readers/html/handler.ts';
import { scan } from '../readers/html/scan.ts';
import { listener } from '../readers/html/together.ts';
import type { StreamedText } from './page-facts.ts';
import { isStreamedPart, prefixOfPart } from './page/streamed-part.ts';

/** Parts and placeholders of one page that are looked at. */
const MAX_PARTS = 1_000;
/** Characters of a comment that are looked at. */
const MAX_COMMENT = 1_000_000;

/** Class of what BigPipe moves. All other pages with such text have a template or noscript with an id. */
const BIG_PIPE = 'hidden_elem';
/** Its end, which is looked for first: fewer bytes of a page are the first one of it. */
const BIG_PIPE_END = '_elem';

/** A part that waits for its place. */
interface Part {
  readonly id: string;
  /** Place of its element among the open ones. */
  readonly at: number;
  readonly isTemplate: boolean;
  /** Of React, which is text of the page as well. */
  readonly isRead: boolean;
  characters: number;
  /** Characters in comments alone. */
  commented: number;
}

/** How the id of a part leads to that of its placeholder. */
const PLACES: readonly ((part: Part) => readonly string[])[] = [
  // React: <template id="B:0"> and <div hidden id="S:0">, with a prefix where the page has one; P: inside of another part.
  ({ id }) => {
    const prefix = prefixOfPart(id);
    return prefix === null ? [] : [`${prefix}B:`, `${prefix}P:`];
  },
  // Solid: <template id="pl-0-0"> and <template id="0-0">.
  ({ id, isTemplate }) => (isTemplate ? [`pl-${id}`] : []),
  // Marko: <noscript id="afph0"> and <div id="af0" style="display:none">.
  ({ id }) => (/^af[^p]/.test(id) ? [`afph${id.slice(2)}`] : []),
];

const NONE: StreamedText = { hidden: 0, apart: 0 };

/** What was streamed of a page. `hasNamedPlaces`: whether a template or noscript of it has an id. */
export function streamedText(bytes: Buffer, hasNamedPlaces: boolean): StreamedText {
  if (!hasNamedPlaces && !(bytes.includes(BIG_PIPE_END) && bytes.includes(BIG_PIPE))) return NONE;
  const placeholders: string[] = [];
  const parts: Part[] = [];
  const state: { open: Part | null } = { open: null };
  const handler = listener({
    open(tag, at) {
      const id = attributeText(tag, ATTRIBUTE.id);
      if (id === '') return;
      const isPlaceholder = tag.element === ELEMENT.template || tag.element === ELEMENT.noscript;
      if (isPlaceholder && placeholders.length < MAX_PARTS) placeholders.push(id);
      if (state.open !== null || parts.length >= MAX_PARTS || !isApart(tag)) return;
      const isTemplate = tag.element === ELEMENT.template;
      state.open = {
        id,
        at,
        isTemplate,
        isRead: !isTemplate && isStreamedPart(tag),
        characters: 0,
        commented: 0,
      };
      parts.push(state.open);
    },
    close(_, at) {
      if (state.open?.at === at) state.open = null;
    },
    text(from, to, kind) {
      if (state.open !== null && kind === TEXT.escaped)
        state.open.characters += lengthOf(bytes.toString('utf8', from, to));
    },
    comment(from, to) {
      if (state.open === null || to - from > MAX_COMMENT) return;
      const inner = bytes.toString('utf8', from + '<!--'.length, to - '-->'.length).trim();
      if (inner.startsWith('<')) state.open.commented += lengthOf(inner.replaceAll(/<[^<>]*>/g, ' '));
    },
  });
  scan(bytes, [handler]);
  let hidden = 0;
  let apart = 0;
  for (const part of parts) {
    const hasPlace = PLACES.some((placesOf) =>
      placesOf(part).some((place) =>
        placeholders.some((id) => id === place || (place.endsWith(':') && id.startsWith(place))),
      ),
    );
    if (hasPlace && part.isRead) hidden += part.characters;
    else if (hasPlace) apart += part.characters;
    // A comment is moved by a script that names its element; what is merely commented out is there for nobody.
    if (part.commented > 0 && isNamedTwice(bytes, part.id)) apart += part.commented;
  }
  return { hidden, apart };
}

/** Hidden, or in a template. */
function isApart(tag: Tag): boolean {
  if (tag.element === ELEMENT.template || hasAttribute(tag, ATTRIBUTE.hidden)) return true;
  if (/(?:^|\s)hidden_elem(?:\s|$)/.test(attributeText(tag, ATTRIBUTE.class))) return true;
  return /display\s*:\s*none/i.test(attributeText(tag, ATTRIBUTE.style));
}

const lengthOf = (text: string): number => text.replaceAll(/\s+/g, ' ').trim().length;

function isNamedTwice(bytes: Buffer, id: string): boolean {
  const quoted = `"${id}"`;
  const first = bytes.indexOf(quoted);
  return first !== -1 && bytes.includes(quoted, first + quoted.length);
}

interface Streamed {
  readonly streamed: StreamedText;
  /** `characters`: what of the main text is read. */
  readonly main: { readonly characters: number };
}

/** Share 0 to 1 of the text of a page that is nowhere but apart. */
export const apartShare = ({ streamed: { apart }, main: { characters } }: Streamed): number =>
  apart === 0 ? 0 : apart / (apart + characters);

/** Share 0 to 1 of the text of a page that is in hidden parts. */
export const hiddenShare = ({ streamed: { hidden }, main: { characters } }: Streamed): number =>
  hidden === 0 ? 0 : hidden / Math.max(hidden, characters);

/** Share from which what the page lacks is told by where its text is, and by nothing else. */
export const MUCH_STREAMED = 1 / 4;
