import { catalogueDate, isAnswerBot, scoredBots, type AiBot } from '../../catalog/ai-bots.ts';
import { ENGINE_VERSION } from '../../catalog/version.ts';
import type { Audit, LlmsCheckResult } from '../../contract/index.ts';
import {
  linkTag,
  parseLlmsTxt,
  type LinkTagFacts,
  type LlmsFault,
  type LlmsFaultCode,
  type LlmsKind,
  type LlmsTxt,
} from '../../facts/llms-txt/index.ts';
import { accessVerdict, type AccessVerdict } from '../../facts/robots/index.ts';
import {
  LLMS_POINTS,
  LLMS_WEIGHTS_VERSION,
  scoreLlmsCheck,
  type LlmsPart,
  type LlmsScoreFacts,
} from '../../score/llms.ts';
import { llmsFixes, siteFault } from './fixes.ts';
import type { LlmsCheckInput } from './input.ts';
import { NO_FILE } from './recipes.ts';
import { isServed, knownSite } from './site.ts';

export type { LlmsCheckInput } from './input.ts';

/** The proof of an LLMs.txt Check. */
export interface LlmsCheckEvidence {
  readonly score: number;
  /** Earned points by part. */
  readonly parts: Readonly<Record<LlmsPart, number>>;
  /** Every lost point with what took it: fault codes, or `bots`. */
  readonly losses: readonly {
    readonly part: LlmsPart;
    readonly points: number;
    readonly causes: readonly string[];
  }[];
  readonly file: Omit<LlmsTxt, 'sections' | 'faults'> & { readonly url: string };
  readonly full: { readonly url: string; readonly kind: LlmsKind };
  /** All faults of the site, worst first, and the fix that takes each away (`null` for those kept for the record). */
  readonly faults: readonly (LlmsFault & { readonly fix: string | null })[];
  readonly linkTag: LinkTagFacts;
  /** By bot key: the deciding line of robots.txt. */
  readonly bots: Readonly<Record<string, Pick<AiBot, 'purpose' | 'impact'> & AccessVerdict>>;
  readonly aiBotsAllowed: boolean;
  /** What stands at other places when the root has no file. They do not count. */
  readonly elsewhere: readonly { readonly url: string; readonly kind: LlmsKind }[];
  readonly linkChecks: Readonly<Record<string, number>>;
  /** What could not be known, as stable codes with a sentence. */
  readonly limits: readonly string[];
  readonly coverage: { readonly judged: number; readonly unknown: number };
  readonly versions: { readonly engine: string; readonly catalogue: string; readonly weights: string };
}

interface JudgedBot {
  readonly bot: AiBot;
  readonly verdict: AccessVerdict;
}

