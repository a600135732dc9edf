/** The state of the llms.txt files. */
import type { LlmsReport } from '../report.ts';
import { badge, facts, section } from './pieces.ts';
import { html, type Html } from './template.ts';

/** Nothing here is poor: no measured effect of these files on citations is known. */
function yes(isSo: boolean): Html {
  return isSo ? badge('yes', 'good') : badge('no', null);
}

/** The part on llms.txt. */
export function llmsPart({ result }: LlmsReport): Html {
  const { signals } = result;
  return section(
    'llms',
    'llms.txt',
    html`<p>No measured effect of llms.txt on citations is known, so it is worth few points here.</p>
      ${facts([
        ['llms.txt', yes(result.hasLlmsTxt)],
        ['llms-full.txt', yes(result.hasLlmsFullTxt)],
        ['The home page points at it', yes(result.hasLinkTag)],
        ['1,000 words or more', yes(signals.hasWordCount1000)],
        ['Names pricing', yes(signals.hasPricingSection)],
        ['Names questions and answers', yes(signals.hasFaqSection)],
      ])}`,
  );
}
