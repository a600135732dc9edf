import { openWeb, type Fetcher, type FetcherOptions } from '../gather/web.ts';
import { recording, type Recorded } from './recording.ts';

/** The network under these options, telling of every exchange: the `web` of an auditor whose run is to be recorded. */
export function recordedWeb(options: FetcherOptions, onRecorded: (recorded: Recorded) => void): Fetcher {
  return recording(openWeb(options), onRecorded);
}
