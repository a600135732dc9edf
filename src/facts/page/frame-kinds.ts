/** What an element does to the text and the facts inside it, from its name, its role and the attributes that hide. */
import {
  attributeOf,
  attributeText,
  elementName,
  hasAttribute,
  wordsOf,
} from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { bitsByElement, ELEMENT, type ElementRows } from '../../readers/html/elements.ts';
import { NAMESPACE, type Tag } from '../../readers/html/handler.ts';
import { isConsentWindow } from './consent-window.ts';
import { declaresShadowRoot } from '../../readers/html/shadow-root.ts';
import { holdsWord } from './attribute-bytes.ts';
import { isStreamedPart } from './streamed-part.ts';

/** Bits of a frame. Of the first {@link COUNTED_BITS} it is counted how many open frames carry each. */
export const FRAME = {
  /** hidden, aria-hidden=true, display:none or visibility:hidden written in place. */
  hidden: 1 << 0,
  template: 1 << 1,
  noscript: 1 << 2,
  /** Around the content: nav, footer, aside, page header, their roles, svg, dialogs, windows of consent tools. */
  chrome: 1 << 3,
  nav: 1 << 4,
  header: 1 << 5,
  footer: 1 << 6,
  aside: 1 << 7,
  main: 1 << 8,
  roleMain: 1 << 9,
  article: 1 << 10,
  nosnippet: 1 << 11,
  /** Buttons, fields, the link past the menu: text that operates the page. */
  control: 1 << 12,
  /** Text that is not shown: script, style, title, fallback of embedded content. */
  silent: 1 << 13,
  head: 1 << 14,
  /** Starts and ends a block of text. */
  block: 1 << 15,
  /** Is white space to the text around it. */
  gap: 1 << 16,
  /** Of a block of text: it may hold letters of scripts without spaces. */
  wide: 1 << 18,
} as const;

/** Number of bits that are counted. */
export const COUNTED_BITS = 15;

/** Bits that change how text counts: text before and after their border belongs to different blocks. */
export const BORDER =
  FRAME.hidden |
  FRAME.template |
  FRAME.noscript |
  FRAME.chrome |
  FRAME.main |
  FRAME.roleMain |
  FRAME.article |
  FRAME.nosnippet |
  FRAME.block;

const SETS: ElementRows<number> = [
  [
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section select summary table tbody td textarea tfoot th thead tr ul xmp',
    FRAME.block,
  ],
  ['audio br button canvas embed iframe img input object svg video', FRAME.gap],
  ['template', FRAME.template],
  ['noscript', FRAME.noscript],
  ['nav', FRAME.nav | FRAME.chrome],
  ['footer', FRAME.footer | FRAME.chrome],
  ['aside', FRAME.aside | FRAME.chrome],
  ['dialog search', FRAME.chrome],
  ['main', FRAME.main],
  ['article', FRAME.article],
  ['select textarea datalist', FRAME.control],
  ['script style title iframe noembed noframes audio video canvas object', FRAME.silent],
  ['head', FRAME.head],
];

const elementBits: Int32Array = bitsByElement(SETS);

/** Whether text before such an element and text in it are two texts. */
export const breaksText = (element: number): boolean => ((elementBits[element] ?? 0) & FRAME.block) !== 0;

/** Landmark and window roles of WAI-ARIA 1.2. */
const ROLES: Readonly<Record<string, number>> = {
  main: FRAME.roleMain,
  article: FRAME.article,
  navigation: FRAME.nav | FRAME.chrome,
  menu: FRAME.nav | FRAME.chrome,
  menubar: FRAME.nav | FRAME.chrome,
  toolbar: FRAME.chrome,
  search: FRAME.chrome,
  searchbox: FRAME.control,
  banner: FRAME.header | FRAME.chrome,
  contentinfo: FRAME.footer | FRAME.chrome,
  complementary: FRAME.aside | FRAME.chrome,
  dialog: FRAME.chrome,
  alertdialog: FRAME.chrome,
};

const HIDING_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

const TOLD_BY_ATTRIBUTE =
  (1 << ATTRIBUTE.role) |
  (1 << ATTRIBUTE.hidden) |
  (1 << ATTRIBUTE['aria-hidden']) |
  (1 << ATTRIBUTE.style) |
  (1 << ATTRIBUTE['data-nosnippet']);

/** A style attribute longer than this is data, not a way to hide an element. */
const MAX_STYLE_BYTES = 1_000;

/**
 * The bits of an element. `around`: bits of content and hidden parts that are open. A header in an article, or in main,
 * belongs to the content and not to the page.
 */
export function frameBits(tag: Tag, around: number): number {
  const { element } = tag;
  if (tag.namespace !== NAMESPACE.html) return foreignBits(tag, around);
  let bits = elementBits[element] ?? 0;
  if (bits === FRAME.template && declaresShadowRoot(tag)) bits = FRAME.block;
  if (element === ELEMENT.header && (around & ~FRAME.hidden) === 0) bits |= FRAME.header | FRAME.chrome;
  if (isConsentWindow(tag)) bits |= FRAME.chrome;
  if ((tag.mask & TOLD_BY_ATTRIBUTE) === 0) return bits;
  bits |= roleBits(tag);
  // A page that hides its whole body until a script runs is still read by those who run none.
  const isRoot = element === ELEMENT.body || element === ELEMENT.html;
  if (!isRoot && isHidden(tag)) bits |= FRAME.hidden;
  return hasAttribute(tag, ATTRIBUTE['data-nosnippet']) ? bits | FRAME.nosnippet : bits;
}

function foreignBits(tag: Tag, around: number): number {
  if (tag.element === ELEMENT.svg) return FRAME.chrome | FRAME.gap;
  // A hidden formula is the spoken form of the picture or the glyphs that are shown in its place.
  if (tag.namespace === NAMESPACE.math && (around & FRAME.hidden) !== 0) return FRAME.silent;
  const length = tag.nameTo - tag.nameFrom;
  if (length !== SCRIPT.length && length !== STYLE.length) return 0;
  const name = elementName(tag);
  return name === SCRIPT || name === STYLE ? FRAME.silent : 0;
}

const SCRIPT = 'script';
const STYLE = 'style';

function roleBits(tag: Tag): number {
  if (!hasAttribute(tag, ATTRIBUTE.role)) return 0;
  const [first = ''] = wordsOf(lowerText(tag, ATTRIBUTE.role));
  return Object.hasOwn(ROLES, first) ? (ROLES[first] ?? 0) : 0;
}

function isHidden(tag: Tag): boolean {
  // Until it is found, it is folded away like closed details: searches and links into it open it (HTML Standard, 6.1).
  if (hasAttribute(tag, ATTRIBUTE.hidden) && lowerText(tag, ATTRIBUTE.hidden) !== 'until-found')
    return !isStreamedPart(tag);
  if (hasAttribute(tag, ATTRIBUTE['aria-hidden']) && lowerText(tag, ATTRIBUTE['aria-hidden']) === 'true')
    return true;
  const style = attributeOf(tag, ATTRIBUTE.style);
  if (style === null || style.to - style.from > MAX_STYLE_BYTES || !mayHide(tag)) return false;
  return HIDING_STYLE.test(attributeText(tag, ATTRIBUTE.style));
}

function lowerText(tag: Tag, id: number): string {
  return attributeText(tag, id).toLowerCase();
}

/** Cheap look at a style attribute before a string is made of it. */
function mayHide(tag: Tag): boolean {
  return holdsWord(tag, ATTRIBUTE.style, 'none') || holdsWord(tag, ATTRIBUTE.style, 'hidden');
}
