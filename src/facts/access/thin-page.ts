/**
 * Steps for a 2xx answer without rich content: the site as such (parked, default, unfinished, missing) or a gate.
 * What a text merely mentions is weaker than what its title or first heading says: phrases in the text decide only
 * on pages short enough to be about nothing else.
 */
import {
  ageGatePhrases,
  agentRefusalPhrases,
  appRoots,
  consentPhrases,
  defaultTitleStarts,
  defaultTitlesWhole,
  failureTitles,
  geoPhrases,
  humanPhrases,
  loginTitles,
  notFoundPhrases,
  notFoundSentences,
  parkingHeader,
  parkingSelectors,
  passwordPaths,
  paywallPhrases,
  ratePhrases,
  refusalTitles,
  suspendedPhrases,
  typedTestPhrases,
  vagueRatePhrases,
  vagueRefusalTitles,
} from '../../catalog/waf-signatures/generic.ts';
import type { Condition } from '../../catalog/waf-signatures/conditions.ts';
import type { AccessContext } from './context.ts';
import { finding, firstOf, patternIn, phraseIn, type Step } from './finding.ts';
import { evidenceFor } from './match.ts';
import { explains, isAboutTests, saleNotice, wholeNotice } from './notice-subject.ts';
import { isUnfinished, LINES, shortText, startsWithName } from './unfinished.ts';
import { widgetIn } from './widgets.ts';

/** Units: a notice and its button. */
const NOTICE = 60;
/** Units: a notice with the links of a footer. */
const NOTICE_WITH_CHROME = 120;
/** Units: the line that a challenge script shows while it runs. */
const LINE = 12;
const PARKING_MARK: Condition = {
  any: [...parkingSelectors.map((select) => ({ select })), { header: parkingHeader, exists: true }],
};
/** Asks who the visitor is: the first step of a login in two. */
const NAME_FIELD =
  "input[type='email'], input[autocomplete*='username'], input[name*='user'], input[name*='login'], input[name*='mail']";
/** Cookie is written, page is loaded again: what a check without a captcha does. */
const RELOADS = /location\.(?:reload|replace|href\s?=)|location\s?=[^=]/;

/** The advertising accounts of parking services mark their pages; no page of a site carries these. */
export const hasParkingMark: Step = (context) => {
  const mark = evidenceFor(PARKING_MARK, context);
  return mark === null ? null : finding('error', 'parked', mark);
};

export const saysParked: Step = (context) => {
  const { title, headline } = context;
  const phrase = saleNotice(`${title} ${headline} ${shortText(context, NOTICE_WITH_CHROME)}`, context);
  return phrase === null ? null : finding('error', 'parked', phrase, 'medium');
};

/** Apache's page has no title, only its heading. */
export const isServerDefault: Step = ({ title, headline }) => {
  const match =
    patternIn(title, defaultTitleStarts) ?? patternIn(title === '' ? headline : '', defaultTitlesWhole);
  return match === null ? null : finding('error', 'default-page', match);
};

export const isSuspended: Step = (context) => {
  const text = `${context.title} ${context.headline} ${shortText(context, NOTICE)}`;
  // "Account suspended? We help" is what lawyers and agencies say.
  const phrase = suspendedPhrases.find((each) => text.includes(each) && !text.includes(`${each}?`)) ?? null;
  return phrase === null ? null : finding('error', 'suspended', phrase);
};

export const refusesAgents: Step = (context) => {
  const phrase = patternIn(shortText(context, NOTICE_WITH_CHROME), agentRefusalPhrases);
  return phrase === null ? null : finding('block', 'agent-refusal', phrase, 'medium');
};

/**
 * A widget is a gate where it is the page: nothing to fill in, and no text but the request to use it. An application
 * that is yet to draw itself loads the script of one for forms to come.
 */
export const isCaptchaPage: Step = (context) => {
  const { view } = context;
  if (isAboutTests(context)) return null;
  const typed = patternIn(shortText(context, NOTICE), typedTestPhrases);
  if (typed !== null) return finding('challenge', 'human-test', typed, 'medium');
  if (view.userInputs > 0 || view.passwordInputs > 0) return null;
  const human = patternIn(`${context.title} ${shortText(context, NOTICE)}`, humanPhrases);
  const widget = view.visibleWords <= NOTICE ? widgetIn(view) : null;
  const isBare = view.proseWords <= 5 && !hasAppRoot(context);
  if (widget !== null && (human !== null || isBare)) return finding('challenge', 'captcha', widget, 'high');
  return human === null || view.links > 2 ? null : finding('challenge', 'human-test', human, 'medium');
};

export const setsCookieAndReloads: Step = (context) => {
  if (context.view.visibleWords > LINE) return null;
  const scripts = context.scripts();
  const writes = /document\.cookie\s?=/.test(scripts) || scripts.includes("document['cookie']");
  if (writes && RELOADS.test(scripts))
    return finding('challenge', 'cookie-reload', 'document.cookie', 'medium');
  const refresh = context.view.refreshes[0] ?? context.headers.get('refresh')?.[0];
  const again = refresh !== undefined && context.cookies.length > 0 && !/url\s?=/i.test(refresh);
  return again ? finding('challenge', 'cookie-reload', `refresh: ${refresh}`, 'medium') : null;
};

