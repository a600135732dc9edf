/** Urdu. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const ur = (): WrittenLanguage => ({
  code: 'ur',
  script: 'arabic',

  authorLabels: 'مصنف, تحریر',
});
