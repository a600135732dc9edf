/** One request as a log tells it, whatever form the log has. */

/** One request of a log. A text that the log does not hold is empty. */
export interface LogEntry {
  /** Address of whoever asked, as written. */
  readonly address: string;
  /** Addresses that proxies passed on (`X-Forwarded-For`), the nearest one last. */
  readonly forwarded: string;
  /** Epoch milliseconds, `null` where the log tells none that can be read. */
  readonly time: number | null;
  /** Path and query that were asked for. */
  readonly target: string;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** User-Agent, `null` where the form of the log has none. */
  readonly agent: string | null;
  /** Address of the page that led here, as written. */
  readonly referer: string;
  /** What one request is known by, where several lines may report it. */
  readonly id: string;
}

/**
 * The forms of logs that are read. `csv`: with a first line of names. `w3c`: with a line of `#Fields`. `aws`: of load
 * balancers and S3.
 */
export type LogForm = 'combined' | 'json' | 'csv' | 'w3c' | 'aws';

/**
 * A text that keeps nothing else alive. V8 makes a slice of a text as a view of the whole of it: a path of 40
 * characters in a table would keep the chunk of the file that it came from.
 */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}

const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Path and query of what was asked for: some logs write the whole address. */
export function pathAndQuery(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(ORIGIN, '');
  return path.startsWith('/') ? path : `/${path}`;
}
