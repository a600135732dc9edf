/** Which faults of the llms files are repaired together, with what words and what code. */
import type { LlmsFaultCode } from '../../facts/llms-txt/index.ts';
import { fullFrame } from '../../fixes/llms-full.ts';
import { allowLlmsFiles } from '../../fixes/llms-robots.ts';
import { generatedText } from './generated.ts';
import { linkTagLines, ownHostLines, textTypeLines } from '../../fixes/server-lines.ts';
import type { FixMaterial } from './material.ts';
import { provedFile, provedSection } from './proved.ts';

/** Said wherever the file itself is asked for: we do not sell it as more than it is. */
const HONEST =
  'No effect of llms.txt on citations has been measured (137,000 domains, Ahrefs 2026; 300,000 domains, SE Ranking); it helps agents and coding tools that ask for it.';

/** One repair. `code` may be empty where nothing can be made from what is known. */
export interface Recipe {
  readonly id: string;
  readonly codes: readonly LlmsFaultCode[];
  readonly title: string;
  readonly advice: string;
  /** Said instead where no code could be made. */
  readonly adviceByHand?: string;
  code(material: FixMaterial, codes: ReadonlySet<LlmsFaultCode>): string;
}

/** The faults that mean there is no file, or another in its place. */
const ABSENT: readonly LlmsFaultCode[] = [
  'missing',
  'html-body',
  'json-body',
  'xml-body',
  'binary',
  'empty',
  'error-text',
];

/** The faults that leave open whether there is a file: a new one could take the place of one that is well. */
const UNREAD: readonly LlmsFaultCode[] = ['blocked', 'server-error', 'fetch-error', 'unexpected-status'];

/** The faults without a file to judge. */
export const NO_FILE: readonly LlmsFaultCode[] = [...ABSENT, ...UNREAD];

/** One line per repair. A fault stands in one of them; what stands in none is for the record. */
export const RECIPES: readonly Recipe[] = [
  {
    id: 'llms-txt',
    codes: ABSENT,
    title: 'There is no readable llms.txt',
    advice: `Save this as /llms.txt and serve it with status 200 as text/plain; charset=utf-8. ${HONEST}`,
    code: ({ known }) => generatedText(known),
  },
  {
    id: 'llms-txt-unread',
    codes: UNREAD,
    title: 'llms.txt could not be read',
    advice: `Whether there is one is not known. Let everybody read /llms.txt, with status 200, or answer 404 when there is none; \`citeworthy llms --write\` makes one. ${HONEST}`,
    code: () => '',
  },
  {
    id: 'llms-txt-content',
    codes: [
      'h1-missing',
      'h1-no-space',
      'h1-not-first',
      'no-links',
      'too-large',
      'large',
      'too-short',
      'dead-link',
      'private-host',
      'bad-scheme',
      'credential-in-url',
      'prompt-injection',
      'robots-directives',
      'encoding-not-utf8',
      'summary-missing',
      'no-sections',
      'multiple-h1',
      'malformed-link',
      'relative-link',
      'bare-url',
      'placeholder-text',
      'unclosed-code-fence',
      'front-matter',
    ],
    title: 'llms.txt has faults in its form or its links',
    advice: `Replace the file by this one, saved as UTF-8. Where a link was dead, unsafe or broken, its line is left out: put the right address back. ${HONEST}`,
    adviceByHand: `Correct what is named by hand: no file could be made here that loses nothing. One that is too long keeps what matters most and links files of its own for the rest. ${HONEST}`,
    code: provedFile,
  },
  {
    id: 'llms-txt-type',
    codes: ['wrong-content-type', 'charset-missing'],
    title: 'llms.txt is not served as UTF-8 text',
    advice: 'Readers that trust the header show garbled text or refuse it. Add the lines of your server.',
    code: () => textTypeLines(),
  },
  {
    id: 'llms-txt-redirect',
    codes: ['cross-host-redirect'],
    title: 'llms.txt is answered from another host',
    advice: 'A file describes the host it stands on. Serve it there without a redirect.',
    code: ({ input }) => ownHostLines(input.origin),
  },
  {
    id: 'llms-txt-robots',
    codes: ['blocked-by-robots'],
    title: 'robots.txt keeps readers from llms.txt',
    advice: 'Add these lines at the end of robots.txt. They open the llms files and nothing else.',
    code: ({ input }) => allowLlmsFiles(input.robots, input.llms.finalUrl),
  },
  {
    id: 'llms-full-txt',
    codes: ['full-missing', 'full-invalid'],
    title: 'There is no readable llms-full.txt',
    advice: `Fill this frame with the text of the pages and save it as /llms-full.txt. It is practice, not part of the format. ${HONEST}`,
    // A sitemap has no text to put there.
    code: ({ known }) => fullFrame(generatedText({ ...known, site: { ...known.site, sitemapUrl: null } })),
  },
  {
    id: 'llms-words',
    codes: ['words-below-1000'],
    title: 'The llms files hold fewer than 1,000 words',
    advice: 'Put the text of the main pages into llms-full.txt; llms.txt itself stays a short list of links.',
    code: () => '',
  },
  {
    id: 'llms-pricing',
    codes: ['no-pricing'],
    title: 'The llms files name no prices',
    advice: 'Add this section to llms.txt, so that an agent that is asked for prices finds yours.',
    code: (material) => provedSection(material, 'pricing'),
  },
  {
    id: 'llms-faq',
    codes: ['no-faq'],
    title: 'The llms files name no questions and answers',
    advice: 'Add this section to llms.txt, so that an agent finds the answers you give already.',
    code: (material) => provedSection(material, 'faq'),
  },
  {
    id: 'llms-link-tag',
    codes: ['link-tag-missing', 'link-tag-nonstandard'],
    title: 'The home page does not point at llms.txt by the standard relation',
    advice:
      'Add the element to the head of every page, or send the header. llmstxt.org version 2 names describedby.',
    code: () => linkTagLines(),
  },
];
