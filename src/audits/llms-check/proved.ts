/** Repairs of the file itself that our own reader has found to be repairs. */
import { decodeText } from '../../facts/llms-txt/decode.ts';
import { parseLlmsTxt, type LlmsFaultCode, type LlmsTxt } from '../../facts/llms-txt/index.ts';
import { endingOf, repairLlmsTxt } from '../../fixes/llms-repair.ts';
import { topicSection } from '../../fixes/llms-section.ts';
import { servedText } from '../../fixes/llms-text.ts';
import { generatedText } from './generated.ts';
import type { FixMaterial } from './material.ts';

/**
 * The owner's file repaired, else a generated one: the first that our own reader finds free of these faults and that
 * loses neither a signal nor a part that scores. Empty when neither is.
 */
export function provedFile({ input, known, file }: FixMaterial, codes: ReadonlySet<LlmsFaultCode>): string {
  const { origin, llms, full, linkChecks = {} } = input;
  const generated = generatedText(known);
  const repaired = repairLlmsTxt({ response: llms, origin, linkChecks, generated });
  const isProved = (text: string) => {
    const response = { ...llms, ...servedText(text) };
    const after = parseLlmsTxt({ response, origin, fullTxt: full, linkChecks });
    const { signals } = file;
    const isKept =
      (after.summary !== null || file.summary === null) &&
      (hasListedLink(after) || !hasListedLink(file)) &&
      (after.signals.hasPricingSection || !signals.hasPricingSection) &&
      (after.signals.hasFaqSection || !signals.hasFaqSection) &&
      (after.signals.hasWordCount1000 || !signals.hasWordCount1000);
    return isKept && after.valid && !after.faults.some(({ code }) => codes.has(code));
  };
  return [repaired, generated].find(isProved) ?? '';
}

/** Taking out the only entry of a list takes away what its section is for. */
function hasListedLink({ sections }: LlmsTxt): boolean {
  return sections.some(({ links }) => links.length > 0);
}

/** The section with the page's address when our own reader finds it at the end of the file, else a template. */
export function provedSection({ input, known }: FixMaterial, topic: 'pricing' | 'faq'): string {
  const { llms, origin } = input;
  const { lang } = known.site;
  const text = decodeText(llms.body, llms.headers).text;
  const code = endingOf(text, topicSection(topic, lang, known.topics[topic]));
  const response = { ...llms, ...servedText(`${text}\n${code}`) };
  const { signals } = parseLlmsTxt({ response, origin });
  const isProved = topic === 'pricing' ? signals.hasPricingSection : signals.hasFaqSection;
  return isProved ? code : topicSection(topic, lang, null);
}
