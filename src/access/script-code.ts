/** Telling the code of a script from the data it carries. */

/**
 * Characters. The strings of a challenge loader are addresses and tokens shorter than this; frameworks ship the
 * text of an article (`self.__next_f.push`, `window.__NUXT__`) in longer ones, and an article may quote a loader.
 */
const DATA_STRING = 120;
const QUOTES = /["'`]/g;

/**
 * The script with its long string literals blanked: a quoted sample inside shipped page data is no code. A light
 * reading without a grammar; a quote in a comment or a regular expression ends with its line.
 */
export function codeOf(script: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const match of script.matchAll(QUOTES)) {
    if (match.index < from) continue;
    const end = stringEnd(script, match.index);
    const length = end - match.index;
    parts.push(script.slice(from, match.index), length > DATA_STRING ? '""' : script.slice(match.index, end));
    from = end;
  }
  parts.push(script.slice(from));
  return parts.join('');
}

/** Those long string literals, joined. */
export function dataOf(script: string): string {
  const data: string[] = [];
  let from = 0;
  for (const { index } of script.matchAll(QUOTES)) {
    if (index < from) continue;
    from = stringEnd(script, index);
    if (from - index > DATA_STRING) data.push(script.slice(index + 1, from - 1));
  }
  return data.join(' ');
}

/** One past the closing quote; the line's end for a string that is not closed on its line. */
function stringEnd(script: string, from: number): number {
  const quote = script[from];
  for (let i = from + 1; i < script.length; i++) {
    const char = script[i];
    if (char === quote) return i + 1;
    if (char === '\\') i++;
    else if (char === '\n' && quote !== '`') return i;
  }
  return script.length;
}
