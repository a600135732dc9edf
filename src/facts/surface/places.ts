/** Where facts are written in the source of their page: looked up for those that are shown, and for them alone. */
import { contentTypeOf, type Exchange } from '../../exchange.ts';
import { toUtf8Bytes } from '../../readers/charset/decode.ts';
import { places } from '../../readers/structured-data/places.ts';
import { isData, type SurfaceFact } from './model.ts';

/** Facts with the places of what is written, as far as it is written so in the source. */
export function withPlaces(facts: readonly SurfaceFact[], { body, headers }: Exchange): SurfaceFact[] {
  if (facts.length === 0) return [];
  const { bytes } = toUtf8Bytes(body, contentTypeOf(headers));
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const placeOf = places(page);
  const startOf = lineStarts(page);
  const offsets = facts.map((fact) =>
    fact.line > 0 && !isData(fact.surface)
      ? -1
      : offsetOf(page, fact, fact.line > 0 ? startOf(fact.line) : 0),
  );
  // In rising order, the page is walked through once.
  const known = new Map(offsets.toSorted((a, b) => a - b).map((at) => [at, at < 0 ? null : placeOf(at)]));
  return facts.map((fact, index) => ({ ...fact, ...known.get(offsets[index] ?? -1) }));
}

/** Where the parts of a page begin that hold a surface. */
const STARTS: Readonly<Partial<Record<SurfaceFact['surface'], string>>> = { title: '<title', text: '<h1' };
/** Bytes after that start, or after the object of data, in which a statement is. */
const REACH = 20_000;

function offsetOf(page: Buffer, { surface, written }: SurfaceFact, from: number): number {
  const start = Math.max(from, page.indexOf(STARTS[surface] ?? '<'));
  const part = page.subarray(start, start + REACH);
  if (surface === 'open-graph' || surface === 'meta') {
    // The same words are in the title.
    const at = Math.max(indexIn(part, `"${escaped(written)}"`), indexIn(part, `'${written}'`));
    return at < 0 ? -1 : start + at + 1;
  }
  // An address or a week is written in parts.
  const [first = ''] = written.split(', ', 1);
  for (const spelling of new Set([written, escaped(written), JSON.stringify(written).slice(1, -1), first])) {
    const at = indexIn(part, spelling);
    if (at >= 0) return start + at;
  }
  return -1;
}

/** By its bytes: Node 24 aborts the process for some strings that are no Unicode (node_buffer.cc, IndexOfString). */
const indexIn = (part: Buffer, text: string): number => part.indexOf(Buffer.from(text));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const LINE_FEED = 0x0a;

/** The byte at which a line begins. */
function lineStarts(page: Buffer): (line: number) => number {
  const starts = [0];
  return (line) => {
    while (starts.length < line) {
      const next = page.indexOf(LINE_FEED, starts.at(-1));
      if (next < 0) break;
      starts.push(next + 1);
    }
    return starts[line - 1] ?? 0;
  };
}
