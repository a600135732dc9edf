import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { allowBots } from '../../fixes/robots-txt.ts';
import type { JudgedBot } from './bots.ts';
import type { AccessKind } from '../../facts/access/index.ts';
import type { HomeProof } from './home.ts';
import { llmsMissing, sitemapFaulty, sitemapMissing, sitemapUndeclared } from './file-findings.ts';
import { findingOf, names, type CrawlerFinding, type Judged, type Rule } from './finding.ts';
import {
  hostsDisagree,
  managedBlock,
  robotsFaulty,
  robotsIsHtml,
  robotsRefused,
  robotsUnreachable,
  signalsContradict,
  strictDiffers,
} from './robots-findings.ts';

const SEE_LOG = 'check the CDN or firewall log for them.';
/** What a site or firewall did, before the names of the bots. */
const DEEDS: Readonly<Record<string, string>> = {
  'ua-blocked': 'refused',
  'ua-soft-blocked': 'sent little or nothing of the page to',
  'ua-charged': 'asked for payment from',
  'ua-rate-limited': 'throttled',
  'ua-reset': 'cut the connection of',
};

/** Whether a probed bot was refused while the browser was served. */
export function wasRefused({ proof }: JudgedBot): boolean {
  return proof.probe !== null && proof.probe.verdict in DEEDS;
}

/** Findings, worst first. One cause gives one finding. */
export function crawlerFindings(judged: Judged): readonly CrawlerFinding[] {
  return RULES.flatMap((rule) => {
    const found = rule(judged);
    return found === null ? [] : [findingOf(found, judged.input.origin)];
  });
}

/** What a rule means to a bot whose operator says that it may pass it over. */
const HEED: Readonly<Record<JudgedBot['bot']['honoursRobots'], string>> = {
  yes: '',
  unstated: '',
  partly: ' (stated; its operator says that the rule may not bind it)',
  no: ' (stated; its operator says that it generally ignores robots.txt)',
};

const answerBotsBlocked: Rule = ({ input, bots }) => {
  const blocked = bots.filter(({ bot, status }) => status.explicitly === 'blocked' && isAnswerBot(bot));
  const high = blocked.filter(({ bot }) => bot.impact === 'high');
  if (blocked.length === 0) return null;
  const worst = high.length > 0 ? high : blocked;
  return {
    id: 'answer-bots-blocked',
    severity: high.length > 0 ? 'critical' : 'medium',
    title: `robots.txt keeps out ${blocked.length === 1 ? 'a bot' : `${blocked.length} bots`} that answer engines cite from: ${names(worst.slice(0, 6))}`,
    detail: worst
      .slice(0, 10)
      .map(
        ({ bot, proof }) =>
          `${bot.label} (${bot.company}): line ${proof.line}, ${proof.rule ?? ''}${HEED[bot.honoursRobots]}`,
      )
      .join('\n'),
    code: allowBots(
      input.robots,
      blocked.map(({ bot }) => bot),
    ),
    line: worst[0]?.proof.line ?? 0,
  };
};

/** What to do where nobody is kept out from whom an answer could come. */
const POLICY = {
  fix: 'Nothing, if that is meant; else let these names through in the firewall, by the address ranges that their operators publish.',
} as const;

const agentsRefused: Rule = ({ bots, home }) => {
  const refused = bots.filter(wasRefused);
  if (refused.length === 0) return null;
  const isPolicy = !refused.some(({ bot }) => isAnswerBot(bot));
  return {
    id: 'agents-refused',
    severity: isPolicy ? 'low' : 'critical',
    title: `${names(refused)}: turned away by name while a browser was served`,
    ...(isPolicy ? POLICY : {}),
    detail: `${deedsTo(refused, home.crawlSim.wafDetected)} ${besideRobots(refused)} The requests came from our network; those from the operators' own addresses may still be let in: ${SEE_LOG}${isPolicy ? ' Keeping training bots out is your choice and costs no points.' : ''}`,
  };
};

/** What was done to each bot, one sentence for each way. */
function deedsTo(refused: readonly JudgedBot[], vendor: string | null): string {
  const actor = vendor ?? 'The server or a firewall in front of it';
  const sentences = Object.entries(DEEDS).flatMap(([verdict, deed]) => {
    const bots = refused.filter(({ proof }) => proof.probe?.verdict === verdict);
    return bots.length === 0 ? [] : [`${actor} ${deed} ${names(bots)}.`];
  });
  return sentences.join(' ');
}

/** Whether robots.txt asks for the same: a bot that it lets in meets a contradiction. */
function besideRobots(refused: readonly JudgedBot[]): string {
  const [one, ...others] = [true, false].flatMap((isAllowed) => {
    const bots = refused.filter(
      ({ status, proof }) => proof.basis !== 'unreachable' && status.allowed === isAllowed,
    );
    return bots.length === 0 ? [] : [`${isAllowed ? 'lets in' : 'keeps out'} ${names(bots)}`];
  });
  if (one === undefined) return 'robots.txt could not be read.';
  return `robots.txt ${[one, ...others].join(' and ')}.`;
}

