import { fail, pass, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { robotsFile } from './robots-file.ts';

/** The rules that say what came in its place. */
const OTHER_CAUSES = {
  html: 'robots-html',
  refused: 'robots-refused',
  unreachable: 'robots-unreachable',
} as const;

const SAY_SO =
  'Nothing, if everybody may read everything; otherwise, or to name the sitemap, serve a robots.txt as text/plain at {url}';

export const robotsMissing = accessRule({
  id: 'robots-missing',
  area: 'reach',
  place: '/robots.txt',
  title: 'The site has a robots.txt',
  why: 'Without the file every crawler may read everything (RFC 9309 2.3.1.3), and none learns from it where the sitemap is.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  faults: {
    missing: {
      severity: 'low',
      effort: 'line',
      title: 'There is no robots.txt, so every crawler may read everything',
      message: 'There is no robots.txt (status {status}), so every crawler may read everything',
      fix: SAY_SO,
    },
    'redirects-nowhere': {
      severity: 'low',
      effort: 'server',
      message: 'The redirects of robots.txt lead to no file, so every crawler may read everything',
      fix: SAY_SO,
    },
  },

  evaluate({ input: { robots, origin } }) {
    const file = robotsFile(robots);
    if (file === 'read') return pass;
    if (file !== 'missing') return taken(OTHER_CAUSES[file]);
    const { reason, status } = robots;
    const code = reason?.code === 'http-status' ? 'missing' : 'redirects-nowhere';
    return fail(code, { status, url: `${origin}/robots.txt` });
  },

  examples: {
    pass: [{}, { '/robots.txt': '' }],
    fail: [{ '/robots.txt': 404 }, { '/robots.txt': { failed: 'redirect', status: 302 } }],
  },
});
