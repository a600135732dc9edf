import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { renderedRule } from './rendered-rule.ts';

const page = (content: string): string => `<head><meta name="robots" content="${content}"></head>`;

export const renderedRobots = renderedRule({
  id: 'rendered-robots',
  category: 'technical',
  area: 'reach',
  title: 'Scripts leave the robots directives as they are',
  why: 'Engines that run scripts follow the directives that they find afterwards, and one that reads noindex first may run none.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    'noindex-added': {
      severity: 'high',
      effort: 'template',
      title: 'Scripts add noindex',
      message: 'Scripts add noindex ({directives}): engines that run them drop the page',
      fix: 'Remove the script that adds noindex, or send noindex in the first HTML answer if it is meant',
    },
    'noindex-removed': {
      severity: 'medium',
      effort: 'template',
      title: 'Scripts remove noindex',
      message: 'Scripts remove noindex: an engine that reads it first may run none of them',
      fix: 'Send the first HTML answer without noindex',
    },
    changed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts change the robots directives',
      message: 'Scripts change the robots directives[, added: {directives}][, removed: {removed}]',
      fix: 'Write the robots directives into the first HTML answer as scripts leave them',
    },
  },

  evaluate({ noindex, directives: { added, removed } }) {
    const data = { directives: added, removed };
    if (noindex.before !== noindex.after)
      return fail(noindex.after ? 'noindex-added' : 'noindex-removed', data);
    return added.length + removed.length === 0 ? pass : fail('changed', data);
  },

  examples: {
    pass: [
      { html: page('index, follow'), rendered: page('follow, index') },
      // What the server says in a header line stays said.
      {
        html: '<head></head>',
        headers: [
          ['content-type', 'text/html'],
          ['x-robots-tag', 'noindex'],
        ],
        rendered: '<head></head>',
      },
    ],
    fail: [
      { html: '<head></head>', rendered: page('noindex') },
      { html: page('noindex'), rendered: page('index') },
      { html: page('index'), rendered: page('index, nosnippet') },
    ],
    none: [page('noindex')],
  },
});
