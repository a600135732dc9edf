import { canonicalsOf, endsHeadEarly, isSamePage } from '../../facts/page-head.ts';
import { linkTag } from '../../fixes/head-tags.ts';
import { pageAddress } from '../../fixes/json-ld.ts';
import { fail, partly, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { schemaRule } from './schema-rule.ts';

export const schemaCanonical = schemaRule({
  id: 'schema-canonical',
  area: 'understand',
  title: 'The page names one canonical address',
  why: 'A canonical link names the one address of the page that engines index and cite.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',
  part: 'canonical',

  severity: 'medium',
  effort: 'template',
  faults: {
    'add-canonical': {
      message: 'The page names no canonical address',
      fix: 'Put one canonical link into the head element',
    },
    'move-canonical': {
      message: 'The canonical link is outside the head element, where engines ignore it',
      fix: 'Move the canonical link into the head element. A div, an img or a text before it ends the head element early',
    },
    'resolve-canonical-conflict': {
      title: 'The page names several canonical addresses',
      message: 'The page names {count} different canonical addresses',
      fix: 'Keep one canonical link and remove the others: the page names {addresses}',
    },
  },

  evaluate(subject) {
    const { page, tags } = subject;
    const [first, ...others] = tags.canonicals;
    if (first === undefined) {
      const isMisplaced = canonicalsOf(page).misplaced > 0;
      const paste = linkTag('canonical', pageAddress(subject));
      return fail(isMisplaced ? 'move-canonical' : 'add-canonical', {}, { paste });
    }
    if (others.length === 0) return pass;
    const own = tags.canonicals.find((address) => isSamePage(address, page.finalUrl));
    return partly(
      1 / 2,
      'resolve-canonical-conflict',
      { count: tags.canonicals.length, addresses: tags.canonicals },
      { paste: linkTag('canonical', own ?? first) },
    );
  },

  fixOf: ({ code }, { page }) =>
    code === 'resolve-canonical-conflict'
      ? { place: 'edit' }
      : { id: 'add-canonical', place: endsHeadEarly(page) ? 'edit' : 'head' },

  examples: {
    pass: [
      '<link rel="canonical" href="https://example.com/guide">',
      '<link rel="canonical" href="/guide"><link rel="canonical" href="https://example.com/guide/#top">',
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['link', '<https://example.com/guide>; rel="canonical"'],
        ],
      },
    ],
    fail: [
      '<title>Descale an espresso machine</title>',
      '<link rel="canonical" href="mailto:me@example.com">',
      '<p>Text</p><link rel="canonical" href="https://example.com/guide">',
    ],
    partly: ['<link rel="canonical" href="/guide"><link rel="canonical" href="/other">'],
  },
});
