/** The four questions of a site owner, answered in a sentence each over all pages that were seen. */
import type { Finding } from '../findings/finding.ts';
import type { Area } from '../rules/rule.ts';
import { counted, listed } from '../values/wording.ts';
import { bandOf, type Band } from './band.ts';
import type { Answer, CrawlerReport, Report } from './report.ts';

/** What the answers are drawn from. */
export type Answered = Pick<Report, 'scores' | 'findings' | 'crawler' | 'schema' | 'site'>;

const WORDS = { good: 'Yes', fair: 'Partly', poor: 'No' } as const;

/** How many names a sentence lists before it counts the rest. */
const MAX_NAMES = 4;
const list = (names: readonly string[]): string => listed(names, MAX_NAMES);

/** From this share of the pages on, what they show is so of the site. */
const MOST_PAGES = 0.9;
const HALF_OF_PAGES = 0.5;

function answer(area: Area, question: string, band: Band | null, sentences: readonly string[]): Answer {
  const word = band === null ? 'Unknown' : WORDS[band];
  return { area, question, word, band, sentence: sentences.filter(Boolean).join(' ') };
}

/** The worse of two bands; an unknown one decides nothing. */
function worse(a: Band | null, b: Band | null): Band | null {
  if (a === null || b === null) return a ?? b;
  const order: readonly Band[] = ['poor', 'fair', 'good'];
  return order.indexOf(a) < order.indexOf(b) ? a : b;
}

/** Pages with a finding of one area that is at least so severe. */
interface Share {
  readonly band: Band | null;
  readonly faulty: number;
  readonly all: number;
}

/** How many of the audited pages have such a fault. Without pages nothing is known. */
function shareOf(report: Answered, isFault: (finding: Finding) => boolean): Share {
  return shareAmong(new Set(report.site?.pages.map(({ path }) => path)), report, isFault);
}

/** The same of the pages that came: nothing can be read of the others. */
function shareOfRead(report: Answered, isFault: (finding: Finding) => boolean): Share {
  const failed = new Set(report.findings.filter(isNotServed).map(({ place }) => place.path));
  const came = (report.site?.pages ?? []).map(({ path }) => path).filter((path) => !failed.has(path));
  return shareAmong(new Set(came), report, isFault);
}

function shareAmong(
  paths: ReadonlySet<string>,
  { findings }: Answered,
  isFault: (finding: Finding) => boolean,
): Share {
  const all = paths.size;
  const faulty = new Set(
    findings
      .filter((finding) => finding.audit === 'page' && isFault(finding))
      .map(({ place }) => place.path)
      .filter((path) => paths.has(path)),
  ).size;
  if (all === 0) return { band: null, faulty, all };
  const sound = (all - faulty) / all;
  return {
    band: sound >= MOST_PAGES ? (faulty === 0 ? 'good' : 'fair') : sound >= HALF_OF_PAGES ? 'fair' : 'poor',
    faulty,
    all,
  };
}

/** No question is answered with yes while pages have a lesser fault that bears on it. */
function partlyBeside({ band }: Share, lesser: Share): Band | null {
  return band === 'good' && lesser.faulty > 0 ? 'fair' : band;
}

/** No question is answered with yes beside a critical finding that bears on it. */
function capped(band: Band | null, { findings }: Answered, area: Area): Band | null {
  const isCritical = findings.some((finding) => finding.area === area && finding.severity === 'critical');
  return isCritical && band === 'good' ? 'fair' : band;
}

/** The engines of which it is documented by which bots they read pages. */
const documentedEngines = ({ engines }: CrawlerReport) => engines.filter(({ status }) => status === 'active');

const isClosed = ({ rule }: Finding): boolean => rule === 'robots-search-bots';
const isClosedToAll = (finding: Finding): boolean => isClosed(finding) && finding.severity === 'critical';
const isNotServed = ({ rule }: Finding): boolean => rule === 'http-ok';
const isUnfetched = (finding: Finding): boolean => isNotServed(finding) || isClosedToAll(finding);
const isHardToUnderstand = ({ area, severity }: Finding): boolean =>
  area === 'understand' && (severity === 'critical' || severity === 'high');
const isUnclear = ({ area, severity }: Finding): boolean =>
  area === 'understand' && severity !== 'info' && severity !== 'low';
const isWithoutText = ({ rule }: Finding): boolean => rule === 'server-rendered';

/** `3 of 8 pages`, with the verb for that number. */
const pagesThat = ({ faulty, all }: Share, one: string, many: string): string =>
  `${faulty} of ${counted(all, 'page')} ${faulty === 1 ? one : many}`;

