import type { Exchange, Outcome } from '../exchange.ts';
import { CodedError, type ErrorCode } from '../errors.ts';

/** A failure as data: what an audit returns beside its result when the target could not be judged. */
export interface AuditError {
  readonly code: ErrorCode;
  /** One line, the code in front. */
  readonly message: string;
  /** The message without code and sentence. */
  readonly detail: string;
  readonly retryable: boolean;
}

const CODES: Readonly<Partial<Record<Outcome, ErrorCode>>> = {
  url: 'target-invalid',
  blocked: 'target-blocked',
  dns: 'target-not-found',
};

/** Why a target gave no answer at all, `null` when it gave one. */
export function targetError(exchange: Exchange): AuditError | null {
  if (exchange.error === null || exchange.status !== 0) return null;
  const code = CODES[exchange.outcome] ?? 'target-unreachable';
  const { message } = exchange.error;
  return errorData(
    new CodedError(code, message.startsWith(exchange.url) ? message : `${exchange.url}: ${message}`),
  );
}

/** The same failure as plain data. */
export function errorData({ code, message, detail, retryable }: CodedError): AuditError {
  return { code, message, detail, retryable };
}
