import type { SitePlan } from '../contract/index.ts';
import { urlKey } from '../values/url.ts';
import { keeperOf } from './keep-together.ts';
import type { Ledger } from './ledger.ts';
import { createPageOwners, type KeyedPage } from './page-owners.ts';
import { isCopy, type PageUnit } from './page-unit.ts';

/** The pages of a plan over all its runs: which of them are open, and which address stands for which page. */
export interface PageBook {
  readonly totalPages: number;
  /** Addresses that the ledger does not hold. */
  readonly open: readonly string[];
  /** Number of those that it holds. */
  readonly resumed: number;
  /** Counts what earlier runs kept, and keeps what another address stands for by now; then takes new pages. */
  readonly begin: (listener: BookListener) => Promise<PageEntries>;
}

/** Who is told of pages. */
export interface BookListener {
  /** Each page once, those of earlier runs included. */
  readonly count: (unit: PageUnit) => void;
  /** Each page that this run has kept, with the number of all that are done. */
  readonly tell: (unit: PageUnit, pagesCompleted: number) => Promise<void>;
}

/** Takes the pages of a run. */
export interface PageEntries {
  readonly add: (unit: PageUnit) => Promise<void>;
  /** Keeps the pages for themselves that still wait for the one that they call canonical. */
  readonly finish: () => Promise<void>;
}

/** Units of earlier runs that are held until they are counted, some 10 KB each. Where there are more, they are read again. */
const MAX_HELD = 1_000;

/** The book of a plan, from what the ledger holds. */
export async function openPageBook(
  plan: SitePlan,
  ledger: Ledger<PageUnit>,
  signal?: AbortSignal,
): Promise<PageBook> {
  const wanted = new Map<string, string>();
  for (const url of plan.urls) wanted.set(urlKey(url), url);
  const owners = createPageOwners(wanted);
  const kept = new Set<string>();
  let held: KeyedPage[] | null = [];
  for await (const [key, unit] of ledger.kept()) {
    signal?.throwIfAborted();
    // Shards of a site may share one ledger: what others kept is not ours.
    if (!wanted.has(key)) continue;
    kept.add(key);
    if ((held?.push([key, unit]) ?? 0) > MAX_HELD) held = null;
    if (isCopy(unit)) owners.remember(key, unit);
  }
  const open: string[] = [];
  for (const [key, url] of wanted) if (!kept.has(key)) open.push(url);

  const begin = async ({ count, tell }: BookListener): Promise<PageEntries> => {
    let done = 0;
    const counted = (unit: PageUnit): void => {
      done += 1;
      count(unit);
    };
    const keepAll = keeperOf(ledger);
    const keep = async (pages: readonly KeyedPage[]): Promise<void> => {
      await keepAll(pages);
      for (const [, unit] of pages) {
        counted(unit);
        await tell(unit, done);
      }
    };
    /** Pages that an earlier run kept for themselves. */
    const copies: KeyedPage[] = [];
    for await (const [key, unit] of held?.splice(0) ?? ledger.kept()) {
      signal?.throwIfAborted();
      if (!kept.has(key)) continue;
      const settled: readonly KeyedPage[] = isCopy(unit) ? [[key, unit]] : owners.settle(key, unit);
      for (const page of settled) {
        if (!isCopy(unit) && isCopy(page[1])) copies.push(page);
        else counted(page[1]);
      }
    }
    await keep(copies);
    return {
      add: async (unit) => {
        const key = urlKey(unit.url);
        const settled = owners.settle(key, unit);
        // It waits for the page that it calls canonical, but was read: a rerun need not ask for it again.
        if (!settled.some(([address]) => address === key)) await keepAll([[key, unit]]);
        await keep(settled);
      },
      finish: async () => {
        await keep(owners.rest());
      },
    };
  };
  return { totalPages: wanted.size, open, resumed: kept.size, begin };
}
