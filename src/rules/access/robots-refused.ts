import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { robotsFile } from './robots-file.ts';

export const robotsRefused = accessRule({
  id: 'robots-refused',
  area: 'reach',
  place: '/robots.txt',
  title: 'Everybody may read robots.txt',
  why: 'RFC 9309 2.3.1.3 lets crawlers read everything after a 4xx answer: rules that a firewall withholds protect nothing, and a sitemap that they name is not found.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  severity: 'medium',
  effort: 'server',
  faults: {
    refused: {
      title: 'robots.txt is refused, so crawlers take it as absent',
      message: 'robots.txt is refused (status {status}), so crawlers take it as absent and read everything',
      fix: 'Let everybody read robots.txt, or answer with status 404 when there is none',
    },
    'refused-to-us': {
      title: 'robots.txt is refused to our robot, which asks under its own name',
      message:
        'robots.txt is refused (status {status}) to our robot, which asks under its own name; crawlers that are refused it, too, take it as absent and read everything',
      fix: 'Let everybody read robots.txt, whatever their name, or answer with status 404 when there is none',
    },
  },

  evaluate({ input: { robots }, bots }) {
    if (robotsFile(robots) !== 'refused') return pass;
    // Agents that got the home page may get the file as well.
    const isServed = bots.some(({ proof }) => proof.probe?.accessible === true);
    return fail(isServed ? 'refused-to-us' : 'refused', { status: robots.status });
  },

  examples: {
    pass: [{}, { '/robots.txt': 404 }],
    fail: [{ '/robots.txt': 403 }, { '/robots.txt': 403, visits: { 'oai-searchbot': 'same' } }],
  },
});
