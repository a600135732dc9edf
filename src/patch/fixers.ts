/** How each fault is repaired, by its rule and code. What is not here needs its author, or a server. */
import type { Risk } from '../catalog/fix-risks.ts';
import type { Finding } from '../findings/finding.ts';
import { refusal, type Made, type Refusal } from './change.ts';
import type { FixSite, PageFixer } from './fix-site.ts';
import * as head from './head-fixes.ts';
import * as headings from './heading-fixes.ts';
import * as data from './json-ld-fixes.ts';
import { addReturnLinks } from './language-fixes.ts';
import { followMoves } from './link-fixes.ts';
import { repairOf } from '../rules/llms/rules.ts';
import * as files from './site-file-fixes.ts';

/** How one fault is repaired. */
interface Fixer {
  readonly risk: Risk;
  readonly make: (finding: Finding, site: FixSite) => Made | Refusal;
}

/** A repair of the page at which the finding is. */
const ofPage = (risk: Risk, fix: PageFixer): Fixer => ({
  risk,
  make: (finding, site) => {
    const path = site.pathAt(finding.place.url);
    const page = path === null ? null : site.page(path);
    return page === null ? refusal('file') : fix(page, finding, site);
  },
});

const ofSite = (risk: Risk, make: Fixer['make']): Fixer => ({ risk, make });

const title = ofPage('low', head.addTitle);
const description = ofPage('low', head.addDescription);
const canonical = ofPage('low', head.addCanonical);
const openGraph = ofPage('low', head.completeOpenGraph);
const twitter = ofPage('low', head.addTwitterCard);
const charset = ofPage('low', head.declareCharset);
const language = ofPage('low', head.declareLanguage);
const oneHeading = ofPage('medium', headings.oneMainHeading);
const firstHeading = ofPage('medium', headings.makeMainHeading);
const repair = ofPage('low', data.repairData);
const complete = ofPage('low', data.completeData);
const named = ofPage('medium', data.addNamedData);
// Who may read a site is its owner's decision: the change is shown, and made when the owner takes the risk.
const openRobots = ofSite('high', files.applyRobotsDiff);
const llms = ofSite('medium', files.writeText('llms.txt'));
const llmsFull = ofSite('medium', files.writeText('llms-full.txt'));
const namespace = ofSite('low', files.declareNamespace);

/** A misspelt key, as it is meant. */
const key = ofSite(
  'medium',
  files.mendLine((line, meant) => (meant === '' ? null : line.replace(/^(\s*)[^:]*/, `$1${meant}`))),
);

