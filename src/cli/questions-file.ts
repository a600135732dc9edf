/** Questions in a file: one a line, or the first column of a table, as Search Console exports its queries. */
import { linesOf } from './line-file.ts';

/** The option that names the file. */
export const QUESTIONS_OPTION = {
  questions: {
    type: 'string',
    value: 'file',
    help: 'questions, one a line, or a CSV of queries as Search Console exports it; - is stdin (what the pages ask themselves)',
  },
} as const;

/** The questions of a file, each once, in its order. Throws `file-unreadable`, and `file-invalid` for a file without any. */
export async function questionsIn(file: string): Promise<string[]> {
  const lines = await linesOf(file, 'question');
  const rows = lines.map(cellsOf);
  const [, ...body] = rows;
  // A number beside each query, but not in the head, which has the names of the columns.
  const isTable = body.length > 0 && body.every(([, second = '']) => isNumber(second));
  const [head] = rows;
  const asked = isTable && isNumber(head?.[1] ?? '') ? rows : body;
  const questions = isTable ? asked.map(([first = '']) => first) : lines;
  return [...new Set(questions.map((each) => each.trim()).filter((each) => each !== ''))];
}

const isNumber = (cell: string): boolean => /^\d[\d.,\u00a0\u202f ]*%?$/.test(cell.trim());

/** The first two cells of a line of CSV; commas, semicolons and tabs part cells (RFC 4180, and what spreadsheets write). */
function cellsOf(line: string): string[] {
  const cells = line.replace(/^\uFEFF/, '').matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g);
  return [...cells].slice(0, 2).map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}
