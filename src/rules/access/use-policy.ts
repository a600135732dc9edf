/**
 * Everything that a site declares about the use of its text by AI, by purpose: groups and lines of robots.txt, headers,
 * the page, licence documents. A declaration opens and closes nothing but for those who document that they follow it.
 */
import type { BotPurpose } from '../../catalog/ai-bots.ts';
import { headerValues, type Exchange } from '../../exchange.ts';
import type { WellKnownFound } from '../../facts/well-known.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import type { ContentSignal, ContentUsage, RobotsGroup } from '../../readers/robots/model.ts';
import { readContentSignal, readContentUsage } from '../../readers/robots/signals.ts';
import { FOLLOWS_USE, TRAINING_TOKEN } from '../../catalog/use-signals.ts';
import { robotsVerdict } from '../../readers/robots/verdict.ts';
import type { BotCheck } from './bots.ts';
import type { HomePage } from './home-page.ts';
import { declare, USE_PURPOSES, type UseDeclaration, type UsePurpose } from './use-declaration.ts';
import { ofLicense, ofReservationFile } from './use-documents.ts';

/** What is declared for one purpose. */
export interface UsePolicyRow {
  readonly purpose: UsePurpose;
  /** `in-part`: denied to some bots or for a part of the site. `contradicted`: allowed and denied at once. */
  readonly verdict: 'allowed' | 'denied' | 'in-part' | 'licensed' | 'contradicted' | 'unstated';
  readonly declarations: readonly UseDeclaration[];
}

/** What a policy is read from. */
export interface UsePolicyInput {
  readonly robots: RobotsAccess;
  readonly bots: readonly BotCheck[];
  readonly home: HomePage;
  /** The home page as it came. */
  readonly baseline: Exchange;
  /** Answers to requests for the documents of the License lines. */
  readonly licenses: readonly Exchange[];
  /** What is at well-known addresses: one file says what is reserved. */
  readonly wellKnown: readonly WellKnownFound[];
}

const OF_PURPOSE: Readonly<Record<BotPurpose, UsePurpose>> = {
  'search-index': 'search',
  'user-fetch': 'answer',
  agent: 'answer',
  training: 'train',
  'token-only': 'train',
};

/** One row a purpose. */
export function usePolicy(input: UsePolicyInput): readonly UsePolicyRow[] {
  const all = [
    ...ofGroups(input.bots),
    ...ofTrainingToken(input.robots),
    ...(input.robots.robots?.groups ?? []).flatMap(ofSignalLines),
    ...ofHeaders(input.home, input.baseline),
    ...ofPage(input.home),
    ...input.licenses.flatMap(ofLicense),
    ...input.wellKnown.flatMap(ofReservationFile),
  ];
  return USE_PURPOSES.map((purpose) => {
    const declarations = all.filter((one) => one.purpose === purpose);
    return { purpose, verdict: verdictOf(declarations), declarations };
  });
}

/** Statements of one purpose that say the opposite of each other. */
export interface Contradiction {
  readonly grants: readonly UseDeclaration[];
  readonly denials: readonly UseDeclaration[];
}

/** All statements for all bots and the whole site of which another says the opposite; `null` where none does. */
export function contradictionIn({ declarations }: UsePolicyRow): Contradiction | null {
  // A closed group of robots.txt beside a signal has a rule of its own; a licence grants what is else reserved.
  const general = declarations.filter((one) => isGeneral(one) && one.means !== 'robots-group');
  const opposedBy = (says: 'allow' | 'deny') => (one: UseDeclaration) =>
    one.says !== says &&
    one.says !== 'license' &&
    general.some((other) => other.says === says && !(isSignalLine(one) && isSignalLine(other)));
  const grants = general.filter(opposedBy('deny'));
  const denials = general.filter(opposedBy('allow'));
  return grants.length === 0 ? null : { grants, denials };
}

/** Two lines of Content-Signal in robots.txt have a rule of their own. */
const isSignalLine = ({ means, place }: UseDeclaration): boolean =>
  means === 'content-signal' && place === 'robots.txt';

/** Whether a statement is for all bots, all of the site and all kinds of files. */
export const isGeneral = ({ bots, isWhole }: UseDeclaration): boolean => isWhole && bots.length === 0;

function verdictOf(declarations: readonly UseDeclaration[]): UsePolicyRow['verdict'] {
  if (declarations.length === 0) return 'unstated';
  const general = declarations.filter(isGeneral);
  const says = (word: UseDeclaration['says']) => general.some((one) => one.says === word);
  if (says('deny')) return says('allow') ? 'contradicted' : 'denied';
  if (declarations.some((one) => one.says === 'deny')) return 'in-part';
  return declarations.some((one) => one.says === 'license') ? 'licensed' : 'allowed';
}

/** A group that names a bot says something of it; of the group for all only what it closes does. */
function ofGroups(bots: readonly BotCheck[]): UseDeclaration[] {
  const found = new Map<string, UseDeclaration>();
  for (const { bot, status, proof } of bots) {
    const { basis, group, line, rule } = proof;
    const isNamed = group === 'named';
    if (basis !== 'rules' || (status.allowed && (!isNamed || line === 0))) continue;
    const purpose = OF_PURPOSE[bot.purpose];
    const key = `${purpose} ${line}`;
    const known = found.get(key);
    const honours = bot.honoursRobots === 'yes' ? [bot.company] : [];
    found.set(
      key,
      declare('robots.txt', {
        purpose,
        says: status.allowed ? 'allow' : 'deny',
        means: 'robots-group',
        line,
        text: rule ?? '',
        bots: isNamed ? [...(known?.bots ?? []), bot.label] : [],
        honouredBy: [...new Set([...(known?.honouredBy ?? []), ...honours])],
      }),
    );
  }
  return [...found.values()];
}

