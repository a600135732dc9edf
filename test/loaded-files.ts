import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Which modules of `dist/` and of packages each file of `dist/bundle/` holds; the build writes it. */
const CHUNKS = resolve(import.meta.dirname, '../dist/chunks.json');

/**
 * The files that a process loaded, as V8 counted them for `NODE_V8_COVERAGE`: from `dist/` or `node_modules/` on. For a
 * chunk of the bundle the modules that it is made of.
 */
export function loadedFiles(coverage: string): string[] {
  const chunks: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(CHUNKS, 'utf8'));
  const files = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    return result.flatMap(
      ({ url }: { readonly url: string }) => /(?:dist|node_modules)\/.*$/.exec(url) ?? [],
    );
  });
  return files.flatMap((file: string) => chunks[file.replace(/^dist\/bundle\//, '')] ?? [file]);
}
