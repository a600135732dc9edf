import { metaDescriptions } from '../../../facts/page-head.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { graphemes, isWide } from '../../wording.ts';

/**
 * Characters: the shortest that is advised, the longest, and the longest that is not reported. Shorter text rarely says more
 * than the title. Results are cut by width, in which letters differ: text a little longer may fit. Halved for double width.
 */
const LENGTH = [50, 160, 170] as const;
const WIDE_LENGTH = [25, 90, 95] as const;

const ANEW = 'Replace the meta description with a summary of the page in {from} to {to} characters';

export const metaDescription = contentRule({
  id: 'meta-description',
  area: 'cite',
  title: 'The page has a meta description of useful length',
  why: 'Search engines show it as the snippet; AI crawlers hardly read it.',
  source: SOURCES.googleSnippet,
  grade: 'weak',
  subsumes: ['schema-description'],

  severity: 'low',
  effort: 'page',
  faults: {
    missing: {
      message: 'The meta description is missing',
      fix: 'Add a meta description that sums up the page in {from} to {to} characters',
    },
    'outside-head': {
      effort: 'template',
      message: 'The meta description is outside the head element, where engines ignore it',
      fix: 'Move the meta description into the head element',
    },
    several: {
      effort: 'template',
      title: 'The page has several meta descriptions',
      message: 'The page has {descriptions} meta descriptions',
      fix: 'Keep one meta description',
    },
    'repeats-title': {
      message: 'The meta description repeats the title',
      fix: ANEW,
    },
    short: {
      title: 'The meta description is too short',
      message: 'The meta description has {length|character|characters}, fewer than {from}',
      fix: ANEW,
    },
    long: {
      title: 'The meta description is too long',
      message: 'The meta description has {length|character|characters}, more than {to}',
      fix: 'Shorten the meta description to at most {to} characters',
    },
  },

  evaluate({ page }) {
    const { inHead, misplaced } = metaDescriptions(page);
    const [description = '', ...others] = inHead;
    // Without one the title tells in which characters it will be written.
    const [from, to, most] = isWide(description || page.title) ? WIDE_LENGTH : LENGTH;
    if (description === '' && misplaced.length > 0) return fail('outside-head');
    if (description === '') return fail('missing', { from, to });
    if (others.length > 0) return fail('several', { descriptions: others.length + 1 });
    if (description === page.title) return fail('repeats-title', { from, to });
    const length = graphemes(description);
    if (length >= from && length <= most) return pass;
    return fail(length < from ? 'short' : 'long', { length, from, to });
  },

  examples: {
    pass: [
      '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step.">',
      `<meta name="description" content="${'long '.repeat(33)}words">`,
      '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step."><meta itemprop="description" content="A guide to descaling"><meta http-equiv="description" content="A guide to descaling">',
    ],
    fail: [
      '',
      '<body><p>Text</p><meta name="description" content="How to descale an espresso machine in ten minutes, step by step."></body>',
      '<meta name="description" content="  ">',
      '<meta name="description" content="Coffee">',
      `<meta name="description" content="${'long '.repeat(33)}words.">`,
      '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step."><meta name="description" content="Another">',
      '<title>How to descale an espresso machine in ten minutes, step by step</title><meta name="description" content="How to descale an espresso machine in ten minutes, step by step">',
    ],
  },
});
