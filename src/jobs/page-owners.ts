/** Under which address of a plan a page is audited when several show it: by redirect, or by what they call canonical. */
import { distance, NEAR_BITS } from '../facts/text/simhash.ts';
import { urlKey } from '../values/url.ts';
import type { KeyedUnit } from './keep-together.ts';
import { isCopy, type PageUnit } from './page-unit.ts';

/** A unit with the key of its address. */
export type KeyedPage = KeyedUnit<PageUnit>;

/** Decides which addresses of a plan are audited, and which lead to a page that is audited under another one. */
export interface PageOwners {
  /** Takes a unit without a result that an earlier run kept. All of them come before the first unit is settled. */
  readonly remember: (key: string, copy: PageUnit) => void;
  /**
   * Takes a unit that was read now or kept by an earlier run, and gives those that are settled by it, `result: null`
   * for what another address stands for. A page that calls another one of the plan canonical waits for that one.
   */
  readonly settle: (key: string, unit: PageUnit) => readonly KeyedPage[];
  /** Those that still wait: the pages that they name were not read. They stand for themselves. */
  readonly rest: () => readonly KeyedPage[];
}

/** Units that wait at once, some 10 KB each. More stand for themselves. */
const MAX_WAITING = 1_000;

/**
 * Owners for a plan, given the keys of its addresses. The order in which its pages come changes nothing, save which of
 * several addresses stands for a page that the plan does not name, or for pages that call each other canonical.
 */
export function createPageOwners(wanted: { readonly has: (key: string) => boolean }): PageOwners {
  /**
   * The key behind which an address stands. Every page keeps an address for which nothing stands in: a canonical
   * that redirects back to its page is a common fault, and sites change between two requests.
   */
  const behind = new Map<string, string>();
  /** What tells the text that was read under each key, `null` where nothing does. */
  const prints = new Map<string, string | null>();
  /** By the key that they wait for. */
  const waiting = new Map<string, KeyedPage[]>();
  let waits = 0;

  const ownerOf = (key: string): string => {
    let at = key;
    for (let next = behind.get(at); next !== undefined; next = behind.get(at)) {
      // The way is made shorter for whoever asks next: chains may be as long as a plan.
      behind.set(at, behind.get(next) ?? next);
      at = next;
    }
    return at;
  };
  const standIn = (key: string, unit: PageUnit, owner: string): PageUnit => {
    const last = ownerOf(owner);
    // Back at the page itself, or at a page of an earlier run that this one does not know yet.
    if (last === key || !wanted.has(last)) return unit;
    behind.set(key, owner);
    const { unread: _unread, ...copy } = unit;
    return { ...copy, result: null };
  };
  /** A canonical address with another text is a fault, and not the same page. */
  const beside = (key: string, unit: PageUnit, canonical: string): PageUnit =>
    isSameText(printOf(unit), prints.get(canonical) ?? null) ? standIn(key, unit, canonical) : unit;
  const afterRedirect = (key: string, unit: PageUnit): PageUnit => {
    const final = finalKey(key, unit);
    if (wanted.has(final) || behind.has(final)) return standIn(key, unit, final);
    behind.set(final, key);
    return unit;
  };
  const wait = (key: string, unit: PageUnit, canonical: string): void => {
    const others = waiting.get(canonical) ?? [];
    others.push([key, unit]);
    waiting.set(canonical, others);
    waits += 1;
  };
  const freedBy = (key: string): readonly KeyedPage[] => {
    const freed = waiting.get(key) ?? [];
    waiting.delete(key);
    waits -= freed.length;
    return freed;
  };
  return {
    remember(key, copy) {
      prints.set(key, printOf(copy));
      const final = finalKey(key, copy);
      const owner = final === key ? canonicalKey(copy) : final;
      if (ownerOf(owner) !== key) behind.set(key, owner);
    },
    settle(key, unit) {
      const print = printOf(unit);
      prints.set(key, print);
      const page = afterRedirect(key, unit);
      const canonical = canonicalKey(unit);
      const mayWait = !isCopy(page) && print !== null && waits < MAX_WAITING;
      const units: KeyedPage[] = [];
      if (mayWait && wanted.has(canonical) && !prints.has(canonical)) wait(key, unit, canonical);
      else units.push([key, isCopy(page) ? page : beside(key, page, canonical)]);
      for (const [other, waited] of freedBy(key)) units.push([other, beside(other, waited, key)]);
      return units;
    },
    rest: () => [...waiting.values()].flat(),
  };
}

const finalKey = (key: string, { url, finalUrl }: PageUnit): string =>
  finalUrl === url ? key : urlKey(finalUrl);
const canonicalKey = ({ evidence }: PageUnit): string => urlKey(evidence.digest.canonical);

/** The simhash, of a short text without one title and description; `null` for no page, or one that nothing tells apart. */
function printOf({ evidence }: PageUnit): string | null {
  const { status, access, simhash, title, description } = evidence.digest;
  if (status !== 200 || access !== 'pass') return null;
  if (simhash !== '') return simhash;
  return title === 0 ? null : `${title} ${description}`;
}

function isSameText(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return a !== null && a === b;
  return !a.includes(' ') && !b.includes(' ') && distance(a, b) <= NEAR_BITS;
}
