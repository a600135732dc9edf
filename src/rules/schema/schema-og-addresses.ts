import { relativeImage } from '../../facts/social-tags.ts';
import { fail, pass, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';
import { openGraphGaps } from './open-graph.ts';
import { OPEN_GRAPH_WEIGHTS } from './schema-open-graph.ts';
import { schemaRule } from './schema-rule.ts';

export const schemaOgAddresses = schemaRule({
  id: 'schema-og-addresses',
  area: 'understand',
  title: 'Open Graph names the page and its picture by whole addresses',
  why: 'Open Graph asks for whole addresses, and applications that follow it to the letter resolve no others.',
  source: SOURCES.openGraph,
  grade: 'standard',

  severity: 'low',
  effort: 'template',
  faults: {
    'add-og-url': {
      message: 'og:url is missing',
      fix: 'Put og:url with the address of the page into the head element[, and write the whole address of {image} into og:image]',
    },
    'whole-og-image': {
      title: 'og:image is a relative address',
      message: 'og:image is a relative address: {image}',
      fix: 'Put og:image with the whole address of the picture into the head element',
    },
  },

  evaluate(subject) {
    const { lacks, paste } = openGraphGaps(subject);
    // Its text to paste has the addresses as well.
    if (lacks.some((tag) => OPEN_GRAPH_WEIGHTS[tag] > 0)) return taken('schema-open-graph');
    const image = shown(relativeImage(subject.tags));
    if (lacks.includes('og:url')) return fail('add-og-url', { image }, { paste });
    return image === '' ? pass : fail('whole-og-image', { image }, { paste });
  },

  fixOf: () => ({ id: 'complete-open-graph' }),

  examples: {
    pass: [
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="https://example.com/a.png"><meta property="og:type" content="website"><meta property="og:url" content="https://example.com/guide">',
    ],
    fail: [
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="/a.png"><meta property="og:type" content="website">',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="/a.png"><meta property="og:type" content="website"><meta property="og:url" content="https://example.com/guide">',
    ],
  },
});
