import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';
import { renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

/** Fewer are the previous and the next page of a slider, or the account of the visitor. */
const LEAST_LINKS = 5;
const LEAST_SHARE = 0.1;

const links = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<a href="/p${index}">Page ${index}</a>`).join(' ');

export const renderedLinks = renderedRule({
  id: 'rendered-links',
  category: 'technical',
  area: 'reach',
  title: 'The links to pages of the site are the same before and after scripts',
  why: 'A crawler that runs no scripts finds no page that only a script links to.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',

  faults: {
    added: {
      severity: 'medium',
      effort: 'template',
      title: 'Links to pages of the site exist only after scripts',
      message:
        '{added} of {links} addresses of the site ({percent} %) are linked only after scripts: crawlers of {blind} do not find them here',
      fix: 'Write these links into the first HTML answer, as a elements with href',
    },
  },

  evaluate({ links: { count, added } }) {
    if (count === 0) return none;
    if (added < LEAST_LINKS || added / count < LEAST_SHARE) return pass;
    return fail('added', {
      added,
      links: count,
      percent: percent(added / count),
      blind: SCRIPT_ENGINES.blind,
    });
  },

  examples: {
    pass: [
      { html: links(10), rendered: links(14) },
      { html: links(60), rendered: links(66) },
    ],
    fail: [
      { html: '<div id="root"></div>', rendered: links(5) },
      { html: links(45), rendered: links(50) },
    ],
    none: [links(10)],
  },
});
