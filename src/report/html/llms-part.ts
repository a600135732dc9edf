/** The llms.txt files in one line. Nothing here is good or poor: no measured effect on citations is known. */
import type { Locale } from '../locale.ts';
import type { LlmsReport } from '../report.ts';
import { section } from './pieces.ts';
import { html, type Html } from './template.ts';

/** The part on llms.txt. */
export function llmsPart({ result }: LlmsReport, { tell }: Locale): Html {
  const said = [
    tell(result.hasLlmsTxt ? 'llms-there' : 'llms-absent', { file: 'llms.txt' }),
    tell(result.hasLlmsFullTxt ? 'llms-there' : 'llms-absent', { file: 'llms-full.txt' }),
    tell(result.hasLinkTag ? 'llms-linked' : 'llms-unlinked'),
  ].join(', ');
  return section('llms', tell('llms-title'), html`<p class="soft">${tell('llms-neutral', { said })}</p>`);
}
