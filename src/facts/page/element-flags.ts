/** What an element does to the text inside it, as far as verdicts ask. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../../readers/html/attributes.ts';
import { bitsByElement, ELEMENT, type ElementRows } from '../../readers/html/elements.ts';
import { NAMESPACE, type Tag } from '../../readers/html/handler.ts';
import { declaresShadowRoot } from '../../readers/html/shadow-root.ts';
import { isConsentWindow } from './consent-window.ts';
import { isStreamedPart } from './streamed-part.ts';

/** Bits of an open element. */
export const FLAG = {
  hidden: 1,
  /** nav, header, footer, aside, and their roles. */
  chrome: 2,
  noscript: 4,
  /** Templates, and the windows of consent tools: as if they were not there. */
  template: 8,
  /** svg and MathML. */
  foreign: 16,
  nosnippet: 32,
  /** aria-hidden: closed dialogs of frameworks whose style is in a file. Their text is read, nothing is asked there. */
  unasked: 64,
  /** Text that is not shown where it stands: code, the title, what a field holds, the fallback of a frame. */
  silent: 128,
} as const;

const SETS: ElementRows<number> = [
  ['nav header footer aside', FLAG.chrome],
  ['noscript', FLAG.noscript],
  ['template', FLAG.template],
  ['script style title textarea iframe noembed noframes', FLAG.silent],
];

const elementFlags: Int32Array = bitsByElement(SETS);

const CHROME_ROLES: ReadonlySet<string> = new Set(['navigation', 'banner', 'contentinfo', 'complementary']);
const HIDDEN_STYLE = /(?:^|[;\s])display\s{0,8}:\s{0,8}none/i;
const TELLING =
  (1 << ATTRIBUTE.role) | (1 << ATTRIBUTE.hidden) | (1 << ATTRIBUTE['aria-hidden']) | (1 << ATTRIBUTE.style);

/** The flags that an element has by its name and its attributes. */
export function flagsOf(tag: Tag): number {
  let flags = tag.namespace === NAMESPACE.html ? (elementFlags[tag.element] ?? 0) : FLAG.foreign;
  if (flags === FLAG.template && declaresShadowRoot(tag)) flags = 0;
  if (isConsentWindow(tag)) flags |= FLAG.template;
  if (tag.element !== ELEMENT.dialog && (tag.mask & TELLING) === 0) return flags;
  if (CHROME_ROLES.has(attributeText(tag, ATTRIBUTE.role))) flags |= FLAG.chrome;
  if (attributeText(tag, ATTRIBUTE['aria-hidden']).toLowerCase() === 'true') flags |= FLAG.unasked;
  return isHidden(tag) ? flags | FLAG.hidden : flags;
}

/**
 * Whether the tag hides its content. Crawlers do not wait for the script that shows a page hidden as a whole, and
 * read its text all the same: html and body never count as hidden.
 */
function isHidden(tag: Tag): boolean {
  if (tag.element === ELEMENT.html || tag.element === ELEMENT.body) return false;
  // A dialog shows when it is open (HTML standard, 15.3.1).
  if (tag.element === ELEMENT.dialog && !hasAttribute(tag, ATTRIBUTE.open)) return true;
  if (hasAttribute(tag, ATTRIBUTE.hidden))
    return attributeText(tag, ATTRIBUTE.hidden).toLowerCase() !== 'until-found' && !isStreamedPart(tag);
  return HIDDEN_STYLE.test(attributeValue(tag, ATTRIBUTE.style) ?? '');
}
