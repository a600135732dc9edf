/**
 * Makes `src/report/html/inlined.ts`: the style and the script of the HTML report as text, from `style/*.css` and
 * `browser/report.ts`. The report is one file that loads nothing, and the room that makes it reads no files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, transformSync } from 'rolldown/utils';

const HTML = join(dirname(fileURLToPath(import.meta.url)), 'src/report/html');
const SCRIPT = join(HTML, 'browser/report.ts');
const INLINED = join(HTML, 'inlined.ts');

/** A style with what it imports, without comments and indents. */
function styleOf(file) {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@import '(.+)';/g, (_, name) => styleOf(join(dirname(file), name)))
    .replace(/\n\s*/g, '\n')
    .trim();
}

function scriptOf(file) {
  const plain = transformSync(file, readFileSync(file, 'utf8'), { lang: 'ts', sourceType: 'module' });
  const { code, errors } = minifySync(file, `(() => {${plain.code}})();`, { module: false, mangle: false });
  const [error] = [...plain.errors, ...errors];
  if (error !== undefined) throw new Error(error.message);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file}: an inline script cannot hold its own end`);
  return code;
}

/** Writes the module where it is not what it would be made. */
export function inline() {
  const style = JSON.stringify(styleOf(join(HTML, 'style/report.css')));
  const script = JSON.stringify(scriptOf(SCRIPT));
  const text = `// Made by inline.mjs.\nexport const STYLE_TEXT: string = ${style};\nexport const SCRIPT_TEXT: string = ${script};\n`;
  if (!existsSync(INLINED) || readFileSync(INLINED, 'utf8') !== text) writeFileSync(INLINED, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) inline();
