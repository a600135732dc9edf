/** Names as bylines give them: without the words, the dates and the jobs beside them. */
import { allTerms, languageNamed, termsOf, type ListName } from '../catalog/languages/index.ts';
import { once, oncePer } from '../values/once.ts';
import type { AuthorMark } from './page-facts.ts';
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

/** A full name has two words; two characters where names have no spaces. */
export const MIN_WORDS = 2;

const DENSE = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const ADDRESS = /[(<]?\bhttps?:\/\/[^\s)>]+[)>]?/;
/** Behind a name as in the head of a mail, "Ada Lovelace <ada@example.org>" (RFC 5322 section 3.4). */
const MAILBOX = /\s*[(<]?[^\s(<>@]+@[^\s)>,]+[)>]?/g;
/** The terms of a list in any language, as a group. */
export const anyOf = (list: ListName): string => `(?:${allTerms(list).join('|')})`;
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

/** Who signs in words alone, in the first line next to the heading that does: "By Ada Lovelace, engineer". */
export function signedIn(datelines: readonly string[], lang: string): NamedAuthor[] {
  const names = datelines
    .flatMap((line, index) => [
      ...(isLabel().test(line) ? [`${line} ${datelines[index + 1] ?? ''}`] : []),
      line.replace(GLUED, (label) => (isLabel().test(label) ? `${label} ` : label)),
      ...line.split(BETWEEN_PARTS),
    ])
    .map(fromByline)
    .filter((line) => lead().test(line) || leadOrName().test(line) || after().test(line))
    .map((line) => plainName(line, lang).replace(AFTER_NAME, ''));
  const signed = names
    .filter((each) => each.split(betweenNames()).every(isSigned))
    .map((name) => ({ name, href: null }));
  return countApart(signed) > 1 ? [] : signed.slice(0, 1);
}

/** A label alone, as sites put it on a line above the name. */
const isLabel = once(() => new RegExp(`^(?:${anyOf('authorLabels')}|${anyOf('bylines')})\\s*[:：]?$`, 'iu'));

/** What a capital follows without a space: style sheets part "By" from "Ada Lovelace". */
const GLUED = /^\p{L}\p{Ll}*(?: \p{Ll}+)*(?=\p{Lu})/u;

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
export function isOtherLine({ name }: NamedAuthor): boolean {
  if (otherLabel().test(name)) return true;
  const [first = '', ...others] = name.replace(AFTER_NAME, '').split(' ');
  const next = others.find((word) => !particles().has(word)) ?? '';
  return /^[\p{Lu}\p{Lt}]/u.test(first) && others.length > 0 && !/[\p{Lu}\p{Lt}\p{Lo}]/u.test(next);
}

/** "Content writer", beside a name. */
export const isJob = ({ name }: NamedAuthor): boolean => /\s\p{Ll}+$/u.test(name.replace(AFTER_NAME, ''));

/** How many are named: "Ada Lovelace and Mary Somerville" beside both of them is nobody new. */
export function countApart(authors: readonly NamedAuthor[]): number {
  const names = [...new Set(authors.map(({ name }) => name.toLowerCase()))];
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other))).length;
}

/** Numbers in a row, more than a date has: what somebody has written and earned, on a card beside each post of a thread. */
const COUNTS = /(?<![\p{Nd},.])\p{Nd}[\p{Nd},.]*(?:\s\p{Nd}[\p{Nd},.]*){3}/u;

/** Who a mark names: the name alone, and the address beside it. */
export function person({ name, href }: AuthorMark, lang: string): NamedAuthor {
  if (COUNTS.test(name)) return { name: '', href };
  const address = ADDRESS.exec(name)?.[0].replaceAll(/^[(<]|[)>]$/g, '') ?? null;
  return { name: plainName(name.replace(ADDRESS, ' ').replaceAll(MAILBOX, ''), lang), href: href ?? address };
}

/** A name without "By", and without the date after it. */
export function plainName(written: string, lang: string): string {
  const { code = 'en' } = languageNamed(lang.split('-', 1)[0] ?? '') ?? {};
  const line = fromByline(written.replace(/\s+/g, ' ').trim())
    .replace(lead(), '')
    .replace(leadOrName(), '')
    .replace(leadIn(code), '')
    .replace(leadOfOne(), '');
  const name = line.replace(HANDLE, '').replace(NUMBERED, '');
  if (name.length < line.length && isOfDate(name, code)) return '';
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
