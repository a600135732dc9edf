/** The stored pages to which no link led. */
import { urlKey, webUrl } from '../values/url.ts';

/**
 * Of each page that none of the linked addresses names, one address: in the form that most links of the site use
 * (`/page`, `/page.html`), since a page that is asked for under another one passes for a copy of itself.
 */
export function unlinkedPages(pages: readonly (readonly string[])[], linked: readonly string[]): URL[] {
  const known = new Set(linked.map(urlKey));
  const uses: number[] = [];
  const unlinked: (readonly string[])[] = [];
  for (const forms of pages) {
    const form = forms.findIndex((address) => known.has(urlKey(address)));
    if (form === -1) unlinked.push(forms);
    else if (!isIndex(forms)) uses[form] = (uses[form] ?? 0) + 1;
  }
  const most = uses.reduce((best, count, form) => (count > (uses[best] ?? 0) ? form : best), 0);
  return unlinked.flatMap((forms) => webUrl(forms[isIndex(forms) ? 0 : most] ?? forms[0] ?? '') ?? []);
}

/** The page of a folder has one name that matters. */
const isIndex = ([first = '']: readonly string[]): boolean => first.endsWith('/');
