/**
 * What is wrong with an llms.txt. Rules: llmstxt.org version 2 (2026-08-10); the faults follow what 1,563 published files
 * got wrong (sempite, 2026) and what readers of such files can use.
 */
import { kindOfStatus } from '../../facts/llms-txt/classify.ts';
import { readDocument } from '../../facts/llms-txt/document.ts';
import type { LlmsKind, LlmsResponse } from '../../facts/llms-txt/model.ts';
import { readLlmsTxt, type LlmsReading } from '../../facts/llms-txt/read.ts';
import type { DocumentReader } from '../../facts/llms-txt/readings.ts';
import { checkObject } from '../../values/misuse.ts';
import { canParse } from '../../values/url.ts';
import { faultList, type FaultList } from './fault-list.ts';
import type { LlmsFault, LlmsFaultCode, LlmsInput, LlmsTxt } from './faults.ts';
import { addLinkFaults } from './link-faults.ts';
import { addTextFaults } from './text-faults.ts';
import { addTransportFaults } from './transport-faults.ts';

/** The fault that each kind which is no text document raises. */
const KIND_FAULTS: Readonly<Record<Exclude<LlmsKind, 'markdown' | 'robots-style'>, LlmsFaultCode>> = {
  'not-found': 'missing',
  blocked: 'blocked',
  'server-error': 'server-error',
  'unexpected-status': 'unexpected-status',
  'fetch-error': 'fetch-error',
  html: 'html-body',
  json: 'json-body',
  xml: 'xml-body',
  binary: 'binary',
  empty: 'empty',
  'error-text': 'error-text',
};

/**
 * What an llms.txt holds and what is wrong with it (format of llmstxt.org), from the answer to a request for it. Never
 * throws on what a file holds, but a TypeError without an answer. Reads at most 2 MiB; what was cut is in `notes`. An input that is left out raises no fault:
 * the signals that both files share are called missing only when `fullTxt` is given.
 */
export function parseLlmsTxt(input: LlmsInput): LlmsTxt {
  checkObject(input, ['response', 'origin'], 'parseLlmsTxt takes the answer to a request and an origin');
  return judgeLlmsTxt(input, readDocument);
}

/** {@link parseLlmsTxt} by a reader that may know the texts already. */
export function judgeLlmsTxt(input: LlmsInput, read: DocumentReader): LlmsTxt {
  const reading = readLlmsTxt(input, read);
  return { ...reading.file, faults: faultsOf(input, reading) };
}

function faultsOf(input: LlmsInput, reading: LlmsReading): LlmsFault[] {
  const { response, origin, linkChecks } = input;
  const { kind, text } = reading.own;
  const faults = faultList();
  if (text === null) {
    if (kind !== 'markdown' && kind !== 'robots-style')
      faults.add(KIND_FAULTS[kind], 0, detailOf(kind, response));
    return faults.all();
  }
  const base = canParse(response.finalUrl) ? response.finalUrl : `${origin}/llms.txt`;
  addTransportFaults(faults, input, text.decoded);
  addTextFaults(faults, text.decoded.text, text.document);
  addLinkFaults(faults, text.document, { base, origin, linkChecks });
  addSharedFaults(faults, reading, input.fullTxt);
  return faults.all();
}

/** What only both files together can lack. */
function addSharedFaults(
  faults: FaultList,
  { full, file: { signals } }: LlmsReading,
  fullTxt: LlmsResponse | undefined,
): void {
  if (full === null || fullTxt === undefined) return;
  if (full.kind === 'not-found') faults.add('full-missing', 0, 'nothing stands at /llms-full.txt');
  else if (full.text === null)
    faults.add('full-invalid', 0, `llms-full.txt: ${detailOf(full.kind, fullTxt)}`);
  if (!signals.hasWordCount1000) faults.add('words-below-1000', 0, 'neither file has 1,000 words');
  if (!signals.hasPricingSection) faults.add('no-pricing', 0, 'no heading or link names prices');
  if (!signals.hasFaqSection) faults.add('no-faq', 0, 'no heading or link names questions and answers');
}

function detailOf(kind: LlmsKind, { status, body, outcome = 'answered' }: LlmsResponse): string {
  if (kind === 'fetch-error')
    return status === 0 ? 'no answer' : `status ${status}, but its body cannot be read (${outcome})`;
  if (kindOfStatus(status) !== null) return `HTTP status ${status}`;
  if (kind === 'empty') return 'status 200 with nothing in it';
  return `status 200 with ${body.byteLength} bytes of ${kind}`;
}
