import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { CodedError } from '../errors.ts';
import { messageOf, orUnreadable } from './file-error.ts';

/** Reads a JSON file of a known shape. Throws `file-unreadable`, or `file-invalid` with the first place that differs. */
export async function readJsonFile<Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape> {
  const content = await readFile(path, 'utf8').catch(orUnreadable(path));
  const read = shape.safeParse(jsonOf(content, path));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place =
    issue === undefined ? '' : `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`;
  throw new CodedError('file-invalid', `${path}: ${place}`);
}

function jsonOf(content: string, path: string): unknown {
  try {
    // Editors and shells of Windows begin a file with a byte order mark, which is no JSON.
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CodedError('file-invalid', `${path}: ${messageOf(error)}`);
  }
}
