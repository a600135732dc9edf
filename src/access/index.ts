/** Reading what an answer is: the page, or what is in its place. */
export { type AnsweredResponse, classify, classifyResponse } from './classify.ts';
export { ACCESS_KINDS } from './model.ts';
export type {
  AccessConfidence,
  AccessKind,
  AccessSignal,
  Classification,
  GenericSignal,
  SignalId,
} from './model.ts';
export { vendorLabel } from '../catalog/waf-signatures.ts';
export {
  BASELINE,
  compareProbes,
  compareReadings,
  type Probe,
  PROBE_OUTCOMES,
  type ProbeOutcome,
  type ProbeReason,
  type ProbeReasonCode,
  type ProbeResult,
  type ProbeVerdict,
} from './compare-probes.ts';
export { type ProbeAnswer, type ProbeAttempt, type ProbeReading, readAttempt } from './probe-reading.ts';
export { formOf, isRead, type PageAnswer, pageAnswer } from './page-answer.ts';
