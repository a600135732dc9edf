/**
 * Makes `dist`: modules and types with tsc, and from them in `dist/bundle` what the package ships, because a few large
 * files start in less than half the time of many small ones. `node build.mjs --if-changed` makes nothing when no source
 * is newer than the last build.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inline } from './inline.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
const DIST = join(ROOT, 'dist');
const BUNDLE = join(DIST, 'bundle');
/** Written last: a build that broke off is made again. Which chunk holds which modules, for the tests. */
const CHUNKS = join(DIST, 'chunks.json');

/** Entries of the package, and of the program what is loaded by name. All lie in one folder, two below the root. */
const ENTRIES = {
  index: 'index',
  contract: 'contract/index',
  report: 'report/index',
  bullmq: 'queue/bullmq',
  'pg-boss': 'queue/pg-boss',
  playwright: 'render/playwright',
  'postgres-gate': 'queue/postgres-gate',
  'postgres-ledger': 'queue/postgres-ledger',
  'postgres-store': 'queue/postgres-store',
  'redis-gate': 'queue/redis-gate',
  commands: 'cli/commands',
  help: 'cli/help',
  main: 'cli/main',
  'page-thread': 'jobs/page-thread',
};
/** Readers that are used alone: one file each, because each file that an import loads costs 2 ms of CPU. */
const READERS = ['html', 'llms-txt', 'robots', 'sitemap', 'structured-data'];
const PROGRAM = 'citeworthy.cjs';

function isFresh() {
  if (!existsSync(CHUNKS)) return false;
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true }).map((name) => join('src', name));
  const made = statSync(CHUNKS).mtimeMs;
  return [
    'src',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'build.mjs',
    'inline.mjs',
    ...sources,
  ].every((name) => statSync(join(ROOT, name)).mtimeMs < made);
}

function compile() {
  rmSync(DIST, { recursive: true, force: true });
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(ROOT, 'src/tsconfig.json')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * The packages that the manifest names stay outside: most are loaded when they are first needed, and each is updated on
 * its own. All but zod, which every start needs: whole it is 130 modules with the words of 60 languages, and what is used
 * of it is one.
 */
const INSIDE = 'zod';
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const OUTSIDE = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== INSIDE);
const isOutside = (id) =>
  id.startsWith('node:') || OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Starts that do with a part of the engine. What the same of them load is one file: by entries and commands alone, the
 * engine would be 70 files, each of which costs 1 ms of CPU when it is imported.
 */
const STARTS = {
  contract: ['contract/index'],
  report: ['report/index'],
  program: [
    'cli/run',
    'cli/misread',
    'cli/config/configured',
    'cli/commands/crawler',
    'cli/commands/fix',
    'catalog/ai-bots',
  ],
  store: ['queue/postgres-store', 'queue/postgres-ledger', 'queue/postgres-gate', 'queue/redis-gate'],
  explain: ['cli/explain/explained'],
  thread: ['jobs/page-thread'],
};
const ENGINE = 'engine';

/** Groups of the modules of the engine by the starts that load them. What more of them load comes first. */
function engineGroups() {
  const starts = new Map();
  const follow = (id, start, infoOf, seen) => {
    if (seen.has(id)) return;
    seen.add(id);
    starts.set(id, [...(starts.get(id) ?? []), start]);
    for (const next of infoOf(id)?.importedIds ?? []) follow(next, start, infoOf, seen);
  };
  const plugin = {
    name: 'starts',
    buildEnd() {
      for (const [start, entries] of Object.entries({ [ENGINE]: ['index'], ...STARTS })) {
        const seen = new Set();
        for (const entry of entries)
          follow(join(DIST, `${entry}.js`), start, (id) => this.getModuleInfo(id), seen);
      }
    },
  };
  const sets = [[ENGINE]];
  for (const start of Object.keys(STARTS)) sets.push(...sets.map((set) => [...set, start]));
  const groups = sets
    .toSorted((a, b) => b.length - a.length)
    .map((set) => ({ name: ENGINE, test: (id) => starts.get(id)?.join() === set.join() }));
  return { plugin, groups };
}

/** Writes a bundle of these entries. Gives its files with their modules. */
async function written(entries, { plugins = [], ...options }) {
  const { rolldown } = await import('rolldown');
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, module]) => [name, join(DIST, `${module}.js`)]),
  );
  const build = await rolldown({ input, platform: 'node', external: isOutside, plugins });
  const { output } = await build.write({
    dir: BUNDLE,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    // Names stay, so that a stack says where a fault is.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    ...options,
  });
  await build.close();
  return output;
}

async function bundle() {
  const { plugin, groups } = engineGroups();
  const output = await written(ENTRIES, { plugins: [plugin], codeSplitting: { groups } });
  for (const reader of READERS)
    output.push(...(await written({ [reader]: `public/${reader}` }, { codeSplitting: false })));
  // As it is: the program is CommonJS for its quick start, and asks for its parts by name.
  copyFileSync(join(DIST, 'cli', PROGRAM), join(BUNDLE, PROGRAM));
  copyFileSync(join(ROOT, 'node_modules', INSIDE, 'LICENSE'), join(BUNDLE, `${INSIDE}.LICENSE`));
  const chunks = output.map(({ fileName, moduleIds = [] }) => [
    fileName,
    // Without what the bundler adds of its own.
    moduleIds.flatMap((id) => /(?:dist|node_modules)\/.*$/.exec(id) ?? []),
  ]);
  writeFileSync(CHUNKS, JSON.stringify(Object.fromEntries(chunks)));
}

if (!process.argv.includes('--if-changed') || !isFresh()) {
  inline();
  compile();
  await bundle();
}
