/**
 * What Google's documentation asks of each type of structured data, and what became of the result it was for.
 * Sources: Google Search Central, structured data documentation as of 2026-07-07 (organization, fact check and the
 * gallery re-read 2026-09-01); the withdrawn pages for FAQPage, HowTo and Question; schema.org 30.0.
 * Paths: `a.b` is property b of every node in a; `a|b` is either. A rule holds for the type and its subtypes unless
 * a subtype has a rule of its own or is excepted.
 */
import { commaSeparated } from './comma-separated.ts';

/** What became of the result in Google Search that a type was for. */
export type GoogleStatus =
  /** Shown in Google Search. */
  | 'active'
  /** For certain sites, in beta, or in another product. */
  | 'restricted'
  /** No longer shown; the markup stays valid vocabulary. */
  | 'retired'
  /** Never had a result of its own. */
  | 'none'
  /** Counts only inside another type. */
  | 'part';

/** When a demand holds or does not: the entity stands alone, has a page of its own elsewhere, or says something. */
export type RuleCondition =
  | { readonly kind: 'standalone' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'has'; readonly path: string }
  | { readonly kind: 'lacks'; readonly path: string }
  | { readonly kind: 'equals'; readonly path: string; readonly value: string };

/** Inside a certain parent, or with certain properties, these requirements stand in for those of the rule. */
export interface RuleContext {
  readonly parent?: string;
  /** Properties by which the parent itself hangs on what it belongs to. */
  readonly viaProperty?: readonly string[];
  readonly has?: readonly string[];
  readonly required: readonly string[];
  readonly oneOf?: readonly (readonly string[])[];
  /** What the last of its siblings may leave out. */
  readonly lastMayOmit?: readonly string[];
}

/** What a type is or was for in Google Search. */
interface Google {
  readonly status: GoogleStatus;
  readonly feature: string;
  /** Date from which a retired or restricted status holds. */
  readonly since: string | null;
  readonly source: string;
}

/** What is asked of one type. */
export interface SchemaTypeRule {
  readonly type: string;
  /** `entity`: judged where it stands for itself. `part`: judged wherever it is. */
  readonly role: 'entity' | 'part';
  /** One of the types that the Schema Audit lists. */
  readonly listed?: true;
  /** Its absence from a page that it fits is worth a word. */
  readonly highValue?: true;
  readonly google: Google;
  readonly required?: readonly string[];
  readonly oneOf?: readonly (readonly string[])[];
  readonly requiredIf?: readonly { readonly when: RuleCondition; readonly need: readonly string[] }[];
  readonly contexts?: readonly RuleContext[];
  readonly exceptSubtypes?: readonly string[];
  /** When `oneOf` asks for nothing: a question without answers yet needs none. */
  readonly oneOfUnless?: RuleCondition;
  readonly atLeast?: { readonly path: string; readonly count: number };
  readonly recommended?: readonly string[];
}

/** Day of the newest source. */
export const SCHEMA_TYPES_DATE = '2026-09-01';

/** What may be reviewed or rated, with subtypes (Google, review snippet: valid types of itemReviewed, 2026-07-24). */
export const REVIEWED_TYPES = commaSeparated(`
  Book, Course, CreativeWorkSeason, CreativeWorkSeries, Episode, Event, Game, HowTo, LocalBusiness,
  MediaObject, Movie, MusicPlaylist, MusicRecording, Organization, Product, Recipe, SoftwareApplication
`);

/** The page that ended the results of several types at once. */
const SIMPLIFIED = 'https://developers.google.com/search/blog/2025/06/simplifying-search-results';

/** What became of a result: `page` is an address, or the name of a page of Google's gallery of structured data. */
function google(status: GoogleStatus, feature: string, page: string, since: string | null = null): Google {
  const source = page.startsWith('https:')
    ? page
    : `https://developers.google.com/search/docs/appearance/structured-data/${page}`;
  return { status, feature, since, source };
}

