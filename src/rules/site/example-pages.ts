/** Pages for the examples of site rules, all on `https://example.com`. */
import type { ExampleExchange } from '../page/page-rule.ts';

export const ORIGIN = 'https://example.com';

/** Enough for a short page to be one: with nothing but a heading it would be an empty shell. */
const TEXT = '<p>A short page that says what it is for.</p>';

/** A page at a path with a title of its own and what else its head and body hold. */
export const page = (
  path: string,
  inside: { readonly head?: string; readonly body?: string } = {},
): ExampleExchange => ({
  url: ORIGIN + path,
  html: `<title>The page at ${path}</title>${inside.head ?? ''}<main><h1>${path}</h1>${inside.body ?? TEXT}</main>`,
});

/** A page that links to these paths. */
export const linked = (path: string, ...targets: readonly string[]): ExampleExchange =>
  page(path, { body: TEXT + targets.map((target) => `<a href="${target}">${target}</a>`).join(' ') });

/** A page that names another one, or itself, as canonical. */
export const canonical = (path: string, target: string, body = TEXT): ExampleExchange =>
  page(path, { head: `<link rel="canonical" href="${target}">`, body });

/** A page that is gone. */
export const gone: ExampleExchange = { url: `${ORIGIN}/gone`, status: 404, html: '<h1>Gone</h1>' };

/** A robots.txt that closes one folder. */
export const CLOSED = 'User-agent: *\nDisallow: /private/';
