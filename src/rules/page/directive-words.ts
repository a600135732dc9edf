/** Robots directives in the words of messages and fixes. */
import type { PageDirective } from '../../facts/directives/page-directives.ts';

/** A directive as pages write it: `noindex`, `max-snippet:50`. */
function writtenAs({ name, value }: PageDirective): string {
  return value === '' ? name : `${name}:${value}`;
}

/** Where a directive is: a tag as it is written, or a header, of which one line may speak to several crawlers. */
export const DIRECTIVE_PLACES = {
  header: 'the X-Robots-Tag header',
  'bot-header': 'the X-Robots-Tag header for {1}',
} as const;

/** A directive with its place. */
export const PLACED_DIRECTIVES = {
  meta: '{2} (<meta name="{1}">)',
  header: '{1} (the X-Robots-Tag header)',
  'bot-header': '{2} (the X-Robots-Tag header for {1})',
} as const satisfies Readonly<Record<keyof typeof DIRECTIVE_PLACES | 'meta', string>>;

/** Where a directive is, as data: `{place@directive-places}`. */
export function placeOf({ where, agent }: PageDirective): string {
  if (where === 'meta') return `<meta name="${agent === '' ? 'robots' : agent}">`;
  return agent === '' ? 'header' : `bot-header: ${agent}`;
}

/** A directive with its place, as data. */
function placed(directive: PageDirective): string {
  const { where, agent } = directive;
  const place = where === 'meta' ? `meta: ${agent === '' ? 'robots' : agent}` : placeOf(directive);
  return `${place}: ${writtenAs(directive)}`;
}

/** Directives that have to go, as data of a fault: the first, and the `others` beside it. */
export type Directives = {
  readonly directive: string;
  readonly place: string;
  readonly others: readonly string[];
};

/** What to do about them. All of them: one that is left forbids the same. */
export const REMOVE_DIRECTIVES =
  'Remove {directive} from {place@directive-places}[ and {others@placed-directives}]';

/** The data of directives that have to go, one at least. */
export function directivesData([first, ...more]: readonly [PageDirective, ...PageDirective[]]): Directives {
  const others = new Set(more.map(placed));
  others.delete(placed(first));
  return { directive: writtenAs(first), place: placeOf(first), others: [...others] };
}
