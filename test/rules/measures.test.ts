/** The measure of a signal at its limits: stated from its text, one step on either side, in several scripts. */
import { describe, expect, test } from 'vitest';
import { applyDiff } from '../fixes/apply-diff.ts';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { failure, outcome } from './outcome.ts';

const ARTICLE = '<meta property="og:type" content="article">';
const words = (count: number): string => 'pipe '.repeat(count).trim();
const prose = (count: number): string =>
  `<p>${'The pump moves water through a copper pipe. '.repeat(count)}</p>`;

function verdict(id: string, example: Example): string {
  const found = outcome(id, example);
  return found.kind === 'fail' ? (found.kept === 0 ? 'lost' : 'partly') : found.kind;
}

function message(id: string, example: Example): string {
  const found = outcome(id, example);
  return found.kind === 'fail' ? found.message : '';
}

describe('lang-declared', () => {
  const persian =
    'آب در دستگاه است و پمپ مثل قبل قوی نیست. ما لوله را بررسی کردیم و جایی که نشت پیدا نشد. شما می‌توانید فیلتر را خودتان عوض کنید چون که قدیمی شده است.';
  const arabic = 'الماء في الغلاية والمضخة تعمل مع الصمام والأنبوب من النحاس في البيت القديم على الطريق. ';
  const page = (lang: string, text: string): string => `<html lang="${lang}"><main><p>${text}</p></main>`;

  test('Persian is told from Arabic by its letters', () => {
    expect(outcome('lang-declared', page('ar', `${persian} `.repeat(3)))).toMatchObject({
      kept: 0,
      code: 'other-language',
      found: [{ data: { declared: 'ar', detected: 'fa' } }],
    });
    expect(verdict('lang-declared', page('fa', `${persian} `.repeat(3)))).toBe('pass');
    expect(verdict('lang-declared', page('ckb', `${persian} `.repeat(3)))).toBe('pass');
  });

  test('one foreign name with such a letter makes no Arabic text Persian', () => {
    expect(verdict('lang-declared', page('ar', `${arabic.repeat(5)} پاريس.`))).toBe('pass');
    const generic = `<html lang="ar"><main><h2>مقدمة</h2><p>${arabic.repeat(5)} پاريس.</p></main>`;
    expect(verdict('heading-words', generic)).toBe('lost');
  });
});

describe('lang-declared', () => {
  const page = (lang: string, text: string): string =>
    `<html lang="${lang}"><main><p>${text.repeat(6)}</p></main>`;
  test.each([
    [
      'Greek',
      { code: 'other-language', found: [{ data: { detected: 'el' } }] },
      'Η παλιά αντλία βρίσκεται στο υπόγειο και ελέγχεται κάθε χρόνο από τεχνικό. ',
    ],
    [
      'Bulgarian',
      { code: 'other-script' },
      'Старата помпа стои в мазето и всяка година се проверява от техник. ',
    ],
    ['Georgian', { code: 'other-script' }, 'ძველი ტუმბო სარდაფშია და ყოველ წელს ამოწმებს ხელოსანი სახლში. '],
    [
      'Hebrew',
      { code: 'other-language', found: [{ data: { detected: 'he' } }] },
      'המשאבה הישנה נמצאת במרתף ונבדקת בכל שנה על ידי טכנאי מוסמך. ',
    ],
  ])('a text in %s is in no language of Latin letters, whichever it is', (_name, said, text) => {
    expect(outcome('lang-declared', page('en', text))).toMatchObject(said);
    expect(verdict('lang-declared', `<html lang="en"><main><p>${text}</p></main>`)).toBe('pass');
  });

  test('a script that the language or the tag has is believed, and Latin names are in every text', () => {
    expect(verdict('lang-declared', page('bg', 'Старата помпа стои в мазето и се проверява. '))).toBe('pass');
    expect(verdict('lang-declared', page('az-Cyrl', 'Старата помпа стои в мазето и се проверява. '))).toBe(
      'pass',
    );
    expect(verdict('lang-declared', page('ru', 'Bosch Siemens Viessmann Vaillant Daikin Panasonic '))).toBe(
      'pass',
    );
  });
});

