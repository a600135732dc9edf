/**
 * The answer map on real pages of which it is known where the answer is (corpus/extraction): a title has to find its page
 * among all pages, a heading its section among those of its page, each left out of what is searched. Beside minisearch
 * with its defaults, which weighs words by BM25 as well.
 * Run: npm run build && npm --prefix bench ci && node bench/answers.mjs
 * --calibrate prints what src/passages/thresholds.ts is chosen by: headings as questions to sites of some pages each, on the
 * half of the pages that numbers are chosen on, and on the other. --memory: 100,000 pages, 500,000 passages (a minute), whose
 * peak hangs on the heap that is allowed: node --max-old-space-size=600.
 * --cranfield folder: 225 questions to 1,400 abstracts, judged by hand (Cranfield 2, 1967; its files cran.all.1400, cran.qry and
 * cranqrel are kept by many).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { answerMap, exchangeOf, pageFacts, passages } from '../dist/index.js';
import { listedLanguage, primarySubtag } from '../dist/facts/text/language.js';
import { countTerms, scoresOf } from '../dist/passages/term-counts.js';
import { termsOf } from '../dist/passages/terms.js';
import { isForChoosing, judgedPages } from './pages.mjs';

/** Words of a section that can answer. */
const LEAST_SECTION = 20;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};
const listed = (lang) => [listedLanguage(primarySubtag(lang)) ?? []].flat();
const share = (part, whole) => (part / whole).toFixed(3);

const began = cpu();
const pages = judgedPages('extraction')
  .map((judged, at) => {
    const url = `https://example.com/${at}`;
    const exchange = exchangeOf({ url, body: judged.body });
    const { title, lang, main } = pageFacts(exchange);
    const textOf = ({ from, to }) =>
      main.blocks
        .slice(from, to)
        .map(({ text }) => text)
        .join('\n');
    const sections = main.sections
      .filter(({ words }) => words >= LEAST_SECTION)
      .map((section) => ({ heading: main.blocks[section.heading]?.text ?? '', text: textOf(section) }));
    return { url, title, lang, sections, own: passages(exchange), isForChoosing: isForChoosing(judged) };
  })
  .filter(({ own }) => own.length > 0);
const all = pages.flatMap(({ own }) => own);
console.log(
  `${pages.length} pages, ${all.length} passages, ${((cpu() - began) / pages.length).toFixed(1)} ms of CPU a page, reading it twice`,
);

const bodies = pages.flatMap(({ sections, lang, url }) =>
  sections.map((each) => ({ ...each, lang, url, among: sections.length })),
);

/** Ours and another's: what makes of texts, and of questions that are known beforehand, the values of each question by text. */
const ENGINES = {
  citeworthy: (texts, questions) => {
    const terms = questions.map(({ question, lang }) => termsOf(question, listed(lang)));
    const counts = countTerms(texts, terms.flat());
    return (at) => scoresOf(counts, terms[at]).values;
  },
  minisearch: (texts, questions) => {
    const index = new MiniSearch({ fields: ['text'] });
    index.addAll(texts.map((text, id) => ({ id, text })));
    return (at) => {
      const values = new Float32Array(texts.length);
      for (const { id, score } of index.search(questions[at].question)) values[id] = score;
      return values;
    };
  },
};

/** Rank of the right one; of those that are worth the same it is in the middle. */
function rankOf(values, right) {
  const above = values.filter((value) => value > values[right]).length;
  return above + (values.filter((value) => value === values[right]).length + 1) / 2;
}

function tally(ranks) {
  const sum = (of) => ranks.reduce((total, rank) => total + of(rank), 0);
  return {
    recall: share(
      sum((rank) => Number(rank === 1)),
      ranks.length,
    ),
    mrr: share(
      sum((rank) => 1 / rank),
      ranks.length,
    ),
  };
}

/** Entries of a file of SMART: after `.I`, a field by its letter. */
const entriesOf = (text, field) =>
  text
    .split(/^\.I .*\n/m)
    .slice(1)
    .map((entry) =>
      (entry.split(new RegExp(`^\\.${field}\\s*\\n`, 'm'))[1] ?? '').split(/^\.[A-Z]\s*$/m)[0].trim(),
    );

