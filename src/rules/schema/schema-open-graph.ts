import { missingOpenGraph, type OpenGraphTag } from '../../facts/social-tags.ts';
import { blank } from '../../fixes/graph-source.ts';
import { propertyTag } from '../../fixes/head-tags.ts';
import { failEach, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { openGraphGaps } from './open-graph.ts';
import type { SchemaPart } from './parts.ts';
import { blanksIn, FILL_IN, schemaRule } from './schema-rule.ts';
import type { SchemaSubject } from './subject.ts';

/** Points of each tag: picture and title are seen first in a preview. The address has none, and a rule of its own. */
export const OPEN_GRAPH_WEIGHTS: Readonly<Record<OpenGraphTag, number>> = {
  'og:title': 4,
  'og:description': 3,
  'og:image': 5,
  'og:type': 2,
  'og:url': 0,
};

/** The tags as parts of the evidence. */
export const OPEN_GRAPH_PARTS = {
  ogTitle: 'og:title',
  ogDescription: 'og:description',
  ogImage: 'og:image',
  ogType: 'og:type',
} as const satisfies Partial<Record<SchemaPart, OpenGraphTag>>;

export const schemaOpenGraph = schemaRule({
  id: 'schema-open-graph',
  area: 'understand',
  title: 'Open Graph has title, description, image and type',
  why: 'Chat and social applications draw their preview of a link from Open Graph.',
  source: SOURCES.openGraph,
  grade: 'standard',

  severity: 'low',
  faults: {
    'complete-open-graph': {
      effort: 'template',
      title: 'Open Graph is not complete',
      message: 'Open Graph lacks {lacks}',
      fix: `Put the missing tags into the head element${FILL_IN}`,
    },
    'add-og-image': {
      effort: 'page',
      message: 'Open Graph has no picture that applications can fetch',
      fix: `Put og:image with the whole address of a picture into the head element${FILL_IN}`,
    },
  },

  evaluate(subject) {
    return failEach(
      [...incomplete(subject), ...unpictured(subject)],
      keptShare(missingOpenGraph(subject.tags)),
    );
  },

  fixOf({ code }, subject) {
    const { lacks } = openGraphGaps(subject);
    const repaired: readonly OpenGraphTag[] = code === 'add-og-image' ? ['og:image'] : lacks;
    const parts = Object.entries(OPEN_GRAPH_PARTS).flatMap(([part, tag]) =>
      isPart(part) && repaired.includes(tag) ? [part] : [],
    );
    return { parts };
  },

  examples: {
    pass: [
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="https://example.com/a.png"><meta property="og:type" content="website">',
      '<meta property="OG:Title" content="A"><meta name="og:description" content="B"><meta property="og:image:secure_url" content="/a.png"><meta property="og:type" content="website">',
    ],
    fail: [
      '<title>Descale an espresso machine</title>',
      '<main><img src="/kettle.jpg" alt="A kettle" width="600" height="400"></main>',
    ],
    partly: [
      '<meta property="og:title" content="A">',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="data:image/png;base64,AA"><meta property="og:type" content="website">',
    ],
  },
});

function isPart(name: string): name is keyof typeof OPEN_GRAPH_PARTS {
  return Object.hasOwn(OPEN_GRAPH_PARTS, name);
}

function incomplete(subject: SchemaSubject): Occurrence<'complete-open-graph'>[] {
  const { lacks, paste } = openGraphGaps(subject);
  if (!lacks.some((tag) => OPEN_GRAPH_WEIGHTS[tag] > 0)) return [];
  return [{ code: 'complete-open-graph', data: { lacks, blanks: blanksIn(paste) }, paste }];
}

/** No picture of the page can be taken for the missing one. */
function unpictured(subject: SchemaSubject): Occurrence<'add-og-image'>[] {
  const isMissing = missingOpenGraph(subject.tags).includes('og:image');
  if (!isMissing || openGraphGaps(subject).lacks.includes('og:image')) return [];
  const paste = propertyTag('og:image', blank('absolute address of a picture, 1200 × 630 pixels'));
  return [{ code: 'add-og-image', data: { blanks: blanksIn(paste) }, paste }];
}

/** The share of the tags that are there. */
function keptShare(missing: readonly OpenGraphTag[]): number {
  const lost = missing.reduce((sum, tag) => sum + OPEN_GRAPH_WEIGHTS[tag], 0);
  return 1 - lost / OPEN_GRAPH_WEIGHT;
}

const OPEN_GRAPH_WEIGHT = Object.values(OPEN_GRAPH_WEIGHTS).reduce((sum, weight) => sum + weight, 0);
