/** Files that cannot be read or written, in one wording. */
import { CodedError, hasCode } from '../errors.ts';

/** A file or folder that cannot be written, and why in the words of the system. */
export function unwritable(path: string, error: unknown): CodedError {
  return new CodedError('file-unwritable', `${path}: ${messageOf(error)}`);
}

/** For `catch`: throws that a file or folder cannot be written. */
export function orUnwritable(path: string): (error: unknown) => never {
  return (error) => {
    throw unwritable(path, error);
  };
}

/** For `catch`: throws that a file cannot be read, and why. */
export function orUnreadable(path: string): (error: unknown) => never {
  return (error) => {
    throw new CodedError('file-unreadable', unreadable(path, error));
  };
}

/** What is mostly wrong, in words; else what the system says. */
function unreadable(path: string, error: unknown): string {
  if (hasCode(error, 'ENOENT')) return `${path} does not exist`;
  if (hasCode(error, 'EISDIR')) return `${path} is a folder`;
  return `${path}: ${messageOf(error)}`;
}

/** The message of what was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'failed';
}
