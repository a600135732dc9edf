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
  const { file, faults } = evidence;
  const points = pointsByFix(result.fixes, evidence);
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
    line: faults.find(({ fix, line }) => fix === id && line > 0)?.line ?? 0,
    points: points.get(id) ?? 0,
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

/** Every lost part goes to the fix of the first cause that has one; what the bots lost, to the fix of robots.txt. */
function pointsByFix(
  fixes: LlmsCheck['result']['fixes'],
  { losses, faults }: LlmsCheck['evidence'],
): ReadonlyMap<string, number> {
  const ofBots = fixes.find(({ id }) => id.startsWith('robots-'))?.id;
  const fixOf = new Map<string, string | null>(faults.map(({ code, fix }) => [code, fix]));
  const points = new Map<string, number>();
  for (const { part, points: lost, causes } of losses) {
    const fix = part === 'bots' ? ofBots : causes.map((cause) => fixOf.get(cause)).find(Boolean);
    if (typeof fix === 'string') points.set(fix, (points.get(fix) ?? 0) + lost);
  }
  return points;
}
