import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder of real inputs that tests and benches may read, `null` when it is not there.
 * It is not part of the project: set CITEWORTHY_CORPUS, or keep it beside the checkout.
 */
export function corpusFolder(): string | null {
  const folder = resolve(
    process.env['CITEWORTHY_CORPUS'] ?? resolve(import.meta.dirname, '../../shared/corpus'),
  );
  if (existsSync(folder)) return folder;
  console.log(`corpus absent at ${folder}: tests over real inputs did not run`);
  return null;
}
