import { isPrivateHost } from '../../../facts/private-host.ts';
import { fail, pass } from '../../rule.ts';
import { hostOf } from '../../../facts/hosts.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

export const privateLinks = technicalRule({
  id: 'private-links',
  area: 'reach',
  title: 'Links lead to public hosts',
  why: 'Links to localhost, private networks, local files or hosts without a domain (as in http://http://) work in one place only or nowhere.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    'no-public-host': {
      severity: 'low',
      effort: 'page',
      title: 'Links do not lead to a public host',
      message: '{links|link does|links do} not lead to a public host, such as "{href}"',
      fix: 'Link to the public address',
    },
  },

  evaluate({ page, url }) {
    // A link whose text is its address quotes it, such as that of a server that readers start themselves.
    if (url !== null && isPrivateHost(url.hostname)) return pass;
    const found = page.links.filter(
      ({ href, url: target, internal, text }) =>
        !internal &&
        (target === null ? href.startsWith('file:') : leadsInside(target)) &&
        !text.includes(target?.replace(/\/$/, '') ?? href),
    );
    const [first] = found;
    if (first === undefined) return pass;
    return fail('no-public-host', { links: found.length, href: shown(first.href) });
  },

  examples: {
    pass: [
      '<a href="https://example.com/a">A</a>',
      '<p>Open <a href="http://localhost:3000/">http://localhost:3000</a>.</p>',
    ],
    fail: [
      '<a href="http://localhost:3000/a">A</a>',
      '<a href="http://172.16.0.1/">A</a>',
      '<a href="http://[::1]/a">A</a>',
      '<a href="http://nas.lan/">A</a>',
      '<a href="file:///C:/a.html">A</a>',
      '<a href="http://http://example.com/">A</a>',
    ],
  },
});

function leadsInside(address: string): boolean {
  const host = hostOf(address);
  return host !== '' && isPrivateHost(host);
}
