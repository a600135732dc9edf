/** What the matrix of engines rests on: every reason, the bots by purpose, and what robots.txt declares against what the server does. */
import type { Band } from '../band.ts';
import {
  agreement,
  decidingLine,
  permission,
  permissionBand,
  PURPOSE_GROUPS,
  served,
  type PurposeGroup,
} from '../bots.ts';
import type { BotRow, CrawlerReport } from '../report.ts';
import { counted } from '../../values/wording.ts';
import { engineReasons } from './engines.ts';
import { address, badge, folded, section, table, type Column } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

const MATRIX: readonly Column[] = [
  { title: 'Bot', kind: 'name' },
  { title: 'robots.txt', kind: 'mark' },
  { title: 'Deciding line', kind: 'wide' },
];

const DECLARED: readonly Column[] = [
  { title: 'Bot', kind: 'name' },
  { title: 'Declared', kind: 'text' },
  { title: 'Actual', kind: 'text' },
  { title: 'Reading', kind: 'wide' },
];

function name({ label, company }: BotRow): Html {
  return html`<bdi>${label}</bdi><span>${company}</span>`;
}

function matrixRow(bot: BotRow): readonly Html[] {
  const { rule, group } = decidingLine(bot);
  const line = rule === '' ? html`${group}` : html`<code>${rule}</code><span class="soft">${group}</span>`;
  return [name(bot), badge(permission(bot), permissionBand(bot)), line];
}

function matrix({ title, note, purpose }: PurposeGroup, bots: readonly BotRow[]): Html {
  const rows = bots.filter((bot) => bot.purpose === purpose).map(matrixRow);
  if (rows.length === 0) return NOTHING;
  return table(html`${title}<span>${note}</span>`, MATRIX, rows);
}

const STATE_BANDS = { agrees: 'good', differs: 'poor', 'robots-only': null, unknown: null } as const;
const STATE_WORDS = {
  agrees: 'agrees',
  differs: 'differs',
  'robots-only': 'robots.txt only',
  unknown: 'unknown',
} as const;

/** Turning a bot away is a fault only where robots.txt invites it. */
function servedBand(bot: BotRow): Band | null {
  if (agreement(bot).state === 'differs') return 'poor';
  return served(bot) === 'served' ? 'good' : null;
}

function declaredRow(bot: BotRow): readonly Html[] {
  const { state, text } = agreement(bot);
  const by = bot.probe?.vendor === null ? '' : ` by ${bot.probe?.vendor ?? ''}`;
  const note = bot.probe?.note ?? '';
  const actual = served(bot);
  return [
    name(bot),
    badge(permission(bot), permissionBand(bot)),
    badge(actual === 'refused' ? `${actual}${by}` : actual, servedBand(bot)),
    html`${badge(STATE_WORDS[state], STATE_BANDS[state])}
    ${text}${note === '' ? NOTHING : html`<span class="soft"><bdi>${note}</bdi></span>`}`,
  ];
}

function declared(bots: readonly BotRow[]): Html {
  const rows = bots.filter(({ probe }) => probe !== null).map(declaredRow);
  if (rows.length === 0) return html`<p>No visit was made under the name of a bot.</p>`;
  return html`<p>
      The home page was fetched under the names of these bots and compared with an ordinary browser. A site
      may still tell a real bot from a visitor who borrows its name.
    </p>
    ${table(html`Declared against actual`, DECLARED, rows)}`;
}

/** Reasons, bots and comparison, each folded into one line. */
export function botsPart({ engines, robotsUrl, bots }: CrawlerReport): Html {
  const denied = bots.filter((bot) => permission(bot) === 'blocked').length;
  return section(
    'bots',
    'Reasons and bots',
    html`${engineReasons(engines)}${folded(
      html`All ${counted(bots.length, 'AI bot')} by purpose: robots.txt blocks ${denied}`,
      html`<p>Each row names the line of ${address(robotsUrl)} that decides for the home page.</p>
        ${PURPOSE_GROUPS.map((group) => matrix(group, bots))}`,
    )}${folded(html`Declared against actual`, declared(bots))}`,
  );
}
