/**
 * Whether scores order pages as a person does: Kendall's tau-b between the score of a page and the tier that a reader of its
 * text alone gave it, before any score was made. Forty pages of eight kinds of corpus/wcxb, five each, drawn with a fixed seed.
 * Run: npm run build && node bench/order.mjs
 * Prints tau of each score, and the pages in the order of their tiers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { auditPage, exchangeOf } from '../dist/index.js';
import { corpus } from './pages.mjs';

/** By how well an answer could be taken from the page and trusted: first those that answer most. */
const TIERS = [
  ['2854', '2992', '4180', '4413', '4053'],
  ['0688', '4771', '0039', '0596', '0374', '0321'],
  ['0423', '0505', '2889', '4289', '0590', '3023', '0152', '4089', '4305', '2952'],
  ['0235', '4292', '2867', '1658', '2916', '4533', '4468', '0337'],
  ['2837', '2851', '4854', '0652', '2968', '1310', '0523', '4437'],
  ['0514', '2967', '4532'],
];

const rows = new Map(
  gunzipSync(readFileSync(join(corpus, 'wcxb/expected.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
    .map((row) => [row.id, row]),
);

const pages = TIERS.flatMap((ids, tier) =>
  ids.map((id) => {
    const { url, type } = rows.get(id);
    const body = gunzipSync(readFileSync(join(corpus, `wcxb/pages/${id}.html.gz`)));
    const { result, evidence } = auditPage(
      exchangeOf({ url, headers: [['content-type', 'text/html']], body }),
    );
    return { id, tier, type, kind: evidence.kind, ...result };
  }),
);

/** Kendall's tau-b: ties of either side are no pairs. */
function tau(score) {
  let [agree, differ, tiedTier, tiedScore] = [0, 0, 0, 0];
  for (const [at, a] of pages.entries())
    for (const b of pages.slice(at + 1)) {
      const [tiers, scores] = [b.tier - a.tier, a[score] - b[score]];
      if (tiers !== 0 && scores !== 0 && tiers * scores > 0) agree++;
      else if (tiers !== 0 && scores !== 0) differ++;
      else if (tiers !== 0) tiedScore++;
      else if (scores !== 0) tiedTier++;
    }
  const pairs = agree + differ;
  return (agree - differ) / Math.sqrt((pairs + tiedTier) * (pairs + tiedScore));
}

for (const score of ['overall_score', 'technical_score', 'content_score', 'ai_seo_score'])
  console.log(`${score.padEnd(16)}${tau(score).toFixed(2).padStart(6)}`);
for (const { id, tier, type, kind, overall_score: overall } of pages)
  console.log(`${tier + 1}  ${id}  ${type.padEnd(14)} ${kind.padEnd(14)} ${String(overall).padStart(3)}`);
