import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { progressLine } from '../../src/cli/progress.ts';
import { visible } from '../../src/values/printable.ts';
import { serveSite, sitemapOf } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const SECRET = 'Zq7hunter2hunter2';
const UNSEEN = 'a\u{e0041}\u202e\u200f\u061c\u2028\u009bb';

const page = (title: string) => `<!doctype html><html lang="en"><title>${title} ${UNSEEN}</title>
<link rel="canonical" href="{{origin}}/b?X-Amz-Signature=${SECRET}"><h1>::error::${UNSEEN}</h1>
<img src="https://cdn.example/a.png?sig=${SECRET}"><p>##[error]x ${UNSEEN}</p>
<script type="application/ld+json">{"@type":"Nope${UNSEEN}","url":"/?token=${SECRET}"</script>
<a href="/c?key=${SECRET}">C</a><a href="/a?access_token=${SECRET}">A</a>`;

const routes = {
  '/': page('Home'),
  [`/a?access_token=${SECRET}`]: page('A'),
  [`/c?key=${SECRET}`]: { status: 404, body: 'gone' },
  '/sitemap.xml': sitemapOf('/', `/a?access_token=${SECRET}`, `/c?key=${SECRET}`, `/\u200f?sig=${SECRET}`),
  '/robots.txt': `User-agent: *\nAlow: /?token=${SECRET}\nSitemap: {{origin}}/none.xml?token=${SECRET}\nSitemap: {{origin}}/sitemap.xml\n`,
  '/llms.txt': `# A ${UNSEEN}\n\n> B\n\n## C\n\n- [D]({{origin}}/d?api_key=${SECRET}): ::error::\n- [D]({{origin}}/d?api_key=${SECRET}): e\n`,
};

/** What a text that leaves the machine may not hold. Of style and script, which are ours, any line may begin with colons. */
function faultsOf(name: string, text: string): string[] {
  const plain = text.replaceAll(/\u001b\[\d*[mK]/g, '').replaceAll('\r', '\n');
  const ofSite = plain.replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '');
  return [
    ...(text.includes(SECRET) ? [`${name}: a secret`] : []),
    ...(visible(plain) === plain ? [] : [`${name}: what is not seen`]),
    ...(/^\s*::|##\[/im.test(ofSite) ? [`${name}: a command`] : []),
  ];
}

describe('what a site writes into its addresses and texts leaves by no form', () => {
  test.each([['--json'], ['--ndjson'], ['--verbose'], ['--llm', '-'], ['--csv', '-']])(
    '%s',
    async (...form) => {
      const { origin } = await serveSite(routes);
      const [out, file] = [folder(), join(folder(), 'run.ndjson')];
      const ledger = join(folder(), 'ledger.ndjson');
      const kept = ['--out', join(out, 'all'), '--record', file, '--ledger', ledger];
      const target = `${origin}/?token=${SECRET}`;
      const args = ['audit', target, '--allow-origin', origin, '--no-probe', ...form, ...kept];
      const { out: shown, note } = await here(args, { isWatched: true });
      const files = readdirSync(join(out, 'all')).flatMap((name) =>
        faultsOf(name, readFileSync(join(out, 'all', name), 'utf8')),
      );
      expect([...faultsOf('stdout', shown), ...faultsOf('stderr', note), ...files]).toEqual([]);
      // They are what an audit is made of again.
      for (const path of [file, ledger]) {
        expect(readFileSync(path, 'utf8')).toContain(SECRET);
        expect(statSync(path).mode & 0o777).toBe(0o600);
      }
      expect((await here(['replay', file, '--json'])).out).toContain('token=***');
    },
  );
});

test('a run with another token finds nothing new', async () => {
  const { origin } = await serveSite({ '/a?token=aaaaaaaa': page('A'), '/a?token=bbbbbbbbbb': page('A') });
  const baseline = join(folder(), 'old.json');
  const args = (token: string) => ['schema', `${origin}/a?token=${token}`, '--allow-origin', origin];
  writeFileSync(baseline, (await here([...args('aaaaaaaa'), '--json'])).out);
  const { out, note } = await here([...args('bbbbbbbbbb'), '--json', '--baseline', baseline]);
  const { findings } = JSON.parse(out);
  expect(findings.length).toBeGreaterThan(0);
  expect(note).toContain(`${findings.length} finding`);
});

test('an llms.txt that is made from the texts of a site holds nothing that nobody sees', async () => {
  const { origin } = await serveSite({ '/': `<title>Machines ${UNSEEN}</title><h1>Machines</h1>` });
  const { out } = await here(['llms', origin, '--allow-origin', origin, '--write', '-']);
  expect(out).toContain('Machines a b');
  expect(faultsOf('stdout', out)).toEqual([]);
});

describe('a line on stderr', () => {
  test('of an error commands nothing and holds no secret', async () => {
    const { note } = await here(['diff', `::error::\u202e/?token=${SECRET}`, '##[error]']);
    expect(faultsOf('stderr', note)).toEqual([]);
    expect(note).toContain('token=***');
  });

  test('of progress is no command', () => {
    let note = '';
    const terminal = { note: (text: string) => void (note += text), noteWidth: 80, isWatched: true };
    progressLine(terminal).show(`::error::${UNSEEN} /?token=${SECRET}`);
    expect(faultsOf('progress', note)).toEqual([]);
  });

  test('of the gate is no command', async () => {
    const home = folder();
    mkdirSync(join(home, 'dist'));
    writeFileSync(join(home, 'dist', 'index.html'), page('A'));
    const suppressions = JSON.stringify([
      { id: 'meta-description', reason: '::error::\u202e##[error]', expires: '2000-01-01' },
    ]);
    const args = [
      'schema',
      join(home, 'dist'),
      '--url',
      'https://a.example/',
      '--suppressions',
      suppressions,
    ];
    const { note } = await here(args);
    expect(note).toContain('expired');
    expect(faultsOf('stderr', note)).toEqual([]);
  });
});
