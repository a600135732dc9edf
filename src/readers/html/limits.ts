/** Caps that keep the scan linear on hostile markup. */

/** Open elements at once. Blink and WebKit stop nesting at the same depth. */
export const MAX_DEPTH = 512;

/** Attributes kept of one start tag; real pages stay under 100. */
export const MAX_ATTRIBUTES = 256;

/** Elements of one page; the one-page edition of the HTML Standard has about 400,000. */
export const MAX_ELEMENTS = 150_000;
