import { expect, test } from 'vitest';
import { groupFindings } from '../../src/findings/group.ts';
import { templateText } from '../../src/report/finding-texts.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import { toHtml } from '../../src/report/html.ts';
import { toMarkdown } from '../../src/report/markdown.ts';
import { toText } from '../../src/report/text.ts';
import { empty, finding } from './sample.ts';

const on = (path: string, given: Parameters<typeof finding>[0] = {}) =>
  finding({
    effort: 'template',
    fix: 'Add a canonical link',
    path,
    url: `https://example.com${path}`,
    ...given,
  });

const said = (...findings: ReturnType<typeof on>[]) =>
  groupFindings(findings).map((one) => templateText(one, ENGLISH));

const ALL = 'One change in the template repairs all 2 pages.';
const EACH = 'Each page has its own text: see the places.';

test('what one change repairs is said of a template, where all its pages get the same', () => {
  expect(said(on('/a'), on('/b'))).toEqual([ALL]);
  expect(said(on('/a', { paste: '<b>' }), on('/b', { paste: '<b>' }))).toEqual([ALL]);
  expect(said(on('/a', { paste: '<b>' }), on('/b', { paste: '<i>' }))).toEqual([EACH]);
  expect(said(on('/a'), on('/b', { fix: 'Add another' }))).toEqual([EACH]);
});

test('nothing is said of one page, or of what is no template', () => {
  expect(said(on('/a'))).toEqual(['']);
  expect(said(on('/a'), on('/a', { line: 3 }))).toEqual(['']);
  expect(said(on('/a', { effort: 'page' }), on('/b', { effort: 'page' }))).toEqual(['']);
});

test.each([
  ['text', (report: typeof empty) => toText(report, { detail: 'whole' })],
  ['Markdown', (report: typeof empty) => toMarkdown(report).replaceAll('\\', '')],
  ['HTML', toHtml],
])('the form for people says so: %s', (_name, form) => {
  expect(form({ ...empty, findings: [on('/a'), on('/b')] })).toContain(ALL);
  expect(form({ ...empty, findings: [on('/a'), on('/b', { fix: 'Add another' })] })).toContain(EACH);
});
