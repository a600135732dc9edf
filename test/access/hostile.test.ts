import { describe, expect, test, vi } from 'vitest';
import { boundedTree, MAX_TREE_DEPTH, MAX_TREE_TAGS } from '../../src/access/bounded-tree.ts';
import { isRich } from '../../src/access/context.ts';
import { needsCloseLook } from '../../src/access/close-look.ts';
import { classify } from '../../src/access/classify.ts';
import { LARGEST_INTERSTITIAL_BYTES } from '../../src/access/close-look.ts';
import { MAX_MARKUP_BYTES, MAX_TEXT_BYTES } from '../../src/access/page-view.ts';
import { MAX_DEPTH } from '../../src/readers/html/limits.ts';
import { exchangeOf, type HeaderLine } from '../../src/exchange.ts';
import { classified, page, PROSE, RICH, viewOf } from './pages.ts';

const MARK = '<script id="anubis_challenge"></script>';
const HALF_MEGABYTE = 512 * 1_024;

describe('hostile bodies of half a megabyte are classified', () => {
  const units = [
    '<div>',
    '<b>',
    '</i>',
    '<p><b>',
    '<ul><li>',
    '<table><tr><td>',
    '<svg>',
    '<h1>a',
    '<p hidden>',
    '<meta http-equiv=refresh content=5>',
    '<a href="',
    "<a x='",
    '<!--',
    '<!',
    '</',
    '<script>',
    '<title>',
    '<iframe>',
    '&amp',
    '&#x',
    ' ',
    '\n',
    'Reference #18.',
    'Reference #18.2d351ab8.1557333295.',
    '0123456789',
    'event_id: ',
    'available in your country',
    'european union ',
    'verify you are ',
    '"\\',
    '`',
  ];
  test.each(units)('%j', (unit) => {
    const body = unit.repeat(HALF_MEGABYTE / unit.length);
    expect(classified({ body: MARK + body }).vendor).toBe('anubis');
    expect(classified({ status: 403, body })).toMatchObject({ accessible: false, vendor: null });
  });
});

describe('caps', () => {
  test('markup is looked for in the first half megabyte, text further on', () => {
    const before = (length: number) => ' '.repeat(length);
    const inside = before(MAX_MARKUP_BYTES - MARK.length) + MARK;
    expect(classified({ body: inside }).vendor).toBe('anubis');
    expect(classified({ body: before(MARK.length) + inside }).vendor).toBeNull();
    expect(isRich(viewOf(before(MAX_TEXT_BYTES - PROSE.length) + PROSE))).toBe(true);
    expect(isRich(viewOf(before(MAX_TEXT_BYTES) + PROSE))).toBe(false);
  });

  test('no selector meets what stands in a template', () => {
    expect(boundedTree('<p><template><i>a</i></template><em>b</em></p>')('template + em')).toBe('b');
    expect(boundedTree('<template><template></template><em>a</em>')('em')).toBeNull();
  });

  test('a tree is not fed any further below the depth cap', () => {
    const nested = (depth: number) => `${'<i>'.repeat(depth)}${' '.repeat(2_000)}<em></em>`;
    expect(boundedTree(nested(MAX_TREE_DEPTH - 1))('em')).toBe('');
    expect(boundedTree(nested(MAX_TREE_DEPTH + 1))('em')).toBeNull();
  });

  test('a tree is not fed any further after the tag cap', () => {
    const wide = (tags: number) => `${'<br>'.repeat(tags)}${' '.repeat(2_000)}<em></em>`;
    expect(boundedTree(wide(MAX_TREE_TAGS))('em')).toBe('');
    expect(boundedTree(wide(MAX_TREE_TAGS + 1))('em')).toBeNull();
  });

  test('the flags of elements end at the depth cap, their text counts', () => {
    const hidden = (depth: number) => page(`${'<i>'.repeat(depth)}<div hidden>${PROSE}</div>`);
    expect(isRich(viewOf(hidden(MAX_DEPTH - 3)))).toBe(false);
    expect(isRich(viewOf(hidden(MAX_DEPTH - 2)))).toBe(true);
  });
});

test('the selectors of the table are asked only of pages that hold a mark', () => {
  const selectorsAsked = (body: string) => {
    const view = viewOf(body);
    const select = vi.spyOn(view, 'select');
    const url = 'https://example.org/';
    classify({ url, finalUrl: url, status: 200, headers: [] }, view);
    return select.mock.calls.length;
  };
  expect(selectorsAsked(RICH)).toBe(0);
  expect(selectorsAsked(page(`${PROSE}${MARK}`))).toBeGreaterThan(0);
});

interface Looked {
  readonly words: number;
  readonly title: string;
  readonly headers: readonly HeaderLine[];
  readonly finalUrl: string;
}

describe('needsCloseLook', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const looks = (
    body: Uint8Array,
    {
      words = 900,
      title = 'The harbour town',
      headers = [],
      finalUrl = 'https://example.org/',
    }: Partial<Looked> = {},
  ) => {
    const exchange = exchangeOf({ url: 'https://example.org/', body, headers });
    return needsCloseLook({ ...exchange, finalUrl }, { strippedWords: words, title });
  };

  test('a thin page always does, a rich one by header or mark', () => {
    expect(looks(bytes('x'), { words: 149 })).toBe(true);
    expect(looks(bytes(RICH), { words: 150 })).toBe(false);
    expect(looks(bytes(RICH), { headers: [['CF-Mitigated', 'challenge']] })).toBe(true);
    expect(looks(bytes(RICH), { headers: [['server', 'cloudflare']] })).toBe(false);
    expect(looks(bytes(page(`${MARK}${PROSE}`)))).toBe(true);
    expect(looks(bytes(page(`<script>_cf_chl_opt={}</script>${PROSE}`)))).toBe(true);
  });

  test('one that came from elsewhere, from a server as it was installed or from a parked name does as well', () => {
    expect(looks(bytes(RICH), { finalUrl: 'https://accounts.google.com/' })).toBe(true);
    expect(looks(bytes(RICH), { title: 'Apache2 Debian Default Page: It works' })).toBe(true);
    expect(looks(bytes(RICH), { headers: [['X-Adblock-Key', 'x']] })).toBe(true);
    expect(looks(bytes(`<html data-adblockkey=x>${PROSE}`))).toBe(true);
  });

  test('a large body is not searched', () => {
    const body = (length: number) => bytes(MARK.padEnd(length, ' '));
    expect(looks(body(LARGEST_INTERSTITIAL_BYTES))).toBe(true);
    expect(looks(body(LARGEST_INTERSTITIAL_BYTES + 1))).toBe(false);
  });

  test('it reads a slice of a larger buffer', () => {
    const whole = bytes(`${MARK}${RICH}`);
    expect(looks(whole.subarray(MARK.length))).toBe(false);
    expect(looks(whole.subarray(0, MARK.length))).toBe(true);
  });
});
