import { expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf, unanswered } from '../../src/exchange.ts';

const url = 'https://example.com/guide';
const page = (body: string) => exchangeOf({ url, body });
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const shell = page('<title>App</title><div id="root"></div><script src="/app.js"></script>');
const full = page(
  `<title>Guide</title><meta name="robots" content="noindex"><main><h1>Guide</h1><p>${words(200)}</p></main>`,
);

test('scripts change no score, whatever they add', () => {
  const raw = auditPage(shell).result;
  const both = auditPage(shell, undefined, full);
  expect({ ...both.result, issues: [] }).toEqual({ ...raw, issues: [] });
  expect(both.result.issues).toEqual(expect.arrayContaining([...raw.issues]));
  const found = both.evidence.issues.filter(({ id }) => id.startsWith('rendered-'));
  expect(found.map(({ id, code }) => `${id}/${code}`).toSorted()).toEqual([
    'rendered-h1/added',
    'rendered-robots/noindex-added',
    'rendered-text/most',
    'rendered-title/changed',
  ]);
  expect(found.every(({ lost, points }) => lost === 0 && points === 0)).toBe(true);
});

test('a finding says how many words, and for which engines', () => {
  const { evidence } = auditPage(shell, undefined, full);
  const text = evidence.findings.find(({ rule }) => rule === 'rendered-text');
  expect(text?.message).toMatch(
    /^201 of 201 words exist only after scripts: .*Google.* can see them, ChatGPT.* cannot$/,
  );
});

test('without a rendering, or with one that failed, the verdict is that of the answer', () => {
  const raw = auditPage(shell);
  expect(raw.evidence).not.toHaveProperty('rendering');
  const late = unanswered(url, { code: 'timeout', message: 'not done within 15000 ms', retryable: true });
  const failed = auditPage(shell, undefined, late);
  expect(failed.result).toEqual(raw.result);
  expect(failed.evidence.rendering).toEqual({
    reason: 'timeout: not done within 15000 ms',
    changes: null,
    glimpse: null,
  });
});

test('what came in place of the page is not compared with it', () => {
  const challenge = page(
    '<title>Just a moment...</title><body><h1>Checking your browser before accessing example.com</h1><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1"></script>',
  );
  const { evidence } = auditPage(shell, undefined, challenge);
  expect(evidence.rendering).toMatchObject({ reason: expect.stringMatching(/^refusal: /), changes: null });
});

test('the header lines of the answer hold for both', () => {
  const headers = [
    ['content-type', 'text/html; charset=iso-8859-1'],
    ['x-robots-tag', 'noindex'],
  ] as const;
  const raw = exchangeOf({ url, headers, body: `<main><p>${words(200)}</p></main>` });
  const { evidence } = auditPage(raw, undefined, page(`<main><p>${words(200)} größer</p></main>`));
  expect(evidence.rendering?.changes).toMatchObject({
    noindex: { before: true, after: true },
    directives: { added: [], removed: [] },
    words: { added: 1 },
  });
  expect(evidence.rendering?.glimpse?.text).toContain('word0');
});
