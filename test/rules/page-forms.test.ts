/** Forms that real pages take: where bylines, dates, figures and topics stand on news sites, blogs and portals. */
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { emptySite } from '../../src/rules/page/site-context.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import type { Example, ExampleExchange } from '../../src/rules/page/page-rule.ts';
import { failure, outcome } from './outcome.ts';

const verdict = (id: string, example: Example): string => {
  const found = outcome(id, example);
  return found.kind === 'fail' ? (found.kept === 0 ? 'lost' : 'partly') : found.kind;
};

const prose = (count: number): string =>
  `<p>${'The pump moves water through a copper pipe. '.repeat(count)}</p>`;

describe('lang-declared', () => {
  test('a valid tag that names no language is not called invalid', () => {
    for (const lang of ['und', 'mul', 'zxx'])
      expect(failure('lang-declared', `<html lang="${lang}">`).code).toBe('no-language');
    expect(failure('lang-declared', '<html lang="jp">').code).toBe('invalid');
  });

  test('the example of a declaration is the likely language, and no language where none is likely', () => {
    const spanish =
      'El agua en la caldera es dura y deja cal que se debe quitar con un producto como el ácido. De lo contrario la máquina no funciona bien. ';
    const text = (words: string): string => `<title>x</title><main><p>${words.repeat(3)}</p></main>`;
    expect(failure('lang-declared', text(spanish)).fix).toMatch(/lang="es"/);
    expect(failure('lang-declared', text('Kladiva Stroji Voda Kotel Cevi ')).found[0]?.data).toEqual({
      example: 'en',
    });
  });
});

/** The fault of the author, and the name that it speaks of. */
function authorOf(example: Example): readonly unknown[] {
  const { code, found } = failure('author', example);
  return [code, ...Object.values(found[0]?.data ?? {})];
}

describe('the author in structured data', () => {
  const by = (author: unknown): string =>
    `<title>Pumps</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Pumps', author })}</script><main><h1>Copper pumps</h1>${prose(3)}</main>`;

  test('an organization and a pen name have no profile of their own, a person has', () => {
    expect(verdict('author', by({ '@type': 'NewsMediaOrganization', name: 'Pumpenblatt' }))).toBe('pass');
    expect(authorOf(by({ '@type': 'Person', name: 'Ada Lovelace' }))).toEqual(['no-profile', 'Ada Lovelace']);
    expect(verdict('author', by({ '@type': 'Person', name: 'Ada' }))).toBe('pass');
  });
});

