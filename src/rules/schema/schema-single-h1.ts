import { BLANK } from '../../readers/structured-data/texts.ts';
import { seenMainHeadings } from '../../facts/text/main-heading.ts';
import { headingTag } from '../../fixes/head-tags.ts';
import { fail, partly, pass, type Fail } from '../rule.ts';

import { SOURCES } from '../sources.ts';
import { blanksIn, CUT, FILL_IN, schemaRule, type FixPlace } from './schema-rule.ts';
import type { SchemaSubject } from './subject.ts';

/** Headings of one page whose change is shown. */
const MAX_SURPLUS = 10;

const TO_H2 =
  '[, turn {others|other h1|other h1 elements} into h2][, and remove {rest|h1|h1 elements} without text of {rest:its|their} own]';

export const schemaSingleH1 = schemaRule({
  id: 'schema-single-h1',
  area: 'understand',
  title: 'One h1 names the topic of the page',
  why: 'Crawlers read headings, and take the h1 for the topic of the text.',
  source: SOURCES.writesonicElements,
  grade: 'strong',
  part: 'singleH1',

  severity: 'medium',
  effort: 'template',
  faults: {
    'add-h1': {
      message: 'The page has no h1 that readers see',
      fix: `Put an h1 that names the topic at the start of the content[, inside the {landmark} element]${FILL_IN}`,
    },
    'keep-one-h1': {
      title: 'The page has several h1 elements',
      message: 'The page has {count} h1 elements',
      fix: `Keep the h1 that names the topic of the page${TO_H2}`,
    },
    'make-one-h1': {
      title: 'The page has several h1 elements, and none of them names its topic',
      message: 'The page has {count} h1 elements, and none of them names its topic',
      fix: `Make one h1 that names the topic of the page${TO_H2}${FILL_IN}`,
    },
  },

  evaluate(subject) {
    const texts = seenMainHeadings(subject.page);
    // A second one may be in the part of the page that did not arrive.
    if (texts.length === 1) return subject.page.response.truncated === null ? pass : CUT;
    if (texts.length > 1) return surplus(subject, texts);
    const place = placeOf(subject);
    const paste = headingTag(subject.name);
    const landmark = place === 'main' || place === 'article' ? place : '';
    return fail('add-h1', { landmark, blanks: blanksIn(paste) }, { paste });
  },

  fixOf: ({ code }, subject) =>
    code === 'add-h1' ? { place: placeOf(subject) } : { id: 'keep-one-h1', place: 'edit' },

  examples: {
    pass: [
      '<h1>Descaling</h1>',
      '<h1>Descaling</h1><h1></h1>',
      '<h1>Descaling</h1><h1 hidden>Menu</h1>',
      '<h1>Descaling</h1><template><h1>Rinsing</h1></template>',
    ],
    fail: ['<p>Text</p>', '<h1></h1>', '<main><p>Descaling takes a quarter of an hour.</p></main>'],
    unknown: [{ html: '<h1>Descaling</h1>', truncated: 'size' }],
    partly: [
      '<title>Descaling</title><h1>Descaling</h1><h1>Rinsing</h1>',
      '<title>All kettles of today</title><header><h1>Example</h1><h1>Shop</h1></header><main><h2>All kettles of today</h2></main>',
    ],
  },
});

/** Before the main text, inside the landmark that holds it: outside it would be no part of the content. */
function placeOf({ page: { main } }: SchemaSubject): FixPlace {
  return main.source === 'role-main' || main.words === 0 ? 'edit' : main.source;
}

/** The h1 that names the page stays, or is made where none does; the others with a text of their own become h2. */
function surplus(
  { page, name }: SchemaSubject,
  texts: readonly string[],
): Fail<'keep-one-h1' | 'make-one-h1'> {
  const kept = name.startsWith(BLANK) ? (texts[0] ?? name) : name;
  const isThere = texts.includes(kept);
  const others = [...new Set(texts)].filter((text) => text !== kept);
  const lines = [headingTag(kept), ...others.slice(0, MAX_SURPLUS).map((text) => headingTag(text, 2))];
  const paste = lines.join('\n');
  return partly(
    1 / 2,
    isThere ? 'keep-one-h1' : 'make-one-h1',
    {
      count: texts.length,
      others: others.length,
      rest: page.counts.headings.h1 - others.length - Number(isThere),
      blanks: blanksIn(paste),
    },
    { paste },
  );
}
