/** What logs say of AI bots, for a person at a terminal. */
import type { LogBot } from '../logs/model.ts';
import { counted, joinedByAnd } from '../values/wording.ts';
import {
  absentNames,
  besideText,
  fileText,
  grouped,
  logNotes,
  pagesText,
  statusText,
  verifiedText,
  type LogReport,
} from './log-report.ts';
import { plainLine } from './plain.ts';
import type { TextOptions } from './text.ts';
import { paintOf, type Paint } from './text/paint.ts';
import { wrapped } from './text/width.ts';

const MIN_WIDTH = 40;
const MAX_WIDTH = 100;
/** Bots, missing paths, weeks and pages that the short form shows. */
const SHORT = { bots: 15, missing: 3, weeks: 4, pages: 3 } as const;
const WHOLE = { bots: 200, missing: 20, weeks: 520, pages: 1_000 } as const;

interface Setting {
  readonly width: number;
  readonly paint: Paint;
  readonly most: typeof SHORT | typeof WHOLE;
}

function row(label: string, text: string, { width }: Setting): string[] {
  if (text === '') return [];
  return wrapped(plainLine(`${label}: ${text}`), width - 4).map((line) => `    ${line}`);
}

function botLines(bot: LogBot, setting: Setting): string[] {
  const { paint, most } = setting;
  const verified = verifiedText(bot);
  const source =
    bot.ranges === null
      ? ''
      : `${bot.ranges.source}${bot.ranges.created === null ? '' : `, made ${bot.ranges.created.slice(0, 10)}`}`;
  const fakes = bot.impostorAddresses.map(({ address, requests }) => `${address} (${grouped(requests)})`);
  const missing = bot.missing
    .slice(0, most.missing)
    .map(({ path, requests }) => `${path} (${grouped(requests)})`);
  const weeks = bot.weeks.slice(-most.weeks).map(({ week, requests }) => `${week}: ${grouped(requests)}`);
  return [
    '',
    `  ${paint.bold(bot.label)} (${plainLine(bot.company)}), ${bot.purpose}: ${counted(bot.requests, 'request').replace(/^\d+/, grouped(bot.requests))}`,
    ...row('identity', `${verified}${source === '' ? '' : ` (by ${source})`}`, setting),
    ...row('impostors from', fakes.join(', '), setting).map((line) => paint.band(line, 'fair')),
    ...row('statuses', statusText(bot), setting),
    ...row('missing', missing.join(', '), setting),
    ...row('read', fileText(bot), setting),
    ...row('weeks', weeks.join(', '), setting),
    ...(bot.pages === undefined ? [] : row('sitemap', pagesText(bot.pages, most.pages), setting)),
    ...row('beside', besideText(bot), setting),
  ];
}

/** The report as lines for a terminal, ending with a line break. Impostors count in no row but their own. */
export function logText(
  report: LogReport,
  { width = MAX_WIDTH, colour = 'none', detail = 'short' }: TextOptions = {},
): string {
  const setting: Setting = {
    width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH),
    paint: paintOf(colour),
    most: detail === 'whole' ? WHOLE : SHORT,
  };
  const { bots, requests, days, pages } = report;
  const all = bots.reduce((sum, bot) => sum + bot.requests, 0);
  const absent = absentNames(report);
  const told = [
    `${grouped(requests)} requests${days === null ? '' : ` from ${days.first} to ${days.last}`}, ${grouped(all)} of them under the names of ${counted(bots.length, 'AI bot')}`,
    ...logNotes(report),
    ...(pages === undefined
      ? []
      : [`Pages of the sitemap that bots read for answers: ${pagesText(pages, setting.most.pages)}`]),
    ...(absent.length === 0 ? [] : [`Did not come: ${joinedByAnd(absent)}`]),
  ];
  const rest = bots.length - setting.most.bots;
  return [
    setting.paint.bold(plainLine(report.files.join(', '))),
    ...told.flatMap((line) => wrapped(plainLine(line), setting.width)),
    ...bots.slice(0, setting.most.bots).flatMap((bot) => botLines(bot, setting)),
    ...(rest > 0 ? ['', `  ${counted(rest, 'more bot')} with --verbose`] : []),
    '',
  ].join('\n');
}