describe('author', () => {
  const page = (body: string, head = ''): string =>
    `<meta property="og:type" content="article"><title>Pumps</title>${head}<main><h1>Copper pumps</h1>${body}${prose(3)}</main>`;

  test('a byline with the link inside it names a linked author', () => {
    expect(
      verdict('author', page('<p class="byline">by <a href="/ada">Ada Lovelace</a>, engineer</p>')),
    ).toBe('pass');
    expect(verdict('author', page('<p class="byline">by Ada Lovelace</p>'))).toBe('partly');
  });

  test('the date behind a name is no part of it', () => {
    const signed = page('<p class="byline">By Ada Lovelace March 11, 2026 3:46 PM</p>');
    expect(authorOf(signed)).toEqual(['no-profile', 'Ada Lovelace']);
    for (const byline of [
      '<p class="byline">Posted by Ada Lovelace on March 11, 2026</p>',
      '<p>Von Ada Lovelace am 11.3.2026</p>',
    ])
      expect(authorOf(page(byline))).toEqual(['no-profile', 'Ada Lovelace']);
    expect(authorOf(page('<p class="author">Last updated: January 7, 2026</p>'))).toEqual(['missing']);
    expect(authorOf(page('<p class="author">By Theresa May 3 March 2026</p>'))).toEqual([
      'no-profile',
      'Theresa May',
    ]);
  });

  test.each([
    'Last updated March 11, 2026',
    'Last Updated on March 11, 2026',
    'Published on March 11, 2026',
    'Aktualisiert am 11. März 2026',
    'Publié le 11 mars 2026',
    'Publicado el 11 de marzo de 2026',
    'Reading time 5 minutes',
    'Reviewed by Mary Somerville',
    'About the author',
    '<a href="/ada">View all posts</a>',
  ])('a line with the class of a byline may be another line: %s', (line) => {
    expect(authorOf(page(`<p class="byline">${line}</p>`))).toEqual(['missing']);
  });

  test.each([
    'Jean d’Alembert',
    'Johannes van der Waals',
    'Muhammad al-Khwarizmi',
    'danah boyd',
    'עדה לאבלייס',
    'Ada Lovelace is the author of notes',
  ])('a byline is one whatever its small words: %s', (line) => {
    expect(authorOf(page(`<p class="byline">${line}</p>`))).toEqual(['no-profile', line]);
  });

  test('who comments or is cited is not the author, nor are the days of these those of the page', () => {
    const others = {
      comment: {
        '@type': 'Comment',
        author: { '@type': 'Person', name: 'Bo Bright' },
        dateCreated: '2026-02-01',
      },
      citation: { '@type': 'Book', author: { '@type': 'Person', name: 'Cy Clear' }, datePublished: '1999' },
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Di Deep' },
        datePublished: '2026-02-01',
      },
    };
    const article = { '@type': 'Article', headline: 'Copper pumps', ...others };
    for (const data of [article, { '@graph': [{ ...article, comment: [] }, others.comment] }]) {
      const block = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
      expect(authorOf(page('', block))).toEqual(['missing']);
      expect(failure('date-machine', page('', block)).code).toBe('missing');
    }
  });

  test('an address in article:author, in a meta author or in link rel=author is the profile', () => {
    const named = '<meta name="author" content="Ada Lovelace">';
    expect(verdict('author', page('', named))).toBe('partly');
    for (const profile of [
      '<meta property="article:author" content="https://example.com/ada">',
      '<link rel="author" href="https://example.com/ada">',
    ])
      expect(verdict('author', page('', named + profile))).toBe('pass');
    expect(
      verdict('author', page('', '<meta name="author" content="Ada Lovelace (https://example.com/ada)">')),
    ).toBe('pass');
    expect(verdict('author', page('', `${named}<link rel="author" href="mailto:ada@example.com">`))).toBe(
      'partly',
    );
    expect(
      verdict('author', page('', '<meta property="article:author" content="https://example.com/ada">')),
    ).toBe('lost');
  });

  test.each(['Reuters', '文● オカモト／ASCII編集部', '(Bruxelles, bureau européen)'])(
    '%s is asked for no profile, and is not nobody',
    (name) => expect(verdict('author', page(`<a rel="author">${name}</a>`))).toBe('pass'),
  );

  // HTML has no element for a byline, and many have no class (cases of trafilatura's tests of metadata).
  test.each([
    ['<p>By Ada Lovelace</p>', 'Ada Lovelace'],
    ['<p>by Ada Lovelace | 3 May 2026</p>', 'Ada Lovelace'],
    ['<p>Written by <strong>Ada Lovelace</strong>, engineer of the pumps</p>', 'Ada Lovelace'],
    ['<p>3 min read</p><div>Von Ada de la Cruz und Bo Bright</div>', 'Ada de la Cruz und Bo Bright'],
    ['<p>Text: Ada Lovelace</p>', 'Ada Lovelace'],
    ['<p>著者：山田花子</p>', '山田花子'],
  ])('%s next to the heading names the author', (line, name) => {
    expect(authorOf(page(line))).toEqual(['no-profile', name]);
  });

  test.each([
    ['', '<p class="autor">Ada Lovelace</p>'],
    ['', '<p class="article__auteur">Ada Lovelace</p>'],
    ['', '<p class="autor-name">Ada Lovelace</p>'],
    // Highwire Press, as Google Scholar asks for; DCMI terms in the notation of RDFa; Sailthru.
    ['<meta name="citation_author" content="Ada Lovelace">', ''],
    ['<meta property="dc:creator" content="Ada Lovelace">', ''],
    ['<meta name="sailthru.author" content="Ada Lovelace">', ''],
    [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","creator":{"@type":"Person","name":"Ada Lovelace"}}</script>',
      '',
    ],
  ])('%s%s names the author', (head, body) => {
    expect(authorOf(page(body, head))).toEqual(['no-profile', 'Ada Lovelace']);
  });

  test('a byline in words with the link inside it names a linked author', () => {
    expect(verdict('author', page('<p>By <a href="/ada">Ada Lovelace</a>, engineer</p>'))).toBe('pass');
    expect(verdict('author', page('<address>By <a rel="x" href="/ada">Ada Lovelace</a></address>'))).toBe(
      'pass',
    );
  });

  test.each([
    'By using this page you agree',
    'By land and sea.',
    'By admin',
    'By 2030',
    'By the Editor of it',
  ])('"%s" names nobody', (line) => {
    expect(authorOf(page(`<p>${line}</p>`))).toEqual(['missing']);
  });

  test('who signs next to the heading goes before the name of an account', () => {
    const declared = '<meta name="author" content="ada1815">';
    expect(authorOf(page('<p class="byline">Ada Lovelace</p>', declared))).toEqual([
      'no-profile',
      'Ada Lovelace',
    ]);
    expect(authorOf(page('<p>By Ada Lovelace</p>', declared))).toEqual(['no-profile', 'Ada Lovelace']);
    expect(verdict('author', page('', declared))).toBe('pass');
    expect(authorOf(page('<p class="byline">Ada Lovelace @ada</p>'))).toEqual(['no-profile', 'Ada Lovelace']);
  });

  test('bylines of other texts are not those of the page', () => {
    const teasers = (count: number): string =>
      ['Ann Able', 'Bo Bright', 'Cy Clear', 'Di Deep']
        .slice(0, count)
        .map((name) => `<p class="byline"><a href="/x">${name}</a></p>`)
        .join('');
    expect(
      failure('author', page(teasers(4), '<meta name="author" content="Ada Lovelace">')).message,
    ).toMatch(/Ada Lovelace$/);
    const far = '<p>Pipe</p>'.repeat(12);
    expect(verdict('author', page(far + teasers(4)))).toBe('unknown');
    expect(verdict('author', page(far + teasers(3)))).toBe('pass');
    const own = '<p class="byline">By Ada Lovelace</p>';
    expect(failure('author', page(own + far + teasers(4))).message).toMatch(/Ada Lovelace$/);
    const both =
      '<p class="byline">By Ann Able and Bo Bright</p><p class="byline">Bo Bright and Cy Clear</p>';
    expect(verdict('author', page(far + both + teasers(3)))).toBe('pass');
    expect(verdict('author', page('<form class="follow-author">Follow Author</form>'))).toBe('lost');
  });
});

