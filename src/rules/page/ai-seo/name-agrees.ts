import { isBeside, isData, type SurfaceFact } from '../../../facts/surface/model.ts';
import { bareLetters } from '../../../facts/text/bare-letters.ts';
import { readablePath } from '../../../facts/text/slug.ts';
import { siteNames, topicStems, coverage } from '../../../facts/text/topic.ts';
import { entitiesOf, textOf } from '../../../facts/page-entities.ts';
import type { PageKind } from '../../../catalog/page-kinds.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { apart, placeOf } from '../agreement.ts';
import { jsonLd } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';

/** Share of the topic words of the shorter of two names from which they may be names of one thing. */
const MIN_SHARED = 0.25;

const TEXTS = ['Article', 'Recipe'] as const;
const OFFERED = ['Product', 'Event', 'Course', 'SoftwareApplication', 'Book', 'Movie', 'JobPosting'] as const;

/** Types of the one thing of a page, whose name is its heading, by kind: beside a text an event is another thing. */
const NAMED: Readonly<Partial<Record<PageKind, readonly string[]>>> = {
  article: TEXTS,
  course: OFFERED,
  event: OFFERED,
  howto: TEXTS,
  job: OFFERED,
  other: [...TEXTS, ...OFFERED],
  product: OFFERED,
  recipe: TEXTS,
  software: OFFERED,
};

const ONE_NAME = 'Name the thing of the page the same in its heading and in its data';

const kettle = (heading: string, name: string, head = ''): string =>
  `<head><title>Alder kettle K2 – Example</title>${head}${jsonLd('Product', { name })}</head><main><h1>${heading}</h1></main>`;

const ogTitle = (title: string): string => `<meta property="og:title" content="${title}">`;

export const nameAgrees = aiSeoRule({
  id: 'name-agrees',
  area: 'understand',
  title: 'Heading, title and data name one thing',
  why: 'Engines join what they read of a thing by its name: data under another name is that of another thing.',
  source: SOURCES.googleSdPolicies,
  grade: 'vendor',
  subsumes: ['title-h1-match/different'],

  severity: 'high',
  faults: {
    data: {
      effort: 'template',
      title: 'Data names another thing than the page',
      message: 'The page is about "{other}", but {oneSurface@surfaces} names "{one}"',
      fix: ONE_NAME,
    },
    heading: {
      effort: 'page',
      title: 'The heading names another thing than title and data',
      message: 'The heading is "{one}", but {otherSurface@surfaces} names "{other}"',
      fix: ONE_NAME,
    },
  },

  evaluate(subject) {
    const { page, facts, kind } = subject;
    const type = NAMED[kind]?.find((each) => entitiesOf(page, each).length > 0);
    if (type === undefined) return none;
    // The heading of a job is its title as well, and what leads to a page names it in short.
    const names = facts().filter(
      ({ fact, surface }) =>
        !isBeside(surface) && (fact === 'name' || (fact === 'job-title' && isData(surface))),
    );
    const data = names.filter(({ surface }) => isData(surface));
    if (data.length === 0) return unknown('several-things');
    if (!data.every(({ value }) => NAMED[kind]?.some((each) => isNameOf(page, each, value)))) return none;
    const others = names.filter(
      ({ surface, value }) => !isData(surface) && (surface === 'title' || !isOfSite(page, value)),
    );
    if (others.length === 0) return none;
    const areApart = (one: SurfaceFact, other: SurfaceFact): boolean =>
      nameTwo(subject, one.value, other.value);
    for (const one of [...data, ...others.filter(({ surface }) => surface === 'open-graph')]) {
      const rest = names.filter((each) => each.surface !== one.surface && others.includes(each));
      const [first] = rest;
      if (first === undefined || isVague(subject, one.value) || isOfSite(page, one.value)) continue;
      if (isInAddress(subject, one.value)) continue;
      if (rest.every((other) => areApart(one, other)) && agree(rest, areApart) && !isHeading(page, one))
        return fail('data', apart(one, first), placeOf(one));
    }
    const heading = others.find(({ surface }) => surface === 'text');
    const rest = names.filter(({ surface }) => surface !== 'text');
    const [named] = data;
    if (heading === undefined || named === undefined || rest.length < 2 || !isOneHeading(page)) return pass;
    const isOdd = rest.every((other) => areApart(heading, other)) && agree(rest, areApart);
    return isOdd && !isHeading(page, named) ? fail('heading', apart(heading, named), placeOf(heading)) : pass;
  },

  examples: {
    pass: [
      kettle('Alder K2', 'Alder kettle K2, 1.7 litres'),
      kettle('Details', 'Alder kettle K2'),
      kettle('Alder kettle K2', 'Alder Kettle', ogTitle('Buy the Alder kettle')),
    ],
    fail: [
      kettle('Alder kettle K2', 'Birch toaster T1'),
      `<title>Alder K2</title><h1>Alder K2</h1>${jsonLd('Product', { name: 'Alder K3' })}`,
      kettle('Alder kettle K2', 'Alder kettle K2', ogTitle('Birch toaster')),
      kettle('Birch toaster with four slots', 'Alder kettle K2', ogTitle('Alder kettle K2')),
    ],
    none: ['<title>Alder kettle K2</title><h1>Birch toaster</h1>'],
    unknown: [
      `<title>Kettles</title><h1>Kettles</h1>${jsonLd('Product', { name: 'K1' })}${jsonLd('Product', { name: 'K2' })}`,
    ],
  },
});

