import { expect, expectTypeOf, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { answerMap, passages, type AnswerPage, type AnswerRow } from '../../src/index.ts';

const page = (path: string, main: string, head = ''): Extract<AnswerPage, { exchange: object }> => {
  const url = `https://example.com${path}`;
  const body = `<html lang="en"><head><title>Acme ${path}</title>${head}</head><main>${main}</main>`;
  return { url, exchange: exchangeOf({ url, body }) };
};

const FILLER =
  'The workshop opens every morning and closes when the last guest leaves the building in the evening. '.repeat(
    3,
  );
const PUMP = `<h1>Heat pumps</h1><h2 id="noise">Noise</h2><p>A heat pump makes a noise of about forty decibels, as loud as a fridge. ${FILLER}</p>`;
const BAKERY = `<h1>Bakery</h1><h2 id="bread">Bread</h2><p>Our rye bread is baked with sourdough at dawn. ${FILLER}</p>`;
const SITE = [page('/', `<h1>Acme</h1><p>${FILLER}</p>`), page('/pumps', PUMP), page('/bakery', BAKERY)];

const ask = async (pages: readonly AnswerPage[], question: string, options = {}): Promise<AnswerRow> => {
  const [row] = await answerMap(pages, [question], options);
  return row!;
};
const engineOf = (row: AnswerRow, key: string) => row.engines.find((engine) => engine.key === key);

test('a question is answered by the passage that has its words in any form', async () => {
  const row = await ask(SITE, 'How much noise do heat pumps make?');
  expect(row).toMatchObject({
    verdict: 'answered',
    missing: [],
    lacking: [],
    competing: [],
    obstacles: [],
    write: null,
  });
  expect(row.passages[0]).toMatchObject({ url: 'https://example.com/pumps', anchor: '#noise', line: 1 });
  expect(row.passages[0]!.text).toContain('forty decibels');
  expect(row.passages.map(({ score }) => score)).toEqual(
    row.passages.map(({ score }) => score).toSorted((a, b) => b - a),
  );
});

test('where no passage has the words, it is said what is missing and where to write it', async () => {
  const row = await ask(SITE, 'Which warranty covers the compressor of heat pumps?');
  expect(row.verdict).not.toBe('answered');
  expect(row.missing).toEqual(['warranty', 'covers', 'compressor']);
  expect(row.write).toEqual({ url: 'https://example.com/pumps', line: 1, heading: 'Noise' });
  expect(await ask(SITE, 'Zebra crossings?')).toMatchObject({
    verdict: 'no-passage',
    passages: [],
    engines: [],
    standing: null,
    write: { url: 'https://example.com/', heading: '' },
  });
});

test('pages that answer alike compete', async () => {
  const row = await ask([...SITE, page('/noise', PUMP)], 'noise of heat pumps');
  expect(row.competing).toEqual(['https://example.com/pumps', 'https://example.com/noise']);
});

test('rows come in the order of the questions, the same in every run, from pages that come one by one and from their passages', async () => {
  const questions = ['rye bread', 'noise of heat pumps', 'zebra'];
  const rows = await answerMap(SITE, questions);
  expect(rows.map(({ question }) => question)).toEqual(questions);
  async function* one() {
    yield* SITE;
  }
  expect(await answerMap(one(), questions)).toEqual(rows);
  const cut = SITE.map(({ url, exchange }) => ({ url, passages: passages(exchange) }));
  const again = await answerMap(cut, questions);
  expect(again.map(({ verdict, passages: own }) => [verdict, own])).toEqual(
    rows.map(({ verdict, passages: own }) => [verdict, own]),
  );
  expect(await answerMap([], ['x'])).toMatchObject([{ verdict: 'no-passage', write: null }]);
  expect(await answerMap(SITE, [''])).toMatchObject([{ verdict: 'no-passage', score: 0 }]);
});

test.each([
  ['hidden', '<div style="display:none">', '</div>', 'Googlebot'],
  ['nosnippet', '<div data-nosnippet>', '</div>', ''],
])('an answer in %s text is told with what is in the way', async (code, before, after) => {
  const found = await ask(
    [
      page(
        '/',
        `<h1>Acme</h1><p>${FILLER}</p>${before}<p>The compressor has a warranty of nine years.</p>${after}`,
      ),
    ],
    'compressor warranty',
  );
  expect(found.verdict).toBe('no-passage');
  expect(found.obstacles).toMatchObject([{ code, url: 'https://example.com/' }]);
  expect(found.passages[0]).toMatchObject({ unseen: code });
});

test('an answer in a picture, and one that scripts draw', async () => {
  const picture = page(
    '/',
    `<h1>Acme</h1><p>${FILLER}</p><img src="w.png" alt="Table of compressor warranty years">`,
  );
  expect((await ask([picture], 'compressor warranty')).obstacles).toMatchObject([
    { code: 'picture', isForAll: true },
  ]);
  const shell = page(
    '/app',
    '<div id="root"></div><script src="/a.js"></script>',
    '<meta name="description" content="Compressor warranty of all pumps">',
  );
  const row = await ask([...SITE, shell], 'compressor warranty');
  expect(row.obstacles).toMatchObject([{ code: 'script', url: 'https://example.com/app' }]);
  expect(engineOf(row, 'chatgpt-search')?.read).not.toBe('yes');
});

test.each([
  ['noindex', 'noindex', 'no'],
  ['snippet', 'nosnippet', 'no'],
  ['snippet', 'max-snippet:50', 'partly'],
])('a page with %s (%s) is one that Google may not quote', async (code, content, quote) => {
  const row = await ask(
    [...SITE.slice(0, 1), page('/pumps', PUMP, `<meta name="robots" content="${content}">`)],
    'noise of heat pumps',
  );
  expect(row.verdict).toBe('answered');
  expect(row.obstacles).toMatchObject([{ code, url: 'https://example.com/pumps' }]);
  expect(row.engines.filter((engine) => engine.quote === quote).length).toBeGreaterThan(0);
});

test('robots.txt decides what each engine can fetch; without it nobody knows', async () => {
  const robotsOf = (body: string) =>
    robotsAccess(
      exchangeOf({ url: 'https://example.com/robots.txt', headers: [['content-type', 'text/plain']], body }),
    );
  const closed = await ask(SITE, 'noise of heat pumps', {
    robots: robotsOf('User-agent: PerplexityBot\nDisallow: /pumps'),
  });
  expect(engineOf(closed, 'perplexity')).toMatchObject({ fetch: 'no' });
  expect(closed.obstacles).toMatchObject([{ code: 'robots', isForAll: false }]);
  const all = await ask(SITE, 'noise of heat pumps', { robots: robotsOf('User-agent: *\nDisallow: /pumps') });
  expect(all.obstacles).toMatchObject([{ code: 'robots', isForAll: true }]);
  const unknown = await ask(SITE, 'noise of heat pumps');
  expect(new Set(unknown.engines.map(({ fetch }) => fetch))).toEqual(new Set(['unknown']));
});

test('text after more than fetch tools read is too far down', async () => {
  const menu = `<nav>${'<a href="/a">One of our many categories</a> '.repeat(4_000)}</nav>`;
  const url = 'https://example.com/';
  const exchange = exchangeOf({
    url,
    body: `<html lang="en"><title>Acme</title>${menu}<main>${PUMP}</main>`,
  });
  const row = await ask([{ url, exchange }], 'noise of heat pumps');
  expect(row).toMatchObject({ verdict: 'answered', obstacles: [{ code: 'too-long', isForAll: true }] });
});

test('the vectors of a model change the order of passages, in batches, by rank', async () => {
  const asked: number[] = [];
  const embed = async (texts: readonly string[]) => {
    asked.push(texts.length);
    return texts.map((text) => (/bread|loaf/i.test(text) ? [1, 0] : [0, 1]));
  };
  const row = await ask(SITE, 'Do you sell a loaf?', { embed });
  expect(row.passages[0]!.url).toBe('https://example.com/bakery');
  expect(row.verdict).toBe('no-passage');
  expect(asked).toEqual([4]);
  await expect(ask(SITE, 'x', { embed: async () => [[1]] })).rejects.toThrow(TypeError);
  await expect(
    ask(SITE, 'x', {
      embed: async (texts: readonly string[]) => texts.map((_, at) => Array(at + 1).fill(1)),
    }),
  ).rejects.toThrow(TypeError);
});

test('on a site with many sections a score is told by its place among those of its own headings', async () => {
  const words = ['apple', 'river', 'stone', 'cloud', 'tiger', 'piano', 'lemon', 'brick'];
  const pages = Array.from({ length: 30 }, (_, at) => {
    const own = `${words[at % 8]}${String.fromCharCode(97 + (at % 26))}`;
    return page(`/${at}`, `<h1>About ${own}</h1><p>Here is all that we know of ${own}. ${FILLER}</p>`);
  });
  const [near, far] = await answerMap(pages, ['about riverb', 'zebra']);
  expect(near!.standing).toBeGreaterThan(far!.standing!);
  expect(far!.standing).toBe(0);
});

test('questions and pages are plain data', () => {
  expectTypeOf<AnswerRow['verdict']>().toEqualTypeOf<'answered' | 'partly' | 'no-passage'>();
});
