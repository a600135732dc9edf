/** What the report rests on and what it cannot know, folded. */
import type { Report } from '../report.ts';
import { breakable, facts, folded, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** The part on evidence and limits. */
export function limitsPart({ evidence, limits }: Report): Html {
  const known =
    evidence.length === 0
      ? NOTHING
      : folded(
          html`What was read, by which versions`,
          facts(evidence.map(({ label, value }) => [label, breakable(value)])),
        );
  const unknown =
    limits.length === 0
      ? NOTHING
      : folded(
          html`What this report cannot know (${limits.length})`,
          html`<ul class="plain">
            ${limits.map((limit) => html`<li>${breakable(limit)}</li>`)}
          </ul>`,
        );
  return section('limits', 'Limits and method', html`${known}${unknown}`);
}
