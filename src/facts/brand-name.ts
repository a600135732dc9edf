/** The name that a site goes by. */
import { metaContent } from './page-head.ts';
import type { PageFacts } from './page-facts.ts';
import type { Ownership } from './own-organization.ts';
import { textOf } from './structured-data/entity-index.ts';
import { webUrl } from './url.ts';

/** What sites put between the name of a page and their own. */
const SEPARATOR = /\s+[|–—·•:»-]\s+|\s*\|\s*|:\s+/;

/** Second-level names under which countries register: the name of a site stands before them. */
const SECOND_LEVEL = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'gouv', 'ne', 'net', 'or', 'org']);

/**
 * In order: the site's own organization, its WebSite, og:site_name, application-name, the part of the title that
 * the host or its name is made of, the alternative text of the logo in the home link, the name in the host itself.
 */
export function brandName(page: PageFacts, { organization, website }: Ownership): string {
  const named = [
    organization === null ? '' : textOf(organization, 'name'),
    website === null ? '' : textOf(website, 'name'),
    metaContent(page, 'og:site_name'),
    metaContent(page, 'application-name'),
    titlePart(page),
    logoName(page),
  ];
  return named.find((name) => name !== '' && !ADDRESS.test(name)) ?? hostLabel(page.finalUrl);
}

/** Some sites write their address where their name belongs. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** The alternative text of the picture in the home link, without the word that says that it is a logo. */
function logoName({ images }: PageFacts): string {
  const names = images.map(({ inHomeLink, alt }) =>
    inHomeLink
      ? (alt ?? '')
          .replaceAll(/\blogo(?:type)?\b/gi, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
      : '',
  );
  return names.find((name) => /^[\p{L}\p{N}]/u.test(name) && !NAVIGATION.test(name)) ?? '';
}

/** What a picture in the home link says of the link and not of the site. */
const NAVIGATION = /^(?:home(?:page)?|back|up|top|menu)$/i;

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

/** The label of a host that names the site: `example` of `www.example.co.uk`. An IP address names itself. */
export function hostLabel(address: string): string {
  const url = webUrl(address);
  if (url === null) return '';
  if (/^[\d.]+$|^\[/.test(url.hostname)) return url.hostname;
  const labels = url.hostname.replace(/^www\./, '').split('.');
  const isCountry = (labels.at(-1) ?? '').length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? '');
  const isHosted = HOSTING.has(labels.slice(-2).join('.'));
  return labels.at(isCountry || isHosted ? -3 : -2) ?? labels[0] ?? '';
}

/** Letters and digits alone, accents folded. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function titlePart({ title, finalUrl }: PageFacts): string {
  const label = letters(hostLabel(finalUrl));
  if (label.length < 2) return '';
  const host = letters(webUrl(finalUrl)?.hostname.replace(/^www\./, '') ?? '');
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  return parts.find((part) => letters(part) === label || letters(part) === host) ?? '';
}
