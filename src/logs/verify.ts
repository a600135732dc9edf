/** Whether a request under the name of a bot comes from its operator. */
import type { AiBot } from '../catalog/ai-bots.ts';
import { ownText, type LogEntry } from './entry.ts';
import { addressKey, isPrivate } from './ip-address.ts';
import type { BotRanges } from './model.ts';
import { isInRanges } from './ranges.ts';

/** `unverifiable`: there is nothing to compare with. It is never held against a bot. */
export type Verdict = 'verified' | 'impostor' | 'unverifiable';

/** Addresses of one bot that are remembered. */
const MAX_REMEMBERED = 10_000;

/** Judges the requests of one bot by the ranges of its operator, `undefined` where there are none. */
export function verifier(bot: AiBot, known: BotRanges | undefined): (entry: LogEntry) => Verdict {
  if (known === undefined) return () => 'unverifiable';
  const outside = bot.onDevices === true ? 'unverifiable' : 'impostor';
  const remembered = new Map<string, Verdict>();
  return ({ address, forwarded }) => {
    const visitor = visitorOf(address, forwarded);
    const before = remembered.get(visitor);
    if (before !== undefined) return before;
    const verdict = judge(visitor, known, outside);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(ownText(visitor), verdict);
    return verdict;
  };
}

function judge(visitor: string, { ranges }: BotRanges, outside: Verdict): Verdict {
  const key = addressKey(visitor);
  if (key === null || isPrivate(key)) return 'unverifiable';
  return isInRanges(ranges, visitor) ? 'verified' : outside;
}

/**
 * Behind a proxy in a private network the nearest of the addresses that it passed on is the visitor's: the proxy added
 * it, and what is before it the visitor may have made up (MDN, X-Forwarded-For, "Selecting an IP address"). What a
 * public address passes on may be made up as a whole.
 */
function visitorOf(address: string, forwarded: string): string {
  if (forwarded === '' || forwarded === '-') return address;
  const key = addressKey(address);
  if (key !== null && !isPrivate(key)) return address;
  return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
}
