/** The documented objects of the LLMs.txt Check: llms.txt, llms-full.txt, bot permissions and link tag. */
import * as z from 'zod';
import { fix, fixNeeded } from './fix.ts';
import { score, timestamp, uuid, type Immutable } from './values.ts';

/** Schema of what the llms.txt files of a site hold. */
export const llmsSignals = z
  .strictObject({
    hasLlmsFullTxt: z.boolean().describe('A text document stands at /llms-full.txt'),
    hasWordCount1000: z.boolean().describe('The fuller of the two files has 1,000 words or more'),
    hasPricingSection: z.boolean().describe('A heading or a link text names pricing'),
    hasFaqSection: z.boolean().describe('A heading or a link text names questions and answers'),
  })
  .meta({ id: 'LlmsSignals', description: 'What the llms.txt files of a site hold' });

/** What the llms.txt files of a site hold. */
export type LlmsSignals = Immutable<z.infer<typeof llmsSignals>>;

/** Schema of the documented `result` of an LLMs.txt Check. */
export const llmsCheckResult = z
  .strictObject({
    domain: z
      .string()
      .min(1)
      .describe('Requested host, lower case, ASCII, with a port that is not the default'),
    score: score.describe('Score of the check'),
    hasLlmsTxt: z.boolean().describe('A text document stands at /llms.txt'),
    hasLlmsFullTxt: z.boolean().describe('A text document stands at /llms-full.txt'),
    botStatus: z
      .record(z.string(), z.boolean())
      .describe('Name of each catalogued bot, and whether robots.txt lets it in'),
    hasLinkTag: z.boolean().describe('The home page points at llms.txt by a link element or a Link header'),
    signals: llmsSignals,
    fixes: z.array(fix).describe('What to repair, worst first'),
  })
  .meta({ id: 'LlmsCheckResult', description: 'State of the llms.txt files of a domain' });

/** State of the llms.txt files of a domain: the documented `result` of an LLMs.txt Check. */
export type LlmsCheckResult = Immutable<z.infer<typeof llmsCheckResult>>;

/** Schema of a history record of the LLMs.txt Check. */
export const llmsCheckRecord = z
  .strictObject({
    id: uuid.describe('Row id'),
    domain_scanned: z.string().min(1).describe('Audited domain'),
    score: score.describe('Score of the check'),
    has_llms_txt: z.boolean().describe('A text document stands at /llms.txt'),
    has_llms_full: z.boolean().describe('A text document stands at /llms-full.txt'),
    ai_bots_allowed: z.boolean().describe('No bot of high impact is blocked'),
    has_link_tag: z.boolean().describe('The home page points at llms.txt'),
    fixes_needed: z.array(fixNeeded).describe('What to repair, worst first'),
    scanned_at: timestamp.describe('When the check was made'),
  })
  .meta({ id: 'LlmsCheckRecord', description: 'A history record of the LLMs.txt Check' });

/** A history record of the LLMs.txt Check. */
export type LlmsCheckRecord = Immutable<z.infer<typeof llmsCheckRecord>>;
