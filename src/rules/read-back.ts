/**
 * The data of a sentence of ours, read back from it by the template that it was filled from: results keep sentences, and a
 * report says them in another language.
 */
import type { Data } from './rule.ts';

/** A bracket of an optional part, a place with its words, or text. */
const PART = /(?<bracket>[[\]])|\{(?<name>\w+)(?:@[\w-]+)*(?:(?<mark>[|:])(?<words>[^}]*))?\}|[^[\]{]+/g;

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** `null` for a sentence that another template was filled to. */
export function readBack(template: string, sentence: string): Data | null {
  const parts = [...template.matchAll(PART)];
  // A word tells that its value is there, where nothing else does.
  const shown = new Set(
    parts.flatMap(({ groups }) => (groups?.['mark'] === ':' ? [] : (groups?.['name'] ?? []))),
  );
  const open = new Set<string>();
  const patterns = parts.map(({ 0: text, groups }) => {
    const { bracket, name, mark, words } = groups ?? {};
    if (bracket !== undefined) return bracket === '[' ? '(?:' : ')?';
    if (name === undefined) return quoted(text);
    const value = (pattern: string): string => {
      if (open.has(name)) return String.raw`\k<_${name}>`;
      open.add(name);
      return `(?<_${name}>${pattern})`;
    };
    const word = `(?:${(words ?? '').split('|').map(quoted).join('|')})`;
    if (mark === ':') return shown.has(name) ? word : value(word);
    return mark === '|' ? `${value('.*?')} ${word}` : value('.*?');
  });
  const read = new RegExp(`^${patterns.join('')}$`, 's').exec(sentence);
  if (read === null) return null;
  const given = Object.entries<string | undefined>(read.groups ?? {});
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name.slice(1), value]])),
  );
}

/** A sentence behind a stable code and its colon: the code, and the data of the sentence by the table of its template. */
export function readCoded(
  table: Readonly<Record<string, string>>,
  coded: string,
): { readonly code: string; readonly data: Data } | null {
  const [code = ''] = coded.split(':', 1);
  const template = Object.hasOwn(table, code) ? table[code] : undefined;
  const data = template === undefined ? null : readBack(template, coded.slice(code.length + 2));
  return data === null ? null : { code, data };
}
