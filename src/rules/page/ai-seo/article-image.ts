import { entitiesOf, has } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { jsonLd } from '../example-page.ts';
import { isThread } from '../kinds.ts';

export const articleImage = aiSeoRule({
  id: 'article-image',
  area: 'understand',
  title: 'Article data has an image',
  why: 'Answers that show a picture take it from this data.',
  source: SOURCES.googleArticle,
  grade: 'vendor',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'Article data has no image',
      fix: 'Add image, with the address of a picture of the article, to the Article data',
    },
  },

  evaluate({ page, kind }) {
    // To schema.org the posts of a thread are articles as well.
    if (isThread(kind)) return none;
    const articles = entitiesOf(page, 'Article').filter(({ top }) => top);
    if (articles.length === 0) return none;
    if (articles.some((entity) => has(entity, 'image'))) return pass;
    return fail('missing');
  },

  examples: {
    pass: [jsonLd('Article', { headline: 'A', image: 'https://example.com/a.png' })],
    fail: [jsonLd('Article', { headline: 'A' })],
    none: [
      '<p>Text</p>',
      jsonLd('DiscussionForumPosting', {
        headline: 'A',
        author: { '@type': 'Person', name: 'B' },
        datePublished: '2026-02-01',
        text: 'C',
      }),
    ],
  },
});
