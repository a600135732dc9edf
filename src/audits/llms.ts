import { catalogueDate, scoredBots, type AiBot } from '../catalog/ai-bots.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { llmsCheckResult, type Audit, type LlmsCheckResult } from '../contract/index.ts';
import {
  linkTag,
  keptReadings,
  parseLlmsTxt,
  readLlmsTxt,
  type LinkTagFacts,
  type LlmsFault,
  type LlmsKind,
  type LlmsTxt,
} from '../facts/llms-txt/index.ts';
import { accessVerdict, type AccessVerdict } from '../facts/robots/index.ts';
import { LLMS_WEIGHTS_VERSION, scoreLlmsCheck, type LlmsPart, type LlmsScore } from '../score/llms.ts';
import { llmsFixes, siteFault, type LlmsFix } from '../rules/llms/fixes.ts';
import type { LlmsCheckInput } from '../rules/llms/input.ts';
import { lossesOf, scoreFacts, type LlmsLoss, type LlmsReading } from './llms-score-facts.ts';
import { isServed, knownSite } from '../rules/llms/site.ts';
import { storable } from './storable.ts';

export type { LlmsCheckInput } from '../rules/llms/input.ts';

/** The proof of an LLMs.txt Check. */
export interface LlmsCheckEvidence {
  /** 0 to 100, as in the result. */
  readonly score: number;
  /** Earned points by part. */
  readonly parts: Readonly<Record<LlmsPart, number>>;
  /** Every lost point with what took it. */
  readonly losses: readonly LlmsLoss[];
  /** What stands at /llms.txt, without what the result and `faults` say of it. */
  readonly file: Omit<LlmsTxt, 'sections' | 'faults' | 'fullKind'> & { readonly url: string };
  /** What stands at /llms-full.txt. */
  readonly full: { readonly url: string; readonly kind: LlmsKind };
  /** All faults of the site, worst first, and the fix that takes each away (`null` for those kept for the record). */
  readonly faults: readonly (LlmsFault & { readonly fix: string | null })[];
  readonly linkTag: LinkTagFacts;
  /** By bot key: the deciding line of robots.txt. */
  readonly bots: Readonly<Record<string, Pick<AiBot, 'purpose' | 'impact'> & AccessVerdict>>;
  readonly aiBotsAllowed: boolean;
  /** What stands at other places when the root has no file. They do not count. */
  readonly elsewhere: readonly { readonly url: string; readonly kind: LlmsKind }[];
  /** Address → HTTP status of the links that were tried, 0 when nobody is there. */
  readonly linkChecks: Readonly<Record<string, number>>;
  /** What could not be known, as stable codes with a sentence. */
  readonly limits: readonly string[];
  /** Bots whose robots.txt was judged, and those for which it could not be read. */
  readonly coverage: { readonly judged: number; readonly unknown: number };
  readonly versions: { readonly engine: string; readonly catalogue: string; readonly weights: string };
}

/**
 * The LLMs.txt Check of what was gathered about a domain. Pure: the same input gives the same result. No answer makes it
 * throw; an `origin` that is no http(s) address is misuse, a TypeError.
 */
export function auditLlms(input: LlmsCheckInput): Audit<LlmsCheckResult, LlmsCheckEvidence> {
  const { origin, domain, home } = input;
  const { first, again } = keptReadings();
  const file = readLlmsTxt(
    {
      response: input.llms,
      origin,
      robotsTxt: input.robots.text,
      fullTxt: input.full,
      linkChecks: input.linkChecks,
    },
    first,
  );
  const pointer = linkTag({
    headers: home.headers,
    html: isServed(home) ? home.body : '',
    url: home.finalUrl,
  });
  const faults = [...file.faults, ...pointerFaults(file, pointer, input)];
  const bots = scoredBots.map((bot) => ({ bot, verdict: accessVerdict(input.robots, bot, `${origin}/`) }));
  const fixes = llmsFixes({ input, known: knownSite(input), read: again, file, faults });
  const reading = { input, file, pointer, bots, faults };
  const scored = scoreLlmsCheck(scoreFacts(reading));
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
  return { result: storable(result, llmsCheckResult), evidence: evidenceOf(reading, fixes, scored) };
}

function evidenceOf(
  { input, file, pointer, bots, faults }: LlmsReading,
  fixes: readonly LlmsFix[],
  { score, parts }: LlmsScore,
): LlmsCheckEvidence {
  const { origin, elsewhere = [], linkChecks = {} } = input;
  const { sections: _sections, faults: _faults, fullKind, ...proof } = file;
  const fixOf = new Map(
    fixes.flatMap(({ fix, faults: codes }) => codes.map((code) => [code, fix.id] as const)),
  );
  const unknown = bots.filter(({ verdict }) => verdict.basis === 'unreachable').length;
  return {
    score,
    parts,
    losses: lossesOf(parts, faults),
    file: { ...proof, url: input.llms.finalUrl },
    full: { url: input.full.finalUrl, kind: fullKind },
    faults: faults.map((fault) => Object.assign({ fix: fixOf.get(fault.code) ?? null }, fault)),
    linkTag: pointer,
    bots: Object.fromEntries(
      bots.map(({ bot: { key, purpose, impact }, verdict }) => [
        key,
        Object.assign({ purpose, impact }, verdict),
      ]),
    ),
    aiBotsAllowed: bots.every(({ bot, verdict }) => bot.impact !== 'high' || verdict.allowed),
    elsewhere: elsewhere.map((response) => ({
      url: response.finalUrl,
      kind: parseLlmsTxt({ response, origin }).kind,
    })),
    linkChecks,
    limits: limitsOf(input),
    coverage: { judged: bots.length - unknown, unknown },
    versions: { engine: ENGINE_VERSION, catalogue: catalogueDate, weights: LLMS_WEIGHTS_VERSION },
  };
}

/** Without a file there is nothing to point at, and of a home page that was not read nobody knows where it points. */
function pointerFaults(file: LlmsTxt, pointer: LinkTagFacts, { home }: LlmsCheckInput): LlmsFault[] {
  if (!file.found || pointer.standard) return [];
  if (pointer.found)
    return [siteFault('link-tag-nonstandard', `rel="${pointer.rel}" instead of describedby`)];
  return isServed(home) ? [siteFault('link-tag-missing', 'neither a link element nor a Link header')] : [];
}

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
