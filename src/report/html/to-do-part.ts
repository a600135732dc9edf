/** What to do: at most ten things, what shuts an engine out first. */
import { SEVERITY_BANDS } from '../band.ts';
import type { Report } from '../report.ts';
import { toDo, type ToDo } from '../to-do.ts';
import { anchorOf, type Entry } from './entries.ts';
import { badge, breakable, folded, paste, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

function row({ group, title, why, effect, effort, who }: ToDo, entries: readonly Entry[]): Html {
  const { rule, code, severity, paste: text, fix } = group;
  const id = anchorOf(entries, group);
  return html`<li>
    <input type="checkbox" id="done-${id}" data-tick="${rule}/${code}" aria-label="Done: ${title}" />
    <div>
      <h3 data-sum>${badge(severity, SEVERITY_BANDS[severity])} <a href="#${id}">${breakable(title)}</a></h3>
      ${why === '' ? NOTHING : html`<p class="soft">${why}</p>`}
      <ul class="marks">
        ${[...effect, effort, who].map((mark) => html`<li>${mark}</li> `)}
      </ul>
      ${
        text === ''
          ? NOTHING
          : folded(
              html`How to repair it`,
              html`${fix === '' ? NOTHING : html`<p>${breakable(fix)}</p>`}${paste(text, `To do: text to paste for ${title}`)}`,
            )
      }
    </div>
  </li>`;
}

/** The part on what to do. */
export function toDoPart(report: Report, entries: readonly Entry[]): Html {
  const rows = toDo(report);
  const body =
    rows.length === 0
      ? html`<p>Nothing to repair was found.</p>`
      : html`<ol class="todo" role="list">
          ${rows.map((one) => row(one, entries))}
        </ol>`;
  return section('to-do', 'To do', body);
}
