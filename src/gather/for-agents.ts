/** What a site has for agents beside its pages, asked politely: each request in the turn of the host. */
import type { RobotsAccess } from '../facts/robots-access.ts';
import type { MarkdownAnswer } from '../facts/markdown-answer.ts';
import { type WellKnownAnswer, readWellKnown, serverCardsIn } from '../facts/well-known.ts';
import { isSuccess } from '../exchange.ts';
import type { Web } from '../net/model.ts';
import { askPage } from './ask-page.ts';
import type { SiteEntry } from './entry.ts';
import type { HostGates } from './host-gates.ts';
import { askForMarkdown, type AskInTurn } from './negotiated.ts';
import { whyForbidden } from './robots.ts';
import { holdSiteGate, siteDelayMs, type GateRules } from './site-gate.ts';
import { SERVER_CARD, WELL_KNOWN_FILES } from '../catalog/well-known.ts';
import { isThrottle } from '../net/host-state.ts';

/** Pages in place of a file after which no more is asked: such a server answers everything with its page. */
const MAX_PAGES = 2;

/** Asks for the files at the well-known addresses of an origin, until the host throttles or answers all with its page. */
async function askForWellKnown(ask: AskInTurn, origin: string): Promise<readonly WellKnownAnswer[]> {
  const answers: WellKnownAnswer[] = [];
  const cards: string[] = [];
  let pages = 0;
  for (const file of WELL_KNOWN_FILES)
    // A catalogue says where the cards are; who has none still puts one at its old address.
    for (const url of file === SERVER_CARD && cards.length > 0 ? new Set(cards) : [origin + file.path]) {
      const answer = await ask(url, 'json');
      if (answer === null) continue;
      if (isThrottle(answer)) return answers;
      answers.push({ file, answer });
      const found = readWellKnown({ file, answer });
      if (found?.state === 'valid') cards.push(...serverCardsIn(found));
      if (found?.state === 'page') pages += 1;
      if (pages >= MAX_PAGES) return answers;
    }
  return answers;
}

/** Bytes of one answer. */
const MAX_BYTES = 512 * 1024;

/**
 * Milliseconds that all of it may take, waits for a Crawl-delay included: ten requests at the longest that is honoured
 * would take three quarters of a minute. What says most is asked first.
 */
export const MAX_AGENTS_MS = 20_000;

/** What an agent gets of a site that asks for more than its pages. */
export interface ForAgents {
  /** Pages that were asked for as Markdown. */
  readonly markdown: readonly MarkdownAnswer[];
  /** Files at well-known addresses that were asked for. */
  readonly wellKnown: readonly WellKnownAnswer[];
  /** Addresses that were not asked for any more, because those before them took {@link MAX_AGENTS_MS}. */
  readonly unasked: number;
}

/** What nobody was asked for. */
export const NOTHING_ASKED: ForAgents = { markdown: [], wellKnown: [], unasked: 0 };

/** How they are asked for. */
export interface ForAgentsRequest {
  /** robots.txt of the site, obeyed for our own token. */
  readonly robots: RobotsAccess;
  /** Addresses that its sitemap lists. */
  readonly listed: readonly string[];
  readonly gate: GateRules;
  readonly gates: HostGates;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks one after the other: of a site that is a part of its host only what is its own, and of a host that does not serve its
 * home page nothing. Never rejects except for the caller's abort.
 */
export async function askForAgents(
  fetcher: Web,
  entry: SiteEntry,
  { robots, listed, gate: rules, gates, signal }: ForAgentsRequest,
): Promise<ForAgents> {
  if (!isSuccess(entry.home.status)) return NOTHING_ASKED;
  const isAsked = new URL(entry.base).pathname === '/';
  const held = holdSiteGate(gates, new URL(entry.base).host, { robots, rules });
  const delayMs = siteDelayMs({ robots, rules });
  let [spent, unasked] = [0, 0];
  const ask: AskInTurn = async (url, accept) => {
    if (whyForbidden(robots, url) !== null) return null;
    if (spent > MAX_AGENTS_MS) {
      unasked += 1;
      return null;
    }
    // The HTML of a page is what other audits read as well: it is asked for as they ask for it.
    const limits = accept === 'html' ? undefined : { decodedBytes: MAX_BYTES, retries: 0 };
    const answer = await askPage(fetcher, url, { gate: held.gate, robots, accept, limits, signal });
    spent += Math.max(answer?.timings.totalMs ?? 0, delayMs);
    return answer;
  };
  try {
    const markdown = await askForMarkdown(ask, { ...entry, listed });
    const wellKnown = isAsked ? await askForWellKnown(ask, entry.origin) : [];
    return { markdown, wellKnown, unasked };
  } finally {
    await held.release();
  }
}
