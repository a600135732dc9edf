/** What of the Schema Audit a page has, part by part. */
import { MAIN_TYPES } from '../../catalog/page-kinds.ts';
import { SCHEMA_TYPES } from '../../catalog/schema-types.ts';
import type { SchemaType, ScoreBreakdown } from '../../contract/index.ts';
import type { PageKind } from '../../facts/page-kind.ts';
import { profilesElsewhere } from '../../facts/identity/profiles.ts';
import {
  hasTwitterCard,
  isMetaComplete,
  isOpenGraphComplete,
  isWebAddress,
} from '../../facts/social-tags.ts';
import { seenMainHeadings } from '../../facts/text/main-heading.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import { showsPrice } from './visible.ts';
import type { PartState, SchemaPart } from './parts.ts';
import type { SchemaSubject } from './subject.ts';

/** Pages that lead somewhere else or to one's own account: no path to show, nothing to ask. */
const PATHLESS: ReadonlySet<PageKind> = new Set(['home', 'login', 'search']);

/** Pages whose questions are answered by their readers: FAQPage is for answers of the site itself (schema.org, Google). */
const READERS_ANSWER: ReadonlySet<PageKind> = new Set(['qa', 'forum']);

/** Profiles that tie a name to its owner: one may be a slip, two agree. */
const ENOUGH_PROFILES = 2;

/** Whether the page shows questions that its owner answers. */
function wantsFaq({ questions, kind }: SchemaSubject): boolean {
  return questions.length > 0 && !READERS_ANSWER.has(kind);
}

/** Whether the page has a place below others. */
function wantsBreadcrumb({ kind }: SchemaSubject): boolean {
  return !PATHLESS.has(kind);
}

/** Kinds that words of the address alone make sure enough to ask for their type. */
const SURE_BY_PATH: ReadonlySet<PageKind> = new Set(['article', 'faq']);

/** The types of which one is expected on this page; none where only its address hints at a kind. */
export function mainTypes({ page, kind, kindSource, questions }: SchemaSubject): readonly string[] {
  // Headlines of other pages ask as well: without an answer of its own no page is a list of questions by its text.
  if (kind === 'faq' && kindSource === 'content' && questions.length === 0) return [];
  const isSure = kindSource !== 'path' || SURE_BY_PATH.has(kind) || (kind === 'product' && showsPrice(page));
  return isSure ? MAIN_TYPES[kind] : [];
}

/** Whether a counted type of the page is this one or a subtype. */
function has({ page }: SchemaSubject, type: string): boolean {
  return hasType(page.structuredData.types, type);
}

/** On the page, or in a block that only has to be repaired: then the repair is the fix, and no second one is asked for. */
export function hasOrWillHave(subject: SchemaSubject, type: string): boolean {
  const { repairs } = subject.page.structuredData;
  return has(subject, type) || repairs.some(({ types }) => hasType(types, type));
}

/** There without a fault, there with one, or not there. Subtypes count, and one sound entity among several is enough. */
function stateOf(subject: SchemaSubject, types: readonly string[]): PartState {
  if (!types.some((type) => has(subject, type))) return 'lost';
  if (types.some((type) => hasType(subject.soundTypes, type))) return 'earned';
  const hasFault = subject.findings.some(
    ({ code, owner }) => code !== 'value' && types.some((wanted) => hasType(owner.types, wanted)),
  );
  return hasFault ? 'half' : 'earned';
}

const earnedIf = (isEarned: boolean): PartState => (isEarned ? 'earned' : 'lost');

function profileState({ page, identity }: SchemaSubject): PartState {
  const { length } = profilesElsewhere(page.finalUrl, identity.sameAs);
  if (length >= ENOUGH_PROFILES) return 'earned';
  return length === 0 ? 'lost' : 'half';
}

function headingState({ page }: SchemaSubject): PartState {
  const { length } = seenMainHeadings(page);
  if (length === 1) return 'earned';
  return length === 0 ? 'lost' : 'half';
}

