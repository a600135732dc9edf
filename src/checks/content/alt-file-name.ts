import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { counted, shown } from '../wording.ts';

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|image|photo|screenshot)[-_ ]?\d+$/i;

export const altFileName = pageCheck({
  id: 'alt-file-name',
  category: 'content',
  type: 'info',
  title: 'Alt texts are no file names',
  why: 'A file name tells neither reader nor crawler what the image shows.',
  source: SOURCES.googleImages,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    if (page.images.length === 0) return none;
    const named = page.images.filter(({ alt }) => alt !== null && FILE_NAME.test(alt.trim()));
    const [first] = named;
    if (first === undefined) return pass;
    return fail(
      `${counted(named.length, 'alt text')} like "${shown(first.alt ?? '')}"`,
      'Describe what the image shows',
    );
  },

  examples: {
    pass: ['<img src="a.png" alt="Open water tank">'],
    fail: ['<img src="a.png" alt="IMG_1234">', '<img src="a.png" alt="tank.jpg">'],
  },
});
