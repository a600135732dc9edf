import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readBody, type BodyReading } from '../../src/net/body.ts';

const CAP = 10;
const bytes = (text: string) => new TextEncoder().encode(text);

async function* chunksOf(texts: readonly string[], error?: Error): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
  if (error !== undefined) throw error;
}
const streamOf = (texts: readonly string[], error?: Error) => Readable.from(chunksOf(texts, error));

async function read(body: AsyncIterable<Uint8Array>, more: Partial<BodyReading> = {}) {
  let chunks = 0;
  const { signal } = new AbortController();
  const reading = { cap: CAP, probe: null, signal, onChunk: () => void (chunks += 1), ...more };
  const { bytes: kept, end } = await readBody(body, reading);
  return { text: Buffer.from(kept).toString(), end, chunks };
}

describe.each([
  ['an iterator', chunksOf],
  ['a stream', streamOf],
] as const)('%s', (_name, of) => {
  test('is whole up to its cap, and cut there', async () => {
    expect(await read(of(['01234', '56789']))).toEqual({
      text: '0123456789',
      end: { kind: 'complete' },
      chunks: 2,
    });
    expect(await read(of(['01234', '567890', 'more']))).toEqual({
      text: '0123456789',
      end: { kind: 'size' },
      chunks: 2,
    });
    expect(await read(of([]))).toMatchObject({ text: '', end: { kind: 'complete' } });
  });

  test('keeps what came before it failed', async () => {
    const error = new Error('cut');
    expect(await read(of(['012', '34'], error))).toMatchObject({
      text: '01234',
      end: { kind: 'error', error },
    });
  });

  test('is looked at once, when more than so many bytes have come', async () => {
    const looks: string[] = [];
    const looking = (isEnough: boolean) => ({
      probe: {
        above: 4,
        isEnough: async (prefix: Uint8Array) => (looks.push(Buffer.from(prefix).toString()), isEnough),
      },
    });
    expect(await read(of(['0123', '45', '67']), looking(false))).toMatchObject({
      text: '01234567',
      end: { kind: 'complete' },
    });
    expect(looks).toEqual(['012345']);
    expect(await read(of(['01234', '56', '78']), looking(true))).toMatchObject({ end: { kind: 'size' } });
    expect(looks).toEqual(['012345', '01234']);
  });

  test('ends with the signal, though it goes on for ever', async () => {
    const stop = new AbortController();
    async function* endless() {
      yield bytes('012');
      await new Promise(() => {});
    }
    const body = of === streamOf ? Readable.from(endless()) : endless();
    const reading = read(body, {
      signal: stop.signal,
      onChunk: () => setImmediate(() => stop.abort('stop')),
    });
    expect(await reading).toMatchObject({ text: '012', end: { kind: 'error', error: 'stop' } });
  });
});

test('a stream that is over before anybody reads it ends with its error', async () => {
  const error = new Error('reset');
  const stream = streamOf(['0']);
  stream.on('error', () => {});
  stream.destroy(error);
  expect((await read(stream)).end).toEqual({ kind: 'error', error });
  const closed = streamOf(['0']);
  closed.destroy();
  expect((await read(closed)).end).toMatchObject({ error: new Error('the connection was closed') });
});

test('a stream that is closed on the way is no whole body', async () => {
  const stream = new Readable({ read() {} });
  stream.push(bytes('012'));
  const reading = read(stream, { onChunk: () => setImmediate(() => stream.destroy()) });
  expect(await reading).toMatchObject({
    text: '012',
    end: { error: new Error('the connection was closed') },
  });
});
