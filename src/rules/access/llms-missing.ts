import { fail, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { leavesOpen } from './leaves-open.ts';

const NO_EFFECT = 'No effect of llms.txt on citations has been measured; it helps agents that ask for it';

export const llmsMissing = accessRule({
  id: 'llms-missing',
  area: 'understand',
  place: '/llms.txt',
  title: 'The site has an llms.txt',
  why: 'Agents and coding tools that ask for llms.txt find the pages that matter by it. No effect on citations has been measured.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  severity: 'low',
  effort: 'server',
  faults: {
    missing: {
      message: 'There is no llms.txt',
      fix: `\`citeworthy llms\` writes one. ${NO_EFFECT}`,
    },
    unread: {
      title: 'Whether there is an llms.txt is unknown: its address answers with an error',
      message: 'Whether there is an llms.txt is unknown: {url} answers with status {status}',
      fix: `Let everybody read {url}, or answer with status 404 when there is none. ${NO_EFFECT}`,
    },
    unanswered: {
      title: 'Whether there is an llms.txt is unknown: it gives no answer',
      message: 'Whether there is an llms.txt is unknown: {url} gives no answer',
      fix: `Serve {url} with status 200, or answer with status 404 when there is none. ${NO_EFFECT}`,
    },
  },

  evaluate({ llms: { found }, input: { llms, baseline } }) {
    if (found) return pass;
    const { url, status } = llms;
    if (llms.outcome === 'blocked') return unknown('llms-txt-not-asked');
    if (status === 0) return baseline.status === 0 ? taken('home-inaccessible') : fail('unanswered', { url });
    return leavesOpen(status) ? fail('unread', { url, status }) : fail('missing');
  },

  examples: {
    pass: [{}],
    fail: [
      { '/llms.txt': 404 },
      { '/llms.txt': '<!doctype html><title>Tea</title><h1>Tea</h1>' },
      { '/llms.txt': 403 },
      { '/llms.txt': { failed: 'timeout' } },
    ],
    unknown: [{ '/llms.txt': { failed: 'blocked' } }],
  },
});
