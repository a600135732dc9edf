/** The folder that is repaired, as fixers see it. */
import type { Finding } from '../findings/finding.ts';
import type { Made, Refusal, ValueSource } from './change.ts';
import type { FileText } from './file-text.ts';
import type { PageFile } from './page-file.ts';

/** The folder that is repaired. */
export interface FixSite {
  /** The address at which it is served, with a slash at its end. */
  readonly base: string;
  /** A page by its path in the folder, `null` for what is none. */
  readonly page: (path: string) => PageFile | null;
  /** Any text of it by its path. */
  readonly text: (path: string) => FileText | null;
  /** The path of the file that answers at an address, `null` where none does. */
  readonly pathAt: (url: string) => string | null;
  /** Addresses of the pages that engines may list, in the order of their names. */
  readonly listable: () => readonly string[];
  /** What a page says of a value, and where; `null` where it does not. */
  readonly sourceOf: (page: PageFile, value: string) => ValueSource | null;
}

/** A repair of the page at which a finding is. */
export type PageFixer = (page: PageFile, finding: Finding, site: FixSite) => Made | Refusal;
