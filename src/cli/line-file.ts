/** Files that hold an address or a target a line. */
import { createReadStream } from 'node:fs';
import { text as read } from 'node:stream/consumers';
import { CodedError } from '../errors.ts';
import { orUnreadable } from './file-error.ts';

/** Bytes of a list of addresses: a million of them. */
const MOST_BYTES = 100_000_000;

/** A line with its 1-based number. */
interface NumberedLine {
  readonly number: number;
  readonly line: string;
}

/** The lines of a file, or of stdin (`-`), that are not empty and no comment. Throws `file-unreadable`, and `file-invalid` without any. */
export async function linesOf(file: string, what = 'address'): Promise<string[]> {
  return (await numberedLines(file, what)).map(({ line }) => line);
}

/** The same with their numbers. */
export async function numberedLines(file: string, what = 'address'): Promise<readonly NumberedLine[]> {
  const from = file === '-' ? { fd: 0 } : {};
  const content = await read(createReadStream(file, { ...from, end: MOST_BYTES })).catch(orUnreadable(file));
  const lines = content.split(/\r?\n/).map((line, at) => ({ number: at + 1, line: line.trim() }));
  const written = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  if (written.length === 0) throw new CodedError('file-invalid', `${file} names no ${what}`);
  return written;
}
