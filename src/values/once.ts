/** What is made when it is first needed: tables and expressions that most runs do without. */

/** The same value at every call, made at the first one. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** One value a key, made when the key is first asked for. For keys of a small set alone: nothing is let go. */
export function oncePer<T, Key extends string = string>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
