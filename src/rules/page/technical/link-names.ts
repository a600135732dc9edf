import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** Two may be the logo, in the header and in the footer. */
const MANY = 3;

const NAMELESS = '<a href="/shop"><i class="icon-cart"></i></a>';

export const linkNames = technicalRule({
  id: 'link-names',
  area: 'read',
  title: 'Links have a name',
  why: 'A link without text, alternative text or label says nothing of its target, and agents cannot choose it.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    nameless: {
      severity: 'low',
      effort: 'template',
      title: 'Links have no name',
      message: '{links|link has|links have} no text, no alternative text and no label',
      fix: 'Give each link a text, its image an alternative text, or the link an aria-label',
    },
  },

  evaluate({ page: { counts } }) {
    if (counts.links === 0) return none;
    if (counts.namelessLinks < MANY) return pass;
    return fail('nameless', { links: counts.namelessLinks });
  },

  examples: {
    pass: [
      `<a href="/">Home</a>${NAMELESS.repeat(2)}`,
      '<a href="/a" aria-label="Cart"><i></i></a><a href="/b"><img src="b.png" alt="Cart"></a><a href="/c" title="Cart"></a>',
      `<div hidden>${NAMELESS.repeat(3)}</div>`,
      '<a href="#top"></a><a href="#top"></a><a href="#top"></a>',
      '<a href="/a"><svg><title>Cart</title></svg></a>'.repeat(3),
      '<a href="/a"><svg aria-label="Cart"></svg></a>'.repeat(3),
    ],
    fail: [NAMELESS.repeat(3), '<a href="/a"><img src="a.png"></a>'.repeat(3)],
    none: ['<p>Text</p>'],
  },
});
