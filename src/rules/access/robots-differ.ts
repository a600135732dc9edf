import { fail, none, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { keysOf, labelsOf } from './bots.ts';

export const robotsDiffer = accessRule({
  id: 'robots-differ',
  area: 'reach',
  place: '/robots.txt',
  title: 'The hosts of the site say the same to bots',
  why: 'Each host has its own file (RFC 9309 2.3): a bot that starts at one host is held to other rules than one that starts at the other.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  faults: {
    'other-verdict': {
      severity: 'medium',
      effort: 'server',
      title: 'Two hosts of the site give bots different answers in robots.txt',
      message: '{requested} and {url} disagree about {bots}',
      fix: 'Redirect one host to the other with its robots.txt, or serve the same file on both',
    },
  },

  // Two files may differ in words, in their Sitemap lines for example, and say the same.
  evaluate({ input: { requestedOrigin, origin }, bots, requestedBots }) {
    if (requestedBots === null) return none;
    const differing = bots.filter(({ status, proof }, index) => {
      const other = requestedBots[index];
      return (
        other !== undefined && (other.status.allowed !== status.allowed || other.proof.reach !== proof.reach)
      );
    });
    if (differing.length === 0) return pass;
    return fail(
      'other-verdict',
      {
        bots: labelsOf(differing),
        requested: `${requestedOrigin}/robots.txt`,
        url: `${origin}/robots.txt`,
      },
      { about: keysOf(differing) },
    );
  },

  examples: {
    pass: [{ requestedRobots: '# another host\nUser-agent: *\nDisallow: /private' }],
    fail: [{ requestedRobots: 'User-agent: GPTBot\nDisallow: /' }, { requestedRobots: 503 }],
    none: [{}],
  },
});
