import { termsOf } from '../../../catalog/languages/index.ts';
import type { PageLink } from '../../../facts/page-facts.ts';
import { bareText } from '../../../facts/text/generic.ts';
import { pathSegments, webUrl, withoutWww } from '../../../values/url.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Share of generic link texts that a page may have. */
const MAX_SHARE = 0.2;

export const linkText = contentRule({
  id: 'link-text',
  area: 'understand',
  title: 'Link texts name their target',
  why: 'The text of a link tells engines what the target is about.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    generic: {
      severity: 'low',
      effort: 'page',
      title: 'Link texts do not name their target',
      message: 'The text of {links|link|links} does not name the target, such as "{first}"',
      fix: 'Name the topic of the target in the text of the link',
    },
  },

  evaluate({ page, text }) {
    const listed = termsOf(text.language.judged ?? '', 'linkTexts');
    if (listed === null) return unlisted;
    const links = page.links.filter(
      (link) => link.region === 'main' && link.text !== '' && link.url !== null,
    );
    if (links.length === 0) return none;
    const names = new Set(listed);
    const generic = links.filter((link) => names.has(bareText(link.text)) && !namesTarget(link));
    const [first] = generic;
    if (first === undefined || generic.length <= links.length * MAX_SHARE) return pass;
    return fail('generic', { links: generic.length, first: shown(first.text) });
  },

  examples: {
    pass: [
      '<html lang="en"><main><p>See <a href="/a">descaling agents</a>.</p></main>',
      '<html lang="en"><main><p>Written in <a href="https://go.dev/">Go</a>.</p></main>',
      '<html lang="en"><main><p>Maps by <a href="https://www.here.com/platform">HERE</a>.</p></main>',
      '<html lang="en"><main><p>The compiler of <a href="https://github.com/golang/go">Go</a>.</p></main>',
      '<html lang="en"><main><p>A language, <a href="https://en.wikipedia.org/wiki/Go_(programming_language)">Go</a>.</p></main>',
    ],
    fail: [
      '<html lang="en"><main><p><a href="/a">Click here</a></p></main>',
      '<html lang="de"><main><p><a href="/a">mehr »</a></p></main>',
      '<html lang="en"><main><p><a href="https://example.org/go/">Click here</a></p></main>',
      '<html lang="en"><main><p><a href="https://example.com/read-more">Read more</a></p></main>',
      '<html lang="en"><main><p><a href="https://going.example/">Go</a></p></main>',
    ],
    none: ['<html lang="en"><main><p>Text</p></main>'],
    unknown: ['<html lang="mt"><main><p><a href="/a">Click here</a></p></main>'],
  },
});

/**
 * Whether the text is the name of what a link to another site leads to (WCAG 2.4.4: the purpose of a link): of its host, as
 * "Go" of go.dev, or of a thing there, whose name ends the path.
 */
function namesTarget({ text, url, internal }: PageLink): boolean {
  const target = internal || url === null ? null : webUrl(url);
  if (target === null) return false;
  const name = joinedName(text);
  const labels = withoutWww(target.hostname).split('.').slice(0, -1);
  const [last = ''] = pathSegments(target.pathname).slice(-1);
  // Wikipedia tells things of one name apart by what follows in brackets.
  return [...labels, last.split('_(')[0] ?? ''].some((label) => joinedName(label) === name);
}

const joinedName = (text: string): string => bareText(text).replaceAll(/[\s_-]+/g, '');
