/** Robots directives in the words of messages and fixes. */
import type { PageDirective } from '../../facts/directives/page-directives.ts';

/** A directive as pages write it: `noindex`, `max-snippet:50`. */
function writtenAs({ name, value }: PageDirective): string {
  return value === '' ? name : `${name}:${value}`;
}

/** Where a directive stands, as a reader would look for it. One header line may speak to several crawlers. */
export function placeOf({ where, agent }: PageDirective): string {
  if (where === 'meta') return `<meta name="${agent === '' ? 'robots' : agent}">`;
  return agent === '' ? 'the X-Robots-Tag header' : `the X-Robots-Tag header for ${agent}`;
}

/** Directives that have to go, as data of a fault: the first, and the `others` beside it. */
export type Directives = {
  readonly directive: string;
  readonly place: string;
  readonly others: readonly string[];
};

/** What to do about them. All of them: one that is left forbids the same. */
export const REMOVE_DIRECTIVES = 'Remove {directive} from {place}[ and {others}]';

/** The data of directives that have to go, one at least. */
export function directivesData([first, ...more]: readonly [PageDirective, ...PageDirective[]]): Directives {
  const directive = writtenAs(first);
  const own = `${directive} (${placeOf(first)})`;
  const others = new Set(more.map((other) => `${writtenAs(other)} (${placeOf(other)})`));
  others.delete(own);
  return { directive, place: placeOf(first), others: [...others] };
}
