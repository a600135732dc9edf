/**
 * The language of the signature table: conditions over one answered response, and the shape of a vendor.
 * A condition is a combinator over atoms. All of them are passive: they read what came, none asks for more. A rule is
 * written by how far it carries: `certain(id, kind, sources)(...conditions)`.
 */

/** Header lines of one name: `name` and every compared value in lower case. Any line may satisfy it. */
type HeaderTest =
  | { readonly header: string; readonly exists: true }
  | { readonly header: string; readonly equals: string }
  | { readonly header: string; readonly contains: string }
  | { readonly header: string; readonly matches: RegExp }
  | { readonly header: string; readonly in: readonly string[] };

/** Names of cookies that the response sets, one per Set-Cookie line. */
type CookieTest =
  | { readonly cookie: string }
  | { readonly cookiePrefix: string }
  | { readonly cookieMatches: RegExp };

/** Markup: selectors meet elements, so quoted or escaped samples in the text of a page never match. */
type MarkupTest =
  | { readonly select: string }
  | { readonly selectText: string; readonly matches: RegExp }
  /** Substring of the inline scripts that a browser would run. */
  | { readonly inlineScript: string }
  | { readonly commentMatches: RegExp }
  /** Substring of the target of a meta refresh or a Refresh header. */
  | { readonly metaRefresh: string };

/** Words of the page: entity-decoded visible text, compared without regard to case. */
type TextTest =
  | { readonly text: string }
  | { readonly textMatches: RegExp }
  | { readonly titleEquals: string }
  | { readonly titleStarts: string }
  | { readonly titleMatches: RegExp }
  /** The whole trimmed body, only where it is under 512 characters. */
  | { readonly plainMatches: RegExp }
  /** Substring of the raw body, only where it is under 4096 characters. */
  | { readonly bodyContains: string };

/** A look at the address that a redirect ended on. */
type AddressTest =
  /** The final host, or a parent of it. */
  | { readonly finalHost: string }
  | { readonly finalHostMatches: RegExp }
  /** Substring of the final path. */
  | { readonly finalPath: string };

/** A look at the status and the amount of content. */
type SizeTest =
  | { readonly status: readonly number[] }
  /** At most this many visible word units. */
  | { readonly wordsAtMost: number }
  /** At most this many characters of body. */
  | { readonly bodyAtMost: number }
  /** Not rich in content. */
  | { readonly thin: true }
  /** The status is neither 2xx nor 3xx. */
  | { readonly refusal: true }
  | { readonly refusalOrThin: true };

/** One test of a response, whatever it looks at. */
export type Atom = HeaderTest | CookieTest | MarkupTest | TextTest | AddressTest | SizeTest;

/** What must hold of a response: one test, or several combined. */
export type Condition =
  | Atom
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** What a rule of the table can say about a response. */
export type ActedKind = 'challenge' | 'block' | 'rate-limit' | 'geo' | 'error' | 'login';

/**
 * How far a rule carries: `certain` decides whatever else the page holds, `high` only a refusal or a page
 * without content, `medium` only where nothing better matched, and is reported as likely.
 */
export type RuleConfidence = 'certain' | 'high' | 'medium';

/** A kind of answer of a vendor, and the marks that it is known by. */
export interface WafRule {
  /** Stable, unique within its vendor. */
  readonly id: string;
  readonly kind: ActedKind;
  readonly confidence: RuleConfidence;
  readonly when: Condition;
  /** Keys of `wafSources`. */
  readonly sources: readonly string[];
}

/** Says that the vendor is in front, nothing about what it did. */
export interface PresenceTest {
  readonly when: Condition;
  readonly sources: readonly string[];
}

/** A vendor of firewalls, bot defences or hosting, with what its answers are known by. */
export interface WafVendor {
  /** Stable, lower-case kebab. */
  readonly key: string;
  readonly label: string;
  readonly presence: readonly PresenceTest[];
  readonly rules: readonly WafRule[];
}

type Conditions = readonly [Condition, ...Condition[]];

/** Holds where all of the conditions hold. */
export const all = (...conditions: Conditions): Condition =>
  conditions.length === 1 ? conditions[0] : { all: conditions };

/** Holds where one of the conditions holds. */
export const any = (...conditions: Conditions): Condition =>
  conditions.length === 1 ? conditions[0] : { any: conditions };

const rulesOf =
  (confidence: RuleConfidence) =>
  (id: string, kind: ActedKind, sources: readonly string[]) =>
  (...conditions: Conditions): WafRule => ({ id, kind, confidence, when: all(...conditions), sources });

/** A rule that decides whatever else the page holds. */
export const certain = rulesOf('certain');

/** A rule that decides a refusal, or a page without content. */
export const high = rulesOf('high');

/** A rule that decides where nothing better matched; reported as likely. */
export const medium = rulesOf('medium');

/** The vendor is in front where one of the conditions holds. */
export const presence =
  (...sources: readonly string[]) =>
  (...conditions: Conditions): PresenceTest => ({ when: any(...conditions), sources });

/** A vendor with the marks that it is known by. */
export const vendor = (
  key: string,
  label: string,
  marks: readonly (PresenceTest | WafRule)[],
): WafVendor => ({
  key,
  label,
  presence: marks.filter((mark) => !('kind' in mark)),
  rules: marks.filter((mark) => 'kind' in mark),
});
