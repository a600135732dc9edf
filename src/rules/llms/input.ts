import type { Exchange } from '../../exchange.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import type { LlmsSitePage } from '../../fixes/llms-txt.ts';

/** Everything an LLMs.txt Check judges: answers of the site as data. */
export interface LlmsCheckInput {
  /** The requested host as documented. */
  readonly domain: string;
  /** Origin of the site files. */
  readonly origin: string;
  /** Address of the home page and of both files, with a slash at the end. Default: the root of the origin. */
  readonly base?: string | undefined;
  readonly home: Exchange;
  readonly robots: RobotsAccess;
  readonly llms: Exchange;
  readonly full: Exchange;
  /** The file elsewhere that the home page points to; it is `llms` where nothing is at the base. */
  readonly pointed?: Exchange | undefined;
  /** Answers of other places, asked when there is no file at the root. */
  readonly elsewhere?: readonly Exchange[] | undefined;
  /** Address → HTTP status of the links that were tried, 0 when nobody is there. */
  readonly linkChecks?: Readonly<Record<string, number>> | undefined;
  /** Pages that are known to answer, for the generated file. Default: the home page alone. */
  readonly pages?: readonly LlmsSitePage[] | undefined;
}
