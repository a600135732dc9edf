/** What a Markdown twin or an llms.txt says of the thing of a page. */
import type { Exchange } from '../../exchange.ts';
import { httpUrl } from '../../values/url.ts';
import { decodeTextFile } from '../llms-txt/decode.ts';
import { isSamePage } from '../page-head.ts';
import type { PageFacts, ShownLine } from '../page-facts.ts';
import { lineFacts } from './facts.ts';
import type { SurfaceFact } from './model.ts';

/** Lines of a file that are read for what one page states. */
const MAX_LINES = 2_000;

/** A link of Markdown with what is said of it in its line. */
const LINK = /\[([^\]]{1,300})\]\(\s*<?([^\s)>]{1,2000})>?[^)]*\)(.*)/;
const HEADING = /^#\s+(.{1,300}?)\s*#*$/;
const MARKS = /^(?:[-*+>]|\d+\.)\s+|[*_`]|^#+\s+/g;

/** Facts of the twin of a page: its heading, and the lines after it. */
export function markdownFacts(answer: Exchange, stated: readonly SurfaceFact[]): SurfaceFact[] {
  const lines = linesOf(answer);
  const at = lines.findIndex((line) => HEADING.test(line));
  const name = HEADING.exec(lines[at] ?? '')?.[1] ?? '';
  const shown = lines.flatMap((text, index) => shownLine(text, index - Math.max(at, 0), index + 1, text));
  return lineFacts({ text: name, line: at + 1 }, shown, 'markdown', stated);
}

/** Facts of the entries of an llms.txt that lead to a page. */
export function llmsTxtFacts(
  page: PageFacts,
  answer: Exchange,
  stated: readonly SurfaceFact[],
): SurfaceFact[] {
  return linesOf(answer).flatMap((line, index) => {
    const [, text = '', href = '', said = ''] = LINK.exec(line) ?? [];
    const url = href === '' ? null : httpUrl(href, answer.finalUrl);
    if (url === null || !isSamePage(url.href, page.finalUrl)) return [];
    const lines = shownLine(said, 0, index + 1, line);
    return lineFacts({ text, line: index + 1 }, lines, 'llms.txt', stated);
  });
}

const linesOf = ({ body, headers }: Exchange): string[] =>
  decodeTextFile(body, headers).text.split(/\r\n|\n|\r/, MAX_LINES);

function shownLine(text: string, fromTitle: number, line: number, whole: string): ShownLine[] {
  const plain = text.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim();
  const struck = [...text.matchAll(/~~([^~]{1,100})~~/g)].map(([, written = '']) => written);
  return plain === ''
    ? []
    : [{ text: plain, struck, names: '', fromTitle, line, column: whole.indexOf(plain) + 1 || 1 }];
}
