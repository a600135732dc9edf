import { entitiesOf, has } from '../../../facts/page-entities.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';

const REQUIRED = ['name', 'thumbnailUrl', 'uploadDate'];

export const videoSchema = pageCheck({
  id: 'video-schema',
  category: 'ai_seo',
  type: 'info',
  title: 'Video data has what engines require',
  why: 'Without name, thumbnail and date a video is not shown.',
  source: SOURCES.googleVideo,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const videos = entitiesOf(page, 'VideoObject');
    if (videos.length === 0) return none;
    const lacks = REQUIRED.filter((property) => videos.some((video) => !has(video, property)));
    if (lacks.length === 0) return pass;
    return fail(`VideoObject lacks ${lacks.join(', ')}`, `Add ${lacks.join(', ')} to the VideoObject`);
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
