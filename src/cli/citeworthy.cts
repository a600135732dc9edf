#!/usr/bin/env node
/**
 * The installed command: answers for the version and the help at once, and leaves all else to `main.ts`. CommonJS,
 * because an ES module costs its loader (3 to 6 ms), and `process.stdout` costs a stream (2 ms), before a word is said.
 * `bench/cold-start.mjs` shows it.
 */
const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');

const STDOUT = 1;

/** The version that the manifest of this package states. */
function versionOf(): string {
  const manifest: unknown = JSON.parse(readFileSync(`${__dirname}/../../package.json`, 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
}

async function helpText(): Promise<string> {
  const [{ programHelp }, { COMMANDS }] = await Promise.all([import('./help.ts'), import('./commands.ts')]);
  return programHelp(COMMANDS, versionOf());
}

/** Whether the text went out whole. A closed or a full pipe is for `main.ts`, whose streams can wait. */
function isWritten(text: string): boolean {
  try {
    return writeSync(STDOUT, text) === Buffer.byteLength(text);
  } catch {
    return false;
  }
}

async function answered(flag: string | undefined): Promise<boolean> {
  if (flag === '--version' || flag === '-v') return isWritten(`${versionOf()}\n`);
  if (flag === '--help' || flag === '-h') return isWritten(await helpText());
  return false;
}

async function start(): Promise<void> {
  if (await answered(process.argv[2])) return;
  // Node 22.8 and later keep what V8 made of the modules: the second start compiles nothing.
  const modules = process.getBuiltinModule('node:module');
  if ('enableCompileCache' in modules && typeof modules.enableCompileCache === 'function')
    modules.enableCompileCache();
  await import('./main.ts');
}

void start();
