import { answerEngines } from '../../catalog/answer-engines.ts';
import { failEach, pass, taken, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { restrictionsFor } from './restrictions.ts';

/** Engines by what the home page forbids them: one directive for several is one fault. */
function forbidden(home: Parameters<typeof restrictionsFor>[0]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { label, quote } of answerEngines) {
    const { agent, directives } = quote.value;
    // What keeps the page out of the index is told by the rule on indexing.
    const bans = restrictionsFor(home, agent).filter(
      ({ directive, isWhole }) => isWhole && directive !== 'noindex' && directives.includes(directive),
    );
    for (const { text } of bans.slice(0, 1)) found.set(text, [...(found.get(text) ?? []), label]);
  }
  return found;
}

export const homeQuotable = accessRule({
  id: 'home-quotable',
  area: 'cite',
  place: '/',
  title: 'Answer engines may use the text of the home page',
  why: 'Preview controls apply to AI answers too: an engine that follows them names no page that forbids it.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',

  faults: {
    forbidden: {
      severity: 'high',
      effort: 'template',
      title: 'The home page forbids engines the use of its text in answers',
      message: 'The home page forbids {engines} the use of its text in answers: {directive}',
      fix: 'Remove {directive} where the page may be quoted; max-snippet with a number of characters and data-nosnippet limit a part',
    },
  },

  evaluate({ home }) {
    if (!home.crawlSim.accessible) return taken('home-inaccessible');
    const found = [...forbidden(home)].map(([directive, engines]): Occurrence<'forbidden'> => ({
      code: 'forbidden',
      data: { directive, engines },
      about: [directive],
    }));
    return found.length === 0 ? pass : failEach(found);
  },

  examples: {
    pass: [
      {},
      { '/': { body: '<meta name="robots" content="max-snippet:200"><p>Tea is grown in gardens.</p>' } },
      { '/': { body: '<meta name="robots" content="noindex"><p>Tea is grown in gardens.</p>' } },
    ],
    fail: [
      { '/': '<title>Tea</title><meta name="robots" content="nosnippet"><h1>Tea</h1>' },
      { '/': '<title>Tea</title><meta name="bingbot" content="noarchive"><h1>Tea</h1>' },
      { '/': { body: '<title>Tea</title><h1>Tea</h1>', headers: [['x-robots-tag', 'max-snippet: 0']] } },
    ],
  },
});
