/**
 * Counts how pages score, and writes `src/catalog/page-scores.ts`, beside which `--compare` shows the score of a page. Without files
 * the pages are those of WCXB, development set; with WARC files, such as those of Common Crawl, theirs.
 * Run: npm run build && node bench/train/percentiles.mjs [--check] [--name words --year n --says source --share 0.1 --seed 7] [file.warc.gz …] && npm run format
 * `--share` takes so much of the pages, drawn by `--seed`. The same pages give the same bytes. `--check` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditPage } from '../../dist/audits/page.js';
import { exchangesOf } from '../../dist/archives/exchanges.js';
import { exchangeOf } from '../../dist/exchange.js';
import { wasRead } from '../../dist/jobs/tally.js';
import { WEIGHTS_VERSION } from '../../dist/score/weights.js';
import { random } from './random.mjs';
import { wcxbPages } from './read.mjs';
import { tableSource } from './table.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    name: { type: 'string', default: 'WCXB' },
    year: { type: 'string', default: '2026' },
    says: {
      type: 'string',
      default:
        'the Web Content Extraction Benchmark v1.0, development set (Murrough Foley 2026, CC BY 4.0; the pages belong to their publishers)',
    },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
  },
});
/** Pages of a kind that say something of it. */
const LEAST = 30;
/** No clock: a page is as old as it was in the year of its corpus. */
const NOW = Date.UTC(Number(values.year), 0, 1);

async function* exchanges() {
  for (const file of files) yield* exchangesOf(file);
  if (files.length > 0) return;
  for (const { id, url, body } of wcxbPages()) {
    const exchange = exchangeOf({ url: URL.canParse(url) ? url : `https://example.com/${id}`, body });
    yield { ...exchange, timings: { ...exchange.timings, startedAt: NOW } };
  }
}

const isPage = ({ status, headers }) =>
  status === 200 && headers.every(([name, value]) => !/^content-type$/i.test(name) || /html/i.test(value));

const counts = new Map();
const count = (kind, score) => {
  const own = counts.get(kind) ?? Array.from({ length: 101 }, () => 0);
  own[score] += 1;
  counts.set(kind, own);
};
const next = random(Number(values.seed));
for await (const exchange of exchanges()) {
  if (!isPage(exchange) || next() >= Number(values.share)) continue;
  const { result, evidence } = auditPage(exchange);
  if (!wasRead(evidence.gates)) continue;
  count(evidence.kind, result.overall_score);
  count('all', result.overall_score);
}

const pagesOf = (scores) => scores.reduce((sum, pages) => sum + pages, 0);
const { all, ...kinds } = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
const large = Object.fromEntries(Object.entries(kinds).filter(([, scores]) => pagesOf(scores) >= LEAST));
for (const [kind, scores] of Object.entries({ all, ...kinds })) console.log(kind.padEnd(14), pagesOf(scores));

if (!values.check)
  writeFileSync(
    new URL('../../src/catalog/page-scores.ts', import.meta.url),
    tableSource(
      [
        'How pages of a corpus score: for each kind the number of pages by overall score, 0 to 100. It says nothing of the whole web.',
        'Made by `bench/train/percentiles.mjs`; do not edit.',
        `Source: ${values.says}. Size: ${pagesOf(all).toLocaleString('en')} pages that were read, each alone. Date: as of ${new Date(NOW).toISOString().slice(0, 10)}, weights ${WEIGHTS_VERSION}. Share ${values.share}, seed ${values.seed}. Kinds with fewer than ${LEAST} pages are in \`all\` only.`,
      ],
      [
        ['SCORED_SOURCE', values.name],
        ['SCORED_YEAR', Number(values.year)],
        ['SCORED_LEAST', LEAST],
        ['SCORED_ALL', all],
        ['SCORED_KINDS', large],
      ],
    ),
  );
