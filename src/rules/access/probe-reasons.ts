/** The words for what decided the verdict on visits under the name of a bot. */
import type { ProbeReasonCode } from '../../access/compare-probes.ts';

/** By code. */
export const PROBE_REASONS = {
  'no-attempt': 'no attempt',
  'attempt-failed': 'the attempt failed on the way',
  'attempts-differ': 'the attempts of this agent contradict each other',
  'browser-attempts-differ': 'the answers to the browser contradict each other',
  'agent-alone': 'served to this agent, though not to the browser',
  'one-refused': 'one attempt was refused',
  'other-site': 'sent to another site',
  'half-alike': 'the texts are neither alike nor different',
  'browser-texts-differ': 'the browser got different texts as well',
  'fewer-words': '{seen} words instead of {expected}',
  'too-little-text': 'too little text to compare',
  'no-text-for-both': 'without text for both',
  'one-failure': 'a failure of the site, met once',
  'success-without-page': 'status 2xx without the page',
  'different-failures': 'neither got the page, for different reasons',
  'addresses-verified': 'claimed name refused: the site may verify its addresses',
  'cookie-needed':
    'the page comes only to those who return the cookie of its redirect, which this visit did not',
  'not-repeated': '{outcome} in one attempt that could not be repeated',
} as const satisfies Readonly<Record<ProbeReasonCode, string>>;
