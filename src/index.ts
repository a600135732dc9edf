/** The public interface of citeworthy: re-exports only. */
export { exchangeOf } from './exchange.ts';
export type {
  Exchange,
  FetchCode,
  FetchError,
  HeaderLine,
  Hop,
  Outcome,
  Timings,
  Truncation,
} from './exchange.ts';
export { CodedError, ERRORS } from './errors.ts';
export type { ErrorCode } from './errors.ts';
