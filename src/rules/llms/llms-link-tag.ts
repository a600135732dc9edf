import { fail, partly, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';

/** Share that remains of a link by another relation: some readers know it. */
const OTHER_RELATION = 6 / 8;

const POINT =
  'Add a link element with rel="describedby" to the head of every page, or send it as a Link header: version 2 of llmstxt.org names this relation';

export const llmsLinkTag = llmsRule({
  id: 'llms-link-tag',
  area: 'understand',
  title: 'The home page points to llms.txt with the relation describedby',
  why: 'A reader that starts at a page does not know of the file.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  faults: {
    'link-tag-missing': {
      severity: 'low',
      effort: 'template',
      message: 'The home page does not point to llms.txt',
      fix: POINT,
      repair: 'llms-link-tag',
    },
    'link-tag-nonstandard': {
      severity: 'low',
      effort: 'template',
      title: 'The home page points to llms.txt with another relation than describedby',
      message: 'The home page points to llms.txt with rel="{rel}" instead of rel="describedby"',
      fix: POINT,
      repair: 'llms-link-tag',
    },
  },

  evaluate({ file, pointer, isHomeServed, input: { home } }) {
    if (pointer.standard) return pass;
    if (!file.found) return taken('llms-txt');
    const where = { url: home.finalUrl };
    if (pointer.found)
      return partly(OTHER_RELATION, 'link-tag-nonstandard', { rel: pointer.rel ?? '' }, where);
    return isHomeServed ? fail('link-tag-missing', {}, where) : unknown('home-unread');
  },

  examples: {
    pass: [{ home: '<link rel="describedby" href="/llms.txt" type="text/plain">' }],
    fail: [{ home: '<title>Alder Espresso</title>' }],
    partly: [{ home: '<link rel="llms-txt" href="/llms.txt">' }],
    unknown: [{ home: { status: 503 } }],
  },
});
