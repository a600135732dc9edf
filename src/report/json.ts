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
