/** Files as the site that a static host makes of them: no port, no network. */
import { extname } from 'node:path';
import { FetchFailure } from '../net/failure.ts';
import { createFetcher } from '../net/fetcher.ts';
import type { Fetcher } from '../net/model.ts';
import type { Transport, TransportRequest, TransportResponse } from '../net/transport/transport.ts';
import { webUrl } from '../values/url.ts';
import { pagesAmong } from './folder-pages.ts';

/** A file that is open: its bytes are read once, or it is closed. */
export interface ServedFile {
  /** Its type is that of the ending. */
  readonly name: string;
  readonly body: () => AsyncIterable<Uint8Array> & { destroy?: () => unknown };
  readonly close: () => Promise<void>;
}

/** The files of a site. */
export interface ServedFiles {
  /** The file at a path under the address of the site, `null` where none is. Throws a FetchFailure for what may not be read. */
  readonly open: (path: string) => Promise<ServedFile | null>;
  /** Paths of all files, in the order of their names. */
  readonly list: (signal?: AbortSignal) => Promise<readonly string[]>;
}

/**
 * Answers for one site as static hosts do: `index.html` for a folder, `page.html` for `/page`, `404.html` with status 404
 * for what is missing, a redirect to the address with or without a slash. Hidden files but `.well-known` are missing.
 * `base`: its address, with a slash at the end.
 */
export function staticSite(
  site: ServedFiles,
  base: URL,
  { clock }: { readonly clock?: (() => number) | undefined },
): Fetcher {
  const files = createFetcher({
    transport: siteTransport(site, base),
    allowOrigins: [base.origin],
    ...(clock !== undefined && { clock }),
  });
  return {
    // What a disk takes says nothing of a server.
    fetch: async (address, options) => {
      const exchange = await files.fetch(address, options);
      return { ...exchange, timings: { ...exchange.timings, firstByteMs: null, totalMs: 0 } };
    },
    stored: { kind: 'folder', pages: async (signal) => pagesAmong(await site.list(signal), base) },
    close: () => files.close(),
  };
}

/** The address of a site of files, with a slash at its end. Throws a TypeError for no http(s) address. */
export function siteBase(written: string): URL {
  const url = webUrl(written);
  if (url === null) throw new TypeError('url: the http(s) address of the folder');
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

function siteTransport(site: ServedFiles, base: URL): Transport {
  return {
    request: async (request) => {
      request.signal.throwIfAborted();
      const { origin, pathname } = request.url;
      if (origin !== base.origin || !`${pathname}/`.startsWith(base.pathname))
        throw new FetchFailure('blocked', `${request.url.href} is not in the folder that is read: not asked`);
      return answered(site, base, request);
    },
    close: () => Promise.resolve(),
  };
}

/** RFC 9110, 15.4.2: what static hosts answer for an address with a slash too many or too few. */
const MOVED = 301;

async function answered(
  site: ServedFiles,
  base: URL,
  { url, method }: TransportRequest,
): Promise<TransportResponse> {
  const path = pathUnder(base, url);
  const file = path === null ? null : await fileAt(site, path);
  if (file !== null) return ofFile(file, { status: 200, method });
  const moved = path === null ? null : await otherForm(site, path);
  if (moved !== null) {
    const { href: location } = new URL(`${base.pathname}${encoded(moved)}${url.search}`, base);
    return { ...NOTHING, status: MOVED, headers: [['location', location]] };
  }
  const page = await fileAt(site, '404.html');
  return page === null ? { ...NOTHING, status: 404, headers: [] } : ofFile(page, { status: 404, method });
}

/** What stands behind the base in an address, decoded; `null` for what names no file that a host serves. */
export function pathUnder(base: URL, { pathname }: Pick<URL, 'pathname'>): string | null {
  const decoded = decodedPath(pathname.slice(base.pathname.length));
  const isServed = (part: string): boolean => !part.startsWith('.') || part === '.well-known';
  return decoded !== null && !/[\0\\]/.test(decoded) && decoded.split('/').every(isServed) ? decoded : null;
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The names that a file at a path may have, without a redirect. */
export const fileNames = (path: string): readonly string[] =>
  path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];

async function fileAt({ open }: ServedFiles, path: string): Promise<ServedFile | null> {
  for (const name of fileNames(path)) {
    const file = await open(name);
    if (file !== null) return file;
  }
  return null;
}

/** The path with the slash that it lacks, or without the one too many, where a page is at that. */
async function otherForm({ open }: ServedFiles, path: string): Promise<string | null> {
  const isFolder = path.endsWith('/');
  const other = isFolder ? path.replace(/\/+$/, '') : `${path}/`;
  const file = other === '' ? null : await open(isFolder ? `${other}.html` : `${other}index.html`);
  await file?.close();
  return file === null ? null : other;
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

const NOTHING = { body: noBytes(), discard: () => undefined };

async function ofFile(
  { name, body: read, close }: ServedFile,
  { status, method }: { readonly status: number; readonly method: 'GET' | 'HEAD' },
): Promise<TransportResponse> {
  const type = contentTypeOf(name);
  const head = { status, headers: type === '' ? [] : [['content-type', type] as const] };
  if (method === 'HEAD') {
    await close();
    return { ...head, ...NOTHING };
  }
  const body = read();
  return { ...head, body, discard: () => void body.destroy?.() };
}

/**
 * The types that static hosts send (IANA media types; RFC 9309, 2.3: robots.txt is UTF-8 text). Of HTML without its
 * charset, which the page itself states.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.rss': 'application/rss+xml',
  '.atom': 'application/atom+xml',
  '.json': 'application/json',
  '.jsonld': 'application/ld+json',
  '.webmanifest': 'application/manifest+json',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.gz': 'application/gzip',
  '.zip': 'application/zip',
};

/** The Content-Type with which a file is sent, empty for an ending that has none. */
export const contentTypeOf = (path: string): string => TYPES[extname(path).toLowerCase()] ?? '';
