/** The parts of the documentation that are made from the source: outputs, points, and a line for each public export. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pageRules } from '../../src/rules/page/rules.ts';
import { CRAWLER_GATES, CRAWLER_POINTS } from '../../src/score/crawler.ts';
import { pageGates } from '../../src/score/gates.ts';
import { llmsPoints } from '../../src/score/llms.ts';
import { pagePoints } from '../../src/score/points.ts';
import { SCHEMA_POINTS } from '../../src/score/schema.ts';
import { criticalShare, PARTLY_READ_CAP } from '../../src/score/score.ts';
import { CATEGORY_WEIGHTS } from '../../src/score/weights.ts';
import { here } from '../cli/run-here.ts';
import { errorTable, optionTables, signatureIn } from './api.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** Points of an audit as one line: `bots 50, home 18, …`. */
const line = (points: Readonly<Record<string, number>>) =>
  Object.entries(points)
    .filter(([, number]) => number > 0)
    .map(([part, number]) => `${part} ${number}`)
    .join(', ');

const CATEGORIES = { technical: 'Technical', content: 'Content', ai_seo: 'AI SEO' } as const;

function scores(): string {
  const budgets = (['technical', 'content', 'ai_seo'] as const).map((category) => {
    const weighed = pageRules.filter((rule) => rule.category === category && pagePoints[rule.id] > 0);
    const points = weighed.toSorted((a, b) => pagePoints[b.id] - pagePoints[a.id]);
    return [
      CATEGORIES[category],
      `${CATEGORY_WEIGHTS[category]} %`,
      points.map(({ id }) => `${id} ${pagePoints[id]}`).join(', '),
    ];
  });
  const [one, two, more] = [1, 2, 3].map(criticalShare);
  const gates = Object.entries(pageGates).map(([id, gate]) => `${id} ${gate.cap}`);
  return [
    table(
      ['Audit', 'Points'],
      [
        ['Crawler Check', line(CRAWLER_POINTS)],
        ['LLMs.txt Check', line(llmsPoints)],
        ['Schema Audit', line(SCHEMA_POINTS)],
      ],
    ),
    `The Crawler Check scores ${CRAWLER_GATES['home-inaccessible'].cap} at most when the home page gives no usable text, and ${CRAWLER_GATES['answer-bots-blocked'].cap} at most when robots.txt blocks every search bot or cannot be read.`,
    table(['AI SEO Audit', 'of overall', 'Points by rule'], budgets),
    `While one of these rules keeps nothing, a page scores at most: ${gates.join(', ')}.`,
    `Beside one critical fault every score is ${one} % of what it would be, beside two ${two} %, beside three or more ${more} %. Where only a part was read, or more than half of the points are unknown, it is ${PARTLY_READ_CAP} at most.`,
  ].join('\n\n');
}

/** What the points of a page rest on: each rule with points, by what it weighs in the whole. */
function evidence(): string {
  const weight = ({ id, category }: (typeof pageRules)[number]): number =>
    (pagePoints[id] * CATEGORY_WEIGHTS[category]) / 100;
  const weighed = pageRules.filter(({ id }) => pagePoints[id] > 0).toSorted((a, b) => weight(b) - weight(a));
  return table(
    ['Factor', 'Best study', 'Effect', 'Points of 100', 'Grade'],
    weighed.map((rule) => [
      `${rule.title} (\`${rule.id}\`)`,
      rule.source,
      rule.why,
      weight(rule).toFixed(1),
      rule.grade,
    ]),
  );
}

interface Exported {
  readonly name: string;
  readonly kind: 'value' | 'type';
  readonly sentence: string;
  /** How a function is called, the type of a constant; empty for all else. */
  readonly signature: string;
}

