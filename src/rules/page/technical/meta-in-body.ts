import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const HEAD_ONLY = new Set(['robots', 'googlebot', 'bingbot', 'description', 'viewport']);

export const metaInBody = pageRule({
  id: 'meta-in-body',
  category: 'technical',
  area: 'understand',
  title: 'Metas and links for engines stand in head',
  why: 'Engines ignore canonical, hreflang and most metas outside head; an element that closes head early moves them there.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    'outside-head': {
      severity: 'low',
      effort: 'template',
      title: 'Metas and links for engines stand outside head',
      message: 'Outside head: {names}',
      fix: 'Move them into head, before any element that belongs to body. Next.js streams them into the body for all but the agents of its option htmlLimitedBots: name the AI crawlers there',
    },
  },

  evaluate({ page }) {
    // Microdata of the same key belongs to what it describes, wherever that stands.
    const metas = page.metas
      .filter(({ attribute, inHead, key }) => attribute === 'name' && !inHead && HEAD_ONLY.has(key))
      .map(({ key }) => key);
    const links = page.linkTags
      .filter(({ inHead, rel, hreflang }) => !inHead && (rel.includes('canonical') || hreflang !== ''))
      .map(({ rel }) => (rel.includes('canonical') ? 'canonical' : 'hreflang'));
    const names = [...new Set([...metas, ...links])];
    return names.length === 0 ? pass : fail('outside-head', { names });
  },

  examples: {
    pass: [
      '<meta name="description" content="A guide to descaling">',
      '<body><div itemscope><meta itemprop="description" content="A guide to descaling"></div></body>',
    ],
    fail: [
      '<body><p>Text</p><meta name="description" content="A guide"></body>',
      '<body><p>T</p><link rel="canonical" href="/guide"></body>',
    ],
  },
});
