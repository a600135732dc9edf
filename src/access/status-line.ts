/**
 * A title, a heading or a line that states an error status of HTTP: `404 Not Found`, `HTTP Status 500 – Internal Server
 * Error`, `Error 403`, `Something broke (500)`. Servers and frameworks write the reason phrase of RFC 9110 beside the code,
 * call it an error, or put it in brackets at the end; a bare number is the name of a car or a room as well.
 */
import { errorReasons, statusFillers, statusWords } from '../catalog/http-errors.ts';
import type { NoticeKind } from '../catalog/languages/model.ts';
import { refusalStatuses } from '../catalog/waf-signatures/generic.ts';
import { inAsciiDigits } from '../facts/text/written-days.ts';
import { withoutAccents } from './notice-words.ts';

/** Where a title goes on to something else. A hyphen without a space around it belongs to a word. */
const BORDER = /[|–—:·•»!.,()[\]{}"“”]+|\s-+\s/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const VERSION = /\bhttp\/\d(?:\.\d)?/g;
const IN_BRACKETS = /\((\d{3})\)$/;
/** Characters of a title or heading that are looked at. */
const MAX_HEAD = 300;

const naming: ReadonlySet<string> = new Set([...statusWords].map(withoutAccents));
const known: ReadonlySet<string> = new Set([
  ...naming,
  ...statusFillers,
  ...[...errorReasons].flatMap(([code, reasons]) => [String(code), ...reasons.join(' ').split(' ')]),
]);

/** A status that a page states. */
export interface Stated {
  readonly kind: NoticeKind;
  readonly phrase: string;
  /** `false`: the number alone. */
  readonly isSure: boolean;
}

/** The statuses that the heads and lines (lower case) of a page state. */
export function statedKinds(heads: readonly string[], lines: readonly string[]): Stated[] {
  const named = heads.flatMap((text) => stated(statedStatus(text), text));
  const signed = lines.filter(isStatusLine).flatMap((text) => stated(statedStatus(text), text));
  // Frameworks and themes write the code large and its reason beside it.
  const alone = [...heads.flatMap((text) => text.split(BORDER)), ...lines].map((text) => text.trim());
  const bare = alone.filter((text) => errorReasons.has(Number(text)));
  const apart = bare.map((code): Stated => {
    const isNamed = alone.some((text) => errorReasons.get(Number(code))?.includes(text) === true);
    return { kind: kindOf(Number(code)), phrase: code, isSure: isNamed };
  });
  return [...named, ...signed, ...apart];
}

function stated(status: number | null, phrase: string): Stated[] {
  return status === null ? [] : [{ kind: kindOf(status), phrase, isSure: true }];
}

function kindOf(status: number): NoticeKind {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'throttled';
  return status === 401 || status === 403 || refusalStatuses.has(status) ? 'refused' : 'failure';
}

/** The status that a text (lower case) states at its beginning or its end, or `null`. */
function statedStatus(text: string): number | null {
  const head = text.slice(0, MAX_HEAD).replaceAll(VERSION, 'http').replaceAll('_', ' ').trim();
  const parts = head.split(BORDER).filter((part) => part.trim() !== '');
  const inBrackets = Number(IN_BRACKETS.exec(head)?.[1] ?? 0);
  return (
    statusOf(knownStart(parts)) ??
    statusOf(knownStart(parts.toReversed()).toReversed()) ??
    (errorReasons.has(inBrackets) ? inBrackets : null)
  );
}

/** Whether a line (lower case) is nothing but a status that is called an error, as servers sign their pages. */
function isStatusLine(line: string): boolean {
  const words = line.length > MAX_HEAD ? [] : wordsOf(line);
  return words.every((word) => known.has(word)) && statusOf([line]) !== null;
}

/** The parts before the first that has another word. */
function knownStart(parts: readonly string[]): readonly string[] {
  const end = parts.findIndex((part) => !wordsOf(part).every((word) => known.has(word)));
  return end === -1 ? parts : parts.slice(0, end);
}

function statusOf(parts: readonly string[]): number | null {
  const words = parts.flatMap(wordsOf);
  const codes = new Set(words.map(Number).filter((code) => errorReasons.has(code)));
  const [status] = codes;
  if (status === undefined || codes.size > 1) return null;
  const said = ` ${words.join(' ')} `;
  const isNamed = errorReasons.get(status)?.some((reason) => said.includes(` ${reason} `)) ?? false;
  return isNamed || words.some((word) => naming.has(word)) ? status : null;
}

/** Pages in Arabic or Hindi write a code in their own digits. */
const wordsOf = (part: string): readonly string[] => inAsciiDigits(part).match(WORD) ?? [];