/** Every name that a module re-exports, followed to its declaration. */
function exportsOf(
  file: string,
): { name: string; kind: 'value' | 'type'; source: string; original: string }[] {
  const text = readFileSync(file, 'utf8');
  const whole = [...text.matchAll(/export \* from '([^']+)'/g)].flatMap(([, from = '']) =>
    exportsOf(resolve(dirname(file), from)),
  );
  const named = [...text.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, type, names = '', from = '']) =>
      names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => {
          const isType = type !== undefined || one.startsWith('type ');
          const [original = '', name = original] = one.replace(/^type /, '').split(' as ');
          return {
            name,
            kind: isType ? ('type' as const) : ('value' as const),
            source: resolve(dirname(file), from),
            original,
          };
        }),
  );
  return [...whole, ...named];
}

function sentenceOf(name: string, file: string): string {
  const text = readFileSync(file, 'utf8');
  const declaration = new RegExp(
    `^export (?:declare )?(?:async )?(?:function\\*?|const|interface|type|class) ${name}\\b`,
    'm',
  );
  const at = declaration.exec(text)?.index;
  if (at !== undefined) return firstSentence(text.slice(0, at));
  const inner = exportsOf(file).find((one) => one.name === name);
  if (inner !== undefined) return sentenceOf(inner.original, inner.source);
  for (const [, from = ''] of text.matchAll(/export (?:type )?\* from '([^']+)'/g)) {
    const found = sentenceOf(name, resolve(dirname(file), from));
    if (found !== '') return found;
  }
  return '';
}

function signatureOf(name: string, file: string): string {
  const own = signatureIn(readFileSync(file, 'utf8'), name);
  if (own !== '') return own;
  const inner = exportsOf(file).find((one) => one.name === name);
  return inner === undefined ? '' : signatureOf(inner.original, inner.source);
}

