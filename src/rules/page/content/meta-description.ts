import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, graphemes, isWide } from '../../wording.ts';

/** Characters: shorter text rarely says more than the title, longer text is cut. Halved for double width. */
const LENGTH = [50, 160] as const;
const WIDE_LENGTH = [25, 90] as const;

export const metaDescription = pageCheck({
  id: 'meta-description',
  category: 'content',
  type: 'info',
  title: 'The page has a meta description of useful length',
  why: 'Engines show it as snippet; AI crawlers hardly read it.',
  source: SOURCES.googleSnippet,
  grade: 'weak',
  reads: 'document',

  evaluate({ page }) {
    // A description of the same key in itemprop is microdata of some thing on the page.
    const named = page.metas.filter(
      ({ attribute, key, content }) => attribute === 'name' && key === 'description' && content !== '',
    );
    const [description = '', ...others] = named.filter(({ inHead }) => inHead).map(({ content }) => content);
    // Without one the title tells in which characters it will be written.
    const [from, to] = isWide(description || page.title) ? WIDE_LENGTH : LENGTH;
    const summary = `one summary of ${from}-${to} characters`;
    const anew = `Write ${summary} in its place`;
    if (description === '' && named.length > 0)
      return fail('Meta description stands outside head, where engines ignore it', 'Move it into head');
    if (description === '') return fail('Meta description is missing', `Add ${summary}`);
    if (others.length > 0) return fail(`${others.length + 1} meta descriptions`, 'Keep one meta description');
    if (description === page.title) return fail('Meta description repeats the title', anew);
    const length = graphemes(description);
    if (length >= from && length <= to) return pass;
    return fail(
      `Meta description has ${counted(length, 'character')}, ${length < from ? `under ${from}` : `over ${to}`}`,
      anew,
    );
  },

  examples: {
    pass: [
      '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step.">',
      '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step."><meta itemprop="description" content="A guide to descaling"><meta http-equiv="description" content="A guide to descaling">',
    ],
    fail: [
      '',
      '<body><p>Text</p><meta name="description" content="How to descale an espresso machine in ten minutes, step by step."></body>',
      '<meta name="description" content="  ">',
      '<meta name="description" content="Coffee">',
      `<meta name="description" content="${'long '.repeat(40)}">`,
      '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step."><meta name="description" content="Another">',
    ],
  },
});
