/** English. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export const en: Language = {
  code: 'en',
  aliases: '',
  script: 'latin',
  spacing: 'spaced',
  verbLast: false,
  ordinalStop: false,
  sentence: [8, 25],
  wordsOfHundred: 100,
  stopWords: `
    a, about, above, after, again, all, also, am, an, and, any, are, as, at, be, because, been, before, being,
    below, between, both, but, by, can, could, did, do, does, doing, down, during, each, few, for, from,
    further, had, has, have, having, he, her, here, hers, him, his, how, i, if, in, into, is, it, its, itself,
    just, may, me, might, more, most, must, my, no, nor, not, now, of, off, on, once, only, or, other, our,
    ours, out, over, own, same, she, should, so, some, such, than, that, the, their, theirs, them, then, there,
    these, they, this, those, through, to, too, under, until, up, us, very, was, we, were, what, when, where,
    which, while, who, whom, why, will, with, would, you, your, yours, s, t
  `,
  stopCharacters: '',
  finiteVerbs: `
    is, are, was, were, has, have, had, can, could, will, would, should, must, may, does, do, did, means, makes,
    takes, uses, needs, costs, helps, shows, gives, works, lets, keeps, removes, removing, allows, includes,
    contains, depends, becomes, measures
  `,
  abbreviations: `
    mr, mrs, ms, dr, prof, sr, jr, st, vs, etc, e.g, i.e, eg, ie, inc, ltd, co, corp, no, nos, fig, figs, vol,
    approx, dept, est, gen, gov, hon, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, u.s, u.k,
    a.m, p.m, ph.d, al, cf, ca, op, cit, ed, eds, pp, rev, min, max
  `,
  definitionCues: `
    _is a_, _is an_, _is the_, _are the_, _are a_, _refers to_, _means_, _is defined as_, _stands for_
  `,
  speechVerbs: `
    said, says, explains, explained, told, writes, wrote, according to, notes, noted, argues, adds, added
  `,
  pointerWords: `
    it, they, this is, this was, this means, this can, this will, this makes, this has, that is, that was,
    that means, these are, those are, he, she, as above, as mentioned, as noted, as stated, the above,
    the former, the latter, them, its, their, therefore, thus
  `,
  comparisonWords: `
    vs, versus, compared, comparison, compare, comparing, alternative, alternatives, difference, differences,
    better than, pros and cons, advantages and disadvantages, or
  `,
  hypeWords: `
    amazing, awesome, unbelievable, incredible, revolutionary, groundbreaking, game-changing, game changer,
    world-class, cutting-edge, best-in-class, state-of-the-art, unparalleled, unmatched, unrivaled, ultimate,
    stunning, mind-blowing, must-have, breathtaking, phenomenal, next-generation, one-of-a-kind, unbeatable,
    sensational
  `,
  placeholders: `
    lorem ipsum, dolor sit amet, [object object], [insert_, [your_, [company name], [name here], tktk,
    insert text here, your text here, text goes here, replace this text
  `,
  notNotes: NOT_COMPILED,

  genericHeadings: `
    introduction, intro, overview, details, more, conclusion, conclusions, summary, background, general,
    information, content, section, other, others, miscellaneous, notes, welcome, description, about,
    final thoughts, the basics, basics, features, more information, further information, read more, home,
    untitled, chapter, part, contents, table of contents, additional information, product description
  `,
  emptyTitles: `
    home, homepage, home page, index, untitled, untitled document, untitled page, new page, page, document,
    default, start, react app, vite app, my app, my website, my site, wordpress, loading, loading...,
    please wait, welcome, welcome to our website, welcome to our site
  `,
  linkTexts: `
    click here, click, here, more, read more, learn more, see more, find out more, continue reading, details,
    link, this link, this, this page, go, start, view, view more, show more, website, more info,
    more information, click this, right here, information
  `,
  transcripts: 'transcript, transcription',

  howTo: 'how to, _how to_, _step by step, _step-by-step',
  howToForm: { missing: 'the openings of howTo leave no doubt' },
  steps: 'step',

  questionStarters: `
    what, how, why, when, where, which, who, whom, whose, can, could, do, does, did, is, are, was, were, will,
    would, should, may, must, has, have
  `,
  questionEndings: NOT_COMPILED,
  questionForm: String.raw`^(?:(?:what|why|how|when|where|who|which)(?:['’]s| is| are| was| were| do| does| did| can| could| will| would| should| much| many| long| often)|(?:can|could|do|does|did|is|are|will|would|should) (?:i|we|you|it|they|this|that|there|the|my|your)) `,
  noQuestion: String.raw`^(?:do not|must not|may \d)`,

  months: `
    january, february, march, april, may, june, july, august, september, october, november, december, jan, feb,
    mar, apr, jun, jul, aug, sep, sept, oct, nov, dec
  `,
  shortMonths: '',
  dayEndings: 'st, nd, rd, th',
  dayLinks: NOT_COMPILED,
  dateSigns: '',
  eras: '',
  weekdaySigns: '',

  authorLabels: `
    author, authors, by, written by, posted by, words by, text by, story by, text, reporter
  `,
  bylines: 'by, written by, posted by, author',
  bylinesOrNames: NOT_COMPILED,
  wordsAfterNames: NOT_COMPILED,
  wordsBeforeDates: 'on, at, in',
  and: 'and',
  nameParticles: NOT_COMPILED,
  dateLabels: `
    published, updated, posted, modified, edited, reviewed, last published, last updated, last posted,
    last modified, last edited, last reviewed, first published, first updated, first posted, first modified,
    first edited, first reviewed, originally published, originally updated, originally posted,
    originally modified, originally edited, originally reviewed
  `,

  units: `
    mins, hr, hrs, bits, byte, bytes, dollars, dollar, euros, euro, pounds, yen, yuan, percent, percentage,
    thousand, million, millions, billion, billions, trillion, second, seconds, minute, minutes, hour, hours,
    day, days, week, weeks, month, months, year, years, times, degrees, degree, people, users, customers,
    countries, pages, liters, meter, meters, metre, metres, kilometer, kilometers, kilometre, kilometres,
    kilogram, kilograms, gram, grams, milligrams, tonne, tonnes, tons, ton, inch, inches, feet, foot, mile,
    miles, yards, ounce, ounces, pound, cents, cent, watt, watts, volt, volts, acre, acres, dirham, dirhams,
    dinar, dinars, riyal, riyals, shekel, shekels, rupee, rupees
  `,
  unitPhrases: 'per cent',
  unitsBefore: NOT_COMPILED,
  unitCharacters: '',
  unitParticles: '',
  unitsOrWords: 'min, s, b, x, t, l, h, pt, pa, m',
  wordsOverUnits: 'in, In',
  unitsOfOne: NOT_COMPILED,
  yearWords: NOT_COMPILED,
  wordsBeforeDays: NOT_COMPILED,
  clockSigns: '',

  faq: `
    faq, faqs, f.a.q., f.a.q, frequently asked questions, common questions, frequent questions,
    questions and answers, questions & answers, q&a, q & a, q and a, frequently asked
  `,
  faqAlone: '',
  pricing: `
    pricing, price list, plans and pricing, plans & pricing, pricing and plans, pricing & plans, fee schedule,
    subscription plans, how much does it cost, fees and charges
  `,
  pricingAlone: `
    prices, price, cost, costs, rates, fees, tariffs, our plans, plans, subscription, subscriptions
  `,
  pricingFiller: `
    our, the, and, &, a, list, table, overview, packages, plans, products, services, service, offers, offer
  `,
  sectionNames: 'Main pages, Products and services, Documentation, Pricing, FAQ, Articles, Company',

  notFound: `
    404, not found, page not found, does not exist, store unavailable, this store is unavailable,
    site not found, no such page
  `,

  paths: {
    login: 'login log-in wp-login signin sign-in signup sign-up register',
    search: 'search',
    contact: 'contact contact-us contacts inquiry',
    about: 'about about-us company team',
    legal: `
      privacy privacy-policy terms terms-of-service terms-and-conditions tos legal gdpr cookie-policy cookies
      imprint
    `,
    faq: 'faq faqs frequently-asked-questions',
    lists: `
      blog news products shop store catalog categories tags archive archives authors jobs careers events
    `,
    groups: 'category categories tag tags topics page',
    authors: 'author authors',
    articles: 'blog news article articles post posts stories magazine journal press',
    products: 'product products',
    recipes: 'recipe recipes',
    events: 'event events',
    jobs: 'job jobs career careers',
    people: 'people',
    forums: 'forum forums thread threads topic discussion discussions',
    services: 'service services',
    faqPages: 'faq faqs frequently-asked-questions questions qa q-and-a faq.html',
    pricingPages: 'pricing prices price-list plans-and-pricing plans price',
    sideSection: `
      accessibility press media careers career jobs job status changelog security sitemap partners
    `,
    articlesSection: `
      blog news article articles post posts magazine journal insights stories guides guide tutorials
    `,
    docsSection: `
      docs doc documentation api reference developers developer manual handbook help support wiki learn quickstart
      getting-started
    `,
    productsSection: `
      product products service services solutions solution features feature shop store collections
    `,
    unlisted: `
      tag tags category categories author authors page print amp preview feed rss 404 thank-you unsubscribe logout
      admin wp-admin wp-json wp-content cgi-bin cart basket checkout wishlist account my-account
    `,
  },
};
