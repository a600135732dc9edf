import { beforeAll, describe, expect, test } from 'vitest';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { answerEngines } from '../../src/catalog/answer-engines.ts';
import { wafVendors } from '../../src/catalog/waf-signatures.ts';
import type { TargetAuditOptions } from '../../src/jobs/audit.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import type { Fetcher } from '../../src/net/model.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import type { Report } from '../../src/report/report.ts';
import { rules } from '../../src/rules/rules.ts';
import { fixtureWeb } from '../golden/fixture-web.ts';
import { shopWeb } from './broken-shop.ts';
import { circles, FORMS } from './pseudo.ts';

/** Two words of Latin letters beside each other. */
const PAIR = /(?<![\w-])(?=([a-z]{2,} [a-z]{2,})(?![\w…-]))/g;

const pairsIn = (text: string): readonly string[] =>
  [...text.toLowerCase().replaceAll(/\s+/g, ' ').matchAll(PAIR)].map(([, pair = '']) => pair);

/** The same on each line alone: what stands on two lines is not said together. */
const pairsOfLines = (text: string): readonly string[] => text.split('\n').flatMap(pairsIn);

/** Names that are the same in every language. */
const NAMES = [
  ...aiBots.flatMap(({ label, company }) => [label, company]),
  ...answerEngines.map(({ label }) => label),
  ...wafVendors.map(({ label }) => label),
  ...rules.map(({ source }) => source),
];

interface Site {
  readonly origin: string;
  readonly web: Fetcher;
}

interface Run extends TargetAuditOptions {
  readonly path?: string;
  readonly probe?: boolean;
}

/** An audit of a site, with everything that it answered. */
async function auditOf({ origin, web }: Site, { path = '', probe = true, ...options }: Run) {
  const answers: string[] = [];
  const heard: Fetcher = {
    ...web,
    fetch: async (url, options) => {
      const exchange = await web.fetch(url, options);
      answers.push(exchange.headers.flat().join('\n'), new TextDecoder().decode(exchange.body));
      return exchange;
    },
  };
  let now = Date.UTC(2026, 10, 21);
  const sleep = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  const auditor = createAuditor({ web: heard, clock: () => now, random: () => 0, sleep, lanes: 1, probe });
  const { report } = await auditor.audit(`${origin}${path}`, options);
  return { report, answers };
}

const SITES: readonly (readonly [name: string, site: () => Site, run: Run])[] = [
  ['the bundled site', () => fixtureWeb('demo-site'), {}],
  ['a site behind a firewall', () => fixtureWeb('shut-site'), {}],
  ['a broken shop', shopWeb, {}],
  ['a part of a shop', shopWeb, { path: '/products/9', probe: false, maxPages: 3, exclude: ['/help/*'] }],
];

describe.each(SITES)('the report of %s', (_, site, run) => {
  let report: Report;
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    const audit = await auditOf(site(), run);
    report = audit.report;
    // Code to paste is the same in every language.
    const code = report.findings.map(({ paste }) => paste);
    known = new Set([...audit.answers, ...code, ...NAMES].flatMap(pairsIn));
  });
  const strange = (text: string) => [...new Set(pairsOfLines(text))].filter((pair) => !known.has(pair));

  test.each(FORMS)('says nothing that was not translated: %s', (_form, write) => {
    expect(report.findings.length).toBeGreaterThan(0);
    expect(strange(write(report, circles))).toEqual([]);
    // The same form in English is full of strange words: this test can fail.
    expect(strange(write(report, ENGLISH))).not.toEqual([]);
  });
});
