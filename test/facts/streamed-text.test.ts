import { describe, expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { pageRules } from '../../src/rules/page/rules.ts';

const of = (html: string) => pageFacts(exchangeOf({ url: 'https://example.com/tea', body: html })).streamed;
const TEXT = '<p>Tea &amp; more</p>\n<p>of it</p><script>"not text"</script>';
const LENGTH = 'Tea &amp; more'.length + 'of it'.length;

describe('what a script moves to its place', () => {
  test.each([
    ['React', `<main><template id="B:0"></template>Loading</main><div hidden id="S:0">${TEXT}</div>`],
    ['React with a prefix', `<template id="«r»B:1"></template><div hidden id="«r»S:a">${TEXT}</div>`],
    ['React, inside of another part', `<template id="P:2"></template><div hidden id="S:2">${TEXT}</div>`],
    ['Solid', `<template id="pl-0-0"></template><template id="0-0">${TEXT}</template>`],
    ['Marko', `<noscript id="afph0">…</noscript><div id="af0" style="display: none">${TEXT}</div>`],
    [
      'BigPipe',
      '<code class="hidden_elem" id="u_0_1"><!-- <div><p>Tea &amp; more of it</p></div> --></code><script>place("u_0_1")</script>',
    ],
  ])('%s', (sender, html) => {
    const { hidden, apart } = of(html);
    const [moved, other] = sender.startsWith('React') ? [hidden, apart] : [apart, hidden];
    expect(moved).toBeGreaterThanOrEqual(LENGTH);
    expect(moved).toBeLessThanOrEqual(LENGTH + 1);
    expect(other).toBe(0);
  });

  test.each([
    [
      'a hidden part without a placeholder',
      `<template id="row"></template><div hidden id="S:0">${TEXT}</div>`,
    ],
    ['a dialog', `<template id="B:0"></template><div hidden id="dialog">${TEXT}</div>`],
    ['a template for rows', `<template id="row">${TEXT}</template>`],
    ['a part in its place', `<template id="B:0"></template><div id="S:0">${TEXT}</div>`],
    ['what is commented out', '<template></template><div hidden id="old"><!-- <p>Tea and more</p> --></div>'],
    ['nothing', TEXT],
  ])('not %s', (_, html) => {
    expect(of(html)).toEqual({ hidden: 0, apart: 0 });
  });
});

/** What judges all of the text, and the rule that says where it is. */
const WHOLE_TEXT = new Set(pageRules.filter(({ reads }) => reads === 'whole-text').map(({ id }) => id)).add(
  'server-rendered',
);

describe('the cause is said once', () => {
  const words = (count: number) => `<p>${'Tea is a drink of leaves. '.repeat(count / 6)}</p>`;
  /** `sent`: how the text is sent that a script moves, as Solid does it or as React does. */
  const page = (shown: number, streamed: number, h1: 'shown' | 'streamed', sent: 'template' | 'hidden') => {
    const heading = '<h1>How tea is made from the leaves of a shrub</h1>';
    const [place, part, end] =
      sent === 'hidden'
        ? ['B:0', '<div hidden id="S:0">', '</div>']
        : ['pl-0-0', '<template id="0-0">', '</template>'];
    const html = `<!doctype html><html lang="en"><title>How to make tea at home</title><meta property="og:type" content="article"><meta name="author" content="Ana Novak"><main>${h1 === 'shown' ? heading : ''}${words(shown)}<template id="${place}"></template></main>${part}${h1 === 'shown' ? '' : heading}${words(streamed)}${end}<script src="/a.js"></script>`;
    const { issues } = auditPage(exchangeOf({ url: 'https://example.com/tea', body: html })).evidence;
    return issues.filter(({ id }) => WHOLE_TEXT.has(id)).map(({ id, code }) => `${id}/${code}`);
  };

  test.each<[string, Parameters<typeof page>, string]>([
    ['nearly all', [12, 600, 'streamed', 'template'], 'server-rendered/streamed'],
    ['most, beside a heading', [48, 600, 'shown', 'template'], 'server-rendered/streamed'],
    ['half, of a short page', [48, 48, 'shown', 'template'], 'server-rendered/part-streamed'],
    ['half, with the heading', [60, 60, 'streamed', 'template'], 'server-rendered/part-streamed'],
    ['a third of a long page', [600, 300, 'shown', 'template'], 'server-rendered/part-streamed'],
  ])('%s', (_, given, expected) => {
    expect(page(...given)).toEqual([expected]);
  });

  test('a fifth is no matter', () => {
    const found = page(600, 120, 'shown', 'template');
    expect(found).toContain('updated-visible/missing');
    expect(found.filter((one) => one.startsWith('server-rendered'))).toEqual([]);
  });

  test('what is in hidden parts is judged as text of the page', () => {
    const found = page(12, 600, 'streamed', 'hidden');
    expect(found).toContain('server-rendered/hidden-parts');
    expect(found).toContain('subheadings/none');
    expect(found.filter((one) => /^(?:h1|text-amount|main-landmark)/.test(one))).toEqual([]);
  });
});
