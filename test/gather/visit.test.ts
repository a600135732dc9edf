import { expect, test } from 'vitest';
import { exchangeOf, needsCookie } from '../../src/exchange.ts';
import { openVisit } from '../../src/gather/visit.ts';

const ORIGIN = 'https://example.com';
const hop = (from: string, to: string) => ({ url: ORIGIN + from, status: 302, location: ORIGIN + to });

test('an address to which a redirect led keeps the redirects of its own', async () => {
  const walled = {
    ...exchangeOf({ url: `${ORIGIN}/en/`, body: '<p>Tea' }),
    url: `${ORIGIN}/`,
    hops: [hop('/', '/en/'), hop('/en/', '/check'), hop('/check', '/en/')],
  };
  const { web } = openVisit({ fetch: () => Promise.resolve(walled) });
  await web.fetch(`${ORIGIN}/`);
  const own = await web.fetch(`${ORIGIN}/en/`);
  expect([own.url, own.hops.map(({ url }) => url), needsCookie(own)]).toEqual([
    `${ORIGIN}/en/`,
    [`${ORIGIN}/en/`, `${ORIGIN}/check`],
    true,
  ]);
});