describe('charset', () => {
  const declared = (type: string, meta: string): Example => ({
    html: `<head>${meta}</head><p>Text</p>`,
    headers: [['content-type', type]],
  });
  test.each([
    ['text/html; charset=utf-8', '', ''],
    ['text/html; charset="UTF8"', '', ''],
    ['text/html; charset=foo', '<meta charset="utf-8">', ''],
    ['text/html; charset=foo', '', 'The declared character encoding "foo" does not exist'],
    ['text/html', '<meta charset="unicode-8">', 'The declared character encoding "unicode-8" does not exist'],
    ['text/html', '', 'The page declares no character encoding'],
  ])('%s %s', (type, meta, said) => {
    expect(message('charset', declared(type, meta))).toBe(said);
  });
});

describe('indexable', () => {
  test.each([
    ['noindex', 'header'],
    ['googlebot: noindex, bingbot: nosnippet', 'bot-header: googlebot'],
  ])('%s names whom it keeps out', (line, place) => {
    expect(outcome('indexable', { html: '', headers: [['X-Robots-Tag', line]] })).toMatchObject({
      code: 'noindex',
      found: [{ data: { directive: 'noindex', place } }],
    });
  });
});

describe('server-rendered', () => {
  const root = (text: string): string =>
    `<main><p>${text}</p></main><div id="root"></div><script src="/a.js"></script>`;
  const script = (bytes: number): string => `<script>${'a();'.repeat(bytes / 4)}</script>`;

  test('a text in Han and kana is a shell below 100 letters, however many words they make', () => {
    expect(verdict('server-rendered', root('機械の中に部品が並ぶ。'.repeat(9)))).toBe('lost');
    expect(verdict('server-rendered', root('機械の中に部品が並ぶ。'.repeat(10)))).toBe('partly');
  });

  test('a text that is sent hidden is told from one that scripts build, and from a notice', () => {
    const page = (hidden: number, more = ''): string =>
      `<main><h1>Guides</h1></main>${more}<div hidden id="page">${words(hidden)}</div>${script(4_000)}`;
    const told = (example: string) => {
      const { code, found } = failure('server-rendered', example);
      return [code, found[0]?.data];
    };
    expect(told(page(101))).toEqual(['hidden', { words: 1 }]);
    expect(verdict('server-rendered', page(99))).toBe('pass');
    expect(told(page(101, '<div id="root"></div>'))).toEqual(['empty-root', { root: '#root', words: 1 }]);
    const short = `<main><p>Coming soon</p></main><div hidden>${words(100)}</div><script src="/a.js"></script>`;
    expect(verdict('server-rendered', short)).toBe('pass');
  });
});

test('the whole text of the body counts for what fetch tools read, and where the main text starts in it', () => {
  const page = (before: number, main: number, after = 0): string =>
    `<nav>${'<a href="/a">Category</a> '.repeat(before / 9)}</nav><main><p>${words(main / 5)}</p></main><footer><p>${words(after / 5)}</p></footer>`;
  expect(verdict('fetch-size', page(0, 49_000))).toBe('pass');
  expect(verdict('fetch-size', page(0, 10_000, 41_000))).toBe('partly');
  expect(verdict('fetch-size', page(0, 10_000, 91_000))).toBe('lost');
  expect(verdict('fetch-size', page(9_000, 4_000))).toBe('lost');
  expect(verdict('fetch-size', page(1_800, 4_500))).toBe('pass');
});

test('text in a template is hidden text', () => {
  const page = (hidden: number): string =>
    `<main><p>${words(200)}</p><template><p>${words(hidden)}</p></template></main><nav><template>${words(200)}</template></nav>`;
  expect(verdict('hidden-text', page(50))).toBe('pass');
  expect(verdict('hidden-text', page(52))).toBe('lost');
});

test('two spellings of an escape are one address', () => {
  const page = (href: string): Example => ({
    html: `<link rel="canonical" href="${href}">`,
    url: 'https://example.com/caf%C3%A9~a',
  });
  expect(verdict('canonical-self', page('https://example.com/caf%c3%a9%7Ea'))).toBe('pass');
  expect(verdict('canonical-self', page('https://example.com/caf%C3%A8~a'))).toBe('lost');
});

test.each([
  '<img src="a.png" hidden>',
  '<img src="a.png" aria-hidden="true">',
  '<div style="display:none"><img src="a.png"></div>',
  '<noscript><img src="https://count.example/v" width="1" height="1"></noscript>',
  '<img src="https://count.example/v" width="1px" height="0">',
])('an image that nobody sees needs no text: %s', (image) => {
  expect(verdict('img-alt', image)).toBe('pass');
  expect(verdict('img-alt', `${image}<img src="b.png" width="10" height="1">`)).toBe('lost');
});

