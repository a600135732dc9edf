/** Templates that are none once the page is parsed. */
import { ATTRIBUTE } from './attribute-names.ts';
import { attributeText } from './attributes.ts';
import type { Tag } from './handler.ts';

/**
 * Whether a template declares a shadow root: the parser attaches its content to the parent element, where it is shown
 * without a script (HTML standard, 4.12.3 and 13.2.6.4.4).
 */
export function declaresShadowRoot(template: Tag): boolean {
  const mode = attributeText(template, ATTRIBUTE.shadowrootmode).toLowerCase();
  return mode === 'open' || mode === 'closed';
}
