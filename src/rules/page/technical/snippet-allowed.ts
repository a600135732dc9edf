import { concerns, INDEXERS, type PageDirective } from '../../../facts/directives/page-directives.ts';
import { fail, pageCheck, partly, pass } from '../legacy.ts';
import { removalOf, writtenAs } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';

const BING = ['bingbot'];
/** What limits the answers of Bing (announcement of September 2023). Google lists both as rules that it does not use. */
const KEPT_FROM_ANSWERS: ReadonlySet<string> = new Set(['noarchive', 'nocache']);
/** Characters of a snippet that hold one full answer (Google's own default is about 160). */
const SHORT_SNIPPET = 160;
/** Share of main text that may be withheld before a page counts as withheld. */
const WITHHELD_SHARE = 0.5;

export const snippetAllowed = pageCheck({
  id: 'snippet-allowed',
  category: 'technical',
  type: 'critical',
  title: 'Engines may quote the page',
  why: 'Preview controls also govern AI answers: without a snippet the page is not quoted.',
  source: SOURCES.googleRobotsMeta,
  grade: 'strong',
  reads: 'answer',

  evaluate({ directives, page }) {
    const own = directives.filter((directive) => concerns(directive, INDEXERS));
    const none = own.find(forbids);
    const limiting = own.filter((directive) => forbids(directive) || limits(directive));
    if (none !== undefined) {
      return fail(
        `Snippets are forbidden by ${writtenAs(none)} in ${none.where}: engines may not quote the page`,
        removalOf(limiting),
      );
    }
    if (page.main.nosnippetShare > WITHHELD_SHARE) {
      return partly(
        3 / 8,
        `data-nosnippet withholds ${percent(page.main.nosnippetShare)} % of the main text from quotation`,
        'Remove data-nosnippet from the text that may be quoted',
      );
    }
    const [limited] = limiting;
    if (limited === undefined) return pass;
    const message = `Quotation is limited by ${writtenAs(limited)} in ${limited.where}`;
    return partly(1 / 2, message, removalOf(limiting));
  },

  examples: {
    pass: [
      '',
      '<meta name="robots" content="max-snippet:-1, max-image-preview:large">',
      '<meta name="googlebot" content="noarchive">',
    ],
    fail: [
      '<meta name="robots" content="nosnippet">',
      '<meta name="robots" content="max-snippet:0">',
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
