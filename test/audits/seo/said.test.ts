/** What llms.txt and Markdown twins that a run read say of a page, beside what the page states. */
import { expect, test } from 'vitest';
import { auditPage } from '../../../src/audits/page.ts';
import { statementsOfPage } from '../../../src/audits/page-statements.ts';
import { siteContextOf } from '../../../src/audits/site-context.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { robotsAccess } from '../../../src/facts/robots-access.ts';
import { pass } from '../../../src/rules/rule.ts';

const ORIGIN = 'https://shop.example.com';
const answer = (path: string, type: string, body: string) =>
  exchangeOf({ url: `${ORIGIN}${path}`, headers: [['content-type', type]], body });
const PAGE = answer(
  '/k2/',
  'text/html',
  `<!doctype html><html lang="en"><title>Alder kettle K2</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Alder kettle K2', offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'EUR' } })}</script><main><h1>Alder kettle K2</h1><p>€24.00</p></main>`,
);

/** What of the price each surface states, and the findings. */
function audited(said: string, twin = '# Alder kettle K2\n') {
  const site = siteContextOf({
    plan: { origin: ORIGIN, urls: [PAGE.url], totalPages: 1, sitemapFound: false },
    robots: robotsAccess(answer('/robots.txt', 'text/plain', '')),
    home: answer('/', 'text/html', '<title>Alder</title>'),
    llms: answer('/llms.txt', 'text/plain', `# Alder\n\n> Kettles.\n\n- [Alder kettle K2](/k2)${said}\n`),
    twins: [answer('/k2/', 'text/markdown', twin)],
    now: 0,
  });
  const { evidence } = auditPage(PAGE, site);
  const prices = (evidence.statements ?? []).filter(({ fact }) => fact === 'price');
  return {
    prices: prices.map(({ surface, value, line }) => `${surface} ${value} ${line}`),
    found: evidence.findings
      .filter(({ rule }) => rule === 'price-agrees')
      .map(({ message, place }) => [message, place.line]),
  };
}

test('another price in llms.txt is found, at no line of the page', () => {
  const { prices, found } = audited(': €19.00');
  expect(prices).toEqual(['text 24.00 EUR 1', 'json-ld 24.00 EUR 1', 'llms.txt 19.00 EUR 5']);
  expect(found).toEqual([['The page shows 24.00 EUR, but the price in llms.txt is 19.00 EUR', 0]]);
});

test('another price in the Markdown twin is found', () => {
  const { prices, found } = audited('', '# Alder kettle K2\n\n€18.00\n');
  expect(prices).toContain('markdown 18.00 EUR 3');
  expect(found).toHaveLength(1);
});

test.each([': €24.00', ': from €19.00', ': 1.7 litres', ': €19.00 – €24.00', ': $19.00'])(
  'nothing is found in "%s"',
  (said) => {
    expect(audited(said).found).toEqual([]);
  },
);

test('80 statements are kept of a page', () => {
  const facts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      fact: 'brand' as const,
      surface: at % 2 === 0 ? ('text' as const) : ('meta' as const),
      written: `Brand ${at}`,
      value: `Brand ${at}`,
      line: 1,
      column: 1,
    }));
  const kept = (count: number) => statementsOfPage(facts(count), [], PAGE, () => pass).length;
  expect([kept(80), kept(81)]).toEqual([80, 80]);
});
