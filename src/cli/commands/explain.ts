import { CodedError } from '../../errors.ts';
import { checkEntry, checkIds, type CheckEntry } from '../../jobs/check-catalogue.ts';
import { wrapped } from '../../report/text/width.ts';
import { EXIT, isSet, type Command, type Terminal } from '../command.ts';

const CATEGORY_WORDS = { technical: 'Technical', content: 'Content', ai_seo: 'AI SEO' } as const;

const GRADE_WORDS: Readonly<Record<CheckEntry['grade'], string>> = {
  strong: 'strong: measured, controlled, repeated',
  moderate: 'moderate: measured',
  weak: 'weak: measured in one place, or without control',
  refuted: 'refuted: measured, and no effect was found',
  vendor: 'vendor: documentation of an engine',
  standard: 'standard: an RFC, W3C or WHATWG text',
};

/** Characters of an example; a whole page as an example is cut. */
const MAX_EXAMPLE = 1_200;
const MAX_WIDTH = 100;

export const explain: Command = {
  name: 'explain',
  usage: '[check-id]',
  summary: 'A check: why, source, grade of the evidence, points, example, fix',
  examples: [
    'citeworthy explain                 every check in a line',
    'citeworthy explain server-rendered',
  ],
  options: { json: { type: 'boolean', help: 'the entries as JSON' } },
  run: async ([id, ...others], values, terminal) => {
    if (others.length > 0) throw new CodedError('usage', 'explain wants one check at a time');
    const found = (id === undefined ? checkIds : [id]).map(entryOf);
    if (isSet(values, 'json')) terminal.out(`${JSON.stringify(found, null, 2)}\n`);
    else
      terminal.out(id === undefined ? listed(found) : found.map((entry) => told(entry, terminal)).join(''));
    return EXIT.healthy;
  },
};

function entryOf(id: string): CheckEntry {
  const entry = checkEntry(id);
  if (entry === null) throw new CodedError('usage', `no check is called ${id}${nearest(id)}`);
  return entry;
}

/** Ids that share a word with what was written. */
function nearest(id: string): string {
  const words = id.toLowerCase().split(/[^a-z0-9]+/);
  const near = checkIds.filter((known) => known.split('-').some((word) => words.includes(word))).slice(0, 5);
  return near.length === 0 ? '; citeworthy explain lists them' : `; did you mean ${near.join(', ')}?`;
}

function listed(found: readonly CheckEntry[]): string {
  const width = Math.max(...found.map(({ id }) => id.length));
  const lines = found.map(
    ({ id, category, points, title }) =>
      `${id.padEnd(width)}  ${category.padEnd(9)}  ${String(points).padStart(3)}  ${title}`,
  );
  return `${lines.join('\n')}\n\n${found.length} checks; the number is the points of 100 of its category.\n`;
}

function told(entry: CheckEntry, terminal: Terminal): string {
  const width = Math.min(terminal.width, MAX_WIDTH);
  const ofSite = 'none of its own: it judges the whole site, whose score is the mean of its pages';
  const cap = entry.cap === null ? '' : `; while it fails a page scores ${entry.cap} at most`;
  const lines = [
    entry.id,
    ...wrapped(entry.title, width),
    '',
    ...labelled('Category', `${CATEGORY_WORDS[entry.category]}, ${entry.type}`, width),
    ...labelled(
      'Points',
      entry.of === 'site' ? ofSite : `${entry.points} of 100 of its category${cap}`,
      width,
    ),
    ...labelled('Why', entry.why, width),
    ...labelled('Source', entry.source, width),
    ...labelled('Evidence', GRADE_WORDS[entry.grade], width),
    ...failing(entry, width),
    ...(entry.passing === null ? [] : ['', 'Passes:', ...example(entry.passing)]),
  ];
  return `${lines.join('\n')}\n`;
}

const LABEL = 10;

function labelled(label: string, text: string, width: number): string[] {
  return wrapped(text, width - LABEL).map(
    (line, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${line}`,
  );
}

function failing({ failing: found }: CheckEntry, width: number): string[] {
  if (found === null) return [];
  return [
    '',
    'Fails:',
    ...example(found.example),
    '',
    ...labelled('Says', found.message, width),
    ...labelled('Fix', found.fix, width),
  ];
}

function example(written: NonNullable<CheckEntry['passing']>): string[] {
  const { html, ...rest } = typeof written === 'string' ? { html: written } : written;
  const around = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value, plainMaps)}`);
  const shown = html.length > MAX_EXAMPLE ? `${html.slice(0, MAX_EXAMPLE)}…` : html;
  return [...around, ...shown.split('\n')].filter((line) => line !== '').map((line) => `    ${line}`);
}

/** Maps and sets of a site as JSON. */
function plainMaps(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
