/** An archive as the web of an auditor: nothing is requested, and what it does not hold is not known. */
import type { Exchange } from '../exchange.ts';
import { FetchFailure } from '../net/failure.ts';
import { createFetcher } from '../net/fetcher.ts';
import type { Fetcher } from '../net/model.ts';
import type { TransportRequest, TransportResponse } from '../net/transport/transport.ts';
import { archiveKey, type Archive, type ArchivedEntry } from './archive.ts';
import { openArchive } from './open-archive.ts';
import { groupBy } from '../values/groups.ts';

/** A site of an archive. */
export interface ArchivedSite {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Addresses of its pages (HTML with status 200), in the order of the archive. */
  readonly pages: readonly string[];
}

/** An archive that answers in place of the web. */
export interface ArchiveWeb {
  /** The sites that it has pages of, those with most pages first. */
  readonly sites: readonly ArchivedSite[];
  /** Epoch milliseconds of the last answer, 0 where no date was kept. */
  readonly date: number;
  /** The `web` of an auditor of one of its sites. */
  readonly webOf: (origin: string) => Fetcher;
  readonly close: () => Promise<void>;
}

/**
 * Opens a WARC or HAR file as the `web` of auditors, one for each of its sites. What the archive does not hold is `blocked`: it
 * was not asked for, and rules about it are `unknown`. Throws `file-unreadable` and `file-invalid`.
 */
export async function archiveWeb(path: string, signal?: AbortSignal): Promise<ArchiveWeb> {
  const archive = await openArchive(path, signal);
  const sites = sitesOf(archive);
  const dates = [...archive.entries.values()].map(({ date }) => date);
  return {
    sites,
    date: dates.reduce((last, date) => Math.max(last, date), 0),
    webOf: (origin) => webOf(archive, origin, sites.find((site) => site.origin === origin)?.pages ?? []),
    close: archive.close,
  };
}

function sitesOf({ entries }: Archive): readonly ArchivedSite[] {
  const pages = [...entries.values()].flatMap(({ url, isPage }) => (isPage ? [url] : []));
  return [...groupBy(pages, (url) => new URL(url).origin)]
    .map(([origin, own]) => ({ origin, pages: own }))
    .sort((a, b) => b.pages.length - a.pages.length);
}

function webOf(archive: Archive, origin: string, pages: readonly string[]): Fetcher {
  const files = createFetcher({
    transport: { request: (request) => answered(archive, request), close: () => Promise.resolve() },
    allowOrigins: [origin],
    limits: { retries: 0 },
  });
  return {
    fetch: async (url, options) => dated(archive, await files.fetch(url, options)),
    stored: { kind: 'archive', pages: () => Promise.resolve(pages.map((url) => [url])) },
    close: () => files.close(),
  };
}

/** With the time of the capture; what reading a file takes says nothing of a server. */
function dated({ entries }: Archive, exchange: Exchange): Exchange {
  const entry: ArchivedEntry | undefined = entries.get(archiveKey(exchange.finalUrl) ?? '');
  return { ...exchange, timings: { startedAt: entry?.date ?? 0, firstByteMs: null, totalMs: 0 } };
}

async function answered(
  archive: Archive,
  { url, method, signal }: TransportRequest,
): Promise<TransportResponse> {
  signal.throwIfAborted();
  const key = archiveKey(url.href) ?? '';
  const answer = archive.entries.has(key) ? await archive.answerTo(key) : undefined;
  if (answer === undefined) throw new FetchFailure('blocked', `${url.href} is not in the archive: not asked`);
  if (answer === null) throw new FetchFailure('blocked', `the archive has no body of ${url.href}`);
  const { status, headers, body, isDecoded, truncated } = answer;
  return {
    status,
    headers,
    bodyDecoded: isDecoded,
    body: method === 'HEAD' ? noBytes() : bytesOf(body, truncated !== null),
    discard: () => undefined,
  };
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** A body that was cut breaks off, as it did then. */
async function* bytesOf(body: Uint8Array, isCut: boolean): AsyncGenerator<Uint8Array> {
  yield body;
  if (isCut) throw new FetchFailure('connection', 'the archive has only the beginning of the body');
}
