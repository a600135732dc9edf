/** The four questions of a site owner, answered in a sentence each from the results. */
import { isAnswerBot } from '../catalog/ai-bots/model.ts';
import { bandOf, type Band } from './band.ts';
import { served } from './bots.ts';
import { meansOf } from '../contract/site-means.ts';
import { listed } from '../wording.ts';
import type { CrawlerReport, Report, SchemaReport, SiteReport } from './model.ts';

/** One question with its answer. */
export interface Answer {
  readonly question: string;
  readonly word: 'Yes' | 'Partly' | 'Hardly' | 'No' | 'Unknown';
  /** `null`: unknown. */
  readonly band: Band | null;
  readonly sentence: string;
}

/** A matter of fact ends in `No`, a matter of degree in `Hardly`. */
const FACT_WORDS = { good: 'Yes', fair: 'Partly', poor: 'No' } as const;
const DEGREE_WORDS = { good: 'Yes', fair: 'Partly', poor: 'Hardly' } as const;

/** How many names a sentence lists before it counts the rest. */
const MAX_NAMES = 4;

const list = (names: readonly string[]): string => listed(names, MAX_NAMES);

function fact(question: string, band: Band | null, sentence: string): Answer {
  return { question, band, word: band === null ? 'Unknown' : FACT_WORDS[band], sentence };
}

function degree(question: string, band: Band, sentence: string): Answer {
  return { question, band, word: DEGREE_WORDS[band], sentence };
}

/** Bots whose absence costs citations: they search or fetch for a person, and matter much. */
function citingBots({ bots }: CrawlerReport) {
  return bots.filter((bot) => bot.impact === 'high' && isAnswerBot(bot));
}

function reach(crawler: CrawlerReport): Answer {
  const question = 'Can AI engines reach it?';
  const citing = citingBots(crawler);
  if (citing.some(({ allowed }) => allowed === null))
    return fact(question, null, 'robots.txt could not be read, so bots may stay away until it can.');
  const blocked = citing.filter(({ allowed }) => allowed === false).map(({ label }) => label);
  const refused = citing.filter((bot) => bot.allowed === true && served(bot) === 'refused');
  const all = crawler.bots.length;
  const open = crawler.bots.filter(({ allowed }) => allowed === true).length;
  if (blocked.length === 0 && refused.length === 0)
    return fact(
      question,
      'good',
      `robots.txt lets in ${open} of ${all} AI bots, and every one that matters most.`,
    );
  // Refused together with the browser, the tried bots stand for those that were not tried.
  const isShutToAll =
    refused.length > 0 &&
    !crawler.result.crawlSim.accessible &&
    citing.every((bot) => served(bot) !== 'served');
  const turnedAway = isShutToAll
    ? 'The server gives the page to none of the bots that were tried, nor to a browser.'
    : `The server turns away ${list(refused.map(({ label }) => label))}.`;
  const parts = [
    blocked.length === 0 ? '' : `robots.txt keeps out ${list(blocked)}.`,
    refused.length === 0 ? '' : turnedAway,
  ];
  const isShut = isShutToAll || blocked.length + refused.length === citing.length;
  return fact(question, isShut ? 'poor' : 'fair', parts.filter(Boolean).join(' '));
}

/** Signals by which the page itself asks to be left out, at once or from a day that has come. */
const OF_THE_PAGE = /^(?:meta-robots|x-robots-tag): /;

function read({ result: { crawlSim } }: CrawlerReport): Answer {
  const question = 'Can they read it?';
  const { status, accessible, blockingSignals, wafDetected } = crawlSim;
  if (status === 0) return fact(question, null, 'The home page gave no HTTP answer.');
  const actor = wafDetected === null ? '' : ` ${wafDetected} stood in the way.`;
  if (!accessible)
    return fact(
      question,
      'poor',
      `A crawler without JavaScript gets no usable text (HTTP ${status}).${actor}`,
    );
  if (!blockingSignals.every((signal) => OF_THE_PAGE.test(signal)))
    return fact(
      question,
      'fair',
      `The AI agents that were tried get the text, but a browser met: ${list(blockingSignals)}.`,
    );
  if (blockingSignals.length > 0)
    return fact(question, 'fair', `The text is there, but the page says: ${list(blockingSignals)}.`);
  return fact(question, 'good', 'The home page answers with text that needs no JavaScript.');
}

function understand({ result }: SchemaReport): Answer {
  const band = bandOf(result.score);
  const found =
    result.schemasFound.length === 0
      ? 'No schema.org type was found.'
      : `It describes itself as ${list(result.schemasFound)}.`;
  const missing = result.schemasMissing.length === 0 ? '' : ` Missing: ${list(result.schemasMissing)}.`;
  return degree('Can they understand it?', band, `${found}${missing}`);
}

function cite({ summary }: SiteReport): Answer {
  const question = 'Is it worth citing?';
  const mean = meansOf(summary)?.overall;
  if (mean === undefined) return fact(question, null, 'No page could be audited.');
  const failed = summary.failedPages === 0 ? '' : ` ${summary.failedPages} could not be read.`;
  const pages = summary.pages === 1 ? 'One page scores' : `${summary.pages} pages score`;
  const average = summary.pages === 1 ? '' : ' on average';
  return degree(question, bandOf(mean), `${pages} ${mean} of 100${average}.${failed}`);
}

/** The answers that the audits of this report can give, in the order reach, read, understand, cite. */
export function answersOf({ crawler, schema, site }: Report): readonly Answer[] {
  const answers: Answer[] = [];
  if (crawler !== undefined) answers.push(reach(crawler), read(crawler));
  if (schema !== undefined) answers.push(understand(schema));
  if (site !== undefined) answers.push(cite(site));
  return answers;
}
