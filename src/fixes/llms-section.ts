/** A section for prices, or for questions and answers, to add to an llms.txt. */
import { sectionName } from '../catalog/section-names.ts';
import { primarySubtag } from '../facts/text/language.ts';
import { escapeAddress, escapeMarkdown } from './llms-text.ts';
import { canParse } from '../facts/url.ts';

/** The section with the real address, else a template in a comment, which no reader takes for content. */
export function topicSection(topic: 'pricing' | 'faq', lang: string, address: string | null): string {
  const name = sectionName(topic, primarySubtag(lang));
  if (address !== null && canParse(address))
    return `## ${escapeMarkdown(name)}\n\n- [${escapeMarkdown(name)}](${escapeAddress(new URL(address).href)})\n`;
  return `<!-- Add this once the page exists, with its address:\n## ${name}\n\n- [${name}](https://…): what a reader finds there\n-->\n`;
}
