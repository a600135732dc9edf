import { expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { isAnotherSite } from '../../../src/facts/identity/another-site.ts';
import { pageFacts } from '../../../src/facts/page.ts';
import { MAX_LINKS } from '../../../src/facts/page-limits.ts';

const BASE = new URL('https://example.org/rocket/');

interface Page {
  readonly url?: string;
  readonly name?: string;
  readonly head?: string;
  readonly links?: readonly string[];
}

const read = ({ url = BASE.href, name = '', head = '', links = [] }: Page) => {
  const named = name === '' ? '' : `<meta property="og:site_name" content="${name}">`;
  const body = links.map((href) => `<a href="${href}">x</a>`).join('');
  return pageFacts(exchangeOf({ url, body: `<!doctype html><title>Page</title>${named}${head}${body}` }));
};
const ROOT: Page = { url: 'https://example.org/', name: 'Garden of Ada', links: ['/roses/', '/about'] };
const PAGE: Page = { name: 'Rocket', links: ['/rocket/', '/rocket/guide'] };
const judge = (root: Page, page: Page) =>
  isAnotherSite(read({ ...ROOT, ...root }), read({ ...PAGE, ...page }), BASE);

test.each<[string, Page, Page]>([
  ['names, home and links all differ', {}, {}],
  ['the page is one further down', {}, { url: `${BASE.href}guide` }],
  ['home is an index file', {}, { links: ['index.html'] }],
  ['home is written without its slash', {}, { links: ['/rocket'] }],
  ['the root links to a neighbour', { links: ['/rockets/', '/'] }, {}],
  ['the root is a page that it redirects to', { url: 'https://example.org/start' }, {}],
  [
    'the root names its organization alone',
    {
      name: '',
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Ada and Sons","url":"https://example.org/"}</script>',
    },
    {},
  ],
])('another site: %s', (_, root, page) => expect(judge(root, page)).toBe(true));

test.each<[string, Page, Page]>([
  ['the same name', { name: 'Rocket' }, {}],
  ['one name within the other', { name: 'Rocket Labs' }, {}],
  ['the root has no name', { name: '' }, {}],
  ['the page has no name', {}, { name: '' }],
  ['a name made of the host', { name: '', head: '<title>example</title>' }, {}],
  ['the root links to the page', { links: ['/rocket/guide'] }, {}],
  ['the root links to the base without its slash', { links: ['/rocket'] }, {}],
  [
    'the root names the page as a language version',
    { head: '<link rel="alternate" hreflang="de" href="/rocket/">' },
    {},
  ],
  ['the page links to the root', {}, { links: ['/rocket/', '/'] }],
  ['the page links to an index file of the root', {}, { links: ['/rocket/', '/index.html'] }],
  [
    'the page links to what the root redirects to',
    { url: 'https://example.org/start' },
    { links: ['/rocket/', '/start'] },
  ],
  ['the page calls the root canonical', {}, { head: '<link rel="canonical" href="https://example.org/">' }],
  ['the page never calls its base home', {}, { links: ['/rocket/guide'] }],
  ['the page links to places in itself alone', {}, { links: ['#top', ''] }],
  ['another host', { url: 'https://example.com/' }, {}],
])('not clear: %s', (_, root, page) => expect(judge(root, page)).toBe(false));

test.each([
  [MAX_LINKS - 1, true],
  [MAX_LINKS, false],
])('a page of %i links, of which no more are kept: %s', (count, isKnown) => {
  const links = Array.from({ length: count - 1 }, (_, at) => `/roses/${at}`);
  expect(judge({ links: [...links, '/about'] }, {})).toBe(isKnown);
});
