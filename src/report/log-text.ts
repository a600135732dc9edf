/** What logs say of AI bots, for a person at a terminal. */
import type { LogBot } from '../logs/model.ts';
import { ENGLISH, type Locale } from './locale.ts';
import {
  absentNames,
  answerTexts,
  besideText,
  fileText,
  grouped,
  joined,
  logNotes,
  pagesText,
  statusText,
  verifiedText,
  type LogReport,
} from './log-report.ts';
import type { TextCode } from './texts.ts';
import { oneLine, plainData } from './plain.ts';
import { inert } from '../values/printable.ts';
import type { TextOptions } from './text.ts';
import { paintOf, type Paint } from './text/paint.ts';
import { wrapped } from './text/width.ts';

const MIN_WIDTH = 40;
const MAX_WIDTH = 100;
/** Bots, missing paths, weeks and pages that the short form shows. */
const SHORT = { bots: 15, missing: 3, weeks: 4, pages: 3 } as const;
const WHOLE = { bots: 200, missing: 20, weeks: 520, pages: 1_000 } as const;

type RowCode = Extract<TextCode, `log-row-${string}`>;

interface Setting {
  readonly width: number;
  readonly paint: Paint;
  readonly locale: Locale;
  readonly most: typeof SHORT | typeof WHOLE;
}

function row(code: RowCode, text: string, { width, locale }: Setting): string[] {
  if (text === '') return [];
  return wrapped(oneLine(locale.tell(code, { text })), width - 4).map((line) => `    ${line}`);
}

function botLines(bot: LogBot, setting: Setting): string[] {
  const { paint, most, locale } = setting;
  const { tell } = locale;
  const verified = verifiedText(bot, locale);
  const source =
    bot.ranges === null
      ? ''
      : tell('log-source', { source: bot.ranges.source, day: bot.ranges.created?.slice(0, 10) ?? '' });
  const fakes = bot.impostorAddresses.map(
    ({ address, requests }) => `${address} (${grouped(requests, locale)})`,
  );
  const missing = bot.missing
    .slice(0, most.missing)
    .map(({ path, requests }) => `${path} (${grouped(requests, locale)})`);
  const weeks = bot.weeks
    .slice(-most.weeks)
    .map(({ week, requests }) => `${week}: ${grouped(requests, locale)}`);
  return [
    '',
    `  ${tell('log-bot', {
      label: paint.bold(bot.label),
      company: oneLine(bot.company),
      purpose: bot.purpose,
      shown: grouped(bot.requests, locale),
      requests: bot.requests,
    })}`,
    ...row('log-row-identity', tell('log-verified-by', { verified, source }), setting),
    ...row('log-row-impostors', fakes.join(', '), setting).map((line) => paint.band(line, 'fair')),
    ...row('log-row-statuses', statusText(bot, locale), setting),
    ...row('log-row-missing', missing.join(', '), setting),
    ...row('log-row-read', fileText(bot, locale), setting),
    ...row('log-row-weeks', weeks.join(', '), setting),
    ...(bot.pages === undefined
      ? []
      : row('log-row-sitemap', pagesText(bot.pages, most.pages, locale), setting)),
    ...row('log-row-beside', besideText(bot, locale), setting),
  ];
}

/** The report as lines for a terminal, ending with a line break. Impostors count in no row but their own. */
export function logText(
  given: LogReport,
  { width = MAX_WIDTH, colour = 'none', detail = 'short', locale = ENGLISH }: TextOptions = {},
): string {
  const setting: Setting = {
    width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH),
    paint: paintOf(colour),
    locale,
    most: detail === 'whole' ? WHOLE : SHORT,
  };
  const { tell } = locale;
  const report = plainData(given);
  const { bots, requests, days, pages } = report;
  const all = bots.reduce((sum, bot) => sum + bot.requests, 0);
  const absent = absentNames(report);
  const answers = answerTexts(report, setting.most.pages, locale);
  const told = [
    tell('log-total', {
      requests: grouped(requests, locale),
      ...days,
      all: grouped(all, locale),
      bots: bots.length,
    }),
    ...logNotes(report, locale),
    ...(pages === undefined
      ? []
      : [tell('log-sitemap-read', { pages: pagesText(pages, setting.most.pages, locale) })]),
    ...(answers === null
      ? []
      : [
          tell('log-answers', { shown: answers.visits }),
          ...(answers.led === '' ? [] : [tell('log-led', { names: answers.led })]),
          ...(answers.ledNobody === '' ? [] : [tell('log-led-nobody', { names: answers.ledNobody })]),
        ]),
    ...(absent.length === 0 ? [] : [tell('log-did-not-come', { names: joined(absent, locale) })]),
  ];
  const rest = bots.length - setting.most.bots;
  const lines = [
    setting.paint.bold(oneLine(report.files.join(', '))),
    ...told.flatMap((line) => wrapped(oneLine(line), setting.width)),
    ...bots.slice(0, setting.most.bots).flatMap((bot) => botLines(bot, setting)),
    ...(rest > 0 ? ['', `  ${tell('log-more', { count: rest })}`] : []),
    '',
  ];
  return inert(lines.join('\n'));
}
