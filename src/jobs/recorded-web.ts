import { createFetcher } from '../net/fetcher.ts';
import type { Fetcher, FetcherOptions } from '../net/model.ts';
import { recording, type Recorded } from './recording.ts';

/** The network under these options, telling of every exchange: the `web` of an auditor whose run is to be recorded. */
export function recordedWeb(options: FetcherOptions, onRecorded: (recorded: Recorded) => void): Fetcher {
  return recording(createFetcher(options), onRecorded);
}
