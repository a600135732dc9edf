import { entitiesOf, has } from '../../../facts/page-entities.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';

export const articleImage = pageCheck({
  id: 'article-image',
  category: 'ai_seo',
  type: 'info',
  title: 'Article data has an image',
  why: 'Answers with pictures take them from it.',
  source: SOURCES.googleArticle,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const articles = entitiesOf(page, 'Article').filter(({ top }) => top);
    if (articles.length === 0) return none;
    if (articles.some((entity) => has(entity, 'image'))) return pass;
    return fail('Article data has no image', 'Add image with the address of a picture of the article');
  },

  examples: {
    pass: [jsonLd('Article', { headline: 'A', image: 'https://example.com/a.png' })],
    fail: [jsonLd('Article', { headline: 'A' })],
  },
});
