/** llms.txt: what stands there, what it says, what is wrong with it. Re-exports only. */
export type {
  LlmsFault,
  LlmsFaultCode,
  LlmsInput,
  LlmsKind,
  LlmsLink,
  LlmsNote,
  LlmsResponse,
  LlmsSection,
  LlmsSeverity,
  LlmsTxt,
  LlmsTxtSignals,
} from './model.ts';
export { LLMS_FAULTS } from './model.ts';
export { parseLlmsTxt, readLlmsTxt } from './parse.ts';
export { keptReadings, type DocumentReader } from './readings.ts';
export { linkTag } from './link-tag.ts';
export type { FoundLink, LinkTagFacts, LinkTagInput } from './link-tag.ts';
export { linksToTry } from './link-sample.ts';
