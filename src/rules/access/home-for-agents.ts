import { fail, pass, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { labelsOf } from './bots.ts';

export const homeForAgents = accessRule({
  id: 'home-for-agents',
  area: 'reach',
  place: '/',
  title: 'The home page gives its text to everybody, whatever their name',
  why: 'A page that is rendered for certain names, or that lets them pass a test, is empty for new crawlers and for agents that go by the name of a browser.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',

  faults: {
    'by-name': {
      severity: 'low',
      effort: 'server',
      title: 'The home page gives its text to AI agents by name, and none to a browser without JavaScript',
      message:
        'The home page gives its text to {bots}, and none to a browser without JavaScript (status {status})',
      fix: 'Send everybody the text in the HTML, and test visitors by what they do, not by their name',
    },
  },

  evaluate({ home, bots }) {
    if (!home.isForAgents) return home.crawlSim.accessible ? pass : taken('home-inaccessible');
    const visited = bots.filter(({ proof }) => proof.probe !== null);
    return fail('by-name', { bots: labelsOf(visited), status: home.crawlSim.status });
  },

  examples: {
    pass: [{}, { '/': 403 }],
    fail: [
      { '/': '<title>Tea</title><div id="root"></div>', visits: { 'oai-searchbot': 'same', gptbot: 'same' } },
      { '/': { status: 403, headers: [['cf-mitigated', 'challenge']] }, visits: { 'oai-searchbot': 'same' } },
    ],
  },
});
