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

/** What is asked of one type. */
export interface SchemaTypeRule {
  readonly type: string;
  /** `entity`: judged where it stands for itself. `part`: judged wherever it stands. */
  readonly role: 'entity' | 'part';
  /** One of the types that the Schema Audit lists. */
  readonly listed?: true;
  /** Its absence from a page that it fits is worth a word. */
  readonly highValue?: true;
  readonly google: {
    readonly status: GoogleStatus;
    readonly feature: string;
    /** Date from which a retired or restricted status holds. */
    readonly since: string | null;
    readonly source: string;
  };
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
export const REVIEWED_TYPES = [
  'Book',
  'Course',
  'CreativeWorkSeason',
  'CreativeWorkSeries',
  'Episode',
  'Event',
  'Game',
  'HowTo',
  'LocalBusiness',
  'MediaObject',
  'Movie',
  'MusicPlaylist',
  'MusicRecording',
  'Organization',
  'Product',
  'Recipe',
  'SoftwareApplication',
] as const;

/** The page on a type in Google's gallery of structured data. */
const gallery = (page: string): string =>
  `https://developers.google.com/search/docs/appearance/structured-data/${page}`;

/** The rules in the order in which the Schema Audit lists the types. */
export const SCHEMA_TYPES: readonly SchemaTypeRule[] = [
  {
    type: 'Organization',
    role: 'entity',
    listed: true,
    highValue: true,
    google: {
      status: 'active',
      feature: 'Organization details, logo, knowledge panel',
      since: null,
      source: gallery('organization'),
    },
    recommended: commaSeparated(`
      name, url, logo, description, sameAs, alternateName, legalName, address, address.addressCountry,
      address.addressLocality, address.addressRegion, address.postalCode, address.streetAddress,
      contactPoint, contactPoint.email, contactPoint.telephone, email, telephone, foundingDate,
      numberOfEmployees, vatID, taxID, iso6523Code, leiCode, duns, naics, globalLocationNumber,
      hasMerchantReturnPolicy, hasMemberProgram, hasShippingService
    `),
  },
  {
    type: 'LocalBusiness',
    role: 'entity',
    listed: true,
    highValue: true,
    google: {
      status: 'active',
      feature: 'Local business knowledge panel',
      since: null,
      source: gallery('local-business'),
    },
    required: ['name', 'address'],
    recommended: commaSeparated(`
      url, telephone, image, geo.latitude, geo.longitude, openingHoursSpecification,
      openingHoursSpecification.opens, openingHoursSpecification.closes,
      openingHoursSpecification.dayOfWeek, priceRange, department, aggregateRating, review
    `),
  },
  {
    type: 'FoodEstablishment',
    role: 'entity',
    google: {
      status: 'active',
      feature: 'Local business (food)',
      since: null,
      source: gallery('local-business'),
    },
    required: ['name', 'address'],
    recommended: commaSeparated(`
      image, servesCuisine, hasMenu|menu, acceptsReservations, priceRange, url, telephone,
      openingHoursSpecification, geo.latitude, geo.longitude
    `),
  },
  {
    type: 'WebSite',
    role: 'entity',
    listed: true,
    highValue: true,
    google: {
      status: 'active',
      feature: 'Site name',
      since: null,
      source: 'https://developers.google.com/search/docs/appearance/site-names',
    },
    required: ['name', 'url'],
    recommended: commaSeparated(`alternateName`),
  },
  {
    type: 'SearchAction',
    role: 'part',
    google: {
      status: 'retired',
      feature: 'Sitelinks search box',
      since: '2024-11-21',
      source: 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
    },
    // Asked for while there was a search box to show; what nobody shows is never incomplete.
    recommended: commaSeparated(`target, query-input`),
  },
  {
    type: 'Person',
    role: 'entity',
    listed: true,
    google: {
      status: 'active',
      feature: 'Author and profile data (Article author, ProfilePage)',
      since: null,
      source: gallery('profile-page'),
    },
    required: ['name'],
    recommended: commaSeparated(`
      url, sameAs, image, description, jobTitle, alternateName, identifier, interactionStatistic,
      agentInteractionStatistic
    `),
  },
  {
    type: 'ProfilePage',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Profile page', since: null, source: gallery('profile-page') },
    required: ['mainEntity', 'mainEntity.name'],
    recommended: commaSeparated(`dateCreated, dateModified`),
  },
  {
    type: 'FAQPage',
    role: 'entity',
    listed: true,
    highValue: true,
    google: {
      status: 'retired',
      feature: 'FAQ rich result',
      since: '2026-05-07',
      source: 'https://developers.google.com/search/updates (2026-05-08, 2026-06-15)',
    },
    required: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
  },
  {
    type: 'QAPage',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Q&A', since: null, source: gallery('qapage') },
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.answerCount'],
    oneOf: [['mainEntity.acceptedAnswer', 'mainEntity.suggestedAnswer']],
    oneOfUnless: { kind: 'equals', path: 'mainEntity.answerCount', value: '0' },
    recommended: commaSeparated(`
      mainEntity.text, mainEntity.author, mainEntity.author.url, mainEntity.datePublished,
      mainEntity.dateModified, mainEntity.upvoteCount, mainEntity.comment, mainEntity.commentCount,
      mainEntity.digitalSourceType, mainEntity.image, mainEntity.video
    `),
  },
  {
    type: 'Question',
    role: 'part',
    google: { status: 'part', feature: 'FAQPage / QAPage / Quiz', since: null, source: gallery('qapage') },
    required: ['name'],
    oneOf: [['acceptedAnswer', 'suggestedAnswer']],
    contexts: [{ parent: 'Quiz', required: ['text', 'acceptedAnswer', 'eduQuestionType'] }],
    oneOfUnless: { kind: 'equals', path: 'answerCount', value: '0' },
  },
  {
    type: 'Answer',
    role: 'part',
    google: { status: 'part', feature: 'FAQPage / QAPage', since: null, source: gallery('qapage') },
    required: ['text'],
    recommended: commaSeparated(`
      author, author.url, datePublished, dateModified, upvoteCount, url, comment, commentCount,
      digitalSourceType, image, video
    `),
  },
  {
    type: 'HowTo',
    role: 'entity',
    listed: true,
    highValue: true,
    google: {
      status: 'retired',
      feature: 'How-to rich result',
      since: '2023-09-13',
      source: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
    },
    required: ['name', 'step'],
    exceptSubtypes: ['Recipe'],
    recommended: commaSeparated(`
      totalTime, estimatedCost, supply, tool, image, video, step.text, step.name, step.url, step.image
    `),
  },
  {
    type: 'HowToStep',
    role: 'part',
    google: { status: 'part', feature: 'Recipe instructions', since: null, source: gallery('recipe') },
    oneOf: [['text', 'itemListElement']],
    recommended: commaSeparated(`name, url, image, video`),
  },
  {
    type: 'HowToSection',
    role: 'part',
    google: { status: 'part', feature: 'Recipe instructions', since: null, source: gallery('recipe') },
    required: ['name', 'itemListElement'],
  },
  {
    type: 'DiscussionForumPosting',
    role: 'entity',
    listed: true,
    google: {
      status: 'active',
      feature: 'Discussions and forums',
      since: null,
      source: gallery('discussion-forum'),
    },
    required: ['author', 'author.name', 'datePublished'],
    oneOf: [['text', 'image', 'video']],
    // A post of another page, as on later pages of a thread and in lists, is told by its headline and address.
    oneOfUnless: { kind: 'elsewhere' },
    recommended: commaSeparated(`
      headline, url, author.url, comment, commentCount, dateModified, interactionStatistic, isPartOf,
      sharedContent, image, video, text, creativeWorkStatus, digitalSourceType
    `),
  },
  {
    type: 'Comment',
    role: 'part',
    google: { status: 'part', feature: 'Forum / Q&A', since: null, source: gallery('discussion-forum') },
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
    recommended: commaSeparated(`author.url, comment, commentCount, dateModified, url`),
  },
  {
    type: 'Article',
    role: 'entity',
    listed: true,
    highValue: true,
    google: { status: 'active', feature: 'Article', since: null, source: gallery('article') },
    exceptSubtypes: ['DiscussionForumPosting', 'SocialMediaPosting'],
    recommended: commaSeparated(`
      headline, image, datePublished, dateModified, author, author.name, author.url
    `),
  },
  {
    type: 'NewsArticle',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Article', since: null, source: gallery('article') },
    recommended: commaSeparated(`
      headline, image, datePublished, dateModified, author, author.name, author.url
    `),
  },
  {
    type: 'BlogPosting',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Article', since: null, source: gallery('article') },
    recommended: commaSeparated(`
      headline, image, datePublished, dateModified, author, author.name, author.url
    `),
  },
  {
    type: 'SpeakableSpecification',
    role: 'part',
    google: { status: 'restricted', feature: 'Speakable (beta)', since: null, source: gallery('speakable') },
    oneOf: [['cssSelector', 'xpath', 'xPath']],
  },
  {
    type: 'VideoObject',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Video', since: null, source: gallery('video') },
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: commaSeparated(`
      description, contentUrl, embedUrl, duration, expires, hasPart, interactionStatistic, publication,
      regionsAllowed, ineligibleRegion
    `),
  },
  {
    type: 'Clip',
    role: 'part',
    google: { status: 'part', feature: 'Key moments', since: null, source: gallery('video') },
    required: ['name', 'startOffset', 'url'],
    recommended: commaSeparated(`endOffset`),
  },
  {
    type: 'SeekToAction',
    role: 'part',
    google: { status: 'part', feature: 'Key moments', since: null, source: gallery('video') },
    required: ['target', 'startOffset-input'],
  },
  {
    type: 'BroadcastEvent',
    role: 'part',
    google: { status: 'part', feature: 'LIVE badge', since: null, source: gallery('video') },
    required: ['isLiveBroadcast', 'startDate', 'endDate'],
  },
  {
    type: 'ImageObject',
    role: 'part',
    google: {
      status: 'active',
      feature: 'Image metadata (licensable)',
      since: null,
      source: gallery('image-license-metadata'),
    },
    oneOf: [['contentUrl', 'url']],
    recommended: commaSeparated(`
      acquireLicensePage, creator, creator.name, creditText, copyrightNotice, license
    `),
  },
  {
    type: 'BreadcrumbList',
    role: 'entity',
    listed: true,
    highValue: true,
    google: { status: 'active', feature: 'Breadcrumb', since: null, source: gallery('breadcrumb') },
    required: ['itemListElement'],
    atLeast: { path: 'itemListElement', count: 2 },
  },
  {
    type: 'ListItem',
    role: 'part',
    google: {
      status: 'part',
      feature: 'Breadcrumb / carousel / pros and cons',
      since: null,
      source: gallery('breadcrumb'),
    },
    // Steps and tools of instructions are list items of their own kind, with no page to lead to.
    exceptSubtypes: ['HowToDirection', 'HowToTip', 'HowToItem'],
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
  },
  {
    type: 'ItemList',
    role: 'entity',
    google: {
      status: 'active',
      feature: 'Carousel (with Recipe, Course list, Restaurant, Movie)',
      since: null,
      source: gallery('carousel'),
    },
    required: ['itemListElement'],
    atLeast: { path: 'itemListElement', count: 2 },
    exceptSubtypes: ['BreadcrumbList', 'HowToSection', 'HowToStep', 'OfferCatalog'],
  },
  {
    type: 'Dataset',
    role: 'entity',
    listed: true,
    google: { status: 'restricted', feature: 'Dataset Search only', since: null, source: gallery('dataset') },
    required: ['name', 'description'],
    recommended: commaSeparated(`
      license, creator, distribution, distribution.contentUrl, distribution.encodingFormat, identifier,
      keywords, temporalCoverage, spatialCoverage, variableMeasured, measurementTechnique, version, url,
      sameAs, isAccessibleForFree, includedInDataCatalog, citation, funder, hasPart, isPartOf, alternateName
    `),
  },
  {
    type: 'Book',
    role: 'entity',
    google: {
      status: 'restricted',
      feature: 'Book actions feed (selected providers)',
      since: '2025-06-12',
      source: gallery('book'),
    },
    required: ['name', 'author', 'url', 'workExample'],
    recommended: commaSeparated(`sameAs`),
  },
  {
    type: 'Product',
    role: 'entity',
    listed: true,
    highValue: true,
    google: { status: 'active', feature: 'Product snippet', since: null, source: gallery('product-snippet') },
    required: ['name'],
    oneOf: [['review', 'aggregateRating', 'offers']],
    exceptSubtypes: [
      'ProductGroup',
      'ProductModel',
      'ProductCollection',
      'Vehicle',
      'Car',
      'BusOrCoach',
      'Motorcycle',
      'MotorizedBicycle',
      'Drug',
      'DietarySupplement',
    ],
    recommended: commaSeparated(`
      image, description, offers, aggregateRating, review, brand.name, sku, gtin, mpn, category, color,
      material, size
    `),
  },
  {
    type: 'ProductGroup',
    role: 'entity',
    google: {
      status: 'active',
      feature: 'Product variants',
      since: null,
      source: gallery('product-variants'),
    },
    required: ['name'],
    recommended: commaSeparated(`
      productGroupID, hasVariant, variesBy, brand.name, description, url, aggregateRating, review
    `),
  },
  {
    type: 'Offer',
    role: 'part',
    google: { status: 'part', feature: 'Product', since: null, source: gallery('product-snippet') },
    required: ['price|priceSpecification.price'],
    // The price is asked of products; of the offers of an event it is recommended, of others nothing is said.
    contexts: [
      { parent: 'Product', required: ['price|priceSpecification.price'] },
      { parent: 'Thing', required: [] },
    ],
    recommended: commaSeparated(`
      priceCurrency|priceSpecification.priceCurrency, availability, priceValidUntil, itemCondition, url,
      shippingDetails, hasMerchantReturnPolicy, validFrom, validThrough
    `),
  },
  {
    type: 'AggregateOffer',
    role: 'part',
    google: { status: 'part', feature: 'Product', since: null, source: gallery('product-snippet') },
    required: ['lowPrice', 'priceCurrency'],
    contexts: [
      { parent: 'Product', required: ['lowPrice', 'priceCurrency'] },
      { parent: 'Thing', required: [] },
    ],
    recommended: commaSeparated(`highPrice, offerCount`),
  },
  {
    type: 'AggregateRating',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Review snippet', since: null, source: gallery('review-snippet') },
    required: ['ratingValue'],
    oneOf: [['ratingCount', 'reviewCount']],
    requiredIf: [{ when: { kind: 'standalone' }, need: ['itemReviewed', 'itemReviewed.name'] }],
    recommended: commaSeparated(`bestRating, worstRating`),
  },
  {
    type: 'Review',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Review snippet', since: null, source: gallery('review-snippet') },
    required: ['author'],
    requiredIf: [
      // A review that states its author and its date may leave out the rating.
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
    recommended: commaSeparated(`datePublished, reviewRating.bestRating, reviewRating.worstRating`),
  },
  {
    type: 'Rating',
    role: 'part',
    google: { status: 'part', feature: 'Review', since: null, source: gallery('review-snippet') },
    required: ['ratingValue'],
    recommended: commaSeparated(`bestRating, worstRating`),
  },
  {
    type: 'MerchantReturnPolicy',
    role: 'part',
    google: { status: 'active', feature: 'Return policy', since: null, source: gallery('return-policy') },
    oneOf: [['applicableCountry', 'merchantReturnLink']],
    requiredIf: [{ when: { kind: 'has', path: 'applicableCountry' }, need: ['returnPolicyCategory'] }],
    recommended: commaSeparated(`
      merchantReturnDays, returnFees, returnMethod, refundType, returnPolicyCountry
    `),
  },
  {
    type: 'OfferShippingDetails',
    role: 'part',
    google: { status: 'active', feature: 'Shipping', since: null, source: gallery('merchant-listing') },
    required: ['shippingRate', 'shippingDestination', 'deliveryTime'],
    // The policy of the shop, which stands on a page of its own, says all of that.
    contexts: [{ has: ['hasShippingService'], required: [] }],
  },
  {
    type: 'MemberProgram',
    role: 'part',
    google: { status: 'active', feature: 'Loyalty program', since: null, source: gallery('loyalty-program') },
    required: ['name', 'description', 'hasTiers'],
    recommended: commaSeparated(`url`),
  },
  {
    type: 'MemberProgramTier',
    role: 'part',
    google: { status: 'part', feature: 'Loyalty program', since: null, source: gallery('loyalty-program') },
    required: ['name', 'hasTierBenefit'],
    recommended: commaSeparated(`hasTierRequirement, membershipPointsEarned, url`),
  },
  {
    type: 'SoftwareApplication',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Software app', since: null, source: gallery('software-app') },
    required: ['name', 'offers.price'],
    oneOf: [['aggregateRating', 'review']],
    // A VideoGame that is nothing else has no result of its own (Google, software app: co-type it).
    exceptSubtypes: ['OperatingSystem', 'RuntimePlatform', 'VideoGame'],
    recommended: commaSeparated(`applicationCategory, operatingSystem`),
  },
  {
    type: 'Service',
    role: 'entity',
    listed: true,
    google: {
      status: 'none',
      feature: 'no Google feature',
      since: null,
      source: 'https://schema.org/Service',
    },
    recommended: commaSeparated(`name, serviceType, provider, areaServed, description, offers, url`),
  },
  {
    type: 'Event',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Event', since: null, source: gallery('event') },
    required: ['name', 'startDate', 'location', 'location.address'],
    exceptSubtypes: [
      'BroadcastEvent',
      'CourseInstance',
      'DeliveryEvent',
      'OnDemandEvent',
      'PublicationEvent',
      'UserInteraction',
      'UserBlocks',
      'UserCheckins',
      'UserComments',
      'UserDownloads',
      'UserLikes',
      'UserPageVisits',
      'UserPlays',
      'UserPlusOnes',
      'UserTweets',
    ],
    recommended: commaSeparated(`
      description, endDate, eventStatus, image, location.name, offers, offers.price, offers.priceCurrency,
      offers.availability, offers.url, offers.validFrom, organizer, organizer.name, organizer.url,
      performer, performer.name, previousStartDate
    `),
  },
  {
    type: 'Recipe',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Recipe', since: null, source: gallery('recipe') },
    required: ['name', 'image'],
    recommended: commaSeparated(`
      author, datePublished, description, recipeIngredient, recipeInstructions, recipeYield, prepTime,
      cookTime, totalTime, nutrition.calories, recipeCategory, recipeCuisine, keywords, aggregateRating,
      video
    `),
  },
  {
    type: 'JobPosting',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Job posting', since: null, source: gallery('job-posting') },
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    // Remote jobs need the one or the other as well: their country.
    oneOf: [['jobLocation', 'applicantLocationRequirements']],
    // Places of remote jobs may say so by an additional property instead.
    requiredIf: [
      {
        when: { kind: 'has', path: 'jobLocation' },
        need: ['jobLocation.address.addressCountry|jobLocation.additionalProperty'],
      },
    ],
    recommended: commaSeparated(`
      validThrough, employmentType, baseSalary, identifier, applicantLocationRequirements, jobLocationType,
      directApply, educationRequirements, experienceRequirements
    `),
  },
  {
    type: 'Course',
    role: 'entity',
    listed: true,
    google: { status: 'active', feature: 'Course list (carousel)', since: null, source: gallery('course') },
    required: ['name', 'description'],
    recommended: commaSeparated(`provider`),
  },
  {
    type: 'Movie',
    role: 'entity',
    google: { status: 'active', feature: 'Movie carousel', since: null, source: gallery('movie') },
    required: ['name', 'image'],
    recommended: commaSeparated(`aggregateRating, dateCreated, director, review`),
  },
  {
    type: 'VacationRental',
    role: 'entity',
    google: {
      status: 'restricted',
      feature: 'Vacation rental',
      since: null,
      source: gallery('vacation-rental'),
    },
    required: [
      'name',
      'identifier',
      'image',
      'latitude|geo.latitude',
      'longitude|geo.longitude',
      'containsPlace',
      'containsPlace.occupancy.value',
    ],
    recommended: commaSeparated(`
      address, aggregateRating, checkinTime, checkoutTime, containsPlace.amenityFeature
    `),
  },
  {
    type: 'EmployerAggregateRating',
    role: 'entity',
    google: { status: 'active', feature: 'Employer rating', since: null, source: gallery('employer-rating') },
    required: ['itemReviewed', 'ratingValue'],
    oneOf: [['ratingCount', 'reviewCount']],
    recommended: commaSeparated(`bestRating, worstRating`),
  },
  {
    type: 'Quiz',
    role: 'entity',
    google: { status: 'active', feature: 'Education Q&A', since: null, source: gallery('education-qa') },
    required: ['hasPart', 'hasPart.acceptedAnswer', 'hasPart.eduQuestionType', 'hasPart.text'],
    recommended: commaSeparated(`about, educationalAlignment`),
  },
  {
    type: 'MathSolver',
    role: 'entity',
    google: { status: 'active', feature: 'Math solver', since: null, source: gallery('math-solvers') },
    required: [
      'url',
      'usageInfo',
      'potentialAction',
      'potentialAction.target',
      'potentialAction.mathExpression-input',
      'learningResourceType',
    ],
    recommended: commaSeparated(`inLanguage, assesses`),
  },
  {
    type: 'ClaimReview',
    role: 'entity',
    google: { status: 'retired', feature: 'Fact check', since: '2025-06-12', source: gallery('factcheck') },
    required: ['claimReviewed', 'reviewRating', 'url'],
  },
  {
    type: 'SpecialAnnouncement',
    role: 'entity',
    google: {
      status: 'retired',
      feature: 'Special announcement',
      since: '2025-06-12',
      source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
    },
  },
  {
    type: 'CourseInstance',
    role: 'entity',
    google: {
      status: 'retired',
      feature: 'Course info',
      since: '2025-06-12',
      source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
    },
  },
  {
    type: 'Vehicle',
    role: 'entity',
    google: {
      status: 'retired',
      feature: 'Vehicle listing',
      since: '2025-06-12',
      source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
    },
  },
  {
    type: 'Occupation',
    role: 'entity',
    google: {
      status: 'retired',
      feature: 'Estimated salary',
      since: '2025-06-12',
      source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
    },
  },
  {
    type: 'LearningResource',
    role: 'entity',
    google: {
      status: 'retired',
      feature: 'Learning video',
      since: '2025-06-12',
      source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
    },
  },
  {
    type: 'WebPage',
    role: 'entity',
    listed: true,
    google: {
      status: 'none',
      feature: 'no own feature (carries speakable, paywall, breadcrumb)',
      since: null,
      source: 'https://schema.org/WebPage',
    },
    recommended: commaSeparated(`
      name, url, description, inLanguage, isPartOf, about, datePublished, dateModified, primaryImageOfPage,
      breadcrumb
    `),
  },
  {
    type: 'ContactPage',
    role: 'entity',
    google: { status: 'none', feature: 'no feature', since: null, source: 'https://schema.org/ContactPage' },
    recommended: commaSeparated(`name, url, mainEntity`),
  },
  {
    type: 'AboutPage',
    role: 'entity',
    google: { status: 'none', feature: 'no feature', since: null, source: 'https://schema.org/AboutPage' },
    recommended: commaSeparated(`name, url, mainEntity`),
  },
  {
    type: 'ContactPoint',
    role: 'part',
    google: { status: 'part', feature: 'Organization', since: null, source: gallery('organization') },
    oneOf: [['telephone', 'email']],
    recommended: commaSeparated(`telephone, email, contactType`),
  },
  {
    type: 'PostalAddress',
    role: 'part',
    google: {
      status: 'part',
      feature: 'Organization / LocalBusiness / Event',
      since: null,
      source: gallery('local-business'),
    },
    recommended: commaSeparated(`streetAddress, addressLocality, addressRegion, postalCode, addressCountry`),
  },
];
