import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IssueCategory } from '../../src/contract/index.ts';
import type { Reads } from '../../src/rules/page/page-rule.ts';
import { unknown, type Verdict } from '../../src/rules/rule.ts';
import { wholePoints } from '../../src/score/attribute.ts';
import { earned, scoreOf } from '../../src/score/score.ts';
import type { Gate, Weighed as WeighedRule } from '../../src/score/score.ts';
import { CATEGORY_WEIGHTS } from '../../src/score/weights.ts';

type Weighed = WeighedRule<IssueCategory>;

/** Two faults: `bad` is critical, `wrong` is not. */
const FAULTS = { wrong: { severity: 'medium' }, bad: { severity: 'critical' } } as const;

const GATES: Readonly<Record<string, Gate>> = {
  answer: { cap: 0, takes: ['answer', 'document', 'text'] },
  index: { cap: 25, takes: [] },
  rendered: { cap: 35, takes: ['text'] },
};

/** Three categories of 100 points, with the gates among them. */
const BUDGET: readonly Omit<Weighed, 'verdict'>[] = [
  row('answer', 'technical', 'answer', 30, FAULTS),
  row('index', 'technical', 'answer', 12, FAULTS),
  row('rendered', 'technical', 'document', 38, FAULTS),
  row('links', 'technical', 'document', 17),
  row('slug', 'technical', 'answer', 3),
  row('title', 'content', 'document', 37, FAULTS),
  row('amount', 'content', 'text', 41, FAULTS),
  row('order', 'content', 'text', 22),
  row('opening', 'ai_seo', 'text', 53),
  row('dates', 'ai_seo', 'document', 47),
];

function row(
  id: string,
  part: IssueCategory,
  reads: Reads,
  points: number,
  faults: Weighed['faults'] = { wrong: FAULTS.wrong },
) {
  return { id, part, reads, points, faults };
}

const failing = (kept = 0, ...codes: readonly string[]): Verdict => ({
  kind: 'fail',
  kept,
  found: (codes.length === 0 ? ['wrong'] : codes).map((code) => ({ code, data: {} })),
});
const critical = (count = 1): Verdict => failing(0, ...Array.from({ length: count }, () => 'bad'));
const weigh = (verdicts: Readonly<Record<string, Verdict>>): Weighed[] =>
  BUDGET.map((check) => ({ ...check, verdict: verdicts[check.id] ?? { kind: 'pass' } }));
/** The score with its parts by name. */
function scored(rules: readonly Weighed[], gates = GATES) {
  const { parts, coverage, ...score } = scoreOf(rules, { weights: CATEGORY_WEIGHTS, gates });
  const part = (name: IssueCategory): number => parts.get(name)!;
  return {
    ...score,
    technical: part('technical'),
    content: part('content'),
    aiSeo: part('ai_seo'),
    coverage: { content: coverage.get('content')!, ai_seo: coverage.get('ai_seo')! },
  };
}
const score = (verdicts: Readonly<Record<string, Verdict>>) => scored(weigh(verdicts));

const verdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constant<Verdict>({ kind: 'pass' }),
  fc.constant<Verdict>({ kind: 'none' }),
  fc.constant<Verdict>(unknown('rule-failed')),
  fc.constantFrom('title', 'links', 'answer', 'amount').map((by): Verdict => ({ kind: 'taken', by })),
  fc.constantFrom(0, 0, 1 / 4, 1 / 2, 5 / 8, 2 / 3, 0.99).map((kept) => failing(kept)),
  // What is not seen counts as one critical fault of its rule.
  fc.constant(critical()),
);
const page = fc
  .tuple(...BUDGET.map(() => verdict))
  .map((verdicts) => BUDGET.map((check, index): Weighed => ({ ...check, verdict: verdicts[index]! })));

test('a page without faults has 100 everywhere', () => {
  expect(score({})).toMatchObject({ technical: 100, content: 100, aiSeo: 100, overall: 100, losses: [] });
});

test('a failed cap charges its gate with everything below the cap', () => {
  expect(score({ index: failing() })).toMatchObject({
    technical: 88,
    content: 100,
    aiSeo: 100,
    overall: 25,
    gates: [{ id: 'index', cap: 25 }],
    losses: [{ id: 'index', lost: 75 }],
  });
});

