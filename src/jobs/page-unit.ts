import * as z from 'zod';
import { OutdatedUnit } from './ledger.ts';
import type { SeoPageEvidence, Unread } from '../audits/page.ts';
import type { Passage } from '../passages/passage.ts';
import { seoIssue, seoPageResult, type SeoIssue, type SeoPageResult } from '../contract/index.ts';

/** What is kept of one address of a plan. */
export interface PageUnit {
  readonly url: string;
  /** Where it ended. */
  readonly finalUrl: string;
  /**
   * Scores and issues; `null` for a page that was not read, and for an address whose page is audited under another one,
   * where it redirects or which it calls canonical.
   */
  readonly result: SeoPageResult | null;
  /** Why the page was not read, with what there is to say of that; absent for all others. */
  readonly unread?: { readonly reason: Unread; readonly issues: readonly SeoIssue[] } | undefined;
  readonly evidence: SeoPageEvidence;
  /** What questions are answered from; absent where none were asked, and where the page was not read. */
  readonly passages?: readonly Passage[] | undefined;
  /** By what a later audit sees that the page is the same; absent where it cannot be known. */
  readonly seen?: PageVersion | undefined;
  /** ISO 8601 UTC. */
  readonly auditedAt: string;
}

/** What tells one version of a page from another. */
export interface PageVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** SHA-256 of its body, and of the header lines that it is judged by; base64. */
  readonly digest: string;
}

/**
 * Reads a unit back from a store of one's own, for example a file ledger. Throws a TypeError for anything else, and for a
 * page of version 0.2, which kept no findings.
 */
export function readPageUnit(value: unknown): PageUnit {
  if (isPageUnit(value)) return value;
  const message = 'not a kept page of a site audit';
  throw withoutFindings.safeParse(value).success ? new OutdatedUnit(message) : new TypeError(message);
}

/** What the join of a site reads of the digest: a shape that lacks a field does not compile. */
const digest: z.ZodType<SeoPageEvidence['digest']> = z.object({
  url: z.string(),
  finalUrl: z.string(),
  status: z.number(),
  hops: z.number(),
  access: z.string(),
  title: z.number(),
  description: z.number(),
  titleElsewhere: z.literal(true).optional(),
  simhash: z.string(),
  canonical: z.string(),
  canonicalElsewhere: z.boolean(),
  noindex: z.boolean(),
  restricts: z.array(z.tuple([z.string(), z.string()])).optional(),
  languages: z.array(z.tuple([z.string(), z.string()])),
  links: z.array(z.number()),
  unlisted: z.array(z.string()).optional(),
  contact: z
    .object({
      name: z.string(),
      telephones: z.array(z.string()),
      address: z.string(),
      shown: z.array(z.string()),
    })
    .optional(),
});

/** What the join of a site and its report read of a finding. */
const finding = z.object({
  rule: z.string(),
  code: z.string(),
  title: z.string(),
  message: z.string(),
  fix: z.string(),
  place: z.object({ url: z.string(), path: z.string() }),
  about: z.array(z.string()),
  cost: z.object({ points: z.number() }),
  fingerprint: z.string(),
});

const passage: z.ZodType<Passage> = z.object({
  url: z.string(),
  anchor: z.string(),
  line: z.number(),
  kind: z.enum(['text', 'list', 'table', 'question', 'picture', 'page']),
  lang: z.string(),
  headings: z.array(z.string()),
  text: z.string(),
  words: z.number(),
  bytesBefore: z.number(),
  charactersBefore: z.number(),
  unseen: z.enum(['hidden', 'picture', 'script', 'nosnippet']).exactOptional(),
});

/** The documented part, and of ours what the join reads: another version may have kept the page with other evidence. */
const pageUnit = z.object({
  url: z.string(),
  finalUrl: z.string(),
  result: seoPageResult.nullable(),
  unread: z
    .object({ reason: z.enum(['robots', 'gate', 'time-limit']), issues: z.array(seoIssue) })
    .optional(),
  evidence: z.object({
    gates: z.array(z.object({ id: z.string() })),
    issues: z.array(z.object({ id: z.string() })),
    findings: z.array(finding),
    digest,
  }),
  passages: z.array(passage).optional(),
  seen: z
    .object({ etag: z.string().nullable(), lastModified: z.string().nullable(), digest: z.string() })
    .optional(),
  auditedAt: z.string(),
});

/** A page as version 0.2 kept it. */
const withoutFindings = z.object({
  evidence: z.object({ issues: z.array(z.unknown()), findings: z.undefined().optional() }),
});

/** Whether an address leads to a page that is audited under another one. */
export function isCopy({ result, unread }: Pick<PageUnit, 'result' | 'unread'>): boolean {
  return result === null && unread === undefined;
}

function isPageUnit(value: unknown): value is PageUnit {
  return pageUnit.safeParse(value).success;
}
