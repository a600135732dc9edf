import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

const TAG = '<meta charset="utf-8"> as the first element of head';
const DECLARE = `Add ${TAG}`;
const SAVE = `Save the page as UTF-8, with ${TAG}`;

/** A page whose bytes are those of UTF-16 without a byte order mark. */
const UTF_16 = '<p>Text</p>'.replaceAll(/./g, '$&\0');

export const charset = pageRule({
  id: 'charset',
  category: 'technical',
  area: 'read',
  title: 'The character encoding is declared and right',
  why: 'A crawler that guesses the encoding quotes garbled text.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    garbled: {
      severity: 'medium',
      effort: 'page',
      title: 'Characters cannot be read in the declared encoding',
      message: '{count|character|characters} cannot be read as {encoding}',
      fix: 'Save and declare the page as UTF-8',
    },
    late: {
      severity: 'medium',
      effort: 'template',
      message: 'meta charset stands behind the first 1024 bytes',
      fix: 'Move it: it has to be the first element of head',
    },
    undeclared: {
      severity: 'medium',
      effort: 'template',
      message: 'No character encoding declared',
      fix: DECLARE,
    },
    'undeclared-legacy': {
      severity: 'medium',
      effort: 'page',
      message: 'No character encoding declared',
      fix: SAVE,
    },
    misnamed: {
      severity: 'medium',
      effort: 'template',
      title: 'The declared character encoding does not exist',
      message: 'No character encoding is called "{name}"',
      fix: DECLARE,
    },
    'misnamed-legacy': {
      severity: 'medium',
      effort: 'page',
      title: 'The declared character encoding does not exist',
      message: 'No character encoding is called "{name}"',
      fix: SAVE,
    },
  },

  evaluate({ page: { encoding } }) {
    const { replacements, source, used, http, meta, metaEarly } = encoding;
    if (replacements > 0) return fail('garbled', { count: replacements, encoding: used });
    if (source === 'bom' || source === 'http' || (source === 'meta' && metaEarly)) return pass;
    if (source === 'meta') return fail('late');
    // A name that is none of the Encoding Standard declares nothing: clients guess as they do without one.
    const name = http ?? meta;
    const isLegacy = used.toLowerCase() !== 'utf-8';
    if (name === null) return fail(isLegacy ? 'undeclared-legacy' : 'undeclared');
    return fail(isLegacy ? 'misnamed-legacy' : 'misnamed', { name: shown(name) });
  },

  examples: {
    pass: ['<p>Text</p>', { html: '<meta charset="utf-8">', headers: [['content-type', 'text/html']] }],
    fail: [
      { html: '<p>Text</p>', headers: [['content-type', 'text/html']] },
      { html: UTF_16, headers: [['content-type', 'text/html']] },
      { html: '<p>Text</p>', headers: [['content-type', 'text/html; charset=unicode-8']] },
      { html: UTF_16, headers: [['content-type', 'text/html; charset=unicode-16']] },
      { html: '<p>Café</p>', headers: [['content-type', 'text/html; charset=iso-2022-jp']] },
      {
        html: `<!--${'x'.repeat(1_024)}--><meta charset="utf-8">`,
        headers: [['content-type', 'text/html']],
      },
    ],
  },
});
