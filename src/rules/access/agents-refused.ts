import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { vendorLabel, type ProbeOutcome } from '../../facts/access/index.ts';
import { failEach, pass, taken, unknown, type Fault, type Occurrence } from '../rule.ts';
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

/** `deed`: what is done, up to the names of the bots. */
const message = (deed: string): string =>
  `The server or a firewall[ ({vendor})] ${deed} {bots}, but serves a browser[; robots.txt allows {allowed}][; robots.txt blocks {blocked}, too]`;

const CHECK_LOG =
  'The visits came from our network: check the log of the CDN or firewall for those from the addresses that the operators publish';

const ofAnswers = (deed: string, fix: string): Fault => ({
  severity: 'critical',
  effort: 'server',
  title: `The server or a firewall ${deed} bots that answer engines cite from, but serves a browser`,
  message: message(deed),
  fix: `Let them in: ${fix}. ${CHECK_LOG}`,
});

const ofOthers = (deed: string, fix: string): Fault => ({
  severity: 'low',
  effort: 'server',
  title: `The server or a firewall ${deed} bots that only train models, but serves a browser`,
  message: message(deed),
  fix: `Nothing, if it is meant: it costs no points. Otherwise let them in: ${fix}. ${CHECK_LOG}`,
});

const LET_IN = 'allow these names in the firewall, by the address ranges that their operators publish';
const CHARGE_NOTHING = 'exempt these names from payment';
const ALLOW_PACE = 'raise the rate limit for these names';

export const agentsRefused = accessRule({
  id: 'agents-refused',
  area: 'reach',
  place: '/',
  title: 'Bots that answer engines cite from are served as a browser is',
  why: 'A server or firewall that refuses a bot by name does so whatever robots.txt says: its engine has nothing to cite.',
  source: 'Comparison of visits under both names within one run',
  grade: 'weak',

  faults: {
    refused: ofAnswers('refuses', LET_IN),
    'little-text': ofAnswers('sends little or nothing of the page to', LET_IN),
    charged: ofAnswers('asks for payment from', CHARGE_NOTHING),
    throttled: ofAnswers('throttles', ALLOW_PACE),
    reset: ofAnswers('cuts the connection of', LET_IN),
    'training-refused': ofOthers('refuses', LET_IN),
    'training-little-text': ofOthers('sends little or nothing of the page to', LET_IN),
    'training-charged': ofOthers('asks for payment from', CHARGE_NOTHING),
    'training-throttled': ofOthers('throttles', ALLOW_PACE),
    'training-reset': ofOthers('cuts the connection of', LET_IN),
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
