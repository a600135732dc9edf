import { topicsNamed } from '../../jobs/check-catalogue.ts';
import type { SchemaAudit } from '../../jobs/schema-audit.ts';
import type { Finding } from '../../report/model.ts';
import type { ReportParts } from '../audit.ts';
import { fingerprint } from '../fingerprint.ts';

/** Draws the rows of a report from a Schema Audit. A page that was not seen is one finding and has no score. */
export function schemaParts({ result, evidence }: Omit<SchemaAudit, 'error'>): ReportParts {
  const { finalUrl, isPage, reason, kind, problems, limits, versions } = evidence;
  const rows = [
    { label: 'Page of the Schema Audit', value: finalUrl },
    { label: 'Kind of page', value: kind ?? 'unknown' },
    { label: 'Vocabulary', value: `${versions.vocabulary}, rules of ${versions.rules}` },
  ];
  if (!isPage) return { findings: [notSeen(finalUrl, reason)], evidence: rows, limits: [] };
  return {
    schema: {
      url: finalUrl,
      result,
      map: evidence.entities.map(({ types, name, format, depth, properties, recommended }) => ({
        types: types.join(', '),
        name,
        format,
        depth,
        properties,
        recommended,
      })),
      problems: problems.map(({ code, line, column, detail }) => ({ code, line, column, detail })),
    },
    findings: findingsOf(result, evidence),
    evidence: rows,
    limits: [
      ...(reason === ''
        ? []
        : [`Schema Audit: the page looks like ${reason}; only what it contains was judged`]),
      ...limits.map(({ code }) => `Schema Audit: ${code}`),
    ],
  };
}

function findingsOf(
  result: SchemaAudit['result'],
  { fixes, parts, finalUrl }: SchemaAudit['evidence'],
): Finding[] {
  return result.fixes.map(({ id, severity, title, description, code }) => {
    const proof = fixes[id];
    const lost = (proof?.parts ?? []).map((part) =>
      parts === null ? 0 : parts[part].of - parts[part].earned,
    );
    return {
      id,
      fingerprint: fingerprint('schema', id, finalUrl),
      severity,
      category: 'schema',
      title,
      detail: '',
      fix: description,
      code,
      url: finalUrl,
      line: proof?.line ?? 0,
      points: lost.reduce((sum, points) => sum + points, 0),
      pages: 0,
    };
  });
}

const NOT_SEEN = 'page-not-seen';

function notSeen(url: string, reason: string): Finding {
  const [topic] = topicsNamed(NOT_SEEN);
  return {
    id: NOT_SEEN,
    fingerprint: fingerprint('schema', NOT_SEEN, url),
    severity: 'critical',
    category: 'technical',
    title: topic?.title ?? '',
    detail: `${reason}. It was not judged as the page.`,
    fix: topic?.fix ?? '',
    code: '',
    url,
    line: 0,
    points: 0,
    pages: 0,
  };
}
