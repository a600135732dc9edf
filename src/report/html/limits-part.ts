/** What the report rests on and what it cannot know, folded. */
import { limitText } from '../evidence.ts';
import type { Locale } from '../locale.ts';
import type { Report } from '../report.ts';
import { breakable, facts, folded, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** The part on evidence and limits. */
export function limitsPart({ evidence, limits }: Report, locale: Locale): Html {
  const { tell } = locale;
  const known =
    evidence.length === 0
      ? NOTHING
      : folded(
          html`${tell('limits-read')}`,
          facts(evidence.map(({ code, data }) => [tell(code.label), breakable(tell(code.value, data))])),
        );
  const unknown =
    limits.length === 0
      ? NOTHING
      : folded(
          html`${tell('limits-count', { count: limits.length })}`,
          html`<ul class="plain">
            ${limits.map((limit) => html`<li>${breakable(limitText(limit, locale))}</li>`)}
          </ul>`,
        );
  return section('limits', tell('limits-part'), html`${known}${unknown}`);
}
