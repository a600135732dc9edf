/** The one error that carries an expected failure inside the fetch layer. It becomes an outcome and never leaves. */
import type { FetchCode } from '../exchange.ts';

/** `retryable`: the same request may well succeed in a moment. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: FetchCode;
  readonly retryable: boolean;

  constructor(code: FetchCode, message: string, retry: 'retryable' | 'final' = 'final') {
    super(message);
    this.code = code;
    this.retryable = retry === 'retryable';
  }
}
