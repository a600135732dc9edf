import { vendorLabel } from '../../catalog/waf-signatures.ts';
import { failEach, pass, taken, unknown, type Fault, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule, type AccessExample } from './access-rule.ts';
import { keysOf, labelsOf, type BotCheck } from './bots.ts';
import { deedTo, isBlocked, deedOf, type Deed, type EngineCheck } from './engines.ts';
import type { AccessSubject } from './subject.ts';

const LET_IN = 'allow these names in the firewall, by the address ranges that their operators publish';
const ANSWERED = 'but answers a browser';

/** Each deed in words, what a browser gets beside it, and what undoes it. */
const WORDS: Readonly<
  Record<Deed, { readonly does: string; readonly beside: string; readonly fix: string }>
> = {
  refused: { does: 'refuses', beside: ANSWERED, fix: LET_IN },
  'little-text': { does: 'sends little or nothing of the page to', beside: ANSWERED, fix: LET_IN },
  // A browser may be refused all the same.
  charged: {
    does: 'asks for payment from',
    beside: 'but not from a browser',
    fix: 'exempt these names from payment',
  },
  throttled: { does: 'throttles', beside: ANSWERED, fix: 'raise the rate limit for these names' },
  reset: { does: 'cuts the connection of', beside: ANSWERED, fix: LET_IN },
};

const message = (deed: Deed): string =>
  `The server or a firewall[ ({vendor})] ${WORDS[deed].does} {bots}, ${WORDS[deed].beside}`;

const title = (deed: Deed, whom: string): string =>
  `The server or a firewall ${WORDS[deed].does} ${whom}, ${WORDS[deed].beside}`;

const CHECK_LOG =
  'The visits came from our network: check the log of the CDN or firewall for those from the addresses that the operators publish';

const letIn = (deed: Deed): string => `Let them in: ${WORDS[deed].fix}. ${CHECK_LOG}`;

const toFinder = (deed: Deed): Fault => ({
  severity: 'critical',
  effort: 'server',
  title: title(deed, 'bots by which answer engines find pages'),
  message: `{engine} cannot find the site: ${message(deed)}[; robots.txt allows {allowed}]`,
  fix: letIn(deed),
});

const toFetcher = (deed: Deed): Fault => ({
  severity: 'high',
  effort: 'server',
  title: title(deed, 'bots by which answer engines open a page for a person'),
  message: `{engine} cannot open a page for a person: ${message(deed)}[; robots.txt allows {allowed}]`,
  fix: letIn(deed),
});

const toTrainer = (deed: Deed): Fault => ({
  severity: 'low',
  effort: 'server',
  title: title(deed, 'bots that only train models'),
  message: `${message(deed)}[; robots.txt allows {allowed}][; robots.txt blocks {blocked}, too]`,
  fix: `Nothing, if it is meant: it costs no points. Otherwise let them in: ${WORDS[deed].fix}. ${CHECK_LOG}`,
});

const NOT_MEANT = 'Nothing, if it is meant';

type Code = Deed | `fetch-${Deed}` | `training-${Deed}` | 'closed-too' | 'unverified';

const DEEDS: readonly Deed[] = ['refused', 'little-text', 'charged', 'throttled', 'reset'];

/** How the visit of an example ends for each deed. */
const MET = {
  refused: 'ua-blocked',
  'little-text': 'ua-soft-blocked',
  charged: 'ua-charged',
  throttled: 'ua-rate-limited',
  reset: 'ua-reset',
} as const satisfies Readonly<Record<Deed, string>>;

const visitsOf = (key: string): readonly AccessExample[] =>
  DEEDS.map((deed) => ({ visits: { [key]: MET[deed], youbot: 'same' } }));

