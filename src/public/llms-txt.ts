/** `citeworthy/llms-txt`: what an llms.txt says, and how a page links to it. Re-exports only. */
export { linkTag, LLMS_FAULTS, parseLlmsTxt } from '../facts/llms-txt/index.ts';
export type {
  FoundLink,
  LinkTagFacts,
  LinkTagInput,
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
} from '../facts/llms-txt/index.ts';
