/**
 * Steps for a 2xx page without rich content: marks of markup, then what a server says of itself, then gates, then the
 * words of a notice.
 */
import type { NoticeKind } from '../catalog/languages/model.ts';
import { defaultTitles, parkingMark, serverLines } from '../catalog/waf-signatures/generic.ts';
import {
  deniedPageMark,
  missingPageMark,
  proxyErrorMark,
  signedByServer,
} from '../catalog/waf-signatures/page-marks.ts';
import type { Condition } from '../catalog/waf-signatures/conditions.ts';
import { doubted, type Finding, finding, firstOf, patternIn, type Step } from './finding.ts';
import { hasEmptyRoot } from './empty-shell.ts';
import { hasLoginForm, isCaptchaPage, isNamedLogin, testsTheBrowser } from './gate-marks.ts';
import { evidenceFor } from './match.ts';
import type { AccessKind, GenericSignal } from './model.ts';
import { isPresented, noticeOf, statusSaid } from './notice.ts';
import { fold } from './notice-words.ts';

/** Units of the longest page that a server shows before there is a site: lighttpd's has 251, Rocky Linux' about 300. */
const SERVER_PAGE = 400;
/** Runs in which such a page says so: a heading or two, then the line. */
const FIRST_RUNS = 3;

const SIGNALS: Readonly<Record<NoticeKind, readonly [AccessKind, GenericSignal]>> = {
  missing: ['error', 'soft-404'],
  refused: ['block', 'refusal-title'],
  throttled: ['rate-limit', 'rate-limit'],
  region: ['geo', 'geo-text'],
  challenge: ['challenge', 'human-test'],
  login: ['login', 'login-form'],
  age: ['login', 'age-gate'],
  subscription: ['login', 'paywall'],
  consent: ['login', 'consent'],
  maintenance: ['error', 'maintenance'],
  parked: ['error', 'parked'],
  failure: ['error', 'failure-title'],
  script: ['empty-shell', 'javascript-needed'],
};

const findingOf = (kind: NoticeKind, phrase: string): Finding => {
  const [access, signal] = SIGNALS[kind];
  return finding(access, signal, phrase, 'medium');
};

const marked =
  (kind: AccessKind, signal: GenericSignal, mark: Condition): Step =>
  (context) => {
    const evidence = evidenceFor(mark, context);
    return evidence === null ? null : finding(kind, signal, evidence);
  };

/** Marks that no page of a site carries. */
export const hasForeignMark: Step = (context) =>
  firstOf(
    [marked('error', 'parked', parkingMark), marked('error', 'failure-title', proxyErrorMark)],
    context,
  );

/**
 * A server as it was installed: Apache's page has no title, only its heading. A site that reports its server presents
 * itself: no server fills in a description for the page in its place.
 */
export const speaksAsServer: Step = ({ view, title, headline }) => {
  const named = patternIn(title === '' ? headline : title, defaultTitles);
  if (named !== null) return finding('error', 'default-page', named);
  if (view.ownMarks > 0 || view.visibleWords > SERVER_PAGE) return null;
  const runs = view.proseRuns().slice(0, FIRST_RUNS).map(fold);
  const line = runs.flatMap((run) => serverLines.find((each) => run.startsWith(each)) ?? [])[0];
  return line === undefined ? null : finding('error', 'default-page', line, 'medium');
};

/** Extensions of WordPress serve pages of their own past its query: those a site presents by its metadata. */
const hasMissingMark: Step = (context) =>
  isPresented(context) ? null : marked('error', 'soft-404', missingPageMark)(context);

/** The documents of Apache and Tomcat: the status is on them in every language, and what it is about around it. */
const isSignedByServer: Step = (context) => {
  const status = evidenceFor(signedByServer, context) === null ? null : statusSaid(context);
  return status === null ? null : findingOf(status.kind, status.phrase);
};

/** The page is a notice by its words, or may be. */
const isNotice: Step = (context) => {
  const notice = noticeOf(context);
  if (notice === null) return null;
  // Whoever agrees finds the empty mount point under the banner.
  if (notice.kind === 'consent' && hasEmptyRoot(context) !== null) return null;
  const found = findingOf(notice.kind, notice.phrase);
  return notice.isSure ? found : doubted(found);
};

/** What a 2xx answer without rich content may be, besides a shell. */
export const shortPageSteps: readonly Step[] = [
  hasForeignMark,
  speaksAsServer,
  isCaptchaPage,
  testsTheBrowser,
  hasLoginForm,
  hasMissingMark,
  marked('block', 'refusal-title', deniedPageMark),
  isSignedByServer,
  isNotice,
];

/** What a page that is rich in the words of its menu and footer alone may be. */
export const menuSteps: readonly Step[] = [hasForeignMark, hasMissingMark, isNamedLogin, isNotice];
