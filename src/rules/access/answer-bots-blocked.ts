import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { allowAnswerBots } from '../../fixes/robots-txt.ts';
import { failEach, pass, taken, type Fault } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { keysOf, labelsOf, type BotCheck } from './bots.ts';

const blocks = (severity: Fault['severity'], title: string): Fault => ({
  severity,
  effort: 'line',
  title,
  message:
    'robots.txt blocks {count|bot|bots} that answer engines cite from: {bots} (line {line}: {rule})[; according to the operator, the rule may not apply to {partly}][; according to the operator, robots.txt is generally ignored by {ignoring}]',
  fix: 'Add groups for these bots at the end of robots.txt that allow the home page',
});

export const answerBotsBlocked = accessRule({
  id: 'answer-bots-blocked',
  area: 'reach',
  place: '/robots.txt',
  title: 'robots.txt allows the bots that answer engines cite from',
  why: 'A search index or a fetch for a user that may not read the page cannot quote it. Bots that only train are the choice of the owner and cost nothing.',
  source: SOURCES.rfc9309,
  grade: 'standard',
  subsumes: ['robots-bots', 'robots-search-bots', 'user-fetchers', 'sitemap-blocked', 'http-ok/robots-bots'],

  faults: {
    'high-impact': blocks('critical', 'robots.txt blocks bots that major answer engines cite from'),
    others: blocks('medium', 'robots.txt blocks bots that smaller answer engines cite from'),
  },

  evaluate({ input: { robots }, bots }) {
    // Nobody knows then whom it blocks.
    if (robots.state === 'unreachable') return taken('robots-unreachable');
    const answering = bots.filter(({ bot }) => isAnswerBot(bot));
    const blocked = answering.filter(({ status }) => !status.allowed);
    // Catalogue order has those of high impact first.
    const [worst] = blocked;
    if (worst === undefined) return pass;
    const paste = allowAnswerBots(robots);
    return failEach(
      [
        {
          code: worst.bot.impact === 'high' ? 'high-impact' : 'others',
          data: {
            count: blocked.length,
            bots: labelsOf(blocked),
            line: worst.proof.line,
            rule: worst.proof.rule ?? '',
            partly: labelsOf(blocked.filter(({ bot }) => bot.honoursRobots === 'partly')),
            ignoring: labelsOf(blocked.filter(({ bot }) => bot.honoursRobots === 'no')),
          },
          line: worst.proof.line,
          about: keysOf(blocked),
          ...(paste !== '' && { paste }),
        },
      ],
      hasSearch(answering) ? (answering.length - blocked.length) / answering.length : 0,
    );
  },

  examples: {
    pass: [{}, { '/robots.txt': 404 }, { '/robots.txt': 'User-agent: GPTBot\nDisallow: /' }],
    fail: [{ '/robots.txt': 'User-agent: *\nDisallow: /' }],
    partly: [
      { '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /' },
      { '/robots.txt': 'User-agent: Amzn-SearchBot\nDisallow: /' },
      { '/robots.txt': 'User-agent: *\nDisallow: /\nUser-agent: Yandex\nAllow: /' },
    ],
  },
});

/**
 * Whether any bot may build an index that answers cite from; a site that none may is not found, whoever may fetch it. One
 * who takes a file that is too large for permission opens no site.
 */
function hasSearch(answering: readonly BotCheck[]): boolean {
  return answering.some(
    ({ status, proof }) => proof.purpose === 'search-index' && status.allowed && proof.basis !== 'operator',
  );
}
