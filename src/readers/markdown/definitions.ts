/** Link reference definitions: `[label]: address "title"`, each on one line. CommonMark 0.31.2, section 4.7. */
import { literal } from './destination.ts';

/** The text between the brackets of a label: no brackets but escaped ones. */
export const LABEL_TEXT = String.raw`(?:[^[\]\\]|\\[^\n]){0,999}`;

const DEFINITION = new RegExp(
  String.raw`^\[(${LABEL_TEXT})\]:[ \t]*<?([^\s<>]+)>?(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?[ \t]*$`,
);

/**
 * Folded label of a reference: case and runs of white space do not matter (CommonMark 6.3). In lower case `ẞ` is a
 * letter of its own, and only that one is `SS` in upper case.
 */
export function foldLabel(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** The definitions at the front of a paragraph, one for each of its first lines. Only there do they count. */
export function leadingDefinitions(
  lines: readonly string[],
): { readonly key: string; readonly url: string }[] {
  const found: { readonly key: string; readonly url: string }[] = [];
  for (const line of lines) {
    const [, label = '', url] = DEFINITION.exec(line) ?? [];
    if (url === undefined || label.trim() === '') break;
    found.push({ key: foldLabel(label), url: literal(url) });
  }
  return found;
}
