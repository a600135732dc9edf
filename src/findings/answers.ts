/** The four questions of a site owner, answered over all that was seen: a verdict each, with codes for what it rests on. */
import type { CrawlerCheckResult, SchemaAuditResult, SiteSummary } from '../contract/index.ts';
import type { PageRuleId } from '../rules/page/rules.ts';
import type { Area, Data } from '../rules/rule.ts';
import { pathOf } from '../values/url.ts';
import type { EngineRow, EngineVerdict } from './engines/cell.ts';
import type { Finding } from './finding.ts';
import { groupFindings } from './group.ts';

/** What the answers are drawn from. An audit that did not run is absent. */
export interface Answered {
  readonly scores: Readonly<Partial<Record<string, number | null>>>;
  readonly findings: readonly Finding[];
  readonly crawler?: {
    readonly result: Pick<CrawlerCheckResult, 'crawlSim'>;
    readonly engines: readonly EngineRow[];
  };
  readonly schema?: {
    readonly url: string;
    readonly result: Pick<SchemaAuditResult, 'schemasFound' | 'score'>;
  };
  readonly site?: {
    readonly summary: SiteSummary;
    readonly pages: readonly { readonly path: string }[];
    /** Pages of which no robots.txt was read. */
    readonly withoutRobots?: number;
  };
}

/** What an answer rests on: a code of the texts of a report, and what its words are filled from. */
export interface AnswerReason {
  readonly code:
    | 'data-types'
    | 'engines-get-in'
    | 'engines-in-part'
    | 'engines-out'
    | 'home-met'
    | 'home-says'
    | 'home-unanswered'
    | 'home-with-text'
    | 'home-without-text'
    | 'no-data'
    | 'no-page'
    | 'none-gets-in'
    | 'of-them-fail'
    | 'page-scores'
    | 'pages-closed'
    | 'pages-read'
    | 'pages-score'
    | 'pages-unclear'
    | 'pages-unfetched'
    | 'pages-unread'
    | 'pages-with-text'
    | 'pages-without-text'
    | 'robots-unread'
    | 'robots-unseen';
  readonly data: Data;
}

/** The answer to one question. */
export interface AnswerVerdict {
  readonly verdict: EngineVerdict;
  readonly reasons: readonly AnswerReason[];
}

/** The rules whose findings answer a question by themselves. */
const RULES = {
  served: 'http-ok',
  open: 'robots-search-bots',
  withText: 'server-rendered',
} as const satisfies Record<string, PageRuleId>;

/** From this share of the pages on, or of a score, the answer is not no; from that one of a score on it is yes. */
const PARTLY_FROM = 0.5;
const YES_FROM = 0.9;

const ORDER: readonly EngineVerdict[] = ['no', 'partly', 'yes'];

const because = (code: AnswerReason['code'], data: Data = {}): AnswerReason => ({ code, data });

/** The worse of two verdicts; an unknown one decides nothing. */
function worse(a: EngineVerdict, b: EngineVerdict): EngineVerdict {
  if (a === 'unknown' || b === 'unknown') return a === 'unknown' ? b : a;
  return ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b;
}

function ofScore(score: number): EngineVerdict {
  if (score >= 100 * YES_FROM) return 'yes';
  return score >= 100 * PARTLY_FROM ? 'partly' : 'no';
}

/** Pages with a fault among those that were looked at. */
interface Share {
  readonly verdict: EngineVerdict;
  readonly faulty: number;
  readonly all: number;
}

const counts = ({ faulty, all }: Share): Data => ({ faulty, all });

/** How many of the audited pages have such a fault. Without pages nothing is known. */
function shareOf(
  { site, findings }: Answered,
  isFault: (finding: Finding) => boolean,
  out = new Set(),
): Share {
  const paths = new Set(site?.pages.map(({ path }) => path).filter((path) => !out.has(path)));
  const all = paths.size;
  const found = findings.filter((finding) => finding.audit === 'page' && isFault(finding));
  const faulty = new Set(found.map(({ place }) => place.path).filter((path) => paths.has(path))).size;
  if (all === 0) return { verdict: 'unknown', faulty, all };
  const isMostlySound = (all - faulty) / all >= PARTLY_FROM;
  return { verdict: faulty === 0 ? 'yes' : isMostlySound ? 'partly' : 'no', faulty, all };
}

