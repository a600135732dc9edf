/** Repairs of the file itself that our own reader has found to be repairs. */
import { decodeTextFile, MAX_TEXT_BYTES } from '../../facts/llms-txt/decode.ts';
import { endingOf, repairLlmsTxt } from '../../fixes/llms-repair.ts';
import { readDocument } from '../../facts/llms-txt/document.ts';
import { readLlmsTxt, topicsIn } from '../../facts/llms-txt/read.ts';
import { topicSection } from '../../fixes/llms-section.ts';
import { servedText } from '../../fixes/llms-text.ts';
import { masked } from '../../values/secrets.ts';
import type { LlmsTxt } from '../llms-file/faults.ts';
import { judgeLlmsTxt } from '../llms-file/parse.ts';
import { generatedText } from './generated.ts';
import type { FixMaterial } from './material.ts';
import { hasListedLink } from './subject.ts';

/**
 * The owner's file repaired, else a generated one: the first that our own reader finds free of these faults and that
 * loses neither a signal nor a part that scores. A generated one never stands for a file that lists more than it does.
 * Empty when neither is.
 */
export function provedFile({ input, known, file, read }: FixMaterial, codes: ReadonlySet<string>): string {
  const { origin, llms, full, linkChecks = {} } = input;
  // What did not arrive would be lost.
  if (llms.truncated !== null) return '';
  const readBack = (text: string): LlmsTxt =>
    judgeLlmsTxt({ response: { ...llms, ...servedText(text) }, origin, fullTxt: full, linkChecks }, read);
  const isProved = (after: LlmsTxt): boolean =>
    after.valid &&
    hasListedLink(after) &&
    isKept(file, after) &&
    !after.faults.some(({ code }) => codes.has(code));
  const generated = generatedText(known);
  const repaired = repairLlmsTxt({ response: llms, origin, linkChecks, generated, read });
  const own = readBack(repaired);
  if (isProved(own)) return masked(repaired);
  const other = readBack(generated);
  return isProved(other) && other.linkTotal >= own.linkTotal ? generated : '';
}

/** Whether a file has every part and signal that another has. */
function isKept(before: LlmsTxt, after: LlmsTxt): boolean {
  return (
    (after.summary !== null || before.summary === null) &&
    (after.signals.hasPricingSection || !before.signals.hasPricingSection) &&
    (after.signals.hasFaqSection || !before.signals.hasFaqSection) &&
    (after.signals.hasWordCount1000 || !before.signals.hasWordCount1000)
  );
}

/** Characters from which reading a text again takes long enough to be noticed. */
const LARGE = 100_000;
/** Characters that keep clear of the bytes that are read, three bytes each, with what is added. */
const WHOLE = Math.floor(MAX_TEXT_BYTES / 3) - 10_000;

/**
 * Whether what is added after a text, its code blocks closed, reads as it does by itself: a heading ends every
 * paragraph, list and quote (CommonMark 0.31, 4.2), and without an angle bracket no HTML block can swallow it.
 */
const isAlone = (text: string): boolean => text.length > LARGE && text.length < WHOLE && !text.includes('<');

/** The section with the page's address when our own reader finds it at the end of the file, else a template. */
export function provedSection({ input, known, read }: FixMaterial, topic: 'pricing' | 'faq'): string {
  const { llms } = input;
  const { lang } = known.site;
  const template = topicSection(topic, lang, null);
  // The template is a comment: there is nothing in it to find.
  if (known.topics[topic] === null) return template;
  const text = decodeTextFile(llms.body, llms.headers).text;
  const code = endingOf(text, topicSection(topic, lang, known.topics[topic]), read);
  if (isAlone(text) && topicsIn(readDocument(code))[topic]) return code;
  const response = { ...llms, ...servedText(`${text}\n${code}`) };
  const { signals } = readLlmsTxt({ response }).file;
  const isProved = topic === 'pricing' ? signals.hasPricingSection : signals.hasFaqSection;
  return isProved ? code : template;
}
