import { isLanguageCode } from '../../../catalog/language-codes.ts';
import { LIKELY, SURE, type LanguageFacts } from '../../../facts/text/language.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Letters without which a text does not show its language. */
const MIN_LETTERS = 200;
/** Subtags of letters and digits joined by hyphens (RFC 5646, 2.1): with an underscore it names no language. */
const WELL_FORMED = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;
/** Valid tags that say "undetermined", "several" and "no language" (RFC 5646, 4.1). */
const UNDECLARED = new Set(['und', 'mul', 'zxx']);

/** With `right` the language is known, with `example` it is not sure. */
const DECLARE =
  '[Set <html lang="{right}">][Declare the language of the page, for example <html lang="{example}">]';

export const langDeclared = pageRule({
  id: 'lang-declared',
  category: 'technical',
  area: 'understand',
  title: 'The html element declares the language of the text',
  why: 'Engines choose sources by language; without a correct declaration they have to guess it.',
  source: SOURCES.htmlStandard,
  grade: 'weak',
  reads: 'document',
  subsumes: ['schema-language'],

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The html element declares no language',
      fix: DECLARE,
    },
    'no-language': {
      severity: 'low',
      effort: 'template',
      title: 'The lang attribute names no language',
      message: 'lang="{lang}" names no language',
      fix: DECLARE,
    },
    invalid: {
      severity: 'low',
      effort: 'template',
      title: 'The lang attribute is not a valid language tag',
      message: 'lang="{lang}" is not a valid language tag',
      fix: DECLARE,
    },
    'other-language': {
      severity: 'low',
      effort: 'template',
      title: 'The text is not in the language that the page declares',
      message: 'The page declares the language {declared}, but its text is in {detected}',
      fix: DECLARE,
    },
    'other-script': {
      severity: 'low',
      effort: 'template',
      title: 'The text is not in a script of the language that the page declares',
      message: 'The page declares the language {declared}, but its text is in another script',
      fix: 'Set the lang attribute to the language of the text[, for example <html lang="{likely}">]',
    },
  },

  evaluate({ page, text }) {
    const { declared, detected, confidence, overruled, letters, fits, script } = text.language;
    const isShown = detected !== null && letters >= MIN_LETTERS && (overruled || confidence >= SURE);
    const likely = detected !== null && confidence >= LIKELY ? detected : '';
    const right = isShown ? { right: detected } : { example: likely || 'en' };
    if (page.lang === '') return fail('missing', right);
    const lang = shown(page.lang);
    if (UNDECLARED.has(declared)) return fail('no-language', { lang, ...right });
    if (!isLanguageCode(declared)) return fail('invalid', { lang, ...right });
    if (!WELL_FORMED.test(page.lang.trim())) {
      const repaired = page.lang.trim().replaceAll('_', '-');
      return fail('invalid', { lang, ...(WELL_FORMED.test(repaired) ? { right: repaired } : right) });
    }
    // Which language it is may stay open where several share a script; that it is not the declared one is sure.
    if (!fits && script !== 'latin' && letters >= MIN_LETTERS)
      return isShown
        ? fail('other-language', { declared, detected, ...right })
        : fail('other-script', { declared, likely });
    if (!isShown || detected === declared || !isSurely(text.language)) return pass;
    return fail('other-language', { declared, detected, ...right });
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
      `<html lang="en"><p>${'Старата помпа стои в мазето и всяка година се проверява от техник. '.repeat(6)}</p>`,
    ],
  },
});

/** Whether the text is in the language that was found: judged as that, or in one that writes what Arabic has no letters for. */
function isSurely({ declared, detected, judged }: LanguageFacts): boolean {
  return judged === detected || (declared === 'ar' && (detected === 'fa' || detected === 'ur'));
}
