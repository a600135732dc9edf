/** Findings in groups, worst first, each with what repairing it returns, the text to paste and all its places. */
import type { Finding } from '../../findings/finding.ts';
import { groupFindings, type FindingGroup } from '../../findings/group.ts';
import { rankGroups } from '../../findings/rank.ts';
import { SEVERITY_BANDS, type Band } from '../band.ts';
import { AREA_LABELS, gainTexts, pagesText, templateText } from '../finding-texts.ts';
import type { Report } from '../report.ts';
import { address, badge, paste, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** Places that stand in the open; more are folded. */
const OPEN_PLACES = 3;

/** The anchor of a group. */
export const anchorOf = ({ rule, code }: Pick<FindingGroup, 'rule' | 'code'>): string => `${rule}-${code}`;

function mark(text: string, band: Band | null): Html {
  return text === '' ? NOTHING : html`<li>${badge(text, band)}</li>`;
}

function place(finding: Finding, { title, fix, paste: shared, findings }: FindingGroup): Html {
  const { place: at, message } = finding;
  const isAlone = findings.length === 1;
  const line = at.line === 0 ? '' : `, line ${at.line}`;
  return html`<li>
    <span class="small soft">${address(at.url)}${line}</span>
    ${isAlone || message === title ? NOTHING : html`<p><bdi>${message}</bdi></p>`}
    ${fix === '' ? html`<p><strong>What to do:</strong> <bdi>${finding.fix}</bdi></p>` : NOTHING}
    ${shared === '' ? paste(finding.paste, `Text to paste for ${at.path}${line}: ${message}`) : NOTHING}
  </li>`;
}

function places(group: FindingGroup): Html {
  const items = group.findings.map((finding) => place(finding, group));
  const rest = items.slice(OPEN_PLACES);
  return html`<ul class="plain">
      ${items.slice(0, OPEN_PLACES)}
    </ul>
    ${
      rest.length === 0
        ? NOTHING
        : html`<details>
            <summary>${rest.length} more ${rest.length === 1 ? 'place' : 'places'}</summary>
            <ul class="plain">
              ${rest}
            </ul>
          </details>`
    }`;
}

function entry(group: FindingGroup, report: Report): Html {
  const { rule, severity, area, title, fix, findings } = group;
  const band = SEVERITY_BANDS[severity];
  const id = anchorOf(group);
  const template = templateText(group);
  const [first] = findings;
  const named = findings.length === 1 && first !== undefined ? first.message : title;
  return html`<article class="finding ${band ?? ''}" id="${id}" aria-labelledby="${id}-title">
    <ul class="marks">
      ${mark(severity, band)}${mark(AREA_LABELS[area], null)}${gainTexts(group, report).map((gain) => mark(gain, 'good'))}${mark(pagesText(group), null)}${mark(rule, null)}
    </ul>
    <h3 id="${id}-title"><bdi>${named}</bdi></h3>
    ${fix === '' ? NOTHING : html`<p><strong>What to do:</strong> <bdi>${fix}</bdi></p>`}
    ${template === '' ? NOTHING : html`<p>${template}</p>`} ${places(group)}
    ${paste(group.paste, `Text to paste for ${named}`)}
  </article>`;
}

/** All findings of a report. */
export function findingsPart(report: Report): Html {
  const groups = rankGroups(groupFindings(report.findings));
  const lead =
    groups.length === 0
      ? html`<p>Nothing to repair was found.</p>`
      : html`<p>
          One entry for each fault, with every place that has it. Points are what repairing it returns to the
          score that is named with them.
        </p>`;
  return section(
    'findings',
    'Findings and fixes',
    html`${lead}${groups.map((group) => entry(group, report))}`,
  );
}
