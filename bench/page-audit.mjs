/**
 * CPU time of a whole page audit (facts, verdicts, score, digest, the contract's schema), page by page over real
 * pages, and how it splits over the stages.
 * Run: npm run build && node bench/page-audit.mjs [rounds]
 * A page counts with the median of its rounds, in which the collector rarely falls. Prints the median page, the mean page
 * and each stage's share of it, and the mean over whole rounds, with the collector: what a long run pays.
 */
import { auditPage, exchangeOf } from '../dist/index.js';
import { ask, scoreVerdicts } from '../dist/audits/judge.js';
import { pageAudit } from '../dist/audits/page.js';
import { pageRules } from '../dist/rules/page/rules.js';
import { digestPage } from '../dist/rules/site/page-digest.js';
import { subjectOf } from '../dist/rules/page/subject.js';
import { seoPageResult } from '../dist/contract/index.js';
import { pageAnswer } from '../dist/access/page-answer.js';
import { scan } from '../dist/readers/html/scan.js';
import { listener } from '../dist/readers/html/together.js';
import { pageFacts } from '../dist/facts/page.js';
import { structuredDataCollector } from '../dist/readers/structured-data/collector.js';
import { pageDirectives } from '../dist/facts/directives/page-directives.js';
import { pageKind } from '../dist/facts/page-kind.js';
import { textFacts } from '../dist/facts/text/text-facts.js';
import { realPages } from './pages.mjs';

const ROUNDS = Number(process.argv[2] ?? 15);
/** Rounds before the clock counts: everything is compiled then. */
const WARM_UP = 10;

const audits = realPages().map((body, index) => {
  const url = `https://example.com/page-${index}`;
  const headers = [['content-type', 'text/html; charset=utf-8']];
  const exchange = exchangeOf({ url, headers, body });
  const facts = pageFacts(exchange);
  const subject = subjectOf(facts, { now: Date.UTC(2026, 10, 1) });
  const verdicts = new Map(pageRules.map((rule) => [rule.id, ask(pageAudit, rule, subject)]));
  return { exchange, facts, subject, verdicts, result: auditPage(exchange).result };
});

const STAGES = {
  'whole audit, schema included': ({ exchange }) => seoPageResult.parse(auditPage(exchange).result),
  'page facts': ({ exchange }) => pageFacts(exchange),
  '  scan alone': ({ exchange }) => scan(exchange.body, [listener({})]),
  '  scan and structured data': ({ exchange }) => {
    const bytes = Buffer.from(exchange.body.buffer, exchange.body.byteOffset, exchange.body.byteLength);
    const data = structuredDataCollector(bytes, exchange.url);
    scan(bytes, [data.handler]);
    return data.finish();
  },
  'text facts': ({ facts }) => textFacts(facts),
  'kind, directives': ({ facts }) => [pageKind(facts), pageDirectives(facts)],
  'what came': ({ exchange, facts }) => pageAnswer(exchange, facts),
  rules: ({ subject }) => pageRules.map((rule) => ask(pageAudit, rule, subject)),
  score: ({ verdicts }) => scoreVerdicts(pageAudit, (id) => verdicts.get(id)),
  digest: ({ subject }) => digestPage(subject),
  schema: ({ result }) => seoPageResult.parse(result),
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** CPU milliseconds of each page, stage by stage, in turns so that the load of the machine falls on all alike. */
function measure() {
  const times = Object.fromEntries(Object.keys(STAGES).map((name) => [name, audits.map(() => [])]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(STAGES)) {
      for (const [index, audit] of audits.entries()) {
        const start = process.cpuUsage();
        work(audit);
        const { user, system } = process.cpuUsage(start);
        if (round >= 0) times[name][index].push((user + system) / 1_000);
      }
    }
  }
  return Object.entries(times).map(([name, pages]) => {
    const rounds = Array.from({ length: ROUNDS }, (_, round) => mean(pages.map((each) => each[round])));
    return { name, pages: pages.map(median), withCollector: median(rounds) };
  });
}

const rows = measure();
const whole = mean(rows[0].pages);
console.log(`${audits.length} pages, ${ROUNDS} rounds; CPU milliseconds a page`);
console.log(
  `${'stage'.padEnd(32)}${'median page'.padStart(12)}${'mean'.padStart(9)}${'share'.padStart(8)}${'mean of whole rounds'.padStart(22)}`,
);
for (const { name, pages, withCollector } of rows) {
  const share = `${Math.round((100 * mean(pages)) / whole)} %`;
  console.log(
    `${name.padEnd(32)}${median(pages).toFixed(3).padStart(12)}${mean(pages).toFixed(3).padStart(9)}${share.padStart(8)}${withCollector.toFixed(3).padStart(22)}`,
  );
}
