/** The small pieces that several parts of the page are made of. */
import { canParse } from '../../values/address.ts';
import type { Band } from '../band.ts';
import type { Locale } from '../locale.ts';
import type { TextCode } from '../texts.ts';
import { html, NOTHING, type Html } from './template.ts';

/** A word on a coloured ground. The word says it; the colour only helps. */
export function badge(text: string, band: Band | null): Html {
  return html`<span class="badge ${band ?? ''}">${text}</span>`;
}

/** Text that may break behind a slash, so that addresses do not break inside words. It cannot turn the sentence around it. */
export function breakable(text: string): Html {
  const parts = text.split(/(?<=[/?&])(?=[^/])/);
  return html`<bdi>${parts.map((part, index) => (index === 0 ? html`${part}` : html`<wbr />${part}`))}</bdi>`;
}

/** An address under other words: a link when it is http(s), else the words alone, so that no `javascript:` can be clicked. */
export function link(url: string, words: Html): Html {
  if (!/^https?:\/\//i.test(url) || !canParse(url)) return words;
  return html`<a href="${url}">${words}</a>`;
}

/** An address that can be opened. */
export function address(url: string): Html {
  return link(url, breakable(url));
}

/** Text to paste. One click selects all of it; a keyboard can scroll it. */
export function paste(code: string, name: string, { tell }: Locale): Html {
  if (code === '') return NOTHING;
  return html`<figure class="paste">
    <figcaption>
      ${tell('text-to-paste')} <button type="button" data-copy="code" hidden>${tell('copy')}</button>
    </figcaption>
    <pre tabindex="0" role="region" aria-label="${name}"><code>${code}</code></pre>
  </figure>`;
}

/** What opens with a click, and is closed until then. */
export function folded(summary: Html, body: Html): Html {
  return html`<details class="fold">
    <summary>${summary}</summary>
    ${body}
  </details>`;
}

/** One column of a {@link table}. */
export interface Column {
  /** The code of its title. */
  readonly title: TextCode;
  /** `name` and `mark` have one width in all tables, so that columns stand under each other. */
  readonly kind: 'name' | 'mark' | 'text' | 'wide' | 'number';
}

/**
 * A table with a caption; the first cell of each row is its header. On a phone every row becomes a card:
 * the roles keep it a table for screen readers when its display is no longer that of one.
 */
export function table(
  caption: Html,
  columns: readonly Column[],
  rows: readonly (readonly Html[])[],
  { tell }: Locale,
): Html {
  const titles = columns.map(({ title }) => tell(title));
  const head = columns.map(
    ({ kind }, index) =>
      html`<th scope="col" role="columnheader" class="${kind}">${titles[index] ?? ''}</th>`,
  );
  const body = rows.map(
    ([first = NOTHING, ...rest]) =>
      html`<tr role="row">
        <th scope="row" role="rowheader">${first}</th>
        ${rest.map((cell, index) => dataCell(cell, titles[index + 1] ?? '', columns[index + 1]?.kind))}
      </tr>`,
  );
  return html`<div class="scroll">
    <table class="stack" role="table">
      <caption>
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${head}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${body}
      </tbody>
    </table>
  </div>`;
}

function dataCell(cell: Html, title: string, kind: Column['kind'] = 'text'): Html {
  return html`<td role="cell" class="${kind}" data-label="${title}">${cell}</td>`;
}

/** A part of the page with its heading; `id` is the anchor that the contents link to. */
export function section(id: string, title: string, body: Html): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>`;
}

/** A list of terms with what is known of each. */
export function facts(rows: readonly (readonly [term: string, known: Html])[]): Html {
  return html`<dl>
    ${rows.map(
      ([term, known]) =>
        html`<dt>${term}</dt>
          <dd>${known}</dd>`,
    )}
  </dl>`;
}