/** First sentence of the doc comment that ends right before a declaration. */
function firstSentence(before: string): string {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  const words = comment
    .split('\n')
    .map((one) => one.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/ \(\{@link file:[^}]*\}\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(words)?.[0] ?? words;
}

/** Every export of an entry with the first sentence of its doc comment, empty without one. */
export function publicExports(entry: string): readonly Exported[] {
  const file = resolve(ROOT, entry);
  const own = [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(function\*?|const|interface|type|class) (\w+)/gm,
    ),
  ];
  return [
    ...exportsOf(file).map(({ name, kind, source, original }) => ({
      name,
      kind,
      sentence: sentenceOf(original, source),
      signature: signatureOf(original, source),
    })),
    ...own.map(([, word = '', name = '']) => ({
      name,
      kind: word === 'interface' || word === 'type' ? ('type' as const) : ('value' as const),
      sentence: sentenceOf(name, file),
      signature: signatureOf(name, file),
    })),
  ].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const ENTRIES = [
  ['`citeworthy`', 'src/index.ts'],
  ['`citeworthy/report`', 'src/report/index.ts'],
  ['`citeworthy/robots`', 'src/public/robots.ts'],
  ['`citeworthy/sitemap`', 'src/public/sitemap.ts'],
  ['`citeworthy/llms-txt`', 'src/public/llms-txt.ts'],
  ['`citeworthy/structured-data`', 'src/public/structured-data.ts'],
  ['`citeworthy/html`', 'src/public/html.ts'],
  ['`citeworthy/bullmq`', 'src/queue/bullmq.ts'],
  ['`citeworthy/pg-boss`', 'src/queue/pg-boss.ts'],
  ['`citeworthy/postgres-gate`', 'src/queue/postgres-gate.ts'],
  ['`citeworthy/postgres-ledger`', 'src/queue/postgres-ledger.ts'],
  ['`citeworthy/postgres-store`', 'src/queue/postgres-store.ts'],
  ['`citeworthy/redis-gate`', 'src/queue/redis-gate.ts'],
  ['`citeworthy/playwright`', 'src/render/playwright.ts'],
] as const;

function api(): string {
  return [
    ...entryTables(),
    '## Options',
    'An unknown name and a value out of range are a TypeError of one line, before anything is asked for.',
    optionTables(table),
    '## Errors',
    'A `CodedError` has one of these codes; the detail after it says where.',
    errorTable(table),
  ].join('\n\n');
}

function entryTables(): readonly string[] {
  return ENTRIES.map(([name, entry]) => {
    const exports = publicExports(entry);
    const rows = (kind: Exported['kind']) =>
      exports
        .filter((one) => one.kind === kind)
        .map(({ name: own, signature, sentence }) => [
          `\`${own}${signature.startsWith('(') || signature.startsWith('<') ? signature.replaceAll('|', '\\|') : ''}\``,
          cell(sentence),
        ]);
    const types = rows('type');
    const typeTable = table(['Type', ''], types);
    return [
      `## ${name}`,
      table(['Export', ''], rows('value')),
      `<details><summary>${types.length} types</summary>\n\n${typeTable}\n\n</details>`,
    ].join('\n\n');
  });
}

/** Milliseconds that every answer of the example site takes, whatever the machine is doing: they are part of the score. */
const ANSWERED_IN_MS = 5;

/** What an audit of the example site prints, judged from its recording: a loaded machine changes nothing but its times. */
async function printed(command: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-'));
  try {
    const file = join(folder, 'exchanges.ndjson');
    await here([command, '--record', file]);
    const timed = readFileSync(file, 'utf8').replace(/("firstByteMs":)[\d.]+/g, `$1${ANSWERED_IN_MS}`);
    writeFileSync(file, timed);
    return (await here(['replay', file], { width: 90 })).out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The beginning of what an audit of the example site prints: verdict, answers, scores, engines, the first thing to do. */
async function output(command: string): Promise<string> {
  const out = await printed(command);
  const lines = out.replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080').split('\n');
  const from = lines.indexOf('To do');
  if (from === -1) throw new Error(`nothing to do in what citeworthy ${command} prints`);
  const next = lines.slice(from + 2).findIndex((line) => /^ {2}\S/.test(line));
  return ['```text', ...lines.slice(0, next === -1 ? undefined : from + 2 + next), '…', '```'].join('\n');
}

/** Lines of the example of a server, from the one that begins so to the next that is `to`, without their indent. */
function excerpt(file: string, from: string, to: string): string {
  const lines = readFileSync(join(ROOT, 'examples/api-server', file), 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith(from));
  const last = lines.indexOf(to, first);
  if (first === -1 || last === -1) throw new Error(`${file} has no lines from ${from} to ${to}`);
  const indent = lines[first]?.search(/\S/) ?? 0;
  return ['```js', ...lines.slice(first, last + 1).map((line) => line.slice(indent)), '```'].join('\n');
}

/** The generated sections by the name in their markers. */
const SECTIONS: Readonly<Record<string, () => string | Promise<string>>> = {
  'output crawler': () => output('crawler'),
  'output llms': () => output('llms'),
  'output schema': () => output('schema'),
  'output site': () => output('site'),
  'output server start': () => excerpt('server.mjs', '  const start =', '  };'),
  'output server reads': () => excerpt('server.mjs', '  const list =', '  });'),
  'output server jobs': () => excerpt('worker.mjs', 'for (const [kind, run]', '}'),
  'output server webhooks': () => excerpt('worker.mjs', 'await boss.work(WEBHOOK', '});'),
  scores,
  evidence,
  api,
};

/** The file with each of its `<!-- name -->` … `<!-- /name -->` filled from the source. */
export async function filled(markdown: string): Promise<string> {
  let text = markdown;
  for (const [, name = ''] of markdown.matchAll(/^<!-- ([a-z][a-z ]*) -->$/gm)) {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    const make = SECTIONS[name];
    if (make === undefined || to < from) throw new Error(`no section ${name}`);
    text = `${text.slice(0, from + open.length)}\n\n${await make()}\n\n${text.slice(to)}`;
  }
  return text;
}
