/** `citeworthy/html`: a page told in one pass, without a tree. Re-exports only. */
export { readHtml } from '../readers/html/read.ts';
export type { HtmlElement, HtmlEvents } from '../readers/html/read.ts';
export type { ScanReport } from '../readers/html/scan.ts';
