import type { PageKind } from '../../../catalog/page-kinds.ts';
import type { StructuredEntity } from '../../../readers/structured-data/model.ts';
import { hasType } from '../../../readers/structured-data/vocabulary.ts';
import { shownPlans } from '../../../facts/surface/plans.ts';
import { showsOpeningHours } from '../../../facts/surface/opening-hours.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { describesHeading } from '../../../facts/surface/thing.ts';
import { isUnread, unread } from '../unread-data.ts';
import { entitiesOf, has } from '../../../facts/page-entities.ts';
import { article, jsonLd } from '../example-page.ts';
import { fail, none, partly, pass, type Verdict } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

interface Expected {
  readonly types: readonly string[];
  /** Properties that the type needs; of a group in one string any will do. Without the first nobody knows what it is about. */
  readonly required: readonly string[];
}

const PLANS =
  '<h2>Starter</h2><p>$9 a month</p><p>For one person.</p><h2>Team</h2><p>$29 a month</p><p>For ten.</p>';

/** Google's required and strongly recommended properties a kind of page (structured data gallery, November 2026). */
const EXPECTED: Readonly<Partial<Record<PageKind, Expected>>> = {
  article: { types: ['Article'], required: ['headline|name', 'datePublished|dateModified', 'author'] },
  product: { types: ['Product'], required: ['name', 'offers|review|aggregateRating'] },
  local: { types: ['LocalBusiness'], required: ['name', 'address'] },
  faq: { types: ['FAQPage'], required: ['mainEntity'] },
  qa: { types: ['QAPage'], required: ['mainEntity'] },
  howto: { types: ['HowTo', 'Article'], required: ['name|headline'] },
  recipe: { types: ['Recipe'], required: ['name', 'image', 'recipeIngredient'] },
  event: { types: ['Event'], required: ['name', 'startDate', 'location'] },
  job: {
    types: ['JobPosting'],
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation|applicantLocationRequirements',
    ],
  },
  course: { types: ['Course'], required: ['name', 'description'] },
  software: { types: ['SoftwareApplication'], required: ['name', 'offers|aggregateRating|review'] },
  video: { types: ['VideoObject'], required: ['name', 'thumbnailUrl', 'uploadDate'] },
  profile: { types: ['ProfilePage'], required: ['mainEntity'] },
  forum: { types: ['DiscussionForumPosting'], required: ['author', 'datePublished'] },
  home: { types: ['WebSite', 'Organization'], required: ['name', 'url'] },
};

