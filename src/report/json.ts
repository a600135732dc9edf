/** JSON that is safe to print. */

/**
 * Characters that JSON may hold as they are and a terminal or an editor must not get: delete and the C1 controls, which
 * steer terminals, and the bidirectional controls of Unicode TR9, which reorder the text around them. C0 controls and
 * lone surrogates are escaped by JSON.stringify.
 */
const STEERING = /[\u007f-\u009f\p{Bidi_Control}]/gu;

/** A value as JSON; steering characters, which stand in strings alone, as their escapes. `indent`: spaces of a level. */
export function printableJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    STEERING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
