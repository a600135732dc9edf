import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';
import { changeOf, renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

const page = (description: string): string =>
  `<head><meta name="description" content="${description}"></head>`;

export const renderedDescription = renderedRule({
  id: 'rendered-description',
  category: 'content',
  area: 'cite',
  title: 'The meta description is the same before and after scripts',
  why: 'Engines that run no scripts show the description of the first answer beside the page.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    added: {
      severity: 'low',
      effort: 'template',
      title: 'The meta description exists only after scripts',
      message: 'The meta description "{after}" exists only after scripts: {blind} do not get it',
      fix: 'Write the meta description into the first HTML answer',
    },
    changed: {
      severity: 'info',
      effort: 'template',
      title: 'Scripts change the meta description',
      message: 'Scripts change the meta description from "{before}" to "{after}"',
      fix: 'Write the meta description into the first HTML answer as scripts leave it',
    },
    removed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts remove the meta description',
      message: 'Scripts remove the meta description "{before}": {seeing} index the page without one',
      fix: 'Leave the meta description of the first HTML answer in place',
    },
  },

  evaluate({ description }) {
    const change = changeOf(description);
    if (change === null) return pass;
    const { before, after } = description;
    return fail(change, { before: shown(before), after: shown(after), ...SCRIPT_ENGINES });
  },

  examples: {
    pass: [{ html: page('How to descale'), rendered: page('How to  descale') }],
    fail: [
      { html: '<head></head>', rendered: page('How to descale') },
      { html: page('One page of our site'), rendered: page('How to descale') },
      { html: page('How to descale'), rendered: '<head></head>' },
    ],
    none: [page('How to descale')],
  },
});