describe('date-machine', () => {
  const page = (mark: string): string =>
    `<meta property="og:type" content="article"><main><h1>Copper pumps</h1>${mark}${prose(9)}</main>`;

  test('a duration is no date, and a name that begins with P is one that cannot be read', () => {
    for (const value of ['PT0H30M', 'P1Y', 'p3d'])
      expect(failure('date-machine', page(`<time datetime="${value}">long</time>`)).code).toBe('missing');
    expect(failure('date-machine', page('<time datetime="Pentecost">then</time>')).code).toBe('invalid');
  });
});

describe('updated-visible', () => {
  const page = (around: string): string =>
    `<meta property="og:type" content="article"><meta name="author" content="Ada Lovelace"><main>${around}${prose(9)}${prose(9).repeat(12)}</main>`;
  const near = (line: string): string =>
    page(`<h1>Copper pumps</h1><p>Kettle</p>${'<p>Share</p>'.repeat(6)}<p>${line}</p>`);

  test.each([
    'March 13, 2026 9:00PM',
    '24 July 2026',
    'March 18 at 3:57 PM',
    '18. März',
    '10.15.26',
    'El 5 de mayo',
    // Style sheets part what the source writes side by side.
    '<span>Ada Lovelace</span><span>July 24, 2026</span><span>0</span>',
  ])('a date in a line behind the heading is seen: %s', (line) =>
    expect(verdict('updated-visible', near(line))).toBe('pass'),
  );

  test.each(['Version 10.4.2', 'May 2', '10.10.10.10', 'May the pump run', 'Since 2019', 'Call 555 12 34'])(
    'what only looks like one is judged by its form: %s',
    (line) => expect(verdict('updated-visible', near(line))).toBe(line === 'May 2' ? 'pass' : 'lost'),
  );

  test('the line may be cut from the main text with the byline or the buttons to share', () => {
    const cut = '<h1>Copper pumps</h1><div class="share"><p>24 July 2026</p><p>Share</p></div>';
    expect(verdict('updated-visible', page(cut))).toBe('pass');
    expect(verdict('updated-visible', page(cut.replace('<p>24', '<p hidden>24')))).toBe('lost');
  });

  test('a byline shows the date it holds', () => {
    const byline = '<p class="byline">By Ada Lovelace, 24 July 2026</p>';
    expect(verdict('updated-visible', page(`${prose(5).repeat(8)}${byline}`))).toBe('pass');
  });

  test('a time element may leave the year out', () => {
    expect(verdict('updated-visible', page('<time>Mar 17</time>'))).toBe('pass');
    expect(verdict('updated-visible', page('<time>10.15.26</time>'))).toBe('pass');
    expect(verdict('updated-visible', page('<time>Today 7:30AM</time>'))).toBe('lost');
  });

  test('a day that the text tells of is not its own', () => {
    const told = `The town council of Vienna met for the first time in public on 5 March 1998, ${'and the pump stood still. '.repeat(6)}`;
    expect(verdict('updated-visible', page(`<p>${told}</p>`))).toBe('lost');
    expect(
      verdict(
        'updated-visible',
        page(`<p>VIENNA, 5 March 2026 — ${'and the pump stood still. '.repeat(8)}</p>`),
      ),
    ).toBe('pass');
    expect(
      verdict(
        'updated-visible',
        page('<p>This text was last reviewed by our engineers on 5 March 2026.</p>'),
      ),
    ).toBe('pass');
    expect(
      verdict(
        'updated-visible',
        page(`<pre>INTERNET DRAFT\n${'Category: pumps\n'.repeat(12)}15 December 2026</pre>`),
      ),
    ).toBe('pass');
  });

  test('the days of comments are not those of the text, unless comments are what the page is made of', () => {
    const said =
      '<article class="comment-body"><footer>Bo <time datetime="2026-10-01">1 October 2026</time></footer><p>Nice pump.</p></article>';
    const comments = `<div id="comments">${said}${said}</div>`;
    expect(verdict('updated-visible', page('') + comments)).toBe('lost');
    expect(verdict('date-machine', page('') + comments)).toBe('lost');
    expect(verdict('updated-visible', page('<p>24 July 2026</p>') + comments)).toBe('pass');
    expect(
      verdict('updated-visible', `<meta property="og:type" content="article"><main>${comments}</main>`),
    ).toBe('pass');
  });

  test('running text is not searched, and a line far from the heading is not sure to be about the page', () => {
    const far = `<h1>Copper pumps</h1>${'<p>Pipe</p>'.repeat(10)}<p>24 July 2026</p>`;
    expect(verdict('updated-visible', page(far))).toBe('unknown');
    expect(
      verdict(
        'updated-visible',
        page(`<h1>Copper pumps</h1><p>${'Pipes of copper. '.repeat(24)}On 24 July 2026.</p>`),
      ),
    ).toBe('lost');
  });
});

