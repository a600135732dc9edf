/** What is said of a target that led nowhere, and what to do about it. */
import { parsedUrl } from '../values/address.ts';
import { CodedError } from '../errors.ts';
import { targetOf, type AuditError } from '../jobs/target-error.ts';

/** The failure of a target, with what may have been meant, or the option that opens what it leads to. */
export function ledNowhere({ code, detail }: AuditError, target: string): CodedError {
  const isRefused = code === 'target-blocked' || code === 'target-private';
  const advice = isRefused ? opening(detail) : code === 'target-not-found' ? dotted(target) : '';
  return new CodedError(code, advice === '' ? detail : `${detail}. ${advice}`);
}

/** A redirect out of the public web, and a name that leads out of it, as the network policy words them. */
const REDIRECT = /: redirect to (\S+), which /;
const PRIVATE_NAME = /^(https?:\/\/([^/:\s]+)\S*): \2 leads to /;

function opening(detail: string): string {
  const [, elsewhere = ''] = REDIRECT.exec(detail) ?? PRIVATE_NAME.exec(detail) ?? [];
  const origin = parsedUrl(elsewhere)?.origin;
  return origin === undefined ? '' : `If it is your own site, add --allow-origin ${origin}`;
}

/** A name without a dot is one of a local network, or the beginning of a domain. */
function dotted(target: string): string {
  const read = targetOf(target);
  const host = read instanceof CodedError ? '' : (parsedUrl(read.origins[0] ?? '')?.hostname ?? '');
  return host === '' || /[.:]/.test(host) ? '' : `${host} has no dot: did you mean ${host}.com?`;
}
