/** How the rules judge that ask for data of a type: it is there, incomplete, to be repaired, or lacking. */
import { failEach, none, pass, taken, type Occurrence, type Verdict } from '../rule.ts';
import { COMPLETION_FAULTS, completion, incompleteTypes, type CompletionCode } from './incomplete-types.ts';
import { TYPE_RULES, type TypePart } from './parts.ts';
import { kebabCase, type FixForm } from './schema-rule.ts';
import type { SchemaSubject } from './subject.ts';
import { addition } from './type-addition.ts';
import { additions, isFaulty, lacksAll, partsThatWant } from './wanted.ts';

/** Share of the points for data that lacks something. */
export const INCOMPLETE = 1 / 2;

/** The verdict on a part of which the page has no data, or which is not asked of it; `null` where it has some. */
export function judgeAbsence<Code extends string>(
  subject: SchemaSubject,
  part: TypePart,
  code: Code,
): Verdict<Code> | null {
  const types = subject.wanted.get(part);
  if (types === undefined) return none;
  if (!lacksAll(subject, types)) return null;
  const added = additions(subject).get(part);
  if (added === undefined) return taken('schema-repairs');
  return added.by === part ? failEach([addition(subject, code, added.type)]) : taken(TYPE_RULES[added.by]);
}

/** Judges the data of one part. What one text repairs for several parts is reported by the first of their rules. */
export function judgeType<Absent extends string, Incomplete extends CompletionCode>(
  subject: SchemaSubject,
  part: TypePart,
  code: Absent,
  codeOf: (type: string) => Incomplete,
): Verdict<Absent | Incomplete> {
  const absence = judgeAbsence(subject, part, code);
  if (absence !== null) return absence;
  if (!isFaulty(subject, subject.wanted.get(part) ?? [])) return pass;
  const incomplete = incompleteTypes(subject).filter(({ parts }) => parts.includes(part));
  const own = incomplete.filter(({ parts }) => parts[0] === part);
  if (own.length > 0)
    return failEach(
      own.map((each) => completion(subject, each, codeOf)),
      INCOMPLETE,
    );
  const [by] = incomplete[0]?.parts ?? [];
  return by === undefined ? pass : taken(TYPE_RULES[by], INCOMPLETE);
}

/** The documented fix of data of a type: `add-article`, `complete-product`, after the type that the fault is about. */
export function fixOfType({ code, about = [] }: Occurrence, subject: SchemaSubject): Partial<FixForm> {
  const [type = ''] = about;
  if (!Object.hasOwn(COMPLETION_FAULTS, code))
    return { id: `add-${kebabCase(type)}`, parts: partsThatWant(subject, [type]) };
  const parts = incompleteTypes(subject).find((one) => one.type === type)?.parts ?? [];
  return { id: `complete-${kebabCase(type)}`, place: 'edit', parts };
}
