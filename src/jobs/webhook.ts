/** Signatures of webhook deliveries: HMAC-SHA256 of the raw body, as the interface documents. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the header that carries the signature. */
export const SIGNATURE_HEADER = 'X-Service-Signature-256';

const PREFIX = 'sha256=';

/**
 * The value of {@link SIGNATURE_HEADER} for a delivery: `sha256=` and 64 lower-case hexadecimal digits.
 * `body` is the raw body exactly as sent; a string is signed as its UTF-8 bytes.
 * Throws a TypeError for an empty secret: anybody could sign with it.
 */
export function signWebhook(body: string | Uint8Array, secret: string): string {
  if (secret === '') throw new TypeError('the signing secret is empty');
  return PREFIX + createHmac('sha256', secret).update(body).digest('hex');
}

/**
 * Whether `header` is the signature of this body. Takes the same time wherever the two differ.
 * Nothing that a sender writes makes it throw: an absent, repeated or malformed header, and an empty secret, are simply
 * no proof. A body that was parsed already, or a secret that is not there, is misuse: a TypeError.
 */
export function verifyWebhook(body: string | Uint8Array, secret: string, header: unknown): boolean {
  if (typeof header !== 'string' || secret === '') return false;
  const expected = Buffer.from(signWebhook(body, secret));
  const given = Buffer.from(header);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
