/**
 * What a language is to the rules: plain data, all in one file a language. A file has the lists that somebody has compiled.
 * A rule that needs another one cannot judge texts in that language, and says so.
 *
 * Sources. Own compilation, November 2026, but for: months, Unicode CLDR (wide and abbreviated, also as countries have their own),
 * with the short names that WordPress and newspapers cut otherwise; abbreviations, the suppression lists of CLDR, shortened; link
 * texts, Google's link guidance and Lighthouse 12.8; bylines,
 * news sites and the author labels of WordPress, Drupal and Joomla; names and addresses of pages, the navigation of public sites
 * and the default slugs of WordPress, WooCommerce, Shopify, Drupal, TYPO3, Docusaurus and Hexo; lengths of sentences, national
 * plain-language guides, widened; words of hundred, the messages of ten words and more that Debian's gettext catalogues translate
 * (50 to 143 a language), rounded to 5; notices, the refusals and error pages of Apache, nginx, IIS, Tomcat, Drupal, WordPress,
 * Django, Shopify, registrars and hosts, the vendors of the signature table, and their translations.
 */

/**
 * Words and phrases with commas between them, in lower case unless the list says otherwise. A `_` at an end of a term is a
 * space, where the border of a word is part of it: `_is a_`. An empty list says that the language has no such words.
 */
export type Terms = string;

/** Source of a regular expression with the flag u, matched against text in lower case. */
export type Pattern = string;

/** Primary subtag (ISO 639-1) of a language of this folder. */
export type LanguageCode = string;

export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'thai'
  | 'other';

/** Kinds of sections of an llms.txt that have a name in each language, in the order in which they are written. */
export const NAMED_SECTIONS = ['main', 'products', 'docs', 'pricing', 'faq', 'articles', 'company'] as const;

/** What a segment of a path can say. Of most topics the kind of a page is told, of later ones the section of an llms.txt. */
export type PathTopic =
  | 'login'
  | 'search'
  | 'contact'
  | 'about'
  | 'legal'
  | 'faq'
  | 'lists'
  | 'groups'
  | 'authors'
  | 'articles'
  | 'news'
  | 'products'
  | 'recipes'
  | 'events'
  | 'jobs'
  | 'people'
  | 'forums'
  | 'services'
  | 'faqPages'
  | 'pricingPages'
  | 'sideSection'
  | 'articlesSection'
  | 'docsSection'
  | 'productsSection'
  | 'unlisted'
  /** What systems put beside the number of a text. */
  | 'numbered';

/**
 * What a notice in place of a page says: there is no such page; the visitor is refused, throttled, shut out by region, tested,
 * asked for an account, an age, money or a consent; the site is at work, not there, broken, or built by scripts.
 */
