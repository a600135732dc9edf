/** Files that cannot be read or written, told in one way. */
import { CodedError } from '../errors.ts';

/** A file or folder that cannot be written, and what the system says to it. */
export function unwritable(path: string, error: unknown): CodedError {
  return new CodedError('file-unwritable', `${path}: ${messageOf(error)}`);
}

/** A file that cannot be read, and what the system says to it. */
export function unreadable(path: string, error: unknown): CodedError {
  return new CodedError('file-unreadable', `${path}: ${messageOf(error)}`);
}

/** The message of what was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'failed';
}
