import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import type { HeaderLine } from '../../../src/exchange.ts';
import {
  MAX_CODE_BYTES,
  MAX_DATELINE_BYTES,
  MAX_FOOTER_BLOCKS,
  MAX_FOOTER_BYTES,
  MAX_INLINE_CODES,
  MAX_LINE_BYTES,
  MAX_QUESTIONS,
} from '../../../src/facts/page-limits.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const facts = (body: string, headers?: readonly HeaderLine[]) =>
  pageFacts(exchangeOf({ url: 'https://www.example.com/dir/page', body, ...(headers ? { headers } : {}) }));
const words = (count: number) => 'word '.repeat(count).trim();

describe('parts of a short page named by class', () => {
  const text = (html: string) => facts(html).main.blocks.map((block) => block.text);
  const long = `<p>${words(100)}</p>`;

  test.each(['story-body-supplemental', 'yom-mod yom-article', 'story'])('%s holds content', (name) => {
    expect(text(`<div class="${name}"><p>First part of it.</p></div>${long}`)[0]).toBe('First part of it.');
  });

  test.each(['related', 'story-sidebar', 'newsletterBox', 'navheader', 'NAVFOOTER', 'docnav'])(
    '%s does not',
    (name) => {
      expect(text(`<div class="${name}"><p>First part of it.</p></div>${long}`)).toEqual([words(100)]);
    },
  );

  // A forum: every part bears the name, none holds much alone.
  test('many parts of a name are the content where little stands outside', () => {
    const parts = `<div class="comment"><div class="comment"><p>${words(10)}</p></div></div>`.repeat(10);
    expect(facts(`<p>${words(29)}</p>${parts}`).main.words).toBe(129);
    expect(facts(`<p>${words(60)}</p>${parts}`).main.words).toBe(60);
  });
});

describe('head', () => {
  test('the first title of the page, not that of a picture or a template', () => {
    const page = facts(
      '<svg><title>s</title></svg><template><title>t</title></template><title> A &amp;\n B </title>',
    );
    expect([page.title, page.titles, page.titleInHead]).toEqual(['A & B', 1, false]);
  });

  test('metas after head belong to it, those in body do not', () => {
    const page = facts(
      '<head></head><meta name=Robots content=noindex><body><meta name=description content=x>',
    );
    expect(page.metas.map((meta) => [meta.key, meta.inHead])).toEqual([
      ['robots', true],
      ['description', false],
    ]);
  });

  test('each key of a meta element, in lower case', () => {
    const page = facts('<meta property="og:title DC:Title" name="twitter:title" content=" x ">');
    expect(page.metas).toEqual([
      { attribute: 'name', key: 'twitter:title', content: 'x', inHead: true },
      { attribute: 'property', key: 'og:title', content: 'x', inHead: true },
      { attribute: 'property', key: 'dc:title', content: 'x', inHead: true },
    ]);
  });

  test.each([' og:title ', '&nbsp;og:title', '\u00a0og:title\u3000'])(
    'white space around %j is none of it',
    (key) => {
      for (const attribute of ['name', 'property', 'itemprop'])
        expect(facts(`<meta ${attribute}="${key}" content="${key}">`).metas).toMatchObject([
          { attribute, key: 'og:title', content: 'og:title' },
        ]);
    },
  );

  test('link elements are resolved against the first base', () => {
    const page = facts('<link rel="Alternate icon" href=a.png><base href=/other/><base href=/no/>');
    expect(page.base).toBe('https://www.example.com/other/');
    expect(page.linkTags[0]).toMatchObject({
      rel: ['alternate', 'icon'],
      href: 'a.png',
      url: 'https://www.example.com/other/a.png',
    });
  });

  test('a first base with an empty href is the page itself, one without href is none', () => {
    const { base, finalUrl } = facts('<base target=_top><base href=""><base href=/no/>');
    expect(base).toBe(finalUrl);
    expect(facts('<base target=_top>').base).toBeNull();
  });

  test('lang of the first html tag that has one', () => {
    expect(facts('<meta name=a><html lang=" de ">').lang).toBe('de');
    expect(facts('<html lang=en><html lang=de>').lang).toBe('en');
  });
});

describe('links', () => {
  test('are resolved without fragment and told from those of other hosts', () => {
    const page = facts(
      '<a href=" /a#x ">A</a><a href="//example.com/b?c">B</a><a href="https://other.org">O</a><a href=mailto:x@y>M</a><a>no</a><a href="#top">T</a><a href="c d/../e">E</a>',
    );
    expect(page.links.map((link) => [link.url, link.internal])).toEqual([
      ['https://www.example.com/a', true],
      ['https://example.com/b?c', true],
      ['https://other.org/', false],
      [null, false],
      ['https://www.example.com/dir/page', true],
      ['https://www.example.com/dir/e', true],
    ]);
    expect(page.counts).toMatchObject({ links: 6, internalTargets: 4 });
  });

  test('a link left open counts once and its text goes on', () => {
    const page = facts('<div><a href=/x>one</div><p>two</a> three');
    expect(page.links.map((link) => link.text)).toEqual(['one two']);
  });

  test('regions', () => {
    const page = facts(
      `<header><a href=1>1</a></header><nav><a href=2>2</a></nav><main><p>${words(50)} <a href=3>3</a></main><aside><a href=4>4</a></aside><footer><a href=5>5</a></footer><a href=6>6</a>`,
    );
    expect(page.links.map((link) => link.region)).toEqual([
      'header',
      'nav',
      'main',
      'aside',
      'footer',
      'body',
    ]);
  });

  test('rel tokens and nofollow', () => {
    const page = facts('<a href=x rel="UGC nofollow">x</a>');
    expect(page.links[0]!.rel).toEqual(['ugc', 'nofollow']);
  });
});

