/** Amounts that the code of a page calls a price: those of its variants, which a script shows in turn. */

/** The end of a name in JSON: `"price":1690`, `"salePrice": "16.90"`. */
const NAMES = ['price"', 'Price"'].map((name) => Buffer.from(name));
const DATA = 'ld+json';
const END = '</script';
const MAX_PRICES = 500;
/** Bytes after a name in which its value is. */
const REACH = 24;
const VALUE = /^\s{0,4}:\s{0,4}"?(\d{1,9}(?:\.\d{1,2})?)[",}\s]/;

/** Different amounts as written, in the main unit or in cents. What structured data states is none of them. */
export function codePrices(bytes: Buffer): readonly number[] {
  const found = new Set<number>();
  const stated = dataRanges(bytes);
  for (const name of NAMES)
    for (
      let at = bytes.indexOf(name);
      at !== -1 && found.size < MAX_PRICES;
      at = bytes.indexOf(name, at + 1)
    ) {
      if (stated.some(([from, to]) => at > from && at < to)) continue;
      const start = at + name.length;
      const [, value] = VALUE.exec(bytes.toString('latin1', start, start + REACH)) ?? [];
      if (value !== undefined) found.add(Number(value));
    }
  return [...found];
}

/** Scripts of JSON-LD that are left out. */
const MAX_RANGES = 20;

function dataRanges(bytes: Buffer): (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let at = bytes.indexOf(DATA); at !== -1 && ranges.length < MAX_RANGES;) {
    const end = bytes.indexOf(END, at);
    const to = end === -1 ? bytes.length : end;
    ranges.push([at, to]);
    at = bytes.indexOf(DATA, to);
  }
  return ranges;
}
