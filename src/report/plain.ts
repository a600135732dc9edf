/** Text of others as every form may show it: the one function at their borders. */
import { visible } from '../values/printable.ts';
import { masked } from '../values/secrets.ts';
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';

/** The text with the secrets of addresses masked, and what nobody sees shown by its number. */
export function plain(text: string): string {
  return visible(masked(text));
}

/** {@link plain} text on one line: white space collapsed and trimmed. */
export function plainLine(text: string): string {
  return oneLine(plain(text));
}

/** A text on one line: white space collapsed and trimmed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Data in which every text, and every name of a property, is {@link plain}. */
export function plainData<Data>(data: Data): Data;
export function plainData(data: unknown): unknown {
  if (typeof data === 'string') return plain(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((one: unknown) => plainData(one));
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [plain(name), plainData(one)]));
}

/** A report as a form may show it: every text {@link plain}, and its findings in the words of a language. */
export function plainReport(given: Report, { words }: Locale): Report {
  const report = plainData(given);
  return { ...report, findings: report.findings.map((finding) => words(finding)) };
}
