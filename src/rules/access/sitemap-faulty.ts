import { gzipSync } from 'node:zlib';
import { SITEMAP_LIMITS, type MarkupFault, type SitemapProblem } from '../../readers/sitemap/model.ts';
import { failEach, none, type Data, type Fault } from '../rule.ts';
import type { FindingSeverity } from '../severity.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';
import { accessRule } from './access-rule.ts';

/** `text`: what of the reader's word the message repeats. */
const fault = (severity: FindingSeverity, what: string, effect: string, fix: string, text = ''): Fault => ({
  severity,
  effort: 'template',
  title: `${what}: ${effect}`,
  message: `${what}${text}[, {times} times]: ${effect}`,
  fix,
});

/** Strict parsers give up the whole file: browsers show an error, search engines report one. */
const REFUSED = 'strict parsers refuse the whole file';

/** Search Console: "Incorrect namespace". */
const UNKNOWN_FORMAT = 'Google reports an incorrect namespace and reads none of it';
const NAMESPACE = 'Write the root element with xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What of XML the file breaks, or what a parser says of it. */
const MARKUP = '[ ({text@markup})]';

/** What the file writes there. */
const TEXT = '[ ({text})][ ({lack@markup})]';

const faults = {
  'malformed-xml': fault(
    'medium',
    'The sitemap is not well-formed XML',
    REFUSED,
    'Correct this line',
    MARKUP,
  ),
  'prefix-undeclared': fault(
    'high',
    'The sitemap uses a prefix that it does not declare',
    'readers of XML refuse the whole file',
    'Declare the prefix in the root element, as in xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    TEXT,
  ),
  'namespace-missing': fault(
    'high',
    'The root element of the sitemap has no namespace',
    UNKNOWN_FORMAT,
    NAMESPACE,
  ),
  'namespace-wrong': fault(
    'high',
    'The namespace of the sitemap is that of no sitemap',
    UNKNOWN_FORMAT,
    NAMESPACE,
    TEXT,
  ),
  'namespace-old': fault(
    'high',
    'The namespace of the sitemap is that of an old version',
    UNKNOWN_FORMAT,
    NAMESPACE,
    TEXT,
  ),
  'namespace-near': fault(
    'low',
    'The namespace of the sitemap is not written as the protocol writes it',
    'namespaces are compared letter by letter, and strict readers know no such format',
    NAMESPACE,
    TEXT,
  ),
  'leading-noise': fault(
    'medium',
    'Something comes before the XML of the sitemap',
    REFUSED,
    'Begin the file with <?xml or with its root element',
  ),
  truncated: fault(
    'medium',
    'The sitemap ends in the middle',
    'strict parsers refuse it, others lose the entries after that',
    'Serve the whole file',
  ),
  'gzip-damaged': fault(
    'medium',
    'The compressed sitemap is damaged or cut',
    'the entries after that are lost',
    'Compress the file again',
  ),
  entity: fault(
    'low',
    'A sitemap entry contains an entity that readers do not expand',
    'its address is lost',
    'Write & as &amp; and no named entities of HTML',
  ),
  'bad-loc': fault(
    'low',
    'A sitemap entry names no http(s) address',
    'its page is not found by it',
    'Write the whole address',
    TEXT,
  ),
  'missing-loc': fault('low', 'A sitemap entry has no loc', 'it names no page', 'Add the address'),
  'several-locs': fault(
    'low',
    'A sitemap entry has several addresses',
    'readers take one of them and lose the others',
    'Make an entry of each',
    TEXT,
  ),
  'loc-too-long': fault(
    'low',
    'An address in the sitemap has 2,048 characters or more',
    'the protocol does not allow it',
    'Shorten the address',
  ),
  'too-large': fault(
    'low',
    'The sitemap is larger than 50 MiB',
    'readers stop there',
    'Split the file and add an index',
  ),
  'too-many-urls': fault(
    'low',
    'The sitemap lists more than 50,000 addresses',
    'readers stop there',
    'Split the file and add an index',
  ),
  empty: fault(
    'low',
    'The sitemap is empty',
    'it names no page',
    'List the pages, or remove the Sitemap line that leads here',
  ),
  'bad-lastmod': fault(
    'info',
    'A lastmod in the sitemap is no W3C date',
    'strict readers ignore it, and some then ignore all of them',
    'Write a W3C date, for example 2026-11-20',
    TEXT,
  ),
  'duplicate-loc': fault(
    'info',
    'The sitemap repeats an address',
    'it counts twice towards 50,000 and says nothing new',
    'Keep one entry',
    TEXT,
  ),
} as const satisfies Readonly<Record<string, Fault>>;

/** The problems of a sitemap that cost others a part of it. */
export type SitemapFaultCode = keyof typeof faults;

