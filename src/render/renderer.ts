/**
 * The port to a browser: what runs the scripts of a page. A renderer makes no judgement and keeps nothing; whoever
 * calls it gives the proxy through which every connection has to go.
 */
import type { Exchange } from '../exchange.ts';

/** A proxy on this machine, with what it asks for. Good for one page: afterwards it lets nothing through. */
export interface RenderProxy {
  /** Such as `http://127.0.0.1:40123`. It takes plain requests and CONNECT. */
  readonly server: string;
  readonly username: string;
  readonly password: string;
}

/** How one page is rendered. */
export interface RenderRequest {
  /** Ends the rendering at any moment, the page with it. */
  readonly signal: AbortSignal;
  /** Every connection of the page goes through it, those to this machine as well. */
  readonly proxy: RenderProxy;
  /** The name in User-Agent. */
  readonly userAgent: string;
  /** What the server answered: the document to begin with, so that no server is asked for it again. */
  readonly raw: Exchange;
}

/** Runs the scripts of pages. Owns a browser, if any: close it when done. */
export interface Renderer {
  /** For messages, such as `playwright`. */
  readonly name: string;
  /**
   * The page at an address once its scripts have run: the body is the serialised document, in UTF-8. What cannot be
   * rendered is an outcome as of any exchange. Rejects with the reason of the signal; what else it rejects with is
   * told as the reason why there is no rendering.
   */
  render(url: string, request: RenderRequest): Promise<Exchange>;
  /** Ends the browser. Renderings under way end as well. */
  close?(): Promise<void>;
}
