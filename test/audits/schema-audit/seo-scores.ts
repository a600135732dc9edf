import { auditPage } from '../../../src/audits/page.ts';
import { exchangeOf } from '../../../src/exchange.ts';

/** What the AI SEO audit gives a saved page, and the language whose words it was judged by. */
export interface SeoScores {
  readonly judged: string | null;
  readonly scores: Readonly<Record<string, number>>;
}

/** The scores of a saved page in the AI SEO audit, by name. */
export function seoScores(url: string, body: string): SeoScores {
  const { result, evidence } = auditPage(exchangeOf({ url, body }));
  const { technical_score, content_score, ai_seo_score, overall_score } = result;
  return {
    judged: evidence.language.judged,
    scores: { technical_score, content_score, ai_seo_score, overall_score },
  };
}

/**
 * The names of the scores that are lower after than before. None where a pasted word tells the language of a page that
 * declares none and says next to nothing: then what was unknown is judged.
 */
export function lowered(before: SeoScores, after: SeoScores): string[] {
  if (before.judged !== after.judged) return [];
  return Object.keys(before.scores).filter((name) => after.scores[name]! < before.scores[name]!);
}
