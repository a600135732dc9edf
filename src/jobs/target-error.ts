import { CodedError, type ErrorCode } from '../errors.ts';
import { unanswered, type Exchange, type Outcome } from '../exchange.ts';
import type { SiteEntry } from '../gather/entry.ts';
import { parseTarget, withoutCredentials, type Target } from '../gather/target.ts';
import type { Stored } from '../net/model.ts';

export { withoutCredentials };

/** A failure as data: what an audit returns beside its result when the target could not be judged. */
export interface AuditError {
  readonly code: ErrorCode;
  /** One line, the code in front. */
  readonly message: string;
  /** What the message says of this target in particular; empty where the code says all. */
  readonly detail: string;
  readonly retryable: boolean;
}

const CODES: Readonly<Partial<Record<Outcome, ErrorCode>>> = {
  url: 'target-invalid',
  blocked: 'target-blocked',
  dns: 'target-not-found',
  aborted: 'aborted',
};

/** Why a target gave no answer at all, `null` when it gave one. */
export function targetError(exchange: Exchange): AuditError | null {
  if (exchange.error === null || exchange.status !== 0) return null;
  const { address, retryable } = exchange.error;
  // A resolver that gives no answer says nothing of the name.
  const isKnown = exchange.outcome !== 'dns' || !retryable;
  const known = (isKnown ? CODES[exchange.outcome] : undefined) ?? 'target-unreachable';
  const code = address === undefined ? known : 'target-private';
  return errorData(new CodedError(code, failureOf(exchange)));
}

/** The same of the home page of a site: an archive may have pages of a site and not this one. */
export function homeError(
  { stored }: { readonly stored?: Stored | undefined },
  home: Exchange,
): AuditError | null {
  return stored?.kind === 'archive' && home.outcome === 'blocked' ? null : targetError(home);
}

/** The address that was asked for and why it gave no answer that can be read. */
export function failureOf({ url, outcome, error }: Exchange): string {
  if (error === null) return url;
  if (error.message.startsWith(url)) return error.message;
  // A resolver answers in the words of its system calls.
  if (outcome === 'dns') return `${url}: the host name does not resolve (${error.message})`;
  return `${url}: ${error.message}`;
}

/** The same failure as plain data. */
export function errorData({ code, message, detail, retryable }: CodedError): AuditError {
  return { code, message, detail, retryable };
}

/** The target that was written, or why it is none. */
export function targetOf(written: string): Target | CodedError {
  try {
    return parseTarget(written);
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
}

/** Characters of a malformed target that its result repeats: the longest a host name can be (RFC 1035, 2.3.4). */
const SHOWN = 253;
/** RFC 2606 keeps this name from ever leading anywhere. */
const NOWHERE = 'https://invalid.invalid';

/** The entry of a site that could not even be asked for: every audit of it is the audit of silence. */
export function nowhere(written: string, { message }: CodedError): SiteEntry {
  const domain = withoutCredentials(written.trim()).toLowerCase().slice(0, SHOWN) || '-';
  const home = unanswered(`${NOWHERE}/`, { code: 'url', message, retryable: false });
  return {
    domain,
    origin: NOWHERE,
    requestedOrigin: NOWHERE,
    base: home.url,
    baseReason: null,
    homeUrl: home.url,
    home,
    failed: [],
    landing: null,
  };
}
