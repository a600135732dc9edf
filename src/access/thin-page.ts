/**
 * Steps for a 2xx answer without rich content: the site as such (parked, default, unfinished, missing) or a gate.
 * What a text merely mentions is weaker than what its title or first heading says: phrases in the text decide only
 * on pages short enough to be about nothing else.
 */
import {
  agentRefusalPhrases,
  defaultPageLines,
  defaultTitleStarts,
  defaultTitlesWhole,
  failureLines,
  failureTitles,
  geoPhrases,
  notFoundLines,
  notFoundPhrases,
  notFoundSentences,
  parkedLines,
  parkedPhrases,
  parkingMark,
  ratePhrases,
  refusalLines,
  refusalTitles,
  suspendedPhrases,
  vagueRatePhrases,
  vagueRefusalTitles,
} from '../catalog/waf-signatures/generic.ts';
import {
  failureWords,
  missingWords,
  type NoticeWords,
  refusalWords,
  suspendedWords,
  throttleWords,
} from '../catalog/waf-signatures/notice-words.ts';
import { deniedPageMark, missingPageMark, proxyErrorMark } from '../catalog/waf-signatures/page-marks.ts';
import type { AccessContext } from './context.ts';
import { finding, firstOf, patternIn, phraseIn, type Step } from './finding.ts';
import { evidenceFor } from './match.ts';
import {
  asksForLogin,
  isCaptchaPage,
  isGate,
  isNamedLogin,
  setsCookieAndReloads,
  testsTheBrowser,
} from './gate-steps.ts';
import { explains, saleNotice, wholeNotice } from './notice-subject.ts';
import { isMeant, isPresented, offersSomething, runsOf } from './own-text.ts';
import { LINE, LINES, nameOf, NOTICE, NOTICE_WITH_CHROME, shortText } from './short-page.ts';
import { statesError } from './stated-error.ts';
import { isUnfinished } from './unfinished.ts';

/** Units of the longest page that a server shows before there is a site: lighttpd's has 251, Rocky Linux' about 300. */
const SERVER_PAGE = 400;
/** Runs in which such a page says so: a heading or two, then the line. */
const FIRST_RUNS = 3;

const hasParkingMark: Step = (context) => {
  const mark = evidenceFor(parkingMark, context);
  return mark === null ? null : finding('error', 'parked', mark);
};

const saysParked: Step = (context) => {
  const { title, headline } = context;
  const text = `${title} ${headline} ${shortText(context, NOTICE_WITH_CHROME)}`;
  const phrase = phraseIn(text, parkedPhrases) ?? parkedLineIn(context) ?? saleNotice(text, context);
  return phrase === null ? null : finding('error', 'parked', phrase, 'medium');
};

/** The line of a page that no site presents as its own: advice on names begins lines so, too. */
function parkedLineIn({ view }: AccessContext): string | null {
  if (view.ownMarks > 0 || view.visibleWords > NOTICE_WITH_CHROME) return null;
  return runsOf(view).flatMap((run) => patternIn(run, parkedLines) ?? [])[0] ?? null;
}

/** Marks that no page of a site carries. */
export const hasForeignMark: Step = (context) => hasParkingMark(context) ?? isProxyError(context);

const isProxyError: Step = (context) => {
  const mark = evidenceFor(proxyErrorMark, context);
  return mark === null ? null : finding('error', 'failure-title', mark);
};

/** Apache's page has no title, only its heading. */
const isServerDefault: Step = ({ title, headline }) => {
  const match =
    patternIn(title, defaultTitleStarts) ?? patternIn(title === '' ? headline : '', defaultTitlesWhole);
  return match === null ? null : finding('error', 'default-page', match);
};

/**
 * A site that tells of its server presents itself: no server fills in a description for the page in its place. The
 * longer pages of servers go on about their files and begin with the line all the same.
 */
export const speaksAsServer: Step = ({ view }) => {
  if (view.ownMarks > 0 || view.visibleWords > SERVER_PAGE) return null;
  const runs = runsOf(view);
  const isShort = view.visibleWords <= NOTICE_WITH_CHROME;
  if (isShort && offersSomething(runs)) return null;
  const lines = isShort ? runs : runs.slice(0, FIRST_RUNS);
  const line = lines.flatMap((run) => patternIn(run, defaultPageLines) ?? [])[0];
  return line === undefined ? null : finding('error', 'default-page', line, 'medium');
};

const isSuspended: Step = (context) => {
  const text = `${context.title} ${context.headline} ${shortText(context, NOTICE)}`;
  // "Account suspended? We help" is what lawyers and agencies say.
  const phrase = suspendedPhrases.find((each) => text.includes(each) && !text.includes(`${each}?`)) ?? null;
  if (phrase === null || !isMeant(context.view, phrase, suspendedWords)) return null;
  return finding('error', 'suspended', phrase);
};