/** The cause that most pages have, and how many they are: what a count of pages is made of. */
function mostCommon({ findings }: Answered, isFault: (finding: Finding) => boolean): Data {
  const ofPages = findings.filter((finding) => finding.audit === 'page' && isFault(finding));
  const [most] = groupFindings(ofPages).toSorted((a, b) => b.pages - a.pages);
  return most === undefined ? {} : { count: most.pages, title: most.title };
}

/** The same of the pages that came: nothing can be read of the others. */
function shareOfRead(seen: Answered, isFault: (finding: Finding) => boolean): Share {
  return shareOf(seen, isFault, new Set(seen.findings.filter(isNotServed).map(({ place }) => place.path)));
}

/** No question is answered with yes while pages have a lesser fault that bears on it. */
function partlyBeside({ verdict }: Share, lesser: Share): EngineVerdict {
  return verdict === 'yes' && lesser.faulty > 0 ? 'partly' : verdict;
}

/** No question is answered with yes beside a critical finding that bears on it. */
function capped(verdict: EngineVerdict, { findings }: Answered, area: Area): EngineVerdict {
  const isCritical = findings.some((finding) => finding.area === area && finding.severity === 'critical');
  return isCritical && verdict === 'yes' ? 'partly' : verdict;
}

const isClosed = ({ rule }: Finding): boolean => rule === RULES.open;
const isClosedToAll = (finding: Finding): boolean => isClosed(finding) && finding.severity === 'critical';
const isNotServed = ({ rule }: Finding): boolean => rule === RULES.served;
const isUnfetched = (finding: Finding): boolean => isNotServed(finding) || isClosedToAll(finding);
const isHardToUnderstand = ({ area, severity }: Finding): boolean =>
  area === 'understand' && (severity === 'critical' || severity === 'high');
const isUnclear = ({ area, severity }: Finding): boolean =>
  area === 'understand' && severity !== 'info' && severity !== 'low';
const isWithoutText = ({ rule }: Finding): boolean => rule === RULES.withText;

function reach(seen: Answered): AnswerVerdict {
  const { crawler } = seen;
  const pages = shareOf(seen, isUnfetched);
  const ofPages = pages.faulty === 0 ? [] : [because('pages-unfetched', counts(pages))];
  if (crawler === undefined) {
    const closed = shareOf(seen, (finding) => isClosed(finding) && !isClosedToAll(finding));
    const ofBots = closed.faulty === 0 ? [] : [because('pages-closed', counts(closed))];
    const faults = [...ofPages, ...ofBots];
    const isFine = faults.length === 0 && pages.all > 0;
    // A page that came says nothing of what bots may ask for.
    if (isFine && (seen.site?.withoutRobots ?? 0) >= pages.all)
      return { verdict: 'unknown', reasons: [because('robots-unseen')] };
    return {
      verdict: partlyBeside(pages, closed),
      reasons: isFine ? [because('pages-read', { pages: pages.all })] : faults,
    };
  }
  // The engines of which it is documented by which bots they read pages.
  const engines = crawler.engines.filter(({ status }) => status === 'active');
  if (engines.some(({ reach: { reason } }) => reason.code === 'robots-unknown'))
    return { verdict: 'unknown', reasons: [because('robots-unread')] };
  const out = engines.filter(({ reach: { verdict } }) => verdict === 'no');
  const partly = engines.filter(({ reach: { verdict } }) => verdict === 'partly');
  const visited = engines.filter(({ reach: { reason } }) => reason.code === 'served').length;
  const isShut = out.length === engines.length;
  const ofEngines = isShut ? 'no' : out.length + partly.length > 0 ? 'partly' : 'yes';
  const named = (rows: typeof engines): Data => ({
    names: rows.map(({ label }) => label),
    count: rows.length,
  });
  return {
    verdict: capped(worse(ofEngines, pages.verdict), seen, 'reach'),
    reasons: [
      isShut
        ? because('none-gets-in')
        : out.length === 0
          ? because('engines-get-in', { open: engines.length - partly.length, all: engines.length, visited })
          : because('engines-out', named(out)),
      ...(partly.length === 0 ? [] : [because('engines-in-part', named(partly))]),
      ...ofPages,
    ],
  };
}