function reach(report: Answered): Answer {
  const question = 'Can AI engines reach it?';
  const { crawler } = report;
  const pages = shareOf(report, isUnfetched);
  const ofPages = pages.faulty === 0 ? '' : `${pagesThat(pages, 'cannot', 'cannot')} be fetched.`;
  if (crawler === undefined) {
    const closed = shareOf(report, (finding) => isClosed(finding) && !isClosedToAll(finding));
    const ofBots =
      closed.faulty === 0
        ? ''
        : `${pagesThat(closed, 'is', 'are')} closed to some search bots by robots.txt.`;
    return answer('reach', question, partlyBeside(pages, closed), [
      ofPages || ofBots ? `${ofPages} ${ofBots}`.trim() : pagesSeen(pages.all),
    ]);
  }
  const engines = documentedEngines(crawler);
  if (engines.some(({ reach: { reason } }) => reason.code === 'robots-unknown'))
    return answer('reach', question, null, [
      'robots.txt could not be read, so bots may stay away until it can.',
    ]);
  const out = engines.filter(({ reach: { verdict } }) => verdict === 'no');
  const partly = engines.filter(({ reach: { verdict } }) => verdict === 'partly');
  const visited = engines.filter(({ reach: { reason } }) => reason.code === 'served').length;
  const isShut = out.length === engines.length;
  const ofEngines: Band = isShut ? 'poor' : out.length + partly.length > 0 ? 'fair' : 'good';
  const band = capped(worse(ofEngines, pages.band), report, 'reach');
  return answer('reach', question, band, [
    isShut
      ? 'No answer engine gets in.'
      : out.length === 0
        ? `${engines.length - partly.length} of ${engines.length} answer engines get in; ${visited} were visited and served.`
        : `${list(out.map(({ label }) => label))} ${out.length === 1 ? 'does' : 'do'} not get in.`,
    partly.length === 0 ? '' : `${list(partly.map(({ label }) => label))} get in for a part.`,
    ofPages,
  ]);
}

/** Signals by which the page itself asks to be left out, at once or from a day that has come. */
const OF_THE_PAGE = /^(?:meta-robots|x-robots-tag): /;

function read(report: Answered): Answer {
  const question = 'Can they read it?';
  const pages = shareOfRead(report, isWithoutText);
  const ofPages =
    pages.all === 0
      ? ''
      : pages.faulty === 0
        ? `${counted(pages.all, 'page')} read: each has its text in the HTML.`
        : `${pagesThat(pages, 'gives', 'give')} no text without JavaScript.`;
  if (report.crawler === undefined)
    return answer('read', question, capped(pages.band, report, 'read'), [ofPages]);
  const { status, accessible, blockingSignals, wafDetected } = report.crawler.result.crawlSim;
  if (status === 0) return answer('read', question, null, ['The home page gave no HTTP answer.', ofPages]);
  const ownSignals = blockingSignals.every((signal) => OF_THE_PAGE.test(signal));
  const home: Band = accessible ? (ownSignals && blockingSignals.length === 0 ? 'good' : 'fair') : 'poor';
  const ofHome = !accessible
    ? `On the home page a crawler without JavaScript gets no usable text (HTTP ${status}).${wafDetected === null ? '' : ` ${wafDetected} stands in the way.`}`
    : home === 'good'
      ? 'The home page answers with text that needs no JavaScript.'
      : ownSignals
        ? `The text of the home page is there, but the page says: ${list(blockingSignals)}.`
        : `The AI bots that were visited get the home page, but a browser met: ${list(blockingSignals)}.`;
  return answer('read', question, capped(worse(home, pages.band), report, 'read'), [ofHome, ofPages]);
}

function understand(report: Answered): Answer {
  const question = 'Can they understand it?';
  const { schema } = report;
  const pages = shareOfRead(report, isHardToUnderstand);
  const unclear = shareOfRead(report, isUnclear);
  const ofAll = partlyBeside(pages, unclear);
  const ofPages =
    unclear.faulty === 0
      ? pagesSeen(pages.all)
      : `${pagesThat(unclear, 'does', 'do')} not say clearly what ${unclear.faulty === 1 ? 'it is' : 'they are'} about.`;
  if (schema === undefined)
    return answer('understand', question, capped(ofAll, report, 'understand'), [ofPages]);
  const { schemasFound, score } = schema.result;
  const found =
    schemasFound.length === 0
      ? `The audited page (${schema.url}) has no structured data.`
      : `The audited page (${schema.url}) describes itself as ${list(schemasFound)}.`;
  return answer('understand', question, capped(worse(bandOf(score), ofAll), report, 'understand'), [
    found,
    ofPages,
  ]);
}

function cite(report: Answered): Answer {
  const question = 'Is it worth citing?';
  const mean = report.scores.pages;
  const { site } = report;
  if (site === undefined || mean === undefined || mean === null)
    return answer('cite', question, null, ['No page could be audited.']);
  const { summary } = site;
  const failed = summary.failedPages === 0 ? '' : `${summary.failedPages} of them fail.`;
  const unread =
    summary.unreadPages === 0 ? '' : `${counted(summary.unreadPages, 'page was', 'pages were')} not read.`;
  const pages = summary.pages === 1 ? 'One page scores' : `${summary.pages} pages score`;
  const average = summary.pages === 1 ? '' : ' on average';
  return answer('cite', question, capped(bandOf(mean), report, 'cite'), [
    `${pages} ${mean} of 100${average}.`,
    failed,
    unread,
  ]);
}

const pagesSeen = (pages: number): string => (pages === 0 ? '' : `${counted(pages, 'page')} read.`);

/** The answers that the audits of a run can give, in the order reach, read, understand, cite. */
export function answersOf(report: Answered): readonly Answer[] {
  const { crawler, schema, site } = report;
  return [
    ...(crawler === undefined && site === undefined ? [] : [reach(report), read(report)]),
    ...(schema === undefined && site === undefined ? [] : [understand(report)]),
    ...(site === undefined ? [] : [cite(report)]),
  ];
}
