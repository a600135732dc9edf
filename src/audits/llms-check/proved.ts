/** Repairs of the file itself that our own reader has found to be repairs. */
import { decodeTextFile } from '../../facts/llms-txt/decode.ts';
import { parseLlmsTxt, type LlmsFaultCode, type LlmsTxt } from '../../facts/llms-txt/index.ts';
import { endingOf, repairLlmsTxt } from '../../fixes/llms-repair.ts';
import { topicSection } from '../../fixes/llms-section.ts';
import { servedText } from '../../fixes/llms-text.ts';
import { generatedText } from './generated.ts';
import type { FixMaterial } from './material.ts';

/**
 * The owner's file repaired, else a generated one: the first that our own reader finds free of these faults and that
 * loses neither a signal nor a part that scores. A generated one never stands for a file that lists more than it does.
 * Empty when neither is.
 */
export function provedFile({ input, known, file }: FixMaterial, codes: ReadonlySet<LlmsFaultCode>): string {
  const { origin, llms, full, linkChecks = {} } = input;
  const read = (text: string): LlmsTxt =>
    parseLlmsTxt({ response: { ...llms, ...servedText(text) }, origin, fullTxt: full, linkChecks });
  const isProved = (after: LlmsTxt): boolean =>
    after.valid && isKept(file, after) && !after.faults.some(({ code }) => codes.has(code));
  const generated = generatedText(known);
  const repaired = repairLlmsTxt({ response: llms, origin, linkChecks, generated });
  const own = read(repaired);
  if (isProved(own)) return repaired;
  const other = read(generated);
  return isProved(other) && other.linkTotal >= own.linkTotal ? generated : '';
}

/** Whether a file has every part and signal that another has. */
function isKept(before: LlmsTxt, after: LlmsTxt): boolean {
  return (
    (after.summary !== null || before.summary === null) &&
    (hasListedLink(after) || !hasListedLink(before)) &&
    (after.signals.hasPricingSection || !before.signals.hasPricingSection) &&
    (after.signals.hasFaqSection || !before.signals.hasFaqSection) &&
    (after.signals.hasWordCount1000 || !before.signals.hasWordCount1000)
  );
}

/** Taking out the only entry of a list takes away what its section is for. */
function hasListedLink({ sections }: LlmsTxt): boolean {
  return sections.some(({ links }) => links.length > 0);
}

/** The section with the page's address when our own reader finds it at the end of the file, else a template. */
export function provedSection({ input, known }: FixMaterial, topic: 'pricing' | 'faq'): string {
  const { llms, origin } = input;
  const { lang } = known.site;
  const template = topicSection(topic, lang, null);
  // The template is a comment: there is nothing in it to find.
  if (known.topics[topic] === null) return template;
  const text = decodeTextFile(llms.body, llms.headers).text;
  const code = endingOf(text, topicSection(topic, lang, known.topics[topic]));
  const response = { ...llms, ...servedText(`${text}\n${code}`) };
  const { signals } = parseLlmsTxt({ response, origin });
  const isProved = topic === 'pricing' ? signals.hasPricingSection : signals.hasFaqSection;
  return isProved ? code : template;
}
