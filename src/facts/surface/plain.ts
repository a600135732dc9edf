/** What a Markdown twin or an llms.txt says of the thing of a page. */
import type { Exchange } from '../../exchange.ts';
import { httpUrl } from '../../values/url.ts';
import { decodeTextFile } from '../llms-txt/decode.ts';
import { pageKey } from '../page-head.ts';
import type { ShownLine } from '../page-facts.ts';
import { lineFacts } from './facts.ts';
import type { SurfaceFact } from './model.ts';

/** Lines of a file that are read for what one page states. */
const MAX_LINES = 2_000;

/** A link of Markdown with what is said of it in its line. */
const LINK = /\[([^\]]{1,300})\]\(\s*<?([^\s)>]{1,2000})>?[^)]*\)(.*)/;
const HEADING = /^#\s+(.{1,300}?)\s*#*$/;
const MARKS = /^(?:[-*+>]|\d+\.)\s+|[*_`]|^#+\s+/g;

/** What a text beside a page says of it: the name that it gives it, and lines. */
export interface SaidOfPage {
  readonly surface: 'llms.txt' | 'markdown';
  readonly name: { readonly text: string; readonly line: number };
  readonly lines: readonly ShownLine[];
}

/** What the twin of a page says: its heading, and the lines after it. */
export function saidInMarkdown(answer: Exchange): SaidOfPage {
  const lines = linesOf(answer);
  const at = lines.findIndex((line) => HEADING.test(line));
  const text = HEADING.exec(lines[at] ?? '')?.[1] ?? '';
  return {
    surface: 'markdown',
    name: { text, line: at + 1 },
    lines: lines.flatMap((line, index) => shownLine(line, index - Math.max(at, 0), index + 1, line)),
  };
}

/** What the entries of an llms.txt say, by the {@link pageKey} of the page that they lead to. */
export function saidInLlmsTxt(answer: Exchange): ReadonlyMap<string, readonly SaidOfPage[]> {
  const said = new Map<string, SaidOfPage[]>();
  for (const [index, line] of linesOf(answer).entries()) {
    const [, text = '', href = '', rest = ''] = LINK.exec(line) ?? [];
    const url = href === '' ? null : httpUrl(href, answer.finalUrl);
    if (url === null) continue;
    const entry: SaidOfPage = {
      surface: 'llms.txt',
      name: { text, line: index + 1 },
      lines: shownLine(rest, 0, index + 1, line),
    };
    const key = pageKey(url.href);
    said.set(key, [...(said.get(key) ?? []), entry]);
  }
  return said;
}

/** The facts of what is said. `stated`: what the page states, which tells the dollars that a sign means. */
export const saidFacts = (said: readonly SaidOfPage[], stated: readonly SurfaceFact[]): SurfaceFact[] =>
  said.flatMap(({ name, lines, surface }) => lineFacts(name, lines, surface, stated));

const linesOf = ({ body, headers }: Exchange): string[] =>
  decodeTextFile(body, headers).text.split(/\r\n|\n|\r/, MAX_LINES);

function shownLine(text: string, fromTitle: number, line: number, whole: string): ShownLine[] {
  const plain = text.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim();
  const struck = [...text.matchAll(/~~([^~]{1,100})~~/g)].map(([, written = '']) => written);
  return plain === ''
    ? []
    : [{ text: plain, struck, names: '', fromTitle, line, column: whole.indexOf(plain) + 1 || 1 }];
}
