/** JSON that is safe to print. */
import { masked } from '../values/secrets.ts';

/**
 * Characters that JSON may hold as they are and a terminal or an editor must not get: delete and the C1 controls, which
 * steer terminals, and the bidirectional controls of Unicode TR9, which reorder the text around them. C0 controls and
 * lone surrogates are escaped by JSON.stringify.
 */
const STEERING = /[\u007f-\u009f\p{Bidi_Control}]/gu;

/**
 * A value as JSON; steering characters, which stand in strings alone, as their escapes, and passwords and keys in addresses
 * masked. `indent`: spaces of a level.
 */
export function printableJson(value: unknown, indent = 0): string {
  const whole = JSON.stringify(value, null, indent);
  // Few texts hold a secret; to look at each string of all of them takes several times as long.
  const shown = masked(whole) === whole ? whole : JSON.stringify(value, maskedText, indent);
  return shown.replace(
    STEERING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const maskedText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? masked(value) : value;

/** Characters of a piece; the last item of it goes beyond. */
const PIECE = 65_536;
const INDENT = 2;

/**
 * A document as `printableJson` writes it with two spaces a level, and a line end, in pieces: whole, the text of a large
 * site stands in memory several times.
 */
export function* printablePieces(document: object): Generator<string> {
  let piece = '';
  for (const part of parts(document)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* parts(document: object): Generator<string> {
  let start = '{';
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    yield `${start}\n  ${printableJson(name)}: `;
    start = ',';
    if (Array.isArray(value) && value.length > 0) yield* items(value);
    else yield nested(value, 1);
  }
  yield start === '{' ? '{}\n' : '\n}\n';
}

function* items(values: readonly unknown[]): Generator<string> {
  let start = '[';
  for (const value of values) {
    yield `${start}\n    ${nested(value, 2)}`;
    start = ',';
  }
  yield '\n  ]';
}

/** A value at a depth. JSON holds no line end but those of its layout. */
function nested(value: unknown, depth: number): string {
  return printableJson(value ?? null, INDENT).replaceAll('\n', `\n${' '.repeat(depth * INDENT)}`);
}
