/** The four questions of a site owner, answered in a sentence each over all pages that were seen. */
import type { Finding } from '../findings/finding.ts';
import { pathOf } from '../values/url.ts';
import type { Area } from '../rules/rule.ts';
import { bandOf, type Band } from './band.ts';
import type { Locale } from './locale.ts';
import type { Answer, CrawlerReport, Report } from './report.ts';

/** What the answers are drawn from. */
export type Answered = Pick<Report, 'scores' | 'findings' | 'crawler' | 'schema' | 'site'>;

const WORDS = { good: 'yes', fair: 'partly', poor: 'no' } as const;

/** How many names a sentence lists before it counts the rest. */
const MAX_NAMES = 4;

/** From this share of the pages on, what they show is so of the site. */
const MOST_PAGES = 0.9;
const HALF_OF_PAGES = 0.5;

/** An answer before it is told in a language. */
interface Known {
  readonly band: Band | null;
  readonly sentences: readonly string[];
}

function answer(area: Area, { band, sentences }: Known, { tell }: Locale): Answer {
  return {
    area,
    question: tell(`ask-${area}`),
    word: tell(`answer-${band === null ? 'unknown' : WORDS[band]}`),
    band,
    sentence: sentences.filter(Boolean).join(' '),
  };
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

function reach(report: Answered, { tell, list }: Locale): Known {
  const { crawler } = report;
  const pages = shareOf(report, isUnfetched);
  const ofPages = pages.faulty === 0 ? '' : tell('pages-unfetched', counts(pages));
  if (crawler === undefined) {
    const closed = shareOf(report, (finding) => isClosed(finding) && !isClosedToAll(finding));
    const ofBots = closed.faulty === 0 ? '' : tell('pages-closed', counts(closed));
    const isFine = ofPages === '' && ofBots === '';
    return {
      band: partlyBeside(pages, closed),
      sentences: isFine && pages.all > 0 ? [tell('pages-read', { pages: pages.all })] : [ofPages, ofBots],
    };
  }
  const engines = documentedEngines(crawler);
  if (engines.some(({ reach: { reason } }) => reason.code === 'robots-unknown'))
    return { band: null, sentences: [tell('robots-unread')] };
  const out = engines.filter(({ reach: { verdict } }) => verdict === 'no');
  const partly = engines.filter(({ reach: { verdict } }) => verdict === 'partly');
  const visited = engines.filter(({ reach: { reason } }) => reason.code === 'served').length;
  const isShut = out.length === engines.length;
  const ofEngines: Band = isShut ? 'poor' : out.length + partly.length > 0 ? 'fair' : 'good';
  const names = (rows: typeof engines): string =>
    list(
      rows.map(({ label }) => label),
      MAX_NAMES,
    );
  return {
    band: capped(worse(ofEngines, pages.band), report, 'reach'),
    sentences: [
      isShut
        ? tell('none-gets-in')
        : out.length === 0
          ? tell('engines-get-in', { open: engines.length - partly.length, all: engines.length, visited })
          : tell('engines-out', { names: names(out), count: out.length }),
      partly.length === 0 ? '' : tell('engines-in-part', { names: names(partly), count: partly.length }),
      ofPages,
    ],
  };
}

/** Signals by which the page itself asks to be left out, at once or from a day that has come. */
const OF_THE_PAGE = /^(?:meta-robots|x-robots-tag): /;

function read(report: Answered, { tell, list }: Locale): Known {
  const pages = shareOfRead(report, isWithoutText);
  const ofPages =
    pages.all === 0
      ? ''
      : pages.faulty === 0
        ? tell('pages-with-text', { pages: pages.all })
        : tell('pages-without-text', counts(pages));
  if (report.crawler === undefined) return { band: capped(pages.band, report, 'read'), sentences: [ofPages] };
  const { status, accessible, blockingSignals, wafDetected } = report.crawler.result.crawlSim;
  if (status === 0) return { band: null, sentences: [tell('home-unanswered'), ofPages] };
  const ownSignals = blockingSignals.every((signal) => OF_THE_PAGE.test(signal));
  const home: Band = accessible ? (ownSignals && blockingSignals.length === 0 ? 'good' : 'fair') : 'poor';
  const signals = list(blockingSignals, MAX_NAMES);
  const ofHome = !accessible
    ? tell('home-without-text', { status, vendor: wafDetected ?? '' })
    : home === 'good'
      ? tell('home-with-text')
      : tell(ownSignals ? 'home-says' : 'home-met', { signals });
  return { band: capped(worse(home, pages.band), report, 'read'), sentences: [ofHome, ofPages] };
}

function understand(report: Answered, { tell, list }: Locale): Known {
  const { schema } = report;
  const pages = shareOfRead(report, isHardToUnderstand);
  const unclear = shareOfRead(report, isUnclear);
  const ofAll = partlyBeside(pages, unclear);
  const ofPages =
    unclear.faulty > 0
      ? tell('pages-unclear', counts(unclear))
      : pages.all === 0
        ? ''
        : tell('pages-read', { pages: pages.all });
  if (schema === undefined) return { band: capped(ofAll, report, 'understand'), sentences: [ofPages] };
  const { schemasFound, score } = schema.result;
  const path = pathOf(schema.url);
  const found =
    schemasFound.length === 0
      ? tell('no-data', { path })
      : tell('data-types', { path, types: list(schemasFound, MAX_NAMES) });
  return {
    band: capped(worse(bandOf(score), ofAll), report, 'understand'),
    sentences: [found, ofPages],
  };
}

function cite(report: Answered, { tell }: Locale): Known {
  const mean = report.scores.pages;
  const { site } = report;
  if (site === undefined || mean === undefined || mean === null)
    return { band: null, sentences: [tell('no-page')] };
  const { pages, failedPages, unreadPages } = site.summary;
  return {
    band: capped(bandOf(mean), report, 'cite'),
    sentences: [
      pages === 1 ? tell('page-scores', { mean }) : tell('pages-score', { pages, mean }),
      failedPages === 0 ? '' : tell('of-them-fail', { failed: failedPages }),
      unreadPages === 0 ? '' : tell('pages-unread', { pages: unreadPages }),
    ],
  };
}

/** The numbers of a share, for its words. */
const counts = ({ faulty, all }: Share) => ({ faulty, all });

/** The answers that the audits of a run can give, in the order reach, read, understand, cite. */
export function answersOf(report: Answered, locale: Locale): readonly Answer[] {
  const { crawler, schema, site } = report;
  const questions = [
    ...(crawler === undefined && site === undefined
      ? []
      : ([
          ['reach', reach],
          ['read', read],
        ] as const)),
    ...(schema === undefined && site === undefined ? [] : ([['understand', understand]] as const)),
    ...(site === undefined ? [] : ([['cite', cite]] as const)),
  ];
  return questions.map(([area, known]) => answer(area, known(report, locale), locale));
}
