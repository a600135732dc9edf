import { entitiesOf, has } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { jsonLd } from '../example-page.ts';

const REQUIRED = ['name', 'thumbnailUrl', 'uploadDate'];

export const videoSchema = pageRule({
  id: 'video-schema',
  category: 'ai_seo',
  area: 'understand',
  title: 'Video data has the properties that Google requires',
  why: 'Google does not show a video without name, thumbnail and date.',
  source: SOURCES.googleVideo,
  grade: 'vendor',
  reads: 'document',

  faults: {
    incomplete: {
      severity: 'low',
      effort: 'template',
      title: 'The VideoObject data is incomplete',
      message: 'The VideoObject data lacks {lacks}',
      fix: 'Add {lacks} to the VideoObject data',
    },
  },

  evaluate({ page }) {
    const videos = entitiesOf(page, 'VideoObject');
    if (videos.length === 0) return none;
    const lacks = REQUIRED.filter((property) => videos.some((video) => !has(video, property)));
    if (lacks.length === 0) return pass;
    return fail('incomplete', { lacks });
  },

  examples: {
    pass: [
      jsonLd('VideoObject', {
        name: 'A',
        thumbnailUrl: 'https://example.com/a.png',
        uploadDate: '2026-02-01',
      }),
    ],
    fail: [jsonLd('VideoObject', { name: 'A' })],
  },
});
