/** Questions in a file: one a line, or the first column of a table, as Search Console exports its queries; and those of access logs. */
import { CodedError } from '../errors.ts';
import { texts, type Terminal, type Values } from './command.ts';
import { linesOf } from './line-file.ts';

/** Questions of logs at most: as many as a job takes. */
const MOST_OF_LOGS = 1_000;

/** The options that name the files. */
export const QUESTIONS_OPTION = {
  questions: {
    type: 'string',
    value: 'file',
    help: 'questions, one a line, or a CSV of queries as Search Console exports it; - is stdin (what the pages ask themselves)',
  },
  'from-log': {
    type: 'string',
    multiple: true,
    value: 'file',
    help: 'questions from an access log, those most often asked first: searches on the site (q, s, search, query or keyword) and the words of addresses that answered 404',
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

/** The questions of the logs that are named, none without one. Throws `file-unreadable`, and `file-invalid` for logs that ask nothing. */
export async function questionsOfLogs(
  values: Values,
  { note, signal }: Pick<Terminal, 'note' | 'signal'>,
): Promise<readonly string[]> {
  const paths = texts(values, 'from-log');
  if (paths.length === 0) return [];
  const { checkLogs, readLog } = await import('./log-files.ts');
  const { askedTally } = await import('../logs/asked.ts');
  await checkLogs(paths);
  const tally = askedTally();
  for (const path of paths) {
    const reason = await readLog(path, { onLine: tally.add, onBytes: () => undefined, signal });
    if (reason !== null) note(`${path} was read in part: ${reason}\n`);
  }
  const questions = tally.questions(MOST_OF_LOGS);
  if (questions.length > 0) return questions;
  const what =
    tally.requests() === 0
      ? 'holds no line of an access log'
      : 'has no search and no address with words that answered 404';
  throw new CodedError('file-invalid', `${paths.join(', ')} ${what}`);
}

const isNumber = (cell: string): boolean => /^\d[\d.,\u00a0\u202f ]*%?$/.test(cell.trim());

/** The first two cells of a line of CSV; commas, semicolons and tabs part cells (RFC 4180, and what spreadsheets write). */
function cellsOf(line: string): string[] {
  const cells = line.replace(/^\uFEFF/, '').matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g);
  return [...cells].slice(0, 2).map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}
