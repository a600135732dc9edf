export type { Accept, Fetcher, FetcherOptions, FetchOptions, Identity } from './model.ts';
