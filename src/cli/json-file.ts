import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { CodedError } from '../errors.ts';
import { messageOf, orUnreadable } from './file-error.ts';

/** The value in a JSON file. Throws `file-unreadable`, or `file-invalid` for a text that is not JSON. */
export async function readJson(path: string): Promise<unknown> {
  const content = await readFile(path).catch(orUnreadable(path));
  return jsonOf(textOf(content), path);
}

/** The value of a file in the shape that it must have. Throws `file-invalid` with the first place that differs. */
export function shaped<Shape>(value: unknown, shape: z.ZodType<Shape>, path: string): Shape {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place =
    issue === undefined ? '' : `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`;
  throw new CodedError('file-invalid', `${path}: ${place}`);
}

/**
 * Editors and shells of Windows begin a file with a byte order mark, which is no JSON; `>` of PowerShell 5.1 writes
 * UTF-16 (Microsoft Learn, about_Character_Encoding). The decoder drops the mark.
 */
function textOf(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder().decode(content);
}

/** The value of a JSON text. Throws `file-invalid`. */
export function jsonOf(content: string, path: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new CodedError('file-invalid', `${path}: ${messageOf(error)}`);
  }
}
