import { describe, expect, test } from 'vitest';
import { wafVendors } from '../../src/catalog/waf-signatures.ts';
import { draftsOf, type Draft } from './exchange-of-rule.ts';
import { classified, page, PROSE } from './pages.ts';

const ACTING = new Set(['challenge', 'block', 'rate-limit', 'geo', 'login']);

function answerOf({ plain, title, body, ...rest }: Draft, extra = '') {
  const head = title === undefined ? '' : `<title>${title}</title>`;
  return { ...rest, body: plain ?? page(`${body}${extra}`, head) };
}

const CASES = wafVendors.flatMap(({ key, rules }) =>
  rules.flatMap((rule) =>
    draftsOf(rule.when).map((draft, index) => ({
      name: `${key}/${rule.id} (${index + 1})`,
      key,
      rule,
      draft,
    })),
  ),
);

describe('each rule of the table', () => {
  test.each(CASES)('$name decides its own exchange', ({ key, rule, draft }) => {
    const found = classified(answerOf(draft));
    expect(found.signals[0]!.id).toBe(`${key}/${rule.id}`);
    expect(found).toMatchObject({
      kind: rule.kind,
      vendor: ACTING.has(rule.kind) ? key : null,
      confidence: rule.confidence,
      accessible: false,
    });
  });
});

describe('presence of a vendor', () => {
  const marks = wafVendors.flatMap(({ key, presence }) =>
    presence.flatMap(({ when }) =>
      draftsOf(when).map((draft, index) => ({ name: `${key} ${index}`, key, draft })),
    ),
  );
  test.each(marks)('$name is told', ({ key, draft }) => {
    expect(classified(answerOf(draft, PROSE)).edge).toContain(key);
  });

  // A landing on the validation host of Radware is presence and act in one.
  test.each(marks.filter(({ key }) => key !== 'radware'))('$name leaves a page a page', ({ draft }) => {
    expect(classified(answerOf(draft, PROSE))).toMatchObject({
      kind: 'pass',
      vendor: null,
      accessible: true,
    });
  });
});
