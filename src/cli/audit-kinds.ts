import type { AuditKind } from './audit.ts';

/** The audits that can be recorded and replayed, by the name of their command. */
export const AUDIT_KINDS: ReadonlyMap<string, () => Promise<AuditKind>> = new Map([
  ['audit', async () => (await import('./commands/audit.ts')).auditKind],
  ['crawler', async () => (await import('./commands/crawler.ts')).crawlerKind],
  ['llms', async () => (await import('./commands/llms.ts')).llmsKind],
  ['schema', async () => (await import('./commands/schema.ts')).schemaKind],
  ['answers', async () => (await import('./commands/answers.ts')).answersKind],
  ['site', async () => (await import('./commands/site.ts')).siteKind],
]);
