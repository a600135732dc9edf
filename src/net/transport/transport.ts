/** The port to the network: one request, one raw response. No redirects, no decoding, no retries. */
import type { HeaderLine } from '../../exchange.ts';

/** What a transport knows of the connection it uses. */
export interface ConnectionInfo {
  /** It has carried a request before. */
  readonly reused: boolean;
  readonly remoteAddress?: string | undefined;
}

/** One request as a transport sends it. */
export interface TransportRequest {
  /** http or https, already passed by the URL policy. */
  readonly url: URL;
  readonly method: 'GET' | 'HEAD';
  readonly headers: readonly HeaderLine[];
  /** Ends the request at any moment, the body included; its reason is what the transport rejects with. */
  readonly signal: AbortSignal;
  /** As of {@link Limits}. */
  readonly connectMs: number;
  readonly headerBytes: number;
  /** `fresh`: do not use a kept-alive connection. */
  readonly connection: 'any' | 'fresh';
  /** To be called when a connection is ready, before the answer. The head's own time limit starts here. */
  readonly onConnection: (info: ConnectionInfo) => void;
  /** To be called with the size of all that is read from the connection, framing included, as it comes. */
  readonly onWire: (bytes: number) => void;
}

/** The head of an answer as a transport gives it, with its body still to be read. */
export interface TransportResponse {
  readonly status: number;
  /** In order, duplicates kept, values as latin1 or text. */
  readonly headers: readonly HeaderLine[];
  /** The bytes as they come, content codings intact. A Node Readable keeps what arrived before a failure. */
  readonly body: AsyncIterable<Uint8Array>;
  /** The body carries no content coding any more although the headers may name one (`fetch` does that). */
  readonly bodyDecoded?: boolean;
  /** Gives the body up: the connection is freed if the body is complete, else destroyed. Never waits. */
  discard(): void;
}

/**
 * One request to one raw response. Interim answers (1xx) are passed over, 101 is a failure. Rejects with the reason
 * of the signal, with a FetchFailure, or with whatever the client library throws (it is classified by the fetcher).
 */
export interface Transport {
  request(request: TransportRequest): Promise<TransportResponse>;
  close(): Promise<void>;
}
