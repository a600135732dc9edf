import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { crawlDelay } from '../readers/robots/index.ts';
import { type RobotsAccess } from '../facts/robots-access.ts';
import type { HostGateOptions } from '../net/host-gate.ts';
import type { HeldGate, HostGates } from './host-gates.ts';

/** What a crawl says of its pace, besides the Crawl-delay of the site. */
export type GateRules = Pick<HostGateOptions, 'lanes' | 'delayMs' | 'slots' | 'clock' | 'sleep' | 'random'>;

const MS = 1_000;

/** The gate of a host, held at the pace that robots.txt of the site asks of our own token. */
export function holdSiteGate(
  gates: HostGates,
  host: string,
  { robots, rules }: { readonly robots: RobotsAccess; readonly rules: GateRules },
): HeldGate {
  const delay = robots.robots === null ? null : crawlDelay(robots.robots, OWN_ROBOTS_TOKEN);
  return gates.hold(host, { ...rules, crawlDelayMs: delay === null ? null : delay * MS });
}