/** A visit from a network that firewalls do not know says little of crawlers whose addresses they know. */
const VERIFIED = ` Firewalls let crawlers through whose addresses they can verify, and our network is none of those: ${SEE_LOG}`;
const REFUSED_KINDS: ReadonlySet<string> = new Set(['challenge', 'block', 'rate-limit', 'geo']);

/** What to do where something other than a missing text keeps crawlers from the page. */
const HOME_FIXES: Partial<Readonly<Record<AccessKind, { readonly fix: string }>>> = {
  login: {
    fix: 'Serve the pages that are to be cited without a login, or a question of age or consent, before them.',
  },
  challenge: {
    fix: 'Let crawlers past the test for browsers, by the address ranges that their operators publish.',
  },
  block: { fix: 'Let crawlers through in the firewall or the access rules of the server.' },
  geo: { fix: 'Let crawlers through whatever country they ask from.' },
  'rate-limit': { fix: 'Raise the limit for crawlers, by the address ranges that their operators publish.' },
  error: {
    fix: 'Serve the page itself with status 200: an error or a notice of the server stands in its place.',
  },
};

const NO_ANSWER = { fix: 'Make the home page answer with status 200 over the public internet.' } as const;

const homeInaccessible: Rule = ({ home: { crawlSim, access } }) =>
  crawlSim.accessible
    ? null
    : {
        id: 'home-inaccessible',
        severity: 'critical',
        ...(access === null ? NO_ANSWER : HOME_FIXES[access.kind]),
        detail: `${metWith(crawlSim, access)}.${REFUSED_KINDS.has(access?.kind ?? '') ? VERIFIED : ''}`,
      };

const homeForAgents: Rule = ({ home: { isForAgents, crawlSim, access }, bots }) =>
  isForAgents
    ? {
        id: 'home-for-agents',
        severity: 'low',
        detail: `The browser met: ${metWith(crawlSim, access)}. ${names(bots.filter(({ proof }) => proof.probe !== null))} got the page. Crawlers under other names meet what the browser met.`,
      }
    : null;

/** Status and signals of the baseline, the status once. */
function metWith({ status, blockingSignals }: HomeProof['crawlSim'], access: HomeProof['access']): string {
  const others = blockingSignals.filter((signal) => !signal.startsWith('http-status'));
  return `HTTP status ${status}; ${others.join('; ') || access?.kind || 'no answer'}`;
}

const noindex: Rule = ({ home }) =>
  home.noindex.length > 0
    ? {
        id: 'home-noindex',
        severity: 'critical',
        detail: `${home.noindex.join('; ')}. Answer engines that search an index never see it.`,
        fix: `Take ${home.noindex.map(placeOf).join(' and ')}.`,
      }
    : null;

/** What has to go from where, for a signal such as `x-robots-tag: noindex`. */
function placeOf(signal: string): string {
  const [place, rule = ''] = signal.split(': ');
  return `${rule} out of ${place === 'meta-robots' ? 'the robots meta element' : 'the X-Robots-Tag header'}`;
}

const landsElsewhere: Rule = ({ input: { landing, domain } }) =>
  landing === null
    ? null
    : {
        id: 'lands-elsewhere',
        severity: 'high',
        title: `The home page of ${domain} redirects to another name`,
        detail: `It leads to ${landing}. The files of ${domain} were judged.`,
      };

/** Errors of OpenSSL and of Node before any certificate was judged; those of certificates have names of their own. */
const HANDSHAKE = /\b(?:ERR_SSL_|EPROTO\b)/;
const NO_HANDSHAKE = {
  title: 'The site and crawlers agree on no TLS connection',
  fix: 'Serve TLS 1.2 or 1.3 with a common cipher on this port, and ask visitors for no certificate of their own.',
} as const;

const tlsBroken: Rule = ({ input: { failed, baseline } }) => {
  const broken = [...failed, baseline].find(({ outcome }) => outcome === 'tls');
  if (broken === undefined) return null;
  const reason = broken.error?.message ?? 'TLS failed';
  return {
    id: 'tls-broken',
    severity: 'critical',
    ...(HANDSHAKE.test(reason) ? NO_HANDSHAKE : {}),
    detail: `${broken.url}: ${reason}. Crawlers give up here.`,
  };
};

const httpsUnreachable: Rule = ({ input: { failed, baseline } }) => {
  const https = failed.find(
    ({ url, outcome }) => url.startsWith('https:') && outcome !== 'tls' && outcome !== 'blocked',
  );
  return https === undefined || baseline.status === 0
    ? null
    : {
        id: 'https-unreachable',
        severity: 'high',
        detail: `${https.url}: ${https.error?.message ?? https.outcome}. Crawlers ask for https first.`,
      };
};

const RULES: readonly Rule[] = [
  tlsBroken,
  homeInaccessible,
  robotsUnreachable,
  answerBotsBlocked,
  agentsRefused,
  homeForAgents,
  noindex,
  landsElsewhere,
  httpsUnreachable,
  robotsIsHtml,
  robotsRefused,
  hostsDisagree,
  strictDiffers,
  sitemapMissing,
  sitemapFaulty,
  sitemapUndeclared,
  managedBlock,
  signalsContradict,
  robotsFaulty,
  llmsMissing,
];