describe('body', () => {
  test.each([
    [
      '<h1>Mails of <a href="/">boiler</a> <select><option>March<option>April</select></h1>',
      'Mails of boiler',
    ],
    ['<h1><select><option>March</select></h1>', 'March'],
    ['<h1><button>How often?</button></h1>', 'How often?'],
  ])('a heading without the options of a list to choose from: %s', (html, text) => {
    expect(facts(html).headings).toMatchObject([{ level: 1, text }]);
  });

  test('headings with their own id, that of an element inside, or that of the section', () => {
    const page = facts(
      '<h1 id=a>One</h1><h2><span id=b>Two</span></h2><section id=c><h3>Th<b>ree</b></h3></section><h4>4</h4>',
    );
    expect(page.headings.map(({ level, text, id }) => [level, text, id])).toEqual([
      [1, 'One', 'a'],
      [2, 'Two', 'b'],
      [3, 'Three', 'c'],
      [4, '4', ''],
    ]);
    expect(page.counts.headings).toEqual({ h1: 1, h2: 1, h3: 1, h4: 1, h5: 0, h6: 0 });
  });

  test.each([
    ['<h1><img src=a alt=" The  harbour "></h1>', 'The harbour'],
    ['<h1><a href=/><img alt="Blue"> <span><img alt="lamps"></span></a></h1>', 'Blue lamps'],
    ['<h1><img alt="Lamps"><noscript><img alt="Lamps"></noscript></h1>', 'Lamps'],
    ['<h1>Text <img alt="Logo"></h1>', 'Text'],
    ['<h1><img></h1>', ''],
    ['<h1><img alt=""></h1>', ''],
    ['<h1><img alt="Ornament" role=presentation></h1>', ''],
    ['<h1><img alt="Ornament" aria-hidden=true></h1>', ''],
    ['<h1><template><img alt="Later"></template></h1>', ''],
    ['<h1 hidden><img alt="Lamps"></h1>', 'Lamps'],
    ['<h1></h1><img alt="Lamps">', ''],
  ])('%j is read out as %j', (html, text) => {
    expect(facts(html).headings).toMatchObject([{ level: 1, text }]);
  });

  test('images', () => {
    const page = facts(
      '<header><a href="/"><img src=l.svg class=site-logo alt=Acme></a></header><img src=a width=20 height=10 loading=lazy><img src=b alt=""><img src=c role=presentation>',
    );
    expect(
      page.images.map(({ alt, decorative, logo, inHomeLink }) => [alt, decorative, logo, inHomeLink]),
    ).toEqual([
      ['Acme', false, true, true],
      [null, false, false, false],
      ['', true, false, false],
      [null, true, false, false],
    ]);
    expect(page.images[1]).toMatchObject({ hasSize: true, lazy: true });
    // The value of an enumerated attribute that is none of its keywords is its default (HTML, loading).
    for (const [loading, lazy] of [
      ['LAZY', true],
      ['lazyload', false],
      ['laz', false],
      ['eager', false],
      ['', false],
    ])
      expect(facts(`<img src=a loading="${loading}">`).images[0]?.lazy).toBe(lazy);
    expect(page.counts).toMatchObject({ images: 4 });
  });

  // HTML-AAM: only an alt attribute that is empty takes the role of an image away. ACT rule 23a2a8 and axe agree.
  test.each([
    ['alt', true],
    ['alt=""', true],
    ['alt=" "', false],
    ['alt="&nbsp;"', false],
    ['alt=" " role=none', true],
  ])('an image with %s is decorative: %s', (attributes, decorative) => {
    expect(facts(`<img src=a.png ${attributes}>`).images).toMatchObject([{ alt: '', decorative }]);
  });

  test('lists count their own items, tables their cells', () => {
    const page = facts(
      '<ul><li>a<ol><li>b<li>c</ol><li>d</ul><table><thead><tr><th>H<th colspan=2>I<tbody><tr><td>1<td>2<td>3</table>',
    );
    expect(page.lists.map(({ ordered, items }) => [ordered, items])).toEqual([
      [false, 2],
      [true, 2],
    ]);
    expect(page.tables[0]).toMatchObject({ rows: 2, columns: 3, headerCells: 2, headers: ['H', 'I'] });
    expect(facts('<table><tr><td>1<td>2<tr><td>3</table>').tables[0]).toMatchObject({ rows: 2, columns: 2 });
  });

  test('template counts nowhere', () => {
    const page = facts('<template><h1>x</h1><a href=y>z</a><img><p>two words</template><p>one');
    expect([page.headings, page.links, page.images]).toEqual([[], [], []]);
    expect([page.templateWords, page.visibleWords]).toEqual([4, 1]);
  });

  test('noscript is read', () => {
    const page = facts('<body><noscript>You need to enable <a href=/js>JavaScript</a>.</noscript><p>x');
    expect(page.noscript).toEqual({ words: 5, text: 'You need to enable JavaScript.' });
    expect([page.visibleWords, page.strippedWords, page.links.length]).toEqual([6, 1, 1]);
  });

  test('dates, authors', () => {
    const page = facts(
      '<meta property=article:modified_time content=2026-01-02><time datetime=2026-01-01>New Year</time><a rel=author href=/me>Ada Lovelace</a><span class=byline>By Ada</span>',
      [
        ['content-type', 'text/html'],
        ['last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT'],
      ],
    );
    expect(page.dates.map(({ source, value, name, text }) => [source, value, name, text])).toEqual([
      ['meta', '2026-01-02', 'article:modified_time', ''],
      ['time', '2026-01-01', '', 'New Year'],
      ['header', 'Thu, 01 Jan 2026 00:00:00 GMT', 'last-modified', ''],
    ]);
    expect(page.authors).toEqual([
      { name: 'Ada Lovelace', href: '/me', source: 'rel' },
      { name: 'By Ada', href: null, source: 'class' },
    ]);
  });

  test('the person of a byline is who its first link of a full name leads to', () => {
    const authors = (html: string) => facts(html).authors.map(({ name, href }) => [name, href]);
    expect(authors('<p class=byline>By <a href=/ada>Ada Lovelace</a>, mathematician</p>')).toEqual([
      ['Ada Lovelace', '/ada'],
    ]);
    expect(
      authors('<p class=author><a href=/ada><img src=a.png></a><a href=/ada>Ada Lovelace</a></p>'),
    ).toEqual([['Ada Lovelace', '/ada']]);
    expect(authors('<p class=byline>In <a href=/pumps>Pumps</a> by Ada Lovelace</p>')).toEqual([
      ['In Pumps by Ada Lovelace', null],
    ]);
    expect(authors('<div itemprop=author><a href=/ada itemprop=url>Ada Lovelace</a></div>')).toEqual([
      ['Ada Lovelace', '/ada'],
    ]);
    expect(
      authors('<p class=byline>By <a href=/ada>Ada Lovelace</a> and <a href=/bo>Bo Diddley</a></p>'),
    ).toEqual([['Ada Lovelace', '/ada']]);
    // WordPress names these parts of the comments below a text.
    expect(
      authors(
        '<div class=wp-block-comment-author-name>Cy Clear</div><div class="comment-author vcard"><b>Di Deep</b></div><p class=comment-form-author><label>Full name</label>',
      ),
    ).toEqual([]);
    expect(authors('<p class=commentary-author>Ada Lovelace</p>')).toEqual([['Ada Lovelace', null]]);
    // A page of the class "author-7" is no byline, nor is a button to follow somebody.
    expect(authors(`<body class=author-7><a href=/start>Start page here</a><p>${words(60)}`)).toEqual([]);
    expect(authors('<form class=follow-author><button class=author>Follow Author</button></form>')).toEqual(
      [],
    );
  });

  test('a hidden formula is the spoken form of what is shown, not hidden text', () => {
    const formula = '<math><mi>a</mi><mo>=</mo><mi>b</mi></math>';
    const page = facts(
      `<main><p>Let <span style="display:none">${formula}</span><img src=f.svg> be.</p><p>x</p></main>`,
    );
    expect(page.main.hiddenShare).toBe(0);
    expect(page.main.blocks.map(({ text }) => text).join(' ')).toBe('Let be. x');
    expect(facts(`<main><p>Let ${formula} be.</p></main>`).main.blocks[0]?.text).toBe('Let a=b be.');
    expect(facts('<main><p hidden>a = b</p><p>x</p></main>').main.hiddenShare).toBeGreaterThan(0);
  });

  test('what is hidden until it is found is text, like that of closed details', () => {
    const text = (attributes: string) => {
      const { main } = facts(`<main><p>One two.</p><div ${attributes}><p>Three four.</p></div></main>`);
      return [main.words, main.hiddenShare > 0];
    };
    expect(text('hidden=until-found')).toEqual([4, false]);
    expect(text('hidden="Until-Found"')).toEqual([4, false]);
    for (const hidden of ['hidden', 'hidden=""', 'hidden=hidden', 'hidden=until-found aria-hidden=true'])
      expect(text(hidden)).toEqual([2, true]);
  });

  test('the mark of a link to the heading itself is not part of it', () => {
    const page = facts(
      '<main><h1>Copper pumps<a href="#c">¶</a></h1><h2>Why pumps? <a href="#w">#</a></h2><h2>What is new in C#</h2><h2>Set-up <a href="#s">&#8203;</a></h2><h3><a href="#x">¶</a></h3></main>',
    );
    expect(page.headings.map(({ text }) => text)).toEqual([
      'Copper pumps',
      'Why pumps?',
      'What is new in C#',
      'Set-up',
      '',
    ]);
    expect(page.main.blocks.map(({ text }) => text)).toEqual([
      'Copper pumps',
      'Why pumps?',
      'What is new in C#',
      'Set-up',
    ]);
  });

  test.each([
    ['<a href="#c">§</a>Copper pumps', 'Copper pumps'],
    ['<a href="#c">#</a> Copper pumps', 'Copper pumps'],
    ['<a href="#c">🔗</a> Copper pumps', 'Copper pumps'],
    ['§ 5 Liability', '§ 5 Liability'],
    ['<a href="#l">§ 5 Liability</a>', '§ 5 Liability'],
    ['§ 5 Liability <a href="#l">¶</a>', '§ 5 Liability'],
    ['# 1 of <a href="#t">10</a>', '# 1 of 10'],
    ['<a href="#c">#pumps</a>', '#pumps'],
    ['<a href="#c">§</a>', ''],
  ])('such a mark may stand in front: %s', (html, text) => {
    const page = facts(`<main><h2>${html}</h2><p>x</main>`);
    expect(page.headings[0]?.text).toBe(text);
    expect(page.main.blocks[0]?.text).toBe(text || 'x');
  });

  // MediaWiki puts links to edit a section into its heading.
  test('links in brackets behind a heading are not part of it', () => {
    const page = facts(
      '<main><h1>Pumps</h1><h2><span>How do they work?</span><span>[<a href="/e">edit</a> | <a href="/s">edit source</a>]</span></h2><p>They turn.</p><h2>Valves <a href="#n">[1]</a></h2><h2>Array[Symbol.iterator]</h2><h2>int[]</h2><h2><a href="/a">Seals [new]</a></h2></main>',
    );
    const texts = ['Pumps', 'How do they work?', 'Valves', 'Array[Symbol.iterator]', 'int[]', 'Seals [new]'];
    expect(page.headings.map(({ text }) => text)).toEqual(texts);
    expect(page.main.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual(texts);
    expect(page.questions.map(({ question }) => question)).toEqual(['How do they work?']);
  });

  test('short lines next to the headlines', () => {
    const lines = (html: string) => facts(html).datelines;
    expect(lines('<p>Pumps</p><h1>Copper</h1><p>By Ada</p><p>24 July</p>')).toEqual([
      'Pumps',
      'By Ada',
      '24 July',
    ]);
    const rows = (count: number) => Array.from({ length: count }, (_, i) => `<p>${i}</p>`).join('');
    expect(lines(`${rows(6)}<h1>Copper</h1>${rows(12)}`)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(lines('<h1 hidden>Kettle</h1><p>a</p>')).toEqual([]);
    const links = (count: number) => '<p><a href=/s>Share</a></p>'.repeat(count);
    expect(lines(`<p>24 July</p>${links(19)}<h1>Copper</h1>`).at(0)).toBe('24 July');
    expect(lines(`<h1>Copper</h1>${rows(8)}${links(19)}<p>24 July</p>`).at(-1)).toBe('24 July');
    expect(lines(`<h1>Copper</h1>${links(20)}<p>24 July</p>`)).toHaveLength(20);
    const logo = `<title>Copper pumps | Kettle</title><h1>Kettle</h1>${rows(20)}`;
    expect(lines(`${logo}<h2>Copper pumps</h2><p>24 July</p>`).at(-1)).toBe('24 July');
    expect(lines(`${logo}<h2>Copper</h2><p>24 July</p>`).at(-1)).toBe('8');
    expect(lines(`${logo}<h2 hidden>Copper pumps</h2><p>24 July</p>`).at(-1)).toBe('8');
    expect(lines('<h1>Kettle</h1><p>a</p><h1>Copper</h1><p>b</p>')).toEqual(['a', 'b']);
    expect(lines(`<h1>Copper</h1><p>${'x'.repeat(MAX_DATELINE_BYTES)}</p>`)).toHaveLength(1);
    expect(lines(`<h1>Copper</h1><p>${'x'.repeat(MAX_DATELINE_BYTES + 1)}</p>`)).toEqual([]);
  });

  test('questions with their answers', () => {
    const page = facts(
      '<details><summary>Why?</summary><p>Because.</details><dl><dt>Term<dd>Meaning</dl><h2>What is it?</h2><p>A thing.<p>Really.<h2>Other</h2><p>x',
    );
    expect(page.questions).toEqual([
      { question: 'Why?', answer: 'Because.', source: 'details' },
      { question: 'Term', answer: 'Meaning', source: 'dl' },
      { question: 'What is it?', answer: 'A thing. Really.', source: 'heading' },
    ]);
  });

  test('a heading asks only when text stands below it, and does not fill a page', () => {
    const asked = (html: string) => facts(html).questions.map(({ question }) => question);
    expect(asked('<h2>What is it?</h2><h2>Why?</h2><p>Because.')).toEqual(['Why?']);
    expect(asked('<p>Text before</p><h2></h2><p>Because.')).toEqual([]);
    const long = `${'w'.repeat(MAX_LINE_BYTES - 1)}?`;
    expect(asked(`<h2>${long}</h2><p>x`)).toEqual([long]);
    expect(asked(`<h2>w${long}</h2><p>x`)).toEqual([]);
    const many = (count: number) => asked('<h2>Why?</h2><p>Because.'.repeat(count)).length;
    expect([many(MAX_QUESTIONS), many(MAX_QUESTIONS + 1)]).toEqual([MAX_QUESTIONS, MAX_QUESTIONS]);
  });

  test.each([
    ['src=/img/logo.png', true],
    ['src=a class="site-Logo"', true],
    ['src=a id=logo', true],
    ['src=a itemprop="image logo"', true],
    ['src=a alt="Acme logo"', true],
    ['src="data:image/png;base64,AlogoA"', false],
    ['src=a', false],
  ])('an image with %s is a logo: %s', (attributes, logo) => {
    expect(facts(`<img ${attributes}>`).images).toMatchObject([{ logo }]);
  });

  test.each(['<summary></summary>Because.', '<summary>Why?</summary>', 'Because.'])(
    'details with %j ask and answer nothing',
    (inside) => {
      expect(facts(`<details>${inside}</details>`).questions).toEqual([]);
    },
  );

  test('quotations and who they are by', () => {
    const page = facts(
      '<blockquote>one two three <cite>Ada</cite></blockquote><figure><blockquote>a b</blockquote><figcaption>Bo</figcaption></figure><q>c d</q><blockquote cite=/source>e</blockquote>',
    );
    expect(page.quotes).toEqual([
      { element: 'blockquote', words: 4, attributed: true },
      { element: 'blockquote', words: 2, attributed: true },
      { element: 'q', words: 2, attributed: false },
      { element: 'blockquote', words: 1, attributed: true },
    ]);
  });

  test.each([
    ['', 1],
    ['type=module', 1],
    ['type="TEXT/JavaScript"', 1],
    ['type=application/x-javascript', 1],
    ['type=application/json', 0],
    ['type=application/ld+json', 0],
    ['type=text/plain', 0],
    ['type=text/x-handlebars', 0],
    ['type="text/javascript; charset=utf-8"', 0],
    ['type=importmap', 0],
  ])('a script with %j holds %i bytes of code', (type, bytes) => {
    const { count, inlineBytes } = facts(`<script ${type}>1</script>`).scripts;
    expect({ count, inlineBytes }).toEqual({ count: bytes, inlineBytes: bytes });
  });

  test('footer text that is seen and more than links', () => {
    const { footers } = facts(
      '<article><footer>Updated 3 May</footer></article><footer><ul><li><a href=/a>A</a></ul><p>By <a href=/b>Bo</a></p><p hidden>x</p><noscript>y</noscript><template>z</template></footer><div role=contentinfo>End</div><p>text',
    );
    expect(footers).toEqual(['Updated 3 May', 'By Bo', 'End']);
  });

  test('footer text is kept up to its caps', () => {
    const blocks = (count: number) => facts(`<footer>${'<p>x</p>'.repeat(count)}</footer>`).footers.length;
    expect([blocks(MAX_FOOTER_BLOCKS), blocks(MAX_FOOTER_BLOCKS + 1)]).toEqual([
      MAX_FOOTER_BLOCKS,
      MAX_FOOTER_BLOCKS,
    ]);
    const bytes = (count: number) => facts(`<footer>${'x'.repeat(count)}</footer>`).footers[0]?.length;
    expect([bytes(MAX_FOOTER_BYTES), bytes(MAX_FOOTER_BYTES + 1)]).toEqual([
      MAX_FOOTER_BYTES,
      MAX_FOOTER_BYTES,
    ]);
  });

  test('inline code, each text once, listings left out', () => {
    const { inlineCode } = facts(
      '<p>Use <code>a  b</code>, <kbd>Esc</kbd>, <samp>ok</samp>, <code>x <var>y</var> z</code>, <tt>a b</tt><code></code></p><pre><code>long</code></pre><p><var>n',
    );
    expect(inlineCode).toEqual(['a b', 'Esc', 'ok', 'x y z', 'n']);
  });

  test('inline code is kept up to its caps', () => {
    const codes = (count: number) =>
      facts(Array.from({ length: count }, (_, index) => `<code>${index}</code>`).join()).inlineCode.length;
    expect([codes(MAX_INLINE_CODES), codes(MAX_INLINE_CODES + 1)]).toEqual([
      MAX_INLINE_CODES,
      MAX_INLINE_CODES,
    ]);
    const code = (bytes: number) => facts(`<p>Is <code>${'a'.repeat(bytes)}</code>`).inlineCode.length;
    expect([code(MAX_CODE_BYTES), code(MAX_CODE_BYTES + 1)]).toEqual([1, 0]);
  });

  test('scripts, roots of applications, forms', () => {
    const page = facts(
      '<head><script>location.replace("/x")</script><script src=a.js></script><script type=application/ld+json>{}</script></head><div id=root></div><app-root>Hi there</app-root><form action=http://a><input type=password></form><div id=d></div><p id=d>',
    );
    expect(page.scripts).toEqual({ count: 2, inlineBytes: 22, sources: ['a.js'], redirects: true });
    expect(page.appRoots).toEqual([
      { marker: '#root', words: 0 },
      { marker: 'app-root', words: 2 },
    ]);
    expect(page.counts).toMatchObject({ forms: 1, passwordInputs: 1 });
  });

  test('a field for a password counts where readers see it in the content', () => {
    const field = '<form><input type=password></form>';
    const counted = (html: string) => facts(html).counts.passwordInputs;
    expect(counted(`<main>${field}</main>`)).toBe(1);
    for (const around of ['div hidden', 'div style="display:none"', 'header', 'aside', 'dialog', 'template'])
      expect(counted(`<main><p>Text</p></main><${around}>${field}</${around.split(' ', 1)[0]}>`)).toBe(0);
  });

  test('what a field holds before somebody writes into it is no main text', () => {
    const { main, visibleWords } = facts(
      '<main><p>One two</p>Copy this: <textarea>three four</textarea> below</main>',
    );
    expect(main.blocks.map(({ text }) => text)).toEqual(['One two', 'Copy this:', 'below']);
    expect([main.words, visibleWords]).toEqual([5, 7]);
  });

  test('a root is known by an attribute of its framework, whatever else the element carries', () => {
    const page = facts(
      '<div data-reactroot>One</div><div data-server-rendered=true id=app>Two</div><div ng-version=17 class=x>Three</div>',
    );
    expect(page.appRoots.map(({ marker }) => marker)).toEqual([
      '[data-reactroot]',
      '[data-server-rendered]',
      '[ng-version]',
    ]);
  });

  test.each([
    ['<p class="price"></p>', ['.price']],
    ['<p class="col Product__price"> <!-- --> </p>', ['.Product__price']],
    ['<p id=currentPrice><b></b> €</p>', ['#currentPrice']],
    ['<button data-price="">Add to cart</button>', ['[data-price]']],
    ['<p data-price="">Kettle, 19 €</p>', []],
    ['<b data-price></b>', ['[data-price]']],
    ['<input data-price=""><p>Text</p>', ['[data-price]']],
    ['<b itemprop=price content=""></b>', ['[itemprop=price]']],
    [
      '<b itemprop=price content=19></b><b class=price data-price=19></b><data class=price value=19></data>',
      [],
    ],
    ['<p class=price>19 €</p><p class=price>On request</p>', []],
    ['<p class="price old"></p><p class=was-price></p><p class=price-range></p><p class=enterprise></p>', []],
    ['<header><b class=price></b></header><div hidden><b class=price></b></div>', []],
    ['<template><b class=price></b></template>', []],
  ])('an element that is named a price and holds none: %s', (html, expected) => {
    expect(facts(html).emptyPrices).toEqual(expected);
  });

  test('areas of an image map are links, named by their alternative', () => {
    const page = facts(
      '<img usemap=#m src=a.png><map name=m><area shape=rect href="/north" alt=North><area href="/south" rel=nofollow><area alt=None></map>',
    );
    expect(page.links.map(({ url, text }) => [url, text])).toEqual([
      ['https://www.example.com/north', 'North'],
      ['https://www.example.com/south', ''],
    ]);
    expect([page.counts.links, page.links[1]!.rel]).toEqual([2, ['nofollow']]);
  });

  test('players know their section', () => {
    const page = facts(
      `<main><h2>A</h2><p>${words(20)}</p><h2>B</h2><video src=v><track kind=captions></video><p>x</main>`,
    );
    expect(page.media).toEqual([{ kind: 'video', src: 'v', inMain: true, hasTrack: true, section: 1 }]);
    const early = facts(`<main><audio src=a></audio><p>Intro</p><h2>A</h2><p>${words(20)}</p></main>`);
    expect(early.media).toMatchObject([{ kind: 'audio', section: 0 }]);
  });

  test.each([
    ['<video><source src=a><source src=b></video>', 'a'],
    ['<video src=v><source src=a></video>', 'v'],
    ['<video></video><picture><source src=a></picture>', ''],
  ])('the address of %j is %j', (html, src) => {
    expect(facts(html).media).toMatchObject([{ src }]);
  });

  test.each([
    ['', true],
    ['kind=captions', true],
    ['kind=Subtitles', true],
    ['kind=descriptions', false],
    ['kind=chapters', false],
  ])('a track with %j says what is said: %s', (kind, hasTrack) => {
    expect(facts(`<audio src=a><track ${kind} src=t></audio>`).media).toMatchObject([{ hasTrack }]);
  });
});

describe('main text', () => {
  test('blocks with kind, level, words and link characters', () => {
    const { main } = facts(
      '<main><h1>Title here</h1><p>One <a href=x>two</a>.<br>Three</p><ul><li><p>item</ul><blockquote><p>quote</blockquote><pre>code</pre><table><tr><td>cell</table></main>',
    );
    expect(main.source).toBe('main');
    expect(
      main.blocks.map(({ kind, level, text, words: n, linkCharacters }) => [
        kind,
        level,
        text,
        n,
        linkCharacters,
      ]),
    ).toEqual([
      ['heading', 1, 'Title here', 2, 0],
      ['paragraph', 0, 'One two. Three', 3, 3],
      ['list-item', 0, 'item', 1, 0],
      ['quote', 0, 'quote', 1, 0],
      ['code', 0, 'code', 1, 0],
      ['cell', 0, 'cell', 1, 0],
    ]);
    expect(main.sections).toEqual([{ heading: 0, level: 1, words: 7, from: 1, to: 6 }]);
  });

  test('chrome is out: landmarks, roles, page header, hidden parts', () => {
    const page = facts(
      `<header>a</header><nav>b</nav><div role=navigation>c</div><aside>d</aside><p hidden>e</p><p style="Display : none">f</p><p aria-hidden=true>g</p><dialog>h</dialog><p>${words(10)}</p><article><header>own</header></article><footer>i</footer>`,
    );
    expect(page.main.blocks.map((block) => block.text)).toEqual([words(10), 'own']);
    expect([page.strippedWords, page.visibleWords]).toEqual([11, 17]);
    expect(page.main.hiddenShare).toBeCloseTo(3 / (3 + 49 + 3));
  });

  test.each([
    ['shadowrootmode="open"', true],
    ['shadowrootmode=CLOSED', true],
    ['shadowrootmode', false],
    ['shadowroot=open', false],
    ['', false],
  ])('text and links in a template with %j are on the page: %s', (attribute, isSeen) => {
    const page = facts(
      `<x-guide><template ${attribute}><main><h1>Guide</h1><p>${words(8)} <a href=/b>b</a></p></main></template></x-guide><p>x</p>`,
    );
    expect(page.main.words).toBe(isSeen ? 10 : 1);
    expect([page.headings.length, page.links.length]).toEqual(isSeen ? [1, 1] : [0, 0]);
  });

  test('hidden text is counted wherever it stands, but for chrome', () => {
    const { main } = facts(
      `<main><p>${words(9)}</p><p hidden>ab</p></main><div hidden>cde</div><template>f</template><nav hidden>ghi</nav>`,
    );
    expect([main.source, main.hiddenCharacters]).toEqual(['main', 6]);
  });

  test.each([
    ['aria-hidden=TRUE', true],
    ['aria-hidden=false', false],
    ['style="display: none"', true],
    [`style="${'display: none;'.padEnd(1_000)}"`, true],
    [`style="${'display: none;'.padEnd(1_001)}"`, false],
    ['style="margin: none"', false],
    ['hidden', true],
  ])('text with %s is hidden: %s', (attribute, isHidden) => {
    expect(facts(`<main><p ${attribute}>x</p></main>`).main.hiddenShare).toBe(Number(isHidden));
  });

  test.each([
    ['<div hidden><p>Sign in</p><form><input name=mail></form><p>Not a member?</p></div>', 0],
    ['<form hidden><p>Report</p><textarea></textarea></form>', 0],
    ['<div hidden><div hidden>Sort by<select></select></div>Ask</div>', 0],
    ['<ul hidden><li><a href=/a>News</a><li><a href=/b>Sport</a></ul>', 0],
    ['<div hidden>Told<input type=hidden></div>', 1],
    ['<div hidden>Told</div><input>', 1],
    ['<form hidden><input></form><div hidden>Told</div>', 1],
    ['<p hidden>See <a href=/a>the pumps</a>', 1],
    [`<div hidden>${'x'.repeat(1_999)}<input></div>`, 0],
    [`<div hidden>${'x'.repeat(2_000)}<input></div>`, 1],
  ])('a menu or a form that waits hidden is no hidden text: %s', (html, share) => {
    expect(facts(`<main>${html}</main>`).main.hiddenShare).toBe(share);
  });

  test.each([
    ['share-bar', false],
    ['share_bar', false],
    ['share-what-you-found', true],
    ['share_what_you_found', true],
  ])('a part with the id %j holds text: %s', (id, isKept) => {
    const page = facts(`<div id=${id}>Part</div><p>${words(30)}`);
    expect(page.main.blocks.some(({ text }) => text === 'Part')).toBe(isKept);
  });

  test('parts named as chrome are out, unless they hold the text', () => {
    const page = facts(
      `<div class="postShare">share</div><div id=sidebar-left>side</div><div class=shareholders>kept</div><p>${words(30)}`,
    );
    expect(page.main.blocks.map((block) => block.text)).toEqual(['kept', words(30)]);
    const whole = facts(`<div class=comments><p>${words(30)}</div>`);
    expect(whole.main.words).toBe(30);
  });

  test.each([
    ['cookie-banner', '', 20],
    ['gdpr_modal', '', 20],
    ['cookieConsent', '', 20],
    // A wrapper that says which windows are open.
    ['page cookie-banner-open', '<h1>Kettles</h1>', 46],
    ['page cookie-banner-open', '<article>Kettles</article>', 46],
  ])(
    'the part of the class %j that holds more than the rest is a window that asks for consent: %s',
    (name, content, count) => {
      const page = facts(`<div class="${name}">${content}<p>${words(25)}</div><p>${words(20)}`);
      expect(page.main.words).toBe(count);
    },
  );

  test.each([
    ['onetrust-consent-sdk', 20],
    ['CybotCookiebotDialog', 20],
    ['moove_gdpr_cookie_info_bar', 20],
    // A chapter on the tool.
    ['onetrust', 45],
    ['cybotcookiebot', 45],
  ])('the part of the id %j is the window of a consent tool, however much it holds: %s', (id, count) => {
    const page = facts(`<div id="${id}"><p>${words(25)}</div><p>${words(20)}`);
    expect(page.main.words).toBe(count);
  });

  test.each([
    ['<a href="#content">Skip to content</a>', false],
    ['<div><a href="#main">Zum Inhalt springen</a></div>', false],
    ['<a href="/start">Skip to content</a>', true],
    ['<a href="#">Skip to content</a>', true],
    ['<p>Skip to <a href="#content">content</a></p>', true],
    ['<ul><li><a href="#one">Chapter one</a></li></ul>', true],
    ['<h1><a href="#kettles">Kettles</a></h1>', true],
    ['<p>Kettles</p><a href="#more">More</a>', true],
    ['<nav><a href="/">Home</a></nav><div><a href="#more">More</a></div>', true],
  ])('the beginning %j is text and no way past the menu: %s', (beginning, isText) => {
    const page = facts(`${beginning}<p>${words(30)}</p>`);
    expect(page.main.words > 30).toBe(isText);
  });

  test('blocks that are nearly all links are out', () => {
    const links = '<a href=x>a link</a> '.repeat(4);
    const page = facts(`<div>${links}</div><div>${'<a href=x>a link</a> '.repeat(3)}</div><p>${words(60)}`);
    expect(page.main.blocks.map((block) => block.text)).toEqual(['a link a link a link', words(60)]);
  });

  // The index of a category, as Docusaurus makes it.
  test('cards that are links are the content of a page that is little else, and of no other', () => {
    const card = `<div><a href=x><h2>Chapter</h2><p>${words(12)}</p></a></div>`;
    const cards = `<section>${card.repeat(6)}</section>`;
    expect(facts(`<h1>Guides</h1>${cards}`).main.words).toBe(1 + 6 * 13);
    expect(facts(`<h1>Guides</h1><p>${words(60)}</p>${cards}`).main.words).toBe(61);
    const labels = `<section>${`<div><a href=x>${words(5)}</a></div>`.repeat(6)}</section>`;
    expect(facts(`<h1>Guides</h1>${labels}`).main.words).toBe(1);
  });

  // The start page of a manual, as Sphinx makes it.
  test('a table of contents is out, but not the heading and the text that stand with it', () => {
    const contents = `<ul>${'<li><a href=x>Title of a chapter</a>'.repeat(9)}</ul>`;
    const page = facts(
      `<div><div role=main><section><h1>Manual</h1><p>It explains the tool.</p><div>${contents}</div></section></div></div><p>Made with care`,
    );
    expect(page.main.source).toBe('role-main');
    expect(page.main.blocks.map((block) => block.text)).toEqual(['Manual', 'It explains the tool.']);
  });

  test('a landmark that holds too little does not stand for the page', () => {
    const page = facts(`<main><p>${words(10)}</main><p>${words(30)}`);
    expect([page.main.source, page.main.words]).toEqual(['body', 40]);
    expect(page.main.landmarkShare).toBeCloseTo(0.25, 1);
  });

  test('shares', () => {
    const page = facts(`<p class=menu>${words(10)}</p><p data-nosnippet>${words(20)}</p><p>${words(20)}`);
    expect(page.main.nosnippetShare).toBeCloseTo(0.5);
    expect(page.main.startShare).toBeCloseTo(0.2);
  });

  test('words of scripts without spaces', () => {
    const page = facts('<p>東京タワーへ行く。</p>');
    expect(page.main.denseCharacters).toBe(7);
    expect(page.main.words).toBeGreaterThan(2);
  });
});

describe('what is not a page', () => {
  test('another type is not read', () => {
    const page = facts('{"a":"<h1>x"}', [['content-type', 'application/json']]);
    expect([page.response.isHtml, page.headings, page.notes.map((note) => note.code)]).toEqual([
      false,
      [],
      ['not-html'],
    ]);
  });

  test('an untyped body is looked at', () => {
    expect(facts('\n<!DOCTYPE html><h1>x', []).headings).toHaveLength(1);
    expect(facts('plain', []).response.isHtml).toBe(false);
  });

  test('a byte order mark is no text of the page', () => {
    const page = facts('\uFEFF<!doctype html><html lang=en><title>T</title><p>x');
    expect([page.lang, page.titleInHead, page.visibleWords]).toEqual(['en', true, 1]);
  });

  test('an empty body', () => {
    const page = facts('');
    expect([page.main.blocks, page.links, page.visibleWords]).toEqual([[], [], 0]);
  });

  test('other encodings', () => {
    const body = Buffer.from('<title>Caf\xe9</title>', 'latin1');
    const page = pageFacts(
      exchangeOf({
        url: 'https://a.example/',
        body,
        headers: [['content-type', 'text/html; charset=iso-8859-1']],
      }),
    );
    expect([page.title, page.encoding.used]).toEqual(['Café', 'windows-1252']);
  });
});