describe('freshness', () => {
  const now = Date.UTC(2026, 10, 1);
  const page = (body: string, head = ''): Example => ({
    html: `<meta property="og:type" content="article">${head}<main><h1>Copper pumps</h1>${body}${prose(9)}</main>`,
    now,
  });
  const time = (day: string): string => `<p><time datetime="${day}">${day}</time></p>`;
  const comments = `${prose(9).repeat(12)}<section>${time('2026-10-01')}${time('2026-10-02')}</section>`;

  test('the days of comments and of other texts are not those of the page', () => {
    expect(verdict('freshness', page(time('2020-05-01') + comments))).toBe('lost');
    expect(
      verdict('freshness', page(comments, '<meta property="article:published_time" content="2020-05-01">')),
    ).toBe('lost');
  });

  test('a day next to the heading or in a footer is that of the page', () => {
    const published = '<meta property="article:published_time" content="2020-05-01">';
    expect(verdict('freshness', page(time('2026-05-01'), published))).toBe('pass');
    expect(
      verdict(
        'freshness',
        page(`${prose(2)}</main><footer>Last updated ${time('2026-05-01')}</footer>`, published),
      ),
    ).toBe('pass');
    expect(verdict('freshness', page(time('2020-05-01') + time('2026-05-01')))).toBe('pass');
  });

  test('where nothing else is dated the first day counts', () => {
    const far = prose(9).repeat(12);
    expect(verdict('freshness', page(far + time('2026-05-01') + time('2020-05-01')))).toBe('pass');
    expect(verdict('freshness', page(far + time('2020-05-01') + time('2026-05-01')))).toBe('lost');
  });
});

