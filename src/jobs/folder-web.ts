/** A folder of built pages as the site that a static host makes of it: no port, no network. */
import { constants, realpathSync, statSync } from 'node:fs';
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { CodedError, hasCode } from '../errors.ts';
import { FetchFailure } from '../net/failure.ts';
import { createFetcher } from '../net/fetcher.ts';
import type { Fetcher } from '../net/model.ts';
import type { Transport, TransportRequest, TransportResponse } from '../net/transport/transport.ts';
import { webUrl } from '../values/url.ts';
import { folderPages } from './folder-pages.ts';

/** How a folder is read as a site. */
export interface FolderWebOptions {
  /** The address at which the folder is served: an origin, or a path of one (`https://example.com/docs/`). */
  readonly url: string;
  /** Epoch milliseconds. Default: the time of day. */
  readonly clock?: (() => number) | undefined;
}

/**
 * Answers for one site from the files of a folder, as static hosts do: `index.html` for a folder, `page.html` for
 * `/page`, `404.html` with status 404 for what is missing, a redirect to the address with or without a slash. Hidden
 * files but `.well-known` are missing. Whatever lies elsewhere, and what a symbolic link out of the folder leads to, is
 * `blocked`: it was not asked for. It is the `web` of an auditor.
 *
 * Throws `file-unreadable` for no folder, and a TypeError for no http(s) address.
 */
export function folderWeb(folder: string, { url, clock }: FolderWebOptions): Fetcher {
  const root = rootOf(folder);
  const base = baseOf(url);
  const transport = folderTransport(root, base);
  const files = createFetcher({
    transport,
    allowOrigins: [base.origin],
    ...(clock !== undefined && { clock }),
  });
  return {
    // What a disk takes says nothing of a server.
    fetch: async (address, options) => {
      const exchange = await files.fetch(address, options);
      return { ...exchange, timings: { ...exchange.timings, firstByteMs: null, totalMs: 0 } };
    },
    stored: { pages: (signal) => folderPages(root, base, signal) },
    close: () => files.close(),
  };
}

function rootOf(folder: string): string {
  try {
    const root = realpathSync(folder);
    if (statSync(root).isDirectory()) return root;
  } catch (error) {
    throw new CodedError(
      'file-unreadable',
      `${folder}: ${error instanceof Error ? error.message : 'failed'}`,
    );
  }
  throw new CodedError('file-unreadable', `${folder} is not a folder`);
}

function baseOf(written: string): URL {
  const url = webUrl(written);
  if (url === null) throw new TypeError('url: the http(s) address of the folder');
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

function folderTransport(root: string, base: URL): Transport {
  return {
    request: async (request) => {
      request.signal.throwIfAborted();
      const { origin, pathname } = request.url;
      if (origin !== base.origin || !`${pathname}/`.startsWith(base.pathname))
        throw new FetchFailure('blocked', `${request.url.href} is not in the folder that is read: not asked`);
      return answered(root, base, request);
    },
    close: () => Promise.resolve(),
  };
}

/** RFC 9110, 15.4.2: what static hosts answer for an address with a slash too many or too few. */
const MOVED = 301;

async function answered(
  root: string,
  base: URL,
  { url, method }: TransportRequest,
): Promise<TransportResponse> {
  const path = pathUnder(base, url);
  const file = path === null ? null : await fileAt(root, path);
  if (file !== null) return ofFile(file, { status: 200, method });
  const moved = path === null ? null : await otherForm(root, path);
  if (moved !== null) {
    const { href: location } = new URL(`${base.pathname}${encoded(moved)}${url.search}`, base);
    return { ...NOTHING, status: MOVED, headers: [['location', location]] };
  }
  const page = await fileAt(root, '404.html');
  return page === null ? { ...NOTHING, status: 404, headers: [] } : ofFile(page, { status: 404, method });
}

/** What stands behind the base in an address, decoded; `null` for what names no file that a host serves. */
function pathUnder(base: URL, { pathname }: URL): string | null {
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

/** The file that answers at a path, without a redirect. */
async function fileAt(root: string, path: string): Promise<OpenFile | null> {
  if (path === '' || path.endsWith('/')) return opened(root, `${path}index.html`);
  return (await opened(root, path)) ?? opened(root, `${path}.html`);
}

/** The path with the slash that it lacks, or without the one too many, where a page is at that. */
async function otherForm(root: string, path: string): Promise<string | null> {
  const isFolder = path.endsWith('/');
  const other = isFolder ? path.replace(/\/+$/, '') : `${path}/`;
  const file = other === '' ? null : await opened(root, isFolder ? `${other}.html` : `${other}index.html`);
  await file?.handle.close();
  return file === null ? null : other;
}

interface OpenFile {
  readonly handle: FileHandle;
  readonly name: string;
}

/** What the system says of a name that no file has. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** What replaces a file between the two looks at it neither blocks nor leads elsewhere. Windows has neither flag. */
const REGULAR_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

async function opened(root: string, path: string): Promise<OpenFile | null> {
  try {
    const name = await realpath(join(root, path));
    if (!name.startsWith(root.endsWith(sep) ? root : root + sep))
      throw new FetchFailure('blocked', `${path} leads out of the folder by a symbolic link: not read`);
    // A device acts when it is opened, and a pipe waits for whoever writes.
    if (!(await lstat(name)).isFile()) return null;
    const handle = await open(name, REGULAR_ONLY);
    if ((await handle.stat()).isFile()) return { handle, name };
    await handle.close();
    return null;
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (MISSING.some((code) => hasCode(error, code))) return null;
    throw new FetchFailure(
      'blocked',
      `${path} cannot be read (${error instanceof Error ? error.message : ''})`,
    );
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

const NOTHING = { body: noBytes(), discard: () => undefined };

async function ofFile(
  { handle, name }: OpenFile,
  { status, method }: { readonly status: number; readonly method: 'GET' | 'HEAD' },
): Promise<TransportResponse> {
  const type = TYPES[extname(name).toLowerCase()];
  const head = { status, headers: type === undefined ? [] : [['content-type', type] as const] };
  if (method === 'HEAD') {
    await handle.close();
    return { ...head, ...NOTHING };
  }
  const body = handle.createReadStream();
  return { ...head, body, discard: () => void body.destroy() };
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
