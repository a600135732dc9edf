/**
 * Who wrote a page, from its marks. What the page declares (rel=author, itemprop, meta, structured data) goes before
 * bylines known by a class alone: lists of other texts on the same page carry those as well.
 */
import { allTerms, languageNamed, termsOf, type ListName } from '../catalog/languages/index.ts';
import { once, oncePer } from '../values/once.ts';
import type { AuthorMark, PageFacts } from './page-facts.ts';
import { LEGAL_FORMS } from '../catalog/legal-forms.ts';
import { bareLetters } from './text/bare-letters.ts';
import { countWords } from './text/words.ts';
import { commonMonths } from './text/month-names.ts';

/** A person, a pen name or a desk, with the address that the page links for it. */
export interface NamedAuthor {
  readonly name: string;
  /** As written; `null` without a link. */
  readonly href: string | null;
  /** Structured data says so: one word is its whole name. */
  readonly isOrganization?: boolean;
}

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

/** A full name has two words; two characters where names have no spaces. */
const MIN_WORDS = 2;
/** People who sign one text; more bylines are those of a list. */
const MAX_SIGNING = 3;

const DENSE = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const ADDRESS = /[(<]?\bhttps?:\/\/[^\s)>]+[)>]?/;
/** Behind a name as in the head of a mail, "Ada Lovelace <ada@example.org>" (RFC 5322 section 3.4). */
const MAILBOX = /\s*[(<]?[^\s(<>@]+@[^\s)>,]+[)>]?/g;
const anyOf = (list: ListName): string => `(?:${allTerms(list).join('|')})`;
/** A label with its colon, slash or double hyphen, or a word such as "by", before a name. */
const lead = once(
  () => new RegExp(`^(?:${anyOf('authorLabels')}\\s*[:：/／＝]\\s*|${anyOf('bylines')}\\s+)`, 'iu'),
);
/** Words that begin names as well ("Oleh Kovalenko", "Von Trapp"): they lead in where a full name follows. */
const leadOrName = once(() => new RegExp(`^${anyOf('bylinesOrNames')} (?=\\S+ \\S)`, 'u'));
const smallLeads = once(() => allTerms('bylinesOrNames').filter((word) => word === word.toLowerCase()));
/** In small letters they are no name: "von gizmo". */
const leadOfOne = once(() => new RegExp(`^(?:${smallLeads().join('|')}) (?=\\S+$)`, 'u'));
/** On a page in their language they lead in with a capital as well: "Von Henry". */
const leadIn = oncePer((language) => {
  const words = termsOf(language, 'bylinesOrNames') ?? [];
  return words.length === 0 ? /(?!)/ : new RegExp(`^(?:${words.join('|')}) (?=\\S+$)`, 'u');
});
/** "홍길동 기자", also before a date or an address. */
const after = once(() => new RegExp(` ${anyOf('wordsAfterNames')}(?= |$).*$`, 'u'));
/** From the first number on: the date or the time of a byline. */
const NUMBERED = /(?:^|\s)[^\p{L}\s]*\p{Nd}.*$/u;
/** The name of an account after a name. */
const HANDLE = /\s@\S.*$/u;
const TRAIL = /[\s,;|·•–—-]+$/u;
const beforeDate = once(() => new Set(allTerms('wordsBeforeDates')));

/** What is after the name in a byline: an office, a date, a place, who took the pictures ("编辑：李华"). */
const AFTER_NAME = /(?:\s*[,|·•(–—]|\s\p{L}+\s?[:：]).*$/u;
const betweenNames = once(() => new RegExp(`\\s(?:${allTerms('and').join('|')}|&)\\s`, 'u'));
/** A word of a name: capitalised, or of a script without capitals. */
const NAME_WORD = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u;
const particles = once(() => new Set(allTerms('nameParticles')));
const MAX_NAME_WORDS = 5;

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

const bylineWord = once(
  () => new RegExp(`^(?:${allTerms('bylines').join('|')}|${allTerms('bylinesOrNames').join('|')}) `, 'iu'),
);

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

/** How many are named: "Ada Lovelace and Mary Somerville" beside both of them is nobody new. */
function countApart(authors: readonly NamedAuthor[]): number {
  const names = [...new Set(authors.map(({ name }) => name.toLowerCase()))];
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other))).length;
}

