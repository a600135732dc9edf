/** Captcha widgets on a page. */
import { captchaForms, captchaWidgets } from '../catalog/waf-signatures/generic.ts';
import type { PageView } from './model.ts';

/** Selector of the first known widget that the page carries, or `null`. Alone it is no sign of a gate. */
export function widgetIn(view: PageView): string | null {
  return captchaWidgets.find(({ select }) => view.select(select) !== null)?.select ?? null;
}

/** Selector of the first known form that sends the answer of a test, or `null`. Beside it a page has nothing to say. */
export function testFormIn(view: PageView): string | null {
  return captchaForms.find(({ select }) => view.select(select) !== null)?.select ?? null;
}

/** Version 3 of reCAPTCHA: loaded with a site key it gives a score for what visitors do and shows no test. */
const SCORE = "script[src*='/recaptcha/'][src*='render=']";
const SHOWN = "script[src*='render=explicit'], .g-recaptcha, .h-captcha, .cf-turnstile";

/** Whether the only widget of the page is one that shows no test. */
export function scoresInSilence(view: PageView): boolean {
  return view.select(SCORE) !== null && view.select(SHOWN) === null;
}
