import { pointsOfBots, type AnswerBots } from './answer-bots.ts';

/** Points of the LLMs.txt Check. Version them together: a changed number is a new version. */
export const LLMS_WEIGHTS_VERSION = 'llms-1';

/**
 * Points of each part; they sum to 100. The first six hang on the file: without it they are lost together, the most
 * that any bad file can cost. No effect of llms.txt on citations has been measured (Ahrefs, 137,000 domains, June 2026;
 * SE Ranking, 300,000 domains): the score says how complete the set-up is, not how much it brings.
 * `bots` is shared by the search and user-fetch bots alike; training bots weigh nothing, as in the Crawler Check.
 */
export const LLMS_POINTS = {
  found: 20,
  name: 7,
  summary: 4,
  section: 5,
  links: 5,
  transport: 4,
  full: 10,
  bots: 25,
  linkTag: 8,
  words: 4,
  pricing: 4,
  faq: 4,
} as const;

/** A part of the score of an LLMs.txt Check. */
export type LlmsPart = keyof typeof LLMS_POINTS;

/** Points of a link tag by another relation than `describedby`. */
const NONSTANDARD_LINK_TAG = 6;

/** What the score is made of. */
export interface LlmsScoreFacts {
  readonly isFound: boolean;
  /** The first block is the name. */
  readonly isValid: boolean;
  readonly hasSummary: boolean;
  /** A section holds a list link. */
  readonly hasListedLink: boolean;
  /** Kinds of faulty links, 0 to 5: dead, malformed, private host, bad scheme, credential. */
  readonly linkFaultKinds: number;
  /** Kinds of faulty delivery, 0 to 4: type or charset, encoding, size, redirect or robots. */
  readonly transportFaultKinds: number;
  readonly hasFull: boolean;
  readonly answerBots: AnswerBots;
  /** `unknown`: the home page could not be read. */
  readonly linkTag: 'standard' | 'other' | 'none' | 'unknown';
  readonly hasWords: boolean;
  readonly hasPricing: boolean;
  readonly hasFaq: boolean;
}

/** The score of an LLMs.txt Check by its parts, 0 to 100. */
export interface LlmsScore {
  readonly score: number;
  readonly parts: Readonly<Record<LlmsPart, number>>;
}

/** The score 0 to 100: the sum of the parts. Each part only grows when a fault goes; what is not known costs nothing. */
export function scoreLlmsCheck(facts: LlmsScoreFacts): LlmsScore {
  const { isFound, answerBots, linkTag } = facts;
  const earned = (part: LlmsPart, isEarned: boolean) => (isEarned ? LLMS_POINTS[part] : 0);
  const spared = (part: LlmsPart, faults: number) => (isFound ? LLMS_POINTS[part] - faults : 0);
  const parts = {
    found: earned('found', isFound),
    name: earned('name', isFound && facts.isValid),
    summary: earned('summary', isFound && facts.hasSummary),
    section: earned('section', isFound && facts.hasListedLink),
    links: spared('links', facts.linkFaultKinds),
    transport: spared('transport', facts.transportFaultKinds),
    full: earned('full', facts.hasFull),
    bots: pointsOfBots(LLMS_POINTS.bots, answerBots),
    linkTag: linkTag === 'other' ? NONSTANDARD_LINK_TAG : earned('linkTag', linkTag !== 'none'),
    words: earned('words', facts.hasWords),
    pricing: earned('pricing', facts.hasPricing),
    faq: earned('faq', facts.hasFaq),
  };
  return { score: Object.values(parts).reduce((sum, points) => sum + points, 0), parts };
}
