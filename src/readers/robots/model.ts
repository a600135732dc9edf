/** What a robots.txt says, as plain data. */
import type { Problem } from '../../values/problem.ts';

/**
 * What a line is, in the terms of Google's RobotsParsingReporter. `unsupported`: a known key that decides no access
 * (Crawl-delay, Host, …). `unknown`: any other key, or text without one.
 */
export type RobotsLineKind =
  | 'user-agent'
  | 'allow'
  | 'disallow'
  | 'sitemap'
  | 'unsupported'
  | 'unknown'
  | 'comment'
  | 'empty';

/** One line of a robots.txt, as it was read. A flag that does not hold is absent. */
export interface RobotsLine {
  /** 1-based. */
  readonly line: number;
  readonly kind: RobotsLineKind;
  /** A misspelt key that Google reads all the same. */
  readonly typo?: true;
  /** A blank is in the place of the colon. */
  readonly missingColon?: true;
  /** A comment follows the text. */
  readonly trailingComment?: true;
}

/** One User-agent line. */
export interface RobotsAgent {
  readonly line: number;
  /** As written. */
  readonly value: string;
}

/** One Allow or Disallow line with a non-empty value. */
export interface RobotsRule {
  readonly line: number;
  readonly allow: boolean;
  /** As written. */
  readonly value: string;
  /** The value in the canonical form of pattern.ts. */
  readonly pattern: string;
  /** Octets of the encoded pattern: the longest match decides (RFC 9309 2.2.2). */
  readonly octets: number;
  /** For an Allow of `…/index.htm…`: the pattern of its directory, which Google opens with it. Else `null`. */
  readonly directory: string | null;
}

/** Content-Signal of a group. `null`: nothing said. Source: https://contentsignals.org, Cloudflare docs 2026-08. */
export interface ContentSignal {
  readonly line: number;
  readonly search: boolean | null;
  readonly aiInput: boolean | null;
  readonly aiTrain: boolean | null;
  readonly use: 'immediate' | 'reference' | 'full' | null;
}

/** One Content-Usage line (IETF aipref drafts of 2026-08-19). `path` is `null` when the line names none. */
export interface ContentUsage {
  readonly line: number;
  readonly path: string | null;
  readonly preferences: readonly (readonly [key: string, value: string])[];
}

/** One group of a robots.txt: its agents and its rules. */
export interface RobotsGroup {
  readonly agents: readonly RobotsAgent[];
  readonly rules: readonly RobotsRule[];
  /** Seconds; the largest when several lines give one, `null` without. Not part of RFC 9309. */
  readonly crawlDelay: number | null;
  /** The last that states anything. */
  readonly contentSignal: ContentSignal | null;
  /** Those that state anything, in file order, at most 20: more than one is a contradiction or a repetition. */
  readonly contentSignals: readonly ContentSignal[];
  readonly contentUsage: readonly ContentUsage[];
}

/** Groups by lower-case token; `*` holds the default group. Groups of one token are in file order. */
export type RobotsIndex = ReadonlyMap<string, readonly RobotsGroup[]>;

/** A line that is listed as it is. */
export interface RobotsNote {
  readonly line: number;
  readonly value: string;
}

/**
 * A line that readers take in different ways, or a fault of the whole file, which has no line. Data: `written`, the value of the
 * line with its secrets masked, and `meant`, what belongs in its place, where that is known.
 */
export type RobotsProblem = Problem<RobotsProblemCode>;

/** The stable code of a problem in a robots.txt. */
export type RobotsProblemCode =
  | 'html'
  | 'utf-16'
  | 'too-large'
  | 'line-too-long'
  | 'nul'
  | 'key-typo'
  | 'key-suffix'
  | 'missing-colon'
  | 'key-near'
  | 'unknown-line'
  | 'template-left'
  | 'outside-group'
  | 'signal-outside-group'
  | 'agent-product'
  | 'agent-suffix'
  | 'agent-nonstandard'
  | 'agent-empty'
  | 'rule-without-slash'
  | 'rule-is-url'
  | 'sitemap-relative'
  | 'sitemap-no-address'
  | 'no-effect'
  | 'crawl-delay-invalid'
  | 'content-signal-invalid';

/** A robots.txt, read line by line. */
export interface RobotsTxt {
  /** Values of the Sitemap lines as written, in order. */
  readonly sitemaps: readonly string[];
  readonly lines: readonly RobotsLine[];
  readonly groups: readonly RobotsGroup[];
  /** The groups as Google's published parser reads them. */
  readonly index: RobotsIndex;
  /** The groups by the letter of RFC 9309, `null` when the file makes no use of a leniency. */
  readonly strict: RobotsIndex | null;
  /** Yandex's Host lines. No effect on access. */
  readonly hosts: readonly RobotsNote[];
  /** Yandex's Clean-param lines. No effect on access. */
  readonly cleanParams: readonly RobotsNote[];
  /** License lines (RSL 1.0). */
  readonly licenses: readonly RobotsNote[];
  /** Agentmap lines: where what the site offers to agents is listed (Agentic Resource Discovery, 5.1). No effect on access. */
  readonly agentmaps: readonly RobotsNote[];
  /** First and last line of the block that Cloudflare puts in front of a managed file. */
  readonly cloudflareManaged: { readonly from: number; readonly to: number } | null;
  /** Markup is in the place of rules. Lines that read as rules count all the same. */
  readonly html: boolean;
  /** Longer than 512,000 bytes: the rest was not read. */
  readonly truncated: boolean;
  readonly problems: readonly RobotsProblem[];
  /** Number of problems found; `problems` is capped at 200. */
  readonly problemCount: number;
}
