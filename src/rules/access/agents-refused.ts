import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { vendorLabel, type ProbeOutcome } from '../../access/index.ts';
import { failEach, pass, taken, unknown, type Fault, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { keysOf, labelsOf, type BotCheck } from './bots.ts';

/** What a site or a firewall does to a bot by name. */
type Deed = 'refused' | 'little-text' | 'charged' | 'throttled' | 'reset';

const DEEDS: Readonly<Partial<Record<ProbeOutcome, Deed>>> = {
  'ua-blocked': 'refused',
  'ua-soft-blocked': 'little-text',
  'ua-charged': 'charged',
  'ua-rate-limited': 'throttled',
  'ua-reset': 'reset',
};

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
  `The server or a firewall[ ({vendor})] ${WORDS[deed].does} {bots}, ${WORDS[deed].beside}[; robots.txt allows {allowed}][; robots.txt blocks {blocked}, too]`;

const title = (deed: Deed, whom: string): string =>
  `The server or a firewall ${WORDS[deed].does} ${whom}, ${WORDS[deed].beside}`;

const CHECK_LOG =
  'The visits came from our network: check the log of the CDN or firewall for those from the addresses that the operators publish';

const ofAnswers = (deed: Deed): Fault => ({
  severity: 'critical',
  effort: 'server',
  title: title(deed, 'bots that answer engines cite from'),
  message: message(deed),
  fix: `Let them in: ${WORDS[deed].fix}. ${CHECK_LOG}`,
});

const ofOthers = (deed: Deed): Fault => ({
  severity: 'low',
  effort: 'server',
  title: title(deed, 'bots that only train models'),
  message: message(deed),
  fix: `Nothing, if it is meant: it costs no points. Otherwise let them in: ${WORDS[deed].fix}. ${CHECK_LOG}`,
});

export const agentsRefused = accessRule({
  id: 'agents-refused',
  area: 'reach',
  place: '/',
  title: 'Bots that answer engines cite from are served as a browser is',
  why: 'A server or firewall that refuses a bot by name does so whatever robots.txt says: its engine has nothing to cite.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',

  faults: {
    refused: ofAnswers('refused'),
    'little-text': ofAnswers('little-text'),
    charged: ofAnswers('charged'),
    throttled: ofAnswers('throttled'),
    reset: ofAnswers('reset'),
    'training-refused': ofOthers('refused'),
    'training-little-text': ofOthers('little-text'),
    'training-charged': ofOthers('charged'),
    'training-throttled': ofOthers('throttled'),
    'training-reset': ofOthers('reset'),
  },

  evaluate({ input, home, bots }) {
    const found = [...new Set(Object.values(DEEDS))].flatMap((deed) => {
      const met = bots.filter((bot) => deedTo(bot) === deed);
      return met.length === 0 ? [] : [occurrence(deed, met)];
    });
    const isPolicy = found.every(({ code }) => code.startsWith('training-'));
    if (found.length > 0) return failEach(found, isPolicy ? 1 : 0);
    if (!home.crawlSim.accessible) return taken('home-inaccessible');
    return input.probes.length === 0 ? unknown('no visit was made under the name of a bot') : pass;
  },

  examples: {
    pass: [{ visits: { 'oai-searchbot': 'same', gptbot: 'same' } }],
    fail: [
      { visits: { 'oai-searchbot': 'ua-blocked' } },
      { visits: { 'oai-searchbot': 'ua-soft-blocked' } },
      {
        visits: { 'oai-searchbot': { verdict: 'ua-charged', accessible: false, vendor: 'cloudflare' } },
      },
      { visits: { 'oai-searchbot': 'ua-rate-limited' } },
      { visits: { 'oai-searchbot': 'ua-reset', gptbot: 'same' } },
      { visits: { 'oai-searchbot': 'ua-blocked', gptbot: 'ua-reset' } },
    ],
    partly: [
      { visits: { 'oai-searchbot': 'same', gptbot: 'ua-blocked' } },
      { visits: { gptbot: 'ua-soft-blocked' } },
      { visits: { gptbot: 'ua-charged' } },
      { visits: { gptbot: 'ua-rate-limited' } },
      { visits: { gptbot: 'ua-reset' } },
    ],
    unknown: [{}],
  },
});

/** What was done to a bot while a browser was served; `undefined` where nothing was, or nobody knows. */
export function deedTo({ proof }: BotCheck): Deed | undefined {
  return proof.probe === null ? undefined : DEEDS[proof.probe.verdict];
}

function occurrence(deed: Deed, bots: readonly BotCheck[]): Occurrence<Deed | `training-${Deed}`> {
  const vendor = bots.find(({ proof }) => proof.probe?.vendor !== undefined)?.proof.probe?.vendor;
  const isKnown = ({ proof }: BotCheck): boolean => proof.basis !== 'unreachable';
  const isAllowed = ({ status }: BotCheck): boolean => status.allowed;
  return {
    code: bots.some(({ bot }) => isAnswerBot(bot)) ? deed : `training-${deed}`,
    data: {
      bots: labelsOf(bots),
      vendor: vendor === undefined ? '' : vendorLabel(vendor),
      allowed: labelsOf(bots.filter(isKnown).filter(isAllowed)),
      blocked: labelsOf(bots.filter((bot) => isKnown(bot) && !isAllowed(bot))),
    },
    about: keysOf(bots),
  };
}