describe('url-words', () => {
  const page = (path: string, title: string, heading = ''): Example => ({
    html: `<title>${title}</title><main><h1>${heading}</h1></main>`,
    url: `https://example.com${path}`,
  });

  test.each([
    '/2026/04/copper-pumps-history/588400/',
    '/opinion/copper-pumps/story-fni0fha6-1227261886014',
    '/copper-pumps/index.html',
  ])('the number of a text does not hide the slug before it: %s', (path) =>
    expect(verdict('url-words', page(path, 'The rise of copper pumps'))).toBe('pass'),
  );

  test.each(['/p/8412', '/articles/318674.php', '/a1b2/c3', '/?p=12'])(
    'a path without the topic: %s',
    (path) => expect(verdict('url-words', page(path, 'The rise of copper pumps'))).toBe('lost'),
  );

  test('a slug with the words of the heading says what the page is about', () => {
    expect(verdict('url-words', page('/copper-pumps', 'Kettle Journal', 'Copper pumps'))).toBe('pass');
  });

  test.each(['/gardens', '/copper-pumps/gardens', '/pompes-en-cuivre', '/citeworthy/'])(
    'words that are not those of the title may name the page all the same: %s',
    (path) => expect(outcome('url-words', page(path, 'The rise of fountains')).kind).toBe('unknown'),
  );
});

describe('the topic in messages', () => {
  const text = prose(30);

  test('is the heading of the page, not the first of the document', () => {
    const page = `<meta property="og:type" content="article"><nav><h4>Take a trip</h4></nav><main><h1>Steel roses of Vienna</h1>${text}</main>`;
    const titled = `<html lang="en"><title>Steel roses of Vienna</title>${page}`;
    expect(failure('answer-first', titled).fix).toMatch(/"Steel roses of Vienna"$/);
  });
});

describe('advice where it suits', () => {
  const page = (type: string, head = '', url = 'https://example.com/guide'): Example => ({
    html: `<html lang="en"><title>Copper pumps versus steel pumps</title>${head}<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","headline":"Pumps","datePublished":"2026-01-01","author":"Ada","name":"Pumps"}</script><main>${prose(90)}</main>`,
    url,
  });

  test.each([
    ['a page that explains', page('Article')],
    ['a report of news', page('NewsArticle')],
    ['a page of a reference', page('TechArticle')],
    ['a page of documentation', page('Article', '', 'https://example.com/docs/pumps')],
  ])('%s is asked to divide its text', (_kind, example) =>
    expect(verdict('subheadings', example)).toBe('lost'),
  );

  test.each([
    ['a list', page('CollectionPage')],
    ['a home page', page('Article', '', 'https://example.com/')],
  ])('%s is not', (_kind, example) => expect(verdict('subheadings', example)).toBe('none'));
});