/** Every fixer by `rule/code`. */
const FIXERS: Readonly<Record<string, Fixer>> = {
  'answer-bots-blocked/shut-out': openRobots,
  'answer-bots-blocked/fetch-blocked': openRobots,
  'answer-bots-blocked/others': openRobots,
  'robots-bots/answer-bots-blocked': openRobots,
  'http-ok/robots-bots': openRobots,
  'robots-search-bots/all': openRobots,
  'robots-search-bots/some': openRobots,
  'user-fetchers/blocked': openRobots,
  'robots-missing/missing': ofSite('low', files.writeRobots),
  'robots-faulty/key-near': key,
  'robots-strict-differs/missing-colon': ofSite(
    'medium',
    files.mendLine((line) => line.replace(/^(\s*[a-z-]+)\s+/i, '$1: ')),
  ),
  'sitemap-undeclared/unnamed': ofSite('low', files.nameSitemap),
  'sitemap-undeclared/another-named': ofSite('low', files.nameSitemap),
  'sitemap-missing/missing': ofSite('low', files.writeSitemap),
  'in-sitemap/missing': ofSite('low', files.listPage),
  'sitemap-redirects/redirected': ofSite('low', files.listTarget),
  'sitemap-status/missing': ofSite('low', files.unlistPage),
  // Which of the two is meant, the entry or what the page says, its owner knows.
  'sitemap-noindex/noindex': ofSite('high', files.unlistPage),
  'sitemap-canonical/canonical-elsewhere': ofSite('high', files.unlistPage),
  'sitemap-faulty/namespace-missing': namespace,
  'sitemap-faulty/namespace-wrong': namespace,
  'sitemap-faulty/namespace-old': namespace,
  'sitemap-faulty/namespace-near': namespace,
  'sitemap-faulty/leading-noise': ofSite('low', files.withoutNoise),
  'llms-txt/missing': llms,
  'llms-full-txt/full-missing': llmsFull,
  'title/missing': title,
  'schema-title/add-title': title,
  'meta-description/missing': description,
  'schema-description/add-meta-description': description,
  'canonical-self/missing': canonical,
  'schema-canonical/add-canonical': canonical,
  'canonical-absolute/relative': ofPage('low', head.wholeCanonical),
  'canonical-home/home': ofPage('medium', head.wholeCanonical),
  'og-complete/incomplete': openGraph,
  'schema-open-graph/complete-open-graph': openGraph,
  'schema-og-addresses/add-og-url': openGraph,
  'og-complete/relative-image': ofPage('low', head.wholeImage),
  'schema-og-addresses/whole-og-image': ofPage('low', head.wholeImage),
  'og-site-name/missing': ofPage('low', head.addSiteName),
  'og-url-canonical/other': ofPage('low', head.canonicalOgUrl),
  'schema-twitter/add-twitter-card': twitter,
  'schema-twitter/correct-twitter-card': twitter,
  'schema-twitter/add-twitter-title': twitter,
  'lang-declared/missing': language,
  'lang-declared/no-language': language,
  'lang-declared/invalid': language,
  'lang-declared/other-language': ofPage('medium', head.declareLanguage),
  'charset/undeclared': charset,
  'charset/late': charset,
  'charset/misnamed': charset,
  'hreflang/lacks-page': ofPage('low', head.addLanguageVersion),
  'hreflang-return/no-return': ofSite('low', addReturnLinks),
  'broken-links/chain': ofSite('low', followMoves),
  'broken-links/broken': ofSite('low', followMoves),
  'h1/several': oneHeading,
  'schema-single-h1/keep-one-h1': oneHeading,
  'h1/missing': firstHeading,
  'schema-single-h1/add-h1': firstHeading,
  'heading-order/jump': ofPage('medium', headings.closeHeadingSteps),
  'main-landmark/missing': ofPage('medium', headings.makeMain),
  'main-landmark/partial': ofPage('medium', headings.makeMain),
  'schema-repairs/repair-json-ld': repair,
  'schema-repairs/repair-json-ld-minor': repair,
  'schema-repairs/repair-script-type': repair,
  'schema-repairs/repair-script-type-minor': repair,
  'schema-organization/add-organization': ofPage('low', data.addData('Organization')),
  'organization/missing': ofPage('low', data.addData('Organization')),
  'schema-website/add-web-site': ofPage('low', data.addData('WebSite')),
  'website-name/missing': ofPage('low', data.addData('WebSite')),
  'schema-breadcrumb/add-breadcrumb-list': ofPage('low', data.addData('BreadcrumbList')),
  'breadcrumb/missing': ofPage('low', data.addData('BreadcrumbList')),
  'schema-main-type/add-type': named,
  'main-schema/missing': named,
  'main-schema/incomplete': complete,
  'article-image/missing': complete,
  'schema-complete/complete-key-type': complete,
  'schema-complete/complete-type': complete,
  'schema-complete/complete-minor-type': complete,
  'schema-main-type/complete-key-type': complete,
  'schema-main-type/complete-type': complete,
  'schema-website/complete-key-type': complete,
  'organization/incomplete': complete,
};

/** The fixer of a finding, `undefined` where its author has to act. */
export function fixerOf({ rule, code, audit }: Finding): Fixer | undefined {
  // All faults in the form of llms.txt are repaired by the one text that the audit has proved.
  const isForm = audit === 'llms' && repairOf(rule, code) === 'llms-txt-content';
  return FIXERS[`${rule}/${code}`] ?? (isForm ? llms : undefined);
}
