/** Every rule of a whole site, in the order in which equal findings are reported. */
import { failEach } from '../rule.ts';
import { answerChecks } from './answers.ts';
import type { SiteCheck } from './check.ts';
import { referenceChecks } from './references.ts';
import { repeatChecks } from './repeats.ts';
import { siteRule, type SiteRule } from './site-rule.ts';
import { sitemapChecks } from './sitemap.ts';

const SEVERITIES = { critical: 'critical', warning: 'medium', info: 'low' } as const;

/** A check in its first form as a rule. Goes when the last of them has words of its own. */
function fromCheck({ type, evaluate, ...check }: SiteCheck): SiteRule {
  return siteRule({
    ...check,
    area: 'reach',
    faults: {
      whole: { severity: SEVERITIES[type], effort: 'page', message: '{message}', fix: '{fix}' },
    },
    evaluate(site) {
      const fault = evaluate(site);
      if (fault === null) return failEach([]);
      const { message, fix, pages } = fault;
      const at = pages.length === 0 ? [`${site.origin}/robots.txt`] : pages;
      return failEach(at.map((url) => ({ code: 'whole' as const, data: { message, fix }, url })));
    },
  });
}

/** The rules of a whole site. */
export const siteRules: readonly SiteRule[] = [
  ...sitemapChecks,
  ...answerChecks,
  ...repeatChecks,
  ...referenceChecks,
].map(fromCheck);
