import { expect, test } from 'vitest';
import { answerBotsBlocked } from '../../../src/rules/access/answer-bots-blocked.ts';
import { exampleSubject } from './example-subject.ts';
import { robotsManaged } from '../../../src/rules/access/robots-managed.ts';

const found = (rule: typeof answerBotsBlocked | typeof robotsManaged, text: string) => {
  const verdict = rule.evaluate(exampleSubject({ '/robots.txt': text }));
  return verdict.kind === 'fail' ? verdict.found : [];
};

test('the group of a deciding rule is named where it begins above other lines', () => {
  const of = (text: string) => {
    const data = found(answerBotsBlocked, text)[0]?.data ?? {};
    return [data['group'], data['agent'], data['repair']];
  };
  const gap = 'User-agent: *\nSitemap: https://example.com/s.xml\n\nUser-agent: GPTBot\nDisallow: /';
  expect(of(gap)).toEqual([1, '*', 'split: 1']);
  expect(of('User-agent: *\nUser-agent: GPTBot\nDisallow: /')).toEqual([undefined, undefined, 'change']);
  expect(of('User-agent: *\nDisallow: /')).toEqual([undefined, undefined, 'change']);
  const own = 'User-agent: GPTBot\n\nUser-agent: *\nDisallow: /';
  expect(of(own)).toEqual([undefined, undefined, 'change']);
});

test('a slip is mended in the place of a group of many names', () => {
  const text = 'User-agent: *\nDisallow: /admin/\n\nUser-agend: GPTBot\nDisallow: /';
  expect(found(answerBotsBlocked, text)[0]).toMatchObject({
    data: { repair: 'mend: 4' },
    paste: expect.stringContaining('\n-User-agend: GPTBot\n+User-agent: GPTBot\n'),
  });
});

test('an own rule that an equal Allow of the managed block defeats is named, once', () => {
  const managed = (rule: string, agent = '*') =>
    `# BEGIN Cloudflare Managed content\nUser-agent: ${agent}\n${rule}\n# END Cloudflare Managed Content\n`;
  const lines = (text: string) => found(robotsManaged, text).map(({ code, line }) => `${code}@${line}`);
  expect(lines(`${managed('Allow: /')}User-agent: *\nUser-agent: GPTBot\nDisallow: /`)).toEqual([
    'managed@1',
    'overruled@7',
  ]);
  for (const own of [
    'User-agent: *\nDisallow: /private',
    'User-agent: GPTBot\nDisallow: /',
    'User-agent: *\nAllow: /',
  ])
    expect(lines(managed('Allow: /') + own)).toEqual(['managed@1']);
  expect(lines(`${managed('Disallow: /', 'GPTBot')}User-agent: *\nDisallow: /`)).toEqual(['managed@1']);
});