test('data in a block that cannot be read is not said to be missing', () => {
  const page = (block: string): string =>
    `<meta property="og:type" content="article"><script type="application/ld+json">${block}</script><main>${prose(9)}</main>`;
  const data =
    '{"@context":"https://schema.org","@type":"Article","headline":"Pumps","datePublished":"2026-01-01","author":"Ada"}';
  expect(verdict('main-schema', page(data))).toBe('pass');
  const broken = data.replace('"Pumps",', '"Pumps"');
  expect(outcome('main-schema', page(broken))).toEqual({ kind: 'taken', by: 'schema-valid' });
  // Nothing else is said of a block between old guards, which most readers drop.
  expect(failure('main-schema', page(`<![CDATA[${data}]]>`)).code).toBe('missing');
  expect(
    failure('main-schema', page('{"@context":"https://schema.org","@type":"Person" "name":"Ada"}')),
  ).toMatchObject({ code: 'missing', found: [{ data: { kind: 'article', type: 'Article' } }] });
});

test('one block that cannot be read is one fault of the page, which costs what was in it', () => {
  const block =
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Kettle"},{"@type":"WebSite","name":"Kettle"}],}</script>';
  const { evidence } = auditPage(
    exchangeOf({ url: 'https://example.com/', body: `${block}<main>${prose(9)}</main>` }),
  );
  const about = ['schema-valid', 'organization', 'website-name', 'main-schema'];
  expect(evidence.issues.filter(({ id }) => about.includes(id)).map(({ id }) => id)).toEqual([
    'schema-valid',
  ]);
  expect(evidence.subsumed).toEqual(expect.arrayContaining(about.slice(1)));
});

/** A block that JSON does not allow, and that reads as it was meant once the comma is gone. */
const withSpareComma = (block: string): string => block.replace(/\}$/, ',}');

test('a date in a block that cannot be read is not said to be missing', () => {
  const page = (block: string): string =>
    `<meta property="og:type" content="article"><script type="application/ld+json">${withSpareComma(block)}</script><main>${prose(9)}</main>`;
  expect(
    verdict(
      'date-machine',
      page('{"@context":"https://schema.org","@type":"Article","datePublished":"2026-01-01"}'),
    ),
  ).toBe('taken');
  expect(failure('date-machine', page('{"@context":"https://schema.org","@type":"Article"}')).code).toBe(
    'missing',
  );
});

describe('tables', () => {
  const rows = (count: number): string => '<tr><td>a</td><td>b</td><td>c</td></tr>'.repeat(count);
  const page = (table: string): string =>
    `<meta property="og:type" content="article"><main>${prose(40)}${prose(40)}${table}</main>`;

  test.each([
    `<table><tr><td><table>${rows(3)}</table></td><td>b</td></tr>${rows(2)}</table>`,
    `<table border="0">${rows(4)}</table>`,
    `<TABLE CellSpacing=0 cellpadding=0>${rows(4)}</TABLE>`,
  ])('a table for the layout is asked for no header cells: %s', (table) => {
    expect(
      verdict('table-headers', page(table.replace(`<table>${rows(3)}</table>`, '<table></table>'))),
    ).toBe('none');
  });

  test('a table of data lacks its header cells, one of names and values does not', () => {
    expect(verdict('table-headers', page(`<table border="1">${rows(3)}</table>`))).toBe('lost');
    expect(
      verdict(
        'table-headers',
        page('<table><tr><td>a</td><td>b</td></tr><tr><td>a</td><td>b</td></tr></table>'),
      ),
    ).toBe('none');
    expect(
      verdict('table-headers', page(`<table border="0"><tr><th>A</th><th>B</th></tr>${rows(3)}</table>`)),
    ).toBe('pass');
  });
});

