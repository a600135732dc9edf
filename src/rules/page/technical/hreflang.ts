import { COUNTRY_CODES, isLanguageCode } from '../../../catalog/language-codes.ts';
import { isSamePage, languageLinks, ownAddress } from '../../../facts/page-head.ts';
import type { LanguageFacts } from '../../../facts/text/language.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { escapeHtml } from '../../../fixes/head-tags.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { versionsOf } from '../versions.ts';
import { shown } from '../../wording.ts';

/** Language, optional script, optional country or world region (RFC 5646 in the form that Google reads). */
const TAG = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/;
/** Valid, and hardly ever meant: Ukrainian in Britain, Spanish in Laos. The common mistakes that Google names. */
const MISTAKES = new Set(['uk-gb', 'es-la']);

function isLanguageTag(written: string): boolean {
  const tag = written.toLowerCase();
  if (tag === 'x-default') return true;
  const [, language = '', region = ''] = TAG.exec(tag) ?? [];
  const isRegion = region.length !== 2 || COUNTRY_CODES.has(region);
  return isLanguageCode(language) && isRegion && !MISTAKES.has(tag);
}

/** The tag of the page itself: what its text surely is, else what it declares, else what its text seems to be. */
function ownTag(lang: string, { overruled, detected }: LanguageFacts): string {
  const seen = detected ?? '';
  const candidates = [overruled ? seen : '', lang.trim().replaceAll('_', '-'), seen];
  return candidates.find(isLanguageTag) ?? blank('language of the page, such as de-AT');
}

export const hreflang = pageCheck({
  id: 'hreflang',
  category: 'technical',
  type: 'info',
  title: 'The hreflang set is valid and holds the page itself',
  why: 'A set with a fault is ignored as a whole, and engines cite the wrong language.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, text, site }) {
    const links = languageLinks(page);
    if (links.length === 0) return none;
    const invalid = links.find(({ hreflang: tag }) => !isLanguageTag(tag));
    if (invalid !== undefined) {
      return fail(
        `hreflang "${shown(invalid.hreflang)}" is not a language tag`,
        'Use tags such as de or de-AT',
      );
    }
    const tags = links.map(({ hreflang: tag }) => tag.toLowerCase());
    const twice = tags.find((tag, at) => tags.indexOf(tag) !== at);
    if (twice !== undefined)
      return fail(`hreflang "${twice}" is given twice`, 'Give each language one address');
    if (versionsOf(page, site).some(([, url]) => isSamePage(url, page.finalUrl))) return pass;
    const tag = ownTag(page.lang, text.language);
    const link = `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(ownAddress(page))}">`;
    // A second link of the same tag would be the next fault.
    const isTaken = tags.includes(tag.toLowerCase());
    return fail(
      'hreflang set lacks the page itself',
      isTaken ? `Write ${link} in place of the link with hreflang="${tag}"` : `Add ${link} to head`,
    );
  },

  examples: {
    pass: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="de" href="https://example.com/de">',
      '<link rel="alternate" hreflang="de" type="application/rss+xml" href="https://example.com/de/feed">',
    ],
    fail: [
      '<link rel="alternate" hreflang="de" href="https://example.com/de">',
      '<link rel="alternate" hreflang="english" href="https://example.com/guide">',
      '<link rel="alternate" hreflang="en-UK" href="https://example.com/guide">',
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="en" href="/b">',
    ],
  },
});
