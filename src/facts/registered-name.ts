/** The name that somebody registered, as far as the host itself and two short lists tell. */

/** Second-level names under which countries register. */
const SECOND_LEVEL = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'gouv', 'ne', 'net', 'or', 'org']);

/** Hosts under which each customer has a name of their own (entries of the public suffix list, private part, 2026-11). */
const HOSTING = new Set([
  'blogspot.com',
  'firebaseapp.com',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'myshopify.com',
  'netlify.app',
  'pages.dev',
  'substack.com',
  'vercel.app',
  'web.app',
  'webflow.io',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
]);

const ADDRESS = /^[\d.]+$|^\[/;

/** `example.co.uk` of `www.example.co.uk`, `ada.github.io` of itself. An IP address is its own name. */
export function registeredName(host: string): string {
  if (ADDRESS.test(host)) return host;
  const labels = host.replace(/^www\./, '').split('.');
  const isCountry = (labels.at(-1) ?? '').length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? '');
  const isHosted = HOSTING.has(labels.slice(-2).join('.'));
  return labels.slice(isCountry || isHosted ? -3 : -2).join('.');
}
