/** The page that the readers of all formats fill while it is scanned: its address, its text, its problems, its repairs. */
import type { Finding } from './graph.ts';
import type { ReadBudget } from './budget.ts';
import type { TextCapture } from './text-capture.ts';
import { addresses, type Addresses } from '../../values/link-addresses.ts';

/** A repair in markup: the start tag as it should read. */
export interface TagRepair {
  readonly at: number;
  /** What it would give besides what counts already. */
  readonly types: ReadonlySet<string>;
  /** Types that the tag gives as it is. */
  readonly counted: readonly string[];
  readonly code: string;
}

/** A repair of a JSON-LD block: the block as it should read. */
export interface BlockRepair {
  /** 0-based among the JSON-LD blocks, -1 for a script of another type. */
  readonly block: number;
  readonly at: number;
  readonly types: readonly string[];
  readonly topTypes: readonly string[];
  readonly counted: readonly string[];
  readonly code: string;
}

/** The page that is being read, filled by the readers of all formats. */
export interface ScannedPage {
  /** What relative addresses resolve against: the address of the page until a base element says otherwise. */
  base: string;
  /** Resolves against the base; made when it is first asked for. */
  links: { readonly base: string; readonly addresses: Addresses } | null;
  readonly capture: TextCapture;
  /** `at` is a byte offset of the page. */
  readonly findings: Finding[];
  /** Problems beyond the cap. */
  surplusFindings: number;
  readonly blockRepairs: BlockRepair[];
  readonly tagRepairs: TagRepair[];
  readonly unknownTypes: Set<string>;
  /** Names of microdata and RDFa that were reported. */
  readonly unknownProperties: Set<string>;
  readonly budget: ReadBudget;
}

/** Absolute form of an address on the page; as written when it has none. */
export function resolved(page: ScannedPage, address: string): string {
  const { base } = page;
  if (page.links?.base !== base) page.links = { base, addresses: addresses(base, base) };
  const trimmed = address.trim();
  return page.links.addresses.resolveAny(trimmed) ?? trimmed;
}

/** Problems kept of one page. */
const MAX_FINDINGS = 200;

/** Notes a problem, up to the cap of the page. */
export function addFinding(page: ScannedPage, finding: Finding): void {
  if (page.findings.length < MAX_FINDINGS) page.findings.push(finding);
  else page.surplusFindings++;
}

/** Characters kept of a type that schema.org does not have. */
const MAX_TYPE_LENGTH = 200;

/** Notes the name of a type that schema.org does not have. */
export function addUnknownType(page: ScannedPage, name: string): void {
  page.unknownTypes.add(name.slice(0, MAX_TYPE_LENGTH));
}
