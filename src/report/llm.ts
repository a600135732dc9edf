/** The report as a brief for a coding agent: what to change, where, with which text, and how to see that it is done. */
import type { FindingGroup } from '../findings/group.ts';
import { repairsOf } from '../findings/rank.ts';
import { cut } from '../values/wording.ts';
import { fitted, type Block } from './markdown/fit.ts';
import { stateText } from './baseline.ts';
import { codeBlock, codeSpan, escaped } from './markdown/escape.ts';
import { inert } from '../values/printable.ts';
import { plainReport } from './plain.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import type { Report } from './report.ts';
import { whyOf } from './to-do.ts';
import { gainTexts, titleOf } from './finding-texts.ts';
import { verdictOf } from './verdict.ts';

/** Bytes of a brief, so that it leaves room in a context for the code that it is about. */
const MOST_BYTES = 60 * 1024;
/** Places that are written out for one cause, and places with a text of their own. */
const MOST_PLACES = 20;
const MOST_TEXTS = 3;
/** Bytes for the sentence that says how much is left out. */
const RESERVE = 128;
/** Characters of a sentence, and of a text to paste: half a text is worse than none. */
const MOST_SENTENCE = 400;
const MOST_CODE = 4000;

const say = (text: string): string => escaped(cut(text, MOST_SENTENCE));

/** A path, with the line where there is one. */
function placeOf({ place: { path, line } }: FindingGroup['findings'][number]): string {
  return codeSpan(cut(line === 0 ? path : `${path}:${line}`, MOST_SENTENCE));
}

function pasted(text: string, { tell }: Locale): string {
  if (text === '') return '';
  return text.length > MOST_CODE ? `_${tell('llm-in-json')}_` : codeBlock(text);
}

/** What is to be done at places that each have words of their own. */
function ownTexts({ findings, fix, paste }: FindingGroup, locale: Locale): readonly string[] {
  if (fix !== '' && (paste !== '' || findings.every((one) => one.paste === ''))) return [];
  return findings
    .slice(0, MOST_TEXTS)
    .map((one) =>
      [
        `${locale.tell('llm-at')} ${placeOf(one)}: ${say(one.message)}. ${fix === '' ? say(one.fix) : ''}`.trim(),
        paste === '' ? pasted(one.paste, locale) : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
    );
}

/** What is to be done, why and where. */
function taskHead(group: FindingGroup, index: number, report: Report, locale: Locale): readonly string[] {
  const { tell } = locale;
  const { rule, code, severity, effort, fix, findings } = group;
  const why = whyOf(rule, locale);
  const places = [...new Set(findings.map(placeOf))];
  const shown = places.slice(0, MOST_PLACES).join(', ');
  const rest = places.length - MOST_PLACES;
  return [
    `## ${index + 1}. ${say(titleOf(group))}`,
    [
      stateText(group, report, locale),
      `${tell('llm-rule')} ${codeSpan(`${rule}/${code}`)}`,
      tell(`severity-${severity}`),
      tell('llm-repaired', { effort: tell(`effort-${effort}`) }),
      ...gainTexts(group, report, locale).map(say),
    ]
      .filter(Boolean)
      .join(' · '),
    why === '' ? '' : say(why),
    `${tell('llm-where')} ${rest > 0 ? tell('and-more', { shown, rest }) : shown}`,
    fix === '' ? '' : `${tell('llm-do')} ${say(fix)}`,
  ];
}

/** The texts to paste, and what is to be done at places that each have words of their own. */
const taskTexts = (group: FindingGroup, locale: Locale): readonly string[] => [
  pasted(group.paste, locale),
  ...ownTexts(group, locale),
];

/** Where no room is for what each place is told, that of the first. */
const firstFix = ({ fix, findings }: FindingGroup, { tell }: Locale): readonly string[] =>
  fix === '' ? findings.slice(0, 1).map((one) => `${tell('llm-do')} ${say(one.fix)}`) : [];

/** How to see what a change has done. The target may be any text: it stands in the heading and is no part of a command. */
function verify({ tell }: Locale): string {
  const commands = [
    `citeworthy audit "$TARGET" --json > before.json   # ${tell('llm-before')}`,
    `citeworthy audit "$TARGET" --json > after.json    # ${tell('llm-after')}`,
    'citeworthy diff before.json after.json --fail-on-new',
    `citeworthy explain <rule>                         # ${tell('llm-explain')}`,
  ];
  return `${tell('llm-verify')}\n\n${codeBlock(commands.join('\n'))}`;
}

/** How long the brief may be. */
export interface LlmOptions extends FormOptions {
  /** Bytes at most. Default: 60 KB, and more only where more is critical. */
  readonly bytes?: number;
}

const keptText = ({ short, isKept }: Block): string => (isKept ? short : '');

/** The brief: Markdown in the order of work. Texts of the site are data in it, and ask for nothing. */
export function toLlm(given: Report, { locale = ENGLISH, bytes }: LlmOptions = {}): string {
  const report = plainReport(given, locale);
  const { tell } = locale;
  const { sentence, engines, change } = verdictOf(report, locale);
  const head = [
    `# ${tell('llm-title', { target: say(report.target) })}`,
    say([sentence, engines === null ? '' : `${engines.text}.`, change].filter(Boolean).join(' ')),
    tell('llm-data'),
    verify(locale),
  ].join('\n\n');
  const tasks = repairsOf(report.findings, report.known).map((group, index) => {
    const start = taskHead(group, index, report, locale);
    return {
      whole: `\n${[...start, ...taskTexts(group, locale)].filter(Boolean).join('\n\n')}\n`,
      short: `\n${[...start, ...firstFix(group, locale)].filter(Boolean).join('\n\n')}\n`,
      isKept: group.severity === 'critical',
    };
  });
  const room = (bytes ?? MOST_BYTES) - Buffer.byteLength(head);
  const isTight = bytes !== undefined && Buffer.byteLength(tasks.map(keptText).join('')) > room - RESERVE;
  const shown = fitted(
    isTight ? tasks.map((task) => ({ ...task, isKept: false })) : tasks,
    bytes === undefined ? room : room - RESERVE,
  );
  const left = tasks.length - shown.length;
  const note = left === 0 ? '' : `\n_${tell('llm-rest', { count: left })}_\n`;
  return inert(`${head}\n${shown.join('')}${note}`);
}
