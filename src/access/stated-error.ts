/** A 2xx page whose title, heading or a line of its own states an error status of HTTP. */
import { errorReasons } from '../catalog/http-errors.ts';
import { refusalStatuses } from '../catalog/waf-signatures/generic.ts';
import {
  failureWords,
  missingWords,
  type NoticeWords,
  refusalWords,
  statusPageWords,
  throttleWords,
} from '../catalog/waf-signatures/notice-words.ts';
import { signedByServer } from '../catalog/waf-signatures/page-marks.ts';
import type { AccessContext } from './context.ts';
import { type Finding, finding, patternIn, type Step } from './finding.ts';
import { evidenceFor } from './match.ts';
import { isMeant, isPresented, runsOf } from './own-text.ts';
import type { PageView } from './model.ts';
import { nameOf, NOTICE } from './short-page.ts';
import { isStatusLine, statedStatus } from './status-line.ts';

/** How an error status is told, and how its page goes on. */
type Told = readonly [say: (evidence: string) => Finding, notice: NoticeWords];

const missing: Told = [(text) => finding('error', 'soft-404', text, 'medium'), missingWords];
const throttle: Told = [(text) => finding('rate-limit', 'rate-limit', text, 'medium'), throttleWords];
const refusal: Told = [(text) => finding('block', 'refusal-title', text, 'medium'), refusalWords];
const failure: Told = [(text) => finding('error', 'failure-title', text, 'medium'), failureWords];

function toldOf(status: number): Told {
  if (status === 404 || status === 410) return missing;
  if (status === 429) return throttle;
  return status === 401 || status === 403 || refusalStatuses.has(status) ? refusal : failure;
}

/**
 * The status that the title or the heading states, alone or with its code on a line below ("Forbidden", "403"), or a
 * line that signs a page ("Error 404").
 */
export const statesError: Step = (context) => {
  const { title, headline, view } = context;
  // The reference of an interface names statuses, too.
  if (isPresented(view)) return null;
  const [firstRun = ''] = runsOf(view);
  // A body without markup is called by its first line.
  const heads = title === '' && headline === '' ? [firstRun] : [title, headline];
  for (const text of heads) {
    const status = statedStatus(text);
    if (status === null) continue;
    const [say, { said, words }] = toldOf(status);
    const isNotice = view.visibleWords <= NOTICE;
    const isSaid = isMeant(view, text, { said: isNotice ? said : [], words });
    if (isSaid || evidenceFor(signedByServer, context) !== null) return say(text);
  }
  return inTwoPlaces(heads, view) ?? signedLine(context);
};

/** Frameworks and themes write the code large and its reason beside it. */
function inTwoPlaces(heads: readonly string[], view: PageView): Finding | null {
  const runs = runsOf(view);
  const status = runs.map(Number).find((code) => errorReasons.has(code));
  const reasons = errorReasons.get(status ?? 0) ?? [];
  const reason = [...heads, ...runs].flatMap((text) => nameOf(text, reasons) ?? [])[0];
  if (status === undefined || reason === undefined) return null;
  const [say, notice] = toldOf(status);
  return isMeant(view, reason, notice) ? say(`${status} ${reason}`) : null;
}

/** The line of a page that goes on about it and about nothing else: bands have songs of this name. */
function signedLine(context: AccessContext): Finding | null {
  const { view } = context;
  const line = runsOf(view).find(isStatusLine);
  const status = line === undefined ? null : statedStatus(line);
  if (line === undefined || status === null) return null;
  const [say, { said }] = toldOf(status);
  if (evidenceFor(signedByServer, context) !== null) return say(line);
  const goesOn = runsOf(view).some((run) => patternIn(run, said) !== null);
  return goesOn && isMeant(view, line, { said: [], words: statusPageWords }) ? say(line) : null;
}