test('a gate takes what could not be seen: one cause, one finding', () => {
  const shell = score({ rendered: failing(), amount: failing(), opening: failing(), order: failing() });
  expect(shell.losses).toEqual([{ id: 'rendered', points: 38, lost: 65 }]);
  expect(shell.subsumed).toEqual(['amount', 'order', 'opening']);
  expect([shell.technical, shell.content, shell.aiSeo, shell.overall]).toEqual([62, 27, 47, 35]);
  expect(shell.coverage.content).toEqual({ judged: 37, notApplicable: 0, unknown: 0, notSeen: 63 });
});

test('a page that gave no answer is one finding with all points', () => {
  const dead = score({ answer: failing(), index: failing(), rendered: failing(), title: failing() });
  expect(dead).toMatchObject({ technical: 0, content: 0, aiSeo: 0, overall: 0, gates: [{ id: 'answer' }] });
  expect(dead.losses).toEqual([{ id: 'answer', points: 100, lost: 100 }]);
});

test('of several closed gates the lowest cap counts and is charged, in whatever order they stand', () => {
  const checks = weigh({ index: failing(), rendered: failing(), amount: failing() });
  for (const order of [checks, checks.toReversed()]) {
    const closed = scored(order);
    expect(closed.gates).toEqual([
      { id: 'index', cap: 25 },
      { id: 'rendered', cap: 35 },
    ]);
    expect(closed.overall).toBe(25);
    expect(closed.losses.reduce((total, { lost }) => total + lost, 0)).toBe(75);
  }
});

