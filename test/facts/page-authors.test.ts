import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { authorship } from '../../src/facts/page-authors.ts';
import { statedAuthors } from '../../src/facts/stated-authors.ts';

const named = (name: string, source: 'meta' | 'class' = 'meta') =>
  authorship({ authors: [{ name, href: null, source }], linkTags: [], datelines: [], lang: 'en' }).authors;

test('a name that structured data states may begin with a number', () => {
  const page = { authors: [], linkTags: [], datelines: [], lang: 'en' };
  const stated = { name: '750 Grams', href: null };
  expect(
    authorship(page, { authors: [stated], siteNames: new Set(), organizations: new Set() }).authors,
  ).toEqual([stated]);
});

describe('an author who gives an address', () => {
  test.each([
    ['Ada Lovelace <ada@example.org>', 'Ada Lovelace', null],
    ['Ada Lovelace (ada@example.org)', 'Ada Lovelace', null],
    ['Ada Lovelace, ada@example.org', 'Ada Lovelace', null],
    ['Ada Lovelace <a@example.org>, Mary Somerville <m@example.org>', 'Ada Lovelace, Mary Somerville', null],
    ['Ada Lovelace <https://ada.example/>', 'Ada Lovelace', 'https://ada.example/'],
    ['Ada Lovelace (https://ada.example/)', 'Ada Lovelace', 'https://ada.example/'],
    ['Ada Lovelace @ada', 'Ada Lovelace', null],
  ])('%s', (written, name, href) => {
    expect(named(written)).toEqual([{ name, href }]);
  });

  test('an address alone names nobody', () => {
    expect(named('ada@example.org')).toEqual([]);
    expect(named('facebook.com/ada')).toEqual([]);
    expect(named('Example.com')).toEqual([{ name: 'Example.com', href: null, isOrganization: true }]);
  });
});

test.each([
  ['a label on the line before', ['Written by', 'Ada Lovelace', '1 March 2026'], 'Ada Lovelace'],
  ['a label with a colon there', ['By:', 'Ada Lovelace'], 'Ada Lovelace'],
  ['a label without a space', ['Written byAda Lovelace'], 'Ada Lovelace'],
  ['a label before initials', ['by ADA LOVELACE on Jan 22, 2026'], 'ADA LOVELACE'],
  ['a name that a label begins', ['Byron Lovelace'], undefined],
  ['a label with nothing after it', ['Written by'], undefined],
])('beside the heading is %s', (_, datelines, name) => {
  expect(authorship({ authors: [], linkTags: [], datelines, lang: 'en' }).authors[0]?.name).toBe(name);
});

test('a name is there once, whatever stands around it, and nobody is named by what systems write', () => {
  const marks = ['Ada Lovelace', 'All posts by Ada Lovelace', 'Ada Lovelace Updated', 'ADA LOVELACE'];
  const authors = [...marks, 'No Author', 'null', '42'].map((name) => ({
    name,
    href: null,
    source: 'rel' as const,
  }));
  expect(authorship({ authors, linkTags: [], datelines: [], lang: 'en' }).authors).toEqual([
    { name: 'Ada Lovelace', href: null },
  ]);
  expect(named('von gizmo')).toEqual([{ name: 'gizmo', href: null }]);
});

