/**
 * Steps for a 2xx answer without rich content that may be a gate: a test of who asks, a login, a request for money,
 * age or consent.
 */
import {
  ageGatePhrases,
  ageGateSentences,
  appRoots,
  consentPhrases,
  loginSentences,
  loginTitles,
  namedTestPhrases,
  otherLogins,
  passwordPaths,
  paywallPhrases,
  paywallSentences,
  statedTestPhrases,
  typedTestPhrases,
} from '../catalog/waf-signatures/generic.ts';
import { consentWords, loginWords, testWords, waitWords } from '../catalog/waf-signatures/notice-words.ts';
import { refreshOf } from '../values/refresh.ts';
import type { AccessContext } from './context.ts';
import { isAppShell } from './empty-shell.ts';
import { finding, patternIn, phraseIn, type Step } from './finding.ts';
import type { PageView } from './model.ts';
import { isAboutTests } from './notice-subject.ts';
import {
  isMeant,
  offersSomething,
  OWN_UNITS,
  ownUnits,
  runsOf,
  sentencesIn,
  sentencesOf,
} from './own-text.ts';
import { LINE, NOTICE, NOTICE_WITH_CHROME, shortText, startsWithName } from './short-page.ts';
import { scoresInSilence, testFormIn, widgetIn } from './widgets.ts';

/** Units of text about other things from which a page with a password field is more than a login. */
const OWN_TEXT = 12;
/** Asks who the visitor is: the first step of a login in two. */
const NAME_FIELD =
  "input[type='email'], input[autocomplete*='username'], input[name*='user'], input[name*='login'], input[name*='mail']";
const NAMED_LOGIN = /\b(?:log|sign)[ -]?in\b/;
/** Cookie is written, page is loaded again: what a check without a captcha does. */
const RELOADS = /location\.(?:reload|replace|href\s?=)|location\s?=[^=]/;

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
  const form = view.visibleWords <= NOTICE ? testFormIn(view) : null;
  if (form !== null) return finding('challenge', 'captcha', form, 'high');
  const human = humanTestIn(context);
  const widget = view.visibleWords <= NOTICE ? widgetIn(view) : null;
  const isBare = view.proseWords <= 5 && !hasAppRoot(context) && !scoresInSilence(view);
  if (widget !== null && (human !== null || isBare)) return finding('challenge', 'captcha', widget, 'high');
  return human === null || view.links > 2 ? null : finding('challenge', 'human-test', human, 'medium');
};

/** The request to prove to be a person. In English plays and poems are called so: there the page has to go on about it. */
function humanTestIn(context: AccessContext): string | null {
  const text = `${context.title} ${shortText(context, NOTICE)}`;
  const stated = patternIn(text, statedTestPhrases);
  if (stated !== null) return stated;
  const named = patternIn(text, namedTestPhrases);
  return named !== null && isMeant(context.view, named, testWords) ? named : null;
}

/** Whether all that the page says is that something is waited for. */
const saysToWait = (view: PageView): boolean => ownUnits(runsOf(view), waitWords.words) === 0;

/** A page without text that sets a cookie and asks for itself again. */
export const setsCookieAndReloads: Step = (context) => {
  if (context.view.visibleWords > LINE || !saysToWait(context.view)) return null;
  const scripts = context.scripts();
  const writes = /document\.cookie\s?=/.test(scripts) || scripts.includes("document['cookie']");
  if (writes && RELOADS.test(scripts))
    return finding('challenge', 'cookie-reload', 'document.cookie', 'medium');
  const [refresh = ''] = context.refreshes;
  return context.cookies.length > 0 && refreshOf(refresh)?.target === ''
    ? finding('challenge', 'cookie-reload', `refresh: ${refresh}`, 'medium')
    : null;
};

/** A page of nothing but a script that asks whether a program drives the browser (seen on weibo.cn, 2026-06). */
export const testsTheBrowser: Step = (context) => {
  if (context.view.visibleWords > LINE || hasAppRoot(context) || !saysToWait(context.view)) return null;
  const reads = context.scripts().includes('navigator.webdriver');
  return reads ? finding('challenge', 'browser-test', 'navigator.webdriver', 'medium') : null;
};

