import type { Fix } from '../../../src/contract/index.ts';
import type { SchemaAuditEvidence } from '../../../src/audits/schema-audit/index.ts';

/** The page with one fix pasted where its evidence says; `null` for fixes that only a person can place. */
export function applyFix(html: string, fix: Fix, evidence: SchemaAuditEvidence): string | null {
  const proof = evidence.fixes[fix.id]!;
  if (proof.isTemplate || proof.place === 'edit') return null;
  if (proof.place === 'head') return html.replace('<head>', (tag) => `${tag}\n${fix.code}\n`);
  if (proof.place === 'body') return html.replace('<body>', (tag) => `${tag}\n${fix.code}\n`);
  const at = offsetOf(html, proof.line, proof.column);
  if (proof.place === 'tag') return html.slice(0, at) + fix.code + html.slice(html.indexOf('>', at) + 1);
  const from = html.lastIndexOf('<script', at);
  return html.slice(0, from) + fix.code + html.slice(html.indexOf('</script>', at) + '</script>'.length);
}

function offsetOf(html: string, line: number, column: number): number {
  const before = html.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
