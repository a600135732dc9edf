/** What the home page says against its use in answers, as each engine reads it. */
import type { QuoteDirective } from '../../catalog/answer-engines.ts';
import type { RobotsDirectives } from '../../facts/directives/robots-directives.ts';
import type { HomePage } from './home-page.ts';

/** Share of the text under data-nosnippet from which a page is mostly withheld. */
const MOSTLY = 0.5;

/** A directive that a page states, as it is written, and how far it goes. */
export interface Restriction {
  readonly directive: QuoteDirective;
  readonly text: string;
  readonly isWhole: boolean;
}

function restrictionsOf(said: RobotsDirectives): readonly Restriction[] {
  const { noindex, nosnippet, maxSnippet, noarchive, nocache, dataNosnippet } = said;
  const all: readonly (Restriction | false)[] = [
    noindex && { directive: 'noindex', text: 'noindex', isWhole: true },
    nosnippet && { directive: 'nosnippet', text: 'nosnippet', isWhole: true },
    maxSnippet === 0 && { directive: 'max-snippet', text: 'max-snippet:0', isWhole: true },
    noarchive && { directive: 'noarchive', text: 'noarchive', isWhole: true },
    nocache && { directive: 'nocache', text: 'nocache', isWhole: false },
    maxSnippet !== null &&
      maxSnippet > 0 && { directive: 'max-snippet', text: `max-snippet:${maxSnippet}`, isWhole: false },
    dataNosnippet.share > MOSTLY && { directive: 'data-nosnippet', text: 'data-nosnippet', isWhole: false },
  ];
  return all.filter((one) => one !== false);
}

/** What restricts the use of the home page in answers for a crawler, the strictest first. */
export function restrictionsFor(
  { restrictions }: Pick<HomePage, 'restrictions'>,
  agent: string,
): readonly Restriction[] {
  const said = restrictions[agent] ?? restrictions['*'];
  return said === undefined ? [] : restrictionsOf(said);
}
