import type { StructuredProblem } from '../../../readers/structured-data/model.ts';
import { fail, none, partly, pass, type Where } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';
import { unreadable } from '../unread-data.ts';

/** A block with such a type can be read; what it describes has no name that anyone knows. */
const UNKNOWN_TYPE = 'type.unknown';

export const schemaValid = aiSeoRule({
  id: 'schema-valid',
  area: 'understand',
  title: 'Every block of structured data can be read',
  why: 'Engines drop a whole block for one wrong comma.',
  source: SOURCES.schemaOrg,
  grade: 'standard',

  effort: 'template',
  faults: {
    unreadable: {
      severity: 'medium',
      title: 'Structured data cannot be read',
      message:
        'Structured data cannot be read: {problem@structured}[ ({written})][ at line {line}, column {column}][ and {more|more fault|more faults}]',
      fix: 'Correct the block at that place',
    },
    'unknown-type': {
      severity: 'low',
      title: 'schema.org has no such type',
      message: 'schema.org has no type "{written}"[ (line {line}, column {column})][; {meant} is near]',
      fix: 'Use a type of the schema.org vocabulary',
    },
  },

  evaluate({ page }) {
    const { entities } = page.structuredData;
    const errors = unreadable(page);
    const faults = errors.filter(({ code }) => code !== UNKNOWN_TYPE);
    const [first] = faults;
    if (first !== undefined)
      return fail('unreadable', { ...dataOf(first), more: faults.length - 1 }, placeOf(first));
    const [unknownType] = errors;
    if (unknownType !== undefined)
      return partly(1 / 2, 'unknown-type', dataOf(unknownType), placeOf(unknownType));
    return entities.length === 0 ? none : pass;
  },

  examples: {
    pass: [
      jsonLd('Organization', { name: 'Example' }),
      '<script type="application/ld+json"><!-- {"@context":"https://schema.org","@type":"Organization","name":"Example"} --></script>',
      '<script type="application/ld+json"><![CDATA[{"@context":"https://schema.org","@type":"Organization","name":"Example"}]]></script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@id":"#us","@type":"Organization","name":"Example"}</script><script type="application/ld+json">{"@context":"https://schema.org","@id":"#us","email":"a@example.com"}</script>',
      '<p>Text</p>',
    ],
    fail: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization" "name":"Example"}</script>',
      jsonLd('Wibble', { name: 'Example' }),
      `<script type="application/ld+json">{"@context":"https://schema.org","name":"Example"}</script>${jsonLd('Organization', { name: 'Example' })}`,
    ],
  },
});

const dataOf = ({ code, data: { written = '', meant = '' }, line = 0, column = 0 }: StructuredProblem) => ({
  problem: code,
  written: shown(written),
  meant,
  line,
  column,
});

const placeOf = ({ line, column }: StructuredProblem): Where => ({ line, column });
