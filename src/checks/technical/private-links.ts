import { fail, pageCheck, pass } from '../check.ts';
import { hostOf } from '../hosts.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';

const LOCAL_HOST =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)$|\.(?:local|localhost|internal|test)$/;

export const privateLinks = pageCheck({
  id: 'private-links',
  category: 'technical',
  type: 'info',
  title: 'No link leads to a private machine',
  why: 'Links to localhost, private networks or files work on one machine only.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, url }) {
    if (url !== null && LOCAL_HOST.test(url.hostname)) return pass;
    const found = page.links.find(
      ({ href, url: target, internal }) =>
        !internal && (target === null ? href.startsWith('file:') : LOCAL_HOST.test(hostOf(target))),
    );
    if (found === undefined) return pass;
    return fail(`Link leads to "${shown(found.href)}"`, 'Link the public address');
  },

  examples: {
    pass: ['<a href="https://example.com/a">A</a>'],
    fail: ['<a href="http://localhost:3000/a">A</a>', '<a href="file:///C:/a.html">A</a>'],
  },
});
