import { VALUE_KINDS } from '../../../catalog/value-kinds.ts';
import { isDate } from '../../../facts/structured-data/rules/value-faults.ts';
import { allEntities, textsOf } from '../../../facts/page-entities.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

const DATE_PROPERTIES = [...VALUE_KINDS.keys()].filter((property) => VALUE_KINDS.get(property) === 'date');

export const schemaDates = pageCheck({
  id: 'schema-dates',
  category: 'ai_seo',
  type: 'info',
  title: 'Dates in structured data are ISO 8601',
  why: 'Other forms are read as another day, or not at all.',
  source: SOURCES.googleDates,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    let dates = 0;
    for (const entity of allEntities(page.structuredData.entities)) {
      for (const property of DATE_PROPERTIES) {
        for (const value of textsOf(entity, property)) {
          dates++;
          if (!isDate(value))
            return fail(
              `${property} "${shown(value)}" is not an ISO 8601 date`,
              'Write dates in the form 2026-03-01T09:00:00+01:00',
            );
        }
      }
    }
    return dates === 0 ? none : pass;
  },

  examples: {
    pass: [
      jsonLd('Article', { datePublished: '2026-02-01T09:00:00+01:00', dateModified: '2026-02-02' }),
      jsonLd('Book', { datePublished: '1999' }),
    ],
    fail: [
      jsonLd('Article', { datePublished: '1 February 2026' }),
      jsonLd('Article', { datePublished: '2026-02-30' }),
    ],
  },
});
