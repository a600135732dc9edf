/** What the sitemap and llms.txt do wrong. A file that was refused or failed may be there: then nothing is known of it. */
import type { SitemapProblemCode } from '../../facts/sitemap/index.ts';
import { kindOfStatus } from '../../facts/llms-txt/classify.ts';
import type { Rule } from './finding.ts';
import { counted } from '../../wording.ts';
import { isKnown } from './robots-findings.ts';

/** Whether an answer leaves open that the file is there: a refusal, a failure, none at all (0). */
function leavesOpen(status: number): boolean {
  const kind = kindOfStatus(status);
  return kind !== null && kind !== 'not-found';
}

const answered = (status: number): string => (status === 0 ? 'gave no answer' : `answered ${status}`);

/** What robots.txt names although no sitemap was read there; empty when it names none. */
function namedInVain([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return ` robots.txt names ${first}${more}, where no sitemap could be read.`;
}

export const sitemapMissing: Rule = ({ input: { sitemap, robots, origin } }) => {
  const { found, tried } = sitemap;
  // What robots.txt names is where a sitemap is; the other addresses are guesses.
  const named = tried.filter(({ url }) => robots.sitemaps.includes(url));
  const asked = named.length > 0 ? named : tried;
  const [first] = asked;
  // Nothing is asked of a site that is silent: it has other troubles.
  if (found !== null || first === undefined) return null;
  const count = `${counted(tried.length, 'address was', 'addresses were')} tried.`;
  if (asked.every(({ status }) => leavesOpen(status)))
    return {
      id: 'sitemap-missing',
      severity: 'medium',
      title: 'No sitemap could be read',
      detail: `${count} ${first.url} ${answered(first.status)}. Whether there is one is not known: let everybody read it${named.length > 0 ? '' : ', and name it in robots.txt'}.`,
    };
  const address = robots.sitemaps[0] ?? `${origin}/sitemap.xml`;
  const isNamed = robots.sitemaps.length > 0;
  return {
    id: 'sitemap-missing',
    severity: 'medium',
    detail: `${count}${namedInVain(robots.sitemaps)}`,
    fix: `Publish a sitemap at ${address}${isNamed ? '.' : ', then add the text below at the end of robots.txt.'}`,
    code: isNamed ? '' : `Sitemap: ${address}`,
  };
};

/** A file that was refused, failed or is a page of HTML may name the sitemap all the same. */
export const sitemapUndeclared: Rule = ({ input: { sitemap, robots } }) =>
  sitemap.found === null || sitemap.found.declared || !isKnown(robots)
    ? null
    : {
        id: 'sitemap-undeclared',
        severity: 'low',
        detail: `It was found at ${sitemap.found.exchange.url}.${namedInVain(robots.sitemaps)}`,
        code: `Sitemap: ${sitemap.found.exchange.url}`,
      };

/** Faults for which strict parsers give up the whole file: browsers show an error, search engines report one. */
const REFUSED: ReadonlySet<SitemapProblemCode> = new Set([
  'malformed-xml',
  'leading-noise',
  'truncated',
  'gzip-damaged',
]);

/** Faults that cost readers one entry or those behind it. */
const LOSSES: ReadonlySet<SitemapProblemCode> = new Set([
  'entity',
  'bad-loc',
  'missing-loc',
  'several-locs',
  'loc-too-long',
  'too-large',
  'too-many-urls',
  'empty',
]);

/** The sitemap was read, and others may read less of it. */
export const sitemapFaulty: Rule = ({ input: { sitemap } }) => {
  const { found } = sitemap;
  const faults = (found?.sitemap.problems ?? []).filter(({ code }) => REFUSED.has(code) || LOSSES.has(code));
  const [first] = faults;
  if (found === null || first === undefined) return null;
  const isRefused = faults.some(({ code }) => REFUSED.has(code));
  const shown = faults.map(({ code, detail, line, count = 1 }) => {
    const place = line === undefined ? '' : `line ${line}, `;
    return `${place}${code}: ${detail}${count === 1 ? '' : ` (${count} times)`}`;
  });
  return {
    id: 'sitemap-faulty',
    severity: isRefused ? 'medium' : 'low',
    detail: `${shown.join('; ')}. ${isRefused ? 'Strict parsers refuse the whole file' : 'Readers lose these entries'}: correct what is named.`,
    url: found.exchange.url,
    line: first.line ?? 0,
  };
};

const NO_EFFECT = 'No effect of llms.txt on citations has been measured; it helps agents that ask for it.';

export const llmsMissing: Rule = ({ llmsFound, input: { llms, baseline } }) => {
  const isSilent = llms.status === 0 && baseline.status === 0;
  if (llmsFound || isSilent) return null;
  if (leavesOpen(llms.status))
    return {
      id: 'llms-missing',
      severity: 'low',
      title: 'llms.txt could not be read',
      detail: `${llms.url} ${answered(llms.status)}. Whether there is one is not known. ${NO_EFFECT}`,
    };
  return { id: 'llms-missing', severity: 'low', detail: `${NO_EFFECT} \`citeworthy llms\` writes one.` };
};
