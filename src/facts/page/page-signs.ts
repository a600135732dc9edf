/** What a page is made of, as numbers by name: its kind is told by them, its address and what it declares (see kind-features.ts). */
import type { NamedNumber } from '../page-facts.ts';
import { FRAME } from './frame-kinds.ts';
import { AROUND, type BlockShape, type PageShape } from './page-shape.ts';
import { FAMILY_NAMES } from './part-names.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Of a number in a typed array of flags. */
const BITS = 32;
/** Words of a paragraph that says something. */
const LONG_WORDS = 40;
/** Blocks of a shape from which a template repeats it. */
const REPEATED = 5;

const KINDS = ['heading', 'paragraph', 'list-item', 'cell', 'quote', 'code', 'term', 'other'] as const;

/** A block with all that is known of it. */
interface Sighted {
  readonly block: BlockRecord;
  readonly own: BlockShape;
  readonly index: number;
  /** Blocks of its shape. */
  readonly same: number;
  readonly isText: boolean;
}

/** The numbers of a page: counts, and shares of 0 to 1, of its words where nothing else is said. `chosen`: by block, 1 for its text. */
export function pageSigns(
  r: Reading,
  blocks: readonly BlockRecord[],
  shape: PageShape,
  chosen: Uint8Array,
): NamedNumber[] {
  const { h1, sameText, sameShape, shapes, groups } = shape;
  const seen: Sighted[] = [];
  for (const [index, block] of blocks.entries()) {
    const own = shapes[index];
    const same = sameShape.get(r.groups.shapes[block.group] ?? 0) ?? 1;
    if (own !== undefined) seen.push({ block, own, index, same, isText: chosen[index] === 1 });
  }
  const sum = (of: (each: Sighted) => number): number => {
    let all = 0;
    for (const each of seen) all += of(each);
    return all;
  };
  const count = (is: (each: Sighted) => boolean): number => sum((each) => Number(is(each)));
  const wordsOf = (is: (each: Sighted) => boolean): number =>
    sum((each) => (is(each) ? each.block.words : 0));
  const all = wordsOf(() => true);
  const [words, size] = [Math.max(all, 1), Math.max(blocks.length, 1)];
  const isLong = ({ block }: Sighted): boolean => block.words >= LONG_WORDS;
  const isRepeated = ({ same }: Sighted): boolean => same >= REPEATED;
  const isText = (each: Sighted): boolean => each.isText;
  const text = wordsOf(isText);
  const currency = sum(({ own }) => own.signs.currency);
  const share = (is: (each: Sighted) => boolean): number => wordsOf(is) / words;
  const [around, names] = [bitsOf(seen, groups.around), bitsOf(seen, groups.names)];
  return [
    ['words', all],
    ['blocks', blocks.length],
    ['words a block', all / size],
    ['share of links', sum(({ block, own }) => block.words * own.links) / words],
    ['long', count(isLong)],
    ['share of long', share(isLong)],
    ['sentences', count(({ own }) => own.signs.ends === 1) / size],
    ['currency', currency],
    ['with currency', currency / size],
    ['digits', sum(({ block, own }) => own.signs.digits * block.words) / words],
    ['capitals', sum(({ block, own }) => own.signs.capitals * block.words) / words],
    ['title words', sum(({ block, own }) => own.signs.titleWords * block.words) / words],
    ['repeated', count(isRepeated) / size],
    ['share of repeated', share(isRepeated)],
    ['most repeated', seen.reduce((most, { same }) => Math.max(most, same), 0)],
    ['text', text],
    ['share of text', text / words],
    ['text blocks', count(isText)],
    [
      'links of the text',
      sum(({ block, own, isText: isIn }) => (isIn ? block.words * own.links : 0)) / Math.max(text, 1),
    ],
    ['buttons', sum(({ block }) => block.buttonCharacters) / Math.max(shape.characters, 1)],
    ['in main', share(({ block }) => (block.bits & (FRAME.main | FRAME.roleMain)) !== 0)],
    ['share after h1', share(({ index }) => h1 >= 0 && index > h1)],
    ['same text', count(({ own }) => (sameText.get(own.signs.hash) ?? 1) > 1) / size],
    ...KINDS.map((kind) =>
      named(
        `share of ${kind}`,
        share(({ block }) => block.kind === kind),
      ),
    ),
    ...AROUND.map((name, bit) => named(`share in ${name}`, (around[bit] ?? 0) / words)),
    ...FAMILY_NAMES.map((name, bit) => named(`share named ${name}`, (names[bit] ?? 0) / words)),
    ...FAMILY_NAMES.map((name, bit) => named(`parts named ${name}`, partsNamed(r, bit))),
  ];
}

const named = (name: string, value: number): NamedNumber => [name, value];

/** By bit: words of the blocks in a group that has it. */
function bitsOf(seen: readonly Sighted[], groups: Int32Array): number[] {
  const words = Array.from({ length: BITS }, () => 0);
  for (const { block } of seen)
    for (let left = groups[block.group] ?? 0; left !== 0; left &= left - 1) {
      const bit = BITS - 1 - Math.clz32(left & -left);
      words[bit] = (words[bit] ?? 0) + block.words;
    }
  return words;
}

/** Parts of the page with a name of the family of this bit. */
function partsNamed({ groups: { count, names } }: Reading, bit: number): number {
  let parts = 0;
  for (let group = 1; group < count; group++) parts += ((names[group] ?? 0) >> bit) & 1;
  return parts;
}
