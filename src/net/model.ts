/** The shapes of the fetch layer: what is asked of it, what it is built from. */
import type { Dispatcher } from 'undici';
import type { Exchange, HeaderLine } from '../exchange.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Limits } from './limits.ts';
import type { Dial } from './transport/dial.ts';
import type { Resolver } from './transport/resolver.ts';
import type { Transport } from './transport/transport.ts';

/**
 * What kind of body is wanted: sets the Accept header, and `html` refuses media before the body is read. `markdown` asks
 * for another representation of a page (RFC 9110, 12): its answer says nothing of the page that others get.
 */
export type Accept = 'html' | 'xml' | 'text' | 'markdown' | 'json' | 'any';

/** Another name to ask under, for a probe. The engine's own headers stay unless `headers` names them. */
export interface Identity {
  readonly userAgent: string;
  /** Sent as given, except names that carry credentials or framing (`identity.ts`), which are dropped. */
  readonly headers?: readonly HeaderLine[] | undefined;
}

/** What a server said of the version of an answer; `null` where it said nothing (RFC 9110, 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** How one address is asked for; everything is optional. */
export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Default `any`. */
  readonly accept?: Accept | undefined;
  /** Default `GET`. A refused HEAD (405, 501) is asked again as GET. */
  readonly method?: 'GET' | 'HEAD' | undefined;
  readonly as?: Identity | undefined;
  /**
   * Of an answer that the caller has: the address itself may then answer 304 without a body (RFC 9110, 13.1). Not sent
   * where it redirects to.
   */
  readonly known?: Validators | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /**
   * What becomes of an answer that throttles (429, 503): `wait` and ask again (default), or `tell` it at once, for a
   * caller who paces the host, whose other requests have to pause as well.
   */
  readonly throttled?: 'wait' | 'tell' | undefined;
  /** Whether a redirect is followed with the cookies that the chain has set so far (default), or without any. */
  readonly cookies?: 'of-chain' | 'none' | undefined;
  /** `taken`: whoever asks has the turn of the host for it, so a web that takes turns takes no other. */
  readonly turn?: 'taken' | undefined;
  /** Why a redirect to this address may not be followed, `null` where it may. The exchange is then `blocked`. */
  readonly forbids?: ((url: string) => string | null) | undefined;
}

/** How a page is rendered. */
export interface RenderOptions {
  readonly signal?: AbortSignal | undefined;
}

/** What answers for the web: a {@link Fetcher}, or a recording that is replayed. */
export interface Web {
  /**
   * One address, one Exchange: redirects followed, body decoded and capped, every expected failure an outcome.
   * Rejects only with the reason of the caller's aborted signal, or a TypeError for misuse.
   */
  fetch(url: string, options?: FetchOptions): Promise<Exchange>;
}

/** What is known of a site whose answers are kept, and come from no server. */
export interface Stored {
  /** A folder of built pages has all of its site; an archive has what was asked for. */
  readonly kind: 'folder' | 'archive';
  /** Its pages in order, each as the addresses at which it answers. Rejects with the reason of the signal. */
  readonly pages: (signal?: AbortSignal) => Promise<readonly (readonly string[])[]>;
}

/** Fetches one address at a time, each into one {@link Exchange}. Owns connections: close it when done. */
export interface Fetcher extends Web {
  /** Of a folder of files or an archive: no simulated visits are made, nobody need be spared, and the pages can be listed. */
  readonly stored?: Stored | undefined;
  /**
   * The page of an answer once its scripts have run: the body is the document in UTF-8, and what fails is an outcome.
   * Absent where there is no renderer. Rejects with the reason of the signal, or a coded error where no browser starts.
   */
  readonly render?: ((raw: Exchange, options?: RenderOptions) => Promise<Exchange>) | undefined;
  /** Ends every connection. Fetches still under way settle as outcome `aborted`. */
  close(): Promise<void>;
}

/** Waits, or rejects at once with the reason of the signal. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Makes a transport whose connections are opened by `dial`, where addresses are checked. */
export type TransportFactory = (dial: Dial) => Transport;

/** A request that is about to be sent, as `sign` gets it. */
export interface SignRequest {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: readonly HeaderLine[];
}

/** Headers by name. */
export type SignedHeaders = Readonly<Record<string, string>>;

/** How a fetcher reaches the web; everything is optional. */
export interface FetcherOptions {
  /**
   * Exact origins (`http://127.0.0.1:8080`) exempt from the network policy. Each is held to the addresses that it led to
   * at first, as long as the fetcher lives.
   */
  readonly allowOrigins?: readonly string[] | undefined;
  /**
   * Exact origins that a person typed: exempt on every port, and at a private address where their host is a literal
   * address, a name without a dot, or a special-use name (RFC 6761). A public name that leads to one stays refused.
   */
  readonly typedOrigins?: readonly string[] | undefined;
  /** `true`: no typed origin leads to a private address either, a literal one included. Default `false`. */
  readonly publicOnly?: boolean | undefined;
  /**
   * Headers by exact origin (`https://preview.example.com`), such as Authorization or Cookie, for a site of the caller's
   * own. Sent to that origin alone, never after a redirect to another one, and in no simulated visit.
   */
  readonly headers?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Gives the headers to add to a request just before it is sent, such as a signature (RFC 9421). `{}` for none. */
  readonly sign?: ((request: SignRequest) => SignedHeaders | Promise<SignedHeaders>) | undefined;
  /** `true`: simulated visits carry `headers` and are signed as well. Default `false`. */
  readonly probeWithHeaders?: boolean | undefined;
  /** Bounds of each fetch over the default ones: times in milliseconds, sizes in bytes, redirects, retries. Default: `DEFAULT_LIMITS`. */
  readonly limits?: Partial<Limits> | undefined;
  /** User-Agent of all requests except simulated visits, a text that is not empty. Default: that of citeworthy with its version. */
  readonly userAgent?: string | undefined;
  /**
   * `undici` (default); `http`, which nock can intercept; a factory that is given the guarded dialer; or a transport of
   * the caller's own, which then owns gate (b), the check of the address really dialled.
   */
  readonly transport?: 'undici' | 'http' | TransportFactory | Transport | undefined;
  /** An undici dispatcher, such as a MockAgent, for the default transport. It then owns gate (b). Default: an agent of its own. */
  readonly dispatcher?: Dispatcher | undefined;
  /** Gives all addresses of a host name. Default: that of the system, `dns.lookup`. */
  readonly resolver?: Resolver | undefined;
  /** Runs the scripts of pages, over a proxy under the same policy and resolver. Closed with the fetcher. Default: no page is rendered. */
  readonly renderer?: Renderer | undefined;
  /** PEM certificates trusted besides the public authorities. Verification is never turned off. */
  readonly trustedCertificates?: readonly string[] | string | undefined;
  /** Epoch milliseconds. Default: the time of day, and for what is measured and waited for one that nobody can set. */
  readonly clock?: (() => number) | undefined;
  /** A number in [0, 1), for the jitter of waits. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Waits so many milliseconds, or rejects at once with the reason of the signal. Default: a timer of Node. */
  readonly sleep?: Sleep | undefined;
}
