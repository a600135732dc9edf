/** Visits that answers led to, beside the reads of the bots that read for answers. Memory is bounded. */
import { ANSWER_REFERERS, type AnswerReferer } from '../catalog/answer-referers.ts';
import { parsedUrl } from '../values/address.ts';
import { isUnder } from '../values/url.ts';
import { cappedCounts } from './capped-counts.ts';
import type { LogEntry } from './entry.ts';
import { BOT_FILES, type LedPage, type AnswerVisits } from './model.ts';
import { pageKey } from './page-marks.ts';

/** Pages that are counted one by one at least, and how many of each list are given. */
const MAX_PAGES = 10_000;
const MAX_LISTED = 100;
/** Characters of an address of a Referer that are looked at. */
const MAX_REFERER = 2_000;

/** Files that belong to a page, and those that are there for bots. */
const NO_PAGE = /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|ttf|webm|webp|woff2?|xml)$/i;
const botFiles: ReadonlySet<string> = new Set(BOT_FILES);

const UTM_SOURCE = /[?&]utm_source=([^&#]{1,100})/i;

/** The engine that a request comes from, `null` for any other. */
function engineOf({ referer, target }: LogEntry): AnswerReferer | null {
  const source = UTM_SOURCE.exec(target)?.[1]?.toLowerCase();
  const marked = ANSWER_REFERERS.find(({ sources }) => source !== undefined && sources.includes(source));
  if (marked !== undefined) return marked;
  if (referer === '' || referer === '-') return null;
  const host = parsedUrl(referer.slice(0, MAX_REFERER))?.hostname;
  if (host === undefined) return null;
  return ANSWER_REFERERS.find(({ hosts }) => hosts.some((one) => isUnder(host, one))) ?? null;
}

/** Takes requests of people and of bots. */
export interface AnswerTally {
  readonly addVisit: (entry: LogEntry) => void;
  /** A request of a bot that reads for answers, which is no impostor. */
  readonly addRead: (entry: LogEntry) => void;
  readonly result: () => AnswerVisits | undefined;
}

const isGiven = ({ status }: LogEntry): boolean => (status >= 200 && status < 300) || status === 304;

function pageOf({ target }: LogEntry): string | null {
  const path = pageKey(target);
  const [bare = ''] = path.split('?', 1);
  return NO_PAGE.test(bare) || botFiles.has(bare) ? null : path;
}

/** A tally of one or more logs of a site. */
export function answerTally(): AnswerTally {
  const engines = new Map<string, number>();
  const [reads, visits] = [cappedCounts(MAX_PAGES), cappedCounts(MAX_PAGES)];
  let hasReferers = false;
  return {
    addVisit: (entry) => {
      hasReferers ||= entry.referer !== '';
      const engine = engineOf(entry);
      const page = engine === null || !isGiven(entry) ? null : pageOf(entry);
      if (engine === null || page === null) return;
      engines.set(engine.key, (engines.get(engine.key) ?? 0) + 1);
      visits.add(page);
    },
    addRead: (entry) => {
      const page = isGiven(entry) ? pageOf(entry) : null;
      if (page !== null) reads.add(page);
    },
    result: () => {
      if (!hasReferers && engines.size === 0) return undefined;
      // All that are known: a page that is left out here would be one that led nobody.
      const [readBy, ledTo] = [new Map(reads.top(reads.size())), new Map(visits.top(visits.size()))];
      const page = (path: string): LedPage => ({
        path,
        reads: readBy.get(path) ?? 0,
        visits: ledTo.get(path) ?? 0,
      });
      return {
        visits: [...engines.values()].reduce((sum, count) => sum + count, 0),
        engines: ANSWER_REFERERS.flatMap(({ key, label }) => {
          const count = engines.get(key);
          return count === undefined ? [] : [{ key, label, visits: count }];
        }).toSorted((a, b) => b.visits - a.visits),
        led: [...ledTo.keys()].slice(0, MAX_LISTED).map(page),
        ledNobody: [...readBy.keys()]
          .filter((path) => !ledTo.has(path))
          .slice(0, MAX_LISTED)
          .map(page),
        isCut: reads.isCut() || visits.isCut(),
      };
    },
  };
}
