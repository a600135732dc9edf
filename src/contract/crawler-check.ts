/** The documented objects of the Crawler Check: bot access, homepage, llms.txt and sitemap of a domain. */
import * as z from 'zod';
import { count, score, timestamp, uuid, type Immutable } from './values.ts';

/** Schema of what robots.txt says about one bot. */
export const botStatus = z
  .strictObject({
    key: z.string().min(1).describe('Stable key of the bot in the catalogue'),
    label: z.string().min(1).describe('Name of the bot as its operator writes it'),
    company: z.string().min(1).describe('Operator of the bot'),
    allowed: z.boolean().describe('robots.txt lets this bot fetch the home page'),
    explicitly: z
      .enum(['allowed', 'blocked'])
      .describe('What robots.txt says in so many words; silence is permission'),
  })
  .meta({ id: 'BotStatus', description: 'What robots.txt says about one AI bot' });

/** What robots.txt says about one AI bot. */
export type BotStatus = Immutable<z.infer<typeof botStatus>>;

/** Schema of the simulated visit of a crawler to the home page. */
export const crawlSim = z
  .strictObject({
    status: z.int().min(0).max(999).describe('Final HTTP status of the home page, 0 without an HTTP answer'),
    accessible: z.boolean().describe('A crawler that runs no JavaScript got usable page text'),
    blockingSignals: z
      .array(z.string().min(1))
      .describe('What stands in the way: a stable code, then a colon and a short detail'),
    wafDetected: z
      .string()
      .min(1)
      .nullable()
      .describe('Vendor that refused, challenged or throttled the request, null without one'),
  })
  .meta({ id: 'CrawlSim', description: 'The simulated visit of a crawler to the home page' });

/** The simulated visit of a crawler to the home page. */
export type CrawlSim = Immutable<z.infer<typeof crawlSim>>;

/** Schema of the documented `result` of a Crawler Check. */
export const crawlerCheckResult = z
  .strictObject({
    domain: z
      .string()
      .min(1)
      .describe('Requested host, lower case, ASCII, with a port that is not the default'),
    robotsFetched: z.boolean().describe('A robots.txt body was read'),
    botStatuses: z.array(botStatus).describe('One item for every catalogued bot, high impact first'),
    blockedCount: count.describe('Bots that robots.txt does not let in'),
    blockedHighImpact: z
      .array(z.string().min(1))
      .describe('Keys of the bots of high impact that are not let in'),
    crawlSim,
    llms: z
      .strictObject({
        found: z.boolean().describe('A text document stands at /llms.txt'),
        contentBytes: count.describe('Its decoded length in bytes, 0 when not found'),
      })
      .describe('The llms.txt file'),
    sitemap: z
      .strictObject({
        found: z.boolean().describe('Something that parses as a sitemap was found'),
        excerpt: z.string().describe('Its first 500 characters, empty when not found'),
      })
      .describe('The sitemap'),
    overallHealthy: z.boolean().describe('Nothing keeps an important AI crawler out'),
  })
  .meta({ id: 'CrawlerCheckResult', description: 'Access of AI bots to a domain' });

/** Access of AI bots to a domain: the documented `result` of a Crawler Check. */
export type CrawlerCheckResult = Immutable<z.infer<typeof crawlerCheckResult>>;

/** Schema of a history record of the Crawler Check. */
export const crawlerCheckRecord = z
  .strictObject({
    id: uuid.describe('Row id'),
    domain: z.string().min(1).describe('Audited domain'),
    score: score.describe('Score of the check'),
    bots_allowed: count.describe('Bots that robots.txt lets in'),
    bots_total: count.describe('Bots that were checked'),
    llms_txt_found: z.boolean().describe('A text document stands at /llms.txt'),
    sitemap_found: z.boolean().describe('A sitemap was found'),
    result_json: crawlerCheckResult,
    scanned_at: timestamp.describe('When the check was made'),
  })
  .meta({ id: 'CrawlerCheckRecord', description: 'A history record of the Crawler Check' });

/** A history record of the Crawler Check. */
export type CrawlerCheckRecord = Immutable<z.infer<typeof crawlerCheckRecord>>;
