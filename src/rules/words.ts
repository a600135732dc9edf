/**
 * The words of a fault: templates that stand beside its rule, filled from the data of a verdict. A verdict holds no
 * sentence, so that findings can be grouped by their code, and translated by a table of the same codes.
 */
import { masked } from '../values/secrets.ts';
import { counted, listed, storableText } from '../values/wording.ts';

/** What a template is filled from: names, numbers and lists of names, as plain JSON. */
export type Data = Readonly<Record<string, string | number | readonly string[]>>;

/** `[, by {vendor}]`: said only where everything in it has a value. */
const OPTIONAL = /\[([^\]]*)\]/g;
/** `{name}`: a value. `{pages|page|pages}`: a number with its word. `{pages:is|are}`: the word alone. */
const PLACE = /\{(\w+)(?:([|:])([^|}]*)\|([^}]*))?\}/g;

/** Names of a list that a sentence shows, the rest as a number. */
const MAX_LISTED = 5;

/** The sentence of a template. A place without data stays empty. */
export function fill(template: string, data: Data): string {
  const said = template.includes('[')
    ? template.replace(OPTIONAL, (_, part: string) => (isFilled(part, data) ? part : ''))
    : template;
  return said.replace(PLACE, (_, name: string, mark?: string, one?: string, many?: string) => {
    const value = data[name] ?? '';
    if (typeof value === 'object') return masked(listed(value, MAX_LISTED));
    if (mark === undefined || one === undefined || many === undefined) return masked(String(value));
    const number = Number(value);
    // Documentation has no number: it speaks of several.
    if (Number.isNaN(number)) return mark === '|' ? `${value} ${many}` : many;
    return mark === '|' ? counted(number, one, many) : number === 1 ? one : many;
  });
}

/** The names that a template asks for; those of optional parts are left out. */
export function namesIn(template: string): readonly string[] {
  return [...template.replaceAll(OPTIONAL, '').matchAll(PLACE)].map(([, name = '']) => name);
}

function isFilled(part: string, data: Data): boolean {
  return [...part.matchAll(PLACE)].every(([, name = '']) => {
    const value = data[name] ?? '';
    return typeof value === 'number' ? value !== 0 : value.length > 0;
  });
}

/** Data as a finding keeps it: what there is, without secrets of addresses, in characters that every store takes. */
export function keptData(data: Data): Data {
  const stated = Object.entries(data).filter(([, value]) => typeof value === 'number' || value.length > 0);
  return Object.fromEntries(stated.map(([name, value]) => [name, keptValue(value)]));
}

function keptValue(value: Data[string]): Data[string] {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? keptText(value) : value.map(keptText);
}

const keptText = (text: string): string => storableText(masked(text));

/** What a fault says where it was found. Text to paste ends the fix. */
export function wordsOf(
  { message, fix }: { readonly message: string; readonly fix: string },
  { data, paste = '' }: { readonly data: Data; readonly paste?: string | undefined },
): { readonly message: string; readonly fix: string } {
  const done = fill(fix, data);
  return { message: fill(message, data), fix: paste === '' ? done : `${done}\n${paste}` };
}
