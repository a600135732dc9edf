import { coverage, topicStems } from '../../../facts/text/topic.ts';
import { entitiesOf, textOf } from '../../../facts/page-entities.ts';
import { article, jsonLd } from '../example-page.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Share of the words of the stated headline that title or H1 hold. */
const MIN_SHARE = 0.5;

export const schemaVisible = aiSeoRule({
  id: 'schema-visible',
  area: 'understand',
  title: 'The headline in structured data matches the page',
  why: 'Structured data that does not describe the visible page violates the policies of Google and can cost all rich results.',
  source: SOURCES.googleSdPolicies,
  grade: 'vendor',

  faults: {
    'other-headline': {
      severity: 'low',
      effort: 'template',
      title: 'The headline in structured data does not match the page',
      message:
        'The headline "{headline}" in structured data matches neither the title nor the heading of the page',
      fix: 'Use the same headline on the page and in structured data',
    },
  },

  evaluate({ page, text }) {
    const headlines = entitiesOf(page, 'Article')
      .filter(({ top }) => top)
      .map((entity) => textOf(entity, 'headline') || textOf(entity, 'name'))
      .filter((headline) => headline !== '');
    const [first] = headlines;
    if (first === undefined) return none;
    const visible = new Set([...text.titleStems, ...text.headingStems]);
    if (visible.size === 0) return none;
    const agrees = headlines.some((headline) => {
      const stems = topicStems(headline, text.language.judged);
      return stems.size === 0 || coverage(stems, visible) >= MIN_SHARE;
    });
    if (agrees) return pass;
    return fail('other-headline', { headline: shown(first) });
  },

  examples: {
    pass: [article('', jsonLd('Article', { headline: 'Descaling an espresso machine' }))],
    fail: [article('', jsonLd('Article', { headline: 'Garden chairs on sale' }))],
  },
});