/** What is asked of a type, as it is written below: lists of paths with commas between them. */
type Demands = Omit<
  SchemaTypeRule,
  'type' | 'role' | 'google' | 'required' | 'recommended' | 'exceptSubtypes'
> & {
  readonly required?: string;
  readonly recommended?: string;
  readonly exceptSubtypes?: string;
};

const ruleOf =
  (kind: Pick<SchemaTypeRule, 'role' | 'listed' | 'highValue'>) =>
  (
    type: string,
    shownAs: Google,
    { required, recommended, exceptSubtypes, ...others }: Demands = {},
  ): SchemaTypeRule => ({
    type,
    ...kind,
    google: shownAs,
    ...others,
    ...(required !== undefined && { required: commaSeparated(required) }),
    ...(exceptSubtypes !== undefined && { exceptSubtypes: commaSeparated(exceptSubtypes) }),
    ...(recommended !== undefined && { recommended: commaSeparated(recommended) }),
  });

const part = ruleOf({ role: 'part' });
const entity = ruleOf({ role: 'entity' });
const listedEntity = ruleOf({ role: 'entity', listed: true });
const valuedEntity = ruleOf({ role: 'entity', listed: true, highValue: true });

/** The rules in the order in which the Schema Audit lists the types. */
export const SCHEMA_TYPES: readonly SchemaTypeRule[] = [
  valuedEntity(
    'Organization',
    google('active', 'Organization details, logo, knowledge panel', 'organization'),
    {
      recommended: `name, url, logo, description, sameAs, alternateName, legalName, address,
      address.addressCountry, address.addressLocality, address.addressRegion, address.postalCode,
      address.streetAddress, contactPoint, contactPoint.email, contactPoint.telephone, email, telephone,
      foundingDate, numberOfEmployees, vatID, taxID, iso6523Code, leiCode, duns, naics, globalLocationNumber,
      hasMerchantReturnPolicy, hasMemberProgram, hasShippingService`,
    },
  ),
  valuedEntity('LocalBusiness', google('active', 'Local business knowledge panel', 'local-business'), {
    required: 'name, address',
    recommended: `url, telephone, image, geo.latitude, geo.longitude, openingHoursSpecification,
      openingHoursSpecification.opens, openingHoursSpecification.closes, openingHoursSpecification.dayOfWeek,
      priceRange, department, aggregateRating, review`,
  }),
  entity('FoodEstablishment', google('active', 'Local business (food)', 'local-business'), {
    required: 'name, address',
    recommended: `image, servesCuisine, hasMenu|menu, acceptsReservations, priceRange, url, telephone,
      openingHoursSpecification, geo.latitude, geo.longitude`,
  }),
  valuedEntity(
    'WebSite',
    google('active', 'Site name', 'https://developers.google.com/search/docs/appearance/site-names'),
    {
      required: 'name, url',
      recommended: 'alternateName',
    },
  ),
  part(
    'SearchAction',
    google(
      'retired',
      'Sitelinks search box',
      'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
      '2024-11-21',
    ),
    {
      // Asked for while there was a search box to show; what nobody shows is never incomplete.
      recommended: 'target, query-input',
    },
  ),
  listedEntity(
    'Person',
    google('active', 'Author and profile data (Article author, ProfilePage)', 'profile-page'),
    {
      required: 'name',
      recommended: `url, sameAs, image, description, jobTitle, alternateName, identifier, interactionStatistic,
      agentInteractionStatistic`,
    },
  ),
  listedEntity('ProfilePage', google('active', 'Profile page', 'profile-page'), {
    required: 'mainEntity, mainEntity.name',
    recommended: 'dateCreated, dateModified',
  }),
  valuedEntity(
    'FAQPage',
    google(
      'retired',
      'FAQ rich result',
      'https://developers.google.com/search/updates (2026-05-08, 2026-06-15)',
      '2026-05-07',
    ),
    {
      required: 'mainEntity, mainEntity.name, mainEntity.acceptedAnswer, mainEntity.acceptedAnswer.text',
    },
  ),
  listedEntity('QAPage', google('active', 'Q&A', 'qapage'), {
    required: 'mainEntity, mainEntity.name, mainEntity.answerCount',
    oneOf: [['mainEntity.acceptedAnswer', 'mainEntity.suggestedAnswer']],
    oneOfUnless: { kind: 'equals', path: 'mainEntity.answerCount', value: '0' },
    recommended: `mainEntity.text, mainEntity.author, mainEntity.author.url, mainEntity.datePublished,
      mainEntity.dateModified, mainEntity.upvoteCount, mainEntity.comment, mainEntity.commentCount,
      mainEntity.digitalSourceType, mainEntity.image, mainEntity.video`,
  }),
  part('Question', google('part', 'FAQPage / QAPage / Quiz', 'qapage'), {
    required: 'name',
    oneOf: [['acceptedAnswer', 'suggestedAnswer']],
    contexts: [{ parent: 'Quiz', required: ['text', 'acceptedAnswer', 'eduQuestionType'] }],
    oneOfUnless: { kind: 'equals', path: 'answerCount', value: '0' },
  }),
  part('Answer', google('part', 'FAQPage / QAPage', 'qapage'), {
    required: 'text',
    recommended: `author, author.url, datePublished, dateModified, upvoteCount, url, comment, commentCount,
      digitalSourceType, image, video`,
  }),
  valuedEntity(
    'HowTo',
    google(
      'retired',
      'How-to rich result',
      'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
      '2023-09-13',
    ),
    {
      required: 'name, step',
      exceptSubtypes: 'Recipe',
      recommended: `totalTime, estimatedCost, supply, tool, image, video, step.text, step.name, step.url,
      step.image`,
    },
  ),
  part('HowToStep', google('part', 'Recipe instructions', 'recipe'), {
    oneOf: [['text', 'itemListElement']],
    recommended: 'name, url, image, video',
  }),
  part('HowToSection', google('part', 'Recipe instructions', 'recipe'), {
    required: 'name, itemListElement',
  }),
  listedEntity('DiscussionForumPosting', google('active', 'Discussions and forums', 'discussion-forum'), {
    required: 'author, author.name, datePublished',
    oneOf: [['text', 'image', 'video']],
    // A post of another page, as on later pages of a thread and in lists, is told by its headline and address.
    oneOfUnless: { kind: 'elsewhere' },
    recommended: `headline, url, author.url, comment, commentCount, dateModified, interactionStatistic,
      isPartOf, sharedContent, image, video, text, creativeWorkStatus, digitalSourceType`,
  }),
  part('Comment', google('part', 'Forum / Q&A', 'discussion-forum'), {
    // Of a comment on a question or an answer the Q&A documentation asks for its text alone, of one on an article or a
    // recipe none asks anything.
    contexts: [
      { parent: 'Question', required: ['text'] },
      { parent: 'Answer', required: ['text'] },
      {
        parent: 'DiscussionForumPosting',
        required: ['author', 'datePublished'],
        oneOf: [['text', 'image', 'video']],
      },
    ],
    recommended: 'author.url, comment, commentCount, dateModified, url',
  }),
  valuedEntity('Article', google('active', 'Article', 'article'), {
    exceptSubtypes: 'DiscussionForumPosting, SocialMediaPosting',
    recommended: 'headline, image, datePublished, dateModified, author, author.name, author.url',
  }),
  listedEntity('NewsArticle', google('active', 'Article', 'article'), {
    recommended: 'headline, image, datePublished, dateModified, author, author.name, author.url',
  }),
  listedEntity('BlogPosting', google('active', 'Article', 'article'), {
    recommended: 'headline, image, datePublished, dateModified, author, author.name, author.url',
  }),
  part('SpeakableSpecification', google('restricted', 'Speakable (beta)', 'speakable'), {
    oneOf: [['cssSelector', 'xpath', 'xPath']],
  }),
  listedEntity('VideoObject', google('active', 'Video', 'video'), {
    required: 'name, thumbnailUrl, uploadDate',
    recommended: `description, contentUrl, embedUrl, duration, expires, hasPart, interactionStatistic,
      publication, regionsAllowed, ineligibleRegion`,
  }),
  part('Clip', google('part', 'Key moments', 'video'), {
    required: 'name, startOffset, url',
    recommended: 'endOffset',
  }),
  part('SeekToAction', google('part', 'Key moments', 'video'), {
    required: 'target, startOffset-input',
  }),
  part('BroadcastEvent', google('part', 'LIVE badge', 'video'), {
    required: 'isLiveBroadcast, startDate, endDate',
  }),
  part('ImageObject', google('active', 'Image metadata (licensable)', 'image-license-metadata'), {
    oneOf: [['contentUrl', 'url']],
    recommended: 'acquireLicensePage, creator, creator.name, creditText, copyrightNotice, license',
  }),
  valuedEntity('BreadcrumbList', google('active', 'Breadcrumb', 'breadcrumb'), {
    required: 'itemListElement',
    atLeast: { path: 'itemListElement', count: 2 },
  }),
  part('ListItem', google('part', 'Breadcrumb / carousel / pros and cons', 'breadcrumb'), {
    // Steps and tools of instructions are list items of their own kind, with no page to lead to.
    exceptSubtypes: 'HowToDirection, HowToTip, HowToItem',
    contexts: [
      {
        parent: 'BreadcrumbList',
        required: ['position'],
        oneOf: [['name', 'item.name'], ['item']],
        lastMayOmit: ['item'],
      },
      { parent: 'ItemList', viaProperty: ['positiveNotes', 'negativeNotes'], required: ['name'] },
      { parent: 'ItemList', required: ['position'], oneOf: [['url', 'item.url', 'item.@id']] },
    ],
  }),
  entity('ItemList', google('active', 'Carousel (with Recipe, Course list, Restaurant, Movie)', 'carousel'), {
    required: 'itemListElement',
    atLeast: { path: 'itemListElement', count: 2 },
    exceptSubtypes: 'BreadcrumbList, HowToSection, HowToStep, OfferCatalog',
  }),
  listedEntity('Dataset', google('restricted', 'Dataset Search only', 'dataset'), {
    required: 'name, description',
    recommended: `license, creator, distribution, distribution.contentUrl, distribution.encodingFormat,
      identifier, keywords, temporalCoverage, spatialCoverage, variableMeasured, measurementTechnique,
      version, url, sameAs, isAccessibleForFree, includedInDataCatalog, citation, funder, hasPart, isPartOf,
      alternateName`,
  }),
  entity('Book', google('restricted', 'Book actions feed (selected providers)', 'book', '2025-06-12'), {
    required: 'name, author, url, workExample',
    recommended: 'sameAs',
  }),
  valuedEntity('Product', google('active', 'Product snippet', 'product-snippet'), {
    required: 'name',
    oneOf: [['review', 'aggregateRating', 'offers']],
    exceptSubtypes: `ProductGroup, ProductModel, ProductCollection, Vehicle, Car, BusOrCoach, Motorcycle,
      MotorizedBicycle, Drug, DietarySupplement`,
    recommended: `image, description, offers, aggregateRating, review, brand.name, sku, gtin, mpn, category,
      color, material, size`,
  }),
  entity('ProductGroup', google('active', 'Product variants', 'product-variants'), {
    required: 'name',
    recommended: `productGroupID, hasVariant, variesBy, brand.name, description, url, aggregateRating, review`,
  }),
  part('Offer', google('part', 'Product', 'product-snippet'), {
    required: 'price|priceSpecification.price',
    // The price is asked of products; of the offers of an event it is recommended, of others nothing is said.
    contexts: [
      { parent: 'Product', required: ['price|priceSpecification.price'] },
      { parent: 'Thing', required: [] },
    ],
    recommended: `priceCurrency|priceSpecification.priceCurrency, availability, priceValidUntil,
      itemCondition, url, shippingDetails, hasMerchantReturnPolicy, validFrom, validThrough`,
  }),
  part('AggregateOffer', google('part', 'Product', 'product-snippet'), {
    required: 'lowPrice, priceCurrency',
    contexts: [
      { parent: 'Product', required: ['lowPrice', 'priceCurrency'] },
      { parent: 'Thing', required: [] },
    ],
    recommended: 'highPrice, offerCount',
  }),
  listedEntity('AggregateRating', google('active', 'Review snippet', 'review-snippet'), {
    required: 'ratingValue',
    oneOf: [['ratingCount', 'reviewCount']],
    requiredIf: [{ when: { kind: 'standalone' }, need: ['itemReviewed', 'itemReviewed.name'] }],
    recommended: 'bestRating, worstRating',
  }),
  listedEntity('Review', google('active', 'Review snippet', 'review-snippet'), {
    required: 'author',
    // A review that states its author and its date may leave out the rating.
    requiredIf: [
      { when: { kind: 'lacks', path: 'datePublished' }, need: ['reviewRating', 'reviewRating.ratingValue'] },
      { when: { kind: 'standalone' }, need: ['itemReviewed', 'itemReviewed.name'] },
    ],
    contexts: [
      {
        parent: 'VacationRental',
        required: ['author', 'reviewRating', 'reviewRating.ratingValue', 'datePublished'],
      },
      { has: ['positiveNotes', 'negativeNotes'], required: ['author'] },
    ],
    recommended: 'datePublished, reviewRating.bestRating, reviewRating.worstRating',
  }),
  part('Rating', google('part', 'Review', 'review-snippet'), {
    required: 'ratingValue',
    recommended: 'bestRating, worstRating',
  }),
  part('MerchantReturnPolicy', google('active', 'Return policy', 'return-policy'), {
    oneOf: [['applicableCountry', 'merchantReturnLink']],
    requiredIf: [{ when: { kind: 'has', path: 'applicableCountry' }, need: ['returnPolicyCategory'] }],
    recommended: 'merchantReturnDays, returnFees, returnMethod, refundType, returnPolicyCountry',
  }),
  part('OfferShippingDetails', google('active', 'Shipping', 'merchant-listing'), {
    required: 'shippingRate, shippingDestination, deliveryTime',
    // The policy of the shop, which is on a page of its own, says all of that.
    contexts: [{ has: ['hasShippingService'], required: [] }],
  }),
  part('MemberProgram', google('active', 'Loyalty program', 'loyalty-program'), {
    required: 'name, description, hasTiers',
    recommended: 'url',
  }),
  part('MemberProgramTier', google('part', 'Loyalty program', 'loyalty-program'), {
    required: 'name, hasTierBenefit',
    recommended: 'hasTierRequirement, membershipPointsEarned, url',
  }),
  listedEntity('SoftwareApplication', google('active', 'Software app', 'software-app'), {
    required: 'name, offers.price',
    oneOf: [['aggregateRating', 'review']],
    // A VideoGame that is nothing else has no result of its own (Google, software app: co-type it).
    exceptSubtypes: 'OperatingSystem, RuntimePlatform, VideoGame',
    recommended: 'applicationCategory, operatingSystem',
  }),
  listedEntity('Service', google('none', 'no Google feature', 'https://schema.org/Service'), {
    recommended: 'name, serviceType, provider, areaServed, description, offers, url',
  }),
  listedEntity('Event', google('active', 'Event', 'event'), {
    required: 'name, startDate, location, location.address',
    exceptSubtypes: `BroadcastEvent, CourseInstance, DeliveryEvent, OnDemandEvent, PublicationEvent,
      UserInteraction, UserBlocks, UserCheckins, UserComments, UserDownloads, UserLikes, UserPageVisits,
      UserPlays, UserPlusOnes, UserTweets`,
    recommended: `description, endDate, eventStatus, image, location.name, offers, offers.price,
      offers.priceCurrency, offers.availability, offers.url, offers.validFrom, organizer, organizer.name,
      organizer.url, performer, performer.name, previousStartDate`,
  }),
  listedEntity('Recipe', google('active', 'Recipe', 'recipe'), {
    required: 'name, image',
    recommended: `author, datePublished, description, recipeIngredient, recipeInstructions, recipeYield,
      prepTime, cookTime, totalTime, nutrition.calories, recipeCategory, recipeCuisine, keywords,
      aggregateRating, video`,
  }),
  listedEntity('JobPosting', google('active', 'Job posting', 'job-posting'), {
    required: 'title, description, datePosted, hiringOrganization',
    // Remote jobs need the one or the other as well: their country.
    oneOf: [['jobLocation', 'applicantLocationRequirements']],
    // Places of remote jobs may say so by an additional property instead.
    requiredIf: [
      {
        when: { kind: 'has', path: 'jobLocation' },
        need: ['jobLocation.address.addressCountry|jobLocation.additionalProperty'],
      },
    ],
    recommended: `validThrough, employmentType, baseSalary, identifier, applicantLocationRequirements,
      jobLocationType, directApply, educationRequirements, experienceRequirements`,
  }),
  listedEntity('Course', google('active', 'Course list (carousel)', 'course'), {
    required: 'name, description',
    recommended: 'provider',
  }),
  entity('Movie', google('active', 'Movie carousel', 'movie'), {
    required: 'name, image',
    recommended: 'aggregateRating, dateCreated, director, review',
  }),
  entity('VacationRental', google('restricted', 'Vacation rental', 'vacation-rental'), {
    required: `name, identifier, image, latitude|geo.latitude, longitude|geo.longitude, containsPlace,
      containsPlace.occupancy.value`,
    recommended: 'address, aggregateRating, checkinTime, checkoutTime, containsPlace.amenityFeature',
  }),
  entity('EmployerAggregateRating', google('active', 'Employer rating', 'employer-rating'), {
    required: 'itemReviewed, ratingValue',
    oneOf: [['ratingCount', 'reviewCount']],
    recommended: 'bestRating, worstRating',
  }),
  entity('Quiz', google('active', 'Education Q&A', 'education-qa'), {
    required: 'hasPart, hasPart.acceptedAnswer, hasPart.eduQuestionType, hasPart.text',
    recommended: 'about, educationalAlignment',
  }),
  entity('MathSolver', google('active', 'Math solver', 'math-solvers'), {
    required: `url, usageInfo, potentialAction, potentialAction.target, potentialAction.mathExpression-input,
      learningResourceType`,
    recommended: 'inLanguage, assesses',
  }),
  entity('ClaimReview', google('retired', 'Fact check', 'factcheck', '2025-06-12'), {
    required: 'claimReviewed, reviewRating, url',
  }),
  entity('SpecialAnnouncement', google('retired', 'Special announcement', SIMPLIFIED, '2025-06-12')),
  entity('CourseInstance', google('retired', 'Course info', SIMPLIFIED, '2025-06-12')),
  entity('Vehicle', google('retired', 'Vehicle listing', SIMPLIFIED, '2025-06-12')),
  entity('Occupation', google('retired', 'Estimated salary', SIMPLIFIED, '2025-06-12')),
  entity('LearningResource', google('retired', 'Learning video', SIMPLIFIED, '2025-06-12')),
  listedEntity(
    'WebPage',
    google('none', 'no own feature (carries speakable, paywall, breadcrumb)', 'https://schema.org/WebPage'),
    {
      recommended: `name, url, description, inLanguage, isPartOf, about, datePublished, dateModified,
      primaryImageOfPage, breadcrumb`,
    },
  ),
  entity('ContactPage', google('none', 'no feature', 'https://schema.org/ContactPage'), {
    recommended: 'name, url, mainEntity',
  }),
  entity('AboutPage', google('none', 'no feature', 'https://schema.org/AboutPage'), {
    recommended: 'name, url, mainEntity',
  }),
  part('ContactPoint', google('part', 'Organization', 'organization'), {
    oneOf: [['telephone', 'email']],
    recommended: 'telephone, email, contactType',
  }),
  part('PostalAddress', google('part', 'Organization / LocalBusiness / Event', 'local-business'), {
    recommended: 'streetAddress, addressLocality, addressRegion, postalCode, addressCountry',
  }),
];
