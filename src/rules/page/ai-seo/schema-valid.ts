import type { StructuredProblem } from '../../../facts/structured-data/model.ts';
import { fail, none, pageCheck, partly, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

/** Old guards around a block, for browsers without scripts and for XML: readers of the block take them off. */
const GUARDS: ReadonlySet<string> = new Set(['json.html-comment', 'json.cdata']);

/** A block with such a type can be read; what it describes has no name that anyone knows. */
const UNKNOWN_TYPE = 'type.unknown';

/** A fault with its place. */
function told({ detail, code, line, column }: StructuredProblem): string {
  const place = line === 0 ? '' : ` at line ${line}, column ${column}`;
  return `${shown(detail === '' ? code : detail, 120)}${place}`;
}

export const schemaValid = pageCheck({
  id: 'schema-valid',
  category: 'ai_seo',
  type: 'warning',
  title: 'Every block of structured data can be read',
  why: 'One wrong comma drops a whole block.',
  source: SOURCES.schemaOrg,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const { problems, entities } = page.structuredData;
    const errors = problems.filter(({ severity, code }) => severity === 'error' && !GUARDS.has(code));
    const faults = errors.filter(({ code }) => code !== UNKNOWN_TYPE);
    const [first] = faults;
    if (first !== undefined) {
      const more = faults.length > 1 ? ` and ${counted(faults.length - 1, 'more fault')}` : '';
      return fail(`Structured data cannot be read: ${told(first)}${more}`, 'Correct the block at that place');
    }
    const [unknownType] = errors;
    if (unknownType !== undefined)
      return partly(1 / 2, told(unknownType), 'Use a type of the schema.org vocabulary');
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
