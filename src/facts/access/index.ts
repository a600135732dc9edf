/** Reading what an answer is: the page, or what stands in its place. */
export { type AnsweredResponse, classify, classifyResponse } from './classify.ts';
export {
  ACCESS_KINDS,
  type AccessConfidence,
  type AccessKind,
  type AccessSignal,
  type Classification,
  type PageView,
  type ResponseHead,
} from './model.ts';
export { type Media, mediaOf, pageViewOf } from './page-view.ts';
export { vendorLabel } from './signatures.ts';
export {
  BASELINE,
  compareProbes,
  type Probe,
  PROBE_OUTCOMES,
  type ProbeOutcome,
  type ProbeVerdict,
} from './compare-probes.ts';
export { type ProbeAnswer, type ProbeAttempt, readAttempt } from './probe-reading.ts';
export { needsCloseLook } from './close-look.ts';