/** What the group of the policy token says of training: of the home page, and so of the site, or of a part of it. */
function ofTrainingToken({ robots }: RobotsAccess): UseDeclaration[] {
  const groups = robots?.index.get(TRAINING_TOKEN) ?? [];
  const rules = groups.flatMap((group) => group.rules).filter(({ value }) => value !== '');
  if (robots === null || groups.length === 0) return [];
  const { allowed, line, rule } = robotsVerdict(robots, TRAINING_TOKEN, '/');
  const closed = rules.find((one) => !one.allow);
  const says = allowed && closed === undefined ? 'allow' : 'deny';
  return [
    declare('robots.txt', {
      purpose: 'train',
      says,
      means: 'training-token',
      line: (allowed ? closed?.line : line) ?? groups[0]?.agents[0]?.line ?? 0,
      text: `${TRAINING_TOKEN}: ${allowed ? (closed === undefined ? 'Allow: /' : `Disallow: ${closed.value}`) : (rule ?? 'Disallow: /')}`,
      isWhole: !allowed || closed === undefined,
    }),
  ];
}

/** The Content-Signal and Content-Usage lines of a group, for the bots that it names. */
function ofSignalLines({ agents, contentSignals, contentUsage }: RobotsGroup): UseDeclaration[] {
  const names = agents.map(({ value }) => value);
  const bots = names.includes('*') ? [] : names;
  return [
    ...contentSignals.flatMap((signal) => ofSignal('robots.txt', signal)),
    ...contentUsage.flatMap((usage) => ofUsage('robots.txt', usage)),
  ].map((one) => ({ ...one, bots }));
}

function ofSignal(place: UseDeclaration['place'], signal: ContentSignal): UseDeclaration[] {
  const uses = [
    ['search', 'search', signal.search],
    ['answer', 'ai-input', signal.aiInput],
    ['train', 'ai-train', signal.aiTrain],
  ] as const;
  const stated = uses.flatMap(([purpose, name, value]) =>
    value === null
      ? []
      : declare(place, {
          purpose,
          says: value ? 'allow' : 'deny',
          means: 'content-signal',
          line: signal.line,
          text: `Content-Signal: ${name}=${value ? 'yes' : 'no'}`,
        }),
  );
  if (signal.use === null || signal.aiInput === false) return stated;
  const most = declare(place, {
    purpose: 'answer',
    says: 'allow',
    means: 'content-signal',
    line: signal.line,
    text: `Content-Signal: use=${signal.use}`,
    honouredBy: FOLLOWS_USE,
  });
  return [...stated, most];
}

function ofUsage(
  place: UseDeclaration['place'],
  { line, path, preferences }: ContentUsage,
): UseDeclaration[] {
  return preferences.flatMap(([label, value]) => {
    const purpose = label === 'train-ai' ? 'train' : label === 'search' ? 'search' : null;
    if (purpose === null || (value !== 'y' && value !== 'n')) return [];
    return declare(place, {
      purpose,
      says: value === 'y' ? 'allow' : 'deny',
      means: 'content-usage',
      line,
      text: `Content-Usage: ${path === null ? '' : `${path} `}${label}=${value}`,
      isWhole: path === null || path === '/',
    });
  });
}

/** The headers of the home page, as far as they are its own and not those of an answer in its place. */
function ofHeaders(home: HomePage, { headers }: Exchange): UseDeclaration[] {
  if (!home.crawlSim.accessible) return [];
  const signals = headerValues(headers, 'content-signal').flatMap(
    (value) => readContentSignal(0, value) ?? [],
  );
  return [
    ...signals.flatMap((signal) => ofSignal('header', signal)),
    ...usageInHeaders(headers).flatMap((usage) => ofUsage('header', usage)),
    ...headerValues(headers, 'tdm-reservation').flatMap((value) => ofReservation('header', value)),
  ];
}

/** The Content-Usage header of an answer, one record a line. */
export function usageInHeaders(headers: Exchange['headers']): readonly ContentUsage[] {
  return headerValues(headers, 'content-usage').map((value) => readContentUsage(0, value));
}

/** 1 reserves the rights of text and data mining, 0 does not (TDM Reservation Protocol). */
function ofReservation(place: 'header' | 'page', written: string): UseDeclaration[] {
  const value = written.trim();
  if (value !== '0' && value !== '1') return [];
  const says = value === '1' ? 'deny' : 'allow';
  return [
    declare(place, { purpose: 'train', says, means: 'tdm-reservation', text: `tdm-reservation: ${value}` }),
  ];
}

function ofPage({ restrictions, tdmReservations }: HomePage): UseDeclaration[] {
  const said = restrictions['*'];
  const denial = { purpose: 'train', says: 'deny' } as const;
  return [
    ...(said?.noai === true ? [declare('page', { ...denial, means: 'noai', text: 'noai' })] : []),
    ...(said?.noimageai === true
      ? [declare('page', { ...denial, means: 'noimageai', text: 'noimageai', isWhole: false })]
      : []),
    ...tdmReservations.flatMap((value) => ofReservation('page', value)),
  ];
}
