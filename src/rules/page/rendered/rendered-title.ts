import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';
import { changeOf, renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

export const renderedTitle = renderedRule({
  id: 'rendered-title',
  category: 'content',
  area: 'cite',
  title: 'The title is the same before and after scripts',
  why: 'The title is the name under which an engine shows a source, and most read it before scripts.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    added: {
      severity: 'medium',
      effort: 'template',
      title: 'The title exists only after scripts',
      message: 'The title "{after}" exists only after scripts: {blind} show the page without one',
      fix: 'Write the title into the first HTML answer',
    },
    changed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts change the title',
      message: 'Scripts change the title from "{before}" to "{after}": {blind} show the first one',
      fix: 'Write the title into the first HTML answer as scripts leave it',
    },
    removed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts remove the title',
      message: 'Scripts remove the title "{before}": {seeing} index the page without one',
      fix: 'Leave the title of the first HTML answer in place',
    },
  },

  evaluate({ title }) {
    const change = changeOf(title);
    if (change === null) return pass;
    return fail(change, { before: shown(title.before), after: shown(title.after), ...SCRIPT_ENGINES });
  },

  examples: {
    pass: [{ html: '<title>Guides</title>', rendered: '<title>Guides </title>' }],
    fail: [
      { html: '', rendered: '<title>Guides</title>' },
      { html: '<title>My app</title>', rendered: '<title>Guides</title>' },
      { html: '<title>Guides</title>', rendered: '<title></title>' },
    ],
    none: ['<title>Guides</title>'],
  },
});
