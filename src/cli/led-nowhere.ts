/** What is said of a target that led nowhere, and what to do about it. */
import { parsedUrl } from '../values/address.ts';
import { CodedError } from '../errors.ts';
import { targetOf, type AuditError } from '../jobs/target-error.ts';

/** The failure of a target. One that is not on the public web may be a site of whoever asks: then the option is named. */
export function ledNowhere(
  { code, detail }: AuditError,
  target: string,
  allowed: readonly string[] = [],
): CodedError {
  if (code !== 'target-blocked') return new CodedError(code, detail);
  const advice = adviceOn(detail, target, allowed);
  return new CodedError(code, advice.length === 0 ? detail : [`${detail}.`, ...advice].join(' '));
}

/** A redirect out of the public web, as the network policy words it. */
const REDIRECT = /: redirect to (\S+), which /;

function adviceOn(detail: string, target: string, allowed: readonly string[]): string[] {
  const [, elsewhere] = REDIRECT.exec(detail) ?? [];
  if (elsewhere !== undefined) return allowing(parsedUrl(elsewhere)?.origin);
  const read = targetOf(target);
  if (read instanceof CodedError) return [];
  const opened = new Set(allowed.map((origin) => parsedUrl(origin)?.origin));
  const open = read.origins.find((origin) => opened.has(origin));
  if (open !== undefined) return [`Of this target only ${open} is allowed, and it does not answer`];
  const host = parsedUrl(read.origins[0] ?? '')?.hostname ?? '';
  const isName = !/[.:]/.test(host) && host !== 'localhost';
  return [
    ...(isName ? [`Did you mean ${host}.com?`] : []),
    ...allowing(likelyOrigin(target, read.origins, host)),
  ];
}

/** Without a scheme both are tried: what serves on a port, an address or a name without a dot has http as a rule. */
function likelyOrigin(target: string, origins: readonly string[], host: string): string | undefined {
  const written = /^\s*(https?:)\/\//i.exec(target)?.[1]?.toLowerCase();
  if (written !== undefined) return origins.find((origin) => origin.startsWith(written));
  const isHttp = !host.includes('.') || /^[\d.]+$/.test(host) || /:\d+$/.test(origins[0] ?? '');
  return origins.at(isHttp ? -1 : 0);
}

function allowing(origin: string | undefined): string[] {
  return origin === undefined ? [] : [`If it is your own site, add --allow-origin ${origin}`];
}
