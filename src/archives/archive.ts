/** What an archive holds of the web: the answers to addresses, whichever form keeps them. */
import type { HeaderLine, Truncation } from '../exchange.ts';

/** An answer as an archive keeps it. */
export interface ArchivedAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: readonly HeaderLine[];
  readonly body: Uint8Array;
  /** Content codings that the headers name were undone before the body was kept. */
  readonly isDecoded: boolean;
  readonly truncated: Truncation | null;
  /** Epoch milliseconds at which it was asked for, 0 where that was not kept. */
  readonly date: number;
}

/** What is known of an answer without reading it. */
export interface ArchivedEntry {
  readonly url: string;
  readonly status: number;
  /** HTML with status 200. */
  readonly isPage: boolean;
  readonly date: number;
}

/** An open archive. Memory: some 300 bytes for each answer of a WARC file; all of a HAR file. */
export interface Archive {
  /** The last answer to each address, in the order of the archive. */
  readonly entries: ReadonlyMap<string, ArchivedEntry>;
  /** `null`: it was asked for, and its body was not kept. */
  readonly answerTo: (url: string) => Promise<ArchivedAnswer | null>;
  readonly close: () => Promise<void>;
}

/** How an address is looked up: without a fragment, as the WHATWG URL Standard writes it; `null` for no address of the web. */
export function archiveKey(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href;
}

const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether an answer is a page. */
export const isPage = (status: number, contentType: string): boolean =>
  status === 200 && PAGE.test(contentType.trim());
