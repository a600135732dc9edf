import { describe, expect, test } from 'vitest';
import type { AccessExample } from '../../../src/rules/access/access-rule.ts';
import { exampleSubject } from './example-subject.ts';
import { contradictionIn } from '../../../src/rules/access/use-policy.ts';
import type { UsePurpose } from '../../../src/rules/access/use-declaration.ts';

const PAGE = `<!doctype html><title>Tea</title><h1>Tea</h1>${'<p>Tea is a drink made from the leaves of a shrub, and this page says how it is grown.</p>'.repeat(8)}`;
const OPEN = 'User-agent: *\nAllow: /\n';

const rowOf = (example: AccessExample, wanted: UsePurpose) =>
  exampleSubject(example).policy.find(({ purpose }) => purpose === wanted)!;

function licensed(license: string): AccessExample {
  const body = `<?xml version="1.0"?><rsl xmlns="https://rslstandard.org/rsl">${license}</rsl>`;
  return { '/robots.txt': `License: https://example.com/l.xml\n${OPEN}`, '/l.xml': body };
}

test('silence states nothing', () => {
  const verdicts = exampleSubject({ '/robots.txt': OPEN }).policy.map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['unstated', 'unstated', 'unstated']);
});

describe('what is declared', () => {
  test.each<[string, AccessExample, UsePurpose, string]>([
    ['a signal', { '/robots.txt': `${OPEN}Content-Signal: ai-train=no, ai-input=yes` }, 'train', 'denied'],
    ['a signal', { '/robots.txt': `${OPEN}Content-Signal: ai-train=no, ai-input=yes` }, 'answer', 'allowed'],
    ['a preference', { '/robots.txt': `${OPEN}Content-Usage: search=y` }, 'search', 'allowed'],
    ['of a path', { '/robots.txt': `${OPEN}Content-Usage: /a train-ai=n` }, 'train', 'in-part'],
    ['only for bots', { '/robots.txt': 'User-agent: *\nDisallow: /a' }, 'train', 'unstated'],
    ['a header', { '/': { headers: [['Content-Usage', 'train-ai=n']], body: PAGE } }, 'train', 'denied'],
    ['a reservation', { '/': { headers: [['TDM-Reservation', '1']], body: PAGE } }, 'train', 'denied'],
    ['in a meta', { '/': `<meta name="tdm-reservation" content="1">${PAGE}` }, 'train', 'denied'],
    [
      'a file of reservations',
      { '/.well-known/tdmrep.json': '[{"location":"/*","tdm-reservation":1}]' },
      'train',
      'denied',
    ],
    [
      'of a folder',
      { '/.well-known/tdmrep.json': '[{"location":"/art/*","tdm-reservation":"1"}]' },
      'train',
      'in-part',
    ],
    ['a page in its place', { '/.well-known/tdmrep.json': PAGE }, 'train', 'unstated'],
    ['noai', { '/': `<meta name="robots" content="noai">${PAGE}` }, 'train', 'denied'],
    ['of images', { '/': `<meta name="robots" content="noimageai">${PAGE}` }, 'train', 'in-part'],
    [
      'the training token',
      { '/robots.txt': `${OPEN}\nUser-agent: __usage_ai-training\nDisallow: /` },
      'train',
      'denied',
    ],
    [
      'the training token of a folder',
      { '/robots.txt': `${OPEN}\nUser-agent: __usage_ai-training\nDisallow: /art/` },
      'train',
      'in-part',
    ],
    [
      'the training token that allows',
      { '/robots.txt': `${OPEN}\nUser-agent: __usage_ai-training\nAllow: /` },
      'train',
      'allowed',
    ],
    ['the most of a signal', { '/robots.txt': `${OPEN}Content-Signal: use=reference` }, 'answer', 'allowed'],
    ['a group', { '/robots.txt': `${OPEN}User-agent: GPTBot\nDisallow: /` }, 'train', 'in-part'],
    ['all bots', { '/robots.txt': 'User-agent: *\nDisallow: /' }, 'search', 'denied'],
    [
      'a licence',
      licensed('<content url="/"><license><permits type="usage">all</permits></license></content>'),
      'answer',
      'licensed',
    ],
    [
      'a prohibition',
      licensed('<content url="/"><license><prohibits type="usage">ai-train</prohibits></license></content>'),
      'train',
      'denied',
    ],
    [
      'two headers',
      {
        '/': {
          headers: [
            ['Content-Usage', 'search=n'],
            ['Content-Signal', 'search=yes'],
          ],
          body: PAGE,
        },
      },
      'search',
      'contradicted',
    ],
  ])('%s', (_, example, purpose, verdict) => {
    expect(rowOf(example, purpose).verdict).toBe(verdict);
  });

  test('a group says for whom, where and who follows it', () => {
    const { declarations } = rowOf(
      { '/robots.txt': `${OPEN}User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /` },
      'train',
    );
    expect(declarations).toMatchObject([
      { says: 'deny', place: 'robots.txt', line: 5, text: 'Disallow: /', isWhole: true },
    ]);
    expect(declarations[0]!.bots).toEqual(expect.arrayContaining(['GPTBot', 'ClaudeBot']));
    expect(declarations[0]!.honouredBy).toEqual(expect.arrayContaining(['OpenAI', 'Anthropic']));
  });

  test('all that contradicts is told, each with its place', () => {
    const example: AccessExample = {
      '/robots.txt': `${OPEN}Content-Usage: train-ai=y\nContent-Usage: train-ai=n\nContent-Signal: ai-train=yes`,
      '/': {
        headers: [['Content-Usage', 'train-ai=y']],
        body: `<meta name="robots" content="noai">${PAGE}`,
      },
    };
    const { grants, denials } = contradictionIn(rowOf(example, 'train'))!;
    expect(grants.map(({ place, line }) => [place, line])).toEqual([
      ['robots.txt', 5],
      ['robots.txt', 3],
      ['header', 0],
    ]);
    expect(denials.map(({ means, line }) => [means, line])).toEqual([
      ['content-usage', 4],
      ['noai', 0],
    ]);
  });

  test('what an error page says is not the word of the site', () => {
    const error = { status: 503, headers: [['Content-Usage', 'train-ai=n']], body: 'down' } as const;
    expect(rowOf({ '/': error }, 'train').verdict).toBe('unstated');
  });
});
