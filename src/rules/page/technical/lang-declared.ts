import { isLanguageCode } from '../../../catalog/language-codes.ts';
import { isInAnother, isShown, LIKELY, UNDECLARED } from '../../../facts/text/language.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Subtags of letters and digits joined by hyphens (RFC 5646, 2.1): with an underscore it names no language. */
const WELL_FORMED = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;

/** With `right` the language is known, with `example` it is not sure. */
const DECLARE =
  '[Set <html lang="{right}">][Declare the language of the page, for example <html lang="{example}">]';

export const langDeclared = technicalRule({
  id: 'lang-declared',
  area: 'understand',
  title: 'The html element declares the language of the text',
  why: 'Engines choose sources by language; without a correct declaration they have to guess it.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  subsumes: ['schema-language'],

  severity: 'low',
  effort: 'template',
  faults: {
    missing: {
      message: 'The html element declares no language',
      fix: DECLARE,
    },
    'no-language': {
      title: 'The lang attribute names no language',
      message: 'lang="{lang}" names no language',
      fix: DECLARE,
    },
    invalid: {
      title: 'The lang attribute is not a valid language tag',
      message: 'lang="{lang}" is not a valid language tag',
      fix: DECLARE,
    },
    'other-language': {
      severity: 'high',
      title: 'The text is not in the language that the page declares',
      message: 'The page declares the language {declared}, but its text is in {detected}',
      fix: DECLARE,
    },
    'other-script': {
      severity: 'high',
      title: 'The text is not in a script of the language that the page declares',
      message: 'The page declares the language {declared}, but its text is in another script',
      fix: 'Set the lang attribute to the language of the text[, for example <html lang="{likely}">]',
    },
  },

  evaluate({ page, text }) {
    const { declared, detected, confidence } = text.language;
    const found = isShown(text.language) ? detected : null;
    const likely = detected !== null && confidence >= LIKELY ? detected : '';
    const right = found === null ? { example: likely || 'en' } : { right: found };
    if (page.lang === '') return fail('missing', right);
    const lang = shown(page.lang);
    if (UNDECLARED.has(declared)) return fail('no-language', { lang, ...right });
    if (!isLanguageCode(declared)) return fail('invalid', { lang, ...right });
    if (!WELL_FORMED.test(page.lang.trim())) {
      const repaired = page.lang.trim().replaceAll('_', '-');
      return fail('invalid', { lang, ...(WELL_FORMED.test(repaired) ? { right: repaired } : right) });
    }
    if (!isInAnother(text.language)) return pass;
    return found === null
      ? fail('other-script', { declared, likely })
      : fail('other-language', { declared, detected: found, ...right });
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
