/** Elements that are named as the price of something, and hold none. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, attributeText, hasAttribute, wordsOf } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { holdsWord } from './attribute-bytes.ts';

/** Names of the one price that is asked: "product-price", "price__value". With any other word it may rightly be empty. */
const PRICE_WORDS: ReadonlySet<string> = new Set(
  'actual amount current final item main now number offer our price product value'.split(' '),
);

/** What beside the name makes it another price: the one from before, of all in the cart, of a unit. */
const OTHER_PRICE =
  /(?:^|[\s_-])(?:base|before|cart|compare|crossed|discount|former|list|old|original|regular|sale|saved|savings?|shipping|special|strike|subtotal|tax|total|unit|was)(?:$|[\s_-])/i;

/** How a selector names an element with an attribute for its price. */
export const DATA_PRICE = '[data-price]';

const MAX_NAME_BYTES = 200;

/** How a selector names the element, where it is there to hold a price that its attributes do not state; else empty. */
export function emptyPriceName(tag: Tag): string {
  if (hasAttribute(tag, ATTRIBUTE['data-price']) && attributeText(tag, ATTRIBUTE['data-price']) === '')
    return DATA_PRICE;
  const name = priceName(tag);
  return name !== '' && statesValue(tag) ? '' : name;
}

/** How a selector names an element that is named as a price; else empty. */
function priceName(tag: Tag): string {
  if (holdsWord(tag, ATTRIBUTE.itemprop, 'price') && attributeText(tag, ATTRIBUTE.itemprop) === 'price')
    return '[itemprop=price]';
  return nameIn(tag, ATTRIBUTE.class, '.') || nameIn(tag, ATTRIBUTE.id, '#');
}

/** A value in an attribute is there whatever the element shows. */
function statesValue(tag: Tag): boolean {
  return [ATTRIBUTE['data-price'], ATTRIBUTE.content, ATTRIBUTE.value].some(
    (id) => attributeText(tag, id) !== '',
  );
}

function nameIn(tag: Tag, id: number, mark: '.' | '#'): string {
  const written = attributeOf(tag, id);
  if (written === null || written.to - written.from > MAX_NAME_BYTES || !holdsWord(tag, id, 'price'))
    return '';
  const names = attributeText(tag, id);
  if (OTHER_PRICE.test(names)) return '';
  const name = wordsOf(names).find(isPrice);
  return name === undefined ? '' : `${mark}${name}`;
}

function isPrice(name: string): boolean {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[_-]+/);
  return words.includes('price') && words.every((word) => PRICE_WORDS.has(word));
}
