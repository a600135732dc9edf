/**
 * The literal strings that must be in the source of a page before a selector can match it. Looking for them is a
 * hundred times cheaper than building a tree, so a page without any marker is never parsed.
 */

/** Attribute values, ids, classes, names of attributes without a value. */
const LITERAL = /=['"]?([^'"\]]+)['"]?\]|[#.]([\w-]+)|\[([\w-]+)\]/g;
const ELEMENT_NAME = /^[\w-]+/;
/** Characters from which a marker is rare enough to be looked for on every page. */
const DISTINCT = 6;
/** Longer ones that every page has. */
const COMMON = new Set(['description', 'content', 'document.cookie']);

/**
 * For each alternative of a selector list the strings that all have to occur, in the case of the page. A value is cut
 * at `&`, which a page may write as `&amp;`.
 */
export function selectorMarkers(selector: string): readonly (readonly string[])[] {
  return selector.split(',').map((part) => {
    const alternative = part.trim();
    const found = [...alternative.matchAll(LITERAL)].flatMap(([, value, name, attribute]) =>
      (value ?? name ?? attribute ?? '').split('&').filter((piece) => piece !== ''),
    );
    const element = ELEMENT_NAME.exec(alternative)?.[0] ?? '';
    return found.length === 0 ? [`<${element}`] : found;
  });
}

/** Whether a selector with these markers can match; `holds` says whether the page has a string. */
export function mayMatch(
  alternatives: readonly (readonly string[])[],
  holds: (marker: string) => boolean,
): boolean {
  return alternatives.some((markers) => markers.every(holds));
}

/**
 * The longest telling marker of each alternative: without any of these in a page the selector cannot match. `null`
 * where an alternative has none.
 */
export function anchorsOf(selector: string): readonly string[] | null {
  const anchors = selectorMarkers(selector).map(
    (markers) => markers.filter(isDistinct).toSorted((a, b) => b.length - a.length)[0],
  );
  const found = anchors.filter((anchor) => anchor !== undefined);
  return found.length === anchors.length ? found : null;
}

/** Whether a string is rare enough that its absence from the source is worth knowing. */
export function isDistinct(marker: string): boolean {
  return marker.length >= DISTINCT && !COMMON.has(marker);
}

/** One expression that finds any of the strings: a single pass instead of one for each. */
export function anyOf(strings: Iterable<string>): RegExp {
  const parts = [...new Set(strings)].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  return new RegExp(parts.join('|'));
}
