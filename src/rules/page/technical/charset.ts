import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

const TAG = { paste: '<meta charset="utf-8">' };
const FIRST = 'this element as the first of the head:';

/** A page whose bytes are those of UTF-16 without a byte order mark. */
const UTF_16 = '<p>Text</p>'.replaceAll(/./g, '$&\0');

export const charset = technicalRule({
  id: 'charset',
  area: 'read',
  title: 'The page declares its character encoding correctly',
  why: 'A crawler that guesses the encoding quotes garbled text.',
  source: SOURCES.htmlStandard,
  grade: 'standard',

  severity: 'medium',
  effort: 'page',
  faults: {
    garbled: {
      title: 'The page has unreadable characters (U+FFFD)',
      message: 'Read as {encoding}, the page has {count|unreadable character|unreadable characters} (U+FFFD)',
      fix: 'Save the page as UTF-8 and declare that encoding',
    },
    late: {
      effort: 'template',
      message: 'The charset declaration is after the first 1024 bytes',
      fix: 'Make it the first element of the head',
    },
    undeclared: {
      effort: 'template',
      message: 'The page declares no character encoding',
      fix: `Add ${FIRST}`,
    },
    'undeclared-legacy': {
      message: 'The page declares no character encoding, and is not UTF-8',
      fix: `Save the page as UTF-8, and add ${FIRST}`,
    },
    misnamed: {
      effort: 'template',
      title: 'The declared character encoding does not exist',
      message: 'The declared character encoding "{name}" does not exist',
      fix: `Declare utf-8 in its place, with ${FIRST}`,
    },
    'misnamed-legacy': {
      title: 'The declared character encoding does not exist, and the page is not UTF-8',
      message: 'The declared character encoding "{name}" does not exist, and the page is not UTF-8',
      fix: `Save the page as UTF-8, and declare utf-8 in its place, with ${FIRST}`,
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
    if (name === null) return fail(isLegacy ? 'undeclared-legacy' : 'undeclared', {}, TAG);
    return fail(isLegacy ? 'misnamed-legacy' : 'misnamed', { name: shown(name) }, TAG);
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