export const NOTICE_KINDS = [
  'missing',
  'refused',
  'throttled',
  'region',
  'challenge',
  'login',
  'age',
  'subscription',
  'consent',
  'maintenance',
  'parked',
  'failure',
  'script',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * How servers, firewalls and sites word their notices: whole words, straight apostrophes, no commas. A phrase that names works
 * and places as well is no less a notice: the text around it decides. Those of a missing page are `notFound`. A name of a
 * host reads "domain" here. `conditional`: words of a sentence that asks whether something is so, or tells what then.
 * `beside`: words, beginnings of at least four letters, and runs that are around a notice, and seldom on other pages.
 */
export type Notices = Readonly<Record<Exclude<NoticeKind, 'missing'> | 'conditional' | 'beside', Terms>>;

/** The lists of words of a language, by who asks for them. */
export interface WordLists {
  /** Function words: they carry no topic, and their share tells the language. Without them no text is judged. */
  readonly stopWords?: Terms;
  /** Characters that join words rather than name things, as one run: a pair that holds one carries no topic. */
  readonly stopCharacters?: Terms;
  /** Finite forms of common verbs: a run of words that holds one is a sentence that says something. */
  readonly finiteVerbs?: Terms;
  /** Abbreviations that end in a full stop without ending a sentence, without that stop. */
  readonly abbreviations?: Terms;
  /** Openings of a section that point back at what is before it. */
  readonly pointerWords?: Terms;
  /** Text that was meant to be replaced before publishing; looked for in texts of every language. */
  readonly placeholders?: Terms;
  /** Words of the language that look like an author's note in capitals ("TODO:"). */
  readonly notNotes?: Terms;

  /** Headings that would fit any page. */
  readonly genericHeadings?: Terms;
  /** Titles that name no topic; looked for in every language. */
  readonly emptyTitles?: Terms;
  /** Link texts that name no target. */
  readonly linkTexts?: Terms;
  /** How a transcript is named, as parts of words; looked for in every language. */
  readonly transcripts?: Terms;

  /** Openings of titles that promise instructions; those that begin with `_` may be anywhere. */
  readonly howTo?: Terms;
  /** Titles that begin with the word for "how" and go on as instructions do: "how it works" asks for no steps. */
  readonly howToForm?: Pattern;
  /** Beginnings of headings that number a step; looked for in every language. */
  readonly steps?: Terms;

  /** First words of a question that has no mark. */
  readonly questionStarters?: Terms;
  /** Words beside these that ask for a number or a measure, and name nothing. */
  readonly askingWords?: Terms;
  /** Last words, or characters where words are written together, of such a question. */
  readonly questionEndings?: Terms;
  /** Word order that makes a question even of a text whose language is not declared. */
  readonly questionForm?: Pattern;
  /** What begins as a question does and is none: orders, dates. */
  readonly noQuestion?: Pattern;

  /** Names of months in dates, whole or so short that no other language has them as words; of every language at once. */
  readonly months?: Terms;
  /** Short names of months, without a stop, that count on pages in this language alone. */
  readonly shortMonths?: Terms;
  /** What is written onto the number of a day: "1st". */
  readonly dayEndings?: Terms;
  /** What may be between a day and its month: "3 de mayo". */
  readonly dayLinks?: Terms;
  /** The characters after the numbers of year, month and day. */
  readonly dateSigns?: Terms;
  /** Names of eras before the number of a year. */
  readonly eras?: Terms;
  /** Days of the week as one character each, as they are in brackets after a date. */
  readonly weekdaySigns?: Terms;

  /** Labels before the name of an author, with a colon between. */
  readonly authorLabels?: Terms;
  /** Words before such a name without a mark, which no name begins with. */
  readonly bylines?: Terms;
  /** Words before such a name that begin names as well, with capitals as written. */
  readonly bylinesOrNames?: Terms;
  /** Words after such a name. */
  readonly wordsAfterNames?: Terms;
  /** Words between a name and the date after it. */
  readonly wordsBeforeDates?: Terms;
  /** "And" between two names. */
  readonly and?: Terms;
  /** Small words inside of names: "van", "de la". */
  readonly nameParticles?: Terms;
  /** What is given as the author where nobody is named; of every language at once. */
  readonly nobody?: Terms;
  /** Labels of dates that are written with a capital like a name: "Last updated". */
  readonly dateLabels?: Terms;
  /** Words before the day on which a text was published, in any letters: they tell it from that of a change. */
  readonly publishedLabels?: Terms;

  /** Units and counting words after a number: it states a fact. Of every language at once, with symbols in `units.ts`. */
  readonly units?: Terms;
  /** Units of two words, and of several characters where words are written together. */
  readonly unitPhrases?: Terms;
  /** Units before their number; with a final `_` where a space has to be between. */
  readonly unitsBefore?: Terms;
  /** Characters that are a unit beside a number in text without spaces, as one run. */
  readonly unitCharacters?: Terms;
  /** Particles that are written onto a unit. */
  readonly unitParticles?: Terms;
  /** Units that are words as well: after a year they are those. */
  readonly unitsOrWords?: Terms;
  /** Units that are nearly always words when a space is before them, as written. */
  readonly wordsOverUnits?: Terms;
  /** Units after the number 1 alone: with others they have a plural, and the same letters are a word. */
  readonly unitsOfOne?: Terms;
  /** Words, or beginnings of words in text without spaces, that make a year of the number before them. */
  readonly yearWords?: Terms;
  /** What makes a day or an ordinal of the number after it. */
  readonly wordsBeforeDays?: Terms;
  /** Characters after a number that make the next one a part of the same date or time. */
  readonly clockSigns?: Terms;
  /** Characters after a sign of a date or time that make a measure of the number: 年间, 年以上. */
  readonly measureEndings?: Terms;

  /** Names of a section or link of questions and answers, which count anywhere in a text; of every language at once. */
  readonly faq?: Terms;
  /** The same, for names that mean something else as well: they count with nothing but filler beside. */
  readonly faqAlone?: Terms;
  /** Names of a section or link of prices, as for `faq`. */
  readonly pricing?: Terms;
  /** The same, for names that mean something else as well. */
  readonly pricingAlone?: Terms;
  /** What may be beside such a name: and, our, services. */
  readonly pricingFiller?: Terms;
  /** Names of the sections of a generated llms.txt in the order of {@link NAMED_SECTIONS}, with capitals as written. */
  readonly sectionNames?: Terms;

  /** What pages and files say that answer 200 though nothing is there; of every language at once. */
  readonly notFound?: Terms;
}

/** A language, as far as the rules know it. */
export interface Language extends WordLists {
  readonly code: LanguageCode;
  /** Other primary subtags for it (IANA language subtag registry: macrolanguages and deprecated codes). */
  readonly aliases?: Terms;
  readonly script?: Script;
  /** How words are written: with spaces between, with particles written onto them, or without spaces, so that lengths are characters. */
  readonly spacing: 'spaced' | 'joined' | 'dense';
  /** Ordinals are written with a full stop: "am 3. Mai" goes on. */
  readonly ordinalStop: boolean;
  /** Mean words a sentence (characters where `dense`) that read well: lower and upper bound. */
  readonly sentence?: readonly [from: number, to: number];
  /** Words that say what 100 words of English say, 100 where that is more than 90. */
  readonly wordsOfHundred?: number;
  /** What is in place of a page; looked for in every language. */
  readonly notices?: Notices;
  /** Words of addresses by topic, in the letters that addresses have, with spaces between; only topics with words of this language. */
  readonly paths?: Readonly<Partial<Record<PathTopic, string>>>;
}

/** What a language is unless its file says otherwise. */
export const USUAL = { spacing: 'spaced', ordinalStop: false } as const;

/** A language as its file has it. */
export type WrittenLanguage = Omit<Language, keyof typeof USUAL> & Partial<Language>;
