import { VALUE_KINDS } from '../../../catalog/value-kinds.ts';
import { isDate } from '../../../values/date.ts';
import { allEntities, textsOf } from '../../../facts/page-entities.ts';
import { none } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';
import { failOf } from '../wrong-values.ts';

const DATE_PROPERTIES = [...VALUE_KINDS.keys()].filter((property) => VALUE_KINDS.get(property) === 'date');

export const schemaDates = aiSeoRule({
  id: 'schema-dates',
  area: 'understand',
  title: 'Dates in structured data are ISO 8601',
  why: 'Engines read other forms as another day, or not at all.',
  source: SOURCES.googleDates,
  grade: 'vendor',

  faults: {
    form: {
      severity: 'low',
      effort: 'template',
      title: 'A date in structured data is not an ISO 8601 date',
      message: '{wrong} {count:is not an ISO 8601 date|are not ISO 8601 dates}',
      fix: 'Write the date in the form 2026-03-01 or 2026-03-01T09:00:00+01:00',
    },
  },

  evaluate({ page }) {
    const wrong = new Map<string, string>();
    let dates = 0;
    for (const entity of allEntities(page.structuredData.entities)) {
      for (const property of DATE_PROPERTIES) {
        for (const value of textsOf(entity, property)) {
          dates++;
          if (isDate(value) || wrong.has(property)) continue;
          wrong.set(property, `${property} "${shown(value)}"`);
        }
      }
    }
    return dates === 0 ? none : failOf('form', wrong);
  },

  examples: {
    pass: [
      jsonLd('Article', { datePublished: '2026-02-01T09:00:00+01:00', dateModified: '2026-02-02' }),
      jsonLd('Book', { datePublished: '1999' }),
    ],
    fail: [
      jsonLd('Article', { datePublished: '1 February 2026' }),
      jsonLd('Article', { datePublished: '2026-02-30', dateModified: 'soon' }),
    ],
  },
});
