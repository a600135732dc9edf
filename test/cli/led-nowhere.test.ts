import { describe, expect, test } from 'vitest';
import { ledNowhere } from '../../src/cli/led-nowhere.ts';
import { serveSite } from '../site-server.ts';
import { here } from './run-here.ts';

describe('a target that is typed', () => {
  const files = { '/': '<title>Home</title><p>Words.' };

  test.each(['localhost', '127.0.0.1'])('is read on this machine, over http: %s', async (host) => {
    const site = await serveSite(files);
    const { exit, note } = await here([
      'schema',
      `${host}:${new URL(site.origin).port}`,
      '--fail-on',
      'never',
    ]);
    expect({ exit, refused: /target-/.test(note) }).toEqual({ exit: 0, refused: false });
  });

  test('opens its own origin alone: what it redirects to is refused, with the option that opens it', async () => {
    const elsewhere = await serveSite(files);
    const { origin } = await serveSite({
      '/': { status: 302, headers: { location: `${elsewhere.origin}/login` } },
    });
    const { exit, note } = await here(['schema', origin]);
    expect(exit).toBe(2);
    expect(note).toContain(`redirect to ${elsewhere.origin}/login`);
    expect(note).toContain(`--allow-origin ${elsewhere.origin}\n`);
    expect(elsewhere.asked).toEqual([]);
  });

  test.each(['exmaple', 'https://exmaple/', 'EXMAPLE'])('%s has no dot', async (target) => {
    const { exit, note } = await here(['audit', target]);
    expect({ exit, isOneLine: /^target-[^\n]+\n$/.test(note) }).toEqual({ exit: 3, isOneLine: true });
    expect(note).toContain('exmaple has no dot: did you mean exmaple.com?');
  });
});

test.each([
  ['http://shop.example:3000/a: shop.example leads to 10.0.0.1', 'http://shop.example:3000'],
  ['https://shop.example/: shop.example leads to ::1', 'https://shop.example'],
])('of a name that leads to a private address, the option that opens it: %s', (detail, origin) => {
  const error = { code: 'target-private', message: '', detail, retryable: false } as const;
  expect(ledNowhere(error, 'shop.example').message).toMatch(`--allow-origin ${origin}`);
});

test('the origin that was typed is not offered where a redirect led elsewhere', () => {
  const detail = 'https://shop.example/: inside.example leads to 10.0.0.1';
  const error = { code: 'target-private', message: '', detail, retryable: false } as const;
  expect(ledNowhere(error, 'shop.example').message).not.toContain('--allow-origin');
});

test('any other failure is said as it is', () => {
  const error = { code: 'target-unreachable', message: '', detail: 'timeout', retryable: true } as const;
  expect(ledNowhere(error, 'localhost').message).toBe('target-unreachable: timeout');
});

describe('--allow-origin', () => {
  test.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1', 'http://127.0.0.1'],
    ['https://a.example/page', 'https://a.example'],
    ['http://user:secret@a.example', 'http://a.example'],
    ['a.example/?token=secret', 'http://a.example'],
  ])('%s is met with %s', async (written, origin) => {
    const { exit, note } = await here(['crawler', 'a.example', '--allow-origin', written]);
    expect(exit).toBe(2);
    expect(note).toMatch(/^usage: --allow-origin /);
    expect(note).toContain(`did you mean ${origin}?`);
    expect(note).not.toContain('secret');
  });

  test.each(['ftp://a.example', 'no origin', 'http://'])('%s is met with an example', async (written) => {
    const { exit, note } = await here(['crawler', 'a.example', '--allow-origin', written]);
    expect(exit).toBe(2);
    expect(note).toMatch(/^usage: --allow-origin [^\n]+for example http/);
  });
});

describe('a user name and password in the target', () => {
  const silent = 'http://127.0.0.1:1';
  const secret = 'http://user:secret@127.0.0.1:1';
  const asked = ['schema', secret, '--allow-origin', silent, '--timeout', '5'];

  test('are not used, which one line says', async () => {
    const { exit, note } = await here(asked);
    expect(exit).toBe(3);
    expect(note).toMatch(/^The user name and password [^\n]+ not used[^\n]+\ntarget-unreachable: [^\n]+\n$/);
    expect(note).not.toContain('secret');
  });

  test('are no matter for --quiet, nor for a target without them or that is none', async () => {
    for (const args of [
      [...asked, '--quiet'],
      ['schema', 'user:secret@a.example'],
      ['schema', 'http://127.0.0.1:1/a@b'],
    ]) {
      const { note } = await here(args);
      expect(note).toMatch(/^target-[a-z]+: [^\n]+\n$/);
    }
  });
});
