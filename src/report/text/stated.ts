/** What pages state, for a terminal: a line a value, contradictions first. */
import type { StatedPage } from '../report.ts';
import { statedWords } from '../stated.ts';
import { heading, indented, safe, type Setting } from './setting.ts';
import { clipped } from './width.ts';

/** The part on what pages state. */
export function statedLines(pages: readonly StatedPage[], setting: Setting): string[] {
  const { width, paint, locale } = setting;
  if (pages.length === 0) return [];
  return [
    ...heading(locale.tell('stated-title'), setting),
    ...pages.flatMap(({ path, rows }) => [
      `  ${clipped(safe(path), width - 2)}`,
      ...rows.flatMap((row) => {
        const { label, isApart, values } = statedWords(row, locale);
        const lines = values.flatMap(({ value, where }) =>
          indented(`${value} (${where})`, '      ', setting),
        );
        const head = isApart ? `${label}: ${locale.tell('stated-apart')}` : label;
        const [first = '', ...more] = indented(head, '    ', setting);
        return [isApart ? paint.band(first, 'poor') : first, ...more, ...lines];
      }),
    ]),
  ];
}
