/** Every form of a report: plain data in, a string out. */
export { renderCsv } from './csv.ts';
export { renderHtml } from './html.ts';
export { renderJunit } from './junit.ts';
export { renderMarkdown } from './markdown.ts';
export type * from './model.ts';
export { renderSarif } from './sarif.ts';
export { renderText } from './text.ts';
