/** The problems of sitemaps. Source: the sitemaps.org protocol 0.9, and our own limits where a row says so. */
import type { SitemapProblemCode } from '../../facts/sitemap/index.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const PROBLEMS: Readonly<Record<SitemapProblemCode, TopicRow>> = {
  'bad-lastmod': [
    'A lastmod is no date',
    'Readers ignore it, and some then ignore all of them.',
    'Write a W3C date.',
    '<lastmod>20.11.2026</lastmod>',
  ],
  'bad-loc': [
    'A loc is no http(s) address',
    'The page is not found by this entry.',
    'Write the whole address.',
    '<loc>/prices</loc>',
  ],
  'duplicate-loc': [
    'An address is listed twice',
    'It says nothing new and counts towards 50,000.',
    'Keep one.',
  ],
  empty: ['The sitemap is empty', 'It names no page.', 'List the pages, or take its Sitemap line out.'],
  entity: [
    'An entity cannot be read',
    'The address around it may be wrong.',
    'Write & as &amp; and no named HTML entities.',
    '<loc>https://example.com/?a=1&b=2</loc>',
  ],
  'leading-noise': [
    'Something comes before the XML',
    'Strict parsers refuse the whole file.',
    'Let the file begin with <?xml or its root element.',
  ],
  'loc-too-long': [
    'An address has 2,048 characters or more',
    'The protocol does not allow it.',
    'Shorten it.',
  ],
  'missing-loc': [
    'An entry has no loc',
    'It names nothing.',
    'Add the address.',
    '<url><lastmod>2026-11-20</lastmod></url>',
  ],
  'several-locs': [
    'An entry has several addresses',
    'The protocol gives an entry one: readers take one of them and lose the others.',
    'Make an entry of each.',
    '<url><loc>https://example.com/a</loc><loc>https://example.com/b</loc></url>',
  ],
  'not-sitemap': [
    'The file is no sitemap',
    'Readers find no address in it.',
    'Serve urlset, sitemapindex, a feed, or a text file of addresses.',
  ],
  'too-large': ['The file is larger than 50 MiB', 'Readers stop there.', 'Split it and add an index.'],
  'too-many-urls': [
    'The file lists more than 50,000 addresses',
    'Readers stop there.',
    'Split it and add an index.',
  ],
  truncated: ['The file ends in the middle', 'Entries behind the cut are lost.', 'Serve the whole file.'],
  'malformed-xml': [
    'The XML is not well-formed',
    'Strict parsers refuse the whole file.',
    'Correct the line that is named.',
  ],
  'too-many-files': [
    'The index names more files than we read',
    'A limit of ours: pages in the others were not planned.',
    'Nothing, or audit a part of the site.',
  ],
  'host-unavailable': [
    'The host of a sitemap does not answer',
    'Its pages are not found.',
    'Serve the file, or take it out of the index.',
  ],
  'too-deep': [
    'Sitemap indexes are nested',
    'The protocol has one level; readers stop.',
    'List the sitemaps themselves.',
  ],
  'not-fetched': [
    'The sitemap gave no HTTP answer',
    'Its pages are not found.',
    'Serve the file, or take its address out.',
  ],
  'http-status': [
    'The sitemap answers with a status that is not 2xx',
    'Readers find no address in it.',
    'Serve the file with status 200, or take its address out.',
    'GET /sitemap.xml → 404',
  ],
  'gzip-damaged': [
    'The compressed file is broken or cut',
    'Entries behind the break are lost.',
    'Compress the file again.',
  ],
  'gzip-nested': [
    'The file is compressed more than twice',
    'Readers unpack it once or twice and find no sitemap.',
    'Compress it once.',
  ],
  'body-truncated': [
    'The answer was cut',
    'What stood behind the cut was not judged.',
    'Make the file smaller or the server faster.',
  ],
};

/** What there is to know of each problem of a sitemap. */
export const sitemapProblemTopics = topicsOf(
  { kind: 'sitemap-problem', source: 'https://www.sitemaps.org/protocol.html', grade: 'standard' },
  PROBLEMS,
);
