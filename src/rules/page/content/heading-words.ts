import { termsOf } from '../../../catalog/languages/index.ts';
import { isGenericHeading } from '../../../facts/text/generic.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Share of generic headings that a page may have. */
const MAX_SHARE = 0.25;

export const headingWords = contentRule({
  id: 'heading-words',
  area: 'cite',
  title: 'Subheadings name their subject',
  why: 'Pages are cited in 41 of 100 cases when their headings are close to the question, otherwise in 30.',
  source: SOURCES.airopsRetrieval,
  grade: 'moderate',
  reads: 'text',
  prose: true,

  faults: {
    generic: {
      severity: 'medium',
      effort: 'page',
      title: 'Subheadings name no subject',
      message: '{subheadings|subheading names|subheadings name} no subject: {texts}',
      fix: 'Name the subject of its section in each subheading',
    },
  },

  evaluate({ page, text, kind }) {
    // Shops call the parts of a product what all shops do: its name is the heading above them.
    if (kind === 'product') return none;
    const { judged } = text.language;
    if (judged === null || termsOf(judged, 'genericHeadings') === null) return unlisted;
    const headings = page.headings.filter(
      ({ level, hidden, inMain, text: heading }) =>
        level > 1 && level < 4 && inMain && !hidden && heading !== '',
    );
    if (headings.length === 0) return none;
    const generic = headings.filter(({ text: heading }) => isGenericHeading(heading, judged));
    if (generic.length <= headings.length * MAX_SHARE) return pass;
    const texts = [...new Set(generic.map(({ text: heading }) => `"${shown(heading)}"`))];
    return fail('generic', { subheadings: generic.length, texts });
  },

  examples: {
    pass: [
      '<html lang="en"><main><h2>Hard water in boilers</h2><p>Text</p><h2>Soft water</h2></main>',
      '<html lang="en"><main><h2>Overview of lime</h2></main>',
    ],
    fail: ['<html lang="en"><main><h2>Introduction</h2><p>Text</p><h2>2. Overview</h2></main>'],
    none: [
      '<html lang="en"><main><p>Text</p></main>',
      '<html lang="en"><meta property="og:type" content="product"><main><h1>Kettle</h1><h2>Description</h2></main>',
    ],
    unknown: ['<html lang="mt"><main><h2>Introduction</h2></main>'],
  },
});
