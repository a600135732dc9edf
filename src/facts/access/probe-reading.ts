/** What one attempt of a probe came to. */
import type { HeaderLine } from '../../exchange.ts';
import { classify } from './classify.ts';
import { type Runs, runsOf } from './likeness.ts';
import type { AccessKind, Classification } from './model.ts';
import { mediaOf, pageViewOf } from './page-view.ts';

export interface ProbeAnswer {
  readonly status: number;
  /** Duplicates kept. */
  readonly headers: readonly HeaderLine[];
  /** Decoded text. */
  readonly body: string;
  readonly url?: string;
  readonly finalUrl?: string;
}

/** An answer, or why none came: an error with a code, a code, or a message. */
export type ProbeAttempt = ProbeAnswer | { readonly error: unknown };

/**
 * `hollow`: an answer without text. `failed`: an error page of the site. `reset`: the connection was cut or left
 * hanging. `unasked`: the attempt failed for a reason that lies outside the site's answer (name resolution, limits).
 */
export type Reach =
  | 'served'
  | 'blocked'
  | 'charged'
  | 'throttled'
  | 'login'
  | 'hollow'
  | 'failed'
  | 'reset'
  | 'unasked';

export interface ProbeReading {
  readonly reach: Reach;
  readonly status: number;
  readonly vendor: string | null;
  /** Of the whole visible text and of the text outside header, footer and navigation. */
  readonly text: Runs;
  readonly prose: Runs;
}

const REACH: Readonly<Record<AccessKind, Reach>> = {
  pass: 'served',
  challenge: 'blocked',
  block: 'blocked',
  geo: 'blocked',
  'rate-limit': 'throttled',
  login: 'login',
  'empty-shell': 'hollow',
  error: 'failed',
};

/** How stacks and our own fetcher name a connection that a peer cuts, refuses or starves. */
const CUT =
  /reset|epipe|hang ?up|closed|refused|terminated|tls|ssl|alert|handshake|time-?d? ?out|connection|protocol|goaway|abrupt/i;
const NO_TEXT: Runs = { words: 0, set: new Set() };

export function readAttempt(attempt: ProbeAttempt): ProbeReading {
  if ('error' in attempt) {
    const reach = CUT.test(wordsOf(attempt.error)) ? 'reset' : 'unasked';
    return { reach, status: 0, vendor: null, text: NO_TEXT, prose: NO_TEXT };
  }
  const { status, headers, body } = attempt;
  const finalUrl = attempt.finalUrl ?? attempt.url ?? '';
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? null;
  const view = pageViewOf(body, mediaOf(type, body));
  const found = classify({ url: attempt.url ?? finalUrl, finalUrl, status, headers }, view);
  const reach = isCharge(attempt, found) ? 'charged' : REACH[found.kind];
  return { reach, status, vendor: found.vendor, text: runsOf(view.text()), prose: runsOf(view.proseText()) };
}

/** A price was named: 402 that is more than a dead shop, or a toll host. Cloudflare's own 402 refusal names none. */
function isCharge({ status }: ProbeAnswer, { kind, vendor, signals }: Classification): boolean {
  if (kind !== 'block') return false;
  return vendor === 'tollbit' || (status === 402 && signals[0]?.id !== 'cloudflare/custom-402');
}

/** Code and message of whatever was thrown or recorded. */
function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const parts = ['code', 'message', 'name'].map((key) => (key in error ? Reflect.get(error, key) : ''));
  return parts.filter((part) => typeof part === 'string').join(' ');
}
