import { linkTag } from '../../fixes/head-tags.ts';
import { originOf } from '../../fixes/json-ld.ts';
import { fail, none, pass } from '../rule.ts';
import { schemaRule } from './schema-rule.ts';

export const schemaFavicon = schemaRule({
  id: 'schema-favicon',
  area: 'understand',
  title: 'The page names an icon',
  why: 'Result lists show the icon beside the name of the site.',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  grade: 'vendor',
  part: 'favicon',

  faults: {
    'declare-favicon': {
      severity: 'low',
      effort: 'template',
      message: 'The page names no icon',
      fix: 'Put a link to the icon into the head element, and make sure that the file exists',
    },
  },

  evaluate(subject) {
    if (subject.identity.favicon !== '') return pass;
    // Engines take the icon of a site from its home page.
    if (subject.kind !== 'home') return none;
    return fail('declare-favicon', {}, { paste: linkTag('icon', `${originOf(subject)}/favicon.ico`) });
  },

  examples: {
    pass: [
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/touch.png">',
    ],
    fail: ['', '<link rel="icon" href="data:,">'].map((html) => ({ html, url: 'https://example.com/' })),
    none: ['<title>Descaling</title>'],
  },
});
