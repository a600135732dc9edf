/** What one attempt of a probe came to. */
import { contentTypeOf } from '../exchange.ts';
import { bodyBytesOf, type HandedInHeaders, headerLinesOf } from '../facts/handed-in.ts';
import { isSameName } from '../values/registered-name.ts';
import { webUrl } from '../values/url.ts';
import { classify } from './classify.ts';
import { type Shingles, shinglesOf } from './likeness.ts';
import type { AccessKind, Classification } from './model.ts';
import { pageViewOf } from './page-view.ts';

/** An answer to a simulated visit. */
export interface ProbeAnswer {
  /** 0: no answer came. */
  readonly status: number;
  /** Duplicates kept. */
  readonly headers?: HandedInHeaders | undefined;
  /** Text, or bytes that are decoded as a browser would. */
  readonly body?: string | Uint8Array | null | undefined;
  /** The address asked for, and the one that answered: tell a redirect to another site. */
  readonly url?: string | undefined;
  readonly finalUrl?: string | undefined;
  /** It came only because a cookie of its redirects was returned. Default: no. */
  readonly needsCookie?: boolean | undefined;
}

/** An answer, or why none came: an error with a code, a code, or a message. An `Exchange` is either. */
export type ProbeAttempt = ProbeAnswer | { readonly error: unknown };

/**
 * How a visit was received, in one word. `hollow`: an answer without text. `failed`: an error page of the site. `reset`: the connection was cut or left
 * hanging. `unasked`: the attempt failed for a reason that lies outside the site's answer (name resolution, limits).
 */
export type Reception =
  | 'served'
  | 'blocked'
  | 'charged'
  | 'throttled'
  | 'login'
  | 'hollow'
  | 'failed'
  | 'reset'
  | 'unasked';

/** What one attempt came to. */
export interface ProbeReading {
  readonly reception: Reception;
  readonly status: number;
  readonly vendor: string | null;
  /** The answer came from another registered name than the one asked. */
  readonly elsewhere: boolean;
  readonly needsCookie: boolean;
  /** Of the whole visible text and of the text outside header, footer and navigation. */
  readonly text: Shingles;
  readonly prose: Shingles;
}

const RECEPTION: Readonly<Record<AccessKind, Reception>> = {
  pass: 'served',
  // What it is its text will tell beside that of the other visits.
  unknown: 'served',
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
  /reset|epipe|econn|socket|hang ?up|closed|refused|terminated|tls|ssl|alert|handshake|time-?d? ?out|connection|proto|parse error|hpe_|goaway|abrupt/i;
/** Causes of errors that are looked at: `fetch failed` names its reason one deep. */
const MAX_CAUSES = 4;
const NO_TEXT: Shingles = { words: 0, set: new Set() };
const NO_ANSWER = {
  status: 0,
  vendor: null,
  elsewhere: false,
  needsCookie: false,
  text: NO_TEXT,
  prose: NO_TEXT,
} as const;

/** Classifies the answer of an attempt, or reads from its error how it failed. Never throws. */
export function readAttempt(attempt: ProbeAttempt): ProbeReading {
  const answer = answerIn(attempt);
  if (answer === null) {
    const words = 'error' in attempt ? wordsOf(attempt.error) : '';
    const reception = CUT.test(words) ? 'reset' : 'unasked';
    return { ...NO_ANSWER, reception };
  }
  const { status, url, finalUrl = url ?? '' } = answer;
  const headers = headerLinesOf(answer.headers);
  const view = pageViewOf(bodyBytesOf(answer.body, headers), contentTypeOf(headers));
  const found = classify({ url: url ?? finalUrl, finalUrl, status, headers }, view);
  const reception = isCharge(status, found) ? 'charged' : RECEPTION[found.kind];
  return {
    reception,
    status,
    vendor: found.vendor,
    elsewhere: isElsewhere(url ?? finalUrl, finalUrl),
    needsCookie: answer.needsCookie === true,
    text: shinglesOf(view.text()),
    prose: shinglesOf(view.proseText()),
  };
}

function isElsewhere(asked: string, final: string): boolean {
  const [from, to] = [webUrl(asked), webUrl(final)];
  return from !== null && to !== null && !isSameName(from, to);
}

/** The HTTP answer of an attempt, `null` without one. An answer may carry the error that ended it half-way. */
function answerIn(attempt: ProbeAttempt): ProbeAnswer | null {
  return 'status' in attempt && typeof attempt.status === 'number' && attempt.status > 0 ? attempt : null;
}

/** A price was named: 402 that is more than a dead shop, or a toll host. Cloudflare's own 402 refusal names none. */
function isCharge(status: number, { kind, vendor, signals }: Classification): boolean {
  if (kind !== 'block') return false;
  return vendor === 'tollbit' || (status === 402 && signals[0]?.id !== 'cloudflare/custom-402');
}

/** Code and message of whatever was thrown or recorded, and of what caused it. */
function wordsOf(error: unknown): string {
  const words: unknown[] = [];
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && isRecord(current); depth++) {
    words.push(current['code'], current['message'], current['name']);
    current = current['cause'];
  }
  return [...words, current].filter((word) => typeof word === 'string').join(' ');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
