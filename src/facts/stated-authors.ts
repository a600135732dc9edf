/** What structured data, and the label of a preview, say of who wrote a page. */
import { once } from '../values/once.ts';
import { anyOf, type NamedAuthor } from './byline-names.ts';
import { addressesOf, entitiesOf, nestedOf, textOf, textsOf, worksOf } from './page-entities.ts';
import type { Stated } from './page-authors.ts';
import type { PageFacts } from './page-facts.ts';
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { bareLetters } from './text/bare-letters.ts';
import { siteNames } from './text/topic.ts';
import { countWords } from './text/words.ts';

/** schema.org, creator: "the same as the Author property for CreativeWork". */
const AUTHOR_PROPERTIES = ['author', 'creator'] as const;

/** A longer title of a page is no name. */
const MAX_NAME_WORDS = 5;

/** The authors of the works that the page is, and the names of the site and of organizations, which are no people. */
export function statedAuthors(page: PageFacts): Stated {
  return {
    authors: [...ownWorks(page).flatMap((work) => authorsOf(page, work)), ...labelledAuthors(page)],
    siteNames: lettersOf(siteNames(page)),
    organizations: lettersOf(organizationNames(page)),
  };
}

const bylineLabel = once(() => new RegExp(`^(?:${anyOf('bylines')}|${anyOf('authorLabels')})$`, 'iu'));

/** "Written by" with a name, which systems write for previews in chats (Yoast SEO: twitter:label1 and twitter:data1). */
function labelledAuthors({ metas }: PageFacts): NamedAuthor[] {
  const contentOf = (name: string): string => metas.find(({ key }) => key === name)?.content.trim() ?? '';
  return ['1', '2']
    .filter((at) => bylineLabel().test(contentOf(`twitter:label${at}`)))
    .map((at) => ({ name: contentOf(`twitter:data${at}`), href: null }))
    .filter(({ name }) => name !== '');
}

const lettersOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(bareLetters).filter((name) => name !== ''));

/**
 * The works among those of the page whose headline is that of the page. Cards of other texts are marked up as well;
 * where no headline is that of the page, each may be. Whoever took its pictures is its author only where nobody else is.
 */
function ownWorks(page: PageFacts): StructuredEntity[] {
  const works = worksOf(page);
  const named = [page.title, ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  const titles = named.map(bareLetters).filter((title) => title !== '');
  const isOther = (work: StructuredEntity): boolean => {
    const headline = bareLetters(textOf(work, 'headline') || textOf(work, 'name'));
    return headline !== '' && !titles.some((title) => title.includes(headline) || headline.includes(title));
  };
  const own = works.filter((work) => !isOther(work));
  const texts = own.filter(({ types }) => !hasType(types, 'MediaObject'));
  return [texts, own].find((some) => some.some((work) => authorsOf(page, work).length > 0)) ?? works;
}

function authorsOf(page: PageFacts, work: StructuredEntity): NamedAuthor[] {
  const named = AUTHOR_PROPERTIES.flatMap((property): NamedAuthor[] => [
    ...textsOf(work, property).map((name) => ({ name, href: null })),
    ...nestedOf(page, work, property).map((person) => ({
      name: textOf(person, 'name'),
      href: ['url', 'sameAs'].flatMap((address) => addressesOf(page, person, address))[0] ?? null,
      isOrganization: isOrganization(person),
    })),
  ]);
  // Templates that have nobody write the title of the page; whoever keeps a page of their own is its title as well.
  return named.filter(({ name }) => name !== page.title || countWords(name) <= MAX_NAME_WORDS);
}

const organizationNames = (page: PageFacts): string[] =>
  entitiesOf(page, 'Organization')
    .filter(isOrganization)
    .map((each) => textOf(each, 'name'));

/** Systems type the owner of a personal site as both. */
const isOrganization = ({ types }: StructuredEntity): boolean =>
  hasType(types, 'Organization') && !hasType(types, 'Person');
