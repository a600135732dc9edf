import { pass, none, failEach } from '../rule.ts';
import { schemaRule } from './schema-rule.ts';
import { addition, ADDITION_WORDS } from './type-addition.ts';
import { fixOfType } from './judge-type.ts';
import { additions, has, willHave } from './wanted.ts';

const STEPS = '<ol><li>Fill it</li><li>Boil it</li><li>Rinse it</li></ol>';

export const schemaHowTo = schemaRule({
  id: 'schema-how-to',
  area: 'understand',
  title: 'Instructions that the page shows are HowTo data',
  why: 'HowTo data keeps the steps of a task in their order for engines that read it. Google does not require structured data for its AI features.',
  source: 'https://schema.org/HowTo',
  grade: 'vendor',

  faults: {
    'add-how-to': { severity: 'medium', title: 'The page has no HowTo data', ...ADDITION_WORDS },
  },

  evaluate(subject) {
    if (subject.steps === null) return none;
    const isThere = (type: string): boolean => has(subject, type) || willHave(subject, type);
    // Instructions in an article are told by it, whether it is there or asked for.
    const added = new Set([...additions(subject).values()].map(({ type }) => type));
    if (['HowTo', 'Article'].some((type) => isThere(type) || added.has(type))) return pass;
    return failEach([addition(subject, 'add-how-to', 'HowTo')]);
  },

  fixOf: fixOfType,

  examples: {
    pass: [
      `<meta property="og:type" content="article"><main><h1>How to descale a kettle</h1>${STEPS}</main>`,
    ],
    fail: [
      `<meta property="og:type" content="product"><main><h1>How to descale a kettle</h1>${STEPS}</main>`,
    ],
    none: ['<main><h1>Kettles</h1></main>'],
  },
});