test('a link to the page itself by a fragment is no link to another page', () => {
  const links = '<a href="/a">A</a><a href="/b">B</a>';
  expect(verdict('internal-links', `${links}<a href="#top">Top</a>`)).toBe('lost');
  expect(verdict('internal-links', `${links}<a href="/c">C</a><a href="#top">Top</a>`)).toBe('pass');
});

test('Applebot and DuckAssistBot are among the bots that answers are made from', () => {
  for (const bot of ['Applebot', 'DuckAssistBot', 'OAI-SearchBot'])
    expect(verdict('robots-search-bots', { html: '', robots: `User-agent: ${bot}\nDisallow: /` })).toBe(
      'partly',
    );
  expect(verdict('robots-search-bots', { html: '', robots: 'User-agent: CCBot\nDisallow: /' })).toBe('pass');
});

test('the change of robots.txt opens the address with its query', () => {
  const url = 'https://example.com/find?q=pipe';
  const robots = 'User-agent: Applebot\nDisallow: /find?q=';
  const found = failure('robots-search-bots', { html: '', url, robots });
  expect(found).toMatchObject({
    fix: expect.stringContaining('\n+User-agent: Applebot\n+Allow: /find?q=pipe$'),
  });
  const repaired = applyDiff(robots, found.found[0]?.paste ?? '');
  expect(verdict('robots-search-bots', { html: '', url, robots: repaired })).toBe('pass');
});

test('there is a subheading for every 350 words, or for half as many', () => {
  // Each heading with a part of its own: one that another follows is the heading of nothing.
  const page = (headings: number, count: number): string =>
    `${ARTICLE}<main>${`<h2>Copper pipes</h2><p>${words(100)}</p>`.repeat(headings)}<p>${words(count - 102 * headings)}</p></main>`;
  expect(verdict('subheadings', page(1, 700))).toBe('pass');
  expect(verdict('subheadings', page(1, 701))).toBe('lost');
  expect(verdict('subheadings', page(2, 1_400))).toBe('pass');
  expect(verdict('subheadings', page(2, 1_401))).toBe('lost');
});

test.each([
  ['en', 'Section 1'],
  ['en', 'Chapter 12:'],
  ['de', 'Abschnitt 3'],
])('a numbered heading without a subject is generic: %s %s', (lang, heading) => {
  const german = 'Das Rohr ist aus Kupfer und die Pumpe ist nicht neu. '.repeat(8);
  const text = lang === 'de' ? `<p>${german}</p>` : prose(8);
  expect(verdict('heading-words', `<html lang="${lang}"><main><h2>${heading}</h2>${text}</main>`)).toBe(
    'lost',
  );
  expect(verdict('heading-words', '<html lang="en"><main><h2>Windows 11</h2></main>')).toBe('pass');
});

test('the median of an even number of paragraphs is the mean of the middle two', () => {
  const page = (...lengths: readonly number[]): string =>
    `<main>${lengths.map((length) => `<p>${words(length)}</p>`).join('')}</main>`;
  expect(verdict('paragraph-length', page(98, 102))).toBe('pass');
  expect(verdict('paragraph-length', page(99, 102))).toBe('partly');
  expect(outcome('paragraph-length', page(99, 102))).toMatchObject({
    code: 'median',
    found: [{ data: { words: 101, to: 100 } }],
  });
});

describe('updated-visible', () => {
  const page = (mark: string): string => `${ARTICLE}<main><h1>Copper pipes</h1>${prose(3)}${mark}</main>`;

  test.each([
    '<time datetime="2026-10-02">last week</time>',
    '<time itemprop="dateModified" datetime="2026-10-02">last week</time>',
    '<time>2 October 2026</time>',
    '<time datetime="2026-W40">last week</time>',
    '<time datetime="2026-275">last week</time>',
  ])('a date is seen: %s', (mark) => expect(verdict('updated-visible', page(mark))).toBe('pass'));

  test.each([
    '<time datetime="PT20M">20 minutes</time>',
    '<time datetime="14:30">half past two</time>',
    '<time datetime="soon">soon</time>',
    '<p hidden><time datetime="2026-10-02">2 October 2026</time></p>',
    '<time datetime="2026-10-02"></time>',
  ])('no date is seen: %s', (mark) => expect(verdict('updated-visible', page(mark))).toBe('lost'));
});

test('a day that its month does not have is no date', () => {
  const page = (day: string): string =>
    `<meta property="article:published_time" content="${day}">${ARTICLE}<main>${prose(3)}</main>`;
  expect(verdict('date-machine', page('2026-02-28'))).toBe('pass');
  expect(verdict('date-machine', page('2024-02-29'))).toBe('pass');
  expect(verdict('date-machine', page('2026-02-30'))).toBe('lost');
  expect(verdict('date-machine', page('2026-13-01'))).toBe('lost');
});

