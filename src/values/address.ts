/** Whether a text is an address, and which: every room asks that, on either side of the border. */

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Whether the URL parser takes a text. `URL.canParse` says so of ASCII alone: once compiled, that of Node 20 reads other
 * Latin letters as broken UTF-8 and denies `http://é/` after some thousand calls (measured with 20.20.2).
 */
export function canParse(text: string, base?: string): boolean {
  if (!NOT_ASCII.test(text) && (base === undefined || !NOT_ASCII.test(base))) return URL.canParse(text, base);
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}

/** The address that a text is, resolved against the base if there is one; `null` for no address. */
export function parsedUrl(text: string, base?: string): URL | null {
  return canParse(text, base) ? new URL(text, base) : null;
}