export const mainSchema = aiSeoRule({
  id: 'main-schema',
  area: 'understand',
  title: 'Structured data describes what the page is about',
  why: 'It makes rich results possible; adding it did not change AI citations in the one matched study.',
  source: SOURCES.schemaCausal,
  grade: 'moderate',
  subsumes: ['schema-main-type', 'website-name', 'schema-website'],

  severity: 'medium',
  effort: 'template',
  faults: {
    missing: {
      title: 'Structured data for the kind of the page is missing',
      message: 'The page is of kind {kind@kinds} but has no {type} data',
      fix: 'Add {type} JSON-LD with {properties@or}',
    },
    'foreign-context': {
      title: 'Structured data for the kind of the page is in the words of another vocabulary',
      message: 'The {type} data has the @context "{context}", not that of schema.org',
      fix: 'Add https://schema.org to the @context of the {type} data',
    },
    'no-place': {
      title: 'Structured data of a business that people visit is missing',
      message: 'The page shows opening hours and how to reach the business, but has no LocalBusiness data',
      fix: 'Add LocalBusiness JSON-LD (or a type of it, such as Restaurant) with name, address, telephone and openingHours',
    },
    'no-offers': {
      severity: 'low',
      title: 'Structured data of plans and prices is missing',
      message: 'The page shows prices of {plans|plan|plans} ({prices}), but has no Offer data',
      fix: 'Add Product or Service JSON-LD with an Offer for each plan, each with name, price and priceCurrency',
    },
    'no-subject': {
      title: 'Structured data does not name what it describes',
      message: '{type} data lacks {lacks@or}',
      fix: 'Add {lacks@or} to the {type} data',
    },
    incomplete: {
      severity: 'low',
      title: 'Structured data for the kind of the page is incomplete',
      message: '{type} data lacks {lacks@or}',
      fix: 'Add {lacks@or} to the {type} data',
    },
  },

  evaluate(subject) {
    const { page } = subject;
    // A page of no other kind is asked for what its data claims to be: a product without an offer is half a product.
    const kind = subject.kind === 'other' ? subject.claimedKind : subject.kind;
    const unsaid = offeredIn(page, kind);
    if (unsaid !== null) return unsaid;
    const expected = EXPECTED[kind];
    if (expected === undefined) return none;
    const [type = ''] = expected.types;
    const found = expected.types.flatMap((name) => entitiesOf(page, name));
    if (found.length === 0) {
      if (isUnread(page, ...expected.types)) return unread;
      const foreign = page.structuredData.problems.find(
        ({ code, data: { meant = '' } }) =>
          code === 'context.foreign' && expected.types.some((name) => hasType([meant], name)),
      );
      if (foreign !== undefined) {
        const { line, column, data } = foreign;
        const { meant = type, written: context = '' } = data;
        return fail('foreign-context', { type: meant, context }, { line, column });
      }
      // Data knows better than looks what a page is about.
      if (kind !== 'home' && describesHeading(page)) return pass;
      return fail('missing', { kind, type, properties: expected.required });
    }
    const [naming = ''] = expected.required;
    const lacks = fewest(found.map((entity) => lacking(entity, expected.required)));
    if (lacks.length === 0) return pass;
    const data = { type: found[0]?.types[0] ?? type, lacks: lacks };
    const isNamed = found.some((entity) => lacking(entity, [naming]).length === 0);
    return isNamed ? partly(2 / 5, 'incomplete', data) : fail('no-subject', data);
  },

  examples: {
    pass: [
      article(
        '',
        jsonLd('BlogPosting', {
          headline: 'Descaling',
          datePublished: '2026-02-01',
          author: { '@type': 'Person', name: 'Ana Novak' },
        }),
      ),
      article('', jsonLd('DefinedTerm', { name: 'Descaling an espresso machine' })),
    ],
    fail: [
      article('<p>Text</p>'),
      article('', jsonLd('Article', {})),
      jsonLd('Product', {}),
      article(
        '',
        '<script type="application/ld+json">{"@context": "https://example.com/words", "@type": "Article", "headline": "Descaling"}</script>',
      ),
      {
        html: `<html lang="en"><main><h1>Alder Café</h1><p>Mon–Fri 8:00–17:00</p><a href="tel:+15550100">Call us</a></main>`,
        url: 'https://example.com/',
      },
    ],
    partly: [
      { html: `<main><h1>Pricing</h1>${PLANS}</main>`, url: 'https://example.com/pricing' },
      article('', jsonLd('Article', { headline: 'Descaling' })),
      jsonLd('Product', { name: 'Kettle' }),
    ],
    none: ['<p>A page of no kind</p>'],
  },
});

const fewest = (lists: readonly string[][]): string[] =>
  lists.toSorted((a, b) => a.length - b.length)[0] ?? [];

const lacking = (entity: StructuredEntity, required: readonly string[]): string[] =>
  required.filter((group) => !group.split('|').some((property) => has(entity, property)));

/** Kinds that have plans with prices; products and lists of them are asked for their data by kind. */
const OF_OFFERS: ReadonlySet<PageKind> = new Set(['other', 'service', 'software']);
/** One price may be an example. */
const MIN_PLANS = 2;
const MAX_SHOWN = 3;

/** What a page plainly offers, and no data of it says. */
function offeredIn(page: PageFacts, kind: PageKind): Verdict<'no-place' | 'no-offers'> | null {
  const isUnsaid = (...types: readonly string[]): boolean =>
    types.every((type) => entitiesOf(page, type).length === 0) && !isUnread(page, ...types);
  if (kind === 'home' && isUnsaid('LocalBusiness') && isPlace(page)) return fail('no-place');
  if (!OF_OFFERS.has(kind) || !isUnsaid('Offer', 'AggregateOffer', 'Product')) return null;
  const plans = shownPlans(page);
  if (plans.length < MIN_PLANS) return null;
  return partly(1 / 2, 'no-offers', {
    plans: plans.length,
    prices: plans.slice(0, MAX_SHOWN).map((price) => shown(price)),
  });
}

/** Whether a business with a place shows when it is open and how it is reached. */
const isPlace = ({ main, footers, links, lang }: PageFacts): boolean =>
  links.some(({ href }) => /^tel:/i.test(href)) &&
  showsOpeningHours([...main.blocks.map(({ text }) => text), ...footers], lang);
