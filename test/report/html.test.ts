import { createHash } from 'node:crypto';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { toHtml } from '../../src/report/html.ts';
import { html, markupOf } from '../../src/report/html/template.ts';
import { empty, finding, hostile, POISONS, sample } from './sample.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elements(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

const read = (text: string) => elements(parse(text));
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const named = (text: string, tag: string) => read(text).filter(({ tagName }) => tagName === tag);

/** What the markup is, without any text or value: elements in order with the names of their attributes. Where an address may break depends on it. */
const skeleton = (text: string) =>
  read(text)
    .filter(({ tagName }) => tagName !== 'wbr')
    .map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(' ')}`);

/** The one script of the page. */
const scriptOf = (text: string) => {
  const scripts = named(text, 'script').map((script) =>
    script.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  );
  expect(scripts).toHaveLength(1);
  return scripts[0]!;
};

describe('whatever a page says, it stays text', () => {
  const harmless = skeleton(toHtml(hostile('harmless')));

  test.each(POISONS)('%j adds no element and no attribute', (poison) => {
    expect(skeleton(toHtml(hostile(poison)))).toEqual(harmless);
  });

  test.each(POISONS)('%j becomes no handler and no address that runs', (poison) => {
    const page = toHtml(hostile(poison));
    expect(scriptOf(page)).toBe(scriptOf(toHtml(empty)));
    for (const { tagName, attrs } of read(page)) {
      expect(['iframe', 'img', 'object', 'embed', 'form', 'base']).not.toContain(tagName);
      expect(attrs.filter(({ name }) => name.startsWith('on') || name === 'src' || name === 'style')).toEqual(
        [],
      );
      const targets = attrs.filter(({ name }) => name === 'href').map(({ value }) => value);
      expect(targets.filter((target) => !/^(https?:\/\/|#)/.test(target))).toEqual([]);
    }
  });

  test('an address of a page keeps its quotes inside its attribute', () => {
    const url = 'https://example.com/"onmouseover="alert(1)';
    const page = toHtml({ ...empty, findings: [finding({ url })] });
    expect(named(page, 'a').map((link) => attribute(link, 'href'))).toContain(url);
  });
});

test('only markup of the template itself is left as it is', () => {
  expect(
    markupOf(html`<p title="${`"'&`}">${'<b>'}${html`<i>${1}</i>`}${[html`a`, html`<u>${'>'}</u>`]}</p>`),
  ).toBe('<p title="&quot;&#39;&amp;">&lt;b&gt;<i>1</i>a<u>&gt;</u></p>');
  const pretended = JSON.parse('{"markup":"<script>","html":"<script>"}') as never;
  expect(() => markupOf(html`${pretended}`)).toThrow(TypeError);
});

