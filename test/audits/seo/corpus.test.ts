import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../../src/audits/page.ts';
import { seoPageResult } from '../../../src/contract/index.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { corpusFolder } from '../../corpus.ts';

/** One in so many pages: the whole corpus takes longer than a unit test may. */
const STRIDE = 6;

const folder = corpusFolder();
const files =
  folder === null ? [] : readdirSync(resolve(folder, 'pages')).filter((name) => name.endsWith('.html.gz'));

describe.runIf(folder !== null)('real pages', () => {
  const pages = files.filter((_, at) => at % STRIDE === 0);

  test.each(pages)('%s', (name) => {
    const body = gunzipSync(readFileSync(resolve(folder ?? '', 'pages', name)));
    const { result, evidence } = auditPage(exchangeOf({ url: `https://example.com/news/${name}`, body }));
    expect(seoPageResult.safeParse(result).success).toBe(true);
    expect(evidence.issues.reduce((sum, { lost }) => sum + lost, 0)).toBe(100 - result.overall_score);
    expect(evidence.unknown.filter(({ code }) => code === 'rule-failed')).toEqual([]);
    expect(result.issues.every(({ message, fix }) => message !== '' && fix !== '')).toBe(true);
  });
});
