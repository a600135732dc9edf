/** What the rules of the LLMs.txt Check judge: the answers of a site, and what was read of them. */
import { scoredBots, type AiBot } from '../../catalog/ai-bots.ts';
import { readDocument } from '../../facts/llms-txt/document.ts';
import {
  linkTag,
  pointsNowhere,
  type DocumentReader,
  type LinkTagFacts,
} from '../../facts/llms-txt/index.ts';
import { accessVerdict, type AccessVerdict } from '../../facts/robots-access.ts';
import type { LlmsTxt } from '../llms-file/faults.ts';
import { judgeLlmsTxt } from '../llms-file/parse.ts';
import type { LlmsCheckInput } from './input.ts';
import { isServed } from './site.ts';

/** A bot and what robots.txt decides for it. */
export interface BotVerdict {
  readonly bot: AiBot;
  readonly verdict: AccessVerdict;
}

/** The llms files of a site, how its home page points to them, and which bots its robots.txt lets in. */
export interface LlmsSubject {
  readonly input: LlmsCheckInput;
  /** Address of the home page and of both files, with a slash at the end. */
  readonly base: string;
  readonly file: LlmsTxt;
  readonly pointer: LinkTagFacts;
  /** Where it points to is no such file. */
  readonly pointsNowhere: boolean;
  /** Whether the home page was read. */
  readonly isHomeServed: boolean;
  /** Every scored bot in catalogue order, with its verdict on the home page. */
  readonly bots: readonly BotVerdict[];
}

/** Reads the answers of a site. A home page that was not served points to nothing. */
export function llmsSubject(input: LlmsCheckInput, read: DocumentReader = readDocument): LlmsSubject {
  const { origin, base = `${origin}/`, home, robots, llms, full, linkChecks } = input;
  const isHomeServed = isServed(home);
  const pointer = linkTag({ headers: home.headers, html: isHomeServed ? home.body : '', url: home.finalUrl });
  const { pointed, elsewhere = [] } = input;
  return {
    input,
    base,
    isHomeServed,
    file: judgeLlmsTxt({ response: llms, origin, robotsTxt: robots.text, fullTxt: full, linkChecks }, read),
    pointer,
    pointsNowhere: pointsNowhere(pointer, [
      llms,
      full,
      ...(pointed === undefined ? [] : [pointed]),
      ...elsewhere,
    ]),
    bots: scoredBots.map((bot) => ({ bot, verdict: accessVerdict(robots, bot, base) })),
  };
}

/** Whether a section lists a link: that is what the file is for. */
export function hasListedLink({ sections }: LlmsTxt): boolean {
  return sections.some(({ links }) => links.length > 0);
}

/** Whether what the llms files lack may be in the part of one that did not arrive. */
export function isCut({ file, input: { llms, full } }: LlmsSubject): boolean {
  const isLong = file.notes.some(({ code }) => code === 'text-capped');
  return isLong || llms.truncated !== null || full.truncated !== null;
}
