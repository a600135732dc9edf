import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageOwners } from '../../src/jobs/page-owners.ts';
import type { PageUnit } from '../../src/jobs/page-unit.ts';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';

const audited = auditPage(exchangeOf({ url: 'https://example.com/', body: '<title>x</title>' }));
const at = (number: number) => `https://example.com/${number}`;

/** An address, where it ends, what its page calls canonical, and which text stands there. */
type Address = readonly [number: number, final: number, canonical: number, text: string];

function unitOf([number, final, canonical, simhash]: Address): PageUnit {
  const [url, finalUrl] = [at(number), at(final)];
  const digest = {
    ...audited.evidence.digest,
    url,
    finalUrl,
    canonical: at(canonical),
    simhash,
    status: 200,
    access: 'pass',
  };
  return {
    url,
    finalUrl,
    result: audited.result,
    evidence: { ...audited.evidence, digest },
    auditedAt: 'now',
  };
}

/** What is kept of pages that come in this order, after those that an earlier run kept. */
function settled(plan: ReadonlySet<string>, pages: readonly PageUnit[], end: 'complete' | 'killed') {
  const owners = createPageOwners(plan);
  const kept = new Map<string, PageUnit>();
  for (const page of pages) if (page.result === null) owners.remember(page.url, page);
  for (const page of pages) {
    kept.set(page.url, page);
    if (page.result === null) continue;
    for (const [key, unit] of owners.settle(page.url, page)) kept.set(key, unit);
  }
  if (end === 'complete') for (const [key, unit] of owners.rest()) kept.set(key, unit);
  return [...kept.values()];
}

const TEXTS = ['0123456789abcdef', 'fedcba9876543210'] as const;
/** Addresses of a site, and how many of them its plan names, the first ones. */
const SHOWN = 8;
const PLANNED = 6;
const address = fc.nat(SHOWN - 1);
const every = fc.shuffledSubarray(
  Array.from({ length: PLANNED }, (_, number) => number),
  { minLength: PLANNED },
);

test('whatever leads where, in whichever order pages come, wherever a run was killed: as many are audited, and no text is lost', () => {
  const site = fc.record({
    shown: fc.array(fc.record({ canonical: address, text: fc.constantFrom(...TEXTS) }), {
      minLength: SHOWN,
      maxLength: SHOWN,
    }),
    finals: fc.array(fc.option(address), { minLength: PLANNED, maxLength: PLANNED }),
    order: every,
    again: every,
    killed: fc.nat(PLANNED),
  });
  fc.assert(
    fc.property(site, ({ shown, finals, order, again, killed }) => {
      const pages = finals.map((led, number) => {
        // What is shown where a redirect ends is shown to who asks for it, too.
        const final = led === null || (finals[led] ?? led) !== led ? number : led;
        const { canonical = final, text = TEXTS[0] } = shown[final] ?? {};
        return unitOf([number, final, canonical, text]);
      });
      const plan = new Set(pages.map(({ url }) => url));
      const inOrder = (numbers: readonly number[]) => numbers.flatMap((number) => pages[number] ?? []);
      const whole = settled(plan, pages, 'complete');
      const begun = settled(plan, inOrder(order).slice(0, killed), 'killed');
      const units = (numbers: readonly number[]) =>
        numbers.flatMap((number) => begun.find(({ url }) => url === at(number)) ?? []);
      const resumed = settled(plan, [...units(again), ...inOrder(order).slice(killed)], 'complete');
      const own = (kept: readonly PageUnit[]) => kept.filter(({ result }) => result !== null);
      const textsOf = (kept: readonly PageUnit[]) =>
        [...new Set(kept.map(({ evidence }) => evidence.digest.simhash))].toSorted();
      const shuffled = settled(plan, inOrder(order), 'complete');
      for (const end of [whole, shuffled, resumed]) {
        expect(end).toHaveLength(PLANNED);
        expect(textsOf(own(end))).toEqual(textsOf(pages));
      }
      expect(own(shuffled)).toHaveLength(own(whole).length);
    }),
    { numRuns: 3_000 },
  );
});
