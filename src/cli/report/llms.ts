import type { LlmsCheck } from '../../jobs/llms-check.ts';
import type { Finding } from '../../report/model.ts';
import type { ReportParts } from '../audit.ts';
import { fingerprint } from '../fingerprint.ts';

/** Draws the rows of a report from an LLMs.txt Check. */
export function llmsParts({ result, evidence }: Omit<LlmsCheck, 'error' | 'generated'>): ReportParts {
  const { file, full, linkTag, limits, coverage } = evidence;
  return {
    llms: { result },
    findings: findingsOf(result, evidence),
    evidence: [
      { label: 'llms.txt', value: file.kind },
      { label: 'llms-full.txt', value: full.kind },
      { label: 'Link to llms.txt', value: linkTag.found ? `rel="${linkTag.rel}"` : 'none' },
      { label: 'Bots judged for llms.txt', value: `${coverage.judged}, unknown ${coverage.unknown}` },
    ],
    limits,
  };
}

function findingsOf(result: LlmsCheck['result'], evidence: LlmsCheck['evidence']): Finding[] {
  const { file, findings, repairs } = evidence;
  const repairedBy = (id: string) =>
    findings.filter(({ fingerprint: found }) => repairs[id]?.includes(found) === true);
  return result.fixes.map(({ id, severity, title, description, code }) => ({
    id,
    fingerprint: fingerprint('llms', id, result.domain),
    severity,
    category: id.startsWith('robots-') ? 'access' : 'llms',
    title,
    detail: '',
    fix: description,
    code,
    url: new URL(placeOf(id) ?? file.url, file.url).href,
    line: repairedBy(id).find(({ place }) => place.line > 0)?.place.line ?? 0,
    points: repairedBy(id).reduce((sum, { cost }) => sum + cost.points, 0),
    pages: 0,
  }));
}

/** Where a fix is made, when not in llms.txt itself. */
const PLACES: Readonly<Record<string, string>> = {
  'llms-full-txt': '/llms-full.txt',
  'llms-link-tag': '/',
  'llms-txt-robots': '/robots.txt',
};

const placeOf = (id: string): string | undefined => (id.startsWith('robots-') ? '/robots.txt' : PLACES[id]);
