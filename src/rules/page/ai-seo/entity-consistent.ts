import { decodeHTMLStrict } from '../../../values/character-references.ts';
import { LEGAL_FORMS } from '../../../catalog/legal-forms.ts';
import { statedSiteName } from '../../../facts/identity/brand-name.ts';
import { organizationOf } from '../organization-entity.ts';
import { editDistance } from '../../../values/edit-distance.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
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
    const stated = [statedSiteName(page), organizationOf(page)?.name ?? site?.organization?.name ?? ''];
    const named = stated.filter((name) => name !== '');
    const suffix = text.title.site;
    const written = named.some((name) => isNear(name, suffix)) ? [...named, suffix] : named;
    const forms = new Set(written.map(plainName).filter((name) => name !== ''));
    if (written.length < 2) return none;
    const latin = written.filter((name) => /[a-z]/i.test(name)).length;
    if (latin > 0 && latin < written.length) return unknown('the name is written in two scripts');
    // A suffix that only adds to the name, such as "Example Blog", names the same brand.
    const [shortest = ''] = [...forms].sort((a, b) => a.length - b.length);
    if ([...forms].every((form) => form.includes(shortest))) return pass;
    return fail('spellings', { names: [...new Set(written)].map((name) => shown(name)) });
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

function isNear(name: string, suffix: string): boolean {
  const [a, b] = [plainName(name), plainName(suffix)];
  if (Math.min(a.length, b.length) < MIN_LENGTH || Math.max(a.length, b.length) > MAX_LENGTH) return a === b;
  return editDistance(a, b) <= MAX_EDITS;
}

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
