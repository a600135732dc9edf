/** `citeworthy/llms-txt`: what an llms.txt says, what is wrong with it, and how a page links to it. Re-exports only. */
export { linkTag, type FoundLink, type LinkTagFacts, type LinkTagInput } from '../facts/llms-txt/link-tag.ts';
export { LLMS_FAULTS } from '../rules/llms-file/faults.ts';
export { parseLlmsTxt } from '../rules/llms-file/parse.ts';
export type {
  LlmsKind,
  LlmsLink,
  LlmsNote,
  LlmsResponse,
  LlmsSection,
  LlmsTxtSignals,
} from '../facts/llms-txt/model.ts';
export type {
  LlmsFault,
  LlmsFaultCode,
  LlmsInput,
  LlmsSeverity,
  LlmsTxt,
} from '../rules/llms-file/faults.ts';
