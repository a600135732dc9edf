/** The documented result of the Schema Audit, without score and fixes. */
import { SCHEMA_TYPES } from '../catalog/schema-types.ts';
import type { SchemaAuditResult } from '../contract/index.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { webUrl } from '../facts/url.ts';
import { allSchemaTypes, breakdownOf, schemasMissing } from '../rules/schema/states.ts';
import type { SchemaSubject } from '../rules/schema/subject.ts';

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
    allSchemaTypes: allSchemaTypes(subject),
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

/** The result of an answer that is not the page: nothing is claimed about it. */
export function emptyResult(page: PageFacts): SchemaAuditResult {
  return {
    domain: domainOf(page),
    score: 0,
    schemasFound: [],
    schemasMissing: [],
    allSchemaTypes: SCHEMA_TYPES.filter(({ listed }) => listed === true).map(({ type, highValue }) => ({
      type,
      found: false,
      highValue: highValue === true,
    })),
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
