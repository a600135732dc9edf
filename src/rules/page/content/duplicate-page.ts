import { fail, none, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';

export const duplicatePage = contentRule({
  id: 'duplicate-page',
  area: 'understand',
  title: 'No other page of the site has nearly the same text',
  why: 'Engines keep one of several copies, and not always the right one.',
  source: SOURCES.googleDuplicate,
  grade: 'vendor',
  subsumes: ['near-duplicates'],
  reads: 'text',

  faults: {
    twin: {
      severity: 'high',
      effort: 'page',
      title: 'Another page has nearly the same text',
      message: 'The text is nearly the same as that of {twin}',
      fix: 'Merge the two pages, or make one of them the canonical page of both',
    },
  },

  evaluate({ text, site, twin }) {
    if (text.simhash === '') return none;
    if (site?.seen === undefined || site.seen === null) return unknown('other-pages-unread');
    return twin === null ? pass : fail('twin', { twin: twin.url });
  },

  examples: {
    pass: [
      {
        html: article(
          paragraphs(120),
          '<link rel="alternate" hreflang="en-US" href="https://example.com/guide"><link rel="alternate" hreflang="en-GB" href="https://example.com/gb">',
        ),
        site: {
          seen: [
            {
              url: 'https://example.com/gb',
              canonical: 'https://example.com/gb',
              title: 'Copy',
              simhash: '5428da1022a56932',
            },
          ],
        },
      },
    ],
    fail: [
      {
        html: article(paragraphs(120)),
        site: {
          seen: [
            {
              url: 'https://example.com/copy',
              canonical: 'https://example.com/copy',
              title: 'Copy',
              simhash: '5428da1022a56932',
            },
          ],
        },
      },
    ],
    none: ['<main><p>Short.</p></main>'],
    unknown: [article(paragraphs(120))],
  },
});
