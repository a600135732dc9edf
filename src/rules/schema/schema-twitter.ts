import { hasTwitterCard, TWITTER_CARDS } from '../../facts/social-tags.ts';
import { metaTag } from '../../fixes/head-tags.ts';
import { pageImage } from '../../fixes/page-picture.ts';
import { fail, pass } from '../rule.ts';
import { shown } from '../wording.ts';
import { blanksIn, FILL_IN, schemaRule } from './schema-rule.ts';

/** Characters of a value that a message repeats. */
const MAX_SHOWN = 40;

export const schemaTwitter = schemaRule({
  id: 'schema-twitter',
  area: 'understand',
  title: 'The page asks for a Twitter card',
  why: 'X takes title, text and picture from Open Graph, but needs twitter:card to draw a card for sure.',
  source: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  grade: 'vendor',
  part: 'twitter',

  severity: 'low',
  effort: 'template',
  faults: {
    'add-twitter-card': {
      message: 'The page asks for no Twitter card',
      fix: `Put twitter:card into the head element${FILL_IN}`,
    },
    'correct-twitter-card': {
      title: 'The page asks for a Twitter card that X does not know',
      message: 'X knows no card by the name of "{card}"',
      fix: `Put a twitter:card that X draws into the head element${FILL_IN}`,
    },
    'add-twitter-title': {
      message: 'The Twitter card has no title',
      fix: `Put twitter:title or og:title into the head element${FILL_IN}`,
    },
  },

  evaluate(subject) {
    const { tags, name } = subject;
    if (hasTwitterCard(tags)) return pass;
    const { card, title } = tags.twitter;
    const isDrawn = TWITTER_CARDS.some((known) => known === card.toLowerCase());
    const wanted = pageImage(subject) === '' ? 'summary' : 'summary_large_image';
    const lines = isDrawn ? [] : [metaTag('twitter:card', wanted)];
    if (title === '' && tags.og.title === '') lines.push(metaTag('twitter:title', name));
    const paste = lines.join('\n');
    const data = { blanks: blanksIn(paste), card: shown(card, MAX_SHOWN) };
    if (isDrawn) return fail('add-twitter-title', data, { paste });
    return fail(card === '' ? 'add-twitter-card' : 'correct-twitter-card', data, { paste });
  },

  fixOf: () => ({ id: 'add-twitter-card' }),

  examples: {
    pass: [
      '<meta name="twitter:card" content="summary"><meta name="twitter:title" content="Descaling">',
      '<meta property="twitter:card" content="Summary"><meta property="og:title" content="Descaling">',
    ],
    fail: [
      '<meta property="og:title" content="Descaling">',
      '<meta name="twitter:card" content="photo">',
      '<meta name="twitter:card" content="summary">',
    ],
  },
});
