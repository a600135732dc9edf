/** The proof of an LLMs.txt Check, beside its findings. */
import { masked } from '../values/secrets.ts';
import { catalogueDate, type AiBot } from '../catalog/ai-bots.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { readLlmsTxt, type LinkTagFacts, type LlmsKind, type LlmsText } from '../facts/llms-txt/index.ts';
import { reasonLine, type AccessVerdict } from '../facts/robots-access.ts';
import type { Finding } from '../findings/finding.ts';
import { limit, type Limit } from '../rules/limit.ts';
import type { LlmsCheckInput } from '../rules/llms/input.ts';
import type { LlmsSubject } from '../rules/llms/subject.ts';
import { LLMS_WEIGHTS_VERSION } from '../score/llms.ts';
import type { FailedRule } from './judge.ts';

/** The proof of an LLMs.txt Check. */
export interface LlmsCheckEvidence {
  /** 0 to 100, as in the result. */
  readonly score: number;
  /** Points that each rule left; they sum to the score. */
  readonly parts: Readonly<Record<string, number>>;
  /** All findings, worst first. Their costs sum to what the score lacks of 100. */
  readonly findings: readonly Finding[];
  /** Id of each documented fix → fingerprints of the findings that it repairs. What no fix repairs only informs. */
  readonly repairs: Readonly<Record<string, readonly string[]>>;
  /** What is at /llms.txt, without what the result and the findings say of it. */
  readonly file: Omit<LlmsText, 'sections' | 'fullKind'> & { readonly url: string };
  /** What is at /llms-full.txt. */
  readonly full: { readonly url: string; readonly kind: LlmsKind };
  readonly linkTag: LinkTagFacts;
  /** By bot key: the deciding line of robots.txt. */
  readonly bots: Readonly<Record<string, Pick<AiBot, 'purpose' | 'impact'> & AccessVerdict>>;
  readonly aiBotsAllowed: boolean;
  /** What is at other places when the root has no file. They do not count. */
  readonly elsewhere: readonly { readonly url: string; readonly kind: LlmsKind }[];
  /** Address → HTTP status of the links that were tried, 0 when nobody answers. */
  readonly linkChecks: Readonly<Record<string, number>>;
  /** What could not be known, as stable codes with a sentence. */
  readonly limits: readonly Limit[];
  /** Rules that broke: faults of ours, `unknown` here. Absent where none did. */
  readonly failedRules?: readonly FailedRule[];
  /** Bots whose robots.txt was judged, and those for which it could not be read. */
  readonly coverage: { readonly judged: number; readonly unknown: number };
  readonly versions: { readonly engine: string; readonly catalogue: string; readonly weights: string };
}

/** What the verdicts rest on. */
export function llmsProof({
  input,
  file,
  pointer,
  isHomeServed,
  bots,
}: LlmsSubject): Omit<LlmsCheckEvidence, 'score' | 'parts' | 'findings' | 'repairs'> {
  const { elsewhere = [], linkChecks = {} } = input;
  const { sections: _sections, faults: _faults, fullKind, ...proof } = file;
  const unknown = bots.filter(({ verdict }) => verdict.basis === 'unreachable').length;
  return {
    file: { ...proof, url: input.llms.finalUrl },
    full: { url: input.full.finalUrl, kind: fullKind },
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
      kind: readLlmsTxt({ response }).file.kind,
    })),
    linkChecks: Object.fromEntries(Object.entries(linkChecks).map(([url, status]) => [masked(url), status])),
    limits: limitsOf(input, isHomeServed),
    coverage: { judged: bots.length - unknown, unknown },
    versions: { engine: ENGINE_VERSION, catalogue: catalogueDate, weights: LLMS_WEIGHTS_VERSION },
  };
}

function limitsOf({ robots, llms, full }: LlmsCheckInput, isHomeServed: boolean): Limit[] {
  const { state, reason } = robots;
  return [
    ...(isHomeServed ? [] : [limit('home-unread')]),
    ...(state === 'unreachable' ? [limit('robots-unreachable', { reason: reasonLine(reason) })] : []),
    ...(llms.truncated === null ? [] : [limit('llms-truncated', { cause: llms.truncated })]),
    ...(full.truncated === null ? [] : [limit('llms-full-truncated', { cause: full.truncated })]),
  ];
}
