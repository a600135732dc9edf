import { COUNTRY_CODES, isLanguageCode } from '../../../catalog/language-codes.ts';
import { isSamePage, languageLinks, ownAddress } from '../../../facts/page-head.ts';
import type { LanguageFacts } from '../../../facts/text/language.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { escapeHtml } from '../../../fixes/head-tags.ts';
import { fail, none, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { versionsOf } from '../versions.ts';
import { shown } from '../../wording.ts';

/** Language, optional script, optional country or world region (RFC 5646 in the form that Google reads). */
const TAG = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/;
/** Valid, and hardly ever meant: Ukrainian in Britain, Spanish in Laos. The common mistakes that Google names, and what is meant. */
const MISTAKES: ReadonlyMap<string, string> = new Map([
  ['uk-gb', 'en-GB'],
  ['es-la', 'es-419'],
]);

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

export const hreflang = technicalRule({
  id: 'hreflang',
  area: 'understand',
  title: 'The hreflang set is valid and includes the page itself',
  why: 'Engines ignore a set with a fault and may cite the wrong language version.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',

  severity: 'low',
  effort: 'template',
  faults: {
    invalid: {
      title: 'An hreflang value is not a valid language tag',
      message: 'hreflang "{tag}" is not a valid language tag',
      fix: 'Use tags such as de or de-AT',
    },
    mistaken: {
      title: 'An hreflang value is a common mistake',
      message: 'hreflang "{tag}" is probably meant to be {meant}',
      fix: 'Write hreflang="{meant}"',
    },
    twice: {
      title: 'An hreflang value is used more than once',
      message: 'hreflang "{tag}" is used more than once',
      fix: 'Give each language one URL',
    },
    'lacks-page': {
      message: 'The hreflang set does not include this page',
      fix: 'Add this element to the head:',
    },
    'other-page': {
      title: 'The hreflang set names another page for the language of this page',
      message: 'The hreflang set names another page for {tag}, the language of this page',
      fix: 'Replace the link element with hreflang="{tag}" with this one:',
    },
  },

  evaluate({ page, text, site }) {
    const links = languageLinks(page);
    if (links.length === 0) return none;
    const invalid = links.find(({ hreflang: tag }) => !isLanguageTag(tag));
    if (invalid !== undefined) {
      const tag = shown(invalid.hreflang);
      const meant = MISTAKES.get(tag.toLowerCase());
      return meant === undefined ? fail('invalid', { tag }) : fail('mistaken', { tag, meant });
    }
    const tags = links.map(({ hreflang: tag }) => tag.toLowerCase());
    const twice = tags.find((tag, at) => tags.indexOf(tag) !== at);
    if (twice !== undefined) return fail('twice', { tag: twice });
    if (versionsOf(page, site).some(([, url]) => isSamePage(url, page.finalUrl))) return pass;
    const tag = ownTag(page.lang, text.language);
    const paste = `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(ownAddress(page))}">`;
    // A second link of the same tag would be the next fault.
    return tags.includes(tag.toLowerCase())
      ? fail('other-page', { tag }, { paste })
      : fail('lacks-page', {}, { paste });
  },

  examples: {
    pass: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="de" href="https://example.com/de">',
      '<link rel="alternate" hreflang="de" type="application/rss+xml" href="https://example.com/de/feed">',
    ],
    fail: [
      '<link rel="alternate" hreflang="de" href="https://example.com/de">',
      '<link rel="alternate" hreflang="english" href="https://example.com/guide">',
      '<link rel="alternate" hreflang="uk-GB" href="https://example.com/guide">',
      '<link rel="alternate" hreflang="en-UK" href="https://example.com/guide">',
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="en" href="/b">',
      '<html lang="en"><link rel="alternate" hreflang="en" href="https://example.com/en/guide">',
    ],
    none: ['<p>Text</p>'],
  },
});
