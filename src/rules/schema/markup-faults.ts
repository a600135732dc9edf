/** The words for what is wrong with the elements that hold structured data: scripts, microdata and RDFa 1.1. */
import type { StructuredProblemCode } from '../../readers/structured-data/model.ts';
import { beyond, END_WITH_SLASH, ldJson, row, type FaultRow } from './fault-row.ts';

/** By code. */
export const MARKUP_FAULT_ROWS: Readonly<
  Record<Extract<StructuredProblemCode, `${'script' | 'json-ld' | 'microdata' | 'rdfa'}.${string}`>, FaultRow>
> = {
  'script.in-svg': row({
    severity: 'info',
    message: 'JSON-LD is inside of an svg or math element, where engines do not look for it',
    fix: 'Move the script element out of the drawing, into head or body',
    example: '<svg><script type="application/ld+json">{"@type":"Person"}</script></svg>',
  }),
  'script.src': row({
    name: 'JSON-LD in another file',
    severity: 'medium',
    message: 'JSON-LD is in another file, which engines do not fetch',
    fix: 'Put the JSON into the script element',
    example: '<script type="application/ld+json" src="/data.json"></script>',
  }),
  'script.wrong-type': row({
    name: 'a script type other than application/ld+json',
    severity: 'low',
    message: 'JSON-LD is in a script of another type, so engines do not read it',
    fix: 'Set the type of the script element to application/ld+json',
    example: '<script type="application/json">{"@context":"https://schema.org","name":"Alder"}</script>',
  }),
  'json-ld.too-much': beyond('The page has more JSON-LD than is read', {
    html: '…',
    repeated: [ldJson('{}'), 10_001],
  }),
  'microdata.data-vocabulary': row({
    severity: 'low',
    message: 'Markup uses data-vocabulary.org, which Google does not support since 2020-04-06',
    fix: 'Use the types of schema.org',
    example: '<div itemscope itemtype="http://data-vocabulary.org/Review"></div>',
  }),
  'microdata.itemref-without-target': row({
    severity: 'low',
    title: 'itemref names an id that the page does not have',
    message: 'itemref names the id "{written}", which the page does not have',
    fix: 'Name the id of an element of this page',
    example: '<div itemscope itemtype="https://schema.org/Person" itemref="nowhere"></div>',
  }),
  'microdata.itemtype-without-itemscope': row({
    name: 'an itemtype without itemscope',
    severity: 'low',
    message: 'An element has itemtype without itemscope, so no item begins there',
    fix: 'Add itemscope, or remove itemtype from an element that gives a plain value',
    example: '<meta itemprop="name" content="Ann" itemtype="https://schema.org/Person">',
  }),
  'microdata.relative-type': row({
    name: 'an itemtype that is not a whole address',
    severity: 'low',
    title: 'itemtype is not a whole address',
    message: 'The itemtype "{written}" is not a whole address',
    fix: 'Write https://schema.org/ before the name of the type',
    example: '<meta itemprop="name" content="Ann" itemtype="Person">',
  }),
  'microdata.too-much': beyond('The page has more microdata than is read', {
    html: '<div itemscope itemtype="https://schema.org/Person">…</div>',
    repeated: ['<p itemscope></p>', 100_000],
  }),
  'rdfa.missing-vocab': row({
    name: 'no vocab for its type',
    severity: 'medium',
    title: 'RDFa names no vocabulary',
    message: 'The typeof "{written}" has no vocabulary, so engines that read schema.org skip it',
    fix: 'Add vocab="https://schema.org/"',
    example: { html: '<div typeof="Person" title="…">', repeated: ['x', 10_000] },
  }),
  'rdfa.vocab-misspelt': row({
    name: 'a misspelt vocab',
    severity: 'medium',
    title: 'The vocabulary of RDFa is misspelt',
    message: 'The vocab "{written}" is misspelt',
    fix: 'Write vocab="https://schema.org/"',
    example: '<div vocab="https://shema.org/" typeof="Wibble"></div>',
  }),
  'rdfa.vocab-without-slash': row({
    name: 'a vocab without a slash at its end',
    severity: 'medium',
    title: 'The vocabulary of RDFa does not end with a slash',
    message: 'The vocab "{written}" does not end with a slash',
    fix: END_WITH_SLASH,
    example: '<div vocab="https://schema.org" typeof="Wibble"></div>',
  }),
  'rdfa.too-much': beyond('The page has more RDFa than is read', {
    html: '<div vocab="https://schema.org/">…</div>',
    repeated: ['<p typeof=Person></p>', 100_001],
  }),
};
