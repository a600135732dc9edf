import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';
import { changeOf, renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

export const renderedH1 = renderedRule({
  id: 'rendered-h1',
  category: 'content',
  area: 'understand',
  title: 'The main heading is the same before and after scripts',
  why: 'The main heading says what a page is about, and most engines read it before scripts.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',

  faults: {
    added: {
      severity: 'medium',
      effort: 'template',
      title: 'The main heading exists only after scripts',
      message: 'The h1 "{after}" exists only after scripts: {blind} do not get it',
      fix: 'Write the h1 into the first HTML answer',
    },
    changed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts change the main heading',
      message: 'Scripts change the h1 from "{before}" to "{after}": {blind} get the first one',
      fix: 'Write the h1 into the first HTML answer as scripts leave it',
    },
    removed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts remove the main heading',
      message: 'Scripts remove the h1 "{before}": {seeing} index the page without it',
      fix: 'Leave the h1 of the first HTML answer in place',
    },
  },

  evaluate({ h1 }) {
    const change = changeOf(h1);
    if (change === null) return pass;
    return fail(change, { before: shown(h1.before), after: shown(h1.after), ...SCRIPT_ENGINES });
  },

  examples: {
    pass: [{ html: '<h1>Guides</h1>', rendered: '<header><h1> Guides</h1></header>' }],
    fail: [
      { html: '<main></main>', rendered: '<main><h1>Guides</h1></main>' },
      { html: '<h1>Welcome</h1>', rendered: '<h1>Guides</h1>' },
      { html: '<h1>Guides</h1>', rendered: '<h2>Guides</h2>' },
    ],
    none: ['<h1>Guides</h1>'],
  },
});
