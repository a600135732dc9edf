import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { robotsFile } from './robots-file.ts';

export const robotsHtml = accessRule({
  id: 'robots-html',
  area: 'reach',
  place: '/robots.txt',
  title: 'What is served as robots.txt is text, not a page',
  why: 'Crawlers find no rules in a page, whatever its author meant.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  faults: {
    html: {
      severity: 'high',
      effort: 'server',
      message: 'An HTML page is served as robots.txt: crawlers find no rules in it',
      fix: 'Serve the rules as text/plain, or answer with status 404 when there are none',
    },
  },

  evaluate: ({ input: { robots } }) => (robotsFile(robots) === 'html' ? fail('html') : pass),

  examples: {
    pass: [{}, { '/robots.txt': 404 }],
    fail: [{ '/robots.txt': '<!doctype html><title>Tea</title>' }],
  },
});
