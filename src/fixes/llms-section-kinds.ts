/** The sections of a generated llms.txt: their order, their names, and the words of addresses that tell which one a page belongs to. */
import { pathWords, termsOf } from '../catalog/languages/index.ts';
import { NAMED_SECTIONS, type PathTopic } from '../catalog/languages/model.ts';

/** Kinds of sections in the order in which they are written. */
export const SECTION_KINDS = [...NAMED_SECTIONS, 'optional'] as const;

/** What a section of an llms.txt holds. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** The name of a section in a language (its primary subtag), in English where the language has none. */
export function sectionName(kind: SectionKind, language: string): string {
  // A name of the format, which stays as it is.
  if (kind === 'optional') return 'Optional';
  const names = termsOf(language, 'sectionNames') ?? termsOf('en', 'sectionNames');
  return names?.[NAMED_SECTIONS.indexOf(kind)] ?? kind;
}

/** First matching row decides. */
const SECTION_TOPICS: readonly (readonly [kind: SectionKind, topics: readonly PathTopic[]])[] = [
  ['optional', ['legal', 'sideSection']],
  ['articles', ['articlesSection']],
  ['docs', ['docsSection']],
  ['company', ['about', 'contact']],
  ['products', ['productsSection']],
];
/** Pages that are no destination for a reader: lists, forms, sessions. */
const UNLISTED: readonly PathTopic[] = ['login', 'search', 'unlisted'];

const says = (segments: readonly string[], topics: readonly PathTopic[]): boolean =>
  topics.some((topic) => segments.some((segment) => pathWords(topic).has(segment)));

/** The section that the segments of a path name, `null` when none of them does. */
export function sectionOfPath(segments: readonly string[]): SectionKind | null {
  return SECTION_TOPICS.find(([, topics]) => says(segments, topics))?.[0] ?? null;
}

/** Whether a segment of a path names a page that no list of pages should hold. */
export const isUnlistedPath = (segments: readonly string[]): boolean => says(segments, UNLISTED);
