import { readLlmsTxt } from '../../facts/llms-txt/index.ts';
import { topicSection } from '../../fixes/llms-section.ts';
import { servedText } from '../../fixes/llms-text.ts';
import { generateLlmsTxt } from '../../fixes/llms-txt.ts';
import type { LlmsCheckInput } from './input.ts';
import { knownSite, type KnownSite } from './site.ts';

/** An llms.txt made from the pages that were read, whatever file the site has: deterministic, no page invented. */
export function generatedFile(input: LlmsCheckInput): string {
  return generatedText(knownSite(input));
}

/** The generated file with the pages for prices and for questions that the home page links and nobody read. */
export function generatedText({ site, topics }: KnownSite): string {
  const text = generateLlmsTxt(site);
  const response = { status: 200, ...servedText(text), finalUrl: `${site.origin}/llms.txt` };
  const { signals } = readLlmsTxt({ response }).file;
  const isNamed = { pricing: signals.hasPricingSection, faq: signals.hasFaqSection };
  const sections = (['pricing', 'faq'] as const).flatMap((topic) =>
    isNamed[topic] || topics[topic] === null ? [] : [topicSection(topic, site.lang, topics[topic])],
  );
  return [text, ...sections].join('\n');
}
