/** What the fault of a rule becomes for people, files and gates: one finding for each place and fault. */
import { createHash } from 'node:crypto';
import { pathOf } from '../values/url.ts';
import type { Area, AuditName, Claim, Data, Effort, Fault, Occurrence } from '../rules/rule.ts';
import type { FindingSeverity } from '../rules/severity.ts';
import { fill, keptData } from '../rules/words.ts';
import { masked } from '../values/secrets.ts';
import { storableText } from '../values/wording.ts';

/** The scores of a run, each 0 to 100: three of single audits, and the mean of the audited pages. */
export const COSTED_SCORES = ['crawler', 'llms', 'schema', 'pages'] as const;

/** What a finding costs: points of one score. Points of different scores do not add up. */
export interface Cost {
  readonly score: (typeof COSTED_SCORES)[number];
  /** Whole points of that score; of `pages` those of the page at fault. */
  readonly points: number;
}

/** Where a fault has to be repaired. */
export interface Place {
  readonly url: string;
  /** Path and query, without host and port: the place on every host that serves the site. */
  readonly path: string;
  /** 1-based, 0 without a line. */
  readonly line: number;
  readonly column: number;
}

/** One fault at one place. Nothing is merged before it is a finding. */
export interface Finding {
  readonly rule: string;
  /** The fault of the rule. */
  readonly code: string;
  readonly audit: AuditName;
  readonly area: Area;
  readonly severity: FindingSeverity;
  readonly effort: Effort;
  /** What is wrong, in words that hold at every place of this rule and code. */
  readonly title: string;
  /** What is wrong here. */
  readonly message: string;
  readonly fix: string;
  /** What `message` and `fix` are filled from: with it the words of another language are filled as well. */
  readonly data: Data;
  /** Text to paste, empty without one. */
  readonly paste: string;
  readonly place: Place;
  /** What tells it from others of its code at this place: keys of bots, a type, the number of a block. */
  readonly about: readonly string[];
  readonly cost: Cost;
  /** The same rule, code, path and `about` in every run, whatever host serves the site. */
  readonly fingerprint: string;
}

/** Where a fault was looked for, and what it costs. */
export interface Origin {
  /** Address of what was judged. */
  readonly url: string;
  readonly cost: Cost;
}

/** The finding of one fault of a rule. */
export function findingOf(rule: Claim, fault: Fault, occurrence: Occurrence, { url, cost }: Origin): Finding {
  const { code, data, line = 0, column = 0, paste = '', about = [] } = occurrence;
  const address = occurrence.url ?? url;
  const message = fill(fault.message, data);
  return identified({
    rule: rule.id,
    code,
    audit: rule.audit,
    area: rule.area,
    severity: fault.severity,
    effort: fault.effort,
    title: fault.title ?? message,
    message,
    fix: fill(fault.fix, data),
    data: keptData(data),
    paste,
    place: { url: address, path: pathOf(address), line, column },
    about,
    cost,
  });
}

/** The finding with its fingerprint. What a page wrote into its texts is made fit for every store. */
export function identified(found: Omit<Finding, 'fingerprint'>): Finding {
  const { title, message, fix, paste, about } = found;
  const finding = {
    ...found,
    title: storableText(title),
    message: storableText(message),
    fix: storableText(fix),
    paste: storableText(paste),
    about: about.map(storableText),
  };
  return { ...finding, fingerprint: fingerprintOf(finding) };
}

/** Hexadecimal digits: 64 bits, so that a million findings share one with a chance of 1 in 37 million. */
const DIGITS = 16;

/**
 * The order of what a finding is about says nothing, nor does its line: lines move with every edit. Nor does a secret in
 * an address, which another run may have anew.
 */
function fingerprintOf({ rule, code, place, about }: Omit<Finding, 'fingerprint'>): string {
  const parts = [rule, code, masked(place.path), ...about.map(masked).toSorted()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS);
}
