/** Repairs of headings and landmarks, where a change is one tag name. */
import type { Heading } from '../facts/page-facts.ts';
import { refusal, type Made, type Refusal } from './change.ts';
import type { PageFixer } from './fix-site.ts';
import { renamed } from './tag-edits.ts';
import type { PageFile } from './page-file.ts';
import { attributeIn, type PlacedElement } from './page-layout.ts';

const HEADING = /^h[1-6]$/;

/**
 * The headings of the facts with their elements; `null` where the two differ, which a cap or a template makes. An element
 * in template is no heading of the page.
 */
function placedHeadings(page: PageFile): readonly (readonly [Heading, PlacedElement])[] | null {
  const { headings } = page.subject().page;
  const { elements } = page.layout();
  const placed = elements.filter((element) => HEADING.test(element.name) && !isInTemplate(element, elements));
  const isSame =
    placed.length === headings.length && headings.every(({ level }, at) => placed[at]?.name === `h${level}`);
  return isSame
    ? headings.flatMap((heading, at) => (placed[at] === undefined ? [] : [[heading, placed[at]] as const]))
    : null;
}

function isInTemplate(element: PlacedElement, elements: readonly PlacedElement[]): boolean {
  for (let at = element.parent; at >= 0; at = elements[at]?.parent ?? -1)
    if (elements[at]?.name === 'template') return true;
  return false;
}

function changed(page: PageFile, to: readonly (readonly [PlacedElement, string])[]): Made | Refusal {
  const edits = to.map(([element, name]) => renamed(element, name));
  if (edits.length === 0 || edits.includes(null)) return refusal('place');
  const all = edits.flatMap((edit) => edit ?? []).toSorted((a, b) => a.from - b.from);
  return { file: page.path, edits: all, sources: [] };
}

/** The H1 that names the page stays, and the others that readers see become H2. */
export const oneMainHeading: PageFixer = (page) => {
  const placed = placedHeadings(page);
  if (placed === null) return refusal('place');
  const { name } = page.subject();
  const first = placed.filter(([{ level, hidden, text }]) => level === 1 && !hidden && text !== '');
  const own = first.filter(([{ text }]) => text === name);
  // Which of them names the page has to be sure.
  if (own.length !== 1) return refusal('author');
  return changed(
    page,
    first.filter((one) => one !== own[0]).map(([, element]) => [element, 'h2'] as const),
  );
};

/** The heading that the title repeats becomes the H1 that the page lacks. */
export const makeMainHeading: PageFixer = (page) => {
  const placed = placedHeadings(page);
  if (placed === null) return refusal('place');
  const { name, page: facts } = page.subject();
  const seen = placed.filter(([{ hidden, text }]) => !hidden && text !== '');
  const [first] = seen;
  const own = seen.filter(([{ text }]) => text === name && facts.title.includes(text));
  if (own.length !== 1 || own[0] !== first) return refusal('author');
  return changed(
    page,
    own.map(([, element]) => [element, 'h1'] as const),
  );
};

/** Each heading that skips a step is one below the heading before it; those below it that are alike follow. */
export const closeHeadingSteps: PageFixer = (page) => {
  const placed = placedHeadings(page);
  if (placed === null) return refusal('place');
  const renames: (readonly [PlacedElement, string])[] = [];
  /** Open headings: level as written, and as it is to be. */
  const open: { readonly was: number; readonly is: number }[] = [];
  for (const [{ level, hidden }, element] of placed) {
    if (hidden) continue;
    while ((open.at(-1)?.was ?? 0) >= level) open.pop();
    const above = open.at(-1);
    const is = above === undefined ? level : Math.min(level, above.is + 1);
    open.push({ was: level, is });
    if (is !== level) renames.push([element, `h${is}`]);
  }
  return changed(page, renames);
};

/** Names of the element that holds the content, where it has no landmark. */
const MAIN_NAMES: ReadonlySet<string> = new Set([
  'main',
  'content',
  'main-content',
  'maincontent',
  'page-content',
  'site-content',
]);

/** The one div that is called the content of the page becomes main. */
export const makeMain: PageFixer = (page) => {
  const { elements } = page.layout();
  if (elements.some(({ name }) => name === 'main')) return refusal('author');
  const named = elements.filter(
    (element) =>
      element.name === 'div' && MAIN_NAMES.has(attributeIn(element, 'id')?.value.trim().toLowerCase() ?? ''),
  );
  const [only] = named;
  if (only === undefined || named.length > 1) return refusal('author');
  return changed(page, [[only, 'main']]);
};
