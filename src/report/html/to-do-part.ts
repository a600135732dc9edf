/** What to do first, in the order of work. */
import { SEVERITY_BANDS } from '../band.ts';
import type { Locale } from '../locale.ts';
import type { Report } from '../report.ts';
import { toDo, type ToDo } from '../to-do.ts';
import { address, badge, breakable, folded, paste, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

function row(
  { group, title, why, state, place, more, fix, paste: text, effect, effort, who }: ToDo,
  locale: Locale,
): Html {
  const { tell } = locale;
  const { rule, code, severity } = group;
  const id = `${rule}-${code}`;
  const { url, line } = place.place;
  return html`<li>
    <input
      type="checkbox"
      id="done-${id}"
      data-tick="${rule}/${code}"
      aria-label="${tell('todo-done', { title })}"
    />
    <div>
      <h3 data-sum>
        ${badge(tell(`severity-${severity}`), SEVERITY_BANDS[severity])}
        ${state === '' ? NOTHING : html`${badge(state, null)} `}<a href="#${id}">${breakable(title)}</a>
      </h3>
      <p data-sum>
        ${address(url)}${line === 0 ? NOTHING : html` ${tell('findings-line', { line })}`}
        ${more === '' ? NOTHING : html`<a href="#${id}">${more}</a>`} → ${breakable(fix)}
      </p>
      ${why === '' ? NOTHING : html`<p class="soft reason">${why}</p>`}
      <ul class="marks">
        ${[...effect, effort, who].map((mark) => html`<li>${mark}</li> `)}
      </ul>
      ${
        text === ''
          ? NOTHING
          : folded(html`${tell('text-to-paste')}`, paste(text, tell('todo-paste', { title }), locale))
      }
    </div>
  </li>`;
}

/** The part on what to do. */
export function toDoPart(report: Report, locale: Locale): Html {
  const rows = toDo(report, locale);
  const body =
    rows.length === 0
      ? html`<p>${locale.tell('nothing-to-repair')}</p>`
      : html`<ol class="todo" role="list">
          ${rows.map((one) => row(one, locale))}
        </ol>`;
  return section('to-do', locale.tell('todo-title'), body);
}
