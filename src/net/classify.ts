/**
 * Turns whatever a client library throws into a {@link FetchFailure}. By class and name as well as by code:
 * undici's HTTPParserError has no code, a status below 100 is a failed assertion, an empty lookup a bare TypeError.
 */
import type { FetchCode } from '../exchange.ts';
import { FetchFailure } from './failure.ts';

interface Sign {
  readonly pattern: RegExp;
  readonly code: FetchCode;
  readonly retry: 'retryable' | 'final';
}

/** This machine is out of files, buffers or memory (errno.h): that says nothing about the site. */
const OWN_SHORTAGE = /\b(?:EMFILE|ENFILE|ENOBUFS|ENOMEM)\b/;

/** A name server gave no answer just now (`dns.lookup` and c-ares): that says nothing about the name. */
const NO_ANSWER_OF_DNS = /EAI_AGAIN|ESERVFAIL|ETIMEOUT/;

/**
 * Tried in order on `name code message`. Names and codes of undici 7.30, llhttp 9 (HPE_*) and Node 20 to 24,
 * collected by provoking each against loopback servers, 2026-11.
 */
const SIGNS: readonly Sign[] = [
  { pattern: OWN_SHORTAGE, code: 'aborted', retry: 'retryable' },
  { pattern: /HeadersOverflow|HPE_HEADER_OVERFLOW/, code: 'too-large', retry: 'final' },
  { pattern: /HPE_CHUNK_EXTENSIONS_OVERFLOW|ResponseExceededMaxSize/, code: 'too-large', retry: 'final' },
  // A body that ends too early is reported by the parser, but it is the connection that was cut.
  { pattern: /invalid EOF state|HPE_INVALID_EOF_STATE/i, code: 'connection', retry: 'retryable' },
  { pattern: /ResponseContentLengthMismatch/, code: 'connection', retry: 'retryable' },
  { pattern: /bad (?:response|upgrade)/, code: 'protocol', retry: 'final' },
  {
    pattern: /HTTPParserError|HPE_|ERR_ASSERTION|AssertionError|ERR_HTTP_|ERR_HTTP2/,
    code: 'protocol',
    retry: 'final',
  },
  {
    pattern: /ConnectTimeout|HeadersTimeout|BodyTimeout|ETIMEDOUT|TimeoutError/,
    code: 'timeout',
    retry: 'retryable',
  },
  { pattern: NO_ANSWER_OF_DNS, code: 'dns', retry: 'retryable' },
  { pattern: /ENOTFOUND|ENODATA|EAI_|EBADNAME|EBADRESP/, code: 'dns', retry: 'final' },
  { pattern: /NO_APPLICATION_PROTOCOL/i, code: 'protocol', retry: 'final' },
  { pattern: /ERR_SSL_|ERR_TLS_|EPROTO\b|CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, code: 'tls', retry: 'final' },
  { pattern: /ClientDestroyed|ClientClosed|AbortError/, code: 'aborted', retry: 'final' },
];

/** The failure an error stands for. What is not recognised is a failed connection. */
export function classify(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { name, code, message, shown } = describe(error);
  const text = `${name} ${code} ${message}`;
  const sign = SIGNS.find(({ pattern }) => pattern.test(text));
  return new FetchFailure(sign?.code ?? 'connection', shown, sign?.retry ?? 'retryable');
}

/** A failure before the connection was ready: while resolving, connecting, or shaking hands. */
export function classifyDial(error: unknown, phase: 'dns' | 'tcp' | 'tls'): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code, message, shown } = describe(error);
  if (OWN_SHORTAGE.test(code)) return new FetchFailure('aborted', shown, 'retryable');
  if (phase === 'dns')
    return new FetchFailure('dns', shown, NO_ANSWER_OF_DNS.test(code) ? 'retryable' : 'final');
  if (phase === 'tcp') return new FetchFailure('connection', shown, 'retryable');
  if (/NO_APPLICATION_PROTOCOL/i.test(`${code} ${message}`)) return new FetchFailure('protocol', shown);
  const cut = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code);
  return cut ? new FetchFailure('connection', shown, 'retryable') : new FetchFailure('tls', shown);
}

/** Longest part of a library's message that is kept. */
const MESSAGE_CHARACTERS = 300;

/** OpenSSL puts a thread id in front of its messages, which differs from run to run, and ends them with a line break. */
const THREAD = /^[0-9A-F]{8,16}:(?=error:)/;
/**
 * `error`, number, library, function, reason, then file and line of its source (ERR_print_errors). All but the reason
 * differs from build to build, and says nothing to the owner of a site.
 */
const OPENSSL = /^error:[0-9A-F]+:[^:]*:[^:]*:([^:]+)(?::|$)/;

function oneLine(message: string): string {
  const line = message.slice(0, MESSAGE_CHARACTERS).replaceAll(/\s+/g, ' ').trim().replace(THREAD, '');
  return OPENSSL.exec(line)?.[1] ?? line;
}

interface Description {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  /** The message, with the code where that is not in it. */
  readonly shown: string;
}

function describe(error: unknown): Description {
  if (!(error instanceof Error)) {
    const message = oneLine(String(error));
    return { name: '', code: '', message, shown: message };
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // An AggregateError (all addresses failed) has an empty message; its first error tells.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  const told = error.message === '' && first instanceof Error ? first.message : error.message;
  const message = oneLine(told || code || error.name);
  const shown = message.includes(code) ? message : `${message} (${code})`;
  return { name: error.name, code, message, shown };
}
