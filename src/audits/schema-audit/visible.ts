/** Content that markup could name, as a reader sees it. Markup for anything else would break Google's own policy. */
import { HOW_TO_FORMS, HOW_TO_WORDS } from '../../catalog/text-terms/how-to-words.ts';
import type { PageFacts } from '../../facts/page-facts.ts';

/** Instructions as the page shows them, tags left out. */
export interface VisibleSteps {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Steps from which a list is a set of instructions. */
const MIN_STEPS = 2;

/** Steps taken over; a longer list is hardly one task. */
const MAX_STEPS = 50;

/** Whether a heading promises instructions, by the openings of the language that the page declares. */
function promisesSteps(heading: string, lang: string): boolean {
  const primary = lang.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  const words =
    new Map<string, readonly string[]>(Object.entries(HOW_TO_WORDS)).get(primary) ?? HOW_TO_WORDS.en;
  const text = heading.toLowerCase();
  const form = new Map<string, RegExp>(Object.entries(HOW_TO_FORMS)).get(primary);
  if (form?.test(text) === true) return true;
  const isDense = DENSE.has(primary);
  return words.some((word) =>
    isDense || word.startsWith(' ') ? text.includes(word) : text.startsWith(word),
  );
}

/** Languages written without spaces: an opening may stand anywhere. */
const DENSE: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/** The ordered list under a heading that promises instructions; `null` when there is none. */
export function visibleSteps({ main, lists, headings, lang }: PageFacts): VisibleSteps | null {
  const title = headings.find(({ level }) => level === 1)?.text ?? '';
  for (const { heading, from, to } of main.sections) {
    const name = main.blocks[heading]?.text ?? '';
    const promise = [name, title].find((text) => promisesSteps(text, lang));
    if (promise === undefined) continue;
    const items = main.blocks.slice(from, to).filter(({ kind }) => kind === 'list-item');
    // A list of contents or of sources leads away, instructions are text.
    const leading = items.filter(({ text, linkCharacters }) => linkCharacters * 2 > text.length);
    if (leading.length * 2 >= items.length) continue;
    const steps = items.map(({ text }) => text);
    // Which list an item belongs to is not kept: the list of the section is ordered when one of its length is.
    const isOrdered = lists.some(({ ordered, inMain, items }) => ordered && inMain && items === steps.length);
    if (isOrdered && steps.length >= MIN_STEPS && steps.length <= MAX_STEPS) return { name: promise, steps };
  }
  return null;
}

/** An amount beside the sign or code of a currency. */
const PRICE =
  /(?:[$€£¥₹₩₽₺₴₫฿]|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD))\s?\d|\d[\d.,' ]{0,12}\s?(?:[$€£¥₹₩₽₺₴₫฿]|(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|kr|zł|Kč|Ft)(?![\p{L}]))/u;

/** Blocks of text searched for a price: it stands near the top of a product page. */
const PRICE_BLOCKS = 200;

/** Whether the page shows a price, in its text or in shopping tags. */
export function showsPrice({ main, metas }: PageFacts): boolean {
  if (metas.some(({ key }) => key === 'product:price:amount' || key === 'og:price:amount')) return true;
  return main.blocks.slice(0, PRICE_BLOCKS).some(({ text }) => PRICE.test(text.slice(0, 1_000)));
}