export const agentsRefused = accessRule({
  id: 'agents-refused',
  area: 'reach',
  place: '/',
  title: 'Bots of answer engines are served as a browser is',
  why: 'A server or firewall that refuses a bot by name does so whatever robots.txt says: its engine has nothing to cite.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',

  severity: 'low',
  effort: 'server',
  faults: {
    refused: toFinder('refused'),
    'little-text': toFinder('little-text'),
    charged: toFinder('charged'),
    throttled: toFinder('throttled'),
    reset: toFinder('reset'),
    'fetch-refused': toFetcher('refused'),
    'fetch-little-text': toFetcher('little-text'),
    'fetch-charged': toFetcher('charged'),
    'fetch-throttled': toFetcher('throttled'),
    'fetch-reset': toFetcher('reset'),
    'training-refused': toTrainer('refused'),
    'training-little-text': toTrainer('little-text'),
    'training-charged': toTrainer('charged'),
    'training-throttled': toTrainer('throttled'),
    'training-reset': toTrainer('reset'),
    'closed-too': {
      title: 'The server or a firewall turns away bots that robots.txt blocks as well',
      message: 'The server or a firewall[ ({vendor})] turns away {bots}, which robots.txt blocks as well',
      fix: `${NOT_MEANT}. Otherwise both have to let them in. ${CHECK_LOG}`,
    },
    unverified: {
      title: 'The server or a firewall turns away visits under names that sites look up in DNS',
      message:
        'The server or a firewall[ ({vendor})] turns away visits under the name of {bots} from our network, as sites do that look the address up in DNS: whether the real ones get in is unknown',
      fix: CHECK_LOG,
    },
  },

  evaluate(subject) {
    const { input, home } = subject;
    const found = occurrencesOf(subject);
    const isPolicy = found.every(({ code }) => code.startsWith('training-') || code === 'unverified');
    if (found.length > 0) return failEach(found, isPolicy ? 1 : 0);
    if (!home.crawlSim.accessible) return taken('home-inaccessible');
    return input.probes.length === 0 ? unknown('no-visits') : pass;
  },

  examples: {
    pass: [{ visits: { 'oai-searchbot': 'same', gptbot: 'same' } }],
    fail: [
      ...visitsOf('oai-searchbot'),
      ...visitsOf('claude-user'),
      { visits: { 'oai-searchbot': 'ua-blocked', gptbot: 'ua-reset' } },
      {
        '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /',
        visits: { perplexitybot: { verdict: 'ua-blocked', accessible: false, vendor: 'cloudflare' } },
      },
    ],
    partly: [...visitsOf('gptbot'), { visits: { googlebot: 'ua-blocked', 'oai-searchbot': 'same' } }],
    unknown: [{}],
  },
});

/** What was done to the bots of each engine, then to all others. */
function occurrencesOf({ bots, engines }: AccessSubject): Occurrence<Code>[] {
  const open = (checks: readonly BotCheck[]): readonly BotCheck[] =>
    checks.filter((check) => !isBlocked(check));
  const ofEngines = engines.flatMap((check) => [
    ...byDeed(open(check.find)).map(([deed, met]) => occurrence(deed, met, check)),
    ...byDeed(open(check.fetch)).map(([deed, met]) => occurrence(`fetch-${deed}`, met, check)),
  ]);
  const needed = new Set(engines.flatMap(({ find, fetch }) => keysOf([...find, ...fetch])));
  const isNeeded = ({ bot }: BotCheck): boolean => needed.has(bot.key);
  const others = byDeed(bots.filter((check) => !isNeeded(check)));
  const closed = bots.filter((check) => isNeeded(check) && isBlocked(check) && deedTo(check) !== undefined);
  const unverified = bots.filter((check) => deedOf(check) !== undefined && deedTo(check) === undefined);
  return [
    ...ofEngines,
    ...others.map(([deed, met]) => occurrence(`training-${deed}`, met)),
    ...(closed.length === 0 ? [] : [occurrence('closed-too', closed)]),
    ...(unverified.length === 0 ? [] : [occurrence('unverified', unverified)]),
  ];
}

/** The bots to which something was done, by what it was. */
function byDeed(checks: readonly BotCheck[]): (readonly [Deed, readonly BotCheck[]])[] {
  return DEEDS.map((deed) => [deed, checks.filter((check) => deedTo(check) === deed)] as const).filter(
    ([, met]) => met.length > 0,
  );
}

function occurrence(code: Code, bots: readonly BotCheck[], check?: EngineCheck): Occurrence<Code> {
  const vendor = bots.find(({ proof }) => proof.probe?.vendor !== undefined)?.proof.probe?.vendor;
  const isKnown = ({ proof }: BotCheck): boolean => proof.basis !== 'unreachable';
  return {
    code,
    data: {
      engine: check?.engine.label ?? '',
      bots: labelsOf(bots),
      vendor: vendor === undefined ? '' : vendorLabel(vendor),
      allowed: labelsOf(bots.filter((bot) => isKnown(bot) && !isBlocked(bot))),
      blocked: labelsOf(bots.filter(isBlocked)),
    },
    about: [...(check === undefined ? [] : [check.engine.key]), ...keysOf(bots)],
  };
}
