/**
 * Whether a page is a notice: its words are weighed against the text of its own. A notice is called so by its title or
 * heading, or says so in a sentence, and goes on about itself; a film of that name goes on about its story. In between
 * lies what the page alone does not tell: there the answer is `unknown`.
 */
import type { NoticeKind } from '../catalog/languages/model.ts';
import { parkingHosts } from '../catalog/waf-signatures/generic.ts';
import { isUnder, withoutWww } from '../values/url.ts';
import type { AccessContext } from './context.ts';
import type { PageView } from './model.ts';
import {
  DOMAIN_NAME,
  holds,
  isConditional,
  isDense,
  type NoticeWords,
  type Phrase,
  shareOfNotice,
} from './notice-words.ts';
import { type Stated, statedKinds } from './status-line.ts';
import { wordUnits } from './word-units.ts';

/** Units of text of its own from which a page that says so is not surely the notice: the shortest sentence. */
const NOTICE_OWN = 3;
/** The same from which a page that mentions a notice is none, and one that says so. */
const MENTION_OWN = 12;
const PAGE_OWN = 60;
/** Times the text of the notice that the text of its own may be. */
const OWN_SHARE = 3;
/** The same for notices that many a page has beside its text. */
const BESIDE_SHARE = 2;
/** Units of a phrase that nothing but a notice has. */
const TELLING = 6;
/** Units below which the name of a login is a menu entry as well, and in scripts without spaces. */
const LABEL = 3;
const DENSE_LABEL = 2;
/** Share of a sentence that phrases and the words around them have to make up to be what it says. */
const MOST = 0.55;
/** Kinds of metadata from which a site presents a page as one of its own: no firewall does. */
const PRESENTED = 2;

