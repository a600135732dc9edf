/** The documented fixes of the LLMs.txt Check: a title for each, and the text to paste. Their words are those of the faults. */
import { fullFrame } from '../../fixes/llms-full.ts';
import { allowLlmsFiles } from '../../fixes/llms-robots.ts';
import { allowAnswerBots } from '../../fixes/robots-txt.ts';
import { linkTagLines, ownHostLines, textTypeLines } from '../../fixes/server-lines.ts';
import { pathOf } from '../../values/url.ts';
import { generatedText } from './generated.ts';
import { isUnread } from './llms-full-txt.ts';
import { NO_MEASURED_EFFECT, type LlmsFixId } from './llms-rule.ts';
import type { FixMaterial } from './material.ts';
import { provedFile, provedSection } from './proved.ts';

/** One documented fix. It is said with the messages of all faults that it repairs. */
export interface LlmsFix {
  readonly title: string;
  /** Said with the text to paste, where that repairs several faults at once. Else each fault says what to do. */
  readonly advice?: string;
  /** Said instead of `advice` where no text could be made. */
  readonly adviceByHand?: string;
  /** The text to paste, empty where none can be made. `codes`: all that the fix repairs. */
  readonly code: (material: FixMaterial, codes: ReadonlySet<string>) => string;
}

/** Every documented fix by its id; equal ones are listed in this order. */
export const LLMS_FIXES: Readonly<Record<LlmsFixId, LlmsFix>> = {
  'robots-unreachable': {
    title: 'robots.txt cannot be read, so crawlers must stay away',
    code: () => '',
  },
  'robots-bots': {
    title: 'robots.txt blocks bots that answer questions',
    code: ({ input }) => allowAnswerBots(input.robots),
  },
  'llms-txt': {
    title: 'There is no readable llms.txt',
    code: ({ known }) => generatedText(known),
  },
  'llms-txt-unread': {
    title: 'llms.txt could not be read',
    code: () => '',
  },
  'llms-txt-content': {
    title: 'llms.txt has faults in its form or its links',
    advice: `Replace the file with this text, saved as UTF-8. Where a link was dead, unsafe or broken, its line is left out: put the right address back. ${NO_MEASURED_EFFECT}`,
    adviceByHand: `Correct these faults by hand: no repaired file could be made without loss. ${NO_MEASURED_EFFECT}`,
    code: provedFile,
  },
  'llms-txt-type': {
    title: 'llms.txt is not served as UTF-8 text',
    code: () => textTypeLines(),
  },
  'llms-txt-redirect': {
    title: 'llms.txt redirects to another host',
    code: ({ input }) => ownHostLines(input.origin),
  },
  'llms-txt-robots': {
    title: 'robots.txt blocks llms.txt',
    code: ({ input }) => allowLlmsFiles(input.robots, input.llms.finalUrl),
  },
  'llms-full-txt': {
    title: 'There is no readable llms-full.txt',
    // A sitemap has no text to put there, and a frame must not replace a file that may be there.
    code: ({ known, file }) =>
      isUnread(file.fullKind)
        ? ''
        : fullFrame(generatedText({ ...known, site: { ...known.site, sitemapUrl: null } })),
  },
  'llms-words': {
    title: 'The llms files have fewer than 1,000 words',
    code: () => '',
  },
  'llms-pricing': {
    title: 'The llms files name no prices',
    code: (material) => provedSection(material, 'pricing'),
  },
  'llms-faq': {
    title: 'The llms files name no questions and answers',
    code: (material) => provedSection(material, 'faq'),
  },
  'llms-link-tag': {
    title: 'The home page does not point to llms.txt with the standard relation',
    code: ({ input, file }) =>
      linkTagLines(file.found ? pathOf(input.llms.finalUrl).replaceAll("'", '%27') : '/llms.txt'),
  },
};
