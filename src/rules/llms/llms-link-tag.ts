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

  severity: 'low',
  effort: 'template',
  faults: {
    'link-tag-missing': {
      message: 'The home page does not point to llms.txt',
      fix: POINT,
      repair: 'llms-link-tag',
    },
    'link-tag-dead': {
      severity: 'medium',
      title: 'The home page points to an llms.txt that is not there',
      message: 'The home page points to {target}, where no llms.txt is',
      fix: 'Correct the address, or publish the file there',
      repair: 'llms-link-tag',
    },
    'link-tag-nonstandard': {
      title: 'The home page points to llms.txt with another relation than describedby',
      message: 'The home page points to llms.txt with rel="{rel}" instead of rel="describedby"',
      fix: POINT,
      repair: 'llms-link-tag',
    },
  },

  evaluate({ file, pointer, pointsNowhere, isHomeServed, input }) {
    const where = { url: input.home.finalUrl };
    // A link to the file that is missing is set right with the file.
    if (pointsNowhere && pointer.url === input.llms.url) return taken('llms-txt');
    if (pointsNowhere) return fail('link-tag-dead', { target: pointer.url ?? '' }, where);
    if (pointer.standard) return pass;
    if (!file.found) return taken('llms-txt');
    if (pointer.found)
      return partly(OTHER_RELATION, 'link-tag-nonstandard', { rel: pointer.rel ?? '' }, where);
    return isHomeServed ? fail('link-tag-missing', {}, where) : unknown('home-unread');
  },

  examples: {
    pass: [
      { home: '<link rel="describedby" href="/llms.txt" type="text/plain">' },
      {
        home: '<link rel="describedby" href="/docs/llms.txt">',
        pointed: { path: '/docs/llms.txt', body: '# Docs' },
      },
      {
        home: '<link rel="describedby" href="/docs/llms.txt">',
        pointed: { path: '/docs/llms.txt', status: 503 },
      },
    ],
    fail: [
      { home: '<title>Alder Espresso</title>' },
      {
        home: '<link rel="llms-txt" href="/proj/proj/llms.txt">',
        pointed: { path: '/proj/proj/llms.txt', status: 404 },
      },
    ],
    partly: [{ home: '<link rel="llms-txt" href="/llms.txt">' }],
    unknown: [{ home: { status: 503 } }],
  },
});
