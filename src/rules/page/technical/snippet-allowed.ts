import { concerns, INDEXERS, type PageDirective } from '../../../facts/directives/page-directives.ts';
import { fail, partly, pass } from '../../rule.ts';
import { directivesData, REMOVE_DIRECTIVES } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

const BING = ['bingbot'];
/** What limits the answers of Bing (announcement of September 2023). Google lists both as rules that it does not use. */
const KEPT_FROM_ANSWERS: ReadonlySet<string> = new Set(['noarchive', 'nocache']);
/** Characters of a snippet that hold one full answer (Google's own default is about 160). */
const SHORT_SNIPPET = 160;
/** Share of main text that may be withheld before a page counts as withheld. */
const WITHHELD_SHARE = 0.5;

export const snippetAllowed = technicalRule({
  id: 'snippet-allowed',
  area: 'cite',
  title: 'Engines may quote the page',
  why: 'Preview controls also apply to AI answers: engines do not quote a page that forbids snippets.',
  source: SOURCES.googleRobotsMeta,
  grade: 'strong',
  subsumes: ['home-quotable'],
  reads: 'answer',

  effort: 'template',
  faults: {
    forbidden: {
      severity: 'critical',
      title: 'A directive forbids snippets: engines may not quote the page',
      message: '{directive} in {place@directive-places} forbids snippets: engines may not quote the page',
      fix: REMOVE_DIRECTIVES,
    },
    withheld: {
      severity: 'high',
      title: 'data-nosnippet forbids quoting most of the main text',
      message: 'data-nosnippet forbids quoting {share} % of the main text',
      fix: 'Remove data-nosnippet from the text that engines may quote',
    },
    limited: {
      severity: 'medium',
      title: 'A directive limits what engines may quote',
      message: '{directive} in {place@directive-places} limits what engines may quote',
      fix: REMOVE_DIRECTIVES,
    },
  },

  evaluate({ directives, page }) {
    const own = directives.filter((directive) => concerns(directive, INDEXERS));
    const ban = own.find(forbids);
    const limiting = own.filter((directive) => forbids(directive) || limits(directive));
    if (ban !== undefined) return fail('forbidden', directivesData([ban, ...limiting]));
    const withheld = page.main.nosnippetShare;
    if (withheld > WITHHELD_SHARE) return partly(3 / 8, 'withheld', { share: percent(withheld) });
    const [limit, ...others] = limiting;
    return limit === undefined ? pass : partly(1 / 2, 'limited', directivesData([limit, ...others]));
  },

  examples: {
    pass: [
      '',
      '<meta name="robots" content="max-snippet:-1, max-image-preview:large">',
      '<meta name="googlebot" content="noarchive">',
    ],
    fail: ['<meta name="robots" content="nosnippet">', '<meta name="robots" content="max-snippet:0">'],
    partly: [
      '<main><p data-nosnippet>Most of the text may not be quoted.</p><p>Little may be.</p></main>',
      '<meta name="googlebot" content="max-snippet: 50">',
      '<meta name="bingbot" content="noarchive">',
      '<meta name="msnbot" content="nocache">',
    ],
  },
});

/** Nothing of the page may be quoted. */
function forbids({ name, value }: PageDirective): boolean {
  return name === 'nosnippet' || (name === 'max-snippet' && value === '0');
}

/** Little of the page may be quoted, or only by some engines. */
function limits(directive: PageDirective): boolean {
  const isKept = KEPT_FROM_ANSWERS.has(directive.name) && concerns(directive, BING);
  return isKept || (directive.name === 'max-snippet' && isShort(directive.value));
}

function isShort(value: string): boolean {
  const characters = Number(value);
  return Number.isInteger(characters) && characters > 0 && characters <= SHORT_SNIPPET;
}