test('what is there but void is named as what it is', () => {
  expect(failure('title', '<title></title><title>Copper pumps of Vienna</title>').code).toBe('first-empty');
  expect(failure('title', '<title></title>').code).toBe('missing');
  // Google, consolidate duplicate URLs: such elements name another version of the page.
  for (const [name, value] of [
    ['hreflang', 'en'],
    ['media', 'all'],
    ['type', 'text/html'],
  ]) {
    const element = `<link rel="canonical" ${name}="${value}" href="https://example.com/guide">`;
    expect(failure('canonical-self', element)).toMatchObject({
      code: 'attribute',
      found: [{ data: { attribute: name } }],
    });
  }
});

test.each([
  '<meta property="dcterms:created" content="2026-02-01">',
  '<meta property="dc:date" content="2026-02-01">',
  '<meta name="dc.created" content="2026-02-01">',
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","dateCreated":"2026-02-01"}</script>',
  // Google Scholar, inclusion guidelines for webmasters.
  '<meta name="citation_publication_date" content="2026/2/1">',
  '<meta name="citation_date" content="2026">',
  // microformats.org, abbr design pattern.
  '<main><abbr itemprop="datePublished" title="2026-02-01T00:55:00-07:00">12:55 AM</abbr></main>',
])('%s is a date that machines read', (mark) => {
  const html = `<meta property="og:type" content="article">${mark}<main><h1>Pumps</h1>${prose(3)}</main>`;
  expect(verdict('date-machine', html)).toBe('pass');
});

test('a share just over its limit does not read as the limit', () => {
  const sentences = (count: number, words: number): string =>
    `${'Pump '.repeat(words - 1)}stands. `.repeat(count);
  const page = (long: number, short: number): string =>
    `<html lang="en"><meta property="og:type" content="article"><title>Pumps</title><main><p>${sentences(long, 41)}${sentences(short, 12)}</p></main>`;
  const percent = (long: number, short: number): unknown => {
    const { code, found } = failure('sentence-length', page(long, short));
    return [code, found[0]?.data['percent']];
  };
  expect(percent(10, 39)).toEqual(['some-long', 20.4]);
  expect(percent(10, 33)).toEqual(['some-long', 23]);
  expect(verdict('sentence-length', page(10, 40))).toBe('pass');
  const just = `<html lang="en"><meta property="og:type" content="article"><title>Pumps</title><main><p>${sentences(200, 33)}${sentences(1, 38)}</p></main>`;
  expect(failure('sentence-length', just).found[0]?.data).toEqual({ words: 33.1, to: 33 });
});

test('breadcrumbs and the organization in a block that cannot be read are not said to be missing', () => {
  const page = (data: string, url = 'https://example.com/a/b'): ExampleExchange => ({
    html: `<script type="application/ld+json">${withSpareComma(data)}</script>`,
    url,
  });
  const trail =
    '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"A","item":"https://example.com/a"},{"@type":"ListItem","position":2,"name":"B"}]}';
  expect(verdict('breadcrumb', page(trail))).toBe('taken');
  const organization = '{"@context":"https://schema.org","@type":"Organization","name":"Kettle"}';
  const home = page(organization, 'https://example.com/');
  expect(verdict('organization', home)).toBe('taken');
  // What a site audit knows of the home page is what could be read.
  const site = { organization: { name: '', url: '', logo: '', sameAs: [] } };
  expect(verdict('organization', { ...home, site })).toBe('taken');
});

test('a type that nobody knows can be read, and costs half', () => {
  const data = (type: string): string =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Kettle"}</script>`;
  expect(failure('schema-valid', data('organisation'))).toMatchObject({
    code: 'unknown-type',
    found: [{ data: { written: 'organisation', meant: 'Organization', line: 1, column: 77 } }],
    kept: 1 / 2,
  });
  const item = '<div itemscope itemtype="https://schema.org/Wibble"><b itemprop="name">Kettle</b></div>';
  expect(verdict('schema-valid', item)).toBe('partly');
  expect(verdict('schema-valid', data('Wibble') + data('Person" "x'))).toBe('lost');
});