test('losses come with most points first, equal ones in order of the checks', () => {
  const { losses } = score({ slug: failing(), links: failing(), title: failing(), order: failing() });
  expect(losses.map(({ id }) => id)).toEqual(['title', 'order', 'links', 'slug']);
  const equal = [row('b', 'content', 'text', 5), row('a', 'content', 'text', 5)];
  const tied = scored(
    equal.map((check) => ({ ...check, verdict: failing() })),
    {},
  );
  expect(tied.losses.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a partial loss does not close a gate, and keeps whole points', () => {
  const half = score({ rendered: failing(1 / 2), links: failing(1 / 3), slug: failing(1 / 2) });
  expect(half.gates).toEqual([]);
  expect(half.losses.map(({ id, points }) => [id, points])).toEqual([
    ['rendered', 19],
    ['links', 12],
    ['slug', 2],
  ]);
});

test('what does not apply or cannot be known costs nothing and is counted', () => {
  const open = score({ title: { kind: 'none' }, dates: unknown('no-clock') });
  expect(open.overall).toBe(100);
  expect(open.coverage.content.notApplicable).toBe(37);
  expect(open.coverage.ai_seo.unknown).toBe(47);
});

test('what is lost with another fault is charged to that fault, and free once it is repaired', () => {
  const opening: Verdict = { kind: 'taken', by: 'title' };
  const broken = score({ title: failing(), opening });
  expect([broken.technical, broken.content, broken.aiSeo, broken.overall]).toEqual([100, 63, 47, 70]);
  expect(broken.losses.map(({ id, lost }) => [id, lost])).toEqual([['title', 30]]);
  expect(broken.subsumed).toEqual(['opening']);
  const open = score({ opening });
  expect(open).toMatchObject({ overall: 100, losses: [], subsumed: [] });
  expect(open.coverage.ai_seo.notApplicable).toBe(53);
  // Behind a closed gate it was not seen at all, whatever else it hangs on.
  const shell = score({ rendered: failing(), title: failing(), opening });
  expect(shell.losses.map(({ id, points }) => [id, points])).toEqual([
    ['rendered', 38],
    ['title', 37],
  ]);
  expect([shell.subsumed, shell.aiSeo]).toEqual([['amount', 'order', 'opening'], 47]);
});

test.each([
  [12, 2 / 3, 8],
  [8, 5 / 8, 5],
  [10, 7 / 10, 7],
  [12, 11 / 12, 11],
  [7, 0.5, 3],
])('%d points kept at %d are %d', (points, kept, left) => {
  expect(earned(points, failing(kept))).toBe(left);
});

describe('critical faults', () => {
  test.each([
    [1, 74],
    [2, 59],
    [3, 44],
    [5, 44],
  ])('%d of them leave of the score and of its part %d %', (count, share) => {
    const bad = { title: failing(0.9, ...Array.from({ length: count }, () => 'bad')) };
    const [left, worse] = [score(bad), score({ ...bad, slug: failing(), dates: failing() })];
    // Of the part four points of title are lost before, of the whole 30 % of them.
    const of = (points: number): number => Math.floor((points * share) / 100);
    expect([left.overall, left.content, left.technical]).toEqual([of(98.8), of(96), 100]);
    expect(left.losses).toEqual([{ id: 'title', lost: 100 - of(98.8), points: 100 - of(96) }]);
    // What else is wrong still tells pages apart.
    expect(worse.overall).toBe(of(98.8 - 0.35 * 50));
  });

  test('several share what they take', () => {
    const { overall, losses } = score({ title: failing(0.99, 'bad'), amount: failing(0.99, 'bad') });
    expect(overall).toBe(58);
    expect(losses.map(({ lost }) => lost).toSorted((a, b) => a - b)).toEqual([21, 21]);
  });

  test('what was not seen counts at its worst', () => {
    // The text was not seen: one critical fault of content may be in it, and leaves 74 % of 37.
    expect(score({ rendered: critical(), order: { kind: 'pass' } }).content).toBe(27);
    const taken = score({ links: failing(), title: { kind: 'taken', by: 'links' } });
    expect([taken.content, taken.overall]).toEqual([46, 61]);
  });
});

test('a page that was read in part, or of which little could be judged, is held back and no fault pays for it', () => {
  const cut = scoreOf(weigh({}), { weights: CATEGORY_WEIGHTS, gates: GATES, isCut: true });
  expect([cut.overall, cut.withheld, cut.losses, [...cut.parts.values()]]).toEqual([
    74,
    26,
    [],
    [74, 74, 74],
  ]);
  const all = Object.fromEntries(BUDGET.map(({ id }) => [id, unknown('rule-failed')]));
  expect(score(all)).toMatchObject({ overall: 74, withheld: 26 });
  const { title: _title, amount: _amount, answer: _answer, ...most } = all;
  expect(score(most)).toMatchObject({ overall: 74 });
  expect(score({ title: all['title']!, amount: all['amount']! })).toMatchObject({
    overall: 100,
    withheld: 0,
  });
});

describe('random pages', () => {
  const runs = { numRuns: 4_000 };

  test('the losses sum to 100 − overall and every score is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(page, (checks) => {
        const { technical, content, aiSeo, overall, losses, withheld } = scored(checks);
        const lost = losses.reduce((total, loss) => total + loss.lost, withheld);
        const whole = [technical, content, aiSeo, overall].every(
          (value) => Number.isInteger(value) && value >= 0 && value <= 100,
        );
        expect([lost, whole, losses.every((loss) => loss.lost >= 0)]).toEqual([100 - overall, true, true]);
      }),
      runs,
    );
  });

  test('to repair a fault lowers no score', () => {
    fc.assert(
      fc.property(page, fc.nat(BUDGET.length - 1), (checks, at) => {
        const before = scored(checks);
        const after = scored(
          checks.map((check, index) => (index === at ? { ...check, verdict: { kind: 'pass' } } : check)),
        );
        expect(after.technical).toBeGreaterThanOrEqual(before.technical);
        expect(after.content).toBeGreaterThanOrEqual(before.content);
        expect(after.aiSeo).toBeGreaterThanOrEqual(before.aiSeo);
        expect(after.overall).toBeGreaterThanOrEqual(before.overall);
      }),
      runs,
    );
  });
});

test('whole points sum to the sum rounded up, largest remainders first', () => {
  expect(wholePoints([150, 199, 101])).toEqual([2, 2, 1]);
  expect(wholePoints([50, 50])).toEqual([1, 0]);
  expect(wholePoints([20, 50, 50, 30, 50])).toEqual([0, 1, 1, 0, 0]);
  expect(wholePoints([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 40 }), (losses) => {
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const parts = wholePoints(losses);
      return (
        sum(parts) === Math.ceil(sum(losses) / 100) && parts.every((part, i) => part * 100 < losses[i]! + 100)
      );
    }),
  );
});

test.each([
  [50, 100, 0],
  [51, 74, 26],
])('of a page of which %i points could not be judged, %i are said', (points, overall, withheld) => {
  const rules = [
    { ...row('known', 'content', 'text', 100 - points), verdict: { kind: 'pass' } as const },
    { ...row('open', 'content', 'text', points), verdict: unknown('rule-failed') },
  ];
  expect(scoreOf(rules, { weights: { technical: 0, content: 100, ai_seo: 0 }, gates: {} })).toMatchObject({
    overall,
    withheld,
  });
});
