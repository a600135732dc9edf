import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  crawlerCheckResult,
  llmsCheckResult,
  schemaAuditResult,
  seoPageResult,
  siteSummary,
} from '../../src/contract/index.ts';
import type { SeoPageResult } from '../../src/contract/index.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { readRecording, recording, recordLine, replaying } from '../../src/jobs/recording.ts';
import type { Fetcher } from '../../src/net/model.ts';
import { fixtureWeb } from './fixture-web.ts';

const NOW = Date.UTC(2026, 10, 21);

/** The four audits of a site, with a clock that goes on only while somebody sleeps: a Retry-After has to pass. */
async function auditAll(web: Fetcher, origin: string) {
  let now = NOW;
  const sleep = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  const auditor = createAuditor({ web, clock: () => now, random: () => 0, sleep, lanes: 1 });
  const pages: SeoPageResult[] = [];
  const crawler = await auditor.crawlerCheck(origin);
  const llms = await auditor.llmsCheck(origin);
  const schema = await auditor.schemaAudit(`${origin}/`);
  const { evidence: found, ...plan } = await auditor.discoverSite(origin);
  const onProgress = ({ unit }: { unit: { result: SeoPageResult | null } }) =>
    unit.result && pages.push(unit.result);
  const { summary, evidence: site } = await auditor.auditSite(plan, { onProgress });
  return { crawler, llms, schema, plan, found, pages, summary, site };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const fixture = (site: string, file: string) => resolve(import.meta.dirname, '../../fixtures', site, file);

describe.each(['demo-site', 'shut-site'])('%s', (site) => {
  let agreed = '';
  const lines: string[] = [];

  test('gives the whole result that was agreed on', async () => {
    const { origin, web } = fixtureWeb(site);
    const audited = await auditAll(
      recording(web, (recorded) => lines.push(recordLine(recorded))),
      origin,
    );
    crawlerCheckResult.parse(audited.crawler.result);
    llmsCheckResult.parse(audited.llms.result);
    schemaAuditResult.parse(audited.schema.result);
    siteSummary.parse(audited.summary);
    for (const page of audited.pages) seoPageResult.parse(page);
    agreed = json(audited);
    await expect(agreed).toMatchFileSnapshot(fixture(site, 'expected.json'));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fixture(site, 'exchanges.ndjson'));
  });

  test('gives the same from its recorded exchanges', async () => {
    // Not from the files: -u writes them when the last test has ended.
    const audited = await auditAll(replaying(readRecording(lines.join('\n'))), `https://${site}.example`);
    expect(json(audited)).toBe(agreed);
  });
});
