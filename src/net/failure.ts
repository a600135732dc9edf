/** The one error that carries an expected failure inside the fetch layer. It becomes an outcome and never leaves. */
import type { FetchCode, FetchError } from '../exchange.ts';

/** The failure as an exchange holds it. */
export function errorData({ code, message, retryable, address }: FetchFailure): FetchError {
  return { code, message, retryable, ...(address !== undefined && { address }) };
}

/** `retryable`: the same request may well succeed in a moment. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: FetchCode;
  readonly retryable: boolean;
  /** The address that a name leads to and that may not be asked. */
  readonly address?: string;

  constructor(code: FetchCode, message: string, retry: 'retryable' | 'final' = 'final', address?: string) {
    super(message);
    this.code = code;
    this.retryable = retry === 'retryable';
    if (address !== undefined) this.address = address;
  }
}
