import { fail, none, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { isRobotsKnown } from './robots-file.ts';

const ADD_LINE = 'Add this line at the end of robots.txt:';

export const sitemapUndeclared = accessRule({
  id: 'sitemap-undeclared',
  area: 'reach',
  place: '/robots.txt',
  title: 'robots.txt names the sitemap',
  why: 'A crawler that does not guess the address never finds the sitemap.',
  source: SOURCES.sitemapsProtocol,
  grade: 'standard',

  severity: 'low',
  effort: 'line',
  faults: {
    unnamed: {
      title: 'robots.txt does not name the sitemap',
      message: 'robots.txt does not name the sitemap, which is at {url}',
      fix: ADD_LINE,
    },
    'another-named': {
      title: 'robots.txt names other addresses than that of the sitemap',
      message: 'robots.txt names {named}, where no sitemap could be read; there is one at {url}',
      fix: `Remove the lines that lead to no sitemap. ${ADD_LINE}`,
    },
  },

  evaluate({ input: { sitemap, robots } }) {
    // A file that was refused, failed or is a page of HTML may name the sitemap all the same.
    if (sitemap.found === null || !isRobotsKnown(robots)) return none;
    if (sitemap.found.declared) return pass;
    const { url } = sitemap.found.exchange;
    const paste = `Sitemap: ${url}`;
    return robots.sitemaps.length === 0
      ? fail('unnamed', { url }, { paste })
      : fail('another-named', { url, named: robots.sitemaps }, { paste });
  },

  examples: {
    pass: [{}],
    fail: [
      { '/robots.txt': 'User-agent: *\nAllow: /' },
      { '/robots.txt': 404 },
      { '/robots.txt': 'Sitemap: https://example.com/gone.xml' },
    ],
    none: [
      { '/robots.txt': 503 },
      { '/robots.txt': '<!doctype html><title>Tea</title>' },
      { '/robots.txt': 'User-agent: *\nAllow: /', '/sitemap.xml': 404 },
    ],
  },
});
