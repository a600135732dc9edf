/** Turns an example of a check into what the check judges: its tests run it, its documentation shows the answer. */
import type { Example } from '../../src/rules/page/page-rule.ts';
import { emptySite, type SiteContext } from '../../src/rules/page/site-context.ts';
import { cameInstead, subjectOf, type Subject } from '../../src/rules/page/subject.ts';
import { pageAnswer } from '../../src/access/page-answer.ts';
import { exchangeOf, renderedExchange, type Exchange } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { scriptChanges } from '../../src/facts/script-changes.ts';
import { robotsAccess, type RobotsAccess } from '../../src/facts/robots-access.ts';

const ADDRESS = 'https://example.com/guide';

/** The answer that an example describes; an example that is HTML alone stands at `https://example.com/guide`. */
export function exampleExchange(example: Example): Exchange {
  if (typeof example === 'string') return exchangeOf({ url: ADDRESS, body: example });
  const { html, url = ADDRESS, hops = [], truncated = null, failed, firstByteMs = null } = example;
  const { status = failed && 0, headers = failed && [], now = 0 } = example;
  const saved = exchangeOf({ url, status, headers, body: html });
  return {
    ...saved,
    url: hops[0]?.[0] ?? url,
    hops: hops.map(([address, code], index) => ({
      url: address,
      status: code,
      location: hops[index + 1]?.[0] ?? url,
    })),
    truncated,
    outcome: failed ?? 'answered',
    timings: { ...saved.timings, startedAt: now, firstByteMs },
  };
}

/** What a check gets to judge of an example. */
export function exampleSubject(example: Example): Subject {
  const exchange = exampleExchange(example);
  const page = pageFacts(exchange);
  const came = cameInstead(pageAnswer(exchange, page));
  if (typeof example === 'string') return subjectOf(page, { access: came });
  const { now = null, access = came, rendered } = example;
  const scripts =
    rendered === undefined ? null : scriptChanges(page, pageFacts(renderedExchange(exchange, rendered)));
  return subjectOf(page, { site: siteOf(example, new URL(page.finalUrl).origin), now, access, scripts });
}

function siteOf({ site, robots }: Exclude<Example, string>, origin: string): SiteContext | null {
  if (site === undefined && robots === undefined) return null;
  return { ...emptySite(origin), robots: robots === undefined ? null : accessOf(robots, origin), ...site };
}

/** A robots.txt of an example as it is read, or as the status in its place is. */
export function accessOf(robots: string | number, origin: string): RobotsAccess {
  const [status, body] = typeof robots === 'number' ? [robots, ''] : [200, robots];
  return robotsAccess(
    exchangeOf({ url: `${origin}/robots.txt`, status, headers: [['content-type', 'text/plain']], body }),
  );
}
