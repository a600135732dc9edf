import { expect, test } from 'vitest';
import { organizationOf } from '../../src/rules/page/organization-entity.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';

const described = (url: string, ...nodes: readonly object[]): ReturnType<typeof organizationOf> => {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  const body = `<script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  return organizationOf(pageFacts(exchangeOf({ url, body })));
};
const board = {
  '@type': 'Organization',
  name: 'Jobs Board',
  url: 'https://jobs.example/',
  sameAs: ['https://github.com/jobs-board'],
};
const employer = {
  '@type': 'Organization',
  name: 'Acme',
  url: 'https://acme.example/',
  logo: 'https://acme.example/l.png',
  sameAs: ['https://github.com/acme', 'https://www.linkedin.com/company/acme'],
};

test('an employer is not the organization of the site, however well it is described', () => {
  const job = { '@type': 'JobPosting', title: 'Welder', hiringOrganization: employer };
  expect(described('https://jobs.example/welder', job, board)?.name).toBe('Jobs Board');
  expect(described('https://jobs.example/welder', job)).toBeNull();
});

test('an organization at another host of the same registered name is the own one', () => {
  expect(described('https://blog.jobs.example/a', employer, board)?.name).toBe('Jobs Board');
});

test('the only organization on a home page is the own one at any address, on another page one of its own name', () => {
  expect(described('https://jobs.example/', employer)?.name).toBe('Acme');
  expect(described('https://jobs.example/about-acme', employer)).toBeNull();
});

test('several descriptions of the same organization add up', () => {
  const short = {
    '@type': 'Article',
    headline: 'A',
    publisher: { '@type': 'Organization', name: 'Jobs Board' },
  };
  expect(described('https://jobs.example/a', short, board)).toEqual({
    name: 'Jobs Board',
    url: 'https://jobs.example/',
    logo: '',
    sameAs: ['https://github.com/jobs-board'],
  });
});
