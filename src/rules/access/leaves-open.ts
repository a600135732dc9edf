import { kindOfStatus } from '../../facts/llms-txt/classify.ts';

/** Whether an answer leaves open that a file is there: a refusal, a failure, none at all (0). */
export function leavesOpen(status: number): boolean {
  const kind = kindOfStatus(status);
  return kind !== null && kind !== 'not-found';
}
