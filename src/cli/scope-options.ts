/** Which pages of a site an audit reads, as the command line says it. */
import { MOST_CLICKS } from '../catalog/limits.ts';
import { CodedError } from '../errors.ts';
import type { TargetAuditOptions } from '../jobs/audit.ts';
import { text, texts, whole, type Options, type Values } from './command.ts';
import { linesOf } from './line-file.ts';

/** Options of every audit that reads the pages of a site. A recording holds them. */
export const SCOPE_OPTIONS = {
  include: {
    type: 'string',
    multiple: true,
    value: 'pattern',
    help: "only pages whose path matches, for example '/docs/*'; * is any characters",
  },
  exclude: {
    type: 'string',
    multiple: true,
    value: 'pattern',
    help: "no page whose path matches, for example '*/tag/*'",
  },
  'max-depth': {
    type: 'string',
    value: 'clicks',
    whole: { least: 0, most: MOST_CLICKS },
    help: 'clicks from the home page at most, where no sitemap lists the pages (10)',
  },
  'drop-query': {
    type: 'string',
    multiple: true,
    value: 'name',
    help: "query parameter that makes no page of its own, for example sort or 'filter_*'",
  },
  urls: {
    type: 'string',
    value: 'file',
    help: 'read only the addresses or paths in this file, one a line; - is stdin',
  },
  sitemap: {
    type: 'string',
    multiple: true,
    value: 'address',
    help: 'find the pages in this sitemap, in the place of those that the site names',
  },
} as const satisfies Options;

type Scope = Pick<TargetAuditOptions, 'include' | 'exclude' | 'maxDepth' | 'dropQuery' | 'urls' | 'sitemaps'>;

/** What the options say. Throws `usage` for a pattern that is no path, `file-unreadable` and `file-invalid` for the list. */
export async function readScope(values: Values): Promise<Scope> {
  const [include, exclude] = [patterns(values, 'include'), patterns(values, 'exclude')];
  const [dropQuery, sitemaps] = [texts(values, 'drop-query'), texts(values, 'sitemap')];
  const unread = sitemaps.find((address) => !/^https?:\/\//i.test(address));
  if (unread !== undefined) throw new CodedError('usage', `--sitemap takes a whole address, not "${unread}"`);
  const file = text(values, 'urls');
  if (file !== '' && sitemaps.length > 0)
    throw new CodedError('usage', '--urls and --sitemap both name the pages: give one of them');
  if (file === '-' && text(values, 'record') !== '')
    throw new CodedError('usage', '--record needs --urls as a file, which the replay reads again');
  // A recording holds the addresses themselves.
  const listed = file === '' ? texts(values, 'urls') : await linesOf(file);
  checkPages(listed, file);
  return {
    include,
    exclude,
    dropQuery,
    ...(values['max-depth'] !== undefined && { maxDepth: whole(values, 'max-depth', MOST_CLICKS) }),
    ...(sitemaps.length > 0 && { sitemaps }),
    ...(listed.length > 0 && { urls: listed }),
  };
}

/** A line such as `example.com/a` would pass for a path that no site has. */
function checkPages(lines: readonly string[], file: string): void {
  const wrong = lines.find((line) => !/^(?:https?:\/\/|\/)/i.test(line));
  if (wrong === undefined) return;
  const message = `${file || '--urls'}: "${wrong}" is no whole address, and no path from its slash on`;
  throw new CodedError('file-invalid', message);
}

/** Patterns of paths. Throws `usage` for one that is no path. */
export function patterns(values: Values, name: string): string[] {
  const given = texts(values, name);
  const wrong = given.find((pattern) => !/^[/*]/.test(pattern));
  if (wrong !== undefined)
    throw new CodedError('usage', `--${name} takes a path, for example '/blog/*', not "${wrong}"`);
  return given;
}
