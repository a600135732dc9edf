/** A fact of the catalogue with the page that states it, the day of that page, and how it is known. */
export interface Known<Value> {
  readonly value: Value;
  /** Address of the page, or the title of a study without a lasting one. */
  readonly source: string;
  /** Day or month of the statement, ISO 8601. */
  readonly asOf: string;
  /** `documented`: the operator says so. `measured`: others have seen it. `undocumented`: no page of the operator tells. */
  readonly basis: 'documented' | 'measured' | 'undocumented';
}

/** What the operator says. */
export const documented = <Value>(value: Value, source: string, asOf: string): Known<Value> => ({
  value,
  source,
  asOf,
  basis: 'documented',
});

/** What others have seen. */
export const measured = <Value>(value: Value, source: string, asOf: string): Known<Value> => ({
  value,
  source,
  asOf,
  basis: 'measured',
});

/** Looked for in vain on this page, or on any where it is empty. */
export const undocumented = <Value>(value: Value, source = '', asOf = '2026-11'): Known<Value> => ({
  value,
  source,
  asOf,
  basis: 'undocumented',
});
