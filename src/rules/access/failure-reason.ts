/** Why a request ended without a usable answer, as data: a code, with what the network or a library said. */
import type { Exchange, FetchError } from '../../exchange.ts';
import { shown } from '../wording.ts';

/** What was said, by code. Another language may name the code in its place. */
export const FAILURES = {
  url: '{1}',
  dns: '{1}',
  connection: '{1}',
  tls: '{1}',
  timeout: '{1}',
  'too-large': '{1}',
  redirect: '{1}',
  protocol: '{1}',
  decode: '{1}',
  unsupported: '{1}',
  blocked: '{1}',
  aborted: '{1}',
} as const satisfies Readonly<Record<FetchError['code'], string>>;

/** The reason of an exchange for `{reason@failures}`; `otherwise` where it has an answer. */
export function failureReason({ error }: Pick<Exchange, 'error'>, otherwise: string): string {
  return error === null ? shown(otherwise) : `${error.code}: ${shown(error.message)}`;
}
