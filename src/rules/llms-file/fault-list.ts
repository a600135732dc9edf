/** Collects faults: one entry per code, at its first place, with the number of places and three of them in words. */
import { masked } from '../../values/secrets.ts';
import { LLMS_FAULTS, type LlmsFault, type LlmsFaultCode, type LlmsSeverity } from './faults.ts';

/** Places that are described; the number of all is beside them. */
export const MAX_EXAMPLES = 3;
/** UTF-16 units of one description: an address can be long. */
const MAX_DETAIL = 200;

const RANK: Readonly<Record<LlmsSeverity, number>> = { critical: 0, high: 1, medium: 2, low: 3 };

/** Faults as they are found, one entry a code. */
export interface FaultList {
  /** `line` 0: the whole answer. */
  add(code: LlmsFaultCode, line: number, detail: string): void;
  /** Worst first, then by line, then by code. */
  all(): LlmsFault[];
}

interface Entry {
  line: number;
  count: number;
  readonly details: string[];
}

/** An empty list of faults. */
export function faultList(): FaultList {
  const entries = new Map<LlmsFaultCode, Entry>();
  return {
    add(code, line, detail) {
      const entry = entries.get(code) ?? { line, count: 0, details: [] };
      entry.line = Math.min(entry.line, line);
      entry.count += 1;
      if (entry.details.length < MAX_EXAMPLES) entry.details.push(shortened(masked(detail)));
      entries.set(code, entry);
    },
    all() {
      return [...entries]
        .map(([code, { line, count, details }]) => {
          const more = count > details.length ? `; ${count - details.length} more` : '';
          return { code, severity: LLMS_FAULTS[code], line, detail: details.join('; ') + more, count };
        })
        .sort(
          (a, b) =>
            RANK[a.severity] - RANK[b.severity] || a.line - b.line || a.code.localeCompare(b.code, 'en'),
        );
    },
  };
}

function shortened(detail: string): string {
  return detail.length <= MAX_DETAIL ? detail : `${detail.slice(0, MAX_DETAIL - 1)}…`;
}