const refusesAgents: Step = (context) => {
  const phrase = patternIn(shortText(context, NOTICE_WITH_CHROME), agentRefusalPhrases);
  return phrase === null ? null : finding('block', 'agent-refusal', phrase, 'medium');
};

const isGeoNotice: Step = (context) => {
  const match = wholeNotice(`${context.title} ${shortText(context, NOTICE_WITH_CHROME)}`, geoPhrases);
  // A shop says so of one of its goods, and shows it all the same.
  return match === null || offersSomething(runsOf(context.view))
    ? null
    : finding('geo', 'geo-text', match, 'medium');
};

const isThrottleNotice: Step = (context) => {
  const phrase =
    namedIn(context, [...ratePhrases, ...vagueIn(context, vagueRatePhrases)], throttleWords) ??
    phraseIn(shortText(context, LINE), ratePhrases);
  return phrase === null ? null : finding('rate-limit', 'rate-limit', phrase, 'medium');
};

const isNotFound: Step = (context) => {
  const named = namedIn(context, notFoundPhrases, missingWords);
  if (named !== null) return finding('error', 'soft-404', named);
  const short = shortText(context, NOTICE);
  const line = short === '' ? null : lineIn(context, notFoundLines);
  const sentence = line ?? patternIn(short, notFoundSentences) ?? missingMarkIn(context);
  return sentence === null ? null : finding('error', 'soft-404', sentence, 'medium');
};

/** Extensions of WordPress serve pages of their own past its query: those a site presents by its metadata. */
const missingMarkIn = (context: AccessContext): string | null =>
  isPresented(context.view) ? null : evidenceFor(missingPageMark, context);

/** A line of its own that names the notice, where the page goes on about it: lists of changes mention such lines. */
function lineIn({ view }: AccessContext, lines: readonly RegExp[]): string | null {
  const line = runsOf(view).flatMap((run) => patternIn(run, lines) ?? [])[0];
  return line !== undefined && isMeant(view, line, missingWords) ? line : null;
}

const isRefusalOrFailure: Step = (context) => {
  const names = [...refusalTitles, ...vagueIn(context, vagueRefusalTitles)];
  const refusal =
    namedIn(context, names, refusalWords) ?? refusalLineIn(context) ?? evidenceFor(deniedPageMark, context);
  if (refusal !== null) return finding('block', 'refusal-title', refusal, 'medium');
  const line = runsOf(context.view).flatMap((run) => patternIn(run, failureLines) ?? [])[0];
  const failure = namedIn(context, failureTitles, failureWords) ?? line ?? null;
  return failure === null ? null : finding('error', 'failure-title', failure, 'medium');
};

/** The line, title or heading with which visitors are told that they are shut out, on a page that says nothing else. */
function refusalLineIn({ title, headline, view }: AccessContext): string | null {
  if (view.visibleWords > NOTICE_WITH_CHROME) return null;
  const texts = [title, headline, ...runsOf(view)];
  const line = texts.flatMap((text) => patternIn(text, refusalLines) ?? [])[0] ?? null;
  return line !== null && isMeant(view, line, { said: [], words: refusalWords.words }) ? line : null;
}

/** Steps that need no word of the page, so that a text on such pages is safe from them. */
const wordless: readonly Step[] = [hasForeignMark, setsCookieAndReloads, testsTheBrowser, asksForLogin];

/** The steps in order: causes that need no page come before those that a page may share. */
const allSteps: readonly Step[] = [
  isSuspended,
  hasForeignMark,
  saysParked,
  isServerDefault,
  refusesAgents,
  isCaptchaPage,
  setsCookieAndReloads,
  testsTheBrowser,
  isGeoNotice,
  isThrottleNotice,
  asksForLogin,
  isGate,
  isNotFound,
  isRefusalOrFailure,
  statesError,
  speaksAsServer,
  isUnfinished,
];

/** What a 2xx answer without rich content may be. */
export const isThinPage: Step = (context) => firstOf(explains(context) ? wordless : allSteps, context);

/** The same for a page that is rich in the words of its menu and footer alone. */
export const isBehindMenu: Step = (context) =>
  firstOf(
    explains(context)
      ? [hasForeignMark, isNamedLogin]
      : [isNotFound, hasForeignMark, isRefusalOrFailure, isNamedLogin],
    context,
  );

/** The title or heading that names one of these things, where the page goes on about it. */
function namedIn(
  { title, headline, view }: AccessContext,
  names: readonly string[],
  notice: NoticeWords,
): string | null {
  const isNamed = (text: string): boolean => {
    const name = nameOf(text, names);
    return name !== null && isMeant(view, name, notice);
  };
  return [title, headline].find(isNamed) ?? null;
}

/** Names that count on a page of two lines alone. */
const vagueIn = ({ view }: AccessContext, names: readonly string[]): readonly string[] =>
  view.proseWords <= LINES ? names : [];
