/** Under which address of a plan a page is audited when several show it: by redirect, or by what they call canonical. */
import { distance, NEAR_BITS } from '../facts/text/simhash.ts';
import { urlKey } from '../facts/url.ts';
import type { PageUnit } from './page-unit.ts';

/** A unit with the key of its address. */
type KeyedUnit = readonly [key: string, unit: PageUnit];

/** Decides which addresses of a plan are audited, and which lead to a page that is audited under another one. */
export interface PageOwners {
  /** A unit that an earlier run kept. */
  readonly remember: (key: string, unit: PageUnit) => void;
  /**
   * The units that can be kept now that this one was read, `result: null` for what another address stands for. A page
   * that calls another one of the plan canonical waits until that one was read.
   */
  readonly settle: (key: string, unit: PageUnit) => readonly KeyedUnit[];
  /** Those that still wait: the pages that they name were not read, or name each other. They stand for themselves. */
  readonly rest: () => readonly KeyedUnit[];
}

/** Units that wait at once, some 10 KB each. More stand for themselves. */
const MAX_WAITING = 1_000;

/** What tells that two pages are one. */
type Print = Pick<PageUnit['evidence']['digest'], 'simhash' | 'title' | 'description'>;

/** Owners for a plan, given the keys of its addresses. The order in which its pages come changes nothing. */
export function createPageOwners(wanted: { readonly has: (key: string) => boolean }): PageOwners {
  /** Final addresses that the plan does not name, with the key of the address under which their page is audited. */
  const redirected = new Map<string, string>();
  /** What was read under each key, `null` for no page. */
  const prints = new Map<string, Print | null>();
  /** By the key that they wait for. */
  const waiting = new Map<string, KeyedUnit[]>();
  let waits = 0;

  const ownerOf = (key: string, final: string): string => {
    if (wanted.has(final)) return final;
    const owner = redirected.get(final) ?? key;
    redirected.set(final, owner);
    return owner;
  };
  const decided = (key: string, unit: PageUnit): KeyedUnit[] => {
    const units: KeyedUnit[] = [[key, unit]];
    for (const [done, { evidence }] of units) {
      const print = printOf(evidence.digest);
      prints.set(done, print);
      const freed = waiting.get(done) ?? [];
      waiting.delete(done);
      waits -= freed.length;
      for (const [other, waited] of freed) units.push([other, beside(waited, print)]);
    }
    return units;
  };
  return {
    remember(key, { url, finalUrl, result, evidence }) {
      if (result !== null && finalUrl !== url) redirected.set(urlKey(finalUrl), key);
      prints.set(key, printOf(evidence.digest));
    },
    settle(key, unit) {
      const { url, finalUrl, evidence } = unit;
      if (ownerOf(key, finalUrl === url ? key : urlKey(finalUrl)) !== key)
        return decided(key, { ...unit, result: null });
      const canonical = urlKey(evidence.digest.canonical);
      if (canonical === key || !wanted.has(canonical) || printOf(evidence.digest) === null)
        return decided(key, unit);
      const print = prints.get(canonical);
      if (print !== undefined || waits >= MAX_WAITING) return decided(key, beside(unit, print ?? null));
      const others = waiting.get(canonical);
      if (others === undefined) waiting.set(canonical, [[key, unit]]);
      else others.push([key, unit]);
      waits += 1;
      return [];
    },
    rest: () => [...waiting.values()].flat(),
  };
}

/** Of what stood in the place of a page nothing is known. */
function printOf({
  status,
  access,
  simhash,
  title,
  description,
}: PageUnit['evidence']['digest']): Print | null {
  return status === 200 && access === 'pass' ? { simhash, title, description } : null;
}

/** A page beside the one that it calls canonical: a canonical address on another text is a fault, and not the same page. */
function beside(unit: PageUnit, canonical: Print | null): PageUnit {
  return canonical !== null && isSamePage(unit.evidence.digest, canonical) ? { ...unit, result: null } : unit;
}

/** Short texts have no print: there title and description tell. */
function isSamePage(a: Print, b: Print): boolean {
  if (a.simhash !== '' && b.simhash !== '') return distance(a.simhash, b.simhash) <= NEAR_BITS;
  return a.simhash === b.simhash && a.title !== 0 && a.title === b.title && a.description === b.description;
}
