/**
 * What the rules that judge prose say of real pages, held against a judgement by hand: page of the corpus → code, verdict and
 * reason. Drawn with a fixed seed from 200 pages in twelve languages; at most 25 findings a rule from before the rules were
 * mended, and all that were left after.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { ask } from '../../src/audits/judge.ts';
import { pageAudit } from '../../src/audits/page.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import { subjectOf } from '../../src/rules/page/subject.ts';
import { pagePoints } from '../../src/score/points.ts';
import { corpusFolder } from '../corpus.ts';

type Judgement = readonly [code: string, verdict: 'right' | 'debatable' | 'wrong', reason: string];

const JUDGED: Readonly<Record<string, Readonly<Record<string, Judgement>>>> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'judged-pages.json'), 'utf8'),
);

/** Share of the findings on judged pages that may be wrong; of a rule with points the debatable ones count as well. */
const MAX_WRONG = 0.1;
/** Share of the right findings of a rule with points that stay: to say nothing at all is no way to be right. */
const MIN_RIGHT = 0.5;

const CANONICAL = [
  /<link[^>]*rel=["']?canonical["']?[^>]*href=["']?(https?:[^"'\s>]+)/i,
  /<link[^>]*href=["']?(https?:[^"'\s>]+)["']?[^>]*rel=["']?canonical/i,
  /property=["']og:url["'][^>]*content=["'](https?:[^"']+)/i,
];

const corpus = corpusFolder();

function addressesIn(folder: string): [string, string][] {
  const lines = readFileSync(`${corpus}/${folder}/expected.jsonl`, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [, page, url = ''] = /"page": "([^"]+)\.html\.gz", "url": "([^"]+)"/.exec(line) ?? [];
    return url.startsWith('http') ? [[`${folder}/pages/${page}`, url] as [string, string]] : [];
  });
}

test('rules that judge prose are right nine times of ten', { timeout: 120_000 }, () => {
  if (corpus === null) return;
  const addresses = new Map([...addressesIn('extraction'), ...addressesIn('dates')]);
  const subjects = new Map<string, ReturnType<typeof subjectOf>>();
  const subjectAt = (name: string) => {
    const known = subjects.get(name);
    if (known !== undefined) return known;
    const body = gunzipSync(readFileSync(`${corpus}/${name}.html.gz`));
    const html = body.toString('latin1');
    const declared = CANONICAL.flatMap((form) => form.exec(html)?.[1] ?? [])[0]?.replaceAll('&amp;', '&');
    const url = addresses.get(name) ?? declared ?? '';
    const exchange = exchangeOf({ url, headers: [['content-type', 'text/html']], body });
    const subject = subjectOf(pageFacts(exchange), { now: Date.UTC(2026, 10, 1) });
    subjects.set(name, subject);
    return subject;
  };
  const rates = Object.entries(JUDGED).map(([id, judged]) => {
    const rule = pageRules.find((one) => one.id === id)!;
    const found = Object.entries(judged).filter(
      ([name]) => ask(pageAudit, rule, subjectAt(name)).kind === 'fail',
    );
    const count = (verdict: Judgement[1], among: readonly (readonly [string, Judgement])[]) =>
      among.filter(([, one]) => one[1] === verdict).length;
    const wrong = count('wrong', found);
    const right = count('right', found);
    const isAdvice = pagePoints[rule.id] === 0;
    const isKept = isAdvice || right >= Math.floor(MIN_RIGHT * count('right', Object.entries(judged)));
    const notRight = isAdvice ? wrong : found.length - right;
    return { id, found: found.length, wrong, right, isRight: notRight <= MAX_WRONG * found.length && isKept };
  });
  expect(rates.filter(({ isRight }) => !isRight)).toEqual([]);
});
