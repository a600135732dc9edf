import type { HeaderLine } from '../../../src/exchange.ts';
import type { LlmsResponse } from '../../../src/facts/llms-txt/index.ts';
import type { LlmsInput } from '../../../src/rules/llms-file/faults.ts';
import { parseLlmsTxt } from '../../../src/rules/llms-file/parse.ts';

export const ORIGIN = 'https://acme.example';
const PLAIN: readonly HeaderLine[] = [['content-type', 'text/plain; charset=utf-8']];

/** An answer with a text, as a good server gives it. */
export function answer(body: string | Uint8Array, more: Partial<LlmsResponse> = {}): LlmsResponse {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { status: 200, headers: PLAIN, body: bytes, finalUrl: `${ORIGIN}/llms.txt`, ...more };
}

export function parse(body: string | Uint8Array, more: Partial<LlmsInput> = {}) {
  return parseLlmsTxt({ response: answer(body), origin: ORIGIN, ...more });
}

export function codes(body: string | Uint8Array, more: Partial<LlmsInput> = {}): string[] {
  return parse(body, more).faults.map(({ code }) => code);
}

/** A file without a fault. */
export const GOOD = `# Acme

> Acme sells anvils and ships them to every desert of the world.

## Docs

- [Guide](https://acme.example/guide): How to order an anvil.
- [Pricing](https://acme.example/pricing): What an anvil costs.
`;
