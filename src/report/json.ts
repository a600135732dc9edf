/** JSON that is safe to print. */
import { printable } from '../values/printable.ts';

/** A value as {@link printable} JSON. `indent`: spaces of a level. */
export function printableJson(value: unknown, indent = 0): string {
  return printable(JSON.stringify(value, null, indent));
}

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
