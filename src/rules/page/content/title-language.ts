import { fail, none, pass, taken, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

const titled = (title: string): string => article(paragraphs(200)).replace(/<title>[^<]*/, `<title>${title}`);

export const titleLanguage = pageRule({
  id: 'title-language',
  category: 'content',
  area: 'understand',
  title: 'The title is in the language of the text',
  why: 'Engines show titles to those who read the language of the text, and rewrite one in another language.',
  source: SOURCES.googleTitle,
  grade: 'vendor',
  reads: 'text',

  faults: {
    other: {
      severity: 'low',
      effort: 'page',
      title: 'The title is in another language than the text',
      message: 'The title "{title}" is in another language than the text, which is in {language}',
      fix: 'Write the title in the language of the text',
    },
  },

  evaluate({ page, text }) {
    if (page.title === '') return taken('title');
    if (page.main.words === 0) return none;
    if (text.language.judged === null) return unlisted;
    if (!text.isForeignTitle) return pass;
    return fail('other', { title: shown(text.title.topic), language: text.language.judged });
  },

  examples: {
    pass: [
      titled('How descaling protects a machine'),
      titled('Die Walküre'),
      titled('Über Alder - Alder'),
      '<html lang="ja"><title>iPhone 17 Pro Max</title><main><p>この機種は、とても軽くて、電池も長く持つことが分かりました。</p></main>',
    ],
    fail: [
      titled('Wie man eine Maschine mit Essig entkalkt und was dabei zu beachten ist'),
      titled('Как очистить кофемашину от накипи'),
    ],
    none: ['<html lang="en"><title>How to</title><main></main>'],
    unknown: [`<html lang="mt"><title>How to</title><main><p>Text</p></main>`],
  },
});