/** What is wrong with the markup of a sitemap; `parser`: what a parser of XML says of it; `empty`: there is no text. */
export const MARKUP_PHRASES = {
  reference: 'an & that begins no reference of XML',
  'cdata-end': 'a ]]> that ends no CDATA section',
  'tag-in-tag': 'a < inside a tag',
  'comment-hyphens': 'two hyphens inside a comment',
  'not-utf-8': 'bytes that are no UTF-8',
  character: 'the character {1}',
  parser: '{1}',
  empty: 'empty',
} as const satisfies Readonly<Record<MarkupFault | 'character' | 'parser' | 'empty', string>>;

/** What the message says of a problem beside its code. */
function textOf({ code, data }: SitemapProblem): Data {
  if (!isOwn(code) || !faults[code].message.includes('{text')) return {};
  const { written = '', fault, character, parser } = data;
  if (code !== 'malformed-xml') return written === '' ? { lack: 'empty' } : { text: shown(written) };
  if (fault !== undefined) return { text: fault };
  return { text: character === undefined ? `parser: ${shown(parser ?? '')}` : `character: ${character}` };
}

const URLSET = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const LIST = '<url><loc>https://example.com/</loc></url>';

export const sitemapFaulty = accessRule({
  id: 'sitemap-faulty',
  area: 'reach',
  place: '/robots.txt',
  title: 'Everybody can read the whole sitemap',
  why: 'We read what can be read of a sitemap. Strict parsers refuse a file that is not well-formed, and an entry without a usable address is lost to everybody.',
  source: SOURCES.sitemapsProtocol,
  grade: 'standard',

  faults,

  evaluate({ input: { sitemap } }) {
    const { found } = sitemap;
    if (found === null) return none;
    const { url } = found.exchange;
    return failEach(
      found.sitemap.problems.flatMap((problem) => {
        const { code, line, column } = problem;
        const times = Number(problem.data['times'] ?? 1);
        const data = { ...textOf(problem), times: times === 1 ? 0 : times };
        return isOwn(code) ? [{ code, data, url, line, column }] : [];
      }),
    );
  },

  examples: {
    pass: [{}],
    fail: [
      { '/sitemap.xml': `${URLSET}${LIST}<x>a & b</x></urlset>` },
      { '/sitemap.xml': `<br/>${URLSET}${LIST}</urlset>` },
      { '/sitemap.xml': `${URLSET}${LIST}` },
      { '/sitemap.xml': { body: gzipSync(`${URLSET}${LIST}${' '.repeat(100)}</urlset>`).subarray(0, -12) } },
      {
        '/sitemap.xml': `<!DOCTYPE urlset [<!ENTITY a "b">]>${URLSET}${LIST}<url><loc>https://example.com/&a;</loc></url></urlset>`,
      },
      { '/sitemap.xml': `${URLSET}${LIST}<url><loc>/prices</loc></url></urlset>` },
      { '/sitemap.xml': `${URLSET}${LIST}<url><lastmod>2026-11-20</lastmod></url></urlset>` },
      {
        '/sitemap.xml': `${URLSET}<url><loc>https://example.com/a</loc><loc>https://example.com/b</loc></url></urlset>`,
      },
      {
        '/sitemap.xml': `${URLSET}<url><loc>https://example.com/${'a'.repeat(2_048)}</loc></url></urlset>`,
      },
      { '/sitemap.xml': `${URLSET}${LIST}<!--${' '.repeat(SITEMAP_LIMITS.maxDecodedBytes)}--></urlset>` },
      { '/sitemap.xml': 'https://example.com/a\n'.repeat(SITEMAP_LIMITS.maxUrls + 1) },
      { '/sitemap.xml': `${URLSET}</urlset>` },
      {
        '/sitemap.xml': `${URLSET}<url><loc>https://example.com/</loc><lastmod>20.11.2026</lastmod></url></urlset>`,
      },
      { '/sitemap.xml': `${URLSET}${LIST}${LIST}</urlset>` },
      { '/sitemap.xml': `<urlset xlmns="http://www.sitemaps.org/schemas/sitemap/0.9">${LIST}</urlset>` },
      { '/sitemap.xml': `<urlset xmlns="http://www.google.com/schemas/sitemap/0.84">${LIST}</urlset>` },
      { '/sitemap.xml': `<urlset xmlns="http://www.w3.org/1999/xhtml">${LIST}</urlset>` },
      { '/sitemap.xml': `<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9/">${LIST}</urlset>` },
      {
        '/sitemap.xml': `${URLSET}${LIST}<url><loc>https://example.com/a</loc><image:image/></url></urlset>`,
      },
    ],
    none: [{ '/sitemap.xml': 404 }],
  },
});

const isOwn = (code: SitemapProblem['code']): code is SitemapFaultCode => Object.hasOwn(faults, code);