/** Judges what was gathered about the llms files of a domain. Pure: the same input gives the same result. */
export function auditLlms(input: LlmsCheckInput): Audit<LlmsCheckResult, LlmsCheckEvidence> {
  const { origin, domain, home } = input;
  const file = parseLlmsTxt({
    response: input.llms,
    origin,
    robotsTxt: input.robots.robots === null ? undefined : input.robots.text,
    fullTxt: input.full,
    linkChecks: input.linkChecks,
  });
  const full = parseLlmsTxt({ response: input.full, origin, robotsTxt: input.robots.text });
  const pointer = linkTag({
    headers: home.headers,
    html: isServed(home) ? home.body : '',
    url: home.finalUrl,
  });
  const faults = [...file.faults, ...pointerFaults(file, pointer, input)];
  const bots = scoredBots.map((bot) => ({ bot, verdict: accessVerdict(input.robots, bot, `${origin}/`) }));
  const fixes = llmsFixes({ input, known: knownSite(input), file, faults });
  const scored = scoreLlmsCheck(scoreFacts(input, file, pointer, bots, faults));
  const result: LlmsCheckResult = {
    domain,
    score: scored.score,
    hasLlmsTxt: file.found,
    hasLlmsFullTxt: file.signals.hasLlmsFullTxt,
    botStatus: Object.fromEntries(bots.map(({ bot, verdict }) => [bot.label, verdict.allowed])),
    hasLinkTag: pointer.found,
    signals: file.signals,
    fixes: fixes.map(({ fix }) => fix),
  };
  const { sections: _sections, faults: _faults, ...proof } = file;
  const fixOf = new Map(
    fixes.flatMap(({ fix, faults: codes }) => codes.map((code) => [code, fix.id] as const)),
  );
  const unknown = bots.filter(({ verdict }) => verdict.basis === 'unreachable').length;
  return {
    result,
    evidence: {
      score: scored.score,
      parts: scored.parts,
      losses: lossesOf(scored.parts, faults),
      file: { ...proof, url: input.llms.finalUrl },
      full: { url: input.full.finalUrl, kind: full.kind },
      faults: faults.map((fault) => Object.assign({ fix: fixOf.get(fault.code) ?? null }, fault)),
      linkTag: pointer,
      bots: Object.fromEntries(
        bots.map(({ bot: { key, purpose, impact }, verdict }) => [
          key,
          Object.assign({ purpose, impact }, verdict),
        ]),
      ),
      aiBotsAllowed: bots.every(({ bot, verdict }) => bot.impact !== 'high' || verdict.allowed),
      elsewhere: (input.elsewhere ?? []).map((response) => ({
        url: response.finalUrl,
        kind: parseLlmsTxt({ response, origin }).kind,
      })),
      linkChecks: input.linkChecks ?? {},
      limits: limitsOf(input),
      coverage: { judged: bots.length - unknown, unknown },
      versions: { engine: ENGINE_VERSION, catalogue: catalogueDate, weights: LLMS_WEIGHTS_VERSION },
    },
  };
}

/** Without a file there is nothing to point at, and of a home page that was not read nobody knows where it points. */
function pointerFaults(file: LlmsTxt, pointer: LinkTagFacts, { home }: LlmsCheckInput): LlmsFault[] {
  if (!file.found || pointer.standard) return [];
  if (pointer.found)
    return [siteFault('link-tag-nonstandard', `rel="${pointer.rel}" instead of describedby`)];
  return isServed(home) ? [siteFault('link-tag-missing', 'neither a link element nor a Link header')] : [];
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

function linkTagState(
  { home }: LlmsCheckInput,
  file: LlmsTxt,
  pointer: LinkTagFacts,
): LlmsScoreFacts['linkTag'] {
  if (pointer.found) return pointer.standard ? 'standard' : 'other';
  return file.found && !isServed(home) ? 'unknown' : 'none';
}

function scoreFacts(
  input: LlmsCheckInput,
  file: LlmsTxt,
  pointer: LinkTagFacts,
  bots: readonly JudgedBot[],
  faults: readonly LlmsFault[],
): LlmsScoreFacts {
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
    linkTag: linkTagState(input, file, pointer),
    hasWords: file.signals.hasWordCount1000,
    hasPricing: file.signals.hasPricingSection,
    hasFaq: file.signals.hasFaqSection,
  };
}

function lossesOf(
  parts: Readonly<Record<LlmsPart, number>>,
  faults: readonly LlmsFault[],
): LlmsCheckEvidence['losses'] {
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

function limitsOf({ home, robots, llms, full }: LlmsCheckInput): string[] {
  return [
    isServed(home) ? '' : 'home-unread: the home page was not served as a page, its link tag is unknown',
    robots.state === 'unreachable'
      ? `robots-unreachable: ${robots.reason}; whether bots are blocked is unknown`
      : '',
    llms.truncated === null
      ? ''
      : `llms-truncated: only the beginning of llms.txt was read (${llms.truncated})`,
    full.truncated === null ? '' : `llms-full-truncated: only the beginning was read (${full.truncated})`,
  ].filter((limit) => limit !== '');
}
