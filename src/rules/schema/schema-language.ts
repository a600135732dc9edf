import { blank } from '../../fixes/graph-source.ts';
import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { blanksIn, FILL_IN, schemaRule } from './schema-rule.ts';

export const schemaLanguage = schemaRule({
  id: 'schema-language',
  area: 'understand',
  title: 'The page says which language it is in',
  why: 'Engines choose sources by their language, and guess it from the text where a page does not say it.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  part: 'language',

  faults: {
    'declare-language': {
      severity: 'low',
      effort: 'template',
      message: 'The page does not say which language it is in',
      fix: `Write the language as a BCP 47 tag into the lang attribute of the html element${FILL_IN}`,
    },
  },

  evaluate({ identity }) {
    if (identity.inLanguage !== '') return pass;
    const paste = `<html lang="${blank('for example en')}">`;
    return fail('declare-language', { blanks: blanksIn(paste) }, { paste });
  },

  fixOf: () => ({ place: 'edit' }),

  examples: {
    pass: ['<html lang="en">', '<meta property="og:locale" content="en_US">'],
    fail: ['<p>Text</p>', '<html lang="{{ lang }}">'],
  },
});
