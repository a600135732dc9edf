/** `citeworthy/html`: a page told in one pass, without a tree. Re-exports only. */
export { readHtml, type HtmlElement, type HtmlEvents } from '../readers/html/read.ts';
export type { ScanReport } from '../readers/html/scan.ts';
