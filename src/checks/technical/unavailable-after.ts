import { fail, none, pageCheck, pass, unknown } from '../check.ts';
import { SOURCES } from '../sources.ts';

export const unavailableAfter = pageCheck({
  id: 'unavailable-after',
  category: 'technical',
  type: 'info',
  title: 'The page has not expired by its own directive',
  why: 'After the date of unavailable_after engines drop the page.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ directives, now }) {
    const found = directives.find(({ name }) => name === 'unavailable_after');
    if (found === undefined) return none;
    const end = Date.parse(found.value);
    if (now === null || Number.isNaN(end)) return unknown('the date cannot be compared');
    if (end > now) return pass;
    return fail(
      `Page expired on ${found.value}`,
      `Remove unavailable_after from ${found.where}, or the page`,
    );
  },

  examples: {
    pass: [
      { html: '<meta name="robots" content="unavailable_after: 2030-01-01">', now: Date.UTC(2026, 10, 1) },
    ],
    fail: [
      { html: '<meta name="robots" content="unavailable_after: 2020-01-01">', now: Date.UTC(2026, 10, 1) },
    ],
  },
});
