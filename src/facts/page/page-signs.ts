/** What a page is made of, as numbers: what its kind is learned from, with its address and what it declares (see kind-features.ts). */
import { FRAME } from './frame-kinds.ts';
import { AROUND, type PageShape } from './page-shape.ts';
import { FAMILY_NAMES } from './part-names.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Words of a paragraph that says something. */
const LONG_WORDS = 40;
/** Blocks of a shape from which a template repeats it. */
const REPEATED = 5;

const KINDS = ['heading', 'paragraph', 'list-item', 'cell', 'quote', 'code', 'term', 'other'] as const;

/** The names of the numbers, in their order. Shares are 0 to 1, of words. */
export const PAGE_SIGNS: readonly string[] = [
  'words',
  'blocks',
  'words a block',
  'links',
  'long',
  'share of long',
  'sentences',
  'currency',
  'with currency',
  'digits',
  'capitals',
  'title words',
  'repeated',
  'share of repeated',
  'most repeated',
  'text',
  'share of text',
  'text blocks',
  'links of the text',
  'buttons',
  'in main',
  'share after h1',
  'same text',
  ...KINDS.map((kind) => `share of ${kind}`),
  ...AROUND.map((name) => `share in ${name}`),
  ...FAMILY_NAMES.flatMap((name) => [`share named ${name}`, `parts named ${name}`]),
];

/** The numbers of a page. `chosen`: by block, 1 for its text. */
export function pageSigns(
  r: Reading,
  blocks: readonly BlockRecord[],
  shape: PageShape,
  chosen: Uint8Array,
): number[] {
  const kinds = new Float64Array(KINDS.length);
  const around = new Float64Array(AROUND.length);
  const families = new Float64Array(FAMILY_NAMES.length);
  const sums = {
    words: 0,
    links: 0,
    long: 0,
    longWords: 0,
    ends: 0,
    currency: 0,
    digits: 0,
    capitals: 0,
    title: 0,
  };
  const more = {
    repeated: 0,
    repeatedWords: 0,
    text: 0,
    textBlocks: 0,
    textLinks: 0,
    buttons: 0,
    main: 0,
    after: 0,
    same: 0,
  };
  let most = 0;
  for (const [index, block] of blocks.entries()) {
    const { words, group } = block;
    const own = shape.shapes[index];
    if (own === undefined) continue;
    const { signs } = own;
    const isLong = words >= LONG_WORDS;
    sums.words += words;
    sums.links += words * own.links;
    sums.long += Number(isLong);
    sums.longWords += isLong ? words : 0;
    sums.ends += Number(signs.ends === 1);
    sums.currency += signs.currency;
    sums.digits += signs.digits * words;
    sums.capitals += signs.capitals * words;
    sums.title += signs.titleWords * words;
    const same = shape.sameShape.get(r.groups.shapes[group] ?? 0) ?? 1;
    most = Math.max(most, same);
    more.repeated += Number(same >= REPEATED);
    more.repeatedWords += same >= REPEATED ? words : 0;
    if (chosen[index] === 1) {
      more.text += words;
      more.textBlocks++;
      more.textLinks += words * own.links;
    }
    more.buttons += block.buttonCharacters;
    more.main += (block.bits & (FRAME.main | FRAME.roleMain)) === 0 ? 0 : words;
    more.after += shape.h1 >= 0 && index > shape.h1 ? words : 0;
    more.same += Number((shape.sameText.get(signs.hash) ?? 1) > 1);
    const kind = KINDS.findIndex((each) => each === block.kind);
    if (kind >= 0) kinds[kind] = (kinds[kind] ?? 0) + words;
    addBits(around, shape.groups.around[group] ?? 0, words);
    addBits(families, shape.groups.names[group] ?? 0, words);
  }
  const words = Math.max(sums.words, 1);
  const count = Math.max(blocks.length, 1);
  return [
    sums.words,
    blocks.length,
    sums.words / count,
    sums.links / words,
    sums.long,
    sums.longWords / words,
    sums.ends / count,
    sums.currency,
    sums.currency / count,
    sums.digits / words,
    sums.capitals / words,

    sums.title / words,
    more.repeated / count,
    more.repeatedWords / words,
    most,
    more.text,
    more.text / words,
    more.textBlocks,
    more.textLinks / Math.max(more.text, 1),
    more.buttons / Math.max(shape.characters, 1),
    more.main / words,
    more.after / words,
    more.same / count,
    ...Array.from(kinds, (sum) => sum / words),
    ...Array.from(around, (sum) => sum / words),
    ...partCounts(r).flatMap((parts, bit) => [(families[bit] ?? 0) / words, parts]),
  ];
}

function addBits(sums: Float64Array, bits: number, words: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    sums[bit] = (sums[bit] ?? 0) + words;
  }
}

/** By family: parts of the page with a name of it. */
function partCounts({ groups: { count, names } }: Reading): number[] {
  const counts = new Float64Array(FAMILY_NAMES.length);
  for (let group = 1; group < count; group++) addBits(counts, names[group] ?? 0, 1);
  return [...counts];
}
