/**
 * Who wrote a page, from its marks. What the page declares (rel=author, itemprop, meta, structured data) goes before
 * bylines known by a class alone: lists of other texts on the same page carry those as well.
 */
import { once } from '../values/once.ts';
import {
  anyOf,
  countApart,
  isFullName,
  isJob,
  isOtherLine,
  MIN_WORDS,
  person,
  plainName,
  signedIn,
  type NamedAuthor,
} from './byline-names.ts';
import type { AuthorMark, PageFacts } from './page-facts.ts';
import { LEGAL_FORMS } from '../catalog/legal-forms.ts';
import { bareLetters } from './text/bare-letters.ts';
import { countWords } from './text/words.ts';

/** What structured data states of a page. */
export interface Stated {
  /** Authors of the works that the page is. */
  readonly authors: readonly NamedAuthor[];
  /** Names by which the site goes, and of organizations, as letters alone. */
  readonly siteNames: ReadonlySet<string>;
  readonly organizations: ReadonlySet<string>;
}

const NOTHING_STATED: Stated = { authors: [], siteNames: new Set(), organizations: new Set() };

/** The marks of a page that authors are read from. */
type Marked = Pick<PageFacts, 'authors' | 'linkTags' | 'datelines' | 'lang'>;

/** The authors of a page. */
export interface Authorship {
  /** Declared ones first, in whatever words; bylines by class only with a full name ({@link isFullName}). */
  readonly authors: readonly NamedAuthor[];
  /** Addresses of profiles that are declared without a name (article:author of the Open Graph protocol, link rel=author). */
  readonly profiles: readonly string[];
  /** Bylines by class name so many people that most belong to a list of texts; the authors are those next to the heading. */
  readonly isList: boolean;
}

/** People who sign one text; more bylines are those of a list. */
const MAX_SIGNING = 3;

/** Reads who wrote the page: its marks, and what structured data states of it. */
export function authorship(page: Marked, stated: Stated = NOTHING_STATED): Authorship {
  const { authors, ...others } = readAuthorship(page, stated);
  return { authors: onceEach(authors), ...others };
}

/**
 * What systems write where no author is set, names of accounts that are no names, addresses, and the account of a
 * network under which a picture or a profile is.
 */
const nobody = once(
  () =>
    new RegExp(
      `^(?:${anyOf('nobody')}|${anyOf('bylines')}|\\S*admin|\\S*administrator|https?:\\S*|\\P{L}*)$`,
      'iu',
    ),
);

/** Each name of somebody once: "Ada Lovelace", "by Ada Lovelace", "All posts by Ada Lovelace" and "Ada Lovelace, engineer" are one. */
function onceEach(named: readonly NamedAuthor[]): NamedAuthor[] {
  const authors = named.filter(({ name }) => !nobody().test(name));
  const names = authors.map(({ name }) => name.toLowerCase());
  return authors.filter((_, index) => {
    const name = names[index] ?? '';
    if (names.indexOf(name) !== index) return false;
    return !names.some((other) => other !== name && (isFirstWord(name, other) || isPart(other, name)));
  });
}

/** A first name or surname beside the full name. */
const isFirstWord = (name: string, other: string): boolean =>
  !name.includes(' ') &&
  other.split(' ').length === MIN_WORDS &&
  other.split(' ').includes(name) &&
  !bylineWord().test(other);

/** A name in a longer line. */
const isPart = (name: string, line: string): boolean => !isFirstWord(name, line) && holdsName(line, name);

/** Whether a line holds a name from the beginning or to the end of a word: markup glues a label or a date to names. */
function holdsName(line: string, name: string): boolean {
  const at = line.indexOf(name);
  if (at < 0) return false;
  return !/\p{L}/u.test(line[at - 1] ?? '') || !/\p{L}/u.test(line[at + name.length] ?? '');
}

const bylineWord = once(() => new RegExp(`^(?:${anyOf('bylines')}|${anyOf('bylinesOrNames')}) `, 'iu'));

