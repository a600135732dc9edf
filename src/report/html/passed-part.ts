/** The rules of the audits that ran and that found nothing, folded. */
import type { AuditName } from '../../rules/rule.ts';
import { rules } from '../../rules/rules.ts';
import type { Report } from '../report.ts';
import { folded, section } from './pieces.ts';
import { html, type Html } from './template.ts';

/** The part on what is in order. A rule that could not be decided found nothing either, and the limits say so. */
export function passedPart({ findings, crawler, llms, schema, site }: Report): Html {
  const ran: Readonly<Record<AuditName, boolean>> = {
    crawler: crawler !== undefined,
    llms: llms !== undefined,
    schema: schema !== undefined,
    page: site !== undefined,
    site: site !== undefined,
  };
  const failed = new Set(findings.map(({ rule }) => rule));
  const quiet = rules.filter(({ id, audit }) => ran[audit] && !failed.has(id));
  return section(
    'passed',
    'Passed',
    folded(
      html`${quiet.length} rules found nothing to repair`,
      html`<p class="soft">What could not be decided found nothing either; see the limits.</p>
        <ul class="plain">
          ${quiet.map(({ id, title }) => html`<li>${title} <code class="soft">${id}</code></li>`)}
        </ul>`,
    ),
  );
}
