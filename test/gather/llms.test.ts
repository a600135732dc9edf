import { onTestFinished, expect, test } from 'vitest';
import { gatherLlms } from '../../src/gather/llms.ts';
import { openWeb } from '../../src/gather/web.ts';
import { serveSite, type Routes } from '../site-server.ts';

async function gather(routes: Routes | ((origin: string) => Routes)) {
  const { origin, asked } = await serveSite(routes);
  const web = openWeb({ allowOrigins: [origin], limits: { retries: 0, connectMs: 1000 } });
  onTestFinished(() => web.close());
  return { origin, asked, gathered: await gatherLlms(web, origin) };
}

const list = (...paths: readonly string[]) =>
  `# Acme\n\n## Docs\n\n${paths.map((path) => `- [${path}]({{origin}}${path}): notes\n`).join('')}`;

test('both files, and a status for each link', async () => {
  const challenge = {
    status: 403,
    headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' },
    body: '<title>Just a moment...</title>',
  };
  const { origin, asked, gathered } = await gather({
    '/llms.txt': list('/a', '/gone', '/head', '/wall', '/moved#x', '/a#twice'),
    '/llms-full.txt': '# Acme',
    '/a': 'ok',
    '/head': ({ method }) => (method === 'HEAD' ? { status: 404 } : 'ok'),
    '/wall': challenge,
    '/moved': { status: 301, headers: { location: '/a' } },
  });
  expect(gathered.llms.status).toBe(200);
  expect(gathered.full.status).toBe(200);
  expect(gathered.elsewhere).toEqual([]);
  expect(gathered.linkChecks).toEqual({
    [`${origin}/a`]: 200,
    [`${origin}/gone`]: 404,
    [`${origin}/head`]: 200,
    [`${origin}/moved`]: 200,
  });
  expect(asked).not.toContain('/docs/llms.txt');
});

test('without a file at the root, other places are looked at', async () => {
  const { origin, gathered } = await gather({
    '/llms.txt': '<!doctype html><title>Shop</title>',
    '/docs/llms.txt': list('/a'),
  });
  expect(gathered.elsewhere.map(({ url, status }) => [url, status])).toEqual([
    [`${origin}/.well-known/llms.txt`, 404],
    [`${origin}/docs/llms.txt`, 200],
  ]);
  expect(gathered.linkChecks).toEqual({});
});

test('twenty links of many are tried, from the first to the last', async () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/p${index}`);
  const { origin, gathered } = await gather({
    '/llms.txt': list(...paths),
    ...Object.fromEntries(paths.map((path) => [path, 'ok'])),
  });
  const tried = Object.keys(gathered.linkChecks);
  expect(tried).toHaveLength(20);
  expect([tried[0], tried.at(-1)]).toEqual([`${origin}/p0`, `${origin}/p99`]);
});

test('a host of a local network is never asked', async () => {
  const { gathered } = await gather({
    '/llms.txt': '# A\n\n- [x](http://10.0.0.1/)\n- [y](http://printer.local/)\n',
  });
  expect(gathered.linkChecks).toEqual({});
});

test('a host that nobody has is dead', async () => {
  const { gathered } = await gather({ '/llms.txt': '# A\n\n- [x](https://nobody.invalid/)\n' });
  expect(gathered.linkChecks).toEqual({ 'https://nobody.invalid/': 0 });
});

test('an abort rejects with its reason', async () => {
  const { origin } = await serveSite({ '/llms.txt': list('/a') });
  const web = openWeb({ allowOrigins: [origin] });
  onTestFinished(() => web.close());
  const reason = new Error('enough');
  await expect(gatherLlms(web, origin, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});
