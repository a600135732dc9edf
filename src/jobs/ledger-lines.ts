/** The lines of a ledger file, `{"key":…,"unit":…}`, with their places in it. */
import { open } from 'node:fs/promises';
import { CodedError } from '../errors.ts';
import { jsonOf } from './json-line.ts';

const NEW_LINE = 0x0a;
const CHUNK_BYTES = 65_536;

interface Line {
  /** Bytes from the start of the file, to this line and to the next. */
  readonly offset: number;
  readonly end: number;
  /** File and number of the line, for a message. */
  readonly place: string;
  readonly entry: { readonly key: string; readonly unit: unknown };
}

/** Where the last unit of each key is, and where the complete lines end. */
export async function offsetsIn(path: string): Promise<{ offsets: Map<string, number>; end: number }> {
  const offsets = new Map<string, number>();
  let end = 0;
  for await (const line of linesOf(path)) {
    offsets.set(line.entry.key, line.offset);
    end = line.end;
  }
  return { offsets, end };
}

/** The complete lines of the file; bytes after the last line break are a torn line and are not given. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  let begun: Buffer[] = [];
  let offset = 0;
  let number = 0;
  for await (const chunk of chunksOf(path)) {
    let start = 0;
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, start)) {
      const line = Buffer.concat([...begun, chunk.subarray(start, at)]);
      number += 1;
      const place = `${path}:${number}`;
      const end = offset + line.byteLength + 1;
      yield { offset, end, place, entry: entryOf(line.toString(), place) };
      begun = [];
      offset = end;
      start = at + 1;
    }
    begun.push(chunk.subarray(start));
  }
}

/** The file is closed when the last chunk has been given, or when the reader leaves: a stream only begins to close then. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

function entryOf(text: string, place: string): Line['entry'] {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || !('key' in value) || !('unit' in value))
    throw new CodedError('ledger-invalid', place);
  if (typeof value.key !== 'string') throw new CodedError('ledger-invalid', place);
  return { key: value.key, unit: value.unit };
}
