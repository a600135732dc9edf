/** What a site declares about the use of its text by AI, as a table by purpose. */
import type { UsePolicyRow } from '../../rules/access/use-policy.ts';
import type { Locale } from '../locale.ts';
import { declarationText, honoursText } from '../use-policy.ts';
import { badge, section, table, type Column } from './pieces.ts';
import { html, type Html } from './template.ts';

const COLUMNS: readonly Column[] = [
  { title: 'use-purpose', kind: 'name' },
  { title: 'use-declared', kind: 'mark' },
  { title: 'use-statements', kind: 'wide' },
];

/** A row a purpose; to allow or to deny is the owner's choice and has no colour. */
export function usePolicyPart(policy: readonly UsePolicyRow[], locale: Locale): Html {
  const { tell } = locale;
  const rows = policy.map(({ purpose, verdict, declarations }) => {
    const items = declarations.map(
      (one) =>
        html`<li>
          <bdi>${declarationText(one, locale)}</bdi>
          <span class="soft"><bdi>${honoursText(one, locale)}</bdi></span>
        </li>`,
    );
    const said =
      items.length === 0
        ? html`${tell('use-nothing')}`
        : html`<ul class="plain">
            ${items}
          </ul>`;
    return [html`${tell(`use-${purpose}`)}`, badge(tell(`use-${verdict}`), null), said];
  });
  return section(
    'use',
    tell('use-title'),
    html`<p>${tell('use-lead')}</p>
      ${table(html`<span class="unseen">${tell('use-caption')}</span>`, COLUMNS, rows, locale)}`,
  );
}
