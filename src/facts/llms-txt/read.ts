/**
 * What an llms.txt is and says. Rules: llmstxt.org version 2 (2026-08-10); the order of the decision follows what 1,563
 * published files got wrong (sempite, 2026).
 */
import { isSuccess } from '../../exchange.ts';
import { linesOf } from '../../values/lines.ts';
import { parsedUrl } from '../../values/url.ts';
import { isQuestion } from '../text/question.ts';
import { isErrorText, kindOfStatus, kindOfText } from './classify.ts';
import { decodeTextFile, type DecodedFile } from './decode.ts';
import { ENOUGH_WORDS, MAX_LINKS, MAX_SECTIONS, readDocument, type LlmsDocument } from './document.ts';
import type {
  LlmsAnswers,
  LlmsKind,
  LlmsLink,
  LlmsNote,
  LlmsResponse,
  LlmsSection,
  LlmsText,
  LlmsTxtSignals,
} from './model.ts';
import { foldedName, isTopicSlug, lastSegment, namesTopic, type NamedTopic } from './names.ts';
import type { DocumentReader } from './readings.ts';
import { directiveLines } from './text-marks.ts';

/** An answer with what it holds. */
export interface LlmsAnswer {
  readonly kind: LlmsKind;
  /** `null` together with the document when there is no text to read. */
  readonly text: { readonly decoded: DecodedFile; readonly document: LlmsDocument } | null;
}

/** The llms files of a site, read. */
export interface LlmsReading {
  readonly file: LlmsText;
  readonly own: LlmsAnswer;
  /** `null` when the answer of llms-full.txt was not handed in. */
  readonly full: LlmsAnswer | null;
}

/** What an llms.txt holds, and what its reading rests on. `read`: a reader that may know the texts already. */
export function readLlmsTxt(answers: LlmsAnswers, read: DocumentReader = readDocument): LlmsReading {
  const { response, fullTxt } = answers;
  const robots = robotsTextOf(answers.robotsTxt);
  const own = readAnswer(response, { robots, read });
  const full = fullTxt === undefined ? null : readAnswer(fullTxt, { robots, read });
  const scope = scopeOf(response.finalUrl);
  const shared = { fullKind: full?.kind ?? ('not-found' as const), signals: signalsOf(own, full) };
  const { kind, text } = own;
  if (text === null) return { file: { ...NO_TEXT, kind, scope, ...shared, notes: [] }, own, full };
  const { decoded, document } = text;
  const file = {
    found: true,
    valid: document.start === 'h1',
    kind,
    fullKind: shared.fullKind,
    title: document.headings.find(({ level, text: name }) => level === 1 && name !== '')?.text ?? null,
    summary: document.summary?.text ?? null,
    sections: sectionsOf(document),
    linkTotal: document.linkTotal,
    signals: shared.signals,
    scope,
    encoding: decoded.encoding,
    characters: decoded.text.length,
    words: document.words,
    notes: notesOf(decoded, document),
  };
  return { file, own, full };
}

/** In the order of the documented keys. */
const NO_TEXT = {
  found: false,
  valid: false,
  kind: 'not-found',
  title: null,
  summary: null,
  sections: [],
  linkTotal: 0,
  scope: '/',
  encoding: '',
  characters: 0,
  words: 0,
} as const;

/** Status, then characters, then words decide what an answer is. */
function readAnswer(
  response: LlmsResponse,
  { robots, read }: { readonly robots: string; readonly read: DocumentReader },
): LlmsAnswer {
  const { status, outcome = 'answered' } = response;
  const byStatus = kindOfStatus(status) ?? (outcome === 'answered' ? null : 'fetch-error');
  if (byStatus !== null) return { kind: byStatus, text: null };
  const decoded = decodeTextFile(response.body, response.headers);
  const byText = kindOfText(decoded);
  if (byText !== null) return { kind: byText, text: null };
  const document = read(decoded.text);
  if (isErrorText(decoded.text, document)) return { kind: 'error-text', text: null };
  if (isRobotsStyle(decoded.text, document)) return { kind: 'robots-style', text: { decoded, document } };
  // A server that answers every path with one text has no such file; a text with a name is given the benefit of doubt.
  if (document.start !== 'h1' && decoded.text.trim() === robots) return { kind: 'error-text', text: null };
  return { kind: 'markdown', text: { decoded, document } };
}

/** The text of robots.txt without blanks around it, empty when none was given. */
function robotsTextOf(robotsTxt: LlmsAnswers['robotsTxt']): string {
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

function signalsOf(own: LlmsAnswer, full: LlmsAnswer | null): LlmsTxtSignals {
  const documents = [own, full].flatMap((answer) => answer?.text?.document ?? []);
  const questions = documents
    .flatMap(({ headings }) => headings)
    .filter(({ level, text }) => isSectionLevel(level) && isQuestion(text)).length;
  const named = documents.map(topicsIn);
  return {
    hasLlmsFullTxt: full !== null && full.text !== null,
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
  for (const { url } of bareUrls) lookAtAddress(url);
  return found;
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

function notesOf({ isCut, text }: DecodedFile, document: LlmsDocument): LlmsNote[] {
  const { linkTotal, sectionTotal, isNestingCapped } = document;
  const notes: LlmsNote[] = [];
  const note = (code: LlmsNote['code'], data: LlmsNote['data']): number => notes.push({ code, data });
  if (isCut) note('text-capped', { kept: String(text.length) });
  if (linkTotal > MAX_LINKS) note('links-capped', { kept: String(MAX_LINKS), of: String(linkTotal) });
  if (sectionTotal > MAX_SECTIONS)
    note('sections-capped', { kept: String(MAX_SECTIONS), of: String(sectionTotal) });
  if (isNestingCapped) note('nesting-capped', {});
  return notes;
}

/** The body of a robots.txt; `null` when its answer was none. */
export function robotsBody(robotsTxt: string | Uint8Array | LlmsResponse): string | Uint8Array | null {
  if (typeof robotsTxt === 'string' || robotsTxt instanceof Uint8Array) return robotsTxt;
  return isSuccess(robotsTxt.status) ? robotsTxt.body : null;
}
