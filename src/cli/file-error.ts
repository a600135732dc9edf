/** Files that cannot be read or written, told in one way. */
import { CodedError } from '../errors.ts';

/** A file or folder that cannot be written, and what the system says to it. */
export function unwritable(path: string, error: unknown): CodedError {
  return new CodedError('file-unwritable', `${path}: ${messageOf(error)}`);
}

/** For `catch`: throws that a file or folder cannot be written. */
export function orUnwritable(path: string): (error: unknown) => never {
  return (error) => {
    throw unwritable(path, error);
  };
}

/** For `catch`: throws that a file cannot be read, and what the system says to it. */
export function orUnreadable(path: string): (error: unknown) => never {
  return (error) => {
    throw new CodedError('file-unreadable', `${path}: ${messageOf(error)}`);
  };
}

/** The message of what was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'failed';
}
