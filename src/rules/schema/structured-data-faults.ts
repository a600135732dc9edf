import type { StructuredProblem, StructuredProblemCode } from '../../readers/structured-data/model.ts';
import { jsonLd } from '../page/example-page.ts';
import { failEach, type Occurrence } from '../rule.ts';
import { schemaRule } from './schema-rule.ts';
import { isOurCut, problemData, STRUCTURED_FAULTS } from './structured-faults.ts';

export const structuredDataFaults = schemaRule({
  id: 'structured-data-faults',
  area: 'understand',
  title: 'Structured data has no faults beyond those with a repair',
  why: 'Engines skip what they cannot read, and ignore words that schema.org does not have.',
  source: 'https://www.w3.org/TR/json-ld11/',
  grade: 'standard',
  reads: 'present',
  // Each fault that the page audit finds there is repaired by schema-repairs, or is one of these.
  subsumes: ['schema-valid'],
  faults: STRUCTURED_FAULTS,

  evaluate({ page }) {
    const seen = new Map<StructuredProblemCode, number>();
    const found: Occurrence<StructuredProblemCode>[] = [];
    for (const problem of page.structuredData.problems) {
      if (problem.repaired === true || isOurCut(page, problem.code)) continue;
      const number = (seen.get(problem.code) ?? 0) + 1;
      seen.set(problem.code, number);
      found.push(occurrence(problem, number));
    }
    return failEach(found);
  },

  fixOf: () => null,

  examples: {
    pass: [jsonLd('Organization', { name: 'Alder' }), '<p>Text</p>'],
    fail: Object.values(STRUCTURED_FAULTS).map(({ example }) => example),
  },
});

function occurrence(problem: StructuredProblem, number: number): Occurrence<StructuredProblemCode> {
  const { code, line, column } = problem;
  const { written = '' } = problem.data;
  const about = written !== '' ? [written] : number > 1 ? [String(number)] : undefined;
  return { code, data: problemData(problem), line, column, about };
}
