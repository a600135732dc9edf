/**
 * Whether scores order pages as a person does: Kendall's tau-b between the score of a page and the tier that a reader of its
 * text alone gave it. Four sets of pages of all kinds of corpus/wcxb, drawn with a fixed seed.
 * Run: npm run build && node bench/order.mjs
 * Prints tau of each score, and the pages in the order of their tiers, of each set.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { auditPage, exchangeOf } from '../dist/index.js';
import { corpus } from './pages.mjs';

/**
 * By how well an answer could be taken from the page and trusted: first those that answer most. `learned`: the points of rules
 * were weighed with these. `fresh`, `second` and
 * `third`: put in order before any score of them was seen; what put pairs of them in the wrong order was looked for after.
 */
const SETS = {
  learned: [
    ['2854', '2992', '4180', '4413', '4053'],
    ['0688', '4771', '0039', '0596', '0374', '0321'],
    ['0423', '0505', '2889', '4289', '0590', '3023', '0152', '4089', '4305', '2952'],
    ['0235', '4292', '2867', '1658', '2916', '4533', '4468', '0337'],
    ['2837', '2851', '4854', '0652', '2968', '1310', '0523', '4437'],
    ['0514', '2967', '4532'],
  ],
  fresh: [
    ['2870', '0661', '4815', '4558', '4233'],
    ['0431', '0349', '0130', '4211', '4212', '3063'],
    ['0608', '3028', '0088', '0516', '0550', '1976', '4869', '1142'],
    ['0519', '4280', '2845', '4480', '0081', '0265', '2864', '0547', '0175', '2908', '4376'],
    ['4394', '4139', '2970'],
    ['4762', '4750', '4871'],
  ],
  second: [
    ['2856', '2414', '0675', '4202', '4397', '4090'],
    ['0664', '0681', '0314', '4643', '3026', '2894', '2826', '4137'],
    ['4440', '1579', '0716', '0690', '0694', '4282', '3078', '0470', '0527', '0520'],
    ['2839', '0247', '0545', '0515', '0586', '2888', '2955', '4264', '4636'],
    ['0066', '4369', '1795', '4348'],
    ['0585', '4829', '4763'],
  ],
  third: [
    ['2855', '2853', '0334', '4622'],
    ['0217', '4486', '4654', '4185', '0510'],
    ['0403', '3033', '4250', '4474', '3054', '0605', '0703'],
    ['0580', '4361', '4375', '0639', '4758'],
    ['4355', '0264', '4435', '0543'],
    ['2898', '4207'],
  ],
};

const rows = new Map(
  gunzipSync(readFileSync(join(corpus, 'wcxb/expected.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
    .map((row) => [row.id, row]),
);

/** The pages of a set with their tiers and scores. */
const judged = (tiers) =>
  tiers.flatMap((ids, tier) =>
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
function tau(pages, score) {
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

for (const [name, tiers] of Object.entries(SETS)) {
  const pages = judged(tiers);
  console.log(`\n${name}, ${pages.length} pages`);
  for (const score of ['overall_score', 'technical_score', 'content_score', 'ai_seo_score'])
    console.log(`${score.padEnd(16)}${tau(pages, score).toFixed(2).padStart(6)}`);
  for (const { id, tier, type, kind, overall_score: overall } of pages)
    console.log(`${tier + 1}  ${id}  ${type.padEnd(14)} ${kind.padEnd(14)} ${String(overall).padStart(3)}`);
}
