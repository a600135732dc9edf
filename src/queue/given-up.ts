/** When a target that gives no answer is not tried again, whatever tries its queue has left. */
import { hasCode } from '../errors.ts';

/** Tries of a target that fails at once: with the pauses of a queue, doubled from a second on, half a minute. */
const MAX_TRIES = 5;
/** Milliseconds after which one try more could go beyond the 90 seconds that a target is tried in all. */
const LONG_MS = 45_000;

/** `attempt` counts from 1, in whatever process; `tryMs`: what this one took. */
export function isGivenUp(error: unknown, attempt: number, tryMs: number): boolean {
  if (!hasCode(error, 'target-unreachable')) return false;
  return attempt >= MAX_TRIES || attempt * tryMs > LONG_MS;
}
