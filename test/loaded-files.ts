import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a process loaded, as V8 counted them for `NODE_V8_COVERAGE`: from `dist/` or `node_modules/` on. */
export function loadedFiles(coverage: string): string[] {
  return readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    return result.flatMap(
      ({ url }: { readonly url: string }) => /(?:dist|node_modules)\/.*$/.exec(url) ?? [],
    );
  });
}
