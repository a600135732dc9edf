import { COUNTRY_CODES, isLanguageCode } from '../../../catalog/language-codes.ts';
import { isSamePage, languageLinks, ownAddress } from '../../../facts/page-head.ts';
import type { LanguageFacts } from '../../../facts/text/language.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { escapeHtml } from '../../../fixes/head-tags.ts';
import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
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

export const hreflang = pageRule({
  id: 'hreflang',
  category: 'technical',
  area: 'understand',
  title: 'The hreflang set is valid and holds the page itself',
  why: 'A set with a fault is ignored as a whole, and engines cite the wrong language.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  faults: {
    invalid: {
      severity: 'low',
      effort: 'template',
      title: 'An hreflang value is not a language tag',
      message: 'hreflang "{tag}" is not a language tag',
      fix: 'Use tags such as de or de-AT',
    },
    twice: {
      severity: 'low',
      effort: 'template',
      title: 'An hreflang value is given twice',
      message: 'hreflang "{tag}" is given twice',
      fix: 'Give each language one address',
    },
    'lacks-page': {
      severity: 'low',
      effort: 'template',
      message: 'hreflang set lacks the page itself',
      fix: 'Add {link} to head',
    },
    'other-page': {
      severity: 'low',
      effort: 'template',
      message: 'hreflang set lacks the page itself',
      fix: 'Write {link} in place of the link with hreflang="{tag}"',
    },
  },

  evaluate({ page, text, site }) {
    const links = languageLinks(page);
    if (links.length === 0) return none;
    const invalid = links.find(({ hreflang: tag }) => !isLanguageTag(tag));
    if (invalid !== undefined) return fail('invalid', { tag: shown(invalid.hreflang) });
    const tags = links.map(({ hreflang: tag }) => tag.toLowerCase());
    const twice = tags.find((tag, at) => tags.indexOf(tag) !== at);
    if (twice !== undefined) return fail('twice', { tag: twice });
    if (versionsOf(page, site).some(([, url]) => isSamePage(url, page.finalUrl))) return pass;
    const tag = ownTag(page.lang, text.language);
    const link = `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(ownAddress(page))}">`;
    // A second link of the same tag would be the next fault.
    return fail(tags.includes(tag.toLowerCase()) ? 'other-page' : 'lacks-page', { link, tag });
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
      '<html lang="en"><link rel="alternate" hreflang="en" href="https://example.com/en/guide">',
    ],
    none: ['<p>Text</p>'],
  },
});
