import { fail, none, pageCheck, partly, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { counted, shown } from '../wording.ts';

/** Old guards around a block, for browsers without scripts and for XML: readers of the block take them off. */
const GUARDS: ReadonlySet<string> = new Set(['json.html-comment', 'json.cdata']);

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
    const { problems, entities, unknownTypes } = page.structuredData;
    const errors = problems.filter(({ severity, code }) => severity === 'error' && !GUARDS.has(code));
    const [first] = errors;
    if (first !== undefined) {
      const place = first.line === 0 ? '' : ` at line ${first.line}, column ${first.column}`;
      const more = errors.length > 1 ? ` and ${counted(errors.length - 1, 'more fault')}` : '';
      return fail(
        `Structured data cannot be read: ${shown(first.detail === '' ? first.code : first.detail, 120)}${place}${more}`,
        'Correct the block at that place',
      );
    }
    if (unknownTypes.length > 0) {
      return partly(
        1 / 2,
        `schema.org has no type ${shown(unknownTypes[0] ?? '')}`,
        'Use a type of the schema.org vocabulary',
      );
    }
    return entities.length === 0 ? none : pass;
  },

  examples: {
    pass: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Example"}</script>',
      '<script type="application/ld+json"><!-- {"@context":"https://schema.org","@type":"Organization","name":"Example"} --></script>',
      '<script type="application/ld+json"><![CDATA[{"@context":"https://schema.org","@type":"Organization","name":"Example"}]]></script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@id":"#us","@type":"Organization","name":"Example"}</script><script type="application/ld+json">{"@context":"https://schema.org","@id":"#us","email":"a@example.com"}</script>',
      '<p>Text</p>',
    ],
    fail: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization" "name":"Example"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","name":"Example"}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Example"}</script>',
    ],
  },
});
