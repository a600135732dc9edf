/**
 * A document for CSS selectors that hostile markup cannot make expensive. The parser of cheerio searches its stack
 * at every end tag, so deep nesting costs quadratic time: the source is fed in small slices, and feeding stops
 * for good where the page is deeper or larger than any interstitial.
 */
import type * as cheerio from 'cheerio/slim';
import type * as htmlparser2 from 'htmlparser2';
import { once } from '../values/once.ts';
import { packageNamed } from '../values/package.ts';

const parserPackage = once((): typeof htmlparser2 => packageNamed('htmlparser2'));
const selectorPackage = once((): typeof cheerio => packageNamed('cheerio/slim'));

/** Open elements. Browsers stop at 512 as well (HTML standard, limit of Blink and WebKit). */
export const MAX_TREE_DEPTH = 512;
/** Tags, end tags included: what remains of the quadratic cost is bounded. Interstitials have some hundred. */
export const MAX_TREE_TAGS = 40_000;
/** Characters fed at once: what the depth can overrun the cap by is a third of it. */
const SLICE = 1_024;

/** Characters of the text of an element: rules read codes and headings, and ask whether there are a few words. */
const MAX_TEXT = 1_000;
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);

/** Answers selectors on one page: the text of the first element that matches, `null` when none does. */
export type Selector = (selector: string) => string | null;

/** Parses a page once; nodes beyond {@link MAX_TREE_DEPTH} and {@link MAX_TREE_TAGS} are not met. Never throws. */
export function boundedTree(html: string): Selector {
  const { DomHandler, Parser } = parserPackage();
  const handler = new DomHandler();
  let depth = 0;
  let tags = 0;
  let deepest = 0;
  // Depth of the outermost open template, 0 without one: no selector meets what is in it (HTML standard, 4.12.3).
  let template = 0;
  const parser = new Parser({
    onparserinit: (self) => handler.onparserinit(self),
    onopentag(name, attributes) {
      depth++;
      deepest = Math.max(deepest, depth);
      if (template > 0) return;
      handler.onopentag(name, attributes);
      if (name === 'template') template = depth;
    },
    onclosetag() {
      if (template === depth) template = 0;
      depth--;
      if (template === 0) handler.onclosetag();
    },
    ontext: (text) => {
      if (template === 0) handler.ontext(text);
    },
    // Selectors and texts pass comments over.
    oncomment: () => {},
    oncommentend: () => {},
    onprocessinginstruction: (name, text) => handler.onprocessinginstruction(name, text),
    onend: () => handler.onend(),
  });
  // One element around all, known to the handler alone: no end tag of the page can close it, and a search starts
  // from it. From tens of thousands of siblings the selector engine first compares each with every other.
  handler.onopentag('page', {});
  for (let at = 0; at < html.length; at += SLICE) {
    if (deepest > MAX_TREE_DEPTH || tags > MAX_TREE_TAGS) break;
    const slice = html.slice(at, at + SLICE);
    tags += slice.split('<').length - 1;
    parser.write(slice);
  }
  parser.end();
  const $ = selectorPackage().load(handler.root);
  return (selector) => {
    const first = $(selector).get(0);
    return first === undefined ? null : readableText(first);
  };
}

/** DOM standard, Node.nodeType. */
const TEXT_NODE = 3;

type TreeNode = htmlparser2.DomHandler['dom'][number];

/** Text below a node in document order, up to {@link MAX_TEXT} characters; without scripts, styles and templates. */
function readableText(top: TreeNode): string {
  const stack: TreeNode[] = [top];
  let text = '';
  for (let node = stack.pop(); node !== undefined && text.length < MAX_TEXT; node = stack.pop()) {
    if (node.nodeType === TEXT_NODE && 'data' in node) text += node.data;
    if (!('children' in node) || ('name' in node && UNREAD.has(node.name))) continue;
    stack.push(...node.children.toReversed());
  }
  return text.slice(0, MAX_TEXT).trim();
}
