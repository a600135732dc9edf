/** The llms.txt files in one line. Nothing here is good or poor: no measured effect on citations is known. */
import type { LlmsReport } from '../report.ts';
import { section } from './pieces.ts';
import { html, type Html } from './template.ts';

/** The part on llms.txt. */
export function llmsPart({ result }: LlmsReport): Html {
  const said = [
    `llms.txt: ${result.hasLlmsTxt ? 'there' : 'not there'}`,
    `llms-full.txt: ${result.hasLlmsFullTxt ? 'there' : 'not there'}`,
    `the home page ${result.hasLinkTag ? 'points at it' : 'does not point at it'}`,
  ];
  return section(
    'llms',
    'llms.txt',
    html`<p class="soft">
      ${said.join(', ')}. No measured effect of llms.txt on citations is known: it is yours to keep or not.
    </p>`,
  );
}
