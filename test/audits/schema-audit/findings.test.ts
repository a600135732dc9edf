import { expect, test } from 'vitest';
import { auditSchema } from '../../../src/audits/schema.ts';
import { exchangeOf } from '../../../src/exchange.ts';

const audit = (head: string, body = '<h1>Kettles</h1>', url = 'https://example.com/kettles') =>
  auditSchema(
    exchangeOf({
      url,
      body: `<!doctype html>\n<html lang="en"><head>\n${head}\n</head><body>\n${body}\n</body></html>`,
    }),
  );

const script = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

const found = (rule: string, { evidence }: ReturnType<typeof audit>) =>
  evidence.findings
    .filter((finding) => finding.rule === rule)
    .map(({ code, about, cost, place }) => [code, about, cost.points, place.line]);

test('each repair has the points of the types that it gives back', () => {
  const broken = (node: object) => script(node).replace('"}<', '",}<');
  const answer = audit(
    `<meta property="og:type" content="product">${broken({ '@type': 'BreadcrumbList', name: 'A' })}\n${broken({ '@type': 'Organization', name: 'A' })}\n${broken({ '@type': 'Product', name: 'A' })}`,
  );
  expect(found('schema-repairs', answer)).toEqual([
    ['repair-json-ld', ['2'], 18, 4],
    ['repair-json-ld', ['3'], 18, 5],
    ['repair-json-ld', ['1'], 4, 3],
  ]);
  // The rules that ask for these types say nothing of their own.
  expect(found('schema-organization', answer)).toEqual([]);
  expect(found('schema-main-type', answer)).toEqual([]);
  expect(answer.result.fixes.flatMap(({ id }) => (id.startsWith('repair') ? [id] : []))).toEqual([
    'repair-json-ld-2',
    'repair-json-ld-3',
    'repair-json-ld-1',
  ]);
});

test('what one text repairs is one finding, with the points of all that ask for it', () => {
  const questions = '<h1>Questions</h1><h2>How long?</h2><p>Short.</p><h2>How often?</h2><p>Often.</p>';
  const at = (head: string) => audit(head, `<main>${questions}</main>`, 'https://example.com/faq');
  const absent = at('');
  expect(found('schema-main-type', absent)).toEqual([['add-type', ['FAQPage'], 26, 0]]);
  expect(found('schema-faq', absent)).toEqual([]);
  const incomplete = at(script({ '@type': 'FAQPage' }));
  expect(found('schema-main-type', incomplete)).toEqual([['complete-type', ['FAQPage'], 13, 3]]);
  expect(found('schema-faq', incomplete)).toEqual([]);
  expect(incomplete.result.fixes.find(({ id }) => id === 'complete-faq-page')?.description).toContain(
    'in JSON-LD block 1 at line 3, column ',
  );
  expect(incomplete.evidence.fixes['complete-faq-page']?.parts).toEqual(['mainType', 'faq']);
  const tags = at('<meta property="og:title" content="Questions">');
  expect(found('schema-open-graph', tags)).toEqual([
    ['complete-open-graph', [], 5, 0],
    ['add-og-image', [], 5, 0],
  ]);
  expect(found('schema-og-addresses', tags)).toEqual([]);
});

test('a fault of structured data is told once: with its repair, or by itself with its place', () => {
  const { evidence } = audit(
    `${script({ '@type': 'Organization', name: 'A', naem: 'B' })}\n<script type="application/ld+json">{"name":"A",}</script>\n${script({ '@type': 'Wibblewobble' })}\n<script type="application/ld+json">{"@type":"Person","name":"A"}</script>`,
  );
  const own = evidence.findings.filter(({ rule }) => rule === 'structured-data-faults');
  expect(own.map(({ code, place, severity }) => [code, place.line, severity])).toEqual([
    ['json.trailing-comma', 4, 'medium'],
    ['type.unknown', 5, 'low'],
    ['property.unknown', 3, 'info'],
  ]);
  expect(evidence.problems).toContainEqual(
    expect.objectContaining({
      code: 'property.unknown',
      data: { written: 'naem', meant: 'name' },
      detail: own.find(({ code }) => code === 'property.unknown')?.message,
    }),
  );
  expect(evidence.problems.map(({ code }) => code)).toContain('context.missing');
  expect(found('schema-repairs', audit('', '', '')).length).toBe(0);
  expect(evidence.fixes['repair-json-ld-4']).toMatchObject({ place: 'block', line: 6 });
});

test('no text holds the code of a fault', () => {
  const { evidence, result } = audit(
    `<script type="application/ld+json">{"@type":"Person","name":"A",}</script>${script({ '@type': 'Wibble', naem: '{{ a }}' })}`,
  );
  const texts = [
    ...evidence.findings.flatMap(({ title, message, fix }) => [title, message, fix]),
    ...result.fixes.flatMap(({ title, description }) => [title, description]),
  ];
  expect(texts.filter((text) => /\b(?:json|context|type|property|text)\.[a-z]/.test(text))).toEqual([]);
  expect(texts.filter((text) => /[{}]\w|\[|\]| {2}|\.\./.test(text.replaceAll('{{ a }}', '')))).toEqual([]);
});
