/** What an engine gets that runs no script: the text of a page beside what it would quote, and what prevents that. */
import type { PageRuleId } from '../../rules/page/rules.ts';
import { worstFirst } from '../../rules/severity.ts';
import { SEVERITY_BANDS } from '../band.ts';
import type { Locale } from '../locale.ts';
import type { SeenPage } from '../report.ts';
import { titleOf } from '../finding-texts.ts';
import type { Entry } from './entries.ts';
import { breakable, folded, link, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** Hindrances that are named for one page. */
const MOST_HINDRANCES = 4;
/** What decides whether a passage of a page is quoted: that it may be shown, and that it says something by itself. */
const OF_PASSAGES: ReadonlySet<string> = new Set<PageRuleId>([
  'answer-first',
  'placeholder',
  'section-length',
  'self-contained',
  'snippet-allowed',
  'subheadings',
  'text-amount',
  'text-excess',
]);
const KEEPS_OUT: ReadonlySet<string> = new Set(['reach', 'read']);

/** What keeps engines from the text of a page, or from a passage of it: no lesser fault of its address or its title. */
function hindrances({ path }: SeenPage, entries: readonly Entry[]): readonly Entry[] {
  return entries
    .filter(
      ({ group: { rule, area, severity, findings } }) =>
        SEVERITY_BANDS[severity] !== null &&
        (OF_PASSAGES.has(rule) || (KEEPS_OUT.has(area) && severity === 'critical')) &&
        findings.some(({ place }) => place.path === path),
    )
    .toSorted((a, b) => worstFirst(a.group.severity, b.group.severity))
    .slice(0, MOST_HINDRANCES);
}

function seen(page: SeenPage, entries: readonly Entry[], { tell }: Locale): Html {
  const { url, path, kind, text, passage } = page;
  const found = hindrances(page, entries);
  const quoted =
    passage === ''
      ? html`<p>${tell('seen-unquoted')}</p>`
      : html`<blockquote><bdi>${passage}</bdi></blockquote>`;
  const why =
    found.length === 0
      ? html`<p>${tell('seen-nothing')}</p>`
      : html`<ul class="plain">
          ${found.map(({ id, group }) => html`<li><a href="#${id}">${breakable(titleOf(group))}</a></li>`)}
        </ul>`;
  const head = html`${breakable(path)}
    <span class="soft"
      >${found.length === 0 ? tell('page-kind', { kind }) : tell('seen-in-the-way', { kind, count: found.length })}</span
    >`;
  return folded(
    head,
    html`<div class="seen">
      <div>
        <h3>${link(url, html`${tell('seen-text')}`)}</h3>
        ${lines(text, tell('seen-none'))} ${partsOf(page, tell)}
      </div>
      ${page.rendered === undefined ? NOTHING : renderedText(page.rendered, tell)}
      <div>
        <h3>${tell('seen-quoted')}</h3>
        ${quoted}
        <h3>${tell('seen-prevents')}</h3>
        ${why}
      </div>
    </div>`,
  );
}

/** Which parts of a page count as its text, and why. */
function partsOf({ parts }: SeenPage, tell: Locale['tell']): Html {
  if (parts.length === 0) return NOTHING;
  return html`<h3>${tell('seen-parts')}</h3>
    <ul class="plain">
      ${parts.map(
        ({ isText, words, text, reason }) =>
          html`<li>
            <bdi>${text}</bdi>
            <span class="soft"
              >${tell(isText ? 'seen-part-in' : 'seen-part-out', { count: words, reason })}</span
            >
          </li>`,
      )}
    </ul>`;
}

const lines = (text: string, none: string): Html =>
  text === '' ? html`<p>${none}</p>` : html`<p class="lines"><bdi>${text}</bdi></p>`;

/** Beside the text without scripts: what the few engines get that run them. */
function renderedText({ text, reason }: NonNullable<SeenPage['rendered']>, tell: Locale['tell']): Html {
  return html`<div>
    <h3>${tell('seen-rendered')}</h3>
    ${
      reason === ''
        ? lines(text, tell('seen-none'))
        : html`<p class="soft"><bdi>${tell('seen-unrendered', { reason })}</bdi></p>`
    }
  </div>`;
}

/** The part on what an engine sees, `NOTHING` where no page was kept. */
export function seenPart(pages: readonly SeenPage[], entries: readonly Entry[], locale: Locale): Html {
  if (pages.length === 0) return NOTHING;
  return section(
    'seen',
    locale.tell('seen-title'),
    html`<p class="soft">${locale.tell('seen-lead')}</p>
      ${pages.map((page) => seen(page, entries, locale))}`,
  );
}
