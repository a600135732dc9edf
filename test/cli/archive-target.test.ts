import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { warcFile } from '../archives/warc-file.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const page = (title: string): string =>
  `<html lang="en"><title>${title}</title><main><h1>${title}</h1></main>`;

async function archive(...urls: readonly string[]): Promise<string> {
  const path = join(folder(), 'crawl.warc.gz');
  writeFileSync(path, await warcFile(urls.map((url) => ({ url, body: page('Tea of all kinds') }))));
  return path;
}

test.each(['audit', 'crawler', 'schema', 'site'])(
  '%s reads an archive of one site, as it was on its day',
  async (command) => {
    const { exit, out } = await here([
      command,
      await archive('https://example.com/', 'https://example.com/a'),
      '--json',
      '--fail-on',
      'never',
    ]);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      target: 'https://example.com/',
      date: '2026-03-01T12:00:00.000Z',
      error: null,
    });
  },
);

test('what an archive does not have is not known', async () => {
  const { out } = await here(['audit', await archive('https://example.com/a'), '--fail-on', 'never']);
  expect(out).toContain('Can AI engines reach it? Unknown');
  expect(out).not.toContain('llms-missing');
});

test('several sites are a row each, and --url chooses one', async () => {
  const path = await archive('https://example.com/', 'https://example.org/');
  const rows = await here(['audit', path, '--json', '--fail-on', 'never']);
  expect(JSON.parse(rows.out).targets).toMatchObject([
    { target: 'https://example.com', error: null },
    { target: 'https://example.org', error: null },
  ]);
  const one = await here(['audit', path, '--url', 'https://example.org', '--json', '--fail-on', 'never']);
  expect(JSON.parse(one.out)).toMatchObject({ target: 'https://example.org/', error: null });
});

test.each([
  [['--url', 'https://example.net'], 'usage'],
  [['--record', 'x.ndjson'], 'usage'],
  [['--render'], 'usage'],
])('what does not apply to an archive is refused: %s', async (args, code) => {
  const { exit, note } = await here(['audit', await archive('https://example.com/'), ...args]);
  expect({ exit, code: note.split(':', 1)[0] }).toEqual({ exit: 2, code });
});

test('an archive without pages says so', async () => {
  const path = join(folder(), 'empty.warc.gz');
  writeFileSync(path, await warcFile([]));
  const { exit, note } = await here(['audit', path]);
  expect({ exit, note }).toEqual({ exit: 2, note: expect.stringContaining('has no pages') });
});

test.each([
  ['none.warc.gz', null, 'file-unreadable: none.warc.gz does not exist\n'],
  ['page.har', '<title>Tea</title>', 'file-invalid: page.har: it is neither a WARC nor a HAR file\n'],
])(
  'a name of an archive is no host, and what is wrong with it is one line: %s',
  async (name, content, note) => {
    const home = process.cwd();
    process.chdir(folder());
    onTestFinished(() => process.chdir(home));
    if (content !== null) writeFileSync(name, content);
    expect(await here(['audit', name])).toMatchObject({ exit: 2, note });
  },
);

test('--compare shows pages beside those of a corpus, and says where there are none', async () => {
  const path = await archive('https://example.com/', 'https://example.com/a');
  const quiet = ['--fail-on', 'never'];
  const { out } = await here(['site', path, '--compare', '--json', ...quiet]);
  expect(JSON.parse(out).compared).toMatchObject({ source: 'WCXB', pages: 2 });
  expect(JSON.parse((await here(['site', path, '--json', ...quiet])).out)).not.toHaveProperty('compared');
  const { note } = await here(['schema', path, '--compare', ...quiet]);
  expect(note).toContain('--compare has no page to compare');
});
