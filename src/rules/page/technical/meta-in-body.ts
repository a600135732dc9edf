import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

const HEAD_ONLY = new Set(['robots', 'googlebot', 'bingbot', 'description', 'viewport']);

export const metaInBody = technicalRule({
  id: 'meta-in-body',
  area: 'understand',
  title: 'Meta and link tags for engines are in the head element',
  why: 'Engines ignore canonical, hreflang and most meta tags outside the head element; an element that belongs in the body ends the head early.',
  source: SOURCES.htmlStandard,
  grade: 'standard',

  faults: {
    'outside-head': {
      severity: 'low',
      effort: 'template',
      title: 'Tags for engines are outside the head element',
      message: 'These tags are outside the head element: {names}',
      fix: 'Move them into the head element, before any element that belongs in the body. Next.js streams them into the body, except for the user agents in its option htmlLimitedBots: add the AI crawlers to it',
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
