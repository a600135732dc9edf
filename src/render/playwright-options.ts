/** What a caller may say of the browser. */

/** How pages are rendered; everything is optional. */
export interface PlaywrightOptions {
  /** The Chromium to start. Default: the one that playwright has installed, else one in a usual place. */
  readonly executablePath?: string | undefined;
  /** Pages rendered at once. Default 1: each takes a core and some 100 MB. */
  readonly atOnce?: number | undefined;
  /** Milliseconds for one page, from its context to its document. Default 20,000. */
  readonly pageMs?: number | undefined;
  /**
   * The sandbox of Chromium around the scripts of a page. Default `on`, and `off` for root, as whom Chromium has none. In
   * a container it needs user namespaces, or to be `off`.
   */
  readonly sandbox?: 'on' | 'off' | undefined;
}
