/** Language versions that do not name each other. */
import { escapeHtml } from '../fixes/head-tags.ts';
import { languageLinks, isSamePage, ownAddress } from '../facts/page-head.ts';
import type { Finding } from '../findings/finding.ts';
import { refusal, together, type Made, type Refusal } from './change.ts';
import type { FixSite } from './fix-site.ts';
import { addedTags } from './head-tags.ts';

/** In each version that does not name the page back, the link by which the page names itself. */
export function addReturnLinks({ place, data }: Finding, site: FixSite): Made | Refusal {
  const path = site.pathAt(place.url);
  const page = path === null ? null : site.page(path);
  const { versions } = data;
  if (page === null || typeof versions !== 'object') return refusal('file');
  const facts = page.subject().page;
  const own = languageLinks(facts).find(({ url }) => url !== null && isSamePage(url, facts.finalUrl));
  if (own === undefined) return refusal('author');
  const address = own.url ?? ownAddress(facts);
  const all = versions.map((url) => {
    const version = site.pathAt(url);
    const other = version === null ? null : site.page(version);
    if (other === null) return refusal('file');
    const isTaken = languageLinks(other.subject().page).some(
      ({ hreflang }) => hreflang.toLowerCase() === own.hreflang.toLowerCase(),
    );
    if (isTaken) return refusal('author');
    const source = site.sourceOf(page, address);
    if (source === null) return refusal('blank', { what: address });
    const html = `<link rel="alternate" hreflang="${escapeHtml(own.hreflang)}" href="${escapeHtml(address)}">`;
    const made = addedTags(other, [{ html, values: [] }], site);
    return 'code' in made ? made : { ...made, sources: [source] };
  });
  return together(all);
}
