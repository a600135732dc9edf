import { PROBE_LIMITS, PROBE_STOPS, type ProbeStop } from '../catalog/probe-limits.ts';

/** The lines of a result: what stopped the visits, then what none of them can show. */
export function limitLines(stops: Iterable<ProbeStop>): string[] {
  const own = [...stops].map((code) => `${code}: ${PROBE_STOPS[code]}`);
  return [...own, ...Object.entries(PROBE_LIMITS).map(([code, text]) => `${code}: ${text}`)];
}
