/**
 * What an llms.txt is, says and does wrong. Rules: llmstxt.org version 2 (2026-08-10); the order of the decision and the
 * faults follow what 1,563 published files got wrong (sempite, 2026) and what readers of such files can use.
 */
import { linesOf } from '../../values/lines.ts';
import { isQuestion } from '../text/question.ts';
import { isErrorText, KIND_FAULTS, kindOfStatus, kindOfText } from './classify.ts';
import { decodeTextFile, MAX_TEXT_BYTES, type DecodedFile } from './decode.ts';
import { ENOUGH_WORDS, MAX_LINKS, MAX_SECTIONS, readDocument, type LlmsDocument } from './document.ts';
import { faultList, type FaultList } from './fault-list.ts';
import { addLinkFaults } from './link-faults.ts';
import type {
  LlmsInput,
  LlmsKind,
  LlmsLink,
  LlmsNote,
  LlmsResponse,
  LlmsSection,
  LlmsTxt,
  LlmsTxtSignals,
} from './model.ts';
import type { DocumentReader } from './readings.ts';
import { foldedName, isTopicSlug, lastSegment, namesTopic, type NamedTopic } from './names.ts';
import { addTextFaults, directiveLines } from './text-faults.ts';
import { addTransportFaults, robotsBody } from './transport-faults.ts';
import { canParse, parsedUrl } from '../../values/url.ts';

/** An answer with what it holds. `document` is `null` when there is no text to read. */
interface ReadAnswer {
  readonly kind: LlmsKind;
  readonly decoded: DecodedFile | null;
  readonly document: LlmsDocument | null;
}

/**
 * What an llms.txt holds and what is wrong with it (format of llmstxt.org), from the answer to a request for it. Never
 * throws on any input. Reads at most
 * {@link MAX_TEXT_BYTES}; what was cut stands in `notes`. An input that is left out raises no fault: the signals that
 * both files share are called missing only when `fullTxt` is given.
 */
export function parseLlmsTxt(input: LlmsInput): LlmsTxt {
  return readLlmsTxt(input, readDocument);
}

/** {@link parseLlmsTxt} by a reader that may know the texts already. */
export function readLlmsTxt(input: LlmsInput, read: DocumentReader): LlmsTxt {
  const { response, fullTxt } = input;
  const robots = robotsTextOf(input.robotsTxt);
  const own = readAnswer(response, { robots, read });
  const full = fullTxt === undefined ? null : readAnswer(fullTxt, { robots, read });
  const signals = signalsOf(own, full);
  const faults = faultList();
  const { kind, decoded, document } = own;
  if (decoded === null || document === null) {
    if (kind !== 'markdown' && kind !== 'robots-style')
      faults.add(KIND_FAULTS[kind], 0, detailOf(kind, response));
    return {
      ...nothingFound(kind, response),
      fullKind: full?.kind ?? 'not-found',
      signals,
      faults: faults.all(),
      notes: notesOf(decoded, null),
    };
  }
  const base = canParse(response.finalUrl) ? response.finalUrl : `${input.origin}/llms.txt`;
  addTransportFaults(faults, input, decoded);
  addTextFaults(faults, decoded.text, document);
  addLinkFaults(faults, document, { base, origin: input.origin, linkChecks: input.linkChecks });
  if (fullTxt !== undefined && full !== null) addSharedFaults(faults, signals, { full, fullTxt });
  return {
    found: true,
    valid: document.start === 'h1',
    kind,
    fullKind: full?.kind ?? 'not-found',
    title: document.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null,
    summary: document.summary?.text ?? null,
    sections: sectionsOf(document),
    linkTotal: document.linkTotal,
    signals,
    faults: faults.all(),
    scope: scopeOf(response.finalUrl),
    encoding: decoded.encoding,
    characters: decoded.text.length,
    words: document.words,
    notes: notesOf(decoded, document),
  };
}

/** Status, then characters, then words decide what an answer is. */
function readAnswer(
  response: LlmsResponse,
  { robots, read }: { readonly robots: string; readonly read: DocumentReader },
): ReadAnswer {
  const { status, outcome = 'answered' } = response;
  const byStatus = kindOfStatus(status) ?? (outcome === 'answered' ? null : 'fetch-error');
  if (byStatus !== null) return { kind: byStatus, decoded: null, document: null };
  const decoded = decodeTextFile(response.body, response.headers);
  const byText = kindOfText(decoded);
  if (byText !== null) return { kind: byText, decoded: null, document: null };
  const document = read(decoded.text);
  if (isErrorText(decoded.text, document)) return { kind: 'error-text', decoded: null, document: null };
  if (isRobotsStyle(decoded.text, document)) return { kind: 'robots-style', decoded, document };
  // A server that answers every path with one text has no such file; a text with a name is given the benefit of doubt.
  if (document.start !== 'h1' && decoded.text.trim() === robots)
    return { kind: 'error-text', decoded: null, document: null };
  return { kind: 'markdown', decoded, document };
}

/** The text of robots.txt without blanks around it, empty when none was given. */
function robotsTextOf(robotsTxt: LlmsInput['robotsTxt']): string {
  const body = robotsTxt === undefined ? null : robotsBody(robotsTxt);
  if (body === null) return '';
  return (typeof body === 'string' ? body : decodeTextFile(body, []).text).trim();
}

