/** The documented result of the Schema Audit, without score and fixes. */
import { SCHEMA_TYPES } from '../catalog/schema-types.ts';
import type { SchemaAuditResult, SchemaType, ScoreBreakdown } from '../contract/index.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { webUrl } from '../values/url.ts';
import { hasTwitterCard, isMetaComplete, isOpenGraphComplete } from '../facts/social-tags.ts';
import type { SchemaSubject } from '../rules/schema/subject.ts';
import { has } from '../rules/schema/wanted.ts';

/** The requested host without its final dot; the whole address where it has none, so that the field is never empty. */
function domainOf({ url }: PageFacts): string {
  const host = webUrl(url)?.host.replace(/\.(?=:\d+$|$)/, '') ?? '';
  return host || url || 'unknown';
}

/** What the page says, field by field. */
export function resultOf(subject: SchemaSubject): Omit<SchemaAuditResult, 'score' | 'fixes'> {
  const { page, tags, identity } = subject;
  const { h1, h2, h3 } = page.counts.headings;
  const { title, description, image, type } = tags.og;
  const { brandName, logo, inLanguage, favicon, canonical } = identity;
  return {
    domain: domainOf(page),
    schemasFound: [...page.structuredData.types],
    schemasMissing: schemasMissing(subject),
    allSchemaTypes: listedTypes((type) => has(subject, type)),
    ogTags: { title, description, image, type },
    twitterCard: { ...tags.twitter },
    metaTags: { ...tags.meta },
    headings: { h1, h2, h3 },
    wordCount: page.visibleWords,
    internalLinks: page.counts.internalTargets,
    scoreBreakdown: breakdownOf(subject),
    pageData: {
      brandName,
      description: identity.description,
      logo,
      inLanguage,
      favicon,
      canonical,
      sameAs: [...identity.sameAs],
    },
  };
}

/** The documented flags. Markup with a fault keeps its flag: the fault is a fix. */
function breakdownOf(subject: SchemaSubject): ScoreBreakdown {
  const { tags, page } = subject;
  return {
    hasOrg: has(subject, 'Organization'),
    hasFaq: has(subject, 'FAQPage'),
    hasArticleHow: has(subject, 'Article') || has(subject, 'HowTo'),
    ogComplete: isOpenGraphComplete(tags),
    metaComplete: isMetaComplete(tags),
    singleH1: page.counts.headings.h1 === 1,
    hasTwitter: hasTwitterCard(tags),
  };
}

/** The listed types in the order of the catalogue. */
function listedTypes(isFound: (type: string) => boolean): SchemaType[] {
  return SCHEMA_TYPES.filter(({ listed }) => listed === true).map(({ type, highValue }) => ({
    type,
    found: isFound(type),
    highValue: highValue === true,
  }));
}

/** When a type of high value fits a page that does not have it. Organization fits every page: someone publishes it. */
const FITS: Readonly<Record<string, (subject: SchemaSubject) => boolean>> = {
  Organization: () => true,
  LocalBusiness: (subject) => isMain(subject, 'LocalBusiness'),
  WebSite: ({ wanted }) => wanted.has('website'),
  FAQPage: (subject) => subject.wanted.has('faq') || isMain(subject, 'FAQPage'),
  HowTo: (subject) => !has(subject, 'Article') && (subject.kind === 'howto' || subject.steps !== null),
  Article: (subject) => subject.kind === 'article' && !has(subject, 'HowTo'),
  BreadcrumbList: ({ wanted }) => wanted.has('breadcrumb'),
  Product: (subject) => isMain(subject, 'Product'),
};

function isMain({ wanted }: SchemaSubject, type: string): boolean {
  return wanted.get('mainType')?.includes(type) === true;
}

/** Types of high value that are absent and fit the page, in the order of the catalogue. What was cut off may have them. */
function schemasMissing(subject: SchemaSubject): string[] {
  if (subject.page.response.truncated !== null) return [];
  return SCHEMA_TYPES.filter(({ type, highValue }) => highValue === true && !has(subject, type))
    .map(({ type }) => type)
    .filter((type) => FITS[type]?.(subject) === true);
}

/** The result of an answer that is not the page: nothing is claimed about it. */
export function emptyResult(page: PageFacts): SchemaAuditResult {
  return {
    domain: domainOf(page),
    score: 0,
    schemasFound: [],
    schemasMissing: [],
    allSchemaTypes: listedTypes(() => false),
    ogTags: { title: '', description: '', image: '', type: '' },
    twitterCard: { card: '', title: '', description: '' },
    metaTags: { title: '', description: '', canonical: '' },
    headings: { h1: 0, h2: 0, h3: 0 },
    wordCount: 0,
    internalLinks: 0,
    fixes: [],
    scoreBreakdown: {
      hasOrg: false,
      hasFaq: false,
      hasArticleHow: false,
      ogComplete: false,
      metaComplete: false,
      singleH1: false,
      hasTwitter: false,
    },
    pageData: {
      brandName: '',
      description: '',
      logo: '',
      inLanguage: '',
      favicon: '',
      canonical: '',
      sameAs: [],
    },
  };
}
