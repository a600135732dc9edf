import { isFullName, type NamedAuthor } from '../../../facts/byline-names.ts';
import { authorship, namesSite, type Stated } from '../../../facts/page-authors.ts';
import { statedAuthors } from '../../../facts/stated-authors.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { article, jsonLd } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, partly, pass, unknown, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';
import { shown } from '../../wording.ts';

export const author = aiSeoRule({
  id: 'author',
  area: 'understand',
  title: 'An article names its author and links to a profile',
  why: 'Readers want to know who wrote a text; no effect on citations has been measured.',
  source: SOURCES.googleHelpful,
  grade: 'weak',

  severity: 'low',
  effort: 'template',
  faults: {
    missing: {
      message: 'The page names no author',
      fix: 'Name the author and link to a page about the author',
    },
    'no-profile': {
      title: 'The page links to no profile of the author',
      message: 'The page links to no profile of the author {name}',
      fix: 'Link to a page about the author, and list profiles in sameAs',
    },
  },

  evaluate(subject) {
    if (!isArticleLike(subject.kind)) return none;
    const stated = statedAuthors(subject.page);
    const { authors: signing, profiles, isList } = authorship(subject.page, stated);
    const [first] = signing;
    if (first === undefined && isList) return unknown('byline-of-list');
    if (first === undefined && isUnreadByline(subject)) return unlisted;
    if (first === undefined) return leadsToAuthor(subject.page) ? unknown('byline-unread') : fail('missing');
    // A pen name, a desk ("Example Staff") and the owner of the site have no profile of their own to link.
    const people = signing.filter((one) => isPerson(one, stated));
    if (people.length < signing.length || profiles.length > 0) return pass;
    if (people.some((each) => isLinked(each, subject.page))) return pass;
    return partly(1 / 2, 'no-profile', { name: shown(first.name) });
  },

  examples: {
    pass: [
      article('', jsonLd('Article', { author: { '@type': 'Person', name: 'Delphinella' } })),
      article('<p>By <a rel="author" href="/ana">Ana Novak</a></p>'),
      article('<p>By <span class="byline">The Example Team</span></p>'),
      article(
        '<p>By <a href="/ana">Ana Novak</a></p>',
        '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ana Novak">',
      ),
      article(
        '',
        jsonLd('Article', {
          author: { '@type': 'Person', name: 'Ana Novak', url: 'https://example.com/ana' },
        }),
      ),
      article(
        '',
        jsonLd('Article', {
          author: { '@type': 'Person', name: 'Ana Novak', url: { '@id': 'https://example.com/ana' } },
        }),
      ),
    ],
    fail: [article('<p>Text</p>')],
    unknown: [article('<p>Text</p><p><a href="/authors/kettle-desk">Kettle Desk</a></p>')],
    partly: [article('', jsonLd('Article', { author: { '@type': 'Person', name: 'Ana Novak' } }))],
    none: ['<p>Text</p>'],
  },
});

/** A name is made of letters: what else a byline holds is no part of it. */
const LETTERS = /^[\p{L}\p{M}'’. -]+$/u;

const isPerson = (author: NamedAuthor, stated: Stated): boolean =>
  isFullName(author) &&
  author.isOrganization !== true &&
  LETTERS.test(author.name) &&
  !namesSite(author.name, stated);

/** A label stands before the name, and in this language no list tells whether it is that of an author or of a date. */
const isUnreadByline = ({ page, text }: Subject): boolean =>
  text.language.judged === null && page.authors.some(({ name }) => /[:：]/.test(name));

/** The page of an author, by what sites call the folder of them. */
const OF_AUTHOR = /\/(?:author|autor|auteur|autore|contributor|writer)(?:s|es|en|i)?\/[^/]/i;
/** Words of a link that may be a name. */
const MAX_LINK_WORDS = 5;

/** Whether the page leads to that of an author whose name was not understood. */
const leadsToAuthor = ({ links }: PageFacts): boolean =>
  links.some(
    ({ internal, text, url }) =>
      internal && text !== '' && text.split(' ').length <= MAX_LINK_WORDS && OF_AUTHOR.test(url ?? ''),
  );

/** Whether the name leads to a page: itself, or where it stands on a link elsewhere. */
function isLinked({ name, href }: NamedAuthor, { links }: PageFacts): boolean {
  return href !== null || links.some(({ text }) => name.includes(text) && isFullName({ name: text, href }));
}
