/** What the answers to requests for the home page show. */
import { contentTypeOf, isSuccess, needsCookie, type Exchange } from '../../exchange.ts';
import { classifyResponse } from '../../access/classify.ts';
import { isRead, pageAnswer, type PageAnswer } from '../../access/page-answer.ts';
import { vendorLabel } from '../../catalog/waf-signatures.ts';
import type { Classification } from '../../access/model.ts';
import type { ProbeResult } from '../../access/compare-probes.ts';
import { decodeText } from '../../readers/charset/decode.ts';
import { metaContents } from '../../facts/page-head.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { pageFacts } from '../../facts/page.ts';
import { robotsDirectives, type RobotsDirectives } from '../../facts/directives/robots-directives.ts';
import type { CrawlSim } from '../../contract/index.ts';

/** Restrictions are read for the agents whose operators document that they read them, and for all others at once. */
const DIRECTIVE_AGENTS = ['*', 'googlebot', 'bingbot'] as const;

/** The home page as a crawler without JavaScript meets it. */
export interface HomePage {
  readonly crawlSim: CrawlSim;
  readonly answer: PageAnswer;
  /** `null` when there was no HTTP answer to classify. */
  readonly access: Classification | null;
  /** What the page asks of all agents, Google and Bing. */
  readonly restrictions: Readonly<Record<string, RobotsDirectives>>;
  /** Values of the tdm-reservation metas of the page. */
  readonly tdmReservations: readonly string[];
  /** The browser got no text, and every agent that was visited as got it: rendered or let in for them. */
  readonly isForAgents: boolean;
  /** The page comes only to visitors that return the cookie of its redirect, and to no bot without one that was seen. */
  readonly needsCookie: boolean;
  /** What keeps the page out of indexes; among the blocking signals, too. */
  readonly noindex: readonly NoindexDirective[];
}

/** A directive that keeps a page out of indexes, at once or from a day that has come, and where the page says it. */
export interface NoindexDirective {
  readonly place: 'meta-robots' | 'x-robots-tag';
  readonly name: 'noindex' | 'unavailable_after';
}

/**
 * What a crawler without JavaScript meets at the home page. Status and signals are those of the baseline; the page is
 * accessible when the baseline got its text, or when all simulated agents did: sites render pages for their names, or
 * let them past a test that browsers have to solve.
 */
export function readHomePage(
  baseline: Exchange,
  probes: readonly ProbeResult[],
  page: PageFacts = pageFacts(baseline),
): HomePage {
  const now = baseline.timings.startedAt;
  const marks = baseline.status === 0 ? null : classifyResponse(baseline);
  const answer = pageAnswer(baseline, page, marks ?? undefined);
  const access = marks === null ? null : asAnswered(marks, answer);
  // A challenge or an error page says noindex for itself, not for the home page that it stands in for.
  const said = isRead(answer)
    ? { headers: baseline.headers, html: decodeText(baseline.body, contentTypeOf(baseline.headers)).text }
    : { headers: [], html: '' };
  const restrictions = Object.fromEntries(
    DIRECTIVE_AGENTS.map((agent) => [agent, robotsDirectives({ ...said, agent, now })]),
  );
  const noindexFor = DIRECTIVE_AGENTS.filter((agent) => restrictions[agent]?.noindex === true);
  const noindex = noindexDirectives(said, noindexFor, now);
  const isWalled = needsCookie(baseline) && !(probes.length > 0 && probes.every(wasLetIn));
  const signals = [
    ...(isWalled ? [COOKIE_WALL] : []),
    ...statusSignals(baseline),
    ...accessSignals(access, answer),
    ...noindex.map(({ place, name }) => `${place}: ${name}`),
  ];
  // Text came; what it is is said beside it.
  const isServed = answer.form === 'page' || answer.form === 'unknown';
  // Agents that got the same wrong page were no more let in than the browser.
  const isOther = marks?.accessible !== true || answer.form === 'silence';
  const isForAgents =
    !isServed && isOther && probes.length > 0 && probes.every(({ verdict }) => verdict.accessible);
  const acting =
    access?.vendor ?? probes.find(({ verdict }) => !verdict.accessible && verdict.vendor)?.verdict.vendor;
  return {
    crawlSim: {
      status: baseline.status,
      accessible: (isServed && !isWalled) || isForAgents,
      blockingSignals: signals,
      wafDetected: acting === undefined || acting === null ? null : vendorLabel(acting),
    },
    answer,
    access,
    restrictions,
    tdmReservations: isRead(answer) ? metaContents(page, 'tdm-reservation') : [],
    isForAgents,
    needsCookie: isWalled,
    noindex,
  };
}

/** What a blocking signal says of it. */
const COOKIE_WALL = 'cookie-wall: the redirect leads back until its cookie is returned';

const wasLetIn = ({ verdict }: ProbeResult): boolean => verdict.verdict === 'same';

function statusSignals({ status, outcome, error }: Exchange): string[] {
  if (error !== null) return [`${outcome}: ${error.message}`];
  return isSuccess(status) ? [] : [`http-status: ${status}`];
}

/** Kind and the evidence that decided, for example `challenge: cloudflare/mitigated-header`. */
function accessSignals(access: Classification | null, { form, reason, sign }: PageAnswer): string[] {
  if (form === 'page' || access === null) return [];
  if (form !== 'silence' && sign === null) return reason.startsWith('http-status') ? [] : [reason];
  const [decided] = access.signals;
  if (access.kind === 'pass' || decided === undefined || decided.id === 'http-status') return [];
  return [`${access.kind}: ${decided.id === access.kind ? decided.evidence : decided.id}`];
}

/** What the marks of the answer were taken for, all being said of it. */
function asAnswered(marks: Classification, { form, kind }: PageAnswer): Classification {
  return { ...marks, kind: kind ?? marks.kind, accessible: form === 'page' };
}

/** A page asks to be left out at once, or from a day on that has come. Without a clock (0) no day has come. */
function noindexDirectives(
  { headers, html }: { readonly headers: Exchange['headers']; readonly html: string },
  agents: readonly string[],
  now: number,
): NoindexDirective[] {
  const places = [
    ['meta-robots', { headers: [], html }],
    ['x-robots-tag', { headers, html: '' }],
  ] as const;
  return places.flatMap(([place, said]): NoindexDirective[] => {
    const forbids = (at: number): boolean =>
      agents.some((agent) => robotsDirectives({ ...said, agent, now: at }).noindex);
    if (forbids(0)) return [{ place, name: 'noindex' }];
    return forbids(now) ? [{ place, name: 'unavailable_after' }] : [];
  });
}
