/** The value ranges that the documented objects share: scores, counts, timestamps, ids and closed sets of words. */
import * as z from 'zod';

/** `T` with every property and list read-only, at any depth. The type of every documented object. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** Schema of a score: an integer 0 to 100. */
export const score = z.int().min(0).max(100);

/** Schema of a count: an integer that is never negative. */
export const count = z.int().min(0);

/** Schema of a timestamp: ISO 8601 in UTC with exactly three digits of milliseconds, as `Date#toISOString` writes. */
export const timestamp = z.iso.datetime({ precision: 3 });

/**
 * Schema of an identifier: a UUID string. We make version 4; any version and variant is accepted,
 * because ids come from the caller's database, whose uuid type takes any 128 bits.
 */
export const uuid = z.guid();

/** Severities of a fix, worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
/** How much a fix matters. */
export type Severity = (typeof SEVERITIES)[number];

/** Types of an issue of the AI SEO audit, worst first. */
export const ISSUE_TYPES = ['critical', 'warning', 'info'] as const;
/** How much an issue of the AI SEO audit matters. */
export type IssueType = (typeof ISSUE_TYPES)[number];

/** Categories of an issue of the AI SEO audit, in the order of the scores. */
export const ISSUE_CATEGORIES = ['technical', 'content', 'ai_seo'] as const;
/** The score that an issue of the AI SEO audit belongs to. */
export type IssueCategory = (typeof ISSUE_CATEGORIES)[number];

/** Status values of a crawler, llms or schema job, in the order a job takes them. */
export const AUDIT_JOB_STATUSES = ['queued', 'processing', 'complete', 'failed'] as const;
/** Where a crawler, llms or schema job is. */
export type AuditJobStatus = (typeof AUDIT_JOB_STATUSES)[number];

/** Status values of an AI SEO audit job, in the order a job takes them. */
export const SEO_JOB_STATUSES = ['queued', 'running', 'complete', 'failed'] as const;
/** Where an AI SEO audit job is. */
export type SeoJobStatus = (typeof SEO_JOB_STATUSES)[number];
