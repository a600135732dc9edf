/** How short a page is, and how titles name what it is: what the steps for thin pages share. */
import type { AccessContext } from './context.ts';

/** Units: the line that a challenge script shows while it runs. */
export const LINE = 12;
/** Units: two lines, too short to mention anything in passing. */
export const LINES = 25;
/** Units: a notice and its button. */
export const NOTICE = 60;
/** Units: a notice with the links of a footer. */
export const NOTICE_WITH_CHROME = 120;

/** The text where the page is no longer than a notice, else nothing. */
export function shortText(context: AccessContext, units: number): string {
  return context.view.visibleWords <= units ? context.opening() : '';
}

/**
 * Whether a title names one of these things: it is the phrase, or begins or ends with it at a separator, as in
 * `Page not found | Example`, `Example - Sign in`, `404: nothing here`.
 */
export function startsWithName(text: string, names: readonly string[]): boolean {
  return nameOf(text, names) !== null;
}

/** The name for which {@link startsWithName} holds, or `null`. */
export function nameOf(text: string, names: readonly string[]): string | null {
  const found = names.find((name) => {
    const at = text.indexOf(name);
    if (at === -1) return false;
    const before = text.slice(0, at).trimEnd();
    const after = text.slice(at + name.length).trimStart();
    const begins = before === '' && /^$|^[^\p{L}\p{N}?]/u.test(after);
    const ends = after === '' && /[|–—:·•»!.-]$/u.test(before);
    return begins || ends;
  });
  return found ?? null;
}
