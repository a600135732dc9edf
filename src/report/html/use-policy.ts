/** What a site declares about the use of its text by AI, as a table by purpose. */
import type { UsePolicyRow } from '../../rules/access/use-policy.ts';
import { declarationText, honoursText, USE_TITLES, USE_VERDICTS } from '../use-policy.ts';
import { badge, section, table, type Column } from './pieces.ts';
import { html, type Html } from './template.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Purpose', kind: 'name' },
  { title: 'Declared', kind: 'mark' },
  { title: 'Statements, and who follows them', kind: 'wide' },
];

/** A row a purpose; to allow or to deny is the owner's choice and has no colour. */
export function usePolicyPart(policy: readonly UsePolicyRow[]): Html {
  const rows = policy.map(({ purpose, verdict, declarations }) => {
    const items = declarations.map(
      (one) =>
        html`<li>
          <bdi>${declarationText(one)}</bdi> <span class="soft"><bdi>${honoursText(one)}</bdi></span>
        </li>`,
    );
    const said =
      items.length === 0
        ? html`Nothing`
        : html`<ul class="plain">
            ${items}
          </ul>`;
    return [html`${USE_TITLES[purpose]}`, badge(USE_VERDICTS[verdict], null), said];
  });
  return section(
    'use',
    'Use by AI',
    html`<p>
        What the site declares about the use of its text, and who documents to follow it. It is your choice
        and costs no points.
      </p>
      ${table(html`<span class="unseen">What is declared for each purpose</span>`, COLUMNS, rows)}`,
  );
}
