/**
 * The words of ours that values of findings have, as tables by code: what a template names as `{problem@structured}`
 * ({@link file://./words.ts}). Each table is beside the rule that fills its values.
 */
import { AUDIT_LIMITS, CRAWL_ENDS } from '../catalog/audit-limits.ts';
import { PAGE_KINDS } from '../catalog/page-kinds.ts';
import { PROBE_LIMITS, PROBE_STOPS } from '../catalog/probe-limits.ts';
import { TEXT_PART_REASONS } from '../catalog/text-part-reasons.ts';
import { ROBOTS_REPAIRS } from './access/answer-bots-blocked.ts';
import { FAILURES } from './access/failure-reason.ts';
import { NOINDEX_PLACES } from './access/home-noindex.ts';
import { LINE_PHRASES } from './access/robots-strict-differs.ts';
import { LINK_PLACES } from './site/broken-links.ts';
import { PROBE_REASONS } from './access/probe-reasons.ts';
import { MARKUP_PHRASES } from './access/sitemap-faulty.ts';
import { DECLARED_IN, USES } from './access/use-contradicts.ts';
import { OBSTACLES } from './site/answer-unreachable.ts';
import { SITE_BASES } from '../catalog/site-bases.ts';
import { LLMS_KINDS, PAGE_ANSWERS, ROBOTS_ANSWERS, TRUNCATIONS } from './answer-codes.ts';
import { FACT_LABELS, SURFACE_NAMES } from './page/agreement.ts';
import { EMPTY_THINGS } from './page/ai-seo/schema-filled.ts';
import { TEMPLATE_PLACES } from './page/content/unfilled-marks.ts';
import { DIRECTIVE_PLACES, PLACED_DIRECTIVES } from './page/directive-words.ts';
import { PAGE_REPAIRS } from './page/robots-access.ts';
import { GOOGLE_FEATURES } from './schema/google-data.ts';
import { LACK_PHRASES } from './schema/incomplete-types.ts';
import { LEFT_OUT, STRUCTURED_NAMES } from './schema/structured-faults.ts';
import { VALUE_FORMS } from './structured-data/value-faults.ts';
import { UNKNOWN_REASONS } from './unknown-reasons.ts';

/** Templates by table and code. */
export const PHRASES = {
  'crawl-ends': CRAWL_ENDS,
  'declared-in': DECLARED_IN,
  'directive-places': DIRECTIVE_PLACES,
  'empty-things': EMPTY_THINGS,
  'fact-labels': FACT_LABELS,
  failures: FAILURES,
  'google-features': GOOGLE_FEATURES,
  kinds: PAGE_KINDS,
  lacks: LACK_PHRASES,
  'left-out': LEFT_OUT,
  limits: { ...PROBE_LIMITS, ...PROBE_STOPS, ...AUDIT_LIMITS },
  lines: LINE_PHRASES,
  links: LINK_PLACES,
  'llms-kinds': LLMS_KINDS,
  markup: MARKUP_PHRASES,
  'noindex-places': NOINDEX_PLACES,
  obstacles: OBSTACLES,
  'page-answers': PAGE_ANSWERS,
  'page-repairs': PAGE_REPAIRS,
  'placed-directives': PLACED_DIRECTIVES,
  'probe-reasons': PROBE_REASONS,
  'robots-answers': ROBOTS_ANSWERS,
  'robots-repairs': ROBOTS_REPAIRS,
  'site-bases': SITE_BASES,
  structured: STRUCTURED_NAMES,
  surfaces: SURFACE_NAMES,
  'template-places': TEMPLATE_PLACES,
  'text-parts': TEXT_PART_REASONS,
  truncations: TRUNCATIONS,
  unknowns: UNKNOWN_REASONS,
  uses: USES,
  'value-forms': VALUE_FORMS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
