/** Questions to the schema.org vocabulary: is this a class, is it a kind of that one, what was meant. */
import { VOCABULARY } from '../../catalog/vocabulary.ts';
import { once } from '../../values/once.ts';
import { editDistance } from '../../values/edit-distance.ts';

interface ClassEntry {
  readonly parents: readonly string[];
  readonly properties: readonly string[];
}

const words = (list: string): readonly string[] => (list === '' ? [] : list.split(' '));

/** By name in the order of the alphabet: of two names that are equally near to a misspelt one the first is meant. */
const classes = once(
  (): ReadonlyMap<string, ClassEntry> =>
    new Map(
      VOCABULARY.trim()
        .split('\n')
        .flatMap((row) => {
          const [names = '', parents = '', properties = ''] = row.split('|');
          const entry = { parents: words(parents), properties: words(properties) };
          return words(names).map((name) => [name, entry] as const);
        })
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
);

const properties = once(
  (): ReadonlySet<string> => new Set([...classes().values()].flatMap((entry) => entry.properties)),
);

/** Whether schema.org has a class of exactly this name. */
export function isClass(name: string): boolean {
  return classes().has(name);
}

/** Whether schema.org has a property of exactly this name. */
export function isProperty(name: string): boolean {
  return properties().has(name);
}

/** Every class above `type` with `type` itself first; empty for a name that is no class. */
export function ancestorsOf(type: string): readonly string[] {
  if (!classes().has(type)) return [];
  const found = new Set([type]);
  for (const name of found) for (const parent of classes().get(name)?.parents ?? []) found.add(parent);
  return [...found];
}

/** Whether `type` is `ancestor` or one of its subclasses. Only names that the vocabulary has are related. */
export function isA(type: string, ancestor: string): boolean {
  const entry = classes().get(type);
  if (entry === undefined || type === ancestor) return entry !== undefined;
  for (const parent of entry.parents) if (isA(parent, ancestor)) return true;
  return false;
}

/** Whether things of a class may have a property, by the class itself or one above it. */
export function takes(type: string, property: string): boolean {
  return ancestorsOf(type).some((name) => classes().get(name)?.properties.includes(property));
}

/** Whether any of `types` is `ancestor` or one of its subclasses. */
export function hasType(types: readonly string[], ancestor: string): boolean {
  return types.some((type) => isA(type, ancestor));
}

/** Characters: a longer name is not compared, the longest class name has 41. */
const MAX_NAME_LENGTH = 60;

/** Edits (insert, delete, replace) up to which names of at least so many characters count as a slip of the hand. */
const EDITS_BY_LENGTH: readonly (readonly [length: number, edits: number])[] = [
  [6, 2],
  [4, 1],
];

/** A short word is near to many others, and hardly anybody misses the first letter twice over. */
function isSlip(name: string, candidate: string, distance: number): boolean {
  const [, edits] = EDITS_BY_LENGTH.find(([length]) => name.length >= length) ?? [0, 0];
  if (distance <= Math.min(edits, 1)) return true;
  if (distance > 2 || name[0] !== candidate[0]) return false;
  return distance <= edits || (edits > 0 && letters(name) === letters(candidate));
}

/** The same for names whose letters changed places. */
const letters = (name: string): string => name.split('').sort().join('');

/** A name in lower case, with the {@link letterSet} of it. */
interface Spelling {
  readonly lower: string;
  readonly name: string;
  readonly set: number;
}

/** Names by their form in lower case, and as the list that a misspelt one is compared with: a map takes half as long again to walk. */
interface Spellings {
  readonly byLower: ReadonlyMap<string, string>;
  readonly all: readonly Spelling[];
}

function spellingsOf(names: Iterable<string>): Spellings {
  const byLower = new Map([...names].map((name) => [name.toLowerCase(), name]));
  const all = [...byLower].map(([lower, name]) => ({ lower, name, set: letterSet(lower) }));
  return { byLower, all };
}

/** A bit for each letter that occurs; others share those bits. */
function letterSet(name: string): number {
  let set = 0;
  for (let at = 0; at < name.length; at++) set |= 1 << (name.charCodeAt(at) & 31);
  return set;
}

/** Edits that two names are apart at least: one takes away a letter and brings another. Cheap beside the distance. */
function leastEdits(one: number, other: number): number {
  let differing = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) differing++;
  return differing / 2;
}

/** A datatype is that of a value, no node is meant to be of it (schema.org, DataType). */
const classSpellings = once(() =>
  spellingsOf([...classes().keys()].filter((name) => !isA(name, 'DataType'))),
);

const propertySpellings = once(() => spellingsOf(properties()));

/** The name nearest to another one: equal but for case, or a slip away; `null` when none is near. */
function nearest(name: string, { byLower, all }: Spellings): string | null {
  if (name.length < 3 || name.length > MAX_NAME_LENGTH) return null;
  const wanted = name.toLowerCase();
  const first = wanted.slice(0, 1);
  const same = byLower.get(wanted);
  if (same !== undefined) return same;
  let best: string | null = null;
  let least = 3;
  const wantedSet = letterSet(wanted);
  for (const { lower, name: meant, set } of all) {
    // With another first letter a name two edits away is no slip: few are left whose distance has to be worked out.
    const limit = lower.startsWith(first) ? least : Math.min(least, 2);
    if (Math.abs(lower.length - wanted.length) >= limit || leastEdits(wantedSet, set) >= limit) continue;
    const distance = editDistance(wanted, lower);
    if (distance >= least || !isSlip(wanted, lower, distance)) continue;
    [best, least] = [meant, distance];
  }
  return best;
}

/** What is behind the address or prefix in a name: the class itself, when it is one. */
function lastPart(name: string): string {
  const trimmed = name.slice(0, 2 * MAX_NAME_LENGTH).trim();
  return trimmed.slice(Math.max(...['/', '#', ':'].map((mark) => trimmed.lastIndexOf(mark))) + 1);
}

/** Names that may still be compared with the whole vocabulary: each takes half a millisecond at most. */
export interface SpellingBudget {
  spellings: number;
  /** A budget of their own: a page full of properties of its maker leaves the types theirs. */
  propertySpellings: number;
}

/** The class that a misspelt type name most likely means; `null` when none is near or the budget is used up. */
export function didYouMeanClass(name: string, budget: SpellingBudget): string | null {
  if (budget.spellings <= 0) return null;
  budget.spellings--;
  const part = lastPart(name);
  return isClass(part) ? part : nearest(name, classSpellings());
}

/** The property that a misspelt name most likely means; `null` when none is near or the budget is used up. */
export function didYouMeanProperty(name: string, budget: SpellingBudget): string | null {
  if (budget.propertySpellings <= 0) return null;
  budget.propertySpellings--;
  return nearest(name, propertySpellings());
}
