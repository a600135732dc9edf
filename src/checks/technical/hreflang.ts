import { isSamePage, linksOf } from '../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { attribute, shown } from '../wording.ts';

/** ISO 639 language, optional script and region, or x-default. */
const TAG = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
/** A country where a language is expected: the common mistakes Google names. */
const NOT_A_LANGUAGE = new Set(['uk-gb', 'en-uk', 'cn', 'jp', 'us', 'gb', 'es-la', 'en-eu']);

export const hreflang = pageCheck({
  id: 'hreflang',
  category: 'technical',
  type: 'info',
  title: 'The hreflang set is valid and holds the page itself',
  why: 'A set with a fault is ignored as a whole, and engines cite the wrong language.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const links = linksOf(page, 'alternate').filter(({ hreflang: tag }) => tag !== '');
    if (links.length === 0) return none;
    const invalid = links.find(
      ({ hreflang: tag }) => !TAG.test(tag) || NOT_A_LANGUAGE.has(tag.toLowerCase()),
    );
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
    if (links.some(({ url }) => url !== null && isSamePage(url, page.finalUrl))) return pass;
    return fail(
      'hreflang set lacks the page itself',
      `Add <link rel="alternate" hreflang="${page.lang === '' ? 'en' : attribute(page.lang)}" href="${attribute(page.finalUrl)}">`,
    );
  },

  examples: {
    pass: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="de" href="https://example.com/de">',
    ],
    fail: [
      '<link rel="alternate" hreflang="de" href="https://example.com/de">',
      '<link rel="alternate" hreflang="english" href="https://example.com/guide">',
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="en" href="/b">',
    ],
  },
});
