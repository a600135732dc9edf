/** Which attribute of an element is its value (HTML Living Standard, microdata, 5.2.4, read 2026-11). */
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import { attributeValue } from '../../html/attributes.ts';
import { ELEMENT } from '../../html/elements.ts';
import type { Tag } from '../../html/handler.ts';
import { resolved, type ScannedPage } from '../scanned-page.ts';
import { canParse } from '../../../values/url.ts';

const ADDRESS_IN: ReadonlyMap<number, number> = new Map([
  [ELEMENT.audio, ATTRIBUTE.src],
  [ELEMENT.embed, ATTRIBUTE.src],
  [ELEMENT.iframe, ATTRIBUTE.src],
  [ELEMENT.img, ATTRIBUTE.src],
  [ELEMENT.source, ATTRIBUTE.src],
  [ELEMENT.track, ATTRIBUTE.src],
  [ELEMENT.video, ATTRIBUTE.src],
  [ELEMENT.a, ATTRIBUTE.href],
  [ELEMENT.area, ATTRIBUTE.href],
  [ELEMENT.link, ATTRIBUTE.href],
  [ELEMENT.object, ATTRIBUTE.data],
]);

const TEXT_IN: ReadonlyMap<number, number> = new Map([
  [ELEMENT.meta, ATTRIBUTE.content],
  [ELEMENT.data, ATTRIBUTE.value],
  [ELEMENT.meter, ATTRIBUTE.value],
]);

/**
 * The value that the start tag alone gives; `null`: the text content is the value. `content` on any element is
 * read as well, which the standard does not say but Google and schema.org's own examples do.
 */
export function attributeOfValue(page: ScannedPage, tag: Tag): string | null {
  const content = attributeValue(tag, ATTRIBUTE.content);
  if (content !== null) return content.trim();
  const address = ADDRESS_IN.get(tag.element);
  if (address !== undefined) return addressOf(page, attributeValue(tag, address));
  const text = TEXT_IN.get(tag.element);
  if (text !== undefined) return (attributeValue(tag, text) ?? '').trim();
  return tag.element === ELEMENT.time ? attributeValue(tag, ATTRIBUTE.datetime) : null;
}

/** Without the attribute, or where it is no address, the value is empty (5.2.4). */
function addressOf(page: ScannedPage, written: string | null): string {
  if (written === null) return '';
  const address = resolved(page, written);
  return canParse(address) ? address : '';
}
