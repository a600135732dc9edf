/** What every audit returns: the documented object, and the proof beside it. */
export interface Audit<Result, Evidence> {
  /** The documented object, exactly: no field more, none less. */
  readonly result: Result;
  /** Deciding lines, headers, places, limits and versions. Not part of the documented interface. */
  readonly evidence: Evidence;
}
