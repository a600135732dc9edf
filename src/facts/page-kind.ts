/**
 * What kind of page this is, so that only what fits it is asked for. In order of trust: the address of a home page, markup
 * of things that are nothing else (a recipe, a job), addresses of pages that every site has (contact, log-in), what the
 * page looks like (learned, see learned-kind.ts), and where that is not sure what markup and Open Graph declare.
 * FAQPage and HowTo come last: pages of every kind carry them, and pasting such a block must not change the kind.
 */
import type { LearnedKind, PageKind } from '../catalog/page-kinds.ts';
import { fetchUrl, parsedUrl } from '../values/url.ts';
import { declaredKind, type KindReading, type PageKindFacts } from './declared-kind.ts';
import { learnedKind, type KindGuess } from './learned-kind.ts';
import { isHomePath } from './path-kind.ts';
import { sentOnBy } from './sends-on.ts';

export type { PageKind } from '../catalog/page-kinds.ts';

/** Words: a page of no other kind with a form to log in and fewer is nothing but its form. */
const FORM_WORDS = 120;

/** Share of pages that are right from which the looks of a page decide (cross-validated: 90 of 100). */
const SURE = 0.5;
/** Confidence from which they contradict what the markup says it is (95 of 100). */
const PLAIN = 0.7;

/** Kinds that markup is specific of, but that lists of such things, and texts on one, have the markup of as well. */
const OF_THINGS: ReadonlySet<PageKind> = new Set([
  'product',
  'software',
  'course',
  'local',
  'event',
  'forum',
]);
/** Kinds that are told by their looks: what else says so is asked where these are not sure. */
const BY_LOOKS: ReadonlySet<PageKind> = new Set([
  'article',
  'documentation',
  'service',
  'forum',
  'listing',
  'product',
  'other',
]);
/** Kinds of pages on which questions may be all that there is. */
const MAY_BE_FAQ: ReadonlySet<LearnedKind> = new Set(['service', 'documentation']);
/** Words from which a page that sends its visitors on has a text of its own. */
const OWN_WORDS = 60;

/** The kind of the page, `other` when nothing gives it away. */
export function pageKind(facts: PageKindFacts): PageKind {
  return pageKindReading(facts).kind;
}

/** The kind of the page, and what gave it away. */
interface PageKindReading extends KindReading {
  /** What the page looks like, `null` where too little was read, absent where nothing was asked. */
  readonly looks?: KindGuess | null;
  /** The kind that its markup claims, proven or not. */
  readonly claimed: KindReading;
}

/** The kind of the page, with what it was read from. */
export function pageKindReading(facts: PageKindFacts): PageKindReading {
  const asked = parsedUrl(facts.finalUrl);
  // How a visitor came makes no other page of it.
  const url = asked && parsedUrl(fetchUrl(asked));
  if (url !== null && url.search === '' && isHomePath(url.pathname, facts.lang))
    return whatever({ kind: 'home', source: 'home' });
  if (facts.main.words < OWN_WORDS && sentOnBy(facts) !== null)
    return whatever({ kind: 'redirect', source: 'redirect' });
  const { declared, claimed, isProven } = declaredKind(facts, url?.pathname ?? '/');
  if (declared.kind === 'other' && facts.counts.passwordInputs > 0 && facts.main.words < FORM_WORDS)
    return whatever({ kind: 'login', source: 'form' });
  const looks = learnedKind(facts);
  return {
    ...(looks !== null && decides(looks, declared, isProven) ? byLooks(looks) : declared),
    looks,
    claimed,
  };
}

/** Whether the looks of a page tell more of its kind than what was declared. Markup that proves nothing takes back no looks. */
function decides(
  { kind, confidence }: KindGuess,
  { kind: declared, source }: KindReading,
  isProven: boolean,
): boolean {
  // Words of an address alone are the weakest sign: below /topic/ are threads of a forum, or the news on a subject.
  if (confidence < SURE) return source === 'path' && BY_LOOKS.has(declared);
  if (source === 'markup' && !isProven) return true;
  if (source === 'markup' && OF_THINGS.has(declared)) return confidence >= PLAIN;
  if (declared === 'faq' && source === 'content') return !MAY_BE_FAQ.has(kind);
  return BY_LOOKS.has(declared) || (declared === 'faq' && source === 'markup');
}

const byLooks = (looks: KindGuess): KindReading => ({
  kind: looks.kind === 'collection' ? 'listing' : looks.kind,
  source: 'looks',
});

/**
 * The kind that structured data is asked for. A page of no other kind is asked for what its data claims to be, proven or
 * not: a product without an offer is half a product.
 */
export function askedKind(facts: PageKindFacts): KindReading {
  const { claimed, ...reading } = pageKindReading(facts);
  return reading.kind === 'other' || reading.kind === claimed.kind ? claimed : reading;
}

/** A kind whatever the markup claims. */
const whatever = (reading: KindReading) => ({ ...reading, claimed: reading });
