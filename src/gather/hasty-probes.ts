/** Which refusals of simulated visits were met too seldom to be a verdict. */
import { BASELINE, type ProbeOutcome, type ProbeReading, type ProbeVerdict } from '../access/index.ts';

/** What one agent met. */
interface Met {
  readonly agent: string;
  readonly end: ProbeOutcome | undefined;
  /** 0: no answer came. */
  readonly statuses: readonly number[];
}

/**
 * The agents that were refused once and not asked again. Confirmed all the same, because it is the site's way to
 * refuse: a status that another agent met twice, or met as well while the browser was served before and after.
 */
export function hastyAgents(
  readings: ReadonlyMap<string, readonly ProbeReading[]>,
  verdicts: Readonly<Record<string, ProbeVerdict>>,
): ReadonlySet<string> {
  const met = [...readings]
    .filter(([agent]) => agent !== BASELINE)
    .map(([agent, tries]): Met => ({
      agent,
      end: verdicts[agent]?.verdict,
      statuses: tries.map(({ status }) => status),
    }));
  const browser = readings.get(BASELINE) ?? [];
  const isSteady = browser.length > 1 && browser.every((each) => each.reception === 'served');
  const isConfirmed = ({ agent, end, statuses: [status] }: Met): boolean =>
    met.some(
      (other) =>
        (other.statuses.length > 1 && other.statuses.every((each) => each === status)) ||
        (isSteady && other.agent !== agent && other.end === end && other.statuses[0] === status),
    );
  const hasty = met.filter(
    (each) => isNegative(each.end) && each.statuses.length === 1 && !isConfirmed(each),
  );
  return new Set(hasty.map(({ agent }) => agent));
}

/** A price is said once and plainly; every other difference may have been a moment's. */
function isNegative(end: ProbeOutcome | undefined): boolean {
  return end === 'different-content' || (end?.startsWith('ua-') === true && end !== 'ua-charged');
}
