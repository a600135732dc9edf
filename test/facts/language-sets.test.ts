import { expect, test } from 'vitest';
import { languageSets, statedLanguages, type LanguageVersion } from '../../src/facts/language-sets.ts';

const SITE = 'https://example.com';
const set = (...tags: readonly string[]): LanguageVersion[] => tags.map((tag) => [tag, `${SITE}/${tag}`]);

test('a set that several pages state is held once, and each page states what it stated', () => {
  const stated = [
    [`${SITE}/en`, set('en', 'de')],
    [`${SITE}/x`, []],
    [`${SITE}/fr`, set('fr')],
    [`${SITE}/de`, set('en', 'de')],
    // Another order is another text; what it says is the same.
    [`${SITE}/it`, set('de', 'en')],
  ] as const;
  const sets = languageSets(stated);
  expect(sets).toEqual([
    { pages: [`${SITE}/en`, `${SITE}/de`], languages: set('en', 'de') },
    { pages: [`${SITE}/fr`], languages: set('fr') },
    { pages: [`${SITE}/it`], languages: set('de', 'en') },
  ]);
  const said = statedLanguages(sets);
  for (const [page, languages] of stated) expect(said.get(page) ?? []).toEqual(languages);
});

test('a page is found by the key of its address', () => {
  const said = statedLanguages([{ pages: [`${SITE}/a?utm_source=x#y`], languages: set('en') }]);
  expect([...said.keys()]).toEqual([`${SITE}/a`]);
});