/** A name of the site, or one that holds it: "Example Sports" on example.com. */
function namesSite(name: string, { siteNames }: Stated): boolean {
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

/** Who signs in words alone, in the first line next to the heading that does: "By Ada Lovelace, engineer". */
function signedIn(datelines: readonly string[], lang: string): NamedAuthor[] {
  const names = datelines
    .flatMap((line) => [line, ...line.split(BETWEEN_PARTS)])
    .map(fromByline)
    .filter((line) => lead().test(line) || leadOrName().test(line) || after().test(line))
    .map((line) => plainName(line, lang).replace(AFTER_NAME, ''));
  const signed = names
    .filter((each) => each.split(betweenNames()).every(isSigned))
    .map((name) => ({ name, href: null }));
  return countApart(signed) > 1 ? [] : signed.slice(0, 1);
}

/** Between topic, name and date on one line: "News | By Ada Lovelace | 1 March 2026". */
const BETWEEN_PARTS = /\s[|/·•–—-]\s/u;

/** "Posted on September 21, 2020 by ", "1. März 2026 von " */
const datedLead = once(
  () =>
    new RegExp(
      `^.{0,60}\\p{Nd}\\S*\\s+(?=(?:${[...allTerms('bylines'), ...smallLeads()].join('|')})\\s+\\S)`,
      'iu',
    ),
);

/** The line from its byline on, where a date is before that. */
const fromByline = (line: string): string => line.replace(datedLead(), '');

/** Whether every word is one of a name: the line may be any line of text. */
function isSigned(name: string): boolean {
  const words = name.split(' ');
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return (
    words.length <= MAX_NAME_WORDS &&
    isFullName({ name, href: null }) &&
    !/[.!?。]$/.test(name) &&
    ends.every((word) => NAME_WORD.test(word)) &&
    words.every((word) => NAME_WORD.test(word) || particles().has(word))
  );
}

/** "Last Updated", "Reviewed by Ada": labels that are written with capitals, as names are. */
const otherLabel = once(() => new RegExp(`^${anyOf('dateLabels')}\\b`, 'i'));

/**
 * Whether a line that only its class calls a byline is another one: "Publié le", "About the author", "View all posts".
 * Behind a capital the next word of a name has one as well, but for particles: "d'Alembert", "van der Waals".
 */
function isOtherLine({ name }: NamedAuthor): boolean {
  if (otherLabel().test(name)) return true;
  const [first = '', ...others] = name.replace(AFTER_NAME, '').split(' ');
  const next = others.find((word) => !particles().has(word)) ?? '';
  return /^[\p{Lu}\p{Lt}]/u.test(first) && others.length > 0 && !/[\p{Lu}\p{Lt}\p{Lo}]/u.test(next);
}

/** "Content writer", beside a name. */
const isJob = ({ name }: NamedAuthor): boolean => /\s\p{Ll}+$/u.test(name.replace(AFTER_NAME, ''));

const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** article:author holds an address; some write it without its scheme: `facebook.com/ada`. */
const PROFILE = /^(?:https?:\/\/|[a-z\d.-]{1,253}\.[a-z]{2,63}\/)\S+$/i;

const isProfile = ({ name, source }: AuthorMark): boolean => source === 'meta' && PROFILE.test(name.trim());

/** Numbers in a row, more than a date has: what somebody has written and earned, on a card beside each post of a thread. */
const COUNTS = /(?<![\p{Nd},.])\p{Nd}[\p{Nd},.]*(?:\s\p{Nd}[\p{Nd},.]*){3}/u;

function person({ name, href }: AuthorMark, lang: string): NamedAuthor {
  if (COUNTS.test(name)) return { name: '', href };
  const address = ADDRESS.exec(name)?.[0].replaceAll(/^[(<]|[)>]$/g, '') ?? null;
  return { name: plainName(name.replace(ADDRESS, ' ').replaceAll(MAILBOX, ''), lang), href: href ?? address };
}

/** A name without "By", and without the date after it. */
function plainName(written: string, lang: string): string {
  const { code } = languageNamed(lang.split('-', 1)[0] ?? '') ?? {};
  const line = fromByline(written.replace(/\s+/g, ' ').trim())
    .replace(lead(), '')
    .replace(leadOrName(), '')
    .replace(code === undefined ? leadOfOne() : leadIn(code), '')
    .replace(leadOfOne(), '');
  const name = line.replace(HANDLE, '').replace(NUMBERED, '');
  if (name.length < line.length && isOfDate(name, code ?? 'en')) return '';
  return (name.length < line.length ? withoutMonth(name) : name).replace(TRAIL, '').replace(after(), '');
}

/** Short names of the days of the week in a language. 2026-02-01 is a Sunday. */
const weekdays = oncePer((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 1, day + 1)));
  return new Set(names.map((name) => name.toLowerCase().replace('.', '')));
});

/** "Sun Dec" before a cut "17, 2023", "Sat" before "12 May". */
const isOfDate = (name: string, language: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s,.]+/)
    .every(
      (word) =>
        word === '' || commonMonths().has(word) || weekdays('en').has(word) || weekdays(language).has(word),
    );

/** "Ada Lovelace on March" before a cut "11, 2026"; the surname of "Theresa May" stays. */
function withoutMonth(name: string): string {
  const words = name.replace(TRAIL, '').split(' ');
  const last = words.at(-1)?.toLowerCase().replace('.', '') ?? '';
  const left = words.length > MIN_WORDS && commonMonths().has(last) ? words.slice(0, -1) : words;
  return left.length > MIN_WORDS && beforeDate().has(left.at(-1) ?? '')
    ? left.slice(0, -1).join(' ')
    : left.join(' ');
}

/** Whether it is a name as people sign with, of two words, or that of an organization; no label such as "Updated: today". */
export const isFullName = ({ name, isOrganization = false }: NamedAuthor): boolean =>
  !/[:：]/.test(name) && (isOrganization || (DENSE.test(name) ? name.length : countWords(name)) >= MIN_WORDS);

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
