import { expect, test } from 'vitest';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { PRODUCT_BOTS } from '../../src/catalog/product-names.ts';

test('no product name is a name of a bot, and each stands for bots of the catalogue', () => {
  const names = new Set(
    aiBots.flatMap(({ tokens, aliases }) => [...tokens, ...aliases]).map((name) => name.toLowerCase()),
  );
  const keys = new Set(aiBots.filter(({ tokens }) => tokens.length > 0).map(({ key }) => key));
  for (const [product, bots] of Object.entries(PRODUCT_BOTS)) {
    expect([product, names.has(product)]).toEqual([product, false]);
    expect([product, bots.filter((key) => !keys.has(key))]).toEqual([product, []]);
  }
});
