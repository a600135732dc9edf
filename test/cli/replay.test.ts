import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, describe, test } from 'vitest';
import { WARCParser } from 'warcio';
import { warcFile } from '../archives/warc-file.ts';
import { serveSite, sitemapOf } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>Repairs of machines.</p>`;

const routes = {
  '/': page('Home of the machines'),
  '/a': page('Pumps and gaskets'),
  '/b': { status: 500, body: 'broken' },
  '/sitemap.xml': sitemapOf('/', '/a', '/b'),
  '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /\nSitemap: {{origin}}/sitemap.xml\n',
};

describe.each(['exchanges.ndjson', 'run.warc.gz'])(
  'a run in %s gives the same bytes again, without the site',
  (name) => {
    test.each([
      ['crawler', '--no-probe'],
      ['llms'],
      ['schema'],
      ['site'],
      ['audit', '--no-probe', '--max-pages', '2'],
    ])('%s %s', async (command, ...args) => {
      const { origin, asked } = await serveSite(routes);
      const file = join(folder(), name);
      const live = await here([
        command,
        origin,
        '--allow-origin',
        origin,
        '--timeout',
        '5',
        ...args,
        '--record',
        file,
        '--json',
      ]);
      const requests = asked.length;
      const replayed = await here(['replay', file, '--json']);
      expect(replayed).toEqual(live);
      expect(asked).toHaveLength(requests);
      expect(JSON.parse(live.out).target).toBe(origin);
    });
  },
);

test('a WARC recording is one to other programs', async () => {
  const { origin } = await serveSite({ ...routes, '/old': { status: 301, headers: { location: '/a' } } });
  const file = join(folder(), 'run.warc.gz');
  const { out } = await here(['site', origin, '--allow-origin', origin, '--record', file, '--json']);
  const found: string[] = [];
  for await (const record of new WARCParser(createReadStream(file))) {
    const body = await record.readFully(false);
    if (record.warcType === 'response')
      found.push(`${record.httpHeaders?.statusCode} ${record.warcTargetURI} ${body.length}`);
    else if (record.warcType === 'warcinfo') found.push('warcinfo');
  }
  expect(found[0]).toBe('warcinfo');
  expect(found).toContain(`200 ${origin}/a ${routes['/a'].length}`);
  expect(found).toContain(`500 ${origin}/b 6`);
  // The same file is an archive of the site.
  const audited = await here(['site', file, '--json', '--fail-on', 'never']);
  const urls = (text: string) => JSON.parse(text).pages.map(({ url }: { url: string }) => url);
  expect(urls(audited.out)).toEqual(urls(out).filter((url: string) => !url.endsWith('/b')));
});

test('a WARC file that is no recording is refused', async () => {
  const file = join(folder(), 'crawl.warc.gz');
  writeFileSync(file, await warcFile([{ url: 'https://example.com/', body: '<title>Tea</title>' }]));
  const { exit, note } = await here(['replay', file]);
  expect({ exit, note }).toEqual({ exit: 2, note: expect.stringContaining('is not a recording') });
});

test('a replay takes its own forms and its own gate', async () => {
  const { origin } = await serveSite(routes);
  const file = join(folder(), 'exchanges.ndjson');
  await here(['crawler', origin, '--allow-origin', origin, '--no-probe', '--record', file, '--json']);
  expect((await here(['replay', file, '--markdown', '-'])).out).toMatch(/^# http/);
  expect((await here(['replay', file])).exit).toBe(1);
  expect((await here(['replay', file, '--fail-on', 'never'])).exit).toBe(0);
  const quiet = ['replay', file, '--fail-on', 'never', '--min-score', '100', '--quiet'];
  expect(await here(quiet, { isWatched: true })).toMatchObject({ exit: 1, note: '' });
});

describe('a recording is data', () => {
  const recorded = async (command: string, ...args: string[]) => {
    const { origin } = await serveSite({
      ...routes,
      '/': { body: routes['/'], headers: { 'set-cookie': 'sid=secret-of-the-recorder; Path=/; HttpOnly' } },
    });
    const file = join(folder(), 'exchanges.ndjson');
    const live = await here([command, origin, '--allow-origin', origin, ...args, '--record', file, '--json']);
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    const crafted = (change: (asked: { options: Record<string, unknown> }) => object) =>
      writeFileSync(file, [JSON.stringify(change(JSON.parse(first))), ...lines].join('\n'));
    return { file, live, crafted };
  };

  test('names no file that is written', async () => {
    const { file, live, crafted } = await recorded('llms', '--write', join(folder(), 'llms.txt'));
    const target = join(folder(), 'precious');
    writeFileSync(target, 'precious');
    crafted((asked) => ({ ...asked, options: { ...asked.options, write: target } }));
    const replayed = await here(['replay', file, '--json']);
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect(replayed.out).toBe(live.out);
  });

  test('names no file that is read', async () => {
    const secret = join(folder(), 'secret.html');
    writeFileSync(secret, '<title>secret of this machine</title>');
    const { file, crafted } = await recorded('schema');
    crafted((asked) => ({ ...asked, target: secret, options: { url: 'https://example.com/' } }));
    const ofFile = await here(['replay', file, '--json']);
    expect(ofFile).toMatchObject({ exit: 2, out: '' });
    expect(ofFile.note).not.toContain('secret of this machine');
    const site = await recorded('site');
    const paths = join(folder(), 'paths');
    writeFileSync(paths, '/secret-path-of-this-machine\n');
    site.crafted((asked) => ({ ...asked, options: { urls: paths } }));
    expect((await here(['replay', site.file, '--json'])).out).not.toContain('secret-path');
    expect((await here(['replay', site.file, '--json', '--urls', paths])).out).toContain('secret-path');
  });

  test('an option of another type is refused', async () => {
    const { file, crafted } = await recorded('site');
    crafted((asked) => ({ ...asked, options: { 'max-pages': ['5'] } }));
    expect(await here(['replay', file])).toMatchObject({ exit: 2, out: '' });
  });

  test('holds the addresses of --urls, and no values of cookies', async () => {
    const list = join(folder(), 'list');
    writeFileSync(list, '/a\n');
    const { file, live } = await recorded('site', '--urls', list);
    writeFileSync(list, '/b\n');
    expect(await here(['replay', file, '--json'])).toEqual(live);
    expect(readFileSync(file, 'utf8')).not.toContain('secret-of-the-recorder');
  });
});

describe('what is no recording', () => {
  test.each([
    ['', 'first line'],
    ['{}\n', 'first line'],
    ['not json\n', 'first line'],
  ])('%j is refused', async (content, said) => {
    const file = join(folder(), 'exchanges.ndjson');
    writeFileSync(file, content);
    const { exit, note } = await here(['replay', file]);
    expect(exit).toBe(2);
    expect(note).toContain(said);
  });

  test('a damaged line is named by its number in the file', async () => {
    const { origin } = await serveSite(routes);
    const file = join(folder(), 'exchanges.ndjson');
    await here(['schema', origin, '--allow-origin', origin, '--record', file, '--json']);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    writeFileSync(file, [lines[0], '{"request":1}'].join('\n'));
    expect((await here(['replay', file])).note).toContain('line 2 is no recorded exchange');
  });
});

test('diff tells what is new, gone and still there', async () => {
  const work = folder();
  const [old, now] = [join(work, 'old.json'), join(work, 'new.json')];
  const { origin } = await serveSite(routes);
  const shut = await here(['crawler', origin, '--allow-origin', origin, '--no-probe', '--json']);
  writeFileSync(old, shut.out);
  const document = JSON.parse(shut.out);
  const isBlock = ({ rule }: { rule: string }) => rule === 'answer-bots-blocked';
  const findings = document.findings.filter((one: { rule: string }) => !isBlock(one));
  writeFileSync(now, JSON.stringify({ ...document, findings, scores: { crawler: 100 } }));

  const forth = await here(['diff', old, now]);
  expect(forth.exit).toBe(0);
  expect(forth.out).toContain(`crawler    ${document.scores.crawler} → 100`);
  expect(forth.out).toMatch(/New: 0\nGone: 1\n {2}critical .*PerplexityBot/);
  writeFileSync(now, JSON.stringify({ ...document, scores: { crawler: null, schema: 50 } }));
  const unknown = await here(['diff', old, now]);
  expect(unknown.out).toContain(`crawler    ${document.scores.crawler} → unknown`);
  expect(unknown.out).toContain('schema     unknown → 50');
  writeFileSync(now, JSON.stringify({ ...document, findings, scores: { crawler: 100 } }));
  const back = await here(['diff', now, old, '--fail-on-new', '--json']);
  expect(back.exit).toBe(1);
  const failed = join(work, 'failed.json');
  writeFileSync(failed, JSON.stringify({ ...document, error: { code: 'target-unreachable' }, findings: [] }));
  for (const pair of [
    [old, failed],
    [failed, old],
  ])
    expect(await here(['diff', ...pair])).toMatchObject({ exit: 2, out: '' });
  expect(JSON.parse(back.out)).toMatchObject({ appeared: [{ rule: 'answer-bots-blocked' }], gone: [] });
});
