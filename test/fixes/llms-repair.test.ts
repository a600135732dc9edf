import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { MAX_SECTIONS } from '../../src/facts/llms-txt/document.ts';
import { readDocument } from '../../src/facts/llms-txt/document.ts';
import { endingOf, repairLlmsTxt } from '../../src/fixes/llms-repair.ts';

const ORIGIN = 'https://acme.example';
const GENERATED = `# Acme\n\n> Pumps for gardens.\n\n## Pages\n\n- [Home](${ORIGIN}/)\n`;

function repaired(text: string, linkChecks: Readonly<Record<string, number>> = {}): string {
  const response = exchangeOf({
    url: `${ORIGIN}/llms.txt`,
    headers: [['content-type', 'text/plain; charset=utf-8']],
    body: text,
  });
  return repairLlmsTxt({ response, origin: ORIGIN, linkChecks, generated: GENERATED, read: readDocument });
}

const HEAD = '# Pumps\n\n> All about pumps.\n\n## Docs\n\n- [A](https://acme.example/a)\n';

test.each([
  ['- <https://acme.example/b>', '- [acme.example/b](https://acme.example/b)'],
  ['- <http://acme.example/b>', '- [acme.example/b](http://acme.example/b)'],
  ['- https://acme.example/b/ (new)', '- [acme.example/b](https://acme.example/b/) (new)'],
  ['- http://acme.example/b', '- [acme.example/b](http://acme.example/b)'],
  ['- Bees: https://acme.example/b', '- [Bees](https://acme.example/b)'],
  ['- **Bees:** https://acme.example/b (new)', '- [Bees](https://acme.example/b): (new)'],
  ['1. **All_bees**： https://acme.example/b - or /c', '1. [All\\_bees](https://acme.example/b): or /c'],
  ['- Bees (https://acme.example/b)', '- Bees ([acme.example/b](https://acme.example/b))'],
  ['- Bees: see https://acme.example/b', '- Bees: see [acme.example/b](https://acme.example/b)'],
  ['- [B](/b): Bees', '- [B](https://acme.example/b): Bees'],
  ['- [B](/b "Bees")', '- [B](https://acme.example/b "Bees")'],
  ['- [B](</b c>): Bees', '- [B](https://acme.example/b%20c): Bees'],
  ['- [B](http://acme.example/b)', '- [B](http://acme.example/b)'],
  ['- [B](https://acme.example/b)', '- [B](https://acme.example/b)'],
  ['- [B](HTTPS://Acme.example)', '- [B](HTTPS://Acme.example)'],
  ['- [B](/b) and [C](</b>)', '- [B](https://acme.example/b) and [C](https://acme.example/b)'],
  ['- [B](/b_(c)): [C](/b)', '- [B](https://acme.example/b_(c)): [C](https://acme.example/b)'],
  [
    '- [B](https://acme.example/b): https://acme.example/b, https://acme.example/b.',
    '- [B](https://acme.example/b): [acme.example/b](https://acme.example/b), [acme.example/b](https://acme.example/b).',
  ],
  [
    '- https://acme.example/b or https://acme.example',
    '- [acme.example/b](https://acme.example/b) or [acme.example](https://acme.example)',
  ],
  [
    '- [https://acme.example/b](https://acme.example/b) `https://acme.example/b` https://acme.example/b',
    '- [https://acme.example/b](https://acme.example/b) `https://acme.example/b` [acme.example/b](https://acme.example/b)',
  ],
  ['- https://acme.example/b_(c)', '- [acme.example/b\\_(c)](https://acme.example/b_%28c%29)'],
])('%s becomes %s', (line, expected) => {
  expect(repaired(`${HEAD}${line}\n`)).toBe(`${HEAD}${expected}\n`);
});

test.each([
  '- [B](javascript:go)',
  '- [B](https://me:secret@acme.example/b)',
  '- https://me:secret@acme.example/b',
  '- <https://me:secret@acme.example/b>',
  '- [B](http://192.168.0.1/b)',
  '- [{{ title }}](https://acme.example/b)',
  '- [B](https://acme.example/{{ path }})',
  '- [B](https://acme.example/{{path}})',
  '- [B](https://acme.example/gone)',
  '- [B]()',
])('%s is left out', (line) => {
  expect(repaired(`${HEAD}${line}\n`, { 'https://acme.example/gone': 404, nonsense: 404 })).toBe(HEAD);
});

