/** What the markup and the scripts of a short page show of a gate, whatever its words: a test of who asks, or a login. */
import { appRoots, captchaForms, captchaWidgets, passwordPaths } from '../catalog/waf-signatures/generic.ts';
import { refreshOf } from '../values/refresh.ts';
import type { AccessContext } from './context.ts';
import { finding, type Step } from './finding.ts';
import type { PageView } from './model.ts';
import { isNamed, noticeOf } from './notice.ts';

/** Units: the line that a challenge script shows while it runs. */
const LINE = 12;
/** Units of prose beside a test that is the page. */
const LABEL = 5;
/** Units: a notice and its button. */
const NOTICE = 60;
/** Units of text of its own from which a page with a field for a password is more than a login. */
const OWN_TEXT = 12;
/** Cookie is written, page is loaded again: what a check without a captcha does. */
const RELOADS = /location\.(?:reload|replace|href\s?=)|location\s?=[^=]/;
/** Version 3 of reCAPTCHA: loaded with a site key it gives a score for what visitors do and shows no test. */
const SCORE = "script[src*='/recaptcha/'][src*='render=']";
const SHOWN = "script[src*='render=explicit'], .g-recaptcha, .h-captcha, .cf-turnstile";

/** Selector of the first known captcha widget that the page carries, or `null`. Alone it is no sign of a gate. */
export const widgetIn = (view: PageView): string | null =>
  captchaWidgets.find(({ select }) => view.select(select) !== null)?.select ?? null;

/**
 * A widget is a gate where it is the page: nothing to fill in, and no text but the request to use it. An application
 * that is yet to draw itself loads the script of one for forms to come.
 */
export const isCaptchaPage: Step = (context) => {
  const { view } = context;
  if (view.visibleWords > NOTICE || view.userInputs > 0 || view.passwordInputs > 0) return null;
  const form = captchaForms.find(({ select }) => view.select(select) !== null)?.select;
  if (form !== undefined) return finding('challenge', 'captcha', form);
  const widget = widgetIn(view);
  if (widget === null) return null;
  const isBare = view.proseWords <= LABEL && !hasAppRoot(context) && !scoresInSilence(view);
  const notice = noticeOf(context);
  const isAsked = notice?.kind === 'challenge' && notice.isSure;
  return isBare || isAsked ? finding('challenge', 'captcha', widget) : null;
};

/** A page of no more than a line that sets a cookie and asks for itself again, or asks whether a program drives the browser. */
export const testsTheBrowser: Step = (context) => {
  if (context.view.visibleWords > LINE || hasAppRoot(context) || context.words().own > 0) return null;
  const scripts = context.scripts();
  const writes = /document\.cookie\s?=/.test(scripts) || scripts.includes("document['cookie']");
  if (writes && RELOADS.test(scripts))
    return finding('challenge', 'cookie-reload', 'document.cookie', 'medium');
  const [refresh = ''] = context.refreshes;
  if (context.cookies.length > 0 && refreshOf(refresh)?.target === '')
    return finding('challenge', 'cookie-reload', `refresh: ${refresh}`, 'medium');
  // Seen on weibo.cn, 2026-06.
  const reads = scripts.includes('navigator.webdriver');
  return reads ? finding('challenge', 'browser-test', 'navigator.webdriver', 'medium') : null;
};

/** A page with a field for a password and little besides, or one that calls itself a login. */
export const hasLoginForm: Step = (context) => {
  if (context.view.passwordInputs === 0) return null;
  const isPlace = passwordPaths.includes(context.finalPath);
  if (!isPlace && !isNamed(context, 'login') && context.words().own >= OWN_TEXT) return null;
  return finding('login', isPlace ? 'password-page' : 'login-form', 'input[type=password]');
};

/** A page that calls itself a login and has the field for it, however long its menu is. */
export const isNamedLogin: Step = (context) =>
  context.view.passwordInputs > 0 && isNamed(context, 'login')
    ? finding('login', 'login-form', 'input[type=password]')
    : null;

const hasAppRoot = ({ view }: AccessContext): boolean => appRoots.some((root) => view.select(root) !== null);

const scoresInSilence = (view: PageView): boolean =>
  view.select(SCORE) !== null && view.select(SHOWN) === null;