describe('date-agrees', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublished":"2024-01-01","dateModified":"2026-09-01"}</script>';
  const page = (...days: readonly string[]): string =>
    `${ARTICLE}${data}<main><h1>Copper pipes</h1><p>${days.map((day) => `<time datetime="${day}">${day}</time>`).join(' ')}</p>${prose(3)}</main>`;

  test('the day that is shown and structured data differ by 31 days at most', () => {
    expect(verdict('date-agrees', page('2026-08-01'))).toBe('none');
    expect(verdict('date-agrees', page('2026-07-31'))).toBe('lost');
  });

  test('the day of publication may be the one that is shown; several days belong to several texts', () => {
    expect(verdict('date-agrees', page('2024-01-01'))).toBe('none');
    expect(verdict('date-agrees', page('2020-01-01', '2021-01-01'))).toBe('none');
  });
});

test('a transcript may stand in a section of its own', () => {
  const page = (heading: string): string =>
    `<main><h2>Film</h2><video src="a.mp4"></video><p>${words(20)}</p><h2>${heading}</h2><p>${words(200)}</p></main>`;
  expect(verdict('media-text', page('Transcript'))).toBe('pass');
  expect(verdict('media-text', page('文字起こし'))).toBe('pass');
  expect(verdict('media-text', page('Copper pipes'))).toBe('lost');
});

test('messages speak of one thing in the singular', () => {
  expect(message('text-amount', '<main><p>Hello</p></main>')).toBe('The main text has only 1 word');
  expect(message('img-alt', '<img src="a.png">')).toBe('1 of 1 image has no useful alt text');
  expect(message('img-alt', '<img src="a.png"><img src="b.png">')).toBe(
    '2 of 2 images have no useful alt text',
  );
  expect(message('internal-links', '<a href="/a">A</a>')).toBe(
    'The page has crawlable links to only 1 other page of the site',
  );
  expect(message('heading-ids', '<main><h2>Pipes</h2></main>')).toBe('1 of 1 H2 heading has no id');
});

test('tags to add are filled with what the page says, escaped', () => {
  const found = outcome(
    'og-complete',
    '<title>Tom &amp; "Jerry" &lt;live></title><meta name="description" content="A &quot;b&quot; &amp; c">',
  );
  expect(found).toMatchObject({
    fix: [
      '<!-- Add to head: -->',
      '<meta property="og:title" content="Tom &amp; &quot;Jerry&quot; &lt;live&gt;">',
      '<meta property="og:description" content="A &quot;b&quot; &amp; c">',
      '<meta property="og:image" content="REPLACE: absolute address of a picture, 1200 × 630 pixels">',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://example.com/guide">',
    ].join('\n'),
  });
});

test.each(['http-ok', 'robots-search-bots', 'user-fetchers'])(
  '%s: a closed page of the sitemap is taken out of it first, and opened second',
  (id) => {
    const url = 'https://example.com/private';
    const robots = 'User-agent: *\nDisallow: /private';
    const html = id === 'http-ok' ? { html: '', failed: 'blocked' as const } : { html: '' };
    const fixIn = (sitemap: ReadonlyMap<string, string> | null) =>
      failure(id, { ...html, url, robots, site: { sitemap } }).fix;
    const listed = fixIn(new Map([[url, '2026-01-01']]));
    expect(listed).toMatch(/private out of the sitemap.*\n---/);
    expect(listed).toContain('+Allow: /private$');
    expect(fixIn(null)).not.toContain('sitemap');
  },
);

test('hours beside a time zone are those of a telephone, not of a place', () => {
  const home = (hours: string) => ({
    html: `<html lang="en"><main><h1>Alder Café</h1><p>${hours}</p><a href="tel:+15550100">Call us</a></main>`,
    url: 'https://example.com/',
  });
  for (const hours of [
    'Mon–Fri 8:00–17:00',
    'Monday to Friday, 8am - 5pm',
    'Tuesday 9 am - 5 pm, Thursday closed',
  ])
    expect(failure('main-schema', home(hours)).code).toBe('no-place');
  for (const zone of ['8am - 5pm EST', '8:00–17:00 (UTC+1)', '8 a.m. - 5 p.m. PT', '9am to 5pm Pacific Time'])
    expect(failure('main-schema', home(`Mon-Fri: ${zone}`)).code).toBe('missing');
});
