/** Faults of the text itself: size, structure, leftovers, orders to the reader. */
import type { LlmsDocument } from '../../facts/llms-txt/document.ts';
import { steeringPhrase } from '../../facts/llms-txt/steering.ts';
import { directiveLines, placeholders, templateMarks } from '../../facts/llms-txt/text-marks.ts';
import { linesOf } from '../../values/lines.ts';
import type { FaultList } from './fault-list.ts';

/** UTF-16 units. Coding agents cut what they fetch at 50,000 to 100,000 (Agent-Friendly Documentation Spec 0.5.0). */
const LARGE = 50_000;
const TOO_LARGE = 100_000;
/** UTF-16 units. The limit of Lighthouse 13.5. */
const TOO_SHORT = 50;

/** Adds the faults of structure and text. `text` is the decoded file. */
export function addTextFaults(faults: FaultList, text: string, document: LlmsDocument): void {
  addStructureFaults(faults, document);
  addSizeFaults(faults, text);
  addPlaceholders(faults, document);
  addSteering(faults, text);
  for (const { line, text: leaf } of directiveLines(document)) faults.add('robots-directives', line, leaf);
  for (const { line } of document.unclosedFences)
    faults.add('unclosed-code-fence', line, 'the code block has no end');
  if (document.hasFrontMatter) faults.add('front-matter', 1, 'a YAML block stands before the name');
}

function addStructureFaults(faults: FaultList, document: LlmsDocument): void {
  const { headings, start, startLine, summary, sections, links } = document;
  const names = headings.filter(({ level, text }) => level === 1 && text !== '');
  const [name] = names;
  if (start === 'h1-no-space')
    faults.add('h1-no-space', startLine, 'the # of the first line needs a space behind it');
  else if (name === undefined) faults.add('h1-missing', 0, 'no first-level heading names the site');
  else if (start !== 'h1') faults.add('h1-not-first', name.line, `text stands before "${name.text}"`);
  for (const { line, text } of names.slice(1)) faults.add('multiple-h1', line, text);
  if (summary === null) faults.add('summary-missing', 0, 'no blockquote follows the name');
  else if (summary.isMisplaced)
    faults.add('summary-misplaced', summary.line, 'the blockquote does not follow the name');
  if (sections.length === 0) faults.add('no-sections', 0, 'no second-level heading opens a list of links');
  const linked = new Set(links.map(({ section }) => section));
  sections.forEach(({ line, name: section }, index) => {
    if (!linked.has(index)) faults.add('section-without-links', line, section);
  });
  for (const { level, line, text, isSetext } of headings) {
    if (level > 2) faults.add('deep-headings', line, text);
    if (isSetext) faults.add('setext-heading', line, text);
  }
}

function addSizeFaults(faults: FaultList, text: string): void {
  const size = `${text.length} characters`;
  if (text.length > TOO_LARGE) faults.add('too-large', 0, size);
  else if (text.length > LARGE) faults.add('large', 0, size);
  if (text.trim().length < TOO_SHORT) faults.add('too-short', 0, `${text.trim().length} characters`);
}

function addPlaceholders(faults: FaultList, document: LlmsDocument): void {
  const { headings, summary, links } = document;
  const names = [
    ...headings,
    ...(summary === null ? [] : [summary]),
    ...links.flatMap(({ name, url, line }) => [
      { text: name, line },
      { text: url, line },
    ]),
  ];
  for (const { line, text } of [...placeholders(document), ...templateMarks(names)])
    faults.add('placeholder-text', line, text);
}

/** The whole file counts, comments and code too: a model reads them all. */
function addSteering(faults: FaultList, text: string): void {
  const phrase = steeringPhrase(text);
  if (phrase === null) return;
  const line = linesOf(text).findIndex((part) => steeringPhrase(part) !== null);
  faults.add('prompt-injection', line + 1, phrase);
}