/** Signals by which the page itself asks to be left out, at once or from a day that has come. */
const OF_THE_PAGE = /^(?:meta-robots|x-robots-tag): /;

function read(seen: Answered): AnswerVerdict {
  const pages = shareOfRead(seen, isWithoutText);
  const ofPages =
    pages.all === 0
      ? []
      : pages.faulty === 0
        ? [because('pages-with-text', { pages: pages.all })]
        : [because('pages-without-text', counts(pages))];
  if (seen.crawler === undefined) return { verdict: capped(pages.verdict, seen, 'read'), reasons: ofPages };
  const { status, accessible, blockingSignals: signals, wafDetected } = seen.crawler.result.crawlSim;
  if (status === 0) return { verdict: 'unknown', reasons: [because('home-unanswered'), ...ofPages] };
  const home = !accessible ? 'no' : signals.length === 0 ? 'yes' : 'partly';
  const asks = signals.every((signal) => OF_THE_PAGE.test(signal));
  const ofHome = !accessible
    ? because('home-without-text', { status, vendor: wafDetected ?? '' })
    : home === 'yes'
      ? because('home-with-text')
      : because(asks ? 'home-says' : 'home-met', { signals });
  return { verdict: capped(worse(home, pages.verdict), seen, 'read'), reasons: [ofHome, ...ofPages] };
}

function understand(seen: Answered): AnswerVerdict {
  const { schema } = seen;
  const pages = shareOfRead(seen, isHardToUnderstand);
  const unclear = shareOfRead(seen, isUnclear);
  const ofAll = partlyBeside(pages, unclear);
  const ofPages =
    unclear.faulty > 0
      ? [because('pages-unclear', { ...counts(unclear), ...mostCommon(seen, isUnclear) })]
      : pages.all === 0
        ? []
        : [because('pages-read', { pages: pages.all })];
  if (schema === undefined) return { verdict: capped(ofAll, seen, 'understand'), reasons: ofPages };
  const { schemasFound: types, score } = schema.result;
  const path = pathOf(schema.url);
  const found = types.length === 0 ? because('no-data', { path }) : because('data-types', { path, types });
  return {
    verdict: capped(worse(ofScore(score), ofAll), seen, 'understand'),
    reasons: [found, ...ofPages],
  };
}

function cite(seen: Answered): AnswerVerdict {
  const mean = seen.scores['pages'];
  const { site } = seen;
  if (site === undefined || mean === undefined || mean === null)
    return { verdict: 'unknown', reasons: [because('no-page')] };
  const { pages, failedPages: failed, unreadPages } = site.summary;
  return {
    verdict: capped(ofScore(mean), seen, 'cite'),
    reasons: [
      pages === 1 ? because('page-scores', { mean }) : because('pages-score', { pages, mean }),
      ...(failed === 0 ? [] : [because('of-them-fail', { failed })]),
      ...(unreadPages === 0 ? [] : [because('pages-unread', { pages: unreadPages })]),
    ],
  };
}

/** The answers that the audits of a run can give, in the order reach, read, understand, cite. */
export function answerQuestions(seen: Answered): Partial<Readonly<Record<Area, AnswerVerdict>>> {
  const { crawler, schema, site } = seen;
  return {
    ...((crawler ?? site) !== undefined && { reach: reach(seen), read: read(seen) }),
    ...((schema ?? site) !== undefined && { understand: understand(seen) }),
    ...(site !== undefined && { cite: cite(seen) }),
  };
}
