import { fail, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';

export const charset = pageCheck({
  id: 'charset',
  category: 'technical',
  type: 'warning',
  title: 'The character encoding is declared and right',
  why: 'A crawler that guesses the encoding quotes garbled text.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  evaluate({ page: { encoding } }) {
    if (encoding.replacements > 0) {
      return fail(
        `${counted(encoding.replacements, 'character')} cannot be read as ${encoding.used}`,
        'Save and declare the page as UTF-8',
      );
    }
    if (encoding.source === 'bom' || encoding.http !== null) return pass;
    if (encoding.meta !== null && encoding.metaEarly) return pass;
    const state =
      encoding.meta === null
        ? 'No character encoding declared'
        : 'meta charset stands behind the first 1024 bytes';
    return fail(state, 'Add <meta charset="utf-8"> as the first element of head');
  },

  examples: {
    pass: ['<p>Text</p>', { html: '<meta charset="utf-8">', headers: [['content-type', 'text/html']] }],
    fail: [{ html: '<p>Text</p>', headers: [['content-type', 'text/html']] }],
  },
});
