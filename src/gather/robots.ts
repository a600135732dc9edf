import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { MAX_ROBOTS_BYTES } from '../readers/robots/bytes.ts';
import { robotsVerdict } from '../readers/robots/verdict.ts';
import { reasonLine, robotsAccess, type RobotsAccess } from '../facts/robots-access.ts';
import type { Web } from '../net/model.ts';

/** Reads robots.txt of one origin into what it lets robots do. Of a file that is too long, one byte more than counts. */
export async function readRobots(fetcher: Web, origin: string, signal?: AbortSignal): Promise<RobotsAccess> {
  const limits = { decodedBytes: MAX_ROBOTS_BYTES + 1 };
  return robotsAccess(await fetcher.fetch(`${origin}/robots.txt`, { accept: 'text', limits, signal }));
}

/** Why our own robot may not read the address; `null` where it may. An unreachable robots.txt forbids everything (RFC 9309, 2.3.1.4). */
export function whyForbidden({ state, robots, reason }: RobotsAccess, url: string): string | null {
  if (state === 'unreachable' && reason?.code !== 'not-asked')
    return `robots.txt cannot be read (${reasonLine(reason)}): nothing may be fetched`;
  if (robots === null) return null;
  const { allowed, line, rule } = robotsVerdict(robots, OWN_ROBOTS_TOKEN, url);
  return allowed ? null : `robots.txt line ${line} keeps our robot out: ${rule ?? ''}`;
}
