/** Robots directives in the words of messages and fixes. */
import type { PageDirective } from '../../facts/directives/page-directives.ts';

/** A directive as pages write it: `noindex`, `max-snippet:50`. */
export function writtenAs({ name, value }: PageDirective): string {
  return value === '' ? name : `${name}:${value}`;
}

/** What to do about directives that have to go. All of them: one that is left forbids the same. */
export function removalOf(directives: readonly PageDirective[]): string {
  const told = directives.map((directive) => `${writtenAs(directive)} from ${directive.where}`);
  return `Remove ${[...new Set(told)].join(' and ')}`;
}
