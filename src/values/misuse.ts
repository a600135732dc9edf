/** What the readers that anyone may import throw for a value of another type: one line that names the function. */

/** Throws a TypeError for what is neither text nor bytes. */
export function checkText(value: unknown, reader: string): void {
  if (typeof value !== 'string' && !(value instanceof Uint8Array))
    throw new TypeError(`${reader} takes a text or bytes`);
}

/** Throws a TypeError for what is no object with these properties; `what` names it. */
export function checkObject(value: unknown, properties: readonly string[], what: string): void {
  const isOne = typeof value === 'object' && value !== null && properties.every((name) => name in value);
  if (!isOne) throw new TypeError(what);
}
