/** A section for prices, or for questions and answers, to add to an llms.txt. */
import { sectionName } from './llms-section-kinds.ts';
import { primarySubtag } from '../facts/text/language.ts';
import { escapeAddress, escapeMarkdown } from './llms-text.ts';
import { parsedUrl } from '../values/url.ts';

/** The section with the real address, else a template in a comment, which no reader takes for content. */
export function topicSection(topic: 'pricing' | 'faq', lang: string, address: string | null): string {
  const name = sectionName(topic, primarySubtag(lang));
  const url = address === null ? null : parsedUrl(address);
  if (url !== null)
    return `## ${escapeMarkdown(name)}\n\n- [${escapeMarkdown(name)}](${escapeAddress(url.href)})\n`;
  return `<!-- Add this once the page exists, with its address:\n## ${name}\n\n- [${name}](https://…): what a reader finds there\n-->\n`;
}
