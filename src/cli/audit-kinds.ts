import type { AuditKind } from './audit.ts';

/** The audits that can be recorded and replayed, by the name of their command. */
export const AUDIT_KINDS: ReadonlyMap<string, () => Promise<AuditKind>> = new Map([
  ['crawler', async () => (await import('./commands/crawler.ts')).crawlerKind],
]);
