/** A rule that breaks is a fault of ours: it ends no audit, costs nothing, and is reported. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditCrawlerCheck } from '../../src/audits/crawler.ts';
import { exampleView } from '../rules/site/example-view.ts';
import { judge } from '../../src/audits/judge.ts';
import { auditLlms } from '../../src/audits/llms.ts';
import { auditPage } from '../../src/audits/page.ts';
import { auditSchema } from '../../src/audits/schema.ts';
import { wholeSiteAudit } from '../../src/audits/site.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { exampleSubject } from '../rules/access/example-subject.ts';
import { rules } from '../../src/rules/rules.ts';
import { listenTo, type Diagnostic } from '../../src/net/diagnostics.ts';
import { tellFailedRules } from '../../src/jobs/telling.ts';

const ORIGIN = 'https://example.com';
const page = exchangeOf({
  url: `${ORIGIN}/`,
  headers: [['content-type', 'text/html']],
  body: '<title>Tea</title><h1>Tea</h1><p>Tea is a drink.</p>',
});
const llms = {
  domain: 'example.com',
  origin: ORIGIN,
  home: page,
  robots: robotsAccess(page),
  llms: page,
  full: page,
};

/** Each audit, and a rule of it that fails on what is judged here: broken, it costs nothing. */
const AUDITS = {
  crawler: () => auditCrawlerCheck(exampleSubject({ '/llms.txt': 404 }).input).evidence,
  llms: () => auditLlms(llms).evidence,
  schema: () => auditSchema(page).evidence,
  page: () => auditPage(page).evidence,
  site: () => judge(wholeSiteAudit, exampleView({ pages: [{ html: '<h1>Tea</h1>', url: `${ORIGIN}/` }] })),
} as const;

/** Makes a rule throw until the test ends. */
function broken(id: string): void {
  const rule: object | undefined = rules.find((one) => one.id === id);
  if (rule === undefined || !('evaluate' in rule)) throw new TypeError(`no rule ${id}`);
  const evaluate = vi.spyOn(rule as { evaluate: () => void }, 'evaluate').mockImplementation(() => {
    throw new RangeError('no such fact');
  });
  onTestFinished(() => evaluate.mockRestore());
}

test.each([
  ['crawler', 'llms-missing'],
  ['llms', 'llms-txt'],
  ['schema', 'schema-organization'],
  ['page', 'lang-declared'],
  ['site', 'orphans'],
] as const)('%s: a rule that throws is unknown and counted', (audit, rule) => {
  expect(AUDITS[audit]()).not.toHaveProperty('failedRules');
  broken(rule);
  expect(AUDITS[audit]()).toMatchObject({ failedRules: [{ rule, error: 'no such fact' }] });
});

test('a finding of a rule that breaks is gone, and no other', () => {
  const whole = auditSchema(page).evidence.findings;
  expect(whole.map((finding) => finding.rule)).toContain('schema-organization');
  broken('schema-organization');
  const rest = auditSchema(page).evidence.findings;
  expect(rest).toEqual(whole.filter((finding) => finding.rule !== 'schema-organization'));
});

test('a page says which question is open', () => {
  broken('lang-declared');
  expect(auditPage(page).evidence.unknown).toContainEqual({
    id: 'lang-declared',
    code: 'rule-failed',
    reason: 'the rule failed',
  });
});

test('rules that broke are reported on their channel, without the password of the address', () => {
  const messages: Diagnostic<'citeworthy:rule-failed'>[] = [];
  onTestFinished(listenTo('citeworthy:rule-failed', (message) => void messages.push(message)));
  broken('lang-declared');
  tellFailedRules('site-audit', 'https://user:secret@example.com/', auditPage(page).evidence);
  expect(messages).toMatchObject([
    {
      audit: 'site-audit',
      rule: 'lang-declared',
      error: 'no such fact',
      url: expect.stringMatching(/example/),
    },
  ]);
  expect(JSON.stringify(messages)).not.toMatch('secret');
});
