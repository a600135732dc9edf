/** Entities that lack what their type needs, or hold values that cannot be read: one fault for each type. */
import { OR } from '../structured-data/same-cause.ts';
import { ruleOf } from '../structured-data/type-rules.ts';
import type { SchemaFinding } from '../structured-data/validate.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { parsedUrl, pathSegments } from '../../values/url.ts';
import type { Fault, Occurrence } from '../rule.ts';
import { patchOf } from './completion-patch.ts';
import { GOOGLE_WORDS, googleData } from './google-data.ts';
import type { TypePart } from './parts.ts';
import { blanksIn, FILL_IN } from './schema-rule.ts';
import type { SchemaSubject } from './subject.ts';
import { isFaulty } from './wanted.ts';
import { groupBy } from '../../values/groups.ts';

/** What is wrong with the entities of one type. */
export interface TypeFindings {
  /** The type whose rule asks. */
  readonly type: string;
  readonly findings: readonly SchemaFinding[];
  /** Parts that lose points for it; none where a sound entity of the type is beside the faulty one. */
  readonly parts: readonly TypePart[];
}

/** Types with entities that lack something, in page order. */
export function incompleteTypes(subject: SchemaSubject): TypeFindings[] {
  return byType(
    subject.findings.filter((finding) => finding.code !== 'value' && !isShortTrail(finding, subject)),
  ).map(([type, findings]) => ({
    type,
    findings,
    parts: partsOf(subject, findings),
  }));
}

/** A page at the top of its site has a trail of one place, its own. */
const isShortTrail = ({ code, type }: SchemaFinding, { page }: SchemaSubject): boolean =>
  code === 'few' &&
  type === 'BreadcrumbList' &&
  pathSegments(parsedUrl(page.finalUrl)?.pathname ?? '').length <= 1;

/** Types with entities that hold values which are not written as they must be, in page order. They cost no points. */
export function incorrectTypes({ findings }: SchemaSubject): TypeFindings[] {
  return byType(findings.filter(({ code }) => code === 'value')).map(([type, own]) => ({
    type,
    findings: own,
    parts: [],
  }));
}

const byType = (findings: readonly SchemaFinding[]): (readonly [string, readonly SchemaFinding[]])[] => [
  ...groupBy(findings, ({ type }) => type),
];

function partsOf(subject: SchemaSubject, findings: readonly SchemaFinding[]): TypePart[] {
  const types = findings.flatMap(({ owner }) => owner.types);
  return [...subject.wanted].flatMap(([part, wanted]): TypePart[] => {
    // Of the organization it is asked that it is there.
    const isMeant = part !== 'organization' && wanted.some((type) => hasType(types, type));
    return isMeant && isFaulty(subject, wanted) ? [part] : [];
  });
}

const FIX = `Add {lacks@lacks@or} to the {type} data[ in JSON-LD block {block}][ at line {line}, column {column}][; {few} needs {atLeast} entries at least][. The page writes it as {format}: add it there][. {count} entities of this page lack it; the text completes one of them]${GOOGLE_WORDS}. Source: {source}${FILL_IN}`;

/** What is there, and too little of it. */
export const LACK_PHRASES = { few: 'entries of {1}' } as const;

const LACKS = { effort: 'template', message: '{type} data lacks {lacks@lacks@or}', fix: FIX } as const;

/** The faults of a type that lacks something. What Google does not show is worth less than what it shows; types of high value are worth more. */
export const COMPLETION_FAULTS = {
  'complete-key-type': {
    severity: 'high',
    title: 'Structured data of high value lacks what Google asks for',
    ...LACKS,
  },
  'complete-type': { severity: 'medium', title: 'Structured data lacks what its type needs', ...LACKS },
  'complete-minor-type': {
    severity: 'low',
    title: 'Structured data that Google hardly uses lacks what its type needs',
    ...LACKS,
  },
} as const satisfies Readonly<Record<string, Fault>>;

/** The fault of a type that lacks something. */
export type CompletionCode = keyof typeof COMPLETION_FAULTS;

/** The fault of any type. */
export function completionCode(type: string): CompletionCode {
  const rule = ruleOf(type);
  const isShown = rule?.google.status === 'active' || rule?.google.status === 'part';
  const isKey = rule?.highValue === true;
  if (isKey && isShown) return 'complete-key-type';
  return isKey || isShown ? 'complete-type' : 'complete-minor-type';
}

/** The fault of a type that a page is asked for. */
export function wantedCompletionCode(type: string): 'complete-key-type' | 'complete-type' {
  const code = completionCode(type);
  return code === 'complete-key-type' ? code : 'complete-type';
}

/** What a type lacks, with the text that completes the first of its entities. */
export function completion<Code extends CompletionCode>(
  subject: SchemaSubject,
  { type, findings }: TypeFindings,
  codeOf: (type: string) => Code,
): Occurrence<Code> {
  const few = namesOf(findings.filter(({ code }) => code === 'few'));
  const missing = namesOf(findings.filter(({ code }) => code === 'missing'));
  const rule = ruleOf(type);
  const paste = pasteOf(subject, findings);
  const place = placeData(findings);
  return {
    code: codeOf(type),
    data: {
      type,
      lacks: [
        ...missing.map((paths) => paths.replaceAll(OR, '|')),
        ...few.map((property) => `few: ${property}`),
      ],
      few,
      atLeast: few.length === 0 ? 0 : (rule?.atLeast?.count ?? 0),
      ...place,
      ...googleData(type),
      source: rule?.google.source ?? 'https://schema.org',
      blanks: blanksIn(paste),
    },
    line: place.line,
    column: place.column,
    about: [type],
    paste,
  };
}

/** The properties of findings, each once. */
function namesOf(findings: readonly SchemaFinding[]): string[] {
  return [...new Set(findings.map(({ property }) => property))];
}

/** Where the first entity begins: a property goes to where it is written. Whoever has more of them faulty is told so. */
export function placeData(findings: readonly SchemaFinding[]): {
  readonly format: string;
  /** 1-based among the JSON-LD blocks, 0 in markup. */
  readonly block: number;
  readonly line: number;
  readonly column: number;
  readonly count: number;
} {
  const { format = 'json-ld', block = 0, line = 0, column = 0 } = findings[0]?.at ?? {};
  const { size } = new Set(findings.map(({ at }) => at));
  return {
    format: format === 'json-ld' ? '' : format === 'rdfa' ? 'RDFa' : 'microdata',
    block: format === 'json-ld' ? block + 1 : 0,
    line,
    column,
    count: size > 1 ? size : 0,
  };
}

/** The text that completes or corrects the first entity of these findings. */
export function pasteOf(subject: SchemaSubject, findings: readonly SchemaFinding[]): string {
  const [first] = findings;
  return first === undefined ? '' : patchOf(subject, first.at, findings);
}
