import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGNATURE_HEADER, signWebhook, verifyWebhook } from '../../src/jobs/webhook.ts';

const secrets = fc.string({ minLength: 1, unit: 'binary' });
const bodies = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array());

test('the header has its documented name', () => {
  expect(SIGNATURE_HEADER).toBe('X-Service-Signature-256');
});

// RFC 4231, test case 2: key "Jefe", data "what do ya want for nothing?".
test('signs as RFC 4231 says', () => {
  const signature = 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  expect(signWebhook('what do ya want for nothing?', 'Jefe')).toBe(signature);
  expect(verifyWebhook('what do ya want for nothing?', 'Jefe', signature)).toBe(true);
});

test('a string is signed as its UTF-8 bytes', () => {
  const body = '{"domain":"münchen.example","note":"日本語 🎈"}';
  expect(signWebhook(body, 's')).toBe(signWebhook(new TextEncoder().encode(body), 's'));
  expect(signWebhook(body, 's')).toBe(
    `sha256=${createHmac('sha256', 's').update(body, 'utf8').digest('hex')}`,
  );
});

test('what was signed verifies', () => {
  fc.assert(
    fc.property(bodies, secrets, (body, secret) => {
      const signature = signWebhook(body, secret);
      expect(signature).toMatch(/^sha256=[0-9a-f]{64}$/);
      expect(verifyWebhook(body, secret, signature)).toBe(true);
    }),
  );
});

test('another body, another secret or one other digit does not verify', () => {
  fc.assert(
    fc.property(bodies, secrets, fc.nat({ max: 70 }), (body, secret, place) => {
      const signature = signWebhook(body, secret);
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      expect(verifyWebhook(Uint8Array.of(...bytes, 0), secret, signature)).toBe(false);
      expect(verifyWebhook(body, `${secret}x`, signature)).toBe(false);
      const digit = signature[place] === '0' ? '1' : '0';
      const forged = signature.slice(0, place) + digit + signature.slice(place + 1);
      expect(verifyWebhook(body, secret, forged)).toBe(false);
    }),
  );
});

test('garbage never verifies and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), bodies, (header, body) => {
      expect(verifyWebhook(body, 'secret', header)).toBe(false);
    }),
  );
});

test.each([
  ['upper-case digits', (s: string) => s.toUpperCase()],
  ['no prefix', (s: string) => s.slice(7)],
  ['a cut signature', (s: string) => s.slice(0, -1)],
  ['a longer signature', (s: string) => `${s}0`],
  ['white space around it', (s: string) => ` ${s} `],
  ['characters of several bytes', (s: string) => `${s.slice(0, -1)}é`],
  ['the prefix alone', () => 'sha256='],
  ['two headers joined', (s: string) => `${s}, ${s}`],
])('%s does not verify', (_, change) => {
  expect(verifyWebhook('{}', 'secret', change(signWebhook('{}', 'secret')))).toBe(false);
});

test('an empty secret signs nothing and proves nothing', () => {
  expect(() => signWebhook('{}', '')).toThrow(TypeError);
  const signature = `sha256=${createHmac('sha256', '').update('{}').digest('hex')}`;
  expect(verifyWebhook('{}', '', signature)).toBe(false);
});

test('a body that was parsed already, and a secret that is not there, are misuse and no verdict', () => {
  const signature = signWebhook('{}', 'secret');
  expect(() => verifyWebhook(JSON.parse('{}'), 'secret', signature)).toThrow(TypeError);
  expect(() => verifyWebhook('{}', JSON.parse('null'), signature)).toThrow(TypeError);
});
