/** One table of every coded failure that reaches a person: code → sentence, and whether trying again can help. */

export const ERRORS = {
  'target-invalid': { message: 'The target is not a domain or an http(s) address', retryable: false },
  'target-blocked': { message: 'The target is not on the public web', retryable: false },
  'target-private': { message: 'The name of the target leads to a private address', retryable: false },
  'target-not-found': { message: 'The host does not resolve', retryable: false },
  'target-unreachable': { message: 'The site could not be reached', retryable: true },
  'target-not-html': { message: 'The address does not answer with an HTML page', retryable: false },
  'target-empty': { message: 'No page of the site is within what was asked for', retryable: false },
  'file-unreadable': { message: 'The file cannot be read', retryable: false },
  'file-unwritable': { message: 'The file cannot be written', retryable: false },
  'file-invalid': { message: 'The file does not contain what this command reads', retryable: false },
  'payload-invalid': { message: 'The job payload does not have the documented shape', retryable: false },
  'ledger-locked': { message: 'Another writer is using this ledger', retryable: true },
  'ledger-invalid': { message: 'The ledger file is damaged before its last line', retryable: false },
  'ledger-outdated': { message: 'The ledger is of an earlier version of this package', retryable: false },
  'store-missing': { message: 'The tables of the store have not been made', retryable: false },
  'store-unavailable': {
    message: 'The store cannot be reached, or its connection was lost',
    retryable: true,
  },
  'browser-missing': { message: 'No Chromium was found that could run the scripts', retryable: false },
  'peer-missing': { message: 'An optional package that this needs is not installed', retryable: false },
  usage: { message: 'The command line is not understood', retryable: false },
  'job-broken': { message: 'The job failed for a reason of its workers, not of the site', retryable: true },
  aborted: { message: 'The work was stopped', retryable: true },
} as const;

/** Whether what was thrown has this code: one of ours, or one of the system. */
export function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

/** The stable code of a failure that reaches a person. */
export type ErrorCode = keyof typeof ERRORS;

/** Whether a line has a stable code in front. */
export function isCoded(line: string): boolean {
  const [code = '', ...rest] = line.split(': ');
  return rest.length > 0 && Object.hasOwn(ERRORS, code);
}

/** Codes whose detail is a name, and what the line says of it. The detail of every other code is a reason by itself. */
const SAID_OF_NAMES: Readonly<Partial<Record<ErrorCode, string>>> = {
  'target-invalid': 'is not a domain or an http(s) address',
  'ledger-invalid': 'is damaged',
  'ledger-outdated': 'is of an earlier version of this package',
};

/**
 * A failure with a stable code. `message` is one line, `code: reason`: what this failure is in particular, and the
 * sentence of the code where nothing more is known.
 */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly retryable: boolean;

  constructor(code: ErrorCode, detail = '') {
    super(`${code}: ${reasonOf(code, detail.replaceAll(/\s+/g, ' ').trim())}`);
    this.code = code;
    this.detail = detail;
    this.retryable = ERRORS[code].retryable;
  }
}

function reasonOf(code: ErrorCode, detail: string): string {
  if (detail === '') return ERRORS[code].message;
  const said = SAID_OF_NAMES[code];
  // A detail that is a sentence already says what is wrong with the name.
  return said === undefined || detail.includes(' has a ') ? detail : `${detail} ${said}`;
}
