import { dateAtStart } from '../../../facts/directives/date.ts';
import { concerns } from '../../../facts/directives/page-directives.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { placeOf } from '../directive-words.ts';
import { technicalRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Google alone documents the directive. */
const READERS = ['googlebot'];

export const unavailableAfter = technicalRule({
  id: 'unavailable-after',
  area: 'reach',
  title: 'The page has not expired by its unavailable_after directive',
  why: 'Engines drop the page after the date in unavailable_after.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    expired: {
      severity: 'low',
      effort: 'page',
      title: 'The page has expired by its unavailable_after directive',
      message: 'The page expired on {date}, according to unavailable_after in {place@directive-places}',
      fix: 'Remove unavailable_after from {place@directive-places}, or delete the page',
    },
  },

  evaluate({ directives, now }) {
    const own = directives.filter(
      (directive) => directive.name === 'unavailable_after' && concerns(directive, READERS),
    );
    if (own.length === 0) return none;
    const ends = own.map((directive) => ({
      directive,
      time: dateAtStart(directive.value)?.time ?? Infinity,
    }));
    if (now === null || ends.every(({ time }) => time === Infinity)) return unknown('date-unclear');
    const past = ends.find(({ time }) => time <= now);
    if (past === undefined) return pass;
    const { directive } = past;
    return fail('expired', { date: shown(directive.value), place: placeOf(directive) });
  },

  examples: {
    pass: [
      { html: '<meta name="robots" content="unavailable_after: 2030-01-01">', now: Date.UTC(2026, 10, 1) },
    ],
    fail: [
      { html: '<meta name="robots" content="unavailable_after: 2020-01-01">', now: Date.UTC(2026, 10, 1) },
    ],
    none: ['<meta name="robots" content="noindex">'],
    unknown: ['<meta name="robots" content="unavailable_after: 2020-01-01">'],
  },
});
