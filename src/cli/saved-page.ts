import { readFile } from 'node:fs/promises';
import { canParse } from '../address.ts';
import { CodedError } from '../errors.ts';
import type { SavedPage } from '../jobs/saved-page.ts';
import { withoutCredentials } from '../jobs/target-error.ts';
import { text, type Options, type Values } from './command.ts';

/** The option that makes a target a file. */
export const SAVED_PAGE_OPTION = {
  url: {
    type: 'string',
    value: 'address',
    help: 'the target is a saved .html file that stands at this address',
  },
} as const satisfies Options;

/** The saved page that is meant, `null` when the target is an address. Throws for a file without its address. */
export async function savedPageOf(target: string, values: Values): Promise<SavedPage | null> {
  const url = withoutCredentials(text(values, 'url'));
  if (url === '' && (namesFile(target) || (isHtmlName(target) && (await isFile(target)))))
    throw new CodedError('usage', `${target} is a file: --url says at which address it stands`);
  if (url === '') return null;
  if (text(values, 'record') !== '') throw new CodedError('usage', 'a saved page is its own recording');
  if (!canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CodedError('target-invalid', JSON.stringify(url));
  const body = await readFile(target).catch((error: unknown) => {
    throw new CodedError(
      'file-unreadable',
      `${target}: ${error instanceof Error ? error.message : 'failed'}`,
    );
  });
  return { url: new URL(url).href, body };
}

function isHtmlName(target: string): boolean {
  return /^[^:]*\.html?$/i.test(target);
}

/** `page.html`, `saved/page.html`, `./page.html`: no host ends in .html, and none stands before the first slash. */
function namesFile(target: string): boolean {
  const [first = '', ...path] = target.split('/');
  return isHtmlName(target) && (path.length === 0 || !/[^.]\.[^.]/.test(first));
}

function isFile(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
