/** The file that a home page points to, whether or not it is where the format looks first. */
import type { LinkTagFacts } from './link-tag.ts';
import type { LlmsKind, LlmsResponse } from './model.ts';
import { readLlmsTxt } from './read.ts';
import { parsedUrl, withoutFragment } from '../../values/url.ts';
import { isPrivateHost } from '../private-host.ts';

/** Kinds of answers after which a file may be. */
const UNKNOWN: ReadonlySet<LlmsKind> = new Set([
  'blocked',
  'server-error',
  'unexpected-status',
  'fetch-error',
]);

/** The address that a page points to and that is not among those that were asked for; `null` where there is none. */
export function fileToAsk({ url }: LinkTagFacts, asked: readonly LlmsResponse[]): string | null {
  if (url === null || answerAt(url, asked) !== undefined) return null;
  const target = parsedUrl(url);
  const own = parsedUrl(asked[0]?.finalUrl ?? '');
  // A host of a local network is nobody's business to knock at, unless the site is there itself.
  if (target === null || (isPrivateHost(target.hostname) && target.host !== own?.host)) return null;
  return url;
}

/** Whether a page points to a file that is not there: an error or another text answers in its place. */
export function pointsNowhere({ url }: LinkTagFacts, answers: readonly LlmsResponse[]): boolean {
  const response = url === null ? undefined : answerAt(url, answers);
  if (response === undefined) return false;
  const { file } = readLlmsTxt({ response });
  return !file.found && !UNKNOWN.has(file.kind);
}

const answerAt = (url: string, answers: readonly LlmsResponse[]): LlmsResponse | undefined =>
  answers.find(({ url: asked = '', finalUrl }) => [asked, finalUrl].map(withoutFragment).includes(url));
