/** Faults of an llms.txt, as occurrences of a rule. */
import { MAX_EXAMPLES } from '../llms-file/fault-list.ts';
import type { LlmsFault, LlmsFaultCode } from '../llms-file/faults.ts';
import type { Occurrence } from '../rule.ts';
import type { LlmsSubject } from './subject.ts';

/** The faults of these codes, in the order of the codes: each at its first place, with the number of places. */
export function faultsIn<const Code extends LlmsFaultCode>(
  { file }: LlmsSubject,
  codes: readonly Code[],
): Occurrence<Code>[] {
  return codes.flatMap((code) => {
    const fault = file.faults.find((one) => one.code === code);
    if (fault === undefined) return [];
    const { count, line } = fault;
    return [{ code, data: { count }, line: line > 0 ? line : undefined }];
  });
}

/** The same with `found`, the first three places, and the number of the `rest`: for codes whose places are addresses or texts of the file. */
export function placesIn<const Code extends LlmsFaultCode>(
  subject: LlmsSubject,
  codes: readonly Code[],
): Occurrence<Code>[] {
  return faultsIn(subject, codes).map((occurrence) => {
    const fault = subject.file.faults.find(({ code }) => code === occurrence.code);
    return { ...occurrence, data: { ...occurrence.data, ...placesOf(fault) } };
  });
}

function placesOf({ count = 0, detail = '' }: Partial<LlmsFault> = {}): {
  readonly found: string;
  readonly rest: number;
} {
  const rest = Math.max(count - MAX_EXAMPLES, 0);
  return { found: rest === 0 ? detail : detail.slice(0, detail.lastIndexOf('; ')), rest };
}
