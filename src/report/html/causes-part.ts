/** Root causes, worst first, each with the points it returns and the text to paste. */
import { SEVERITY_BANDS, type Band } from '../band.ts';
import { CATEGORY_LABELS, pagesText, pointsText, ranked } from '../findings.ts';
import type { Finding } from '../model.ts';
import { address, badge, paste, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** How many causes the page shows; the formats for machines have them all. */
const MAX_CAUSES = 200;

function mark(text: string, band: Band | null): Html {
  return text === '' ? NOTHING : html`<li>${badge(text, band)}</li>`;
}

function paragraph(text: string): Html {
  return text === '' ? NOTHING : html`<p><bdi>${text}</bdi></p>`;
}

function place({ url, line }: Finding): Html {
  if (url === '') return NOTHING;
  return html`<p class="small soft">${address(url)}${line === 0 ? '' : `, line ${line}`}</p>`;
}

function cause(finding: Finding, index: number): Html {
  const band = SEVERITY_BANDS[finding.severity];
  const points = pointsText(finding.points);
  return html`<article
    class="finding ${band ?? ''}"
    id="cause-${index + 1}"
    aria-labelledby="cause-${index + 1}-title"
  >
    <ul class="marks">
      ${mark(finding.severity, band)}${mark(CATEGORY_LABELS[finding.category], null)}${mark(points === '' ? '' : `returns ${points}`, 'good')}${mark(pagesText(finding.pages), null)}${mark(finding.id, null)}
    </ul>
    <h3 id="cause-${index + 1}-title"><bdi>${finding.title}</bdi></h3>
    ${paragraph(finding.detail)}
    ${finding.fix === '' ? NOTHING : html`<p><strong>What to do:</strong> <bdi>${finding.fix}</bdi></p>`}
    ${place(finding)} ${paste(finding.code, `Text to paste for cause ${index + 1}`)}
  </article>`;
}

/** All root causes of a report. */
export function causesPart(findings: readonly Finding[]): Html {
  const shown = ranked(findings).slice(0, MAX_CAUSES);
  const rest = findings.length - shown.length;
  const more = rest === 0 ? NOTHING : html`<p>${rest} more in the JSON and CSV forms of this report.</p>`;
  const lead =
    shown.length === 0
      ? html`<p>Nothing to repair was found.</p>`
      : html`<p>
          One entry for each cause, however many symptoms it has. Points are what repairing it returns to its
          score. <code>citeworthy explain</code> with the name that stands last above a title tells more.
        </p>`;
  return section('causes', 'Root causes and fixes', html`${lead}${shown.map(cause)}${more}`);
}
