import { fail, none, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const insecureLinks = technicalRule({
  id: 'insecure-links',
  area: 'reach',
  title: 'Internal links use https',
  why: 'Each http link costs crawlers a redirect and points to a URL that is not canonical.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',

  faults: {
    http: {
      severity: 'low',
      effort: 'template',
      title: 'Internal links use http',
      message: '{count|internal link uses|internal links use} http',
      fix: 'Link with https:// or with a path',
    },
  },

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return none;
    const count = page.links.filter(
      ({ internal, url: target }) => internal && target?.startsWith('http://') === true,
    ).length;
    return count === 0 ? pass : fail('http', { count });
  },

  examples: {
    pass: ['<a href="/a">A</a>'],
    fail: ['<a href="http://example.com/a">A</a>'],
    none: [{ html: '<a href="/a">A</a>', url: 'http://example.com/guide' }],
  },
});
