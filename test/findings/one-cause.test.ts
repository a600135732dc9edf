import { describe, expect, test } from 'vitest';
import { oneCause, type Claims } from '../../src/findings/one-cause.ts';
import { finding } from '../report/sample.ts';

const claims: Claims = new Map([
  ['above', { subsumes: ['below'] }],
  ['of-site', { scope: 'site', subsumes: ['below'] }],
  ['shown', { scope: 'site' }],
]);

const GONE = {
  severity: 'critical',
  effort: 'page',
  message: 'It is gone[; links to it: {links@links}]',
  fix: 'Restore it',
} as const;

const at = (rule: string, path: string, about: readonly string[] = [], points = 0) =>
  finding({ rule, path, url: `https://example.com${path}`, about, points });

const kept = (...findings: ReturnType<typeof at>[]) =>
  oneCause(findings, claims).map(({ rule, place, about }) => [rule, place.path, ...about].join(' '));

describe('a finding that only repeats another', () => {
  test('is dropped at the same place, and kept at another', () => {
    expect(kept(at('above', '/a'), at('below', '/a'), at('below', '/b'))).toEqual(['above /a', 'below /b']);
  });

  test('is dropped whichever comes first', () => {
    expect(kept(at('below', '/a'), at('above', '/a'))).toEqual(['above /a']);
  });

  test('is kept where nothing is above it', () => {
    expect(kept(at('below', '/a'), at('other', '/a'))).toEqual(['below /a', 'other /a']);
  });

  test('is dropped wherever it is, if all that it is about is told of', () => {
    expect(
      kept(
        at('above', '/robots.txt', ['gptbot', 'bingbot']),
        at('below', '/a', ['bingbot']),
        at('below', '/b', ['bingbot', 'applebot']),
      ),
    ).toEqual(['above /robots.txt gptbot bingbot', 'below /b bingbot applebot']);
  });

  test('is dropped at the place of one that is about all there', () => {
    expect(kept(at('above', '/a'), at('below', '/a', ['x']), at('below', '/b', ['x']))).toEqual([
      'above /a',
      'below /b x',
    ]);
  });

  test('may be named by its fault', () => {
    const some: Claims = new Map([['above', { subsumes: ['below/wrong'] }]]);
    const [above, wrong] = [at('above', '/a'), at('below', '/a')];
    const other = { ...wrong, code: 'other' };
    expect(oneCause([above, wrong, other], some)).toEqual([above, other]);
  });

  test('is dropped on every page below a fault of the site', () => {
    expect(kept(at('of-site', '/robots.txt'), at('below', '/a'), at('below', '/b', ['x']))).toHaveLength(1);
  });
});

describe('a fault of the site', () => {
  test('is said once, at the home page, with the points of all pages', () => {
    const [only, ...others] = oneCause([at('shown', '/a', [], 3), at('shown', '/b', [], 4)], claims);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      place: { url: 'https://example.com/', path: '/', line: 0 },
      cost: { score: 'pages', points: 7 },
    });
  });

  test('is one for each thing that it is about', () => {
    expect(kept(at('shown', '/a', ['x']), at('shown', '/b', ['y']), at('shown', '/c', ['x']))).toEqual([
      'shown / x',
      'shown / y',
    ]);
  });

  test('keeps the place of a file', () => {
    const file = { ...at('shown', '/robots.txt'), audit: 'crawler' as const };
    expect(oneCause([file], claims)[0]?.place.path).toBe('/robots.txt');
  });

  test('has the message of all pages, or else its title', () => {
    const [a, b] = [at('shown', '/a'), at('shown', '/b')];
    const [same] = oneCause(
      [
        { ...a, message: 'One' },
        { ...b, message: 'One' },
      ],
      claims,
    );
    const [other] = oneCause(
      [
        { ...a, message: 'One' },
        { ...b, message: 'Two' },
      ],
      claims,
    );
    expect([same?.message, other?.message]).toEqual(['One', a.title]);
  });
});

describe('one fact has one severity', () => {
  const some: Claims = new Map([
    ['h1', { subsumes: ['schema-single-h1'] }],
    ['http-ok', { subsumes: ['broken-links/broken'], faults: { gone: GONE } }],
  ]);
  const of = (rule: string, given: Parameters<typeof finding>[0]) => finding({ rule, path: '/a', ...given });

  test('that of the pages, with the text to paste of the audit that made one', () => {
    const schema = of('schema-single-h1', { audit: 'schema', severity: 'medium', paste: '<h1>Tea</h1>' });
    const told = [of('h1', { severity: 'critical' }), of('h1', { severity: 'critical', path: '/b' })];
    expect(oneCause([schema, ...told], some)).toMatchObject([
      { rule: 'h1', severity: 'critical', paste: '<h1>Tea</h1>', place: { path: '/a' } },
      { rule: 'h1', severity: 'critical', paste: '', place: { path: '/b' } },
    ]);
    expect(oneCause([schema, of('h1', { path: '/b' })], some)).toHaveLength(2);
    const own = of('h1', { paste: '<h1>Own</h1>' });
    expect(oneCause([own, schema], some)).toMatchObject([{ rule: 'h1', paste: '<h1>Own</h1>' }]);
  });

  test('a page that is gone says where links to it are', () => {
    const gone = of('http-ok', { code: 'gone', severity: 'critical', data: { status: 404 } });
    const link = of('broken-links', {
      code: 'broken',
      audit: 'site',
      severity: 'medium',
      data: { from: ['/', '/b'], links: ['/', 'link-at: 7: /b ("Old")'] },
    });
    expect(oneCause([gone, link], some)).toMatchObject([
      { rule: 'http-ok', severity: 'critical', message: 'It is gone; links to it: /, line 7 of /b ("Old")' },
    ]);
  });
});