/** A page of nothing but a script that asks whether a program drives the browser (seen on weibo.cn, 2026-06). */
export const testsTheBrowser: Step = (context) => {
  if (context.view.visibleWords > LINE || hasAppRoot(context)) return null;
  const reads = context.scripts().includes('navigator.webdriver');
  return reads ? finding('challenge', 'browser-test', 'navigator.webdriver', 'medium') : null;
};

export const isGeoNotice: Step = (context) => {
  const match = wholeNotice(`${context.title} ${shortText(context, NOTICE_WITH_CHROME)}`, geoPhrases);
  return match === null ? null : finding('geo', 'geo-text', match, 'medium');
};

export const isThrottleNotice: Step = (context) => {
  const phrase =
    namedIn(context, ratePhrases, vagueRatePhrases) ?? phraseIn(shortText(context, LINE), ratePhrases);
  return phrase === null ? null : finding('rate-limit', 'rate-limit', phrase, 'medium');
};

export const asksForLogin: Step = (context) => {
  const { view, title, headline, finalPath } = context;
  if (view.passwordInputs > 0) {
    const id = passwordPaths.includes(finalPath) ? 'password-page' : 'login-form';
    return finding('login', id, 'input[type=password]');
  }
  const named = [title, headline].some((text) => startsWithName(text, loginTitles));
  // "Anmeldung" and "Connexion" head lists for courses and prices of lines as well: it is a name that a login asks for.
  const isAsked = named && view.select('textarea') === null && view.select(NAME_FIELD) !== null;
  return isAsked ? finding('login', 'login-form', view.title, 'medium') : null;
};

/** A page that calls itself a login and has the field for it, however long its menu is. */
export const isNamedLogin: Step = ({ view, title, headline }) => {
  const named = [title, headline].find((text) => startsWithName(text, loginTitles));
  return named !== undefined && view.passwordInputs > 0 ? finding('login', 'login-form', named) : null;
};

export const isGate: Step = (context) => {
  const text = `${context.title} ${shortText(context, NOTICE_WITH_CHROME)}`;
  const paywall = phraseIn(text, paywallPhrases);
  if (paywall !== null) return finding('login', 'paywall', paywall, 'medium');
  const age = patternIn(text, ageGatePhrases);
  if (age !== null) return finding('login', 'age-gate', age, 'medium');
  // A banner on a short page is no wall: the page must have no heading of its own.
  const named = `${context.title} ${context.headline}`;
  const banner = context.headline === '' && context.view.links <= 5 ? shortText(context, NOTICE) : '';
  const consent = patternIn(`${named} ${banner}`, consentPhrases);
  return consent === null ? null : finding('login', 'consent', consent, 'medium');
};

export const isNotFound: Step = (context) => {
  const { title, headline } = context;
  const named = [title, headline].find((text) => startsWithName(text, notFoundPhrases));
  if (named !== undefined) return finding('error', 'soft-404', named);
  const sentence = patternIn(shortText(context, NOTICE), notFoundSentences);
  return sentence === null ? null : finding('error', 'soft-404', sentence, 'medium');
};

export const isRefusalOrFailure: Step = (context) => {
  const heads = [context.title, context.headline];
  const refusal = namedIn(context, refusalTitles, vagueRefusalTitles);
  if (refusal !== null) return finding('block', 'refusal-title', refusal, 'medium');
  const failure = heads.find((text) => startsWithName(text, failureTitles));
  return failure === undefined ? null : finding('error', 'failure-title', failure, 'medium');
};

/** Steps that need no word of the page, so that a text on such pages is safe from them. */
const wordless: readonly Step[] = [hasParkingMark, setsCookieAndReloads, testsTheBrowser, asksForLogin];

/** The steps in order: causes that need no page come before those that a page may share. */
const allSteps: readonly Step[] = [
  isSuspended,
  hasParkingMark,
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
  isUnfinished,
];

/** What a 2xx answer without rich content may be. */
export const isThinPage: Step = (context) => firstOf(explains(context) ? wordless : allSteps, context);

/** The same for a page that is rich in the words of its menu and footer alone. */
export const isBehindMenu: Step = (context) =>
  firstOf(
    explains(context)
      ? [hasParkingMark, isNamedLogin]
      : [isNotFound, hasParkingMark, isRefusalOrFailure, isNamedLogin],
    context,
  );

/** The title or heading that names one of these things; `vague` names count on a page of two lines. */
function namedIn(
  { title, headline, view }: AccessContext,
  names: readonly string[],
  vague: readonly string[],
): string | null {
  const all = view.proseWords <= LINES ? [...names, ...vague] : names;
  return [title, headline].find((text) => startsWithName(text, all)) ?? null;
}

const hasAppRoot = ({ view }: AccessContext): boolean => appRoots.some((root) => view.select(root) !== null);
