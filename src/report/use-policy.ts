/** What a site declares about the use of its text by AI, in words. */
import { USE_SIGNALS } from '../catalog/use-signals.ts';
import type { UseDeclaration, UsePolicyRow, UsePurpose } from '../rules/access/use-policy.ts';
import { listed } from '../values/wording.ts';

/** What each purpose is called. */
export const USE_TITLES: Readonly<Record<UsePurpose, string>> = {
  search: 'Search',
  answer: 'Answers',
  train: 'Training',
};

/** What each verdict is called. */
export const USE_VERDICTS: Readonly<Record<UsePolicyRow['verdict'], string>> = {
  allowed: 'allowed',
  denied: 'denied',
  'in-part': 'denied in part',
  licensed: 'by licence',
  contradicted: 'contradicted',
  unstated: 'not stated',
};

/** Bots that a statement names before it counts the rest. */
const MAX_NAMES = 4;

/** Where a statement stands, what it says and for whom: `robots.txt line 4: Disallow: / (GPTBot)`. */
export function declarationText({ place, line, text, bots }: UseDeclaration): string {
  const where = line > 0 ? `${place} line ${line}` : place;
  return `${where}: ${text}${bots.length === 0 ? '' : ` (${listed(bots, MAX_NAMES)})`}`;
}

/** Who documents that it follows a statement. */
export function honoursText({ honouredBy, means }: UseDeclaration): string {
  return honouredBy.length === 0
    ? `nobody documents to follow ${means === 'robots-group' ? 'it' : USE_SIGNALS[means].label}`
    : `followed by ${listed(honouredBy, MAX_NAMES)}`;
}
