import { NON_SOURCE_HOSTS } from '../../../catalog/hosts.ts';
import { isPrivateHost } from '../../../facts/private-host.ts';
import { registeredName } from '../../../values/registered-name.ts';
import { withoutWww } from '../../../values/url.ts';
import { article } from '../example-page.ts';
import { hostOf, isOnHost } from '../../../facts/hosts.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const ENOUGH = 2;

const LINK_SOURCES = 'Link to at least two sources of your figures and claims';

export const citationsOut = pageRule({
  id: 'citations-out',
  category: 'ai_seo',
  area: 'cite',
  title: 'An article links to its sources',
  why: 'Cited sources raised the share of an answer by 28 % in a laboratory study; models themselves hardly react to them.',
  source: SOURCES.aggarwalGeo,
  grade: 'moderate',
  reads: 'text',

  faults: {
    'no-source': {
      severity: 'low',
      effort: 'page',
      message: 'The main text links to no source',
      fix: LINK_SOURCES,
    },
    'one-source': {
      severity: 'low',
      effort: 'page',
      message: 'The main text links to only one source',
      fix: LINK_SOURCES,
    },
  },

  evaluate({ page, kind }) {
    if (!isArticleLike(kind)) return none;
    const own = registeredName(nameOf(page.finalUrl));
    const found = new Set<string>();
    for (const { region, internal, url, rel } of page.links) {
      const leadsOut = region === 'main' && !internal && url !== null && !rel.includes('sponsored');
      if (leadsOut && isSource(url, own)) found.add(url);
      if (found.size >= ENOUGH) return pass;
    }
    return found.size === 0 ? fail('no-source') : partly(1 / 2, 'one-source');
  },

  examples: {
    pass: [
      article(
        '<p><a href="https://a.example/study">Study</a> and <a href="https://b.example/data">data</a></p>',
      ),
    ],
    fail: [
      article('<p>Text</p>'),
      article(
        '<p><a href="https://docs.example.com/a">Manual</a> <a href="https://blog.example.com/b">Blog</a></p>',
      ),
      article('<p><a href="https://a.example/study">Study</a> <a href="https://x.com/a">X</a></p>'),
      article('<p><a href="http://localhost:3000/">Draft</a> <a href="http://192.168.0.7/b">Notes</a></p>'),
      article(
        '<p><a href="https://a.example/study">Study</a> <a href="https://www.amazon.de/dp/B000?tag=a-21">Pump</a></p>',
      ),
    ],
  },
});

/** A site that links another host of its own registered name names no source, nor does a host that nobody reaches. */
const isSource = (address: string, own: string): boolean =>
  !isAssociate(address) &&
  !isPrivateHost(hostOf(address)) &&
  !isOnHost(address, NON_SOURCE_HOSTS) &&
  registeredName(nameOf(address)) !== own;

/** A product link of Amazon Associates: the program's own parameter names who is paid. */
const isAssociate = (address: string): boolean =>
  nameOf(address).startsWith('amazon.') && /[?&]tag=/.test(address);

const nameOf = (address: string): string => withoutWww(hostOf(address).toLowerCase());
