/** What the matrix of engines rests on: every reason, the bots by purpose, and what robots.txt declares against what the server does. */
import type { Band } from '../band.ts';
import type { Locale } from '../locale.ts';
import { agreement, decidingLine, permission, permissionBand, PURPOSES, served } from '../bots.ts';
import type { BotRow, CrawlerReport } from '../report.ts';
import { engineReasons } from './engines.ts';
import { address, badge, folded, section, table, type Column } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

const MATRIX: readonly Column[] = [
  { title: 'bots-bot', kind: 'name' },
  { title: 'bots-robots', kind: 'mark' },
  { title: 'bots-line', kind: 'wide' },
];

const DECLARED: readonly Column[] = [
  { title: 'bots-bot', kind: 'name' },
  { title: 'bots-declared', kind: 'text' },
  { title: 'bots-actual', kind: 'text' },
  { title: 'bots-reading', kind: 'wide' },
];

function name({ label, company }: BotRow): Html {
  return html`<bdi>${label}</bdi><span>${company}</span>`;
}

function matrixRow(bot: BotRow, locale: Locale): readonly Html[] {
  const { rule, group } = decidingLine(bot, locale);
  const said = permission(bot);
  const line = rule === '' ? html`${group}` : html`<code>${rule}</code><span class="soft">${group}</span>`;
  return [name(bot), badge(locale.tell(`permission-${said}`), permissionBand(bot)), line];
}

function matrix(purpose: BotRow['purpose'], bots: readonly BotRow[], locale: Locale): Html {
  const rows = bots.filter((bot) => bot.purpose === purpose).map((bot) => matrixRow(bot, locale));
  if (rows.length === 0) return NOTHING;
  const { tell } = locale;
  const caption = html`${tell(`purpose-${purpose}`)}<span>${tell(`note-${purpose}`)}</span>`;
  return table(caption, MATRIX, rows, locale);
}

const STATE_BANDS = { agrees: 'good', differs: 'poor', 'robots-only': null, unknown: null } as const;

/** Turning a bot away is a fault only where robots.txt invites it. */
function servedBand(bot: BotRow): Band | null {
  if (agreement(bot).state === 'differs') return 'poor';
  return served(bot) === 'served' ? 'good' : null;
}

function declaredRow(bot: BotRow, { tell, phrase }: Locale): readonly Html[] {
  const { state, text } = agreement(bot);
  const vendor = bot.probe?.vendor ?? '';
  const { reason, note = '' } = bot.probe ?? {};
  const why = reason === undefined ? note : (phrase('probe-reasons', reason.code, reason.data) ?? note);
  const actual = served(bot);
  return [
    name(bot),
    badge(tell(`permission-${permission(bot)}`), permissionBand(bot)),
    badge(
      actual === 'refused' && vendor !== '' ? tell('refused-by', { vendor }) : tell(`served-${actual}`),
      servedBand(bot),
    ),
    html`${badge(tell(`state-${state}`), STATE_BANDS[state])}
    ${tell(text)}${why === '' ? NOTHING : html`<span class="soft"><bdi>${why}</bdi></span>`}`,
  ];
}

function declared(bots: readonly BotRow[], locale: Locale): Html {
  const { tell } = locale;
  const rows = bots.filter(({ probe }) => probe !== null).map((bot) => declaredRow(bot, locale));
  if (rows.length === 0) return html`<p>${tell('bots-unvisited')}</p>`;
  return html`<p>${tell('bots-visited')}</p>
    ${table(html`${tell('bots-compared')}`, DECLARED, rows, locale)}`;
}

/** Reasons, bots and comparison, each folded into one line. */
export function botsPart({ engines, robotsUrl, bots }: CrawlerReport, locale: Locale): Html {
  const { tell } = locale;
  const denied = bots.filter((bot) => permission(bot) === 'blocked').length;
  return section(
    'bots',
    tell('bots-title'),
    html`${engineReasons(engines, locale)}${folded(
      html`${tell('bots-all', { bots: bots.length, denied })}`,
      html`<p>${tell('bots-each')} ${address(robotsUrl)}.</p>
        ${PURPOSES.map((purpose) => matrix(purpose, bots, locale))}`,
    )}${folded(html`${tell('bots-compared')}`, declared(bots, locale))}`,
  );
}
