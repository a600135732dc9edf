/** What a page is made of, as numbers by name: its kind is told by them, its address and what it declares (see kind-features.ts). */
import type { NamedNumber } from '../page-facts.ts';
import { FRAME } from './frame-kinds.ts';
import { AROUND, type PageShape } from './page-shape.ts';
import { FAMILY_NAMES } from './part-names.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Of a number in a typed array of flags. */
const BITS = 32;
/** Words of a paragraph that says something. */
const LONG_WORDS = 40;
/** Blocks of a shape from which a template repeats it. */
const REPEATED = 5;

const MAIN = FRAME.main | FRAME.roleMain;

const KINDS = ['heading', 'paragraph', 'list-item', 'cell', 'quote', 'code', 'term', 'other'] as const;

/** The numbers of a page: counts, and shares of 0 to 1, of its words where nothing else is said. `chosen`: by block, 1 for its text. */
export function pageSigns(
  r: Reading,
  blocks: readonly BlockRecord[],
  shape: PageShape,
  chosen: Uint8Array,
): NamedNumber[] {
  const sums = sumsOf(r, blocks, shape, chosen);
  const { all, text } = sums;
  const [words, size] = [Math.max(all, 1), Math.max(blocks.length, 1)];
  return [
    ['words', all],
    ['blocks', blocks.length],
    ['words a block', all / size],
    ['share of links', sums.linked / words],
    ['long', sums.long],
    ['share of long', sums.longWords / words],
    ['sentences', sums.sentences / size],
    ['currency', sums.currency],
    ['with currency', sums.currency / size],
    ['digits', sums.digits / words],
    ['capitals', sums.capitals / words],
    ['title words', sums.titleWords / words],
    ['repeated', sums.repeated / size],
    ['share of repeated', sums.repeatedWords / words],
    ['most repeated', sums.mostRepeated],
    ['text', text],
    ['share of text', text / words],
    ['text blocks', sums.textBlocks],
    ['links of the text', sums.textLinked / Math.max(text, 1)],
    ['buttons', sums.buttons / Math.max(shape.characters, 1)],
    ['in main', sums.inMain / words],
    ['share after h1', sums.afterH1 / words],
    ['same text', sums.sameText / size],
    ...KINDS.map((kind) => named(`share of ${kind}`, (sums.kinds.get(kind) ?? 0) / words)),
    ...AROUND.map((name, bit) => named(`share in ${name}`, (sums.around[bit] ?? 0) / words)),
    ...FAMILY_NAMES.map((name, bit) => named(`share named ${name}`, (sums.names[bit] ?? 0) / words)),
    ...FAMILY_NAMES.map((name, bit) => named(`parts named ${name}`, sums.parts[bit] ?? 0)),
  ];
}

/** Sums over the blocks of a page, of their words where nothing else is said: read in one pass, for a page may have thousands. */
function sumsOf(
  r: Reading,
  blocks: readonly BlockRecord[],
  { h1, sameText, sameShape, shapes, groups }: PageShape,
  chosen: Uint8Array,
) {
  const sums = {
    all: 0,
    linked: 0,
    long: 0,
    longWords: 0,
    sentences: 0,
    currency: 0,
    digits: 0,
    capitals: 0,
    titleWords: 0,
    repeated: 0,
    repeatedWords: 0,
    mostRepeated: 0,
    text: 0,
    textBlocks: 0,
    textLinked: 0,
    buttons: 0,
    inMain: 0,
    afterH1: 0,
    sameText: 0,
    kinds: new Map<string, number>(),
    around: new Float64Array(BITS),
    names: new Float64Array(BITS),
    parts: new Float64Array(BITS),
  };
  for (let index = 0; index < blocks.length; index++) {
    const [block, own] = [blocks[index], shapes[index]];
    if (block === undefined || own === undefined) continue;
    const { words, kind, group } = block;
    const { signs, links } = own;
    const same = sameShape.get(r.groups.shapes[group] ?? 0) ?? 1;
    sums.all += words;
    sums.linked += words * links;
    if (words >= LONG_WORDS) {
      sums.long++;
      sums.longWords += words;
    }
    if (signs.ends === 1) sums.sentences++;
    sums.currency += signs.currency;
    sums.digits += signs.digits * words;
    sums.capitals += signs.capitals * words;
    sums.titleWords += signs.titleWords * words;
    if (same >= REPEATED) {
      sums.repeated++;
      sums.repeatedWords += words;
    }
    sums.mostRepeated = Math.max(sums.mostRepeated, same);
    if (chosen[index] === 1) {
      sums.text += words;
      sums.textBlocks++;
      sums.textLinked += words * links;
    }
    sums.buttons += block.buttonCharacters;
    if ((block.bits & MAIN) !== 0) sums.inMain += words;
    if (h1 >= 0 && index > h1) sums.afterH1 += words;
    if ((sameText.get(signs.hash) ?? 1) > 1) sums.sameText++;
    sums.kinds.set(kind, (sums.kinds.get(kind) ?? 0) + words);
    addByBit(sums.around, groups.around[group] ?? 0, words);
    addByBit(sums.names, groups.names[group] ?? 0, words);
  }
  for (let group = 1; group < r.groups.count; group++) addByBit(sums.parts, r.groups.names[group] ?? 0, 1);
  return sums;
}

/** Adds to the sum of each bit that is set. */
function addByBit(sums: Float64Array, bits: number, amount: number): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const bit = BITS - 1 - Math.clz32(left & -left);
    sums[bit] = (sums[bit] ?? 0) + amount;
  }
}

const named = (name: string, value: number): NamedNumber => [name, value];
