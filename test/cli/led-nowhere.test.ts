import { describe, expect, test } from 'vitest';
import { ledNowhere } from '../../src/cli/led-nowhere.ts';
import { serveSite } from '../site-server.ts';
import { here } from './run-here.ts';

describe('a target that is not on the public web is refused with what to do', () => {
  test.each([
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000/page?q#f', 'http://127.0.0.1:3000'],
    ['https://10.0.0.1', 'https://10.0.0.1'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
    // Without a scheme: http for what serves on this machine, on a port or on a bare address, https for a name.
    ['localhost:3000', 'http://localhost:3000'],
    ['localhost', 'http://localhost'],
    ['192.168.1.10', 'http://192.168.1.10'],
    ['example.com:3000', 'http://example.com:3000'],
    ['shop.internal', 'https://shop.internal'],
  ])('%s: --allow-origin %s', async (target, origin) => {
    const { exit, out, note } = await here(['schema', target]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(/^target-blocked: [^\n]+\n$/);
    expect(note).toContain(`--allow-origin ${origin}\n`);
    expect(note).not.toMatch(/private-address|special-name|single-label|Did you mean/);
  });

  test.each(['exmaple', 'https://exmaple/', 'EXMAPLE'])('%s has no dot', async (target) => {
    const { note } = await here(['audit', target]);
    expect(note).toContain('without a dot');
    expect(note).toContain('Did you mean exmaple.com?');
  });

  test('an origin of the target that is allowed and silent is said to be silent', async () => {
    const { note } = await here(['schema', 'localhost:1', '--allow-origin', 'http://localhost:1']);
    expect(note).toContain('http://localhost:1 is allowed, and it does not answer');
  });

  test('a redirect into a private network names the origin that it leads to', async () => {
    const elsewhere = 'http://127.0.0.1:1';
    const { origin } = await serveSite({ '/': { status: 302, headers: { location: `${elsewhere}/login` } } });
    const { note } = await here(['schema', origin, '--allow-origin', origin]);
    expect(note).toContain(`redirect to ${elsewhere}/login`);
    expect(note).toContain(`--allow-origin ${elsewhere}\n`);
  });
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
      ['schema', 'http://10.0.0.1/a@b'],
    ]) {
      const { note } = await here(args);
      expect(note).toMatch(/^target-[a-z]+: [^\n]+\n$/);
    }
  });
});
