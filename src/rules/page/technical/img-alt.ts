import type { PageImage } from '../../../facts/page-facts.ts';
import { countWords } from '../../../facts/text/words.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { isWide } from '../../wording.ts';

/** One image in so many may lack a useful text: the share that has one is 80 % at least. */
const ONE_IN = 5;
/** Words that describe something; characters in wide scripts. */
const MIN_WORDS = 2;
const MIN_WIDE = 4;
/** Words for any image (WCAG 2.2, failure F30), and signs alone: no name of anybody or anything. */
const UNNAMED = /^(?:icon|image|img|logo|photo|picture|placeholder|spacer|thumbnail|\P{L}*)$/iu;

export const imgAlt = technicalRule({
  id: 'img-alt',
  area: 'read',
  title: 'Images have alt texts that describe them',
  why: 'Four of six crawlers read alt texts; none of them sees the image.',
  source: SOURCES.writesonicElements,
  grade: 'moderate',

  faults: {
    undescribed: {
      severity: 'low',
      effort: 'page',
      title: 'Images have no useful alt text',
      message: '{poor} of {images|image|images} {poor:has|have} no useful alt text',
      fix: 'Describe each image in its alt attribute; use alt="" for decoration',
    },
  },

  evaluate({ page }) {
    const images = page.images.filter(({ decorative }) => !decorative);
    const poor = images.filter((image) => !isDescribed(image)).length;
    if (poor * ONE_IN <= images.length) return pass;
    return fail('undescribed', { poor, images: images.length });
  },

  examples: {
    pass: [
      '<p>No image</p>',
      '<img src="a.png" alt="Espresso machine with open tank">',
      '<img src="line.png" alt="">',
      '<footer><a href="https://social.example/alder"><img src="f.svg" alt="Facebook"></a></footer>',
      `${'<img src="a.png" alt="Espresso machine">'.repeat(4)}<img src="b.png">`,
    ],
    fail: [
      '<img src="a.png">',
      '<img src="a.png" alt="image">',
      '<footer><img src="a.png" alt="icon"></footer>',
      `${'<img src="a.png" alt="Espresso machine">'.repeat(3)}<img src="b.png">`,
    ],
  },
});

/**
 * Beside the main part of a page images are logos, buttons and faces: one word may be all that there is to say, whose it is
 * or what it does (HTML Standard 4.8.4.4, "Logos, insignia, flags, or emblems", "A link or button containing nothing but the
 * image").
 */
function isDescribed({ alt, logo, inHomeLink, region }: PageImage): boolean {
  if (alt === null) return false;
  if (logo || inHomeLink || region !== 'main') return !UNNAMED.test(alt.trim());
  return isWide(alt) ? alt.length >= MIN_WIDE : countWords(alt) >= MIN_WORDS;
}