function readAuthorship(page: Marked, stated: Stated): Authorship {
  const { authors: marks, linkTags, datelines, lang } = page;
  const profiles = [
    ...marks.filter(isProfile).map(({ name }) => name.trim()),
    ...linkTags.flatMap(({ rel, url }) =>
      rel.includes('author') && url !== null && isWeb(url) ? [url] : [],
    ),
  ];
  const isOrganization = (name: string): boolean =>
    stated.organizations.has(bareLetters(name)) || HOST.test(name) || legalForm().test(name);
  const isSite = ({ name }: NamedAuthor): boolean => isOrganization(name) || namesSite(name, stated);
  const withBrands = (authors: readonly NamedAuthor[]): NamedAuthor[] =>
    authors.map((each) =>
      isOrganization(each.name) || isBrand(each, stated) ? { ...each, isOrganization: true } : each,
    );
  const people = (isChosen: (mark: AuthorMark) => boolean): NamedAuthor[] =>
    marks
      .filter((mark) => isChosen(mark) && !isProfile(mark))
      .map((mark) => person(mark, lang))
      .filter(({ name }) => name !== '');
  const isNear = ({ name }: NamedAuthor): boolean => datelines.some((line) => holdsName(line, name));
  const head = [
    ...people(({ source }) => source === 'meta'),
    ...stated.authors.flatMap(({ name, ...one }) =>
      name.trim() === '' ? [] : [{ ...one, name: plainName(name, lang) || name.trim() }],
    ),
  ];
  const marked = [
    ...people(({ source }) => source === 'rel').filter((each) => !isOtherLine(each)),
    ...people(({ source }) => source === 'itemprop'),
  ];
  const declared = [...ofThisPage(marked, head, isNear), ...head];
  const classed = people(({ source }) => source === 'class').filter((each) => !isOtherLine(each));
  const full = classed.filter(isFullName);
  const lines = full.every(isJob) ? full : full.filter((each) => !isJob(each));
  // Whoever keeps a site of their own gives it their name.
  const bylines = lines.every(isSite) ? lines : lines.filter((each) => !isSite(each));
  // Next to the heading is the byline of the page.
  const near = bylines.filter(isNear);
  // Beside a person, a publisher, an agency or the name of the site is no author of its own.
  const isPerson = (each: NamedAuthor): boolean =>
    each.isOrganization !== true && isFullName(each) && !isSite(each);
  const named = declared.filter(isPerson);
  const beside = named.filter(isNear);
  // Data of other texts on the page is of their authors: who signs is beside the heading.
  const persons = beside.length > 0 ? beside : named;
  const signed = beside.length > 0 ? [] : signedIn(datelines, lang);
  if (persons.length > 0) {
    // Systems declare whose account a text was put in with; the text says who wrote it.
    const isAccount = ({ name }: NamedAuthor): boolean => signed.some((each) => !sharesWord(each.name, name));
    if (!signed.some(isSite) && persons.every(isAccount)) return { authors: signed, profiles, isList: false };
    const own = bylines.filter(({ name }) => persons.some((one) => isSame(one.name, name)));
    return { authors: [...persons, ...own], profiles, isList: false };
  }
  const signing = bylines.length === 0 ? signed : countApart(near) > MAX_SIGNING ? [] : near;
  if (declared.length > 0) {
    const leads = datelines.map((line) => ({ line, name: plainName(line, lang) }));
    const isSigning = (each: NamedAuthor): boolean =>
      leads.some(({ line, name }) => name !== line && name.startsWith(each.name));
    const choices = [declared.filter(isSigning), signing, declared.filter(isNear), declared];
    const authors = choices.find((some) => some.length > 0) ?? [];
    return { authors: withBrands(authors), profiles, isList: false };
  }
  const isList = countApart(full) > MAX_SIGNING;
  const many = countApart(classed);
  // Who opened a thread is its first name; in a byline somebody who goes by one word is the only one.
  const [first] = classed;
  if (first !== undefined && isOneWord(first) && (many === 1 || many > MAX_SIGNING) && isNear(first))
    return { authors: withBrands([first]), profiles, isList };
  if (signing.length > 0) return { authors: signing, profiles, isList };
  return { authors: many > MAX_SIGNING ? [] : bylines, profiles, isList };
}

const isOneWord = ({ name }: NamedAuthor): boolean => /^[^\s:：]+$/.test(name);

/** A name of the site, or one that holds it: "Example Sports" on example.com. */
export function namesSite(name: string, { siteNames }: Stated): boolean {
  const letters = bareLetters(name);
  return [...siteNames].some(
    (site) => letters === site || (site.length >= MIN_SITE_NAME && letters.includes(site)),
  );
}

/** The name of the site, where people have none of so many words. Whoever keeps a site of their own gives it their name. */
const isBrand = ({ name, isOrganization }: NamedAuthor, { siteNames }: Stated): boolean =>
  isOrganization !== false && siteNames.has(bareLetters(name)) && countWords(name) !== MIN_WORDS;

/** Shorter names of hosts are parts of words. */
const MIN_SITE_NAME = 3;

/** "mdr.de", "Example (www.example.com)" */
const HOST = /[\p{L}\d]\.[a-z]{2,24}\)?$/iu;

/** "Example Ltd.", "Beispiel e. V." */
const legalForm = once(
  () =>
    new RegExp(`\\s(?:${LEGAL_FORMS.map((form) => form.split('').join('\\.?\\s?')).join('|')})\\.?$`, 'iu'),
);

/**
 * Of the names that marks in the text declare, those of this page: cards of other texts and pictures carry them as
 * well. What the head says or what is next to the heading tells them apart; where neither does, all are, unless they
 * are too many to have written one text.
 */
function ofThisPage(
  marked: readonly NamedAuthor[],
  head: readonly NamedAuthor[],
  isNear: (each: NamedAuthor) => boolean,
): readonly NamedAuthor[] {
  const stated = marked.filter((each) => head.some((one) => isSame(one.name, each.name)));
  if (stated.length > 0) return stated;
  // Who opened a thread goes by one word, and each reply is marked as well.
  if (head.some((each) => each.isOrganization === false && isNear(each))) return [];
  const near = marked.filter(isNear);
  if (near.length > 0 || head.some((each) => isFullName(each) || each.isOrganization === false)) return near;
  return onceEach(marked).length > MAX_SIGNING ? [] : marked;
}

const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** article:author holds an address; some write it without its scheme: `facebook.com/ada`. */
const PROFILE = /^(?:https?:\/\/|[a-z\d.-]{1,253}\.[a-z]{2,63}\/)\S+$/i;

const isProfile = ({ name, source }: AuthorMark): boolean => source === 'meta' && PROFILE.test(name.trim());

const sharesWord = (a: string, b: string): boolean => {
  const words = b.toLowerCase().split(/[\s,]+/);
  return a
    .toLowerCase()
    .split(/[\s,]+/)
    .some((word) => words.includes(word));
};

function isSame(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one.includes(other) || other.includes(one);
}