/** What an answer is worth by its code in cranqrel: 1 is a complete one, 4 one of minimum interest. */
const gainOf = (code) => Math.max(0, 5 - code);
const TOP = 10;

function onCranfield(folder) {
  const file = (name) => readFileSync(join(folder, name), 'latin1').replaceAll('\r', '');
  const texts = entriesOf(file('cran.all.1400'), 'W');
  const questions = entriesOf(file('cran.qry'), 'W').map((question) => ({ question, lang: 'en' }));
  const gains = questions.map(() => new Map());
  for (const [question, text, code] of file('cranqrel')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number)))
    if (code > 0) gains[question - 1].set(text - 1, gainOf(code));
  const sumOf = (worth) => worth.reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
  for (const [name, make] of Object.entries(ENGINES)) {
    const ask = make(texts, questions);
    let [ndcg, first, reciprocal] = [0, 0, 0];
    for (const [at, own] of gains.entries()) {
      const values = ask(at);
      const order = [...values.keys()].toSorted((a, b) => values[b] - values[a]);
      const ideal = [...own.values()].toSorted((a, b) => b - a).slice(0, TOP);
      ndcg += sumOf(order.slice(0, TOP).map((text) => own.get(text) ?? 0)) / sumOf(ideal);
      const rank = order.findIndex((text) => own.has(text)) + 1;
      first += Number(rank === 1);
      reciprocal += 1 / rank;
    }
    const mean = (sum) => share(sum, questions.length);
    console.log(
      `${name.padEnd(12)} Cranfield, ${questions.length} questions, ${texts.length} texts: nDCG@${TOP} ${mean(ndcg)}, MRR ${mean(reciprocal)}, a right one first ${mean(first)}`,
    );
  }
}

const cranfield = process.argv.indexOf('--cranfield');
if (cranfield > 0) onCranfield(process.argv[cranfield + 1]);

for (const [name, make] of process.argv.length > 2 ? [] : Object.entries(ENGINES)) {
  const asked = pages.filter(({ title }) => title !== '');
  const before = megabytes();
  const from = cpu();
  const ask = make(
    all.map(({ headings, text }) => [...headings.slice(1), text].join('\n')),
    asked.map(({ title, lang }) => ({ question: title, lang })),
  );
  const [indexed, held] = [cpu() - from, megabytes() - before];
  const since = cpu();
  const titles = asked.map(({ url }, at) => {
    const best = new Map(pages.map((page) => [page.url, 0]));
    for (const [passage, value] of ask(at).entries())
      if (value > best.get(all[passage].url)) best.set(all[passage].url, value);
    return rankOf([...best.values()], [...best.keys()].indexOf(url));
  });
  const perQuestion = (cpu() - since) / titles.length;
  const named = bodies.filter(({ heading, among }) => heading !== '' && among >= 3);
  const askBodies = make(
    bodies.map(({ text }) => text),
    named.map(({ heading, lang }) => ({ question: heading, lang })),
  );
  let [chance, bare] = [0, 0];
  const headings = named.map((section, at) => {
    const first = bodies.findIndex(({ url }) => url === section.url);
    const values = askBodies(at).slice(first, first + section.among);
    const own = bodies.indexOf(section) - first;
    chance += 1 / section.among;
    bare += Number(values[own] === 0);
    return rankOf(values, own);
  });
  const [title, heading] = [tally(titles), tally(headings)];
  console.log(
    `${name.padEnd(12)} titles ${titles.length}: recall@1 ${title.recall}, MRR ${title.mrr}; headings ${headings.length}: recall@1 ${heading.recall}, MRR ${heading.mrr} (chance ${share(chance, headings.length)}, ${share(bare, headings.length)} without a word in common)`,
  );
  console.log(
    `${''.padEnd(12)} index ${indexed.toFixed(0)} ms, ${((1_000 * held) / all.length).toFixed(1)} kB a passage; ${perQuestion.toFixed(2)} ms a question`,
  );
}

