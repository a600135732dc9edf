/**
 * Header lines that a caller sends to sites of its own: a preview behind a password, a signature that a shop asks for.
 * They belong to one exact origin: a redirect to another one leaves them behind (Fetch Standard, 4.4, step 13).
 */
import { FRAMING } from '../catalog/framing-headers.ts';
import type { HeaderLine } from '../exchange.ts';
import { checkLine } from './identity.ts';
import type { FetcherOptions } from './model.ts';
import { originOf } from './policy/network-policy.ts';

/** One request as it is about to be sent. */
export interface Unsent {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD';
  readonly headers: readonly HeaderLine[];
  /** Asked under the name of another robot. */
  readonly isProbe: boolean;
}

/** The header lines of a request with those of the caller over them. Rejects with what `sign` throws. */
export type Dress = (unsent: Unsent) => Promise<readonly HeaderLine[]>;

/** Throws a TypeError for an entry that is no exact origin, and for a header that no caller may set. */
export function createDress({ headers = {}, sign, probeWithHeaders = false }: FetcherOptions): Dress | null {
  const own = new Map(
    Object.entries(headers).map(([origin, fields]) => [originOf(origin, 'headers'), linesOf(fields)]),
  );
  if (own.size === 0 && sign === undefined) return null;
  return async ({ url, method, headers: lines, isProbe }) => {
    if (isProbe && !probeWithHeaders) return lines;
    const dressed = over(lines, own.get(url.origin) ?? []);
    if (sign === undefined) return dressed;
    return over(dressed, linesOf(await sign({ url: url.href, method, headers: dressed })));
  };
}

function linesOf(fields: Readonly<Record<string, string>>): HeaderLine[] {
  return Object.entries(fields).map((line): HeaderLine => {
    checkLine(line);
    if (FRAMING.has(line[0].toLowerCase())) throw new TypeError(`Not a header to be set: ${line[0]}`);
    return line;
  });
}

/** Lines of the caller take the place of ours of the same name; cookies join those of the chain. */
function over(lines: readonly HeaderLine[], own: readonly HeaderLine[]): readonly HeaderLine[] {
  if (own.length === 0) return lines;
  const named = new Map(own.map(([name, value]) => [name.toLowerCase(), value]));
  const cookies = [
    named.get('cookie') ?? [],
    lines.filter(([name]) => name === 'Cookie').map(([, value]) => value),
  ];
  named.delete('cookie');
  const kept = lines.filter(([name]) => name !== 'Cookie' && !named.has(name.toLowerCase()));
  const joined = cookies.flat().join('; ');
  const given = own.filter(([name]) => name.toLowerCase() !== 'cookie');
  return [...kept, ...given, ...(joined === '' ? [] : [['Cookie', joined] as const])];
}
