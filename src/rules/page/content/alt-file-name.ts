import type { PageImage } from '../../../facts/page-facts.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** A file of a kind that pages show, or what cameras and phones call one. */
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc[fn]?|dcim|pxl|mvimg|image|photo|screenshot)[-_ ]?\d[\d_-]*$/i;
const LAST_SEGMENT = /([^/?#]+?)(?:\.\w{1,5})?(?:[?#]|$)/;

/** Whether an alt text names a file: by its form, or as the image's own file, which joins words as no text does. */
function isFileName({ src, alt }: PageImage): boolean {
  const text = alt?.trim() ?? '';
  if (FILE_NAME.test(text)) return true;
  return text.includes('_') && text === LAST_SEGMENT.exec(src.slice(src.lastIndexOf('/') + 1))?.[1];
}

export const altFileName = contentRule({
  id: 'alt-file-name',
  area: 'read',
  title: 'Alt texts are not file names',
  why: 'A file name tells neither readers nor crawlers what the image shows.',
  source: SOURCES.googleImages,
  grade: 'vendor',

  faults: {
    'file-name': {
      severity: 'low',
      effort: 'page',
      title: 'Alt texts are file names',
      message: 'The alt text of {images|image|images} is a file name, such as "{first}"',
      fix: 'Describe in the alt text what the image shows',
    },
  },

  evaluate({ page }) {
    if (page.images.length === 0) return none;
    const named = page.images.filter(isFileName);
    const [first] = named;
    if (first === undefined) return pass;
    return fail('file-name', { images: named.length, first: shown(first.alt ?? '') });
  },

  examples: {
    pass: ['<img src="a.png" alt="Open water tank">', '<img src="covid-19.png" alt="covid-19">'],
    fail: [
      '<img src="a.png" alt="IMG_1234">',
      '<img src="a.png" alt="tank.jpg">',
      '<img src="a.png" alt="PXL_20260101_101112">',
      '<img src="/img/tank_open_2.webp?w=300" alt="tank_open_2">',
    ],
    none: ['<p>Text</p>'],
  },
});
