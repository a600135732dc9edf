/**
 * Runs programs one after the other in this process, so that the package is loaded once for all of them: paths as
 * arguments, one line of JSON for each on stdout, `{ printed, error, worked }`.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { recipe } from './stubs/queues.mjs';

const write = process.stdout.write.bind(process.stdout);
let printed = [];
console.log = (...values) => void printed.push(format(...values));
let onFault = () => {};
process.on('unhandledRejection', (fault) => onFault(fault));
process.on('uncaughtException', (fault) => onFault(fault));

/** A program that is read to its end, and the job that a stand-in has handed to it. A loop that waits never ends. */
async function runs(file) {
  const isRead = import(pathToFileURL(file)).then(() => true);
  while (!(await Promise.race([isRead, new Promise((resolve) => setTimeout(resolve, 10, false))])))
    if (recipe.done !== null) break;
  await recipe.done;
}

for (const file of process.argv.slice(2)) {
  printed = [];
  Object.assign(recipe, { done: null, end: () => {} });
  process.chdir(dirname(file));
  const fault = new Promise((_, reject) => (onFault = reject));
  const error = await Promise.race([runs(file), fault]).then(
    () => '',
    (thrown) => String(thrown?.stack ?? thrown),
  );
  write(`${JSON.stringify({ printed: printed.join('\n'), error, worked: recipe.done !== null })}\n`);
}
// What a recipe serves is served until its process ends.
process.exit(0);
