/** Urdu. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function ur(): Language {
  return {
    code: 'ur',
    script: 'arabic',
    spacing: 'spaced',
    verbLast: true,
    ordinalStop: false,

    authorLabels: 'مصنف, تحریر',

    paths: {},
  };
}
