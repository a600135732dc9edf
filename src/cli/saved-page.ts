import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parsedUrl } from '../values/address.ts';
import { CodedError } from '../errors.ts';
import { MAX_SAVED_BYTES, readsAsText } from '../jobs/saved-body.ts';
import type { SavedPage } from '../jobs/saved-page.ts';
import { withoutCredentials } from '../jobs/target-error.ts';
import { text, type Options, type Values } from './command.ts';
import { orUnreadable } from './file-error.ts';

/** The target that is read from stdin, and the number of that file. */
export const STDIN = { name: '-', fd: 0 } as const;

/** The option that makes a target a file or a folder. */
export const SAVED_PAGE_OPTION = {
  url: {
    type: 'string',
    value: 'address',
    help: 'the target is a folder of built pages or a saved .html file (- for stdin), and this is its address on the web',
  },
  root: {
    type: 'string',
    value: 'folder',
    help: 'with several files: the folder of which --url is the address (the folder that all have in common)',
  },
} as const satisfies Options;

/** The saved page that is meant, `null` when the target is an address. Throws for a file without its address. */
export async function savedPageOf(target: string, values: Values): Promise<SavedPage | null> {
  const url = withoutCredentials(text(values, 'url'));
  if (url === '' && (target === STDIN.name || (isHtmlName(target) && (await isFile(target)))))
    throw new CodedError('usage', `${nameOf(target)} is a file: add --url with the address of its page`);
  return url === '' ? null : { url: webAddress(url, values), ...(await pageIn(target)) };
}

/** The address of what is read from files. */
export function webAddress(url: string, values: Values): string {
  if (text(values, 'record') !== '')
    throw new CodedError('usage', '--record does not apply to files, of which nothing is requested');
  const address = parsedUrl(url);
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new CodedError(
      'usage',
      `--url takes a whole address, such as https://example.com/page, not "${url}"`,
    );
  return address.href;
}

async function pageIn(path: string): Promise<Omit<SavedPage, 'url'>> {
  const read = await firstBytes(path).catch(orUnreadable(path));
  if (read.byteLength === 0) throw new CodedError('file-invalid', `${nameOf(path)} is empty`);
  if (!readsAsText(read)) throw new CodedError('file-invalid', `${nameOf(path)} is a binary file`);
  return {
    body: read.subarray(0, MAX_SAVED_BYTES),
    truncated: read.byteLength > MAX_SAVED_BYTES ? 'size' : null,
  };
}

/** One byte more than a page may have, so that a longer one is known. */
async function firstBytes(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const from = path === STDIN.name ? { fd: STDIN.fd } : {};
  for await (const chunk of createReadStream(path, { ...from, end: MAX_SAVED_BYTES }))
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** What a message calls a file. */
export function nameOf(path: string): string {
  return path === STDIN.name ? 'stdin' : path;
}

function isHtmlName(target: string): boolean {
  return /^[^:]*\.html?$/i.test(target);
}

/** `-`, `page.html`, `saved/page.html`, `./page.html`: no host ends in .html, and none stands before the first slash. */
export function namesFile(target: string): boolean {
  if (target === STDIN.name) return true;
  const [first = '', ...path] = target.split('/');
  return isHtmlName(target) && (path.length === 0 || !/[^.]\.[^.]/.test(first));
}

export function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
