import { expect, test } from 'vitest';
import { readDocument } from '../../../src/facts/llms-txt/document.ts';

test.each([
  ['- [Tea](/tea): all about it', true, 'all about it'],
  ['- # [Tea](/tea): all about it', false, ''],
  ['- About [Tea](/tea): all about it', false, ''],
  ['[Tea](/tea): all about it', false, ''],
])('%s', (text, opensItem, notes) => {
  const { links } = readDocument(`# Acme\n\n## Docs\n\n${text}\n`);
  expect(links).toMatchObject([{ name: 'Tea', url: '/tea', opensItem, notes }]);
});
