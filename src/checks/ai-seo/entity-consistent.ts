import { LEGAL_FORMS } from '../../catalog/text-terms/phrases.ts';
import { metaContent } from '../../facts/page-head.ts';
import { organizationOf } from '../organization-entity.ts';
import { fail, none, pageCheck, pass, unknown } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { listed } from '../wording.ts';

export const entityConsistent = pageCheck({
  id: 'entity-consistent',
  category: 'ai_seo',
  type: 'info',
  title: 'The brand is written the same everywhere',
  why: 'One spelling makes one entity; no controlled study measures the effect.',
  source: SOURCES.googleSiteName,
  grade: 'weak',
  reads: 'document',

  evaluate({ page, text, site }) {
    const written = [
      metaContent(page, 'og:site_name'),
      organizationOf(page)?.name ?? site?.organization?.name ?? '',
      text.title.site,
    ].filter((name) => name !== '');
    const forms = new Set(written.map(plainName).filter((name) => name !== ''));
    if (written.length < 2) return none;
    const latin = written.filter((name) => /[a-z]/i.test(name)).length;
    if (latin > 0 && latin < written.length) return unknown('the name is written in two scripts');
    // A suffix that only adds to the name, such as "Example Blog", names the same brand.
    const [shortest = ''] = [...forms].sort((a, b) => a.length - b.length);
    if ([...forms].every((form) => form.includes(shortest))) return pass;
    return fail(
      `Brand is written ${listed([...new Set(written)])}`,
      'Use one spelling in title, og:site_name and Organization.name',
    );
  },

  examples: {
    pass: [
      '<title>Descaling | Example Ltd.</title><meta property="og:site_name" content="EXAMPLE">',
      '<title>Descaling</title>',
    ],
    fail: ['<title>Descaling a machine | Exampel</title><meta property="og:site_name" content="Example">'],
  },
});

/** A name in lower case without legal form, spaces and marks. */
function plainName(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[.,'’"®™©]/g, '')
    .split(/\s+/);
  while (words.length > 1 && LEGAL_FORMS.includes(words.at(-1) ?? '')) words.pop();
  return words.join('').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
