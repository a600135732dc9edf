/** The checks of one category: those with points first, then those that only inform. */
import { answerFirst } from './ai-seo/answer-first.ts';
import { articleImage } from './ai-seo/article-image.ts';
import { author } from './ai-seo/author.ts';
import { availabilityAgrees } from './ai-seo/availability-agrees.ts';
import { breadcrumb } from './ai-seo/breadcrumb.ts';
import { dateAgrees } from './ai-seo/date-agrees.ts';
import { dateMachine } from './ai-seo/date-machine.ts';
import { freshness } from './ai-seo/freshness.ts';
import { headingIds } from './ai-seo/heading-ids.ts';
import { mainSchema } from './ai-seo/main-schema.ts';
import { nameAgrees } from './ai-seo/name-agrees.ts';
import { offerCurrency } from './ai-seo/offer-currency.ts';
import { offerForAgents } from './ai-seo/offer-for-agents.ts';
import { ogComplete } from './ai-seo/og-complete.ts';
import { ogSiteName } from './ai-seo/og-site-name.ts';
import { ogUrlCanonical } from './ai-seo/og-url-canonical.ts';
import { organization } from './ai-seo/organization.ts';
import { passages } from './ai-seo/passages.ts';
import { priceAgrees } from './ai-seo/price-agrees.ts';
import { ratingAgrees } from './ai-seo/rating-agrees.ts';
import { ratingRange } from './ai-seo/rating-range.ts';
import { schemaDates } from './ai-seo/schema-dates.ts';
import { schemaFilled } from './ai-seo/schema-filled.ts';
import { schemaUrls } from './ai-seo/schema-urls.ts';
import { schemaValid } from './ai-seo/schema-valid.ts';
import { sectionLength } from './ai-seo/section-length.ts';
import { selfContained } from './ai-seo/self-contained.ts';
import { steps } from './ai-seo/steps.ts';
import { websiteName } from './ai-seo/website-name.ts';

/** The checks of the AI SEO category. */
export const aiSeoChecks = [
  passages,
  answerFirst,
  selfContained,
  sectionLength,
  steps,
  dateMachine,
  freshness,
  dateAgrees,
  priceAgrees,
  availabilityAgrees,
  nameAgrees,
  ratingAgrees,
  author,
  organization,
  mainSchema,
  schemaValid,
  breadcrumb,
  ogComplete,
  headingIds,
  articleImage,
  offerCurrency,
  offerForAgents,
  ogSiteName,
  ogUrlCanonical,
  ratingRange,
  schemaDates,
  schemaFilled,
  schemaUrls,
  websiteName,
] as const;
