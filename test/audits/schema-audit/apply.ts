import type { Fix } from '../../../src/contract/index.ts';
import type { FixPlace, SchemaAuditEvidence } from '../../../src/audits/schema.ts';

/** The start tag after which code goes, by its place. */
const PASTED_AFTER: Partial<Record<FixPlace, RegExp>> = {
  head: /<head(?:\s[^>]*)?>/i,
  body: /<body(?:\s[^>]*)?>/i,
  main: /<main(?:\s[^>]*)?>/i,
  article: /<article(?:\s[^>]*)?>/i,
};

/** The page with one fix pasted where its evidence says; `null` for fixes that only a person can place. */
export function applyFix(html: string, fix: Fix, evidence: SchemaAuditEvidence): string | null {
  const proof = evidence.fixes[fix.id]!;
  if (proof.isTemplate || proof.place === 'edit') return null;
  const opening = PASTED_AFTER[proof.place];
  if (opening !== undefined)
    return opening.test(html) ? html.replace(opening, (tag) => `${tag}\n${fix.code}\n`) : null;
  const at = offsetOf(html, proof.line, proof.column);
  if (proof.place === 'tag') return html.slice(0, at) + fix.code + html.slice(html.indexOf('>', at) + 1);
  const from = html.lastIndexOf('<script', at);
  return html.slice(0, from) + fix.code + html.slice(html.indexOf('</script>', at) + '</script>'.length);
}

function offsetOf(html: string, line: number, column: number): number {
  const before = html.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
