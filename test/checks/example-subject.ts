import type { Example } from '../../src/checks/check.ts';
import { emptySite } from '../../src/checks/site-context.ts';
import { subjectOf } from '../../src/checks/subject.ts';
import type { Subject } from '../../src/checks/subject.ts';
import { exchangeOf } from '../../src/exchange.ts';
import type { Exchange } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { robotsAccess } from '../../src/facts/robots/index.ts';

const ADDRESS = 'https://example.com/guide';

/** The answer that an example describes. */
export function exampleExchange(example: Example): Exchange {
  if (typeof example === 'string') return exchangeOf({ url: ADDRESS, body: example });
  const { html, url = ADDRESS, status, headers, hops = [], truncated = null, firstByteMs = null } = example;
  const saved = exchangeOf({
    url,
    body: html,
    ...(status === undefined ? {} : { status }),
    ...(headers === undefined ? {} : { headers }),
  });
  const addresses = [...hops.map(([address]) => address), url];
  return {
    ...saved,
    url: addresses[0]!,
    hops: hops.map(([address, code], index) => ({ url: address, status: code, location: addresses[index + 1]! })),
    truncated,
    timings: { ...saved.timings, firstByteMs },
  };
}

/** What a check gets to judge of an example. */
export function exampleSubject(example: Example): Subject {
  const page = pageFacts(exampleExchange(example));
  if (typeof example === 'string') return subjectOf(page);
  const { site, robots, now = null } = example;
  const origin = new URL(page.finalUrl).origin;
  const access = robotsAccess(exchangeOf({ url: `${origin}/robots.txt`, headers: [['content-type', 'text/plain']], body: robots ?? '' }));
  const known = site === undefined && robots === undefined ? null : { ...emptySite(origin), robots: robots === undefined ? null : access, ...site };
  return subjectOf(page, { site: known, now });
}
