/** The one thing that the structured data of a page is about: a product, an event, an article, a business. */
import type { StructuredEntity, StructuredFormat } from '../../readers/structured-data/model.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { bareLetters } from '../text/bare-letters.ts';
import { allEntities, textOf } from '../page-entities.ts';
import type { PageFacts } from '../page-facts.ts';

/** Types of which a page has one that it is about, what is narrower first. */
const THINGS = [
  'Product',
  'ProductGroup',
  'JobPosting',
  'Event',
  'Recipe',
  'SoftwareApplication',
  'Course',
  'Book',
  'Movie',
  'Article',
  'LocalBusiness',
  'Organization',
] as const;

/** Properties after which things are others than the one of the page: beside it, above it, in a list. */
const TO_OTHERS: ReadonlySet<string> = new Set(
  `itemListElement isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor review reviews comment mentions citation
  hasVariant isVariantOf publisher author creator seller provider organizer performer brand manufacturer hiringOrganization
  parentOrganization subOrganization department member memberOf superEvent subEvent hasPart isPartOf itemOffered hasOfferCatalog
  makesOffer sponsor funder affiliation worksFor alumniOf location knowsAbout containsPlace containedInPlace`.split(
    /\s+/,
  ),
);

/** The thing, or why there is none that could be compared. */
export interface Thing {
  readonly entity: StructuredEntity | null;
  /** Several of its type are there, and none has the name of the page. */
  readonly isOneOfMany: boolean;
}

const NONE: Thing = { entity: null, isOneOfMany: false };

/** The thing of a page in one format. Linear in its entities. */
export function thingOf(page: PageFacts, format: StructuredFormat): Thing {
  const { types, entities } = page.structuredData;
  if (!THINGS.some((type) => hasType(types, type))) return NONE;
  const own = allEntities(
    entities.filter((entity) => entity.format === format),
    TO_OTHERS,
  );
  for (const type of THINGS) {
    const found = own.filter((entity) => hasType(entity.types, type));
    const [first] = found;
    if (first === undefined) continue;
    if (new Set(found.map((entity) => bareLetters(textOf(entity, 'name')))).size === 1) {
      // A second entity of one name may be a mention of the first: the one that says most is taken.
      const fullest = found.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
      // Themes mark up each article that they link to; those are not the one of the page.
      const isOther = type === 'Article' && format !== 'json-ld' && !isNamedBy(page, fullest);
      return isOther ? NONE : { entity: fullest, isOneOfMany: false };
    }
    const named = found.filter((entity) => isNamedBy(page, entity));
    return { entity: named.length === 1 ? (named[0] ?? null) : null, isOneOfMany: named.length !== 1 };
  }
  return NONE;
}

const sizeOf = ({ properties }: StructuredEntity): number => Object.keys(properties).length;

/** Whether a heading of the first level is the name of the entity, or the title holds it. */
const isNamedBy = (page: PageFacts, entity: StructuredEntity): boolean =>
  isHeadedBy(page, entity) || (nameOf(entity) !== '' && bareLetters(page.title).includes(nameOf(entity)));

/** Whether a heading of the first level is the name of the entity. */
const isHeadedBy = ({ headings }: PageFacts, entity: StructuredEntity): boolean =>
  nameOf(entity) !== '' &&
  headings.some(({ level, hidden, text }) => level === 1 && !hidden && bareLetters(text) === nameOf(entity));

const nameOf = (entity: StructuredEntity): string =>
  bareLetters(textOf(entity, 'name') || textOf(entity, 'headline') || textOf(entity, 'title'));

/** Types of the page, the file or the publisher of a thing, which often have its name. */
const BESIDE = ['WebPage', 'WebSite', 'MediaObject', 'Organization', 'Person'] as const;
/** Types that say nothing of a thing. */
const VAGUE: ReadonlySet<string> = new Set(['CreativeWork', 'Thing']);

/** Whether data describes what the heading of a page names, as whatever it is: a course, a term of a dictionary. */
export const describesHeading = (page: PageFacts): boolean =>
  page.structuredData.entities.some(
    (entity) =>
      entity.top &&
      entity.types.some((type) => !VAGUE.has(type)) &&
      !BESIDE.some((type) => hasType(entity.types, type)) &&
      isHeadedBy(page, entity),
  );
