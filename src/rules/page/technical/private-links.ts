import { isPrivateHost } from '../../../facts/private-host.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { hostOf } from '../../../facts/hosts.ts';
import { SOURCES } from '../../sources.ts';
import { counted, shown } from '../../wording.ts';

export const privateLinks = pageCheck({
  id: 'private-links',
  category: 'technical',
  type: 'info',
  title: 'Links lead to public hosts',
  why: 'Links to localhost, private networks, files or names without a domain (a slip such as http://http://) work in one place or nowhere.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, url }) {
    if (url !== null && isPrivateHost(url.hostname)) return pass;
    const found = page.links.filter(
      ({ href, url: target, internal }) =>
        !internal && (target === null ? href.startsWith('file:') : leadsInside(target)),
    );
    const [first] = found;
    if (first === undefined) return pass;
    return fail(
      `${counted(found.length, 'link leads', 'links lead')} to no public host, such as "${shown(first.href)}"`,
      'Link the public address',
    );
  },

  examples: {
    pass: ['<a href="https://example.com/a">A</a>'],
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
