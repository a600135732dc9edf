/** The problems of sitemaps that no rule judges. Source: the sitemaps.org protocol 0.9, and our own limits where a row says so. */
import type { SitemapProblemCode } from '../../readers/sitemap/model.ts';
import type { SitemapFaultCode } from '../../rules/access/sitemap-faulty.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const PROBLEMS: Readonly<Record<Exclude<SitemapProblemCode, SitemapFaultCode>, TopicRow>> = {
  'not-sitemap': [
    'The file is no sitemap',
    'Readers find no address in it.',
    'Serve urlset, sitemapindex, a feed, or a text file of addresses.',
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
  'gzip-nested': [
    'The file is compressed more than twice',
    'Readers unpack it once or twice and find no sitemap.',
    'Compress it once.',
  ],
  'body-truncated': [
    'The answer was cut',
    'What comes after the cut was not judged.',
    'Make the file smaller or the server faster.',
  ],
};

/** What there is to know of each of them. */
export const sitemapProblemTopics = topicsOf(
  { kind: 'sitemap-problem', source: 'https://www.sitemaps.org/protocol.html', grade: 'standard' },
  PROBLEMS,
);
