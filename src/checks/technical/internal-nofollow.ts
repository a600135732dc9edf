import { fail, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';

export const internalNofollow = pageCheck({
  id: 'internal-nofollow',
  category: 'technical',
  type: 'info',
  title: 'Links inside the site are not marked nofollow',
  why: 'nofollow tells engines not to vouch for one’s own pages.',
  source: SOURCES.googleQualify,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const marked = page.links.filter(({ internal, rel }) => internal && rel.includes('nofollow'));
    if (marked.length === 0) return pass;
    return fail(
      `${counted(marked.length, 'internal link')} marked nofollow`,
      'Remove rel="nofollow" from links to own pages',
    );
  },

  examples: {
    pass: ['<a href="https://other.example/" rel="nofollow">A</a>'],
    fail: ['<a href="/a" rel="nofollow">A</a>'],
  },
});
