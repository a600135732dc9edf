/** What the readers of one page share while it is scanned: its address, its text, its problems. */
import type { Finding, GraphNode } from './graph.ts';
import type { ReadBudget } from './json-ld.ts';
import type { TextCapture } from './text-capture.ts';
import { canParse } from '../url.ts';

/** A repair in markup: the start tag as it should read. */
export interface TagRepair {
  readonly at: number;
  readonly types: ReadonlySet<string>;
  readonly code: string;
}

/** The page that is being read, filled by the readers of all formats. */
export interface PagePlace {
  /** What relative addresses resolve against: the address of the page until a base element says otherwise. */
  base: string;
  readonly capture: TextCapture;
  readonly nodes: GraphNode[];
  /** `at` is a byte offset of the page. */
  readonly findings: Finding[];
  readonly repairs: TagRepair[];
  readonly unknownTypes: Set<string>;
  readonly budget: ReadBudget;
}

/** Absolute form of an address on the page; as written when it has none. */
export function resolved(page: PagePlace, address: string): string {
  const trimmed = address.trim();
  return canParse(trimmed, page.base) ? new URL(trimmed, page.base).href : trimmed;
}

/** Problems kept of one page. */
const MAX_FINDINGS = 200;

/** Notes a problem, up to the cap of the page. */
export function addFinding(page: PagePlace, finding: Finding): void {
  if (page.findings.length < MAX_FINDINGS) page.findings.push(finding);
}
