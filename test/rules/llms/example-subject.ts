/** The subject of an example: what it leaves out is in order. */
import { exchangeOf, type Exchange } from '../../../src/exchange.ts';
import { robotsAccess } from '../../../src/facts/robots-access.ts';
import type { LlmsExample, SavedAnswer } from '../../../src/rules/llms/llms-rule.ts';
import { llmsSubject, type LlmsSubject } from '../../../src/rules/llms/subject.ts';

const ORIGIN = 'https://example.com';

const LLMS = `# Example

> Espresso machines, parts and repair in Bergen since 1998.

## Guides

- [Descaling](https://example.com/descaling): how to descale a machine of every make
`;
const FULL = `# Example\n\n## Pricing\n\n${'word '.repeat(1_000)}\n\n## FAQ\n\nWhat people ask.\n`;
const HOME = '<title>Example</title><link rel="describedby" href="/llms.txt">';
const ROBOTS = 'User-agent: *\nAllow: /\n';

function answer(path: string, type: string, saved: SavedAnswer): Exchange {
  const said: Exclude<SavedAnswer, string> = typeof saved === 'string' ? { body: saved } : saved;
  const { body = '', status = 200, failed = 'timeout' } = said;
  return {
    ...exchangeOf({
      url: `${ORIGIN}${path}`,
      status,
      headers: [['content-type', said.type ?? type]],
      body: Buffer.from(body, said.encoding),
    }),
    ...(status === 0 ? { outcome: failed } : {}),
    finalUrl: said.url ?? `${ORIGIN}${path}`,
    truncated: said.truncated ?? null,
  };
}

export function exampleSubject(example: LlmsExample): LlmsSubject {
  const saved = typeof example === 'string' ? { llms: example } : example;
  const { llms = LLMS, full = FULL, home = HOME, robots = ROBOTS, linkChecks, pointed } = saved;
  const text = 'text/plain; charset=utf-8';
  return llmsSubject({
    domain: 'example.com',
    origin: ORIGIN,
    home: answer('/', 'text/html', home),
    robots: robotsAccess(answer('/robots.txt', text, robots)),
    llms: answer('/llms.txt', text, llms),
    full: answer('/llms-full.txt', text, full),
    linkChecks,
    ...(pointed && { pointed: answer(pointed.path, text, pointed) }),
  });
}
