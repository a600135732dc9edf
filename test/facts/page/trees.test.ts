import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { kindFeatures } from '../../../src/facts/kind-features.ts';
import { KIND_BASES, KIND_NAMES, KIND_TREES } from '../../../src/facts/kind-trees.ts';
import { pageFacts } from '../../../src/facts/page.ts';
import { BLOCK_FEATURES } from '../../../src/facts/page/block-features.ts';
import { BLOCK_NAMES, BLOCK_TREES } from '../../../src/facts/page/block-trees.ts';
import { creditsOfTrees, sumOfTrees, treesOf } from '../../../src/facts/page/trees.ts';

// Below 5: +1. From 5 on: -0.5 where the second number is below 2, else +0.25.
const TREE = '0 5 -1 100 1 2 -1 -50 -1 25';

describe('trees', () => {
  const trees = treesOf([TREE, '-1 7'], 300);

  test.each([
    [[4.9, 9], 4.07],
    [[5, 1], 2.57],
    [[5, 2], 3.32],
  ])('the sum for %j is %d', (row, sum) => {
    expect(sumOfTrees(trees, Float64Array.from(row))).toBeCloseTo(sum);
  });

  test('the value of a leaf is divided among the numbers that were asked on the way', () => {
    expect([...creditsOfTrees(trees, Float64Array.from([4, 9]))]).toEqual([1, 0]);
    expect([...creditsOfTrees(trees, Float64Array.from([6, 1]))]).toEqual([-0.25, -0.25]);
  });
});

describe.each([
  ['blocks', BLOCK_TREES, 0, BLOCK_FEATURES],
  ...Object.entries(KIND_TREES).map(
    ([kind, texts], index) => [kind, texts, KIND_BASES[index] ?? 0, KIND_NAMES] as const,
  ),
] as const)('the table of %s', (_name, texts, base, names) => {
  test('asks for numbers that there are, and every branch ends', () => {
    const { features, others, roots } = treesOf(texts, base);
    expect(roots).toHaveLength(texts.length);
    const branches = [...features.entries()].filter(([, feature]) => feature >= 0);
    for (const [node, feature] of branches) {
      expect(feature).toBeLessThan(names.length);
      expect(others[node]).toBeGreaterThan(node + 1);
    }
  });
});

test('each number has a name of its own', () => {
  expect(new Set(BLOCK_FEATURES).size).toBe(BLOCK_FEATURES.length);
});

test('the trees for blocks were taught by the numbers that are asked of them', () => {
  expect(BLOCK_NAMES.split(', ')).toEqual(BLOCK_FEATURES);
});

test('each number that the trees for kinds ask is one that a page has', () => {
  const text = '<article><p>It says much of what it is about, in many words.</p></article>'.repeat(40);
  const facts = pageFacts(exchangeOf({ url: 'https://example.com/page', body: text }));
  expect(facts.signs).not.toBeNull();
  expect(kindFeatures(facts).map(([name]) => name)).toEqual(expect.arrayContaining([...KIND_NAMES]));
});
