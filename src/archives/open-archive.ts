/** Opens an archive, whatever form it has. */
import { open, type FileHandle } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { CodedError, hasCode } from '../errors.ts';
import { isGzip } from '../net/gunzip.ts';
import type { Archive } from './archive.ts';
import { byteSource } from './byte-source.ts';
import { memberAt } from './gzip-member.ts';
import { checkZstd, frameAt, isZstd } from './zstd-frame.ts';
import { harArchive, MAX_HAR } from './har-archive.ts';
import { warcArchive } from './warc-archive.ts';

/** What a file begins with, decompressed where it is gzip. */
const FIRST_BYTES = 64;

/** What an archive is written as. */
export type ArchiveForm = 'warc' | 'har';

/**
 * Opens a WARC file, compressed or not, or a HAR file, and reads through it once. Throws `file-unreadable`, and
 * `file-invalid` for what is neither.
 */
export async function openArchive(path: string, signal?: AbortSignal): Promise<Archive> {
  const file = await opened(path);
  try {
    if ((await formOf(file)) === 'warc') return await warcArchive(file, signal);
    const archive = harArchive(await wholeText(file));
    await file.close();
    return archive;
  } catch (error) {
    await file.close();
    throw inFile(path, error);
  }
}

/** Opens a file to read. Throws `file-unreadable`. */
export async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw new CodedError('file-unreadable', `${path}: ${error instanceof Error ? error.message : 'failed'}`);
  }
}

/** What is wrong with a file, with its name. */
export const inFile = (path: string, error: unknown): unknown =>
  error instanceof CodedError ? new CodedError(error.code, `${path}: ${error.detail}`) : error;

/** The form of what begins at a place of a file. Throws `file-invalid` for what is neither WARC nor HAR. */
export async function formOf(file: FileHandle, at = 0): Promise<ArchiveForm> {
  const source = byteSource(file, { window: FIRST_BYTES });
  const first = await source.read(at, FIRST_BYTES);
  if (first.length === 0) throw new CodedError('file-invalid', 'the file is empty');
  if (first.subarray(0, ZIP.length).equals(ZIP)) throw PACKED;
  checkZstd(first);
  const read = isGzip(first) ? memberAt : isZstd(first) ? frameAt : null;
  const bytes = read === null ? first : (await read(byteSource(file), at, FIRST_BYTES))?.bytes;
  const text = (bytes ?? first)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  if (text.startsWith('WARC/')) return 'warc';
  if (text.startsWith('{')) return 'har';
  throw new CodedError('file-invalid', 'it is neither a WARC nor a HAR file');
}

/** A container that holds archives (APPNOTE 4.3.7). */
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const PACKED = new CodedError(
  'file-invalid',
  'it is a ZIP or WACZ file: unpack it, and name a file of its archive folder',
);

/** The text of a HAR file. Throws `file-invalid` for one that is too large, or broken. */
export async function wholeText(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  if (size > MAX_HAR) throw TOO_LARGE;
  const bytes = await file.readFile();
  if (!isGzip(bytes)) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_HAR }).toString('utf8');
  } catch (error) {
    throw hasCode(error, 'ERR_BUFFER_TOO_LARGE')
      ? TOO_LARGE
      : new CodedError('file-invalid', 'its compression is broken');
  }
}

const TOO_LARGE = new CodedError(
  'file-invalid',
  `a HAR file of more than ${MAX_HAR / 1024 / 1024} MB is not read`,
);
