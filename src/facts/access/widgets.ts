/** Captcha widgets on a page. */
import { captchaWidgets } from '../../catalog/waf-signatures/generic.ts';
import type { PageView } from './model.ts';

/** Selector of the first known widget that the page carries, or `null`. Alone it is no sign of a gate. */
export function widgetIn(view: PageView): string | null {
  return captchaWidgets.find(({ select }) => view.select(select) !== null)?.select ?? null;
}
