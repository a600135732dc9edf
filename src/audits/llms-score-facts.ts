/** What the score of the LLMs.txt Check counts, and what took each point that is lost. */
import { isAnswerBot, type AiBot } from '../catalog/ai-bots.ts';
import type { LinkTagFacts, LlmsFault, LlmsFaultCode, LlmsTxt } from '../facts/llms-txt/index.ts';
import type { AccessVerdict } from '../facts/robots/index.ts';
import { LLMS_POINTS, type LlmsPart, type LlmsScoreFacts } from '../score/llms.ts';
import type { LlmsCheckInput } from '../rules/llms/input.ts';
import { NO_FILE } from '../rules/llms/recipes.ts';
import { isServed } from '../rules/llms/site.ts';

/** A bot and what robots.txt decides for it. */
export interface BotVerdict {
  readonly bot: AiBot;
  readonly verdict: AccessVerdict;
}

/** Lost points of a part with what took them: fault codes, or `bots`. */
export interface LlmsLoss {
  readonly part: LlmsPart;
  readonly points: number;
  readonly causes: readonly string[];
}

const LINK_FAULTS: readonly LlmsFaultCode[] = [
  'dead-link',
  'malformed-link',
  'private-host',
  'bad-scheme',
  'credential-in-url',
];

/** Each list counts once: they are four kinds of the same trouble. */
const TRANSPORT_FAULTS: readonly (readonly LlmsFaultCode[])[] = [
  ['wrong-content-type', 'charset-missing'],
  ['encoding-not-utf8'],
  ['too-large'],
  ['cross-host-redirect', 'blocked-by-robots'],
];

/** Fault codes that take the points of a part. A part that is not named loses them to the root cause alone. */
const CAUSES: Readonly<Partial<Record<LlmsPart, readonly LlmsFaultCode[]>>> = {
  name: ['h1-missing', 'h1-no-space', 'h1-not-first'],
  summary: ['summary-missing'],
  section: [
    'no-links',
    'no-sections',
    'bare-url',
    'section-without-links',
    'malformed-link',
    'links-outside-sections',
  ],
  links: LINK_FAULTS,
  transport: TRANSPORT_FAULTS.flat(),
  full: ['full-missing', 'full-invalid'],
  linkTag: ['link-tag-missing', 'link-tag-nonstandard'],
  words: ['words-below-1000'],
  pricing: ['no-pricing'],
  faq: ['no-faq'],
};

/** What was read of the llms files of a site, and found of them. */
export interface LlmsReading {
  readonly input: LlmsCheckInput;
  readonly file: LlmsTxt;
  readonly pointer: LinkTagFacts;
  readonly bots: readonly BotVerdict[];
  readonly faults: readonly LlmsFault[];
}

function linkTagState({ input, file, pointer }: LlmsReading): LlmsScoreFacts['linkTag'] {
  if (pointer.found) return pointer.standard ? 'standard' : 'other';
  return file.found && !isServed(input.home) ? 'unknown' : 'none';
}

/** The facts that the score counts. */
export function scoreFacts(reading: LlmsReading): LlmsScoreFacts {
  const { file, bots, faults } = reading;
  const codes = new Set(faults.map(({ code }) => code));
  const answering = bots.filter(({ bot }) => isAnswerBot(bot));
  return {
    isFound: file.found,
    isValid: file.valid,
    hasSummary: file.summary !== null,
    hasListedLink: file.sections.some(({ links }) => links.length > 0),
    linkFaultKinds: LINK_FAULTS.filter((code) => codes.has(code)).length,
    transportFaultKinds: TRANSPORT_FAULTS.filter((kinds) => kinds.some((code) => codes.has(code))).length,
    hasFull: file.signals.hasLlmsFullTxt,
    answerBots: {
      allowed: answering.filter(({ verdict }) => verdict.allowed).length,
      total: answering.length,
    },
    linkTag: linkTagState(reading),
    hasWords: file.signals.hasWordCount1000,
    hasPricing: file.signals.hasPricingSection,
    hasFaq: file.signals.hasFaqSection,
  };
}

/** Every part that lost points, with the faults that took them. */
export function lossesOf(
  parts: Readonly<Record<LlmsPart, number>>,
  faults: readonly LlmsFault[],
): LlmsLoss[] {
  const codes = faults.map(({ code }) => code);
  const root = codes.filter((code) => NO_FILE.includes(code));
  const lost = (part: LlmsPart) => LLMS_POINTS[part] - parts[part];
  return LLMS_PARTS.filter((part) => lost(part) > 0).map((part) => {
    const own = codes.filter((code) => CAUSES[part]?.includes(code) === true);
    const causes = part === 'bots' ? ['bots'] : own.length > 0 ? own : root.length > 0 ? root : [part];
    return { part, points: lost(part), causes };
  });
}

const LLMS_PARTS = [
  'found',
  'name',
  'summary',
  'section',
  'links',
  'transport',
  'full',
  'bots',
  'linkTag',
  'words',
  'pricing',
  'faq',
] as const satisfies readonly LlmsPart[];
