/**
 * Splits a loss over its causes in whole points: floors first, then one point each to the largest
 * remainders (Hamilton's method), so that the parts sum to the whole.
 */

/** Hundredths of a point in a point. */
const POINT = 100;

/** Index and size of the fraction that a floor cut off. */
interface Remainder {
  readonly index: number;
  readonly hundredths: number;
}

/**
 * Whole points per cause. `hundredths` holds the losses in hundredths of a point; the parts returned sum to
 * their sum rounded up. Equal remainders are served in order of position.
 */
export function wholePoints(hundredths: readonly number[]): number[] {
  const parts: number[] = [];
  const remainders: Remainder[] = [];
  let sum = 0;
  let given = 0;
  for (const loss of hundredths) {
    const part = Math.floor(loss / POINT);
    remainders.push({ index: parts.length, hundredths: loss % POINT });
    parts.push(part);
    sum += loss;
    given += part;
  }
  remainders.sort((a, b) => b.hundredths - a.hundredths);
  const missing = Math.ceil(sum / POINT) - given;
  for (const { index } of remainders.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
