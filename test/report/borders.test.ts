import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identified } from '../../src/findings/finding.ts';
import { toCsv, toHtml, toJunit, toLlm, toMarkdown, toSarif, toText } from '../../src/report/index.ts';
import type { Report } from '../../src/report/report.ts';
import { visible } from '../../src/values/printable.ts';
import { finding, hostile, sample } from './sample.ts';

const FORMS: readonly (readonly [string, (report: Report) => string])[] = [
  ['HTML', toHtml],
  ['text', (report) => toText(report)],
  ['whole text', (report) => toText(report, { detail: 'whole', width: 40 })],
  ['coloured text', (report) => toText(report, { detail: 'whole', colour: 'ansi' })],
  ['Markdown', toMarkdown],
  ['brief', toLlm],
  ['CSV', toCsv],
  ['SARIF', toSarif],
  ['JUnit', toJunit],
];

/** Without the colours that a form was asked for. */
const uncoloured = (text: string) => text.replaceAll(/\u001b\[\d+m/g, '');

/** What GitHub and Azure take for a command in a line of a log. */
const COMMAND = /^\s*::|##\[|##vso\[/im;

/** Of each kind one, and what they may be read with. */
const UNSEEN =
  '61 20 0a 0d 00 1b 7f 85 61c 200b 200d 200f 2028 202e 2066 feff fe0f 3164 d800 dc00 e0041 e0100 1f469 645'
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

describe.each(FORMS)('%s', (_, form) => {
  const unseen = fc.string({
    unit: fc.constantFrom(...UNSEEN),
    maxLength: 30,
  });

  // The names of properties of any object are no codes.
  const texts = fc.oneof(unseen, fc.string({ unit: 'binary' })).filter((text) => !(text in {}));

  test('shows nothing that is not seen, whatever a field holds', () => {
    fc.assert(
      fc.property(texts, (text) => {
        // Joiners are left out: a line may break where they join, and each half is then looked at by itself.
        const shown = uncoloured(form(hostile(text))).replaceAll(/\p{Join_Control}|\u00ad/gu, '');
        expect(visible(shown)).toBe(shown);
      }),
      { numRuns: 30 },
    );
  });

  test('shows a tag by its number', () => {
    expect(form(hostile('a\u{e0041}b')).replaceAll('\\', '').replaceAll('{{', '{')).toContain('u{E0041');
  });

  test.each([
    '::error file=a::b',
    '  ::add-mask::b',
    'a\n::warning::b',
    '##[command]b',
    'a ##vso[task.complete]b',
  ])('%j commands no CI system', (poison) => {
    const shown = uncoloured(form(hostile(poison)));
    // Only the style and the script of the page, which are ours, hold lines of that kind.
    const others = shown.replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '');
    expect(others).not.toMatch(COMMAND);
  });

  test('masks the secrets of addresses', () => {
    const secret = 'hunter2hunter2';
    const address = `https://ann:${secret}@a.example/b?page=2&X-Amz-Signature=${secret}&u=%3Ftoken%3D${secret}#access_token=${secret}`;
    const shown = form(hostile(address));
    expect(shown).not.toContain(secret);
    expect(shown.replaceAll('\\', '')).toContain('***');
  });
});

test('a cut text shows no part of a secret', () => {
  for (let length = 380; length < 410; length++) {
    const fix = `${'a'.repeat(length - 20)} /?token=0123456789`;
    const report = { ...sample, findings: [finding({ fix, message: fix, title: fix })] };
    for (const [, form] of FORMS) expect(form(report)).not.toContain('0123');
  }
});

test('a finding is the same whichever token its address had', () => {
  const at = (token: string) =>
    identified({
      ...finding({}),
      place: { url: '', path: `/a?page=2&token=${token}`, line: 0, column: 0 },
      about: [`/b?sig=${token}`],
    }).fingerprint;
  expect(at('aaaaaaaaaa')).toBe(at('bbbbbbbb'));
  const other = identified({ ...finding({}), place: { url: '', path: '/a?page=3', line: 0, column: 0 } });
  expect(other.fingerprint).not.toBe(identified(finding({})).fingerprint);
});