/** A page with a field for a password, or the words of a login, and little besides. */
export const asksForLogin: Step = (context) => {
  const { view, title, headline, finalPath } = context;
  const named = [title, headline].some((text) => startsWithName(text, loginTitles));
  if (view.passwordInputs > 0) {
    const isPlace = passwordPaths.includes(finalPath);
    // Forums, clubs and makers of passwords have a field for one beside what they have to say.
    const sentences = sentencesOf(view);
    if (!named && !isPlace && ownUnits(sentences, loginWords.words) >= OWN_TEXT) return null;
    return finding('login', isPlace ? 'password-page' : 'login-form', 'input[type=password]');
  }
  // "Anmeldung" and "Connexion" head lists for courses and prices of lines as well: it is a name that a login asks for.
  const isAsked = named && view.select('textarea') === null && view.select(NAME_FIELD) !== null;
  if (isAsked) return finding('login', 'login-form', view.title, 'medium');
  const words = loginIn(context);
  return words === null ? null : finding('login', 'login-form', words, 'medium');
};

/** The words that ask for a login elsewhere, on a page that says nothing else. */
function loginIn(context: AccessContext): string | null {
  const { view, title, headline } = context;
  const sentences = sentencesOf(view);
  if (offersSomething(sentences) || ownUnits(sentences, loginWords.words) >= OWN_UNITS) return null;
  const isNamed = [title, headline].some((text) => NAMED_LOGIN.test(text));
  return sentenceIn(context, isNamed ? [...otherLogins, ...loginSentences] : loginSentences);
}

/** A page that calls itself a login and has the field for it, however long its menu is. */
export const isNamedLogin: Step = ({ view, title, headline }) => {
  const named = [title, headline].find((text) => startsWithName(text, loginTitles));
  return named !== undefined && view.passwordInputs > 0 ? finding('login', 'login-form', named) : null;
};

/** A page that asks for money, an age or a consent before it shows anything. */
export const isGate: Step = (context) => {
  const { title, headline, view } = context;
  const text = `${title} ${shortText(context, NOTICE_WITH_CHROME)}`;
  const paywall = phraseIn(text, paywallPhrases) ?? sentenceIn(context, paywallSentences);
  if (paywall !== null) return finding('login', 'paywall', paywall, 'medium');
  const age = patternIn(text, ageGatePhrases) ?? sentenceIn(context, ageGateSentences);
  // Driving schools and cinemas ask for an age as well: a gate has a way in, or nothing else to say.
  if (age !== null && (view.proseWords <= LINE || hasWayIn(context)))
    return finding('login', 'age-gate', age, 'medium');
  // A banner on a short page is no wall: the page must have no heading of its own.
  const banner = headline === '' && view.links <= 5 ? shortText(context, NOTICE) : '';
  const consent = patternIn(`${title} ${headline} ${banner}`, consentPhrases);
  if (consent === null || ownUnits(runsOf(view), consentWords.words) >= OWN_UNITS) return null;
  // Whoever agrees finds the empty mount point behind the banner.
  if (isAppShell(context) !== null) return null;
  return isMeant(view, consent, consentWords) ? finding('login', 'consent', consent, 'medium') : null;
};

/** Where an age is given: a button, a field, a link, or the word for it. */
const WAY_IN =
  /\b(?:yes|no|enter|leave|exit|ja|nein|nee|oui|non|sí|sim|não|sì|tak|nie)\b|да|нет|是|否|はい|いいえ|入/;
/** Behind these a new sentence begins. */
const SENTENCE_END = /[.!?…:;]+/;
const CONTROLS = "button, select, input:not([type='hidden'])";

function hasWayIn({ view }: AccessContext): boolean {
  return (
    view.proseLinks > 0 || view.select(CONTROLS) !== null || runsOf(view).some((run) => WAY_IN.test(run))
  );
}

/** What the first matching sentence of a short page says, or `null`. */
function sentenceIn({ view }: AccessContext, patterns: readonly RegExp[]): string | null {
  if (view.visibleWords > NOTICE_WITH_CHROME) return null;
  const sentences = sentencesIn(runsOf(view), SENTENCE_END);
  return sentences.flatMap((sentence) => patternIn(sentence.trim(), patterns) ?? [])[0] ?? null;
}

const hasAppRoot = ({ view }: AccessContext): boolean => appRoots.some((root) => view.select(root) !== null);
