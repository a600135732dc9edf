import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditSchema } from '../../../src/audits/schema.ts';
import { schemaAuditResult } from '../../../src/contract/index.ts';
import { exchangeOf } from '../../../src/exchange.ts';

const SHREDS = [
  '<script type="application/ld+json">',
  '</script>',
  '{"@context":"https://schema.org","@type":"Product","name":',
  '"@graph":[',
  '{"@id":"#a","@type":["FAQPage",1],',
  '<div itemscope itemtype="https://schema.org/Event" itemref="x" id="x">',
  '<p vocab="https://schema.org" typeof="Person" property="name">',
  '<meta property="og:image" content="',
  '<link rel="canonical" href="http://[">',
  '<base href="javascript:0">',
  '<template>',
  '<svg><title>',
  '<h1>',
  '</',
  '"',
  '}',
  ']',
  '\u0000',
  '\ud800',
  '&amp;',
  'REPLACE: x',
];

const body = fc.oneof(
  fc.array(fc.constantFrom(...SHREDS), { maxLength: 30 }).map((shreds) => shreds.join('')),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 300 }),
);

const url = fc.constantFrom(
  'https://example.com/',
  'http://127.0.0.1:8080/a/b?c#d',
  'https://xn--bcher-kva.example/',
  '',
  'nonsense',
);

test('any answer gives the documented object and a score of its parts', () => {
  fc.assert(
    fc.property(url, body, fc.constantFrom(200, 204, 301, 404, 503), (address, content, status) => {
      const { result, evidence } = auditSchema(exchangeOf({ url: address, status, body: content }));
      expect(schemaAuditResult.safeParse(result).error).toBeUndefined();
      const earned = Object.values(evidence.parts ?? {}).reduce((sum, part) => sum + part.earned, 0);
      expect(result.score).toBe(earned);
      expect(Object.keys(evidence.fixes).toSorted()).toEqual(result.fixes.map(({ id }) => id).toSorted());
      expect(JSON.parse(JSON.stringify(evidence))).toEqual(evidence);
    }),
    { numRuns: 150 },
  );
});
