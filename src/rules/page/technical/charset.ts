import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, shown } from '../../wording.ts';

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
    if (encoding.source === 'bom' || encoding.source === 'http') return pass;
    if (encoding.source === 'meta' && encoding.metaEarly) return pass;
    if (encoding.source === 'meta')
      return fail(
        'meta charset stands behind the first 1024 bytes',
        'Move it: it has to be the first element of head',
      );
    const tag = '<meta charset="utf-8"> as the first element of head';
    // A name that is none of the Encoding Standard declares nothing: clients guess as they do without one.
    const misnamed = encoding.http ?? encoding.meta;
    return fail(
      misnamed === null
        ? 'No character encoding declared'
        : `No character encoding is called "${shown(misnamed)}"`,
      encoding.used.toLowerCase() === 'utf-8' ? `Add ${tag}` : `Save the page as UTF-8, with ${tag}`,
    );
  },

  examples: {
    pass: ['<p>Text</p>', { html: '<meta charset="utf-8">', headers: [['content-type', 'text/html']] }],
    fail: [{ html: '<p>Text</p>', headers: [['content-type', 'text/html']] }],
  },
});