/** The types that are asked of this page, by the part that loses points without one of them. */
export function wantedTypes(subject: SchemaSubject): ReadonlyMap<SchemaPart, readonly string[]> {
  const wanted = new Map<SchemaPart, readonly string[]>([['organization', ['Organization']]]);
  if (mainTypes(subject).length > 0) wanted.set('mainType', mainTypes(subject));
  if (wantsFaq(subject)) wanted.set('faq', ['FAQPage']);
  if (wantsBreadcrumb(subject)) wanted.set('breadcrumb', ['BreadcrumbList']);
  if (subject.kind === 'home') wanted.set('website', ['WebSite']);
  return wanted;
}

/** Parts that lose all their points for want of one of these types. */
export function partsThatWant(subject: SchemaSubject, types: readonly string[]): SchemaPart[] {
  return [...wantedTypes(subject)]
    .filter(
      ([, wanted]) =>
        wanted.some((type) => hasType(types, type)) && !wanted.some((type) => has(subject, type)),
    )
    .map(([part]) => part);
}

/** State of each part that has points. What is not asked of this page is earned. */
export function partStates(subject: SchemaSubject): Record<SchemaPart, PartState> {
  const { tags, identity } = subject;
  const wanted = wantedTypes(subject);
  const typed = (part: SchemaPart): PartState => {
    const types = wanted.get(part);
    return types === undefined ? 'earned' : stateOf(subject, types);
  };
  const hasOneCanonical = tags.meta.canonical !== '' && tags.canonicals.length === 1;
  return {
    organization: has(subject, 'Organization') ? 'earned' : 'lost',
    mainType: typed('mainType'),
    faq: typed('faq'),
    breadcrumb: typed('breadcrumb'),
    website: typed('website'),
    profiles: profileState(subject),
    ogTitle: earnedIf(tags.og.title !== ''),
    ogDescription: earnedIf(tags.og.description !== ''),
    ogImage: earnedIf(isWebAddress(tags.og.image)),
    ogType: earnedIf(tags.og.type !== ''),
    title: earnedIf(tags.meta.title !== ''),
    description: earnedIf(tags.meta.description !== ''),
    canonical: hasOneCanonical ? 'earned' : tags.meta.canonical === '' ? 'lost' : 'half',
    singleH1: headingState(subject),
    twitter: earnedIf(hasTwitterCard(tags)),
    language: earnedIf(identity.inLanguage !== ''),
    favicon: earnedIf(identity.favicon !== ''),
  };
}

/** The documented flags. Markup with a fault keeps its flag: the fault is a fix. */
export function breakdownOf(subject: SchemaSubject): ScoreBreakdown {
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

/** The listed types in the order of the catalogue; a subtype counts as found. */
export function allSchemaTypes(subject: SchemaSubject): SchemaType[] {
  return SCHEMA_TYPES.filter(({ listed }) => listed === true).map(({ type, highValue }) => ({
    type,
    found: has(subject, type),
    highValue: highValue === true,
  }));
}

/** When a type of high value fits a page that does not have it. Organization fits every page: someone publishes it. */
const FITS: Readonly<Record<string, (subject: SchemaSubject) => boolean>> = {
  Organization: () => true,
  LocalBusiness: (subject) => mainTypes(subject).includes('LocalBusiness'),
  WebSite: (subject) => wantedTypes(subject).has('website'),
  FAQPage: (subject) => wantsFaq(subject) || mainTypes(subject).includes('FAQPage'),
  HowTo: (subject) => !has(subject, 'Article') && (subject.kind === 'howto' || subject.steps !== null),
  Article: (subject) => subject.kind === 'article' && !has(subject, 'HowTo'),
  BreadcrumbList: wantsBreadcrumb,
  Product: (subject) => mainTypes(subject).includes('Product'),
};

/** Types of high value that are absent and fit the page, in the order of the catalogue. */
export function schemasMissing(subject: SchemaSubject): string[] {
  return SCHEMA_TYPES.filter(({ type, highValue }) => highValue === true && !has(subject, type))
    .map(({ type }) => type)
    .filter((type) => FITS[type]?.(subject) === true);
}
