import type { CheckEntry } from '../../jobs/check-catalogue.ts';
import { wrapped } from '../../report/text/width.ts';
import { GRADE_WORDS, labelled } from './words.ts';
import { cut } from '../../wording.ts';

const CATEGORY_WORDS = { technical: 'Technical', content: 'Content', ai_seo: 'AI SEO' } as const;

/** Characters of an example; a whole page as an example is cut. */
const MAX_EXAMPLE = 1_200;

/** Everything that is known of a check, in lines of at most `width`. */
export function checkText(entry: CheckEntry, width: number): string {
  const ofSite = 'none of its own: it judges the whole site, whose score is the mean of its pages';
  const cap = entry.cap === null ? '' : `; while it fails a page scores ${entry.cap} at most`;
  const lines = [
    entry.id,
    ...wrapped(entry.title, width),
    '',
    ...labelled('Category', `${CATEGORY_WORDS[entry.category]}, ${entry.severity}`, width),
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

type Written = NonNullable<CheckEntry['passing']>;

/** A page, or the pages of a site with its files before them. */
function example(written: Written): string[] {
  if (typeof written === 'string' || !('pages' in written)) return lines(written);
  const { pages, ...files } = written;
  const parts = [lines({ html: '', ...files }), ...pages.map(lines)].filter((part) => part.length > 0);
  return parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

function lines(written: string | ({ readonly html: string } & object)): string[] {
  const { html, ...rest } = typeof written === 'string' ? { html: written } : written;
  const around = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value, plainMaps)}`);
  return [...around, ...cut(html, MAX_EXAMPLE).split('\n')]
    .filter((line) => line !== '')
    .map((line) => `    ${line}`);
}

/** Maps and sets of a site as JSON. */
function plainMaps(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