/** Headings asked of sites of `size` pages of one language, without the heading itself: with their section and without their page. */
async function calibrate(size, isAsked) {
  const groups = [];
  for (const lang of new Set(pages.map((page) => primarySubtag(page.lang)))) {
    const same = pages.filter((page) => primarySubtag(page.lang) === lang && isAsked(page));
    for (let at = 0; at + size <= same.length; at += size) groups.push(same.slice(at, at + size));
  }
  const counts = { with: {}, without: {} };
  let [questions, passagesOfSites, right, missed] = [0, 0, 0, 0];
  for (const group of groups) {
    const asked = group.flatMap(({ sections, url }) => sections.map((section) => ({ ...section, url })));
    const site = group.map(({ url, own }) => ({ url, passages: own }));
    passagesOfSites += site.reduce((sum, { passages: { length } }) => sum + length, 0);
    // Each question has two indexes of its own: every few are enough.
    for (const { heading, text, url } of asked.filter(
      (each, at) => each.heading !== '' && at % (size / 5) === 0,
    )) {
      questions++;
      const bare = (each) => ({
        ...each,
        headings: each.headings.filter((one) => one !== heading && one !== each.headings[0]),
        text: each.text.replaceAll(heading, ''),
      });
      const others = site.filter((page) => page.url !== url);
      const own = site
        .filter((page) => page.url === url)
        .map((page) => ({ url, passages: page.passages.map(bare) }));
      const [found] = await answerMap([...others, ...own], [heading]);
      const [none] = await answerMap(others, [heading]);
      counts.with[found.verdict] = (counts.with[found.verdict] ?? 0) + 1;
      counts.without[none.verdict] = (counts.without[none.verdict] ?? 0) + 1;
      const isRight =
        found.passages[0]?.url === url && text.includes(found.passages[0].text.split('\n').at(-1));
      right += Number(isRight);
      missed += Number(isRight && found.verdict === 'no-passage');
    }
  }
  const row = (of) =>
    ['answered', 'partly', 'no-passage']
      .map((verdict) => `${verdict} ${share(of[verdict] ?? 0, questions)}`)
      .join(', ');
  console.log(
    `sites of ${size} pages (${Math.round(passagesOfSites / groups.length)} passages), ${questions} headings: with their page ${row(counts.with)}; without it ${row(counts.without)}; right passages that are called no-passage ${share(missed, right)}`,
  );
}

if (process.argv.includes('--calibrate'))
  for (const [half, isAsked] of [
    ['chosen on', (page) => page.isForChoosing],
    ['other half', (page) => !page.isForChoosing],
  ]) {
    console.log(half);
    for (const size of [5, 20, 60]) await calibrate(size, isAsked);
  }

/** A site of many pages, each with words of its own, one page at a time. */
function* manyPages(count) {
  for (let page = 0; page < count; page++) {
    const { own } = pages[page % pages.length];
    const url = `https://example.com/many/${page}`;
    yield {
      url,
      // As a ledger gives them: no text is shared.
      passages: JSON.parse(JSON.stringify(own)).map((each) => ({
        ...each,
        url,
        text: `${each.text} n${page}`,
      })),
    };
  }
}

if (process.argv.includes('--memory')) {
  const [before, from] = [megabytes(), cpu()];
  let peak = 0;
  const watched = function* () {
    for (const page of manyPages(100_000)) {
      peak = Math.max(peak, process.memoryUsage().rss);
      yield page;
    }
  };
  const questions = pages.slice(0, 50).map(({ title }) => title);
  const rows = await answerMap(watched(), questions);
  peak = Math.max(peak, process.memoryUsage().rss, process.resourceUsage().maxRSS * 1_024);
  console.log(
    `100,000 pages, ${rows.length} questions: ${((cpu() - from) / 1_000).toFixed(0)} s of CPU, peak ${(peak / 1e6).toFixed(0)} MB, ${before.toFixed(0)} MB of it before`,
  );
}
