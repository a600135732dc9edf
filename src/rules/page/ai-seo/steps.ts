import { allTerms } from '../../../catalog/languages/index.ts';
import { INSTRUCTION_STEPS, promisesSteps } from '../../../facts/text/how-to.ts';
import { once } from '../../../values/once.ts';
import { fail, none, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { thread } from '../example-page.ts';
import { isThread } from '../kinds.ts';
import { aiSeoRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';

export const steps = aiSeoRule({
  id: 'steps',
  area: 'cite',
  title: 'Instructions are a numbered list',
  why: 'Steps that are marked up as steps keep their order when they are quoted.',
  source: SOURCES.citationLab,
  grade: 'weak',
  reads: 'whole-text',

  faults: {
    unordered: {
      severity: 'low',
      effort: 'page',
      message: 'The instructions are not a numbered list',
      fix: 'Put the steps into an ordered list (<ol>)',
    },
  },

  evaluate(subject) {
    const { page, kind } = subject;
    // Its title asks for them.
    if (isThread(kind)) return none;
    if (page.title !== '' && !isHowTo(subject)) return none;
    if (page.lists.some(({ ordered, items, inMain }) => ordered && inMain && items >= INSTRUCTION_STEPS))
      return pass;
    const numbered = page.headings.filter(({ text, inMain }) => inMain && isStep(text)).length;
    if (numbered >= INSTRUCTION_STEPS) return pass;
    if (!isHowTo(subject)) return taken('title');
    return fail('unordered');
  },

  examples: {
    pass: [
      '<html lang="en"><title>How to descale</title><main><ol><li>Fill</li><li>Heat</li><li>Rinse</li></ol></main>',
      '<html lang="en"><title>How to descale</title><main><h2>Step 1: fill</h2><h2>Step 2: heat</h2><h2>Step 3: rinse</h2></main>',
      '<html lang="fr"><title>Comment fonctionne une machine à café</title><main><p>Elle chauffe.</p></main>',
      '<html lang="es"><title>Cómo funciona una cafetera</title><main><p>Calienta el agua.</p></main>',
      '<html lang="pl"><title>Jak działa ekspres do kawy</title><main><p>Podgrzewa wodę.</p></main>',
      '<html lang="ru"><title>Как работает кофемашина</title><main><p>Она греет воду.</p></main>',
      '<html lang="tr"><title>Kahve makinesi nasıl çalışır</title><main><p>Suyu ısıtır.</p></main>',
      '<html lang="ar"><title>كيف تعمل آلة القهوة</title><main><p>تسخن الماء.</p></main>',
      '<html lang="he"><title>איך מכונת הקפה עובדת</title><main><p>היא מחממת מים.</p></main>',
    ],
    none: [`<title>How to descale a machine</title>${thread('<p>I heat it.</p>')}`],
    fail: [
      '<html lang="en"><title>How to descale a machine</title><main><p>Fill it, heat it and rinse it.</p></main>',
      '<html lang="fr"><title>Comment détartrer une machine à café</title><main><p>Chauffez-la.</p></main>',
      '<html lang="es"><title>Cómo limpiar una cafetera</title><main><p>Caliente el agua.</p></main>',
      '<html lang="nl"><title>Hoe ontkalk je een koffiemachine</title><main><p>Verwarm het water.</p></main>',
      '<html lang="pl"><title>Jak odkamienić ekspres do kawy</title><main><p>Podgrzej wodę.</p></main>',
      '<html lang="ru"><title>Как почистить кофемашину</title><main><p>Нагрейте воду.</p></main>',
      '<html lang="tr"><title>Kahve makinesi nasıl temizlenir</title><main><p>Suyu ısıtın.</p></main>',
      '<html lang="ar"><title>كيفية تنظيف آلة القهوة</title><main><p>سخن الماء.</p></main>',
      '<html lang="he"><title>איך לנקות מכונת קפה</title><main><p>חממו מים.</p></main>',
    ],
  },
});

function isHowTo({ text, kind }: Subject): boolean {
  if (kind === 'howto') return true;
  const { judged } = text.language;
  return judged !== null && promisesSteps(text.title.topic, judged);
}

const stepWords = once(() => allTerms('steps'));

function isStep(heading: string): boolean {
  const lower = heading.toLowerCase();
  if (/^\p{Nd}{1,2}\s?[.):、]/u.test(lower)) return true;
  return stepWords().some(
    (word) => lower.startsWith(word) && /\p{N}/u.test(lower.slice(word.length, word.length + 4)),
  );
}
