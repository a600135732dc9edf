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
  characters: number;
  /** Characters in comments alone. */
  commented: number;
}

/** How the id of a part leads to that of its placeholder. */
const PLACES: readonly ((part: Part) => readonly string[])[] = [
  // React: <template id="B:0"> and <div hidden id="S:0">, with a prefix where the page has one; P: inside of another part.
  ({ id }) => {
    const [, prefix] = /^(.*)S:[\da-f]+$/.exec(id) ?? [];
    return prefix === undefined ? [] : [`${prefix}B:`, `${prefix}P:`];
  },
  // Solid: <template id="pl-0-0"> and <template id="0-0">.
  ({ id, isTemplate }) => (isTemplate ? [`pl-${id}`] : []),
  // Marko: <noscript id="afph0"> and <div id="af0" style="display:none">.
  ({ id }) => (/^af[^p]/.test(id) ? [`afph${id.slice(2)}`] : []),
];

/**
 * Characters of the text of a page that a script has to move to its place; 0 for nearly all pages. `hasNamedPlaces`: whether
 * a template or noscript of it has an id.
 */
export function streamedCharacters(bytes: Buffer, hasNamedPlaces: boolean): number {
  if (!hasNamedPlaces && !(bytes.includes(BIG_PIPE_END) && bytes.includes(BIG_PIPE))) return 0;
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
      state.open = { id, at, isTemplate: tag.element === ELEMENT.template, characters: 0, commented: 0 };
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
  let characters = 0;
  for (const part of parts) {
    const hasPlace = PLACES.some((placesOf) =>
      placesOf(part).some((place) =>
        placeholders.some((id) => id === place || (place.endsWith(':') && id.startsWith(place))),
      ),
    );
    if (hasPlace) characters += part.characters;
    // A comment is moved by a script that names its element; what is merely commented out is there for nobody.
    if (part.commented > 0 && isNamedTwice(bytes, part.id)) characters += part.commented;
  }
  return characters;
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

/** Share 0 to 1 of the text of a page that a script has to move to its place. `characters`: what is in its place. */
export function streamedShare({
  streamedCharacters: streamed,
  main: { characters },
}: {
  readonly streamedCharacters: number;
  readonly main: { readonly characters: number };
}): number {
  return streamed === 0 ? 0 : streamed / (streamed + characters);
}

/** Share from which what the page lacks is told by where its text is, and by nothing else. */
export const MUCH_STREAMED = 1 / 4;