describe('media-text', () => {
  const page = (behind: string): string =>
    `<main><video src="a.mp4"></video><h1>Copper pumps</h1>${behind}</main>`;

  test('a film above title and standfirst has the text below them beside it', () => {
    const film = '<main><h1>Copper pumps</h1><video src="a.mp4"></video><h2>The pump moves water</h2>';
    expect(verdict('media-text', `${film}${prose(10)}</main>`)).toBe('pass');
    expect(verdict('media-text', `${film}<p>It hums.</p><h2>Rest</h2>${prose(10)}</main>`)).toBe('lost');
    expect(verdict('media-text', page(prose(10)))).toBe('pass');
  });

  test('the words beside it are counted', () => {
    const film = '<main><h1>Copper pumps</h1><video src="a.mp4"></video>';
    expect(failure('media-text', `${film}${prose(9)}</main>`).found).toEqual([
      { code: 'video-thin', data: { words: 72 } },
    ]);
    expect(failure('media-text', `${film}</main>`).code).toBe('video-bare');
  });

  test('a player of sound plays a recording, any other a video', () => {
    const code = (src: string): string =>
      failure('media-text', `<main><h1>Copper pumps</h1><iframe src="${src}"></iframe></main>`).code;
    expect(code('https://open.spotify.com/embed/episode/1')).toBe('recording-bare');
    expect(code('https://w.soundcloud.com/player/?url=1')).toBe('recording-bare');
    expect(code('https://www.youtube.com/embed/1')).toBe('video-bare');
  });
});

test('what to do about a page behind a password is for the site to do, not for a firewall', () => {
  const form =
    '<title>Price list</title><main><h1>Protected: Price list</h1><form action="/login" method="post"><p>Please enter your password:</p><input name="user_password" type="password"><input type="submit"></form></main>';
  const { result, evidence } = auditPage(exchangeOf({ url: 'https://example.com/price-list', body: form }));
  expect(evidence.issues[0]).toMatchObject({ id: 'http-ok', code: 'login' });
  expect(result.issues[0]?.fix).toMatch(/^Serve the text to visitors without a password/);
});

test('a page that robots.txt keeps from our robot says so, and what lets it in', () => {
  const issue = (robots: string, status = 200) => {
    const url = 'https://example.com/guide';
    const answer = exchangeOf({ url: 'https://example.com/robots.txt', status, body: robots });
    const page = { ...exchangeOf({ url, status: 0, body: '' }), outcome: 'blocked' as const };
    const site = { ...emptySite('https://example.com'), robots: robotsAccess(answer) };
    const { result, evidence } = auditPage(page, site);
    return { ...result.issues[0]!, code: evidence.issues[0]!.code };
  };
  const all = issue('User-agent: *\nDisallow: /\n');
  expect(all.message).toMatch(
    /^robots\.txt blocks OAI-SearchBot, .* and our robot from the page \(line 2: Disallow: \/\)$/,
  );
  expect(all.fix).toMatch(
    /:\n---[^]*\n\+User-agent: OAI-SearchBot\n[^]*\n\+User-agent: citeworthy\n\+Allow: \/$/m,
  );
  expect(issue('User-agent: citeworthy\nDisallow: /\n')).toMatchObject({
    code: 'robots-own',
    type: 'info',
    fix: expect.stringMatching(/:\n---[^]*\n-User-agent: citeworthy\n-Disallow: \/$/),
  });
  expect(issue('', 503)).toMatchObject({
    code: 'robots-unreachable',
    message: 'robots.txt cannot be read (status 503), so robots do not fetch the page',
  });
  // Our own policy keeps us from a private address, whatever robots.txt says.
  expect(issue('User-agent: *\nAllow: /\n').code).toBe('fetch-blocked');
});
