import { expect, test } from 'vitest';
import { seoPageResult, siteSummary } from '../../src/contract/index.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { readPageUnit, type PageUnit } from '../../src/jobs/page-unit.ts';
import { siteAnswers } from '../../src/jobs/site-answers.ts';
import { sitemapOf } from '../site-server.ts';
import { siteAuditor } from './site-auditor.ts';

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text} ${'The workshop is open on most days of the week. '.repeat(6)}</p></main>`;
const routes = {
  '/': page('Acme', 'We build things.'),
  '/pumps': page('Heat pumps', 'A heat pump makes a noise of about forty decibels.'),
  '/gone': { status: 500, body: 'broken' },
  '/sitemap.xml': sitemapOf('/', '/pumps', '/gone'),
};
const NOISE = 'noise of heat pumps';

test('an audit with questions says which page answers them, and its documented parts stay as they are', async () => {
  const { origin, auditor } = await siteAuditor(routes);
  const plain = await auditor.site(origin);
  const ledger = memoryLedger<PageUnit>();
  const asked = await auditor.site(origin, { ledger, questions: [NOISE, 'zebra'] });
  if (!('plan' in plain) || !('plan' in asked)) throw new Error('no audit');
  siteSummary.parse(asked.summary);
  for (const { result } of asked.pages) seoPageResult.parse(result);
  expect(plain.evidence.answers).toBeUndefined();
  expect(plain.pages.some(({ passages }) => passages !== undefined)).toBe(false);
  const { rows = [], unsearched } = asked.evidence.answers ?? {};
  expect(rows.map(({ verdict }) => verdict)).toEqual(['answered', 'no-passage']);
  expect(rows[0]!.passages[0]!.url).toBe(`${origin}/pumps`);
  expect(rows[0]!.engines.every(({ fetch }) => fetch !== 'no')).toBe(true);
  expect(unsearched).toBe(0);
  const rules = asked.evidence.findings.map(({ rule }) => rule);
  expect(rules).toContain('question-unanswered');
  for (const unit of asked.pages) expect(readPageUnit(JSON.parse(JSON.stringify(unit)))).toEqual(unit);
});

test('a job takes questions, and its ledger can be asked again without a request', async () => {
  const { origin, asked, auditor } = await siteAuditor(routes);
  const ledger = memoryLedger<PageUnit>();
  const end = await createJobs(auditor)['site-audit']({ url: origin, questions: [] }, { ledger });
  expect(end.status).toBe('complete');
  const requests = asked.length;
  const { rows, pages } = await siteAnswers(ledger, [NOISE]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['answered']);
  expect(pages).toBeGreaterThan(1);
  expect(asked).toHaveLength(requests);
});

test('the ledgers of shards are asked as one site', async () => {
  const { origin, auditor } = await siteAuditor(routes);
  const plan = await auditor.discoverSite(origin);
  const { evidence: _, ...whole } = plan;
  const shards = await Promise.all(
    [0, 1].map(async (shard) => {
      const ledger = memoryLedger<PageUnit>();
      const urls = whole.urls.filter((__, at) => at % 2 === shard);
      await auditor.auditSite({ ...whole, urls }, { ledger, questions: [] });
      return ledger;
    }),
  );
  const { rows, pages } = await siteAnswers(shards, [NOISE, 'zebra']);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['answered', 'no-passage']);
  expect(rows[0]!.passages[0]!.url).toBe(`${origin}/pumps`);
  expect(pages).toBe(whole.urls.length);
});

test('of pages that were kept without passages nothing is said', async () => {
  const { origin, auditor } = await siteAuditor(routes);
  const ledger = memoryLedger<PageUnit>();
  const first = await auditor.site(origin, { ledger });
  if (!('plan' in first)) throw new Error('no audit');
  const again = await auditor.site(origin, { ledger, plan: first.plan, questions: ['zebra'] });
  if (!('plan' in again)) throw new Error('no audit');
  expect(again.evidence.answers).toMatchObject({ rows: [], pages: 0 });
  expect(again.evidence.answers!.unsearched).toBeGreaterThan(1);
  expect(again.evidence.findings.map(({ rule }) => rule)).not.toContain('question-unanswered');
});
