import { failEach, type Occurrence } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';
import { renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

export const renderedSchema = renderedRule({
  id: 'rendered-schema',
  category: 'ai_seo',
  area: 'understand',
  title: 'The structured data is the same before and after scripts',
  why: 'Structured data that a tag manager writes is there for the engines that run scripts alone.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    added: {
      severity: 'medium',
      effort: 'template',
      title: 'Structured data exists only after scripts',
      message: 'Structured data of {types} exists only after scripts: {blind} do not get it',
      fix: 'Write this structured data into the first HTML answer',
    },
    removed: {
      severity: 'low',
      effort: 'template',
      title: 'Scripts remove structured data',
      message: 'Scripts remove the structured data of {types}: {seeing} do not get it',
      fix: 'Leave the structured data of the first HTML answer in place',
    },
  },

  evaluate({ types: { added, removed } }) {
    const found: Occurrence<'added' | 'removed'>[] = [];
    if (added.length > 0) found.push({ code: 'added', data: { types: added, ...SCRIPT_ENGINES } });
    if (removed.length > 0) found.push({ code: 'removed', data: { types: removed, ...SCRIPT_ENGINES } });
    return failEach(found);
  },

  examples: {
    pass: [{ html: jsonLd('Product'), rendered: jsonLd('Product') }],
    fail: [
      { html: '<p>Kettle</p>', rendered: jsonLd('Product') },
      { html: jsonLd('Product'), rendered: '<p>Kettle</p>' },
    ],
    none: [jsonLd('Product')],
  },
});
