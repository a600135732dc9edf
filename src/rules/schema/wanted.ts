/** Which types of structured data a page is asked for, and which of them it has. */
import { MAIN_TYPES, type PageKind } from '../../catalog/page-kinds.ts';
import type { PageFacts, QuestionAnswer } from '../../facts/page-facts.ts';
import type { KindSource } from '../../facts/declared-kind.ts';
import { describesHeading } from '../../facts/surface/thing.ts';
import type { SchemaFinding } from '../structured-data/validate.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import type { TypePart } from './parts.ts';
import { showsPrice } from './visible.ts';

/** What of a page decides which types it is asked for. */
export interface Asked {
  readonly page: PageFacts;
  readonly kind: PageKind;
  readonly kindSource: KindSource;
  /** Questions that the page shows and answers. */
  readonly questions: readonly QuestionAnswer[];
}

/** What of a page says how it meets what it is asked for. */
export interface Given extends Pick<Asked, 'page'> {
  readonly wanted: WantedTypes;
  /** Requirements that are not met. */
  readonly findings: readonly SchemaFinding[];
  /** Types of which one entity at least meets all of its own. */
  readonly soundTypes: readonly string[];
}

/** The types of which one is asked of a page, by the part that has points for it. */
export type WantedTypes = ReadonlyMap<TypePart, readonly string[]>;

/** Pages that lead somewhere else or to one's own account: no path to show, nothing to ask. */
const PATHLESS: ReadonlySet<PageKind> = new Set(['home', 'login', 'search']);

/** Pages that are a list of questions where they announce one: products and articles answer some beside what they are about. */
const MAY_BE_FAQ: ReadonlySet<PageKind> = new Set(['faq', 'other']);

/** Kinds that words of the address alone make sure enough to ask for their type. */
const SURE_BY_PATH: ReadonlySet<PageKind> = new Set(['article', 'faq']);

/** Types that are asked of some page, by part. */
export const PART_TYPES: Readonly<Record<TypePart, readonly string[]>> = {
  organization: ['Organization'],
  mainType: [...new Set(Object.values(MAIN_TYPES).flat())],
  faq: ['FAQPage'],
  breadcrumb: ['BreadcrumbList'],
  website: ['WebSite'],
};

/** The types that are asked of a page. */
export function wantedTypes(asked: Asked): WantedTypes {
  const { kind, questions } = asked;
  const wanted = new Map<TypePart, readonly string[]>([['organization', PART_TYPES.organization]]);
  const main = mainTypes(asked);
  if (main.length > 0) wanted.set('mainType', main);
  if (questions.length > 0 && MAY_BE_FAQ.has(kind)) wanted.set('faq', PART_TYPES.faq);
  if (!PATHLESS.has(kind)) wanted.set('breadcrumb', PART_TYPES.breadcrumb);
  if (kind === 'home') wanted.set('website', PART_TYPES.website);
  return wanted;
}

/** The types of which one is expected; none where only the address hints at a kind. */
function mainTypes({ page, kind, kindSource, questions }: Asked): readonly string[] {
  // Headlines of other pages ask as well: without an answer of its own no page is a list of questions by its text.
  if (kind === 'faq' && kindSource === 'content' && questions.length === 0) return [];
  const isSure = kindSource !== 'path' || SURE_BY_PATH.has(kind) || (kind === 'product' && showsPrice(page));
  const types = isSure ? MAIN_TYPES[kind] : [];
  if (kind === 'home' || types.some((type) => has({ page }, type))) return types;
  return describesHeading(page) ? [] : types;
}

/** Whether a counted type of the page is this one or a subtype. */
export function has({ page }: Pick<Asked, 'page'>, type: string): boolean {
  return hasType(page.structuredData.types, type);
}

/** Whether a block that only has to be repaired gives the type: then the repair is the fix. */
export function willHave({ page }: Pick<Asked, 'page'>, type: string): boolean {
  return page.structuredData.repairs.some(({ types }) => hasType(types, type));
}

/** Whether the page lacks data of all of these types. */
export function lacksAll(given: Pick<Asked, 'page'>, types: readonly string[]): boolean {
  return !types.some((type) => has(given, type));
}

/** Whether all data of these types is incomplete. Subtypes count, and one sound entity among several is enough. */
export function isFaulty({ soundTypes, findings }: Given, types: readonly string[]): boolean {
  if (types.some((type) => hasType(soundTypes, type))) return false;
  return findings.some(
    ({ code, owner }) => code !== 'value' && types.some((type) => hasType(owner.types, type)),
  );
}

/** Parts that lose all their points for want of one of these types. */
export function partsThatWant(given: Given, types: readonly string[]): TypePart[] {
  return [...given.wanted].flatMap(([part, wanted]): TypePart[] =>
    lacksAll(given, wanted) && wanted.some((type) => hasType(types, type)) ? [part] : [],
  );
}

/** What a page without the data of a part gets: the type, and the part whose rule reports it. */
interface Addition {
  readonly type: string;
  readonly by: TypePart;
}

/** Types to add, by the part that lacks them. A part that an earlier addition serves as well has that one. */
export function additions(given: Given): ReadonlyMap<TypePart, Addition> {
  const added = new Map<TypePart, Addition>();
  for (const [part, types] of given.wanted) {
    const [type] = types;
    if (type === undefined || types.some((each) => has(given, each) || willHave(given, each))) continue;
    const earlier = [...added.values()].find((one) => types.some((each) => hasType([one.type], each)));
    added.set(part, earlier ?? { type, by: part });
  }
  return added;
}
