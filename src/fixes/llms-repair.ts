/**
 * The owner's llms.txt with its faults repaired line by line. What cannot be repaired without guessing is left out: lines
 * whose only link is dead, unsafe or broken, orders to the reader, leftovers of templates. Everything else stays.
 */
import { decodeTextFile } from '../facts/llms-txt/decode.ts';
import { readDocument, type LlmsDocument, type UnclosedFence } from '../facts/llms-txt/document.ts';
import { type DocumentReader } from '../facts/llms-txt/readings.ts';
import type { LlmsResponse } from '../facts/llms-txt/model.ts';
import { steeringPhrase } from '../facts/llms-txt/steering.ts';
import { linesOf } from '../values/lines.ts';
import { directiveLines, isPlaceholder, isTemplateMark } from '../facts/llms-txt/text-marks.ts';
import { repairLinks } from './llms-links.ts';
import { escapeBlock, escapeMarkdown } from './llms-text.ts';

/** What the repair draws on. */
export interface RepairMaterial {
  readonly response: LlmsResponse;
  readonly origin: string;
  readonly linkChecks: Readonly<Record<string, number>>;
  /** A generated file of the same site: gives the name, the summary and a section where they are missing. */
  readonly generated: string;
  /** Reads a text, perhaps one that it knows. */
  readonly read: DocumentReader;
}

/** The repaired text. The caller proves by our own reader that it is better. */
export function repairLlmsTxt({ response, origin, linkChecks, generated, read }: RepairMaterial): string {
  const source = decodeTextFile(response.body, response.headers).text;
  const document = read(source);
  const lines = linesOf(source);
  if (document.hasFrontMatter) dropFrontMatter(lines);
  repairHeadings(lines, document);
  repairLinks(lines, document, { base: response.finalUrl, origin, linkChecks });
  for (const { line } of [
    ...directiveLines(document),
    ...[...document.texts, ...document.lines].filter(({ text }) => isPlaceholder(text)),
    ...[...document.headings, ...(document.summary === null ? [] : [document.summary])].filter(({ text }) =>
      isTemplateMark(text),
    ),
  ])
    lines[line - 1] = '';
  const safe = lines.map((line) => (steeringPhrase(line) === null ? line : ''));
  const closed = withClosedFences(safe, document.unclosedFences);
  const text = withHead(closed.join('\n'), generated, read);
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
}

const OPENING_FENCE = /^(.*?)(`{3,}|~{3,})/;

/** Closes each code block after its last line, within the list item or quote that holds it. */
function withClosedFences(lines: readonly string[], fences: readonly UnclosedFence[]): string[] {
  const closing = new Map(fences.map((fence) => [fence.end, closingLine(lines, fence)]));
  return lines.flatMap((line, at) => [line, ...(closing.get(at + 1) ?? [])]);
}

function closingLine(lines: readonly string[], { line }: UnclosedFence): string[] {
  const [, before = '', marks = ''] = OPENING_FENCE.exec(lines[line - 1] ?? '') ?? [];
  return [before.replaceAll(/[^\s>]/g, ' ') + marks];
}

/** What to add at the end of a text: the addition, after the marks that close a code block which would swallow it. */
export function endingOf(text: string, addition: string, read: DocumentReader): string {
  const open = read(text).unclosedFences.find(({ isNested }) => !isNested);
  if (open === undefined) return addition;
  const [, , marks = ''] = OPENING_FENCE.exec(linesOf(text)[open.line - 1] ?? '') ?? [];
  return `${marks}\n\n${addition}`;
}

function dropFrontMatter(lines: string[]): void {
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  lines.fill('', 0, end + 1);
}

/** Further names of the first level become sections; a name without its space gets it. */
function repairHeadings(lines: string[], { headings, start, startLine }: LlmsDocument): void {
  if (start === 'h1-no-space') lines[startLine - 1] = (lines[startLine - 1] ?? '').replace('#', '# ');
  const names = headings.filter(({ level }) => level === 1).slice(start === 'h1' ? 1 : 0);
  for (const { line, isSetext } of names) {
    if (isSetext) lines[underlineOf(lines, line)] = '---';
    else lines[line - 1] = (lines[line - 1] ?? '').replace(/^\s{0,3}#/, '##');
  }
}

/** Index of the line of `=` under a name whose text begins on this line; it may take several (CommonMark 4.3). */
function underlineOf(lines: readonly string[], line: number): number {
  let at = line;
  while (at < lines.length - 1 && !/^\s{0,3}=+\s*$/.test(lines[at] ?? '')) at++;
  return at;
}

/** Puts the name first, the summary after it, and a section with a list of links where none is left. */
function withHead(text: string, generated: string, read: DocumentReader): string {
  const own = read(text);
  const donor = readDocument(generated);
  const name = `# ${escapeMarkdown(donor.headings[0]?.text ?? '')}`;
  const summary = `> ${escapeBlock(donor.summary?.text ?? '')}`;
  const isListed = own.links.some(({ opensItem, section }) => opensItem && section !== -1);
  const body = isListed ? text : `${withoutEmptySections(text, own)}\n\n${sectionsText(generated)}`;
  if (own.start !== 'h1') return `${name}\n\n${own.summary === null ? summary : ''}\n\n${body}`;
  if (own.summary !== null) return body;
  const { line = 1, isSetext = false } = own.headings.find(({ level }) => level === 1) ?? {};
  const lines = body.split('\n');
  lines.splice(isSetext ? underlineOf(lines, line) + 1 : line, 0, '', summary, '');
  return lines.join('\n');
}

function sectionsText(generated: string): string {
  const at = generated.indexOf('\n## ');
  return at === -1 ? '' : generated.slice(at + 1);
}

/** Sections of which nothing is left but their heading go: what is added has those that the site has pages for. */
function withoutEmptySections(text: string, { headings }: LlmsDocument): string {
  const lines = linesOf(text);
  for (const [index, { level, line, isSetext }] of headings.entries()) {
    const from = isSetext ? underlineOf(lines, line) + 1 : line;
    const to = (headings[index + 1]?.line ?? lines.length + 1) - 1;
    if (level > 1 && lines.slice(from, to).every((each) => each.trim() === '')) lines.fill('', line - 1, to);
  }
  return lines.join('\n');
}
