import { entitiesOf, nestedOf, textsOf, textOf, addressesOf } from '../entities.ts';
import { countWords } from '../../facts/text/words.ts';
import { fail, none, pageCheck, partly, pass } from '../check.ts';
import { article } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { SOURCES } from '../sources.ts';
import type { Subject } from '../subject.ts';
import { isWide } from '../wording.ts';

/** A full name has two words; two characters where names have no spaces. */
const MIN_WORDS = 2;
/** An address, or a date that stands where a name is expected. */
const NO_NAME = /https?:|\d{4}/;

export const author = pageCheck({
  id: 'author',
  category: 'ai_seo',
  type: 'info',
  title: 'An article names its author and links a profile',
  why: 'Readers ask who wrote it; no effect on citation is measured.',
  source: SOURCES.googleHelpful,
  grade: 'weak',
  reads: 'document',

  evaluate(subject) {
    if (!isArticleLike(subject.kind)) return none;
    const authors = authorsOf(subject).filter(({ name }) => isName(name));
    if (authors.length === 0) return fail('No author named', 'Name the author and link a profile');
    if (authors.some(({ linked }) => linked)) return pass;
    return partly(
      1 / 2,
      `No profile of the author ${authors[0]?.name ?? ''}`,
      'Link a page about the author, and list profiles in sameAs',
    );
  },

  examples: {
    pass: [
      article('<p>By <a rel="author" href="/ana">Ana Novak</a></p>'),
      article(
        '',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":{"@type":"Person","name":"Ana Novak","url":"https://example.com/ana"}}</script>',
      ),
    ],
    fail: [
      article('<p>Text</p>'),
      article(
        '',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":{"@type":"Person","name":"Ana Novak"}}</script>',
      ),
    ],
  },
});

interface Author {
  readonly name: string;
  readonly linked: boolean;
}

function authorsOf({ page }: Subject): Author[] {
  const authors: Author[] = page.authors.map(({ name, href }) => ({
    name,
    linked: href !== null && href !== '',
  }));
  for (const work of entitiesOf(page, 'CreativeWork')) {
    for (const name of textsOf(work, 'author')) authors.push({ name, linked: false });
    for (const person of nestedOf(page, work, 'author')) {
      const linked = textOf(person, 'url') !== '' || addressesOf(page, person, 'sameAs').length > 0;
      authors.push({ name: textOf(person, 'name'), linked });
    }
  }
  return authors;
}

const isName = (name: string): boolean =>
  isWide(name) ? name.length >= MIN_WORDS : countWords(name) >= MIN_WORDS && !NO_NAME.test(name);
