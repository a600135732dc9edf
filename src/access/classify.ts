/**
 * What an answer is: the decision in order. A response that delivers content is no refusal, whatever marks it
 * carries; success codes carry refusals all the same, so unmistakable evidence comes first and status alone last.
 */
import {
  defaultTitles,
  consentHostPrefixes,
  identityHosts,
  loginPaths,
  parkingHosts,
  queueHosts,
  suspendedPaths,
} from '../catalog/waf-signatures/generic.ts';
import { contentTypeOf } from '../exchange.ts';
import { bodyBytesOf, type HandedInHeaders, headerLinesOf } from '../facts/handed-in.ts';
import { refusalStatus, statusEvidence } from './by-status.ts';
import { type AccessContext, accessContext, RICH_VISIBLE } from './context.ts';
import { emptyShellSteps, hasEmptyRoot, hasNoBody, isDocument, isNotText } from './empty-shell.ts';
import { type Finding, finding, firstOf, patternIn, type Step } from './finding.ts';
import type {
  AccessSignal,
  Classification,
  PageView,
  ResponseHead,
  SignalId,
  GenericSignal,
} from './model.ts';
import { pageViewOf } from './page-view.ts';
import { menuSteps, hasForeignMark, shortPageSteps, speaksAsServer } from './short-page.ts';
import { edgeMarks, ruleFindings } from './signatures.ts';
import { isUnder } from '../values/url.ts';

/** Only a host that was not asked for says something: the front page of a market is a page like any other. */
const landedElsewhere: Step = ({ head, moved, finalHost, finalPath }) => {
  const isOf = (host: string): boolean => isUnder(finalHost, host);
  const findingOf = (kind: Finding['kind'], id: GenericSignal): Finding =>
    finding(kind, id, `final address ${head.finalUrl}`, 'certain');
  if (moved && identityHosts.some(isOf)) return findingOf('login', 'login-redirect');
  if (moved && consentHostPrefixes.some((prefix) => finalHost.startsWith(prefix)))
    return findingOf('login', 'consent-redirect');
  if (moved && parkingHosts.some(isOf)) return findingOf('error', 'parked');
  if (moved && queueHosts.some(isOf)) return findingOf('rate-limit', 'queue');
  if (suspendedPaths.includes(finalPath)) return findingOf('error', 'suspended');
  const isRedirected = head.url !== head.finalUrl;
  if (isRedirected && loginPaths.some((path) => finalPath.startsWith(path)))
    return findingOf('login', 'login-redirect');
  return null;
};

/** Characters of evidence that a signal shows. */
const EVIDENCE = 200;

/** An answer as it is handed in. Header lines keep their duplicates; bytes are decoded as a browser would. */
export interface AnsweredResponse {
  /** The address asked for. */
  readonly url: string;
  /** The address that answered, default `url`. */
  readonly finalUrl?: string | undefined;
  readonly status: number;
  readonly headers?: HandedInHeaders | undefined;
  readonly body?: string | Uint8Array | null | undefined;
}

/**
 * What an answer is, who acted, who is in front. Reads at most 512 KB of the body and never throws.
 * Rules: the vendors' documentation and public signature collections, see `wafSources`.
 */
export function classifyResponse(answer: AnsweredResponse): Classification {
  const { url, finalUrl = url, status } = answer;
  const headers = headerLinesOf(answer.headers);
  const view = pageViewOf(bodyBytesOf(answer.body, headers), contentTypeOf(headers));
  return classify({ url, finalUrl, status, headers }, view);
}

/** The same for a page that has been read before, by way of a {@link PageView}. */
export function classify(head: ResponseHead, view: PageView): Classification {
  const context = accessContext(head, view);
  const edges = edgeMarks(context);
  const [first, ...others] = decide(context);
  const decided = first ?? finding('pass', 'pass', 'short page', 'medium');
  return {
    kind: decided.kind,
    accessible: decided.kind === 'pass',
    vendor: decided.vendor,
    edge: edges.map(({ vendor }) => vendor),
    confidence: decided.confidence,
    signals: [
      ...(decided.kind === 'pass' ? [] : [signal(decided.id, 'critical', decided.evidence)]),
      ...others.map(({ id, evidence }) => signal(id, 'warning', evidence)),
      ...(context.refused ? [signal('http-status', 'warning', `status ${head.status}`)] : []),
      ...edges.map(({ vendor, evidence }) => signal(`edge/${vendor}`, 'info', evidence)),
    ],
  };
}

/** The deciding finding, then what else of the same tier fired. Empty: nothing spoke against the page. */
function decide(context: AccessContext): readonly Finding[] {
  const certain = ruleFindings('certain', context);
  if (certain.length > 0) return certain;
  const landed = landedElsewhere(context);
  if (landed !== null) return [landed];
  if (!context.refused && context.rich) {
    const hollow = context.status >= 300 ? statusEvidence(context) : isHollow(context);
    return [hollow ?? finding('pass', 'content', `${context.view.visibleWords} words`)];
  }
  const high = ruleFindings('high', context);
  if (high.length > 0) return high;
  const stated = statusEvidence(context);
  if (stated !== null) return [stated];
  const medium = ruleFindings('medium', context);
  if (medium.length > 0) return medium;
  const found = firstOf(
    [refusalStatus, hasNoBody, isNotText, isDocument, ...shortPageSteps, ...emptyShellSteps],
    context,
  );
  return found === null ? [] : [found];
}

/**
 * A page that is rich in words and yet no page of the site: the default page of a server, a page of a parking service, or
 * a missing page, a refusal or a login whose words are its menu and footer.
 */
const isHollow: Step = (context) => {
  const match = patternIn(context.title, defaultTitles);
  if (match !== null) return finding('error', 'default-page', match);
  const { proseWords } = context.view;
  if (proseWords >= RICH_VISIBLE) return hasForeignMark(context) ?? speaksAsServer(context);
  return firstOf([...menuSteps, speaksAsServer, hasEmptyRoot], context);
};

function signal(id: SignalId, severity: AccessSignal['severity'], evidence: string): AccessSignal {
  // A slice would keep the whole page in memory: copied through bytes.
  return { id, severity, evidence: Buffer.from(evidence.slice(0, EVIDENCE)).toString() };
}
