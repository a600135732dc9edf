import { decodeHTMLStrict } from '../../../values/character-references.ts';
import { LEGAL_FORMS } from '../../../catalog/legal-forms.ts';
import { statedSiteName } from '../../../facts/identity/brand-name.ts';
import { organizationOf } from '../organization-entity.ts';
import { editDistance } from '../../../values/edit-distance.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';
import { pageRule } from '../page-rule.ts';

export const entityConsistent = pageRule({
  id: 'entity-consistent',
  category: 'ai_seo',
  area: 'understand',
  title: 'The brand is written the same everywhere',
  why: 'With one spelling engines see one entity; no controlled study has measured the effect.',
  source: SOURCES.googleSiteName,
  grade: 'weak',
  reads: 'document',

  faults: {
    spellings: {
      severity: 'low',
      effort: 'template',
      title: 'The brand is spelled in several ways',
      message: 'The brand is spelled in several ways: {names}',
      fix: 'Use one spelling in the title, in og:site_name and as the name of the Organization data',
    },
  },

  evaluate({ page, text, site }) {
    const named = [
      statedSiteName(page),
      organizationOf(page)?.name ?? site?.organization?.name ?? '',
      text.title.site,
    ].filter((name) => plainName(name) !== '');
    if (named.length < 2) return none;
    // A publisher, an agency, a section or the short form of a name is no spelling of it.
    const pairs = named.flatMap((one, at) => named.slice(at + 1).map((other) => [one, other] as const));
    const alike = pairs.filter(([one, other]) => isNear(plainName(one), plainName(other)));
    if (alike.length === 0) return none;
    // A name that only adds to the other, such as ".com", names the same brand.
    const differing = alike.find(([one, other]) => !adds(plainName(one), plainName(other)));
    return differing === undefined
      ? pass
      : fail('spellings', { names: differing.map((name) => shown(name)) });
  },

  examples: {
    pass: [
      '<title>Descaling | Example Ltd.</title><meta property="og:site_name" content="EXAMPLE">',
      '<title>Descaling</title>',
    ],
    fail: ['<title>Descaling a machine | Exampel</title><meta property="og:site_name" content="Example">'],
  },
});

/** Edits within which the end of a title is the brand misspelt; further off it is a section, a date or an author. */
const MAX_EDITS = 2;
/** Characters: with fewer, two edits make any name of any other. */
const MIN_LENGTH = 5;
const MAX_LENGTH = 60;

function isNear(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < MIN_LENGTH || Math.max(a.length, b.length) > MAX_LENGTH) return a === b;
  return editDistance(a, b) <= MAX_EDITS;
}

const adds = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** A name in lower case without legal form, spaces and marks, and without the references of HTML that some systems leave in it. */
function plainName(name: string): string {
  const words = decodeHTMLStrict(name)
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[.,'’"®™©]/g, '')
    .split(/\s+/);
  while (words.length > 1 && LEGAL_FORMS.includes(words.at(-1) ?? '')) words.pop();
  return words.join('').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
