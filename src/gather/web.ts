/** The door to the network for the rooms above: they open a fetcher here and hand it to the gatherers. */
export { createFetcher as openWeb } from '../net/fetcher.ts';
export { checkLanes } from '../net/host-gate.ts';
export type { Fetcher, FetcherOptions, FetchOptions } from '../net/model.ts';
export { sleepFor } from '../net/time-limit.ts';
