import { allTerms } from '../../../catalog/languages/index.ts';
import type { PageFacts, PageMedia } from '../../../facts/page-facts.ts';
import { once } from '../../../values/once.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';

/** How a transcript is named in a heading or a link. */
const transcripts = once(() => allTerms('transcripts'));
/** Characters: a longer text speaks of transcripts. */
const MAX_NAME = 60;
/** Words beside a player that say what it plays. */
const MIN_WORDS = 80;
/** Words of a page that says what it is about without its players. */
const OWN_WORDS = 300;
const PLAYER =
  /youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|dailymotion\.com\/embed|wistia|soundcloud\.com\/player|open\.spotify\.com\/embed|player\.|\/embed\//i;

/** Players of sound alone. */
const SOUND = /soundcloud\.com\/player|open\.spotify\.com\/embed/i;

export const mediaText = contentRule({
  id: 'media-text',
  area: 'read',
  title: 'Videos and recordings have text beside them',
  why: 'Crawlers do not watch videos: engines do not find what is said only there.',
  source: SOURCES.writesonicElements,
  grade: 'weak',
  reads: 'text',

  severity: 'low',
  effort: 'page',
  faults: {
    'video-bare': {
      message: 'A video has no text beside it',
      fix: 'Add a transcript or a summary next to the video',
    },
    'video-thin': {
      title: 'A video has little text beside it',
      message: 'A video has only {words|word|words} beside it',
      fix: 'Add a transcript or a summary next to the video',
    },
    'recording-bare': {
      message: 'A recording has no text beside it',
      fix: 'Add a transcript or a summary next to the recording',
    },
    'recording-thin': {
      title: 'A recording has little text beside it',
      message: 'A recording has only {words|word|words} beside it',
      fix: 'Add a transcript or a summary next to the recording',
    },
  },

  evaluate({ page }) {
    const players = playersOf(page);
    if (players.length === 0) return none;
    if (page.main.words >= OWN_WORDS) return pass;
    const silent = players.find(
      ({ section, hasTrack }) => !hasTrack && wordsBeside(page, section) < MIN_WORDS,
    );
    if (silent === undefined || hasTranscript(page)) return pass;
    const words = wordsBeside(page, silent.section);
    const isSound = silent.kind === 'audio' || (silent.kind === 'iframe' && SOUND.test(silent.src));
    if (words === 0) return fail(isSound ? 'recording-bare' : 'video-bare');
    return fail(isSound ? 'recording-thin' : 'video-thin', { words });
  },

  examples: {
    pass: [
      `<main><h1>Lime</h1><video src="a.mp4"></video>${paragraphs(90)}</main>`,
      `<main><h1>Lime</h1><video src="a.mp4"></video><h2>Hard water</h2>${paragraphs(310)}</main>`,
      `<main><h1>Lime</h1><video src="a.mp4"></video><h2>Transcript</h2>${paragraphs(90)}</main>`,
    ],
    fail: [
      '<main><h1>Lime</h1><p>See the film.</p><video src="a.mp4"></video></main>',
      '<main><h1>Lime</h1><video src="a.mp4"></video></main>',
      '<main><h1>Lime</h1><p>Hear the talk.</p><audio src="a.mp3"></audio></main>',
      '<main><h1>Lime</h1><audio src="a.mp3"></audio></main>',
    ],
    none: [
      '<main><h1>Lime</h1><p>Text</p></main>',
      '<main><h1>Lime</h1><p>Text</p><video src="a.mp4" autoplay loop muted></video></main>',
    ],
  },
});

/** What the main part plays: videos and recordings, embedded ones too. */
export const playersOf = ({ media }: PageFacts): PageMedia[] =>
  media.filter(({ kind, src, inMain }) => inMain && (kind !== 'iframe' || PLAYER.test(src)));

/** Words of the section of a player; of the next one, where a second heading follows at once: title and standfirst. */
function wordsBeside({ main: { sections, words } }: PageFacts, section: number): number {
  const own = sections[section]?.words;
  return own === undefined ? words : own || (sections[section + 1]?.words ?? 0);
}

/** Whether a heading of the text opens a transcript, or a link leads to one. */
function hasTranscript({ main: { blocks }, links }: PageFacts): boolean {
  const names = (text: string): boolean =>
    text.length <= MAX_NAME && transcripts().some((name) => text.toLowerCase().includes(name));
  return (
    blocks.some(({ kind, text }) => kind === 'heading' && names(text)) ||
    links.some(({ region, text }) => region === 'main' && names(text))
  );
}