describe('who wrote a page, and who is only named on it', () => {
  const authorsIn = (html: string) => {
    const body = Buffer.from(`<html lang="de"><title>Pumpen prüfen</title>${html}</html>`);
    const page = pageFacts(exchangeOf({ url: 'https://acme-zeitung.example/pumpen', body }));
    return authorship(page, statedAuthors(page)).authors.map(({ name }) => name);
  };
  const HEADING = '<main><h1>Pumpen prüfen</h1>';
  const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const person = (name: string) => ({ '@type': 'Person', name });

  test.each([
    [
      'a card of another text',
      ld([
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'Pumpen prüfen',
          author: person('Ada Lovelace'),
        },
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'Kessel heizen',
          author: person('Eve Hill'),
        },
      ]),
      ['Ada Lovelace'],
    ],
    [
      'the site beside a person',
      `<meta name="author" content="Acme Zeitung">${ld({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Pumpen prüfen', author: person('Ada Lovelace') })}`,
      ['Ada Lovelace'],
    ],
    [
      'who took a picture',
      ld([
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'Pumpen prüfen',
          author: person('Ada Lovelace'),
        },
        { '@context': 'https://schema.org', '@type': 'ImageObject', author: person('Eve Hill') },
      ]),
      ['Ada Lovelace'],
    ],
    [
      'who answered a question',
      ld({
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: 'Pumpen prüfen',
          author: person('ada1815'),
          acceptedAnswer: { '@type': 'Answer', text: 'Mit Druck.', author: person('Eve Hill') },
        },
      }) + '<span itemprop="author">Eve Hill</span>',
      ['ada1815'],
    ],
    [
      'an office beside a name',
      `${HEADING}<p class="author-name">Ada Lovelace</p><p class="author-role">Leiterin Technik</p><p class="author__title">Dr. der Pumpen</p>`,
      ['Ada Lovelace'],
    ],
    ...[3, 4].map((count): [string, string, string[]] => {
      const names = ['Ada Hill', 'Eve Hill', 'Bo Hill', 'Cy Hill'].slice(0, count);
      const marks = names.map((name) => `<span itemprop="author">${name}</span>`).join('');
      return [`${count} people who are marked in the text alone`, marks, count > 3 ? [] : names];
    }),
    ...[3, 4].map((count): [string, string, string[]] => {
      const names = ['Ada Hill', 'Eve Hill', 'Bo Hill', 'Cy Hill'].slice(0, count);
      const works = names.map((name) => ({ '@type': 'Article', author: person(name) }));
      const data = ld({ '@context': 'https://schema.org', '@graph': works });
      return [
        `${count} people whom data names, and one of them beside the heading`,
        `${data}${HEADING}<p>Von Ada Hill</p>`,
        ['Ada Hill'],
      ];
    }),
    [
      'a job beside a name',
      `${HEADING}<p class="author">Ada Lovelace</p><p class="author">Technik und mehr</p>`,
      ['Ada Lovelace'],
    ],
    ['somebody who goes by one word', `${HEADING}<p class="author">pelex</p>`, ['pelex']],
    ['a day in the place of a name', `${HEADING}<p class="author">Sun Dec 17, 2023 11:23 am</p>`, []],
    ['a month in the place of a name', `${HEADING}<p class="author">August 17, 2023</p>`, []],
    [
      'who opened a thread',
      `${HEADING}${['pelex', 'Eve Hill', 'CDB', 'marsh_1'].map((name) => `<p class="author">${name}</p>`).join('')}`,
      ['pelex'],
    ],
    [
      'many who answered in a thread',
      `<h2>Foren</h2>${['pelex', 'Eve Hill', 'CDB', 'marsh_1'].map((name) => `<p class="author">${name}</p>`).join('')}`,
      [],
    ],
    [
      'who opened a thread, by its data',
      `${ld({ '@context': 'https://schema.org', '@type': 'DiscussionForumPosting', author: person('pelex') })}${HEADING}<p>pelex</p>
        <p itemprop="author">E Offline</p>`,
      ['pelex'],
    ],
    [
      'what somebody earned in a forum',
      '<p itemprop="author">Ada Titan Oct 7, 2009 65,797 8,104 185,940</p>',
      [],
    ],
    [
      'whose account a text was put in with',
      `<meta name="author" content="Eve Hill">${HEADING}<p>Von Ada Lovelace</p>`,
      ['Ada Lovelace'],
    ],
    [
      'another form of the name of who signs',
      `<meta name="author" content="Lovelace, Ada">${HEADING}<p>Von Ada Lovelace</p>`,
      ['Lovelace, Ada'],
    ],
    [
      'a list of texts that others sign',
      `<meta name="author" content="Acme Zeitung">${HEADING}<p>Von Ada Lovelace</p><p>Von Eve Hill</p>`,
      ['Acme Zeitung'],
    ],
    [
      'a desk that signs, and who took a picture',
      `<meta name="author" content="Team Acme Zeitung">${HEADING}<p>Von Team Acme Zeitung</p><p class="author">Eve Hill</p>`,
      ['Team Acme Zeitung'],
    ],
    ['a desk', '<meta name="author" content="Redaktion">', []],
    [
      'a byline between topic and date',
      `${HEADING}<p>Technik | Von Ada Lovelace | 1. März 2026</p>`,
      ['Ada Lovelace'],
    ],
    [
      'a byline behind a date',
      `${HEADING}<p class="byline">Veröffentlicht am 1. März 2026 von Ada Lovelace</p>`,
      ['Ada Lovelace'],
    ],
    ['a first name behind a byline word of the language', '<a rel="author" href="/h">Von Ada</a>', ['Ada']],
  ])('%s', (_, html, names) => {
    expect(authorsIn(html)).toEqual(names);
  });

  test.each([
    ['Pumpen prüfen und warten: so geht es', []],
    ['Ada Lovelace', ['Ada Lovelace']],
  ])('the title %s in the place of a name', (title, names) => {
    const data = ld({ '@context': 'https://schema.org', '@type': 'Article', author: person(title) });
    const body = Buffer.from(`<title>${title}</title>${data}`);
    const page = pageFacts(exchangeOf({ url: 'https://example.com/pumpen', body }));
    expect(authorship(page, statedAuthors(page)).authors.map(({ name }) => name)).toEqual(names);
  });

  test('the name of the site is an organization, unless it has two words as people have', () => {
    const of = (name: string) => {
      const body = Buffer.from(
        `<title>Pumpen</title><meta property="og:site_name" content="${name}"><meta name="author" content="${name}">`,
      );
      const page = pageFacts(exchangeOf({ url: 'https://example.com/pumpen', body }));
      return authorship(page, statedAuthors(page)).authors;
    };
    expect(of('Acme')).toEqual([{ name: 'Acme', href: null, isOrganization: true }]);
    expect(of('Pumps of Acme')).toEqual([{ name: 'Pumps of Acme', href: null, isOrganization: true }]);
    expect(of('Ada Lovelace')).toEqual([{ name: 'Ada Lovelace', href: null }]);
  });
});
