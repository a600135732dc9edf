import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sections.ts';

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const PAGES = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  // The pages of rules link nowhere: what looks like it stands in their examples.
  .filter((file) => file.endsWith('.md') && !file.startsWith('rules/'))
  .map((file) => `docs/${file}`);

test.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...PAGES])(
  'the links of %s lead somewhere',
  (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replace(/^```[^]*?^```$/gm, '');
    const headings = [...text.matchAll(/^#+ (.+)$/gm)];
    const anchors = new Set(headings.map(([, heading = '']) => anchorOf(heading)));
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^https?:/.test(link));
    const dead = own.filter((link) =>
      link.startsWith('#') ? !anchors.has(link.slice(1)) : !existsSync(join(ROOT, dirname(file), link)),
    );
    expect(dead).toEqual([]);
  },
);

test('what README.md links to is in the package too', () => {
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] };
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/^```[^]*?^```$/gm, '');
  const links = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(0);
  const isPacked = (link: string) => files.includes(link) || link.startsWith('docs/');
  expect(files).toContain('docs');
  expect(links.filter((link) => !isPacked(link))).toEqual([]);
});

test.each(['src/readers/html', 'src/facts/page', 'src/passages', 'src/readers/structured-data'])(
  'the README of %s names each of its files and leads nowhere else',
  (folder) => {
    const text = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    const named = [...text.matchAll(/\]\(([\w/-]+\.ts)\)/g)].map(([, file]) => file);
    const files = readdirSync(join(ROOT, folder), { recursive: true }).filter((file) =>
      String(file).endsWith('.ts'),
    );
    expect(new Set(named)).toEqual(new Set(files));
  },
);

test('the benches import modules that the build makes', () => {
  const folder = join(ROOT, 'bench');
  const dead = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'\.\.\/dist\/([\w./-]+)\.js'/g)]
        .filter(([, module]) => !existsSync(join(ROOT, 'src', `${module}.ts`)))
        .map(([path]) => `${file}: ${path}`),
    );
  expect(dead).toEqual([]);
});