/** Whether all of them can be names of one thing. */
const agree = (
  names: readonly SurfaceFact[],
  areApart: (one: SurfaceFact, other: SurfaceFact) => boolean,
): boolean => names.every((one, at) => names.slice(at + 1).every((other) => !areApart(one, other)));

/** Words of a heading that names a thing; a shorter one names a part of a page: "Details". */
const MIN_HEADING_WORDS = 2;

/** Whether one heading is there that can be the name of the thing: the only one of the first level, and in the text. */
function isOneHeading({ headings }: PageFacts): boolean {
  const [first, ...more] = headings.filter(({ level, hidden }) => level === 1 && !hidden);
  const words = first?.text.trim().split(/\s+/).length ?? 0;
  return more.length === 0 && first?.inMain === true && words >= MIN_HEADING_WORDS;
}

/** A single word: the name of a system or of a publisher is one as well. */
const isVague = ({ text }: Subject, name: string): boolean => topicStems(name, text.language.judged).size < 2;

/** Whether a name is that of a thing of this type, not of the business behind it. */
const isNameOf = (page: PageFacts, type: string, name: string): boolean =>
  entitiesOf(page, type).some((entity) =>
    ['name', 'headline', 'title'].some((property) => textOf(entity, property) === name),
  );

/** Whether the address of the page has the name as well: then it is an older one of the same thing. */
const isInAddress = ({ url }: Subject, name: string): boolean =>
  url !== null && bareLetters(readablePath(url.pathname)).includes(bareLetters(name));

/** Letters from which a name of the site is looked for inside of another. */
const MIN_SITE_NAME = 4;

/** What names the site says nothing of the thing, nor does an address. */
function isOfSite(page: PageFacts, name: string): boolean {
  const letters = bareLetters(name);
  const names = siteNames(page)
    .map(bareLetters)
    .filter((site) => site.length >= MIN_SITE_NAME);
  return /^https?:/.test(name) || names.some((site) => letters.includes(site));
}

/** A heading of whatever level, or a link, that people see: the page names both things. */
const isHeading = ({ headings, links, shownLines }: PageFacts, { value }: SurfaceFact): boolean => {
  const letters = bareLetters(value);
  return [...headings.filter(({ hidden }) => !hidden), ...links, ...shownLines].some(({ text }) =>
    bareLetters(text).includes(letters),
  );
};

/** Whether two names share too few words to be of one thing, in whatever order and spelling. */
function nameTwo({ text }: Subject, one: string, other: string): boolean {
  if (isOtherModel(one, other)) return true;
  const [a, b] = [topicStems(one, text.language.judged), topicStems(other, text.language.judged)];
  if (a.size === 0 || b.size === 0 || areOfTwoScripts(one, other)) return false;
  const shared = coverage(a, b) * a.size;
  if (shared / Math.min(a.size, b.size) >= MIN_SHARED) return false;
  const [lettersOfOne, lettersOfOther] = [bareLetters(one), bareLetters(other)];
  if (lettersOfOne.includes(lettersOfOther) || lettersOfOther.includes(lettersOfOne)) return false;
  // Words that are written as one and as two, and compounds.
  return (
    !wordsOf(one).some((word) => lettersOfOther.includes(word)) &&
    !wordsOf(other).some((word) => lettersOfOne.includes(word))
  );
}

/** Whether two names differ in one number of the same form alone, as models of one maker do: "Alder K2", "Alder K3". */
function isOtherModel(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}.]+/u)
      .filter((word) => word !== ''),
  );
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  const apartAt = a.flatMap((word, at) => (word === b[at] ? [] : [at]));
  const [at = -1, ...more] = apartAt;
  const [wordOfOne = '', wordOfOther = ''] = [a[at], b[at]];
  const form = (word: string): string => word.replaceAll(/\p{N}/gu, '0');
  return more.length === 0 && /\p{N}/u.test(wordOfOne) && form(wordOfOne) === form(wordOfOther);
}

/** Letters from which a word is looked for inside of another. */
const WORD_LETTERS = 5;
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(bareLetters)
    .filter((word) => word.length >= WORD_LETTERS);

const LATIN = /\p{sc=Latn}/u;
/** A name and its transcription. */
const areOfTwoScripts = (one: string, other: string): boolean => LATIN.test(one) !== LATIN.test(other);
