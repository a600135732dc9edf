import type { Finding } from '../../report/model.ts';

/** Findings that only repeat another one, when that one is there: the same cause met by two audits. */
const ECHOES: readonly { readonly echo: string; readonly of: readonly string[] }[] = [
  { echo: 'llms-missing', of: ['llms-txt'] },
  { echo: 'robots-bots', of: ['answer-bots-blocked'] },
  { echo: 'robots-search-bots', of: ['answer-bots-blocked'] },
  { echo: 'user-fetchers', of: ['answer-bots-blocked'] },
  { echo: 'sitemap-blocked', of: ['answer-bots-blocked', 'robots-search-bots'] },
  { echo: 'sitemap-noindex', of: ['indexable'] },
  { echo: 'sitemap-status', of: ['http-ok'] },
];

/** One cause is one finding: the one that says most about it stays. Of equal ones the first stays. */
export function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
  const ids = new Set(findings.map(({ id }) => id));
  const echoes = new Set(ECHOES.filter(({ of }) => of.some((id) => ids.has(id))).map(({ echo }) => echo));
  const seen = new Set<string>();
  return findings.filter(({ id, category }) => {
    const key = `${category} ${id}`;
    if (echoes.has(id) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
