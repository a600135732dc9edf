import { decodeHTML } from 'entities/decode';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { collapse } from '../../src/access/page-reading.ts';
import { scanPage } from '../../src/access/page-scan.ts';
import { codeOf } from '../../src/access/script-code.ts';
import { anchorsOf, mayMatch, selectorMarkers } from '../../src/access/selector-markers.ts';
import { wordUnits } from '../../src/access/word-units.ts';
import { page, PROSE } from './pages.ts';

const scanned = (html: string) => scanPage(new TextEncoder().encode(html));

describe('wordUnits', () => {
  test.each([
    ['', 0],
    ['one two  three\nfour', 4],
    ['- | © 2024 •', 1],
    ['naïve café', 2],
    ['港町の案内', 2.5],
    ['안녕 세상', 2],
    ['ภาษาไทย', 1.75],
    ['北京 trip', 2],
    ['👍 ok', 1],
    ['𠀀', 0.5],
  ])('%j', (text, units) => expect(wordUnits(text)).toBe(units));
});

describe('scanPage', () => {
  test('leaves out what no reader sees', () => {
    const html = page(
      '<p>seen</p><script>no</script><style>no</style><template><p>no</p></template><svg><text>no</text></svg><div hidden>no</div><p style="color:red;display : none">no</p><textarea>no</textarea><iframe>no</iframe><!-- no -->',
    );
    expect(scanned(html).text).toBe('seen');
  });

  test('reads what a template declares as a shadow root', () => {
    const html = '<x-a><template shadowrootmode="open"><h1>Seen</h1><a href="/b">too</a></template></x-a>';
    expect(scanned(html)).toMatchObject({ text: 'Seen too', headline: 'Seen', links: 1 });
  });

  test('joins words across inline elements, parts them at blocks', () => {
    expect(scanned('<p>Reque<b>st</b> blocked</p><p>now<br>then</p>').text).toBe('Request blocked now then');
  });

  test('ends what optional end tags end', () => {
    const { text, blocks } = scanned(
      '<ul><li hidden>a a a<li>b b b</ul><p hidden>c c c<p>d d d<div>e e e</div>',
    );
    expect([text, blocks]).toEqual(['b b b d d d e e e', 3]);
  });

  test('text in regions of chrome is visible, not prose', () => {
    const scan = scanned(
      '<nav>a b c</nav><div role="banner">d e f</div><main>g h i</main><footer>j</footer>',
    );
    expect([scan.visibleWords, scan.proseWords, scan.blocks]).toEqual([10, 3, 1]);
  });

  test('reads title, first heading of the highest rank, links and fields', () => {
    const scan = scanned(
      '<title> A &amp; B </title><svg><title>no</title></svg><h2>second</h2><h1>first <i>one</i></h1><a href=x>l</a><a>n</a><input><input type=PASSWORD><input type=hidden><select></select>',
    );
    expect([scan.title, scan.headline, scan.links]).toEqual(['A & B', 'first one', 1]);
    expect([scan.passwordInputs, scan.userInputs]).toEqual([1, 2]);
  });

  test('noscript is content from forty words on, and text always', () => {
    const words = (count: number) => `<body><noscript>${'word '.repeat(count)}</noscript>`;
    expect(scanned(words(39))).toMatchObject({
      visibleWords: 0,
      noscriptText: collapse('word '.repeat(39)),
    });
    expect(scanned(words(40)).visibleWords).toBe(40);
  });

  // JSON-LD 1.1, chapter 7: the type may have parameters.
  test.each(['application/ld+json', ' Application/LD+JSON;charset=utf-8'])(
    '%j is data of the page',
    (type) => {
      expect(scanned(`<script type="${type}">{}</script>`).ownMarks).toBe(1);
    },
  );

  test('only scripts that run are code', () => {
    const { inlineScripts, scripts } = scanned(
      '<script>a</script><script type="module">b</script><script type="application/ld+json">c</script><script src="d">d</script><template><script>e</script></template><script type="text/jscript">f</script><script type="text/javascript; charset=utf-8">g</script><script type=importmap>h</script>',
    );
    expect({ inlineScripts, scripts }).toEqual({ inlineScripts: ['a', 'b', 'f'], scripts: 4 });
  });

  test('tag soup ends where browsers end it', () => {
    expect(scanned('a<3 b <a title="x>y" href=z>c</a></ d><!-->e<? f>g').text).toBe('a<3 b ceg');
    expect(scanned('seen<a href="never closed>gone').text).toBe('seen');
    expect(scanned('<script>x</scripty></SCRIPT >seen').text).toBe('seen');
  });

  test('agrees with a tree on visible text', () => {
    const html = page(
      `<header>Top</header>${PROSE}<table><tr><td>a<td>b<tr><td>c</table><dl><dt>t<dd>d</dl>`,
    );
    expect(scanned(html).text.replaceAll(' ', '')).toBe(textOf(parse(html)).replaceAll(/\s/g, ''));
  });
});

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return decodeHTML(node.value);
  if (node.nodeName === 'head' || node.nodeName === 'script') return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

describe('selector markers', () => {
  test('values, ids, classes, bare attributes and, failing those, the element', () => {
    expect(selectorMarkers("script[src*='?v='][src*='&t='], #a .b, html[data-key], h1")).toEqual([
      ['?v=', 't='],
      ['a', 'b'],
      ['data-key'],
      ['<h1'],
    ]);
  });

  test('a selector may match when one alternative has all its markers', () => {
    const holds = (marker: string) => ['one', 'two'].includes(marker);
    expect(mayMatch(selectorMarkers("[a='one'][b='two'], #three"), holds)).toBe(true);
    expect(mayMatch(selectorMarkers("[a='one'][b='three'], #four"), holds)).toBe(false);
  });

  test('anchors are the longest telling markers, or none', () => {
    expect(anchorsOf("meta[name='description'][content='px-captcha'], .cf-error-code")).toEqual([
      'px-captcha',
      'cf-error-code',
    ]);
    expect(anchorsOf('h1')).toBeNull();
  });
});

describe('codeOf', () => {
  const long = 'x'.repeat(200);
  test('blanks long strings, keeps short ones and what follows a broken one', () => {
    expect(codeOf(`a='b';c="${long}";d=1`)).toBe(`a='b';c="";d=1`);
    expect(codeOf(`// don't\n_cf_chl_opt={}`)).toBe(`// don't\n_cf_chl_opt={}`);
    expect(codeOf(`a="\\"${long}";b`)).toBe('a="";b');
    expect(codeOf('`a\nb`;c')).toBe('`a\nb`;c');
  });
});
