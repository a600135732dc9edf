/** What is wrong with the names of a JSON-LD block, and how it is set right. */
import type { StructuredProblemCode } from '../model.ts';

/** One fault in the contexts, types, ids or keywords of a block whose text was read. */
export interface JsonLdFault {
  readonly code: StructuredProblemCode;
  /** Offset in the text of the block. */
  readonly offset: number;
  /** What the block writes there, shortened. */
  readonly written?: string;
  /** What it most likely was to be. */
  readonly meant?: string;
  /** Sets it right in the tree; `null` where nobody can tell what was meant. */
  readonly repair: (() => void) | null;
}
