/** Content that markup could name, as a reader sees it. Markup for anything else would break Google's own policy. */
import {
  CURRENCY_CODES,
  CURRENCY_LETTERS,
  CURRENCY_SHORT_NAMES,
  CURRENCY_SIGNS,
} from '../../catalog/units.ts';
import { once } from '../../values/once.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { INSTRUCTION_STEPS, promisesSteps } from '../../facts/text/how-to.ts';
import { listedLanguage, primarySubtag } from '../../facts/text/language.ts';

/** Instructions as the page shows them, tags left out. */
export interface VisibleSteps {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Steps taken over; a longer list is hardly one task. */
const MAX_STEPS = 50;

/** The ordered list under a heading that promises instructions; `null` when there is none. */
export function visibleSteps({ main, lists, headings, lang }: PageFacts): VisibleSteps | null {
  const title = headings.find(({ level }) => level === 1)?.text ?? '';
  const language = listedLanguage(primarySubtag(lang)) ?? 'en';
  for (const { heading, from, to } of main.sections) {
    const name = main.blocks[heading]?.text ?? '';
    const promise = [name, title].find((text) => promisesSteps(text, language));
    if (promise === undefined) continue;
    const items = main.blocks.slice(from, to).filter(({ kind }) => kind === 'list-item');
    // A list of contents or of sources leads away, instructions are text.
    const leading = items.filter(({ text, linkCharacters }) => linkCharacters * 2 > text.length);
    if (leading.length * 2 >= items.length) continue;
    const steps = items.map(({ text }) => text);
    // Which list an item belongs to is not kept: the list of the section is ordered when one of its length is.
    const isOrdered = lists.some(({ ordered, inMain, items }) => ordered && inMain && items === steps.length);
    if (isOrdered && steps.length >= INSTRUCTION_STEPS && steps.length <= MAX_STEPS)
      return { name: promise, steps };
  }
  return null;
}

/** An amount beside the sign or code of a currency. */
const price = once(() => {
  const [codes, letters, names] = [CURRENCY_CODES, CURRENCY_LETTERS, CURRENCY_SHORT_NAMES].map((list) =>
    list.replaceAll(' ', '|'),
  );
  const before = `(?:[${CURRENCY_SIGNS}]|\\b(?:${codes}|${letters}))\\s?\\d`;
  const after = `\\d[\\d.,' ]{0,12}\\s?(?:[${CURRENCY_SIGNS}]|(?:${codes}|${names})(?!\\p{L}))`;
  return new RegExp(`${before}|${after}`, 'u');
});

/** Blocks of text searched for a price: it is near the top of a product page. */
const PRICE_BLOCKS = 200;

/** Whether the page shows a price, in its text or in shopping tags. */
export function showsPrice({ main, metas }: PageFacts): boolean {
  if (metas.some(({ key }) => key === 'product:price:amount' || key === 'og:price:amount')) return true;
  return main.blocks.slice(0, PRICE_BLOCKS).some(({ text }) => price().test(text.slice(0, 1_000)));
}
