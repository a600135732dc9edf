/** What there is to know of each check before any page is read: for its documentation and for `citeworthy explain`. */
import type { Claim, Example } from '../rules/rule.ts';
import { checks } from '../rules/page/rules.ts';
import type { SiteExample } from '../rules/page/site/check.ts';
import { siteChecks } from '../rules/page/site/checks.ts';
import { pageGates } from '../score/gates.ts';
import { pagePoints } from '../score/points.ts';
import { exampleFindings } from './example-site.ts';
import { exampleSubject } from '../rules/page/example-subject.ts';

/** One check of a page or of a whole site, as documentation. */
export interface CheckEntry extends Claim {
  /** What it judges. Checks of a site inform: its score is the mean of its pages. */
  readonly of: 'page' | 'site';
  /** Points of 100 of its category; 0: it informs. */
  readonly points: number;
  /** Overall score that a page can reach at most while it fails, `null` when it caps nothing. */
  readonly cap: number | null;
  /** What fails it, and what it then says. */
  readonly failing: {
    readonly example: Example | SiteExample;
    readonly message: string;
    readonly fix: string;
  } | null;
  /** What passes it. */
  readonly passing: Example | SiteExample | null;
}

const byId = new Map<string, (typeof checks)[number]>(checks.map((check) => [check.id, check]));
const siteById = new Map(siteChecks.map((check) => [check.id, check]));

/** Ids of all checks, those of pages first, in the order in which equal losses are reported. */
export const checkIds: readonly string[] = [...byId.keys(), ...siteById.keys()];

/** The entry of one check, `null` for an id that is none. Its first failing example is judged for the text of the fix. */
export function checkEntry(id: string): CheckEntry | null {
  const check = byId.get(id);
  if (check === undefined) return siteEntry(id);
  return {
    id,
    of: 'page',
    ...claimOf(check),
    points: pagePoints[check.id],
    cap: pageGates[check.id]?.cap ?? null,
    failing: failingOf(check),
    passing: check.examples.pass[0] ?? null,
  };
}

function claimOf({ category, type, title, why, source, grade }: Claim): Omit<Claim, 'id'> {
  return { category, type, title, why, source, grade };
}

function siteEntry(id: string): CheckEntry | null {
  const check = siteById.get(id);
  if (check === undefined) return null;
  return {
    id,
    of: 'site',
    ...claimOf(check),
    points: 0,
    cap: null,
    failing: failingSite(check),
    passing: check.examples.pass[0] ?? null,
  };
}

function failingOf({ evaluate, examples }: (typeof checks)[number]): CheckEntry['failing'] {
  const [example] = examples.fail;
  if (example === undefined) return null;
  const verdict = evaluate(exampleSubject(example));
  return verdict.kind === 'fail' ? { example, message: verdict.message, fix: verdict.fix } : null;
}

function failingSite({ id, examples }: (typeof siteChecks)[number]): CheckEntry['failing'] {
  const [example] = examples.fail;
  const finding =
    example === undefined ? undefined : exampleFindings(example).find((found) => found.id === id);
  if (example === undefined || finding === undefined) return null;
  return { example, message: finding.message, fix: finding.fix };
}