test.each([
  ['a name without its space', '#Pumps\n\n> All about pumps.\n\n## Docs\n\n- [A](https://acme.example/a)\n'],
  ['front matter', `---\ntitle: x\n---\n${HEAD}`],
])('%s is set right', (_fault, text) => {
  expect(repaired(text)).toBe(HEAD);
});

test.each([
  ['# Pipes', '## Pipes'],
  ['Pipes\n=====', 'Pipes\n---'],
  ['Pipes, where\na = b\n==', 'Pipes, where\na = b\n---'],
])('a second name becomes a section: %j', (name, section) => {
  const list = '- [B](https://acme.example/b)';
  expect(repaired(`${HEAD}\n${name}\n\n${list}\n`)).toBe(`${HEAD}\n${section}\n\n${list}\n`);
});

test.each([
  ['~~~~sh\nnpm i\n', '~~~~sh\nnpm i\n~~~~\n'],
  ['- Run\n\n  ```\n  npm i\n\nMore text.\n', '- Run\n\n  ```\n  npm i\n  ```\n\nMore text.\n'],
  ['1. ```\n   npm i\n2. Next\n', '1. ```\n   npm i\n   ```\n2. Next\n'],
  ['> ```\n> npm i\n\n> Quote\n', '> ```\n> npm i\n> ```\n\n> Quote\n'],
  ['- ```\n- ~~~\n  npm i\n\n\n- B\n', '- ```\n  ```\n- ~~~\n  npm i\n  ~~~\n\n- B\n'],
  ['> - ```\n>   npm i\n\nText\n', '> - ```\n>   npm i\n>   ```\n\nText\n'],
  ['- ~~~\n  npm i\n\n```\nnpm t\n', '- ~~~\n  npm i\n  ~~~\n\n```\nnpm t\n```\n'],
])('a code block left open is closed where it ends: %j', (text, closed) => {
  expect(repaired(`${HEAD}\n${text}`)).toBe(`${HEAD}\n${closed}`);
});

test.each([
  ['```\nnpm i', '```\n\n## More'],
  ['- Run\n\n  ```\n  npm i', '## More'],
  ['> ~~~\n> npm i', '## More'],
  [`${'## More\n'.repeat(MAX_SECTIONS)}- ~~~`, '## More'],
  ['Text', '## More'],
])(
  'an addition stands behind the code block that would swallow it, and behind no other: %j',
  (text, ending) => {
    expect(endingOf(text, '## More', readDocument)).toBe(ending);
  },
);

test.each([
  ['# Pumps', '# Pumps\n\n> Pumps for gardens.\n\n## Docs\n\n- [A](https://acme.example/a)\n'],
  ['Pumps\n=====', 'Pumps\n=====\n\n> Pumps for gardens.\n\n## Docs\n\n- [A](https://acme.example/a)\n'],
  [
    'Pumps\nof Bergen\n=====',
    'Pumps\nof Bergen\n=====\n\n> Pumps for gardens.\n\n## Docs\n\n- [A](https://acme.example/a)\n',
  ],
])('the summary stands behind the name %j', (name, expected) => {
  expect(repaired(`${name}\n\n## Docs\n\n- [A](https://acme.example/a)\n`)).toBe(expected);
});

test('a file without a name gets one', () => {
  expect(repaired('## Docs\n\n- [A](https://acme.example/a)\n')).toBe(
    '# Acme\n\n> Pumps for gardens.\n\n## Docs\n\n- [A](https://acme.example/a)\n',
  );
});

test.each([
  'Text.',
  // The format wants a list under a heading: neither of these is one.
  '- [A](https://acme.example/a)',
  '## Docs\n\nSee [A](https://acme.example/a).',
])('a file without a section that lists links gets the sections: %j', (text) => {
  const own = `# Pumps\n\n> All about pumps.\n\n${text}\n`;
  expect(repaired(own)).toBe(`${own}\n## Pages\n\n- [Home](https://acme.example/)\n`);
});

test('sections that lose all their links make room for those of the site', () => {
  const dead = { [`${ORIGIN}/a`]: 404, [`${ORIGIN}/b`]: 404 };
  const text = `${HEAD}\nPrices\n------\n\n- [B](${ORIGIN}/b)\n\n## About\n\nWe make pumps.\n`;
  expect(repaired(text, dead)).toBe(
    `# Pumps\n\n> All about pumps.\n\n## About\n\nWe make pumps.\n\n## Pages\n\n- [Home](${ORIGIN}/)\n`,
  );
  expect(repaired(text, { [`${ORIGIN}/a`]: 404 })).toContain('## Docs');
});
