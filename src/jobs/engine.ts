import type { CrawlRequest } from '../gather/crawl.ts';
import type { HostGates } from '../gather/host-gates.ts';
import type { ProbeOptions } from '../gather/probe-visits.ts';
import type { OnStep, StepCount } from '../gather/steps.ts';
import type { Visit } from '../gather/visit.ts';
import type { Fetcher, Stored } from '../net/model.ts';
import type { PageThreads } from './page-threads.ts';

/** What an audit works with: the answers of one visit, and what all audits of one auditor share. */
export interface Engine {
  readonly visit: Visit;
  readonly probing: 'on' | 'off';
  readonly probe: ProbeOptions;
  /** How hosts are spared during a site audit. */
  readonly politeness: CrawlRequest['gate'];
  /** The hosts that are being crawled now: audits of one host share its lanes. */
  readonly gates: HostGates;
  /** Who audits pages. */
  readonly threads: PageThreads;
  /** Of a site that is a folder of files. */
  readonly stored?: Stored | undefined;
  /** Runs the scripts of a page. Absent: no pages are rendered. */
  readonly render?: Fetcher['render'];
  /** Pages of a site that are rendered at most. */
  readonly renderPages: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

export type { StepCount };

/** How one audit is run: a signal to stop it, a listener for its steps. */
export interface RunOptions {
  /** Stops the audit, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Told what is being asked for and how far the audit is, for a progress line. Awaited; what it throws ends the audit. */
  readonly onStep?: OnStep | undefined;
}
