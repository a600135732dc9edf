import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMarkdown } from '../../src/report/markdown.ts';
import { codeBlock, codeSpan, escaped } from '../../src/report/markdown/escape.ts';
import { empty, finding, hostile, POISONS, sample } from './sample.ts';

/** Characters that are markup wherever they are. */
const READ_ANYWHERE = /[*<>[\\\]`|~$]/;
/** Characters that a backslash escapes. */
const ACTIVE = /[!#$&()*+.:<=>@[\\\]^_`{|}~-]/;
const bytes = (text: string) => new TextEncoder().encode(text).byteLength;
const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...POISONS));

/** A line as CommonMark reads it, from left to right: what is bare, and what is escaped or in a code span. */
function pieces(line: string): { readonly bare: string; readonly read: string } {
  let [bare, read] = ['', ''];
  for (let at = 0; at < line.length;) {
    const run = /^`+/.exec(line.slice(at))?.[0] ?? '';
    const close = run === '' ? null : new RegExp(`(?<!\`)${run}(?!\`)`).exec(line.slice(at + run.length));
    if (line[at] === '\\' && ACTIVE.test(line[at + 1] ?? '')) {
      read += line[at + 1];
      at += 2;
    } else if (close !== null) {
      const code = line.slice(at + run.length, at + run.length + close.index).replaceAll('\\|', '|');
      read += /^ .* $/.test(code) ? code.slice(1, -1) : code;
      at += run.length + close.index + run.length;
    } else {
      bare += line[at];
      read += line[at];
      at += 1;
    }
  }
  return { bare, read };
}

const bare = (line: string): string => pieces(line).bare;

describe('text of others', () => {
  test('holds no markup and no line break', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(bare(escaped(text))).not.toMatch(READ_ANYWHERE);
        expect(escaped(text)).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('reads the same when it is rendered', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pieces(escaped(text)).read).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  test.each([
    ['robots.txt blocks GPTBot (line 2: Disallow: /)!', 'robots.txt blocks GPTBot (line 2: Disallow: /)!'],
    ['+12 points = 3 - 1 #root', '+12 points = 3 - 1 `#root`'],
    ['snake_case, _private_ and a*b', 'snake_case, \\_private\\_ and a\\*b'],
    ['AT&T &amp; co at 10:00:00 :tada:', 'AT&T \\&amp; co at 10:00:00 \\:tada:'],
    ['JavaScript (#root is empty), #app.', 'JavaScript (`#root` is empty), `#app`.'],
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['- no list', '\\- no list'],
    [
      'see (http://127.0.0.1:8902/shop/gone?a=1&b_c=2).',
      'see (`http://127.0.0.1:8902/shop/gone?a=1&b_c=2`).',
    ],
    ['www.example.com, a `code` [link](x)', '`www.example.com`, a \\`code\\` \\[link\\](x)'],
  ])('%j is written as it reads', (text, written) => {
    expect(escaped(text)).toBe(written);
  });

  // GitHub looks for both in the text of the finished page, not in its code.
  test('calls nobody and refers to no issue', () => {
    const { bare: outside, read } = pieces(escaped('ask @octocat, who closes (#1)'));
    expect(outside).not.toMatch(/[@#]/);
    expect(read).toBe('ask @octocat, who closes (#1)');
  });

  test('code spans and blocks end where they should', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.stringMatching(/^[`|a\n ]{0,20}$/)), (text) => {
        const block = codeBlock(text).split('\n');
        const fence = block.at(-1)!;
        expect(fence).toMatch(/^`{3,}$/);
        expect(block.slice(1, -1).filter((line) => line.includes(fence))).toEqual([]);
        const span = codeSpan(text);
        const open = /^`*/.exec(span)![0];
        expect(span.endsWith(open)).toBe(true);
        const runs = [...span.slice(open.length, span.length - open.length).matchAll(/`+/g)].map(
          ([run]) => run.length,
        );
        expect(runs).not.toContain(open.length);
        expect(span).not.toMatch(/(?<!\\)\|/);
      }),
    );
  });
});

/** The document without what stands in fenced blocks. */
function outside(text: string): string[] {
  text = text.replaceAll(/<details><summary>[^<]*<\/summary>|<\/details>/g, '');
  const lines: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^`{3,}/.exec(line)?.[0] ?? '';
    if (fence === '' && mark !== '') fence = mark;
    else if (fence !== '' && line === fence) fence = '';
    else if (fence === '') lines.push(line);
  }
  return lines;
}

/** Each line as its kind of block: a heading of a level, a table row of so many cells, a list item, text. */
function kinds(text: string): string[] {
  return outside(text).map((line) => {
    const cells = bare(line).split('|').length;
    return `${/^(#+ |- |\| )?/.exec(line)![0]}${line.startsWith('|') ? cells : ''}`;
  });
}

const harmless = kinds(toMarkdown(hostile('harmless')));

test.each(POISONS)('%j changes no block', (poison) => {
  const [text = '', rest] = toMarkdown(hostile(poison)).split('_The rest is left out');
  const found = kinds(text);
  // What is too long for the form is shorter or left out, and adds no block of another kind.
  expect(rest === undefined ? harmless : new Set([...harmless, ...found])).toEqual(
    rest === undefined ? found : new Set(harmless),
  );
});

test.each(POISONS)('%j leaves no link, image or element', (poison) => {
  for (const line of outside(toMarkdown(hostile(poison)))) expect(bare(line)).not.toMatch(/[<[\]`]/);
});

test('answers, scores, findings, bots, pages and limits of the sample', () => {
  const failed = finding({ path: '/old/landing', title: 'The page answers 500' });
  const text = toMarkdown({ ...sample, findings: [...sample.findings, failed] });
  for (const shown of [
    '**Can AI engines reach it? Partly.**',
    '| Crawler access | 61 | needs work |',
    '### 1. robots.txt blocks ChatGPT-User',
    '<details><summary>4 places</summary>\n\n- `https://example.com/a`',
    '```text\nUser-agent: ChatGPT-User\nAllow: /\n```',
    '| ChatGPT-User | blocked | `line 4: Disallow: /` its own group |',
    '| `/old/landing` | 0 | The page answers 500 |',
    '- left-out: max-pages leaves out further addresses',
  ])
    expect(text).toContain(shown);
});

describe('a step summary takes it', () => {
  const big = (index: number) =>
    finding({
      rule: `r${index}`,
      title: 't'.repeat(5000),
      fix: 'd'.repeat(5000),
      paste: '日'.repeat(19_999),
    });

  test('at most 60 KB, and a word about what is left out', () => {
    const text = toMarkdown({ ...empty, findings: Array.from({ length: 60 }, (_, index) => big(index)) });
    expect(bytes(text)).toBeLessThanOrEqual(60 * 1024);
    expect(text).toMatch(/The rest is left out/);
    expect(toMarkdown(sample)).not.toContain('left out');
  });

  test('a text to paste of 20,000 characters is whole, a longer one is not begun', () => {
    const text = (length: number) =>
      toMarkdown({ ...empty, findings: [finding({ paste: 'c'.repeat(length) })] });
    expect(text(20_000)).toContain('c'.repeat(20_000));
    expect(text(20_001)).not.toContain('cccc');
    expect(text(20_001)).toContain('too long for this form');
  });
});
