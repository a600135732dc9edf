/** What the readers of markup keep of open elements, by their place on the stack. */

/**
 * Takes out the last entry of the element at this place, `undefined` without one. It may lie below the top: elements do
 * not always close in the reverse of their order.
 */
export function takeAt<Entry extends { readonly at: number }>(
  opened: Entry[],
  at: number,
): Entry | undefined {
  for (let index = opened.length - 1; index >= 0; index--) {
    const entry = opened[index];
    if (entry === undefined || entry.at < at) return undefined;
    if (entry.at > at) continue;
    opened.splice(index, 1);
    return entry;
  }
  return undefined;
}
