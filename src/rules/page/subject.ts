/** What a check judges: one page with everything that was read of it once. */
import type { AccessKind } from '../../access/model.ts';
import type { PageAnswer } from '../../access/page-answer.ts';
import { pageDirectives, type PageDirective } from '../../facts/directives/page-directives.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { ScriptChanges } from '../../facts/script-changes.ts';
import { pageKindReading } from '../../facts/page-kind.ts';
import type { KindGuess } from '../../facts/learned-kind.ts';
import type { PageKind } from '../../catalog/page-kinds.ts';
import type { KindSource } from '../../facts/declared-kind.ts';
import { pageKey } from '../../facts/page-head.ts';
import { inOrder, surfaceFacts } from '../../facts/surface/facts.ts';
import { saidFacts } from '../../facts/surface/plain.ts';
import type { SurfaceFact } from '../../facts/surface/model.ts';
import { textFacts, type TextFacts } from '../../facts/text/text-facts.ts';
import { genreOf, type Genre } from './genre.ts';
import { textOwner, twinOf, type TextOwner } from './own-text.ts';
import type { SeenPage, SiteContext } from './site-context.ts';
import { once } from '../../values/once.ts';
import { parsedUrl } from '../../values/url.ts';

/** What came instead of the page, or `pass`. `vendor` is who acted. */
export interface Access {
  readonly kind: AccessKind;
  readonly vendor: string | null;
  /** How the page says that there is no such page, absent where it does not. */
  readonly missing?: string;
}

/** One page with everything that was read of it once: what a check judges. */
export interface Subject {
  readonly page: PageFacts;
  readonly text: TextFacts;
  /** A page that was read before and has nearly the same text. */
  readonly twin: SeenPage | null;
  /** The rule that reports that the page has no text of its own, `null` where it has one. */
  readonly textOwner: TextOwner | null;
  /** What the surfaces of the page state of its thing, read when it is first asked for. */
  readonly facts: () => readonly SurfaceFact[];
  readonly kind: PageKind;
  /** What gave the kind away. */
  readonly kindSource: KindSource;
  /** What the page looks like, `null` where too little was read. */
  readonly looks: KindGuess | null;
  /** The kind as far as advice goes. */
  readonly genre: Genre;
  /** The kind that the markup claims: another one where the markup does not prove it. */
  readonly claimedKind: PageKind;
  readonly directives: readonly PageDirective[];
  /** The address that answered, `null` when it does not parse. */
  readonly url: URL | null;
  /** `null`: nothing gave cause to doubt that this is the page. */
  readonly access: Access | null;
  readonly site: SiteContext | null;
  /** Epoch milliseconds, `null` without a clock. */
  readonly now: number | null;
  /** What scripts make of the page, `null` where none were run. */
  readonly scripts: ScriptChanges | null;
}

/** What came instead of the page, `null` where nothing gives cause to doubt that it is the page. */
export function cameInstead({ kind, vendor, sign, seen }: PageAnswer): Access | null {
  if (kind === null || kind === 'pass') return null;
  return { kind, vendor, ...(kind === 'error' && sign === 'soft-404' ? { missing: seen } : {}) };
}

/** Reads once what the checks share. */
export function subjectOf(
  page: PageFacts,
  known: Partial<Pick<Subject, 'access' | 'site' | 'now' | 'scripts'>> = {},
): Subject {
  const { kind, source: kindSource, looks = null, claimed } = pageKindReading(page);
  const url = parsedUrl(page.finalUrl);
  const text = textFacts(page);
  const site = known.site ?? null;
  const twin = twinOf(page, text, site);
  return {
    page,
    text,
    twin,
    textOwner: textOwner(text, twin),
    facts: once(() => {
      const own = surfaceFacts(page, kind);
      const said = site?.said.get(pageKey(page.finalUrl)) ?? [];
      return said.length === 0 ? own : inOrder([...own, ...saidFacts(said, own)]);
    }),
    kind,
    kindSource,
    looks,
    genre: genreOf(page, kind, url),
    claimedKind: claimed.kind,
    directives: pageDirectives(page),
    url,
    access: known.access ?? null,
    site,
    now: known.now ?? site?.now ?? null,
    scripts: known.scripts ?? null,
  };
}