test('each finding has an anchor of its rule, its code and its path, and details come after what to do', () => {
  const findings = ['/a', '/b?c=d', '/a'].map((path, at) =>
    finding({ rule: 'h1', path, url: `https://example.com${path}`, about: [String(at)] }),
  );
  const text = toHtml({ ...sample, findings });
  const { code } = finding({});
  for (const path of ['/a', '/b?c=d']) expect(text.split(`id="h1-${code}-${path}"`)).toHaveLength(2);
  const order = [...text.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
  for (const id of ['pages', 'seen', 'bots'])
    expect(order.indexOf(id)).toBeGreaterThan(order.indexOf('findings'));
});

test('a note is no step to take first', () => {
  const { rule, code } = finding({});
  const steps = (severity: 'info' | 'low') =>
    named(toHtml({ ...empty, findings: [finding({ severity })] }), 'a')
      .map((link) => attribute(link, 'href'))
      .includes(`#${rule}-${code}`);
  expect([steps('low'), steps('info')]).toEqual([true, false]);
});

describe.each([
  ['a full report', sample],
  ['an empty report', empty],
  ['a hostile report', hostile('"><script>')],
])('%s', (_, report) => {
  const page = toHtml(report);

  test('loads nothing and runs one script, known to its policy', () => {
    const policies = named(page, 'meta').filter(
      (meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy',
    );
    const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    const styles = named(page, 'style').map((style) =>
      hash(style.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
    );
    const script = scriptOf(page);
    expect(policies.map((meta) => attribute(meta, 'content'))).toEqual([
      `default-src 'none'; script-src ${hash(script)}; style-src ${styles.join(' ')}; base-uri 'none'; form-action 'none'`,
    ]);
    expect(Buffer.byteLength(script)).toBeLessThan(8 * 1024);
    const loading = new Set(['link', 'img', 'iframe', 'object', 'embed', 'video', 'audio', 'source', 'use']);
    expect(read(page).filter(({ tagName }) => loading.has(tagName))).toEqual([]);
    expect(page).not.toMatch(/@import|url\(/);
  });

  test('stands in its policy before anything else could load', () => {
    const head = named(page, 'head')[0]!.childNodes.filter((node) => 'tagName' in node);
    expect(head.slice(0, 2).map((node) => node.tagName)).toEqual(['meta', 'meta']);
    expect(attribute(head[1]!, 'http-equiv')).toBe('Content-Security-Policy');
  });

  test('has a language, landmarks, one h1 and headings without a gap', () => {
    expect(attribute(named(page, 'html')[0]!, 'lang')).toBe('en');
    for (const tag of ['header', 'main', 'footer', 'nav', 'h1', 'title'])
      expect(named(page, tag).length).toBe(1);
    const levels = read(page).flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
    );
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test('every header cell has a scope, every table a caption', () => {
    for (const cell of named(page, 'th')) expect(attribute(cell, 'scope')).toMatch(/^(col|row)$/);
    expect(named(page, 'caption').length).toBe(named(page, 'table').length);
  });

  test('every anchor leads to one place', () => {
    const ids = read(page).flatMap((element) => attribute(element, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = named(page, 'a').flatMap((link) => /^#(.*)/.exec(attribute(link, 'href')!)?.[1] ?? []);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });
});

describe('what a full report shows', () => {
  const page = toHtml(sample);
  const text = (tag: string) => named(page, tag).map((element) => contents(element));
  function contents(node: Node): string {
    if ('value' in node) return node.value;
    return 'childNodes' in node ? node.childNodes.map(contents).join('') : '';
  }

  test('a drawing for every score, readable aloud', () => {
    const labels = named(page, 'svg').map((svg) => attribute(svg, 'aria-label'));
    expect(labels).toContain('Crawler access: 61 of 100, needs work');
    expect(labels).toContain('Structured data: 45 of 100, poor');
    expect(labels).toContain('llms.txt: 72 of 100');
    expect(labels.filter((label) => label?.includes('of 100'))).toHaveLength(7);
  });

  test('the deciding line beside each bot', () => {
    expect(text('code')).toContain('line 4: Disallow: /');
    const rows = text('tr').map((row) => row.replace(/\s+/g, ' ').trim());
    expect(rows).toContainEqual(
      expect.stringMatching(/^ChatGPT-User ?OpenAI blocked ?line 4: Disallow: \/ ?its own group$/),
    );
  });

  test('declared against actual', () => {
    expect(page).toContain('Invited by robots.txt, turned away by the server');
    expect(page).toContain('Asked to stay out; the server would serve it');
  });

  const entries = (text: string) =>
    named(text, 'details')
      .filter((one) => attribute(one, 'data-severity') !== undefined)
      .map((one) => contents(one).replace(/\s+/g, ' '));

  test('what shuts engines out is to be done first, with why, effect, effort and who', () => {
    const [first = ''] = named(page, 'ol').flatMap((list) => named(serialize(list), 'li').map(contents));
    expect(first.replace(/\s+/g, ' ')).toMatch(
      /robots.txt blocks ChatGPT-User .* cannot cite .*\+12 points to crawler access one line developer .*Allow: \//,
    );
  });

  test('findings by question, with points, places and the text to paste', () => {
    const titles = entries(page);
    expect(titles).toHaveLength(5);
    expect(titles[0]).toContain('+12 points to crawler access');
    expect(text('pre')).toContain('User-agent: ChatGPT-User\nAllow: /\n');
    const cite = titles.find((title) => title.includes('The meta description is missing'));
    for (const path of ['/a', '/b?c=d', '/c', '/d']) expect(cite).toContain(path);
  });

  test('the histogram as numbers too', () => {
    const rows = text('tr').map((row) => row.replace(/\s+/g, ' ').trim());
    expect(rows).toContainEqual(expect.stringMatching(/^0–9 ?3$/));
    expect(rows).toContainEqual(expect.stringMatching(/^90–100 ?5$/));
  });

  test('worst pages, the structured-data map, evidence and limits', () => {
    for (const shown of [
      'https://example.com/old/landing',
      'Example Ltd',
      'json.trailing-comma',
      'line 214, column 18',
      'CDN or firewall',
      'Cloudflare, Example CDN',
      'engine 0.1.0, bots 2026-11-20, weights crawler-1',
      'max-pages leaves out further addresses',
    ])
      expect(page).toContain(shown);
  });
});

test('every place of a group is there, folded where there are many', () => {
  const findings = Array.from({ length: 300 }, (_, index) =>
    finding({ path: `/p${index}`, url: `https://example.com/p${index}` }),
  );
  const page = toHtml({ ...empty, findings });
  const items = named(page, 'li').map((item) => serialize(item).replace(/<[^>]*>/g, ''));
  for (const { place } of findings) expect(items).toContain(place.path);
});

test('addresses may break behind slashes, and nowhere inside a word', () => {
  const page = toHtml({ ...empty, findings: ['/one/two', '/three'].map((path) => finding({ path })) });
  expect(page).toContain('/<wbr />one/<wbr />two');
});
