/**
 * Texts of a site made safe for a generated llms.txt: one line, no addresses, nothing that Markdown would read as markup,
 * nothing that steers a model. What does not survive the way through our own reader is not used.
 */
import type { LlmsDocument } from '../facts/llms-txt/document.ts';
import { readLlmsTxt, type LlmsResponse } from '../facts/llms-txt/index.ts';
import { countWords } from '../facts/text/words.ts';
import { mentionsSteering, steeringPhrase } from '../facts/llms-txt/steering.ts';
import { directiveLines, placeholders, isTemplateMark } from '../facts/llms-txt/text-marks.ts';
import { unseenAs } from '../values/printable.ts';
import { cutAtWord } from '../values/wording.ts';

/** UTF-16 units of input that are looked at: a title or description is far shorter. */
const MAX_INPUT = 2_000;

/** What is left of a text that could not be read, and of a word that may be parted. */
const TRACES = /[\u00AD\uFFFD]/g;
/** What looks like an address would become a bare one. */
const ADDRESS = /\b(?:https?|ftp):\/\/\S*|\bwww\.\S+/gi;

/** One line of plain text of at most `limit` UTF-16 units, cut at a word; empty when it cannot be used. */
export function usableText(text: string, limit: number): string {
  const line = cutAtWord(oneLine(text), limit);
  if (line === '' || !/[\p{L}\p{N}]/u.test(line) || mentionsSteering(text.slice(0, MAX_INPUT))) return '';
  return survives(line) ? line : '';
}

/** The first sentence of a text, of at most `limit` UTF-16 units; empty when it cannot be used. `lang`: a primary subtag or empty. */
export function usableSentence(text: string, limit: number, lang: string): string {
  if (mentionsSteering(text.slice(0, MAX_INPUT))) return '';
  const segments = new Intl.Segmenter(lang || 'und', { granularity: 'sentence' }).segment(oneLine(text));
  let sentence = '';
  for (const { segment } of segments) {
    sentence += segment;
    if (countWords(sentence) >= MIN_SENTENCE_WORDS) break;
  }
  return usableText(sentence, limit);
}

/** A segment of fewer words is an abbreviation ("Dr. ") or a heading, and the sentence goes on. */
const MIN_SENTENCE_WORDS = 3;

/** The text with a backslash before everything that Markdown could read as markup. Most who read it read the source: "Q&A" stays. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_~[\]<>]|&(?=#?\w+;)/g, (mark) => `\\${mark}`)
    .replaceAll(/#+$/g, (marks) => `\\${marks}`);
}

/** What begins a list or a heading where a block begins (CommonMark 0.31, 4.2 and 5.2): "1. FC", "- ", "# ". */
const BLOCK_START = /^(?=[-+#]+(?:\s|$))|(?<=^\d{1,9})(?=[.)](?:\s|$))/;

/** {@link escapeMarkdown} for a text that is a block of its own, as the summary is; in a line of a list it needs no more. */
export function escapeBlock(text: string): string {
  return escapeMarkdown(text).replace(BLOCK_START, '\\');
}

/** The address with everything percent-encoded that would end it in Markdown. */
export function escapeAddress(href: string): string {
  return href
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(' ', '%20')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replaceAll('\\', '%5C')
    .replaceAll('&', '&amp;');
}

function oneLine(text: string): string {
  return unseenAs(text.slice(0, MAX_INPUT).replaceAll(/\s+/g, ' '), () => '')
    .replaceAll(TRACES, '')
    .replaceAll(ADDRESS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Body and header lines of an answer with this text as it should be served: what our own reader is asked about. */
export function servedText(text: string): Pick<LlmsResponse, 'headers' | 'body'> {
  return {
    headers: [['content-type', 'text/plain; charset=utf-8']],
    body: new TextEncoder().encode(text),
  };
}

const PROOF_ORIGIN = 'https://site.example';
const PROOF_NAME = 'A name that is long enough to be no fault';

/** Whether a line comes back from our reader as it went in, as a name, a summary and notes, and reads as nothing else. */
function survives(line: string): boolean {
  const text = escapeMarkdown(line);
  const body = `# ${text}\n\n> ${escapeBlock(line)}\n\n## ${text}\n\n- [${text}](${PROOF_ORIGIN}/): ${PROOF_NAME}\n- [${PROOF_NAME}](${PROOF_ORIGIN}/a): ${text}\n`;
  const response = { status: 200, ...servedText(body), finalUrl: `${PROOF_ORIGIN}/llms.txt` };
  const { file, own } = readLlmsTxt({ response });
  const [section] = file.sections;
  const [named, noted] = section?.links ?? [];
  const isSame = [file.title, file.summary, section?.name, named?.name, noted?.notes].every(
    (found) => found === line,
  );
  return isSame && own.text !== null && isPlain(line, body, own.text.document);
}

/** Whether nothing in a document is an order, an address, a directive or a mark of a template. */
function isPlain(line: string, body: string, document: LlmsDocument): boolean {
  return (
    steeringPhrase(body) === null &&
    !isTemplateMark(line) &&
    document.linkTotal === 2 &&
    document.bareUrls.length + document.malformed.length === 0 &&
    directiveLines(document).length + placeholders(document).length === 0
  );
}
