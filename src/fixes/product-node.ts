/** The Product of a page as JSON-LD, with the price that its shopping tags state. */
import { blank, type GraphSource, type JsonNode } from './graph-source.ts';
import { pageAddress } from './json-ld.ts';
import { pageImage } from './page-picture.ts';

/** Price and currency as shopping tags state them. */
function offerOf(source: GraphSource): JsonNode | null {
  const { page } = source;
  const value = (keys: readonly string[]): string =>
    page.metas.find(({ key, content }) => keys.includes(key) && content !== '')?.content ?? '';
  const price = value(['product:price:amount', 'og:price:amount']);
  const currency = value(['product:price:currency', 'og:price:currency']);
  if (!/^\d+(?:\.\d+)?$/.test(price) || !/^[A-Z]{3}$/.test(currency)) return null;
  return { '@type': 'Offer', price, priceCurrency: currency, url: pageAddress(source) };
}

/** The product, with the price of the shopping tags, or a blank for it. */
export function productNode(source: GraphSource): JsonNode {
  const offer = offerOf(source);
  return {
    '@type': 'Product',
    '@id': `${pageAddress(source)}#product`,
    name: source.name,
    url: pageAddress(source),
    description: source.tags.meta.description,
    image: pageImage(source),
    offers: offer ?? {
      '@type': 'Offer',
      price: blank('the price shown on the page'),
      priceCurrency: blank('its currency'),
    },
  };
}
