/** A file that is read in pieces, from any place. */
import type { FileHandle } from 'node:fs/promises';

/** Bytes read at once where fewer are asked for: records of pages are some 30 KB, compressed. */
export const WINDOW = 1024 * 1024;

/** Bytes of a file, from any place. */
export interface ByteSource {
  /** Up to `length` bytes from `at` on, fewer at the end. */
  read(at: number, length: number): Promise<Buffer>;
}

/** Reads a window ahead, which records one after the other share, and nothing from `end` on. */
export function byteSource(file: FileHandle, { window = WINDOW, end = Infinity } = {}): ByteSource {
  let from = 0;
  let held: Buffer = Buffer.alloc(0);
  return {
    read: async (at, asked) => {
      const length = Math.min(asked, end - at);
      if (at >= from && at + length <= from + held.length)
        return held.subarray(at - from, at - from + length);
      const wanted = Math.min(Math.max(window, length), end - at);
      const bytes = Buffer.allocUnsafe(wanted);
      let size = 0;
      while (size < wanted) {
        const { bytesRead } = await file.read(bytes, size, wanted - size, at + size);
        if (bytesRead === 0) break;
        size += bytesRead;
      }
      [from, held] = [at, bytes.subarray(0, size)];
      return held.subarray(0, length);
    },
  };
}
