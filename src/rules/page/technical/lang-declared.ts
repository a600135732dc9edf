import { isLanguageCode } from '../../../catalog/language-codes.ts';
import { LIKELY, SURE, type LanguageFacts } from '../../../facts/text/language.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

/** Letters without which a text does not show its language. */
const MIN_LETTERS = 200;
/** Subtags of letters and digits joined by hyphens (RFC 5646, 2.1): with an underscore it names no language. */
const WELL_FORMED = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;
/** Valid tags that say "undetermined", "several" and "no language" (RFC 5646, 4.1). */
const UNDECLARED = new Set(['und', 'mul', 'zxx']);

export const langDeclared = pageCheck({
  id: 'lang-declared',
  category: 'technical',
  type: 'warning',
  title: 'The html element declares the language of the text',
  why: 'Engines choose sources by language; a wrong declaration makes them guess.',
  source: SOURCES.htmlStandard,
  grade: 'weak',
  reads: 'document',

  evaluate({ page, text }) {
    const { declared, detected, confidence, overruled, letters, fits, script } = text.language;
    const isShown = detected !== null && letters >= MIN_LETTERS && (overruled || confidence >= SURE);
    const fix = isShown
      ? `Set <html lang="${detected}">`
      : `Declare the language of the page, as in <html lang="${detected !== null && confidence >= LIKELY ? detected : 'en'}">`;
    if (page.lang === '') return fail('The html element declares no language', fix);
    if (UNDECLARED.has(declared)) return fail(`lang="${shown(page.lang)}" names no language`, fix);
    if (!isLanguageCode(declared)) {
      return fail(`lang="${shown(page.lang)}" is not a language tag`, fix);
    }
    if (!WELL_FORMED.test(page.lang.trim())) {
      const repaired = page.lang.trim().replaceAll('_', '-');
      return fail(
        `lang="${shown(page.lang)}" is not a language tag`,
        WELL_FORMED.test(repaired) ? `Set <html lang="${repaired}">` : fix,
      );
    }
    // Which language it is may stay open where several share a script; that it is not the declared one is sure.
    if (!fits && script !== 'latin' && letters >= MIN_LETTERS)
      return fail(`lang is ${declared} but the text is ${isShown ? detected : 'in another script'}`, fix);
    if (!isShown || detected === declared || !isSurely(text.language)) return pass;
    return fail(`lang is ${declared} but the text is ${detected}`, fix);
  },

  examples: {
    pass: ['<html lang="en">', '<html lang="de-AT">', '<html lang="hr"><p>Kratak tekst.</p>'],
    fail: [
      '<p>No language</p>',
      '<html lang="english_uk language">',
      '<html lang="en_US">',
      '<html lang="mul">',
      '<html lang="jp">',
      `<html lang="en"><p>${'Der Kaffee ist mit der Maschine und dem Wasser nicht so gut, wenn sie nicht sauber sind. '.repeat(8)}</p>`,
    ],
  },
});

/** Whether the text is in the language that was found: judged as that, or in one that writes what Arabic has no letters for. */
function isSurely({ declared, detected, judged }: LanguageFacts): boolean {
  return judged === detected || (declared === 'ar' && (detected === 'fa' || detected === 'ur'));
}