/** No link, and at least half of the lines that say something are lines of a robots.txt. */
function isRobotsStyle(text: string, document: LlmsDocument): boolean {
  if (document.linkTotal > 0 || !/^[ \t]*user-agent[ \t]*:/im.test(text)) return false;
  const lines = linesOf(text).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const directives = lines.filter((line) =>
    /^\s*(?:user-agent|allow|disallow|crawl-delay|sitemap)\s*:/i.test(line),
  );
  return directives.length * 2 >= lines.length && directiveLines(document).length > 0;
}

/** Headings in question form that make a document a list of questions without the name. */
const MIN_QUESTION_HEADINGS = 3;

function signalsOf(own: ReadAnswer, full: ReadAnswer | null): LlmsTxtSignals {
  const documents = [own.document, full?.document ?? null].filter((document) => document !== null);
  const questions = documents
    .flatMap(({ headings }) => headings)
    .filter(({ level, text }) => isSectionLevel(level) && isQuestion(text)).length;
  const named = documents.map(topicsIn);
  return {
    hasLlmsFullTxt: full !== null && full.document !== null,
    hasWordCount1000: documents.some(({ words }) => words >= ENOUGH_WORDS),
    hasPricingSection: named.some(({ pricing }) => pricing),
    hasFaqSection: questions >= MIN_QUESTION_HEADINGS || named.some(({ faq }) => faq),
  };
}

/** Second to fourth level: the first names the site, deeper ones no section. */
function isSectionLevel(level: number): boolean {
  return level >= 2 && level <= 4;
}

/** Whether a document names a topic: by a heading of a section, a link's text or an address. */
export function topicsIn({ headings, links, bareUrls }: LlmsDocument): Readonly<Record<NamedTopic, boolean>> {
  const found = { pricing: false, faq: false };
  const lookAtName = (text: string) => {
    const name = foldedName(text);
    if (name.words.length === 0 && name.compact === '') return;
    found.pricing ||= namesTopic(name, 'pricing');
    found.faq ||= namesTopic(name, 'faq');
  };
  const lookAtAddress = (address: string) => {
    const segment = lastSegment(address);
    found.pricing ||= isTopicSlug(segment, 'pricing');
    found.faq ||= isTopicSlug(segment, 'faq');
  };
  for (const { level, text } of headings) if (isSectionLevel(level)) lookAtName(text);
  for (const { name, url } of links) {
    if (found.pricing && found.faq) break;
    lookAtName(name);
    lookAtAddress(url);
  }
  for (const { detail } of bareUrls) lookAtAddress(detail);
  return found;
}

/** What only both files together can lack. */
function addSharedFaults(
  faults: FaultList,
  signals: LlmsTxtSignals,
  { full, fullTxt }: { readonly full: ReadAnswer; readonly fullTxt: LlmsResponse },
): void {
  if (full.kind === 'not-found') faults.add('full-missing', 0, 'nothing stands at /llms-full.txt');
  else if (full.document === null)
    faults.add('full-invalid', 0, `llms-full.txt: ${detailOf(full.kind, fullTxt)}`);
  if (!signals.hasWordCount1000) faults.add('words-below-1000', 0, 'neither file has 1,000 words');
  if (!signals.hasPricingSection) faults.add('no-pricing', 0, 'no heading or link names prices');
  if (!signals.hasFaqSection) faults.add('no-faq', 0, 'no heading or link names questions and answers');
}

function sectionsOf({ sections, links }: LlmsDocument): LlmsSection[] {
  const lists = sections.map((): LlmsLink[] => []);
  for (const { section, opensItem, name, url, notes } of links) {
    if (opensItem) lists[section]?.push({ name, url, notes });
  }
  return sections.map(({ name }, index) => ({ name, links: lists[index] ?? [] }));
}

/** The folder of the file: the most specific file describes an address (llmstxt.org, version 2). */
function scopeOf(finalUrl: string): string {
  return parsedUrl(finalUrl)?.pathname.replace(/[^/]*$/, '') ?? '/';
}

function detailOf(kind: LlmsKind, { status, body, outcome = 'answered' }: LlmsResponse): string {
  if (kind === 'fetch-error')
    return status === 0 ? 'no answer' : `status ${status}, but its body cannot be read (${outcome})`;
  if (kindOfStatus(status) !== null) return `HTTP status ${status}`;
  if (kind === 'empty') return 'status 200 with nothing in it';
  return `status 200 with ${body.byteLength} bytes of ${kind}`;
}

function nothingFound(
  kind: LlmsKind,
  { finalUrl }: LlmsResponse,
): Omit<LlmsTxt, 'fullKind' | 'signals' | 'faults' | 'notes'> {
  return {
    found: false,
    valid: false,
    kind,
    title: null,
    summary: null,
    sections: [],
    linkTotal: 0,
    scope: scopeOf(finalUrl),
    encoding: '',
    characters: 0,
    words: 0,
  };
}

function notesOf(decoded: DecodedFile | null, document: LlmsDocument | null): LlmsNote[] {
  const notes: LlmsNote[] = [];
  if (decoded?.isCut === true)
    notes.push({ code: 'text-capped', detail: `only the first ${MAX_TEXT_BYTES} bytes were read` });
  if (document === null) return notes;
  if (document.linkTotal > MAX_LINKS)
    notes.push({ code: 'links-capped', detail: `${MAX_LINKS} of ${document.linkTotal} links were judged` });
  if (document.sectionTotal > MAX_SECTIONS)
    notes.push({
      code: 'sections-capped',
      detail: `${MAX_SECTIONS} of ${document.sectionTotal} sections were kept`,
    });
  if (document.isNestingCapped)
    notes.push({ code: 'nesting-capped', detail: 'lists or quotes are nested too deep to be told apart' });
  return notes;
}
