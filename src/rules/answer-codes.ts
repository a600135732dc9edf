/** What came of asking for a file, as proof has it: codes that stand for themselves in English. */
import type { AccessKind } from '../access/model.ts';
import { FETCH_CODES, type Truncation } from '../exchange.ts';
import type { LlmsKind } from '../facts/llms-txt/index.ts';

/** Why a body is only a prefix. */
export const TRUNCATIONS = {
  size: 'size',
  deadline: 'deadline',
  connection: 'connection',
  encoding: 'encoding',
} as const satisfies Readonly<Record<Truncation, string>>;

/** What is said of robots.txt, by code; `{1}` is what follows the code. */
export const ROBOTS_ANSWERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FETCH_CODES.map((code) => [code, code])),
  read: 'read',
  absent: 'absent',
  unreachable: 'unreachable',
  'not-asked': 'not-asked',
  'too-many-redirects': 'too-many-redirects',
  html: 'html',
  'http-status': 'http-status: {1}',
  truncated: 'truncated: {1@truncations}',
  'other-host': 'other-host: {1}',
  'content-type': 'content-type: {1}',
};

const ANSWER_KINDS = [
  'pass',
  'empty-shell',
  'login',
  'challenge',
  'block',
  'rate-limit',
  'geo',
  'error',
  'unknown',
] as const satisfies readonly AccessKind[];

/** What came in place of a page, by code; `{1}` is what follows the code. */
export const PAGE_ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...ANSWER_KINDS, ...FETCH_CODES, 'http-status', 'not-html'].map((code) => [code, `${code}[: {1}]`]),
);

/** What came of asking for llms.txt, by its kind. */
export const LLMS_KINDS = {
  markdown: 'markdown',
  'robots-style': 'robots-style',
  'not-found': 'not-found',
  blocked: 'blocked',
  'server-error': 'server-error',
  'unexpected-status': 'unexpected-status',
  'fetch-error': 'fetch-error',
  html: 'html',
  json: 'json',
  xml: 'xml',
  binary: 'binary',
  empty: 'empty',
  'error-text': 'error-text',
} as const satisfies Readonly<Record<LlmsKind, string>>;