const SEGMENT = /[|–—:·•»«!.?()[\]{}"“”…]+|\s-+\s/;
/** Asks who the visitor is: the first step of a login in two. */
const NAME_FIELD =
  "input[type='email'], input[autocomplete*='username'], input[name*='user'], input[name*='login'], input[name*='mail']";
/** Notices that ask; no other one is said by a question. */
const ASKING: ReadonlySet<NoticeKind> = new Set(['challenge', 'age', 'login', 'consent']);

/** Notices that many a page has beside its text: a banner, a teaser, a request to log in for comments. */
const BESIDE_A_PAGE: ReadonlySet<NoticeKind> = new Set(['consent', 'login', 'subscription', 'age', 'region']);

/** By the name of the page, by a sentence, or in passing. */
const STRENGTH = { name: 3, sentence: 2, mention: 1 } as const;

/** A notice that a page may be. */
export interface Notice {
  readonly kind: NoticeKind;
  /** `false`: the page has too much text of its own to tell. */
  readonly isSure: boolean;
  readonly phrase: string;
}

interface Said {
  readonly kind: NoticeKind;
  readonly phrase: string;
  readonly strength: 1 | 2 | 3;
  /** The title or the heading says so with other words, or the phrase is long. */
  readonly isTelling: boolean;
}

/** Whether a site presents the page as one of its own. */
export const isPresented = ({ view }: AccessContext): boolean => view.ownMarks >= PRESENTED;

/** The notice that the page is or may be, `null` for a page. */
export function noticeOf(context: AccessContext): Notice | null {
  const words = context.words();
  const [said] = findNotices(words, context).toSorted(
    (a, b) => b.strength - a.strength || b.phrase.length - a.phrase.length,
  );
  if (said === undefined) return null;
  const { kind, phrase, strength } = said;
  const isDoubtful = isPresented(context) || (kind === 'parked' && offersAnotherName(context));
  const isSaid = strength !== STRENGTH.mention && words.own < NOTICE_OWN;
  if (isSaid && !isDoubtful) return { kind, phrase, isSure: true };
  return words.own < doubtfulBelow(said, words) ? { kind, phrase, isSure: false } : null;
}

/** The status that the page states, surest first, `null` without one. */
export function statusSaid(context: AccessContext): Stated | null {
  const { heads, sentences } = context.words();
  return statedKinds(heads, sentences).toSorted((a, b) => Number(b.isSure) - Number(a.isSure))[0] ?? null;
}

/** Whether title or heading call the page by a phrase of this kind. */
export const isNamed = (context: AccessContext, kind: NoticeKind): boolean => {
  const { heads, phrases } = context.words();
  return phrases.some((phrase) => phrase.kind === kind && isName(phrase.text, heads));
};

/** Units of text of its own below which a page that is not surely the notice may be it. */
function doubtfulBelow({ kind, strength, isTelling }: Said, { sentences, own }: NoticeWords): number {
  if (strength === STRENGTH.name || isTelling) return PAGE_OWN;
  const units = sentences.reduce((sum, sentence) => sum + wordUnits(sentence), 0);
  const said = units - own;
  if (BESIDE_A_PAGE.has(kind))
    return strength === STRENGTH.sentence && own <= BESIDE_SHARE * said ? PAGE_OWN : 0;
  if (strength === STRENGTH.mention) return own <= said ? MENTION_OWN : 0;
  return own <= OWN_SHARE * said ? PAGE_OWN : 0;
}

function findNotices({ heads, sentences, phrases }: NoticeWords, { view }: AccessContext): Said[] {
  const said: Said[] = statedKinds(heads, sentences).map(({ kind, phrase, isSure }) => ({
    kind,
    phrase,
    strength: isSure ? STRENGTH.name : STRENGTH.mention,
    isTelling: isSure,
  }));
  for (const phrase of phrases) {
    const { kind, text } = phrase;
    if (kind === 'script') continue;
    const isStated = (sentence: string): boolean =>
      ASKING.has(kind) || !(sentence.endsWith('?') || isConditional(sentence, phrase.language));
    const isCalled = isName(text, heads.filter(isStated)) && (kind !== 'login' || asksWho(view));
    const holding = [...heads, ...sentences].filter((each) => isStated(each) && holds(each, text));
    if (holding.length === 0) continue;
    const strength = isCalled ? STRENGTH.name : strengthIn(phrase, holding, phrases);
    const isInHeads = strength !== STRENGTH.mention && heads.some((head) => holding.includes(head));
    said.push({ kind, phrase: text, strength, isTelling: isInHeads || wordUnits(text) >= TELLING });
  }
  return said;
}

function strengthIn(phrase: Phrase, sentences: readonly string[], phrases: readonly Phrase[]): 1 | 2 {
  // "Log in" is what the menu of any page says.
  const units = wordUnits(phrase.text);
  if (phrase.kind === 'login' && units < (isDense(phrase.text) ? DENSE_LABEL : LABEL))
    return STRENGTH.mention;
  const alike = phrases.filter(({ kind }) => kind === phrase.kind);
  return sentences.some((each) => shareOfNotice(each, alike) >= MOST) ? STRENGTH.sentence : STRENGTH.mention;
}

const isName = (phrase: string, heads: readonly string[]): boolean =>
  heads.some((head) => head.split(SEGMENT).some((part) => part.trim() === phrase));

const asksWho = (view: PageView): boolean =>
  view.passwordInputs > 0 || (view.select(NAME_FIELD) !== null && view.select('textarea') === null);

/** Whether the page names other names and not its own, or is that of a market that was asked for. */
function offersAnotherName({ finalHost, moved, view }: AccessContext): boolean {
  if (!moved && parkingHosts.some((host) => isUnder(finalHost, host))) return true;
  const own = withoutWww(finalHost);
  const names = (
    [view.title, view.headline, view.proseText()].join('\n').toLowerCase().match(DOMAIN_NAME) ?? []
  ).map(withoutWww);
  return names.length > 0 && !names.some((name) => isUnder(own, name) || isUnder(name, own));
}
