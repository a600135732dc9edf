import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditSchema } from '../../src/audits/schema.ts';
import { auditPage } from '../../src/audits/page.ts';
import { storable } from '../../src/audits/storable.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { storableText } from '../../src/values/wording.ts';

const AS_IT_IS = { parse: (value: unknown) => String(value) };

/** The text as UTF-8 can hold it. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** What PostgreSQL's jsonb takes: text without U+0000 and without half a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return wellFormed(value) === value && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
};

test('what a store refuses is replaced, and nothing else', () => {
  const units = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 92, 117, 0xd800)));
  const texts = units.map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(texts, (text) => {
      expect(storable(text, AS_IT_IS)).toBe(wellFormed(text).replaceAll('\0', '\ufffd'));
      expect(storableText(text)).toBe(wellFormed(text).replaceAll('\0', '\ufffd'));
    }),
  );
  expect(storable(String.raw`C:\u0000 \\ud800`, AS_IT_IS)).toBe(String.raw`C:\u0000 \\ud800`);
});

test('no data of a page makes a result that a store refuses', () => {
  const name = String.raw`A\u0000c\ud83dm\\ude00e`;
  const organization = `{"@context":"https://schema.org","@type":"Organization","name":"${name}","url":"/"}`;
  const question = `{"@context":"https://schema.org","@type":"FAQPage","mainEntity":{"@type":"Question","name":"What is \\ud800?","acceptedAnswer":{"@type":"Answer","text":"It."}}}`;
  const body = `<!doctype html><meta charset="x\0y"><title>Lime</title><script type="application/ld+json">[${organization},${question}]</script><h1>Lime</h1><p>Lime in a kettle.</p>`;
  const page = exchangeOf({ url: 'https://example.com/', body });
  expect(auditSchema(page).result.pageData.brandName).toBe('A\ufffdc\ufffdm\\ude00e');
  expect(isStorable(auditSchema(page).result)).toBe(true);
  expect(isStorable(auditPage(page))).toBe(true);
});

test('nor evidence: names, ids, types and properties of structured data', () => {
  const bad = String.raw`\u0000\ud83d`;
  const organization = `{"@context":"https://schema.org","@type":["Organization","Nope${bad}"],"name":"A${bad}","no${bad}":1,"logo":"${bad}"}`;
  const product = `{"@context":"https://schema.org","@type":"Product","@id":"#${bad}","name":"P${bad}","offers":{"@type":"Offer","price":"${bad}"},"review":{"@type":"Review","reviewRating":{"ratingValue":"${bad}"}}}`;
  const body = `<!doctype html><title>Lime</title><script type="application/ld+json">[${organization},${product}]</script><h1>Lime</h1><p>Lime in a kettle.</p>`;
  const { evidence } = auditSchema(exchangeOf({ url: 'https://example.com/', body }));
  expect(evidence.entities.map(({ name }) => name)).toContain('A\ufffd\ufffd');
  expect(evidence.unknownTypes).toEqual(['Nope\ufffd\ufffd']);
  expect(evidence.requirements.length).toBeGreaterThan(0);
  expect(isStorable(evidence)).toBe(true);
});
