/** What a reader finds wrong in a text: a code, where it is, and what the words for it are filled from. No words of ours. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  /** 1-based; absent for a problem of the whole text. */
  readonly line?: number;
  readonly column?: number;
  readonly data: Readonly<Record<string, string>>;
}
