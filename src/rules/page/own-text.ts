/** Pages without a text of their own: it is not there yet, is that of another page, or is in a language that they do not declare. */
import { isInAnother } from '../../facts/text/language.ts';
import { distance, NEAR_BITS } from '../../facts/text/simhash.ts';
import { canonicalOf, isSamePage } from '../../facts/page-head.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { TextFacts } from '../../facts/text/text-facts.ts';
import type { SeenPage, SiteContext } from './site-context.ts';
import { languageIn, versionsOf } from './versions.ts';

/** The rule that reports it. Rules about prose say nothing beside it. */
export type TextOwner = 'placeholder' | 'lang-declared' | 'duplicate-page';

/** Share of the text from which a page of filler has no text of its own. */
const MOST = 0.5;

/** Whether most of the text is what a page has until its own is written. */
export const isFilled = ({ defaultPage, filler }: TextFacts): boolean =>
  defaultPage !== null || (filler !== null && filler.share >= MOST);

/** A page that was read before and has nearly the same text, `null` without one. */
export function twinOf(page: PageFacts, text: TextFacts, site: SiteContext | null): SeenPage | null {
  const seen = site?.seen ?? [];
  if (text.simhash === '' || seen.length === 0) return null;
  const own = canonicalOf(page);
  const versions = versionsOf(page, site);
  const language = languageIn(versions, page.finalUrl);
  const twin = seen.find(
    ({ simhash, canonical, url }) =>
      simhash !== '' &&
      distance(simhash, text.simhash) <= NEAR_BITS &&
      !isSamePage(canonical, own) &&
      // Versions for several regions of one language have the same text by design.
      (language === '' || languageIn(versions, url) !== language),
  );
  return twin ?? null;
}

/** Who says that the page has no text of its own, `null` where it has one. */
export function textOwner(text: TextFacts, twin: SeenPage | null): TextOwner | null {
  if (isFilled(text)) return 'placeholder';
  if (isInAnother(text.language)) return 'lang-declared';
  return twin === null ? null : 'duplicate-page';
}
