import { expect, test } from 'vitest';
import { auditLlms } from '../../src/audits/llms.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';

const ORIGIN = 'https://example.com';
const answer = (path: string, body: string, status = 200) =>
  exchangeOf({
    url: ORIGIN + path,
    status,
    headers: [['content-type', path === '/' ? 'text/html' : 'text/plain; charset=utf-8']],
    body,
  });
const FILE = '# Acme\n\n> Tools.\n\n## Docs\n\n- [A](https://example.com/a): notes\n';
const home = (href: string) =>
  answer('/', `<title>Acme</title><link rel="describedby" href="${href}"><p>Tools.`);
const robots = robotsAccess(answer('/robots.txt', 'User-agent: *\nAllow: /'));
const full = answer('/llms-full.txt', 'no', 404);
const audited = (target: string, pointed?: ReturnType<typeof answer>) => {
  const site = { domain: 'example.com', origin: ORIGIN, home: home(target), robots, full };
  return auditLlms({ ...site, llms: answer('/llms.txt', FILE), ...(pointed && { pointed }) });
};

test('a link to a file that is not there earns nothing, and is reported', () => {
  const dead = audited('/x/llms.txt', answer('/x/llms.txt', 'no', 404));
  const page = audited('/x/llms.txt', answer('/x/llms.txt', '<!doctype html><title>Acme</title>'));
  for (const { result, evidence } of [dead, page]) {
    expect(result.hasLinkTag).toBe(false);
    expect(evidence.parts['llms-link-tag']).toBe(0);
    expect(evidence.findings.map(({ rule, code }) => `${rule}/${code}`)).toContain(
      'llms-link-tag/link-tag-dead',
    );
  }
});

test('a link to a file that is there, or that nobody could read, earns its points', () => {
  const right = audited('/llms.txt');
  const docs = audited('/docs/llms.txt', answer('/docs/llms.txt', '# Docs'));
  const refused = audited('/docs/llms.txt', answer('/docs/llms.txt', 'no', 403));
  for (const { result, evidence } of [right, docs, refused])
    expect([result.hasLinkTag, evidence.parts['llms-link-tag']]).toEqual([true, 8]);
});
