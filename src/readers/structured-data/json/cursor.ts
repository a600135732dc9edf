/** Where a reading of JSON has got to, and what it found wrong so far. */
import { JSON_FAULT_GRADES, type JsonFault, type JsonFaultCode } from './model.ts';

/** The state of one reading. */
export interface JsonCursor {
  readonly text: string;
  at: number;
  broken: boolean;
  readonly faults: JsonFault[];
}

/** Faults kept of one block; a person repairs the first ones and looks again. */
const MAX_FAULTS = 20;

/** Notes a fault; one that breaks the text marks the whole reading as broken. */
export function addFault(cursor: JsonCursor, code: JsonFaultCode, offset: number): void {
  if (JSON_FAULT_GRADES[code] === 'broken') cursor.broken = true;
  if (cursor.faults.length < MAX_FAULTS) cursor.faults.push({ code, offset });
}

/** Takes what a sticky pattern finds at the cursor as the fault it is, and gives its text; `null` when it finds nothing. */
export function takeFault(cursor: JsonCursor, code: JsonFaultCode, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0];
  if (found === undefined) return null;
  addFault(cursor, code, cursor.at);
  cursor.at += found.length;
  return found;
}
