import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** The wall plan: what a room may import. Change it when the design changes, with the reason in the commit. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  exchange: [],
  errors: [],
  // values: small value types that every room needs. exchange: a Link header is a header line. catalog: which
  // parameters of an address are secrets.
  values: ['exchange', 'catalog'],
  contract: [],
  catalog: [],
  // readers: bytes → plain data, no opinion, each usable alone. catalog: the names that a format's own tables hold.
  readers: ['values', 'catalog'],
  facts: ['values', 'exchange', 'catalog', 'readers'],
  // access: the one answer to "is what came the page?", asked of what a page is.
  access: ['values', 'exchange', 'catalog', 'readers', 'facts'],
  // render: a renderer gets the proxy that net opens for it.
  net: ['values', 'exchange', 'catalog', 'errors', 'readers', 'render'],
  // render: what runs the scripts of a page. Its port is plain types; a browser behind it is an optional package.
  render: ['exchange', 'errors'],
  // archives: what others have fetched, as the web of an auditor. net: its redirects and codings are undone there.
  archives: ['net', 'exchange', 'errors', 'values'],
  gather: ['net', 'access', 'facts', 'readers', 'exchange', 'catalog', 'errors', 'values'],
  // exchange: a generated llms.txt is made from the answers of pages.
  fixes: ['access', 'facts', 'readers', 'catalog', 'contract', 'exchange', 'values'],
  // exchange: the answers of a site are what its rules judge, and what their examples are made of.
  rules: ['access', 'facts', 'readers', 'fixes', 'catalog', 'contract', 'exchange', 'values'],
  score: ['rules', 'contract'],
  // exchange: the matrix of answer engines is asked with the home page as it came.
  findings: ['access', 'facts', 'readers', 'rules', 'contract', 'catalog', 'exchange', 'values'],
  // passages: what engines cut main text into, and which of it answers which question. findings: the words of the matrix.
  passages: ['access', 'facts', 'findings', 'rules', 'catalog', 'exchange', 'values'],
  audits: [
    'access',
    'facts',
    'readers',
    'rules',
    'findings',
    'fixes',
    'score',
    'catalog',
    'contract',
    'exchange',
    'values',
  ],
  // patch: repairs of findings as edits of the files they are in. rules: what a page says of itself, as they read it.
  patch: ['facts', 'readers', 'fixes', 'rules', 'findings', 'catalog', 'exchange', 'values'],
  // logs: lines of access logs → what they say of the bots of the catalogue.
  logs: ['values', 'catalog'],
  // A report is made of what audits gave; its forms read it and judge nothing.
  report: [
    'audits',
    'passages',
    'logs',
    'access',
    'catalog',
    'contract',
    'exchange',
    'facts',
    'readers',
    'findings',
    'rules',
    'score',
    'values',
  ],
  // catalog: the default limits of a run have one home. net: whoever drives the audits opens their connections.
  // report: a worker gets the report of a target with its results. findings: the pages of a joint audit complete the
  // matrix of engines that its Crawler Check made. patch: repairs are proved by auditing again.
  // archives: a run is recorded as a WARC file.
  jobs: [
    'archives',
    'patch',
    'gather',
    'net',
    'access',
    'facts',
    'readers',
    'values',
    'fixes',
    'rules',
    'findings',
    'passages',
    'audits',
    'report',
    'catalog',
    'contract',
    'errors',
    'exchange',
  ],
  // errors: a ledger that another worker holds is told by its code. values: JSON as PostgreSQL takes it.
  queue: ['jobs', 'contract', 'errors', 'values'],
  // public: the readers as users import them, one entry each. rules: what is wrong with an llms.txt is told with it.
  public: ['readers', 'facts', 'rules'],
  // queue: `citeworthy worker` is an entry point that an operator starts as it is.
  // logs: `citeworthy logs` reads files line by line into their tally.
  // render: `--render` starts the browser that a user has.
  // archives: a WARC or HAR file is a target.
  cli: [
    'archives',
    'jobs',
    'patch',
    'queue',
    'render',
    'report',
    'logs',
    'findings',
    'rules',
    'contract',
    'errors',
    'catalog',
    'values',
  ],
};

const PURE = new Set([
  'exchange',
  'errors',
  'values',
  'contract',
  'catalog',
  'readers',
  'facts',
  'access',
  'fixes',
  'rules',
  'findings',
  'passages',
  'score',
  'audits',
  'patch',
  'logs',
  'report',
]);
const IMPURE_MODULE =
  /^(undici|node:(fs|net|http|https|dns|tls|timers|child_process|worker_threads)(\/.*)?)$/;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.c?ts$/.test(name));
const room = (file: string) => file.split('/')[0]!.replace(/\.c?ts$/, '');

function importsOf(file: string): { specifier: string; target: string | null }[] {
  const source = readFileSync(join(SRC, file), 'utf8');
  const found = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*'([^']+)'|(?:import|packageNamed)\(\s*'([^']+)'\s*\)/g,
  );
  return [...found].map((match) => {
    const specifier = (match[1] ?? match[2])!;
    const target = specifier.startsWith('.') ? relative(SRC, resolve(SRC, dirname(file), specifier)) : null;
    return { specifier, target };
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

test('every file stands in a known room', () => {
  expect(files.map(room).filter((name) => name !== 'index' && MAY_IMPORT[name] === undefined)).toEqual([]);
});

test('a room imports only what stands below it', () => {
  const broken = [...graph].flatMap(([file, imports]) =>
    imports
      .filter(({ target }) => target !== null && room(file) !== 'index' && room(target) !== room(file))
      .filter(({ target }) => !MAY_IMPORT[room(file)]!.includes(room(target!)))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test('no cycles', () => {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const below = (graph.get(file) ?? []).flatMap(({ target }) =>
      target === null ? [] : visit(target, [...path, file]),
    );
    done.add(file);
    return below;
  };
  expect(files.flatMap((file) => visit(file, []))).toEqual([]);
});

test('the pure rooms do no input or output', () => {
  const broken = [...graph]
    .filter(([file]) => PURE.has(room(file)))
    .flatMap(([file, imports]) =>
      imports
        .filter(({ specifier }) => IMPURE_MODULE.test(specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
  expect(broken).toEqual([]);
});
