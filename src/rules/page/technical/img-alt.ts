import type { PageImage } from '../../../facts/page-facts.ts';
import { countWords } from '../../../facts/text/words.ts';
import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { isWide } from '../../wording.ts';

/** One image in so many may lack a useful text: the share that has one is 80 % at least. */
const ONE_IN = 5;
/** Words that describe something; characters in wide scripts. */
const MIN_WORDS = 2;
const MIN_WIDE = 4;
/** No name of anybody: a logo is described by the name of whom it stands for, and not as a logo. */
const UNNAMED = /^(?:logo|\P{L}*)$/iu;

export const imgAlt = pageRule({
  id: 'img-alt',
  category: 'technical',
  area: 'read',
  title: 'Images have alt texts that describe them',
  why: 'Four of six crawlers read alt texts; none of them sees the image.',
  source: SOURCES.writesonicElements,
  grade: 'moderate',
  reads: 'document',

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
      `${'<img src="a.png" alt="Espresso machine">'.repeat(4)}<img src="b.png">`,
    ],
    fail: [
      '<img src="a.png">',
      '<img src="a.png" alt="image">',
      `${'<img src="a.png" alt="Espresso machine">'.repeat(3)}<img src="b.png">`,
    ],
  },
});

/** The name of a site may be one word (HTML Standard 4.8.4.4, "Logos, insignia, flags, or emblems"). */
function isDescribed({ alt, logo, inHomeLink }: PageImage): boolean {
  if (alt === null) return false;
  if (logo || inHomeLink) return !UNNAMED.test(alt.trim());
  return isWide(alt) ? alt.length >= MIN_WIDE : countWords(alt) >= MIN_WORDS;
}
