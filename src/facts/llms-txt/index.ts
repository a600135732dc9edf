/** llms.txt: what is there, and what it says. Re-exports only. */
export type { LlmsKind, LlmsResponse, LlmsText } from './model.ts';
export { readLlmsTxt } from './read.ts';
export { keptReadings, type DocumentReader } from './readings.ts';
export { linkTag, type LinkTagFacts } from './link-tag.ts';
export { fileToAsk, pointsNowhere } from './pointer.ts';
export { isDead, linksToTry } from './link-sample.ts';
