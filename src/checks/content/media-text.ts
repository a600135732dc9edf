import { fail, none, pageCheck, pass } from '../check.ts';
import { paragraphs } from '../example-page.ts';
import { SOURCES } from '../sources.ts';

/** Words beside a player that say what it plays. */
const MIN_WORDS = 80;
const PLAYER =
  /youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|dailymotion\.com\/embed|wistia|soundcloud\.com\/player|open\.spotify\.com\/embed|player\.|\/embed\//i;

export const mediaText = pageCheck({
  id: 'media-text',
  category: 'content',
  type: 'info',
  title: 'Videos and recordings come with text',
  why: 'Crawlers read no video; what is said only there is not found.',
  source: SOURCES.writesonicElements,
  grade: 'weak',
  reads: 'text',

  evaluate({ page }) {
    const players = page.media.filter(
      ({ kind, src, inMain }) => inMain && (kind !== 'iframe' || PLAYER.test(src)),
    );
    if (players.length === 0) return none;
    const silent = players.find(
      ({ section, hasTrack }) =>
        !hasTrack && (page.main.sections[section]?.words ?? page.main.words) < MIN_WORDS,
    );
    if (silent === undefined) return pass;
    return fail(
      `${silent.kind === 'audio' ? 'Recording' : 'Video'} without text beside it`,
      'Add a transcript or a summary',
    );
  },

  examples: {
    pass: [`<main><h1>Lime</h1><video src="a.mp4"></video>${paragraphs(90)}</main>`],
    fail: ['<main><h1>Lime</h1><p>See the film.</p><video src="a.mp4"></video></main>'],
  },
});
