/** The rules of the audits that ran and that found nothing, folded. */
import type { AuditName } from '../../rules/rule.ts';
import { rules } from '../../rules/rules.ts';
import type { Locale } from '../locale.ts';
import type { Report } from '../report.ts';
import { folded, section } from './pieces.ts';
import { html, type Html } from './template.ts';

/** The part on what is in order. A rule that could not be decided found nothing either, and the limits say so. */
export function passedPart({ findings, crawler, llms, schema, site }: Report, { tell, claim }: Locale): Html {
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
    tell('passed-title'),
    folded(
      html`${tell('passed-count', { count: quiet.length })}`,
      html`<p class="soft">${tell('passed-note')}</p>
        <ul class="plain">
          ${quiet.map((rule) => html`<li>${claim(rule).title} <code class="soft">${rule.id}</code></li>`)}
        </ul>`,
    ),
  );
}
