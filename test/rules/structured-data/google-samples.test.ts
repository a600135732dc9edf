import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';
import { validateStructuredData } from '../../../src/rules/structured-data/validate.ts';
import { corpusFolder } from '../../corpus.ts';

interface Sample {
  readonly id: string;
  readonly set: 'google-doc' | 'google-doc-mutant';
  readonly html: string;
  readonly requiredMissing: readonly { readonly type: string; readonly property: string }[];
}

const folder = corpusFolder();
const samples: Sample[] =
  folder === null
    ? []
    : readFileSync(join(folder, 'schema/google-samples.jsonl'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));

const errorsOf = ({ html }: Sample) =>
  validateStructuredData(
    readStructuredData(html, { url: 'https://example.com/page' }),
    'https://example.com/page',
  )
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ type, property }) => ({ type, property }));

test.runIf(folder !== null)("Google's own samples lack nothing that Google requires", () => {
  const originals = samples.filter(({ set }) => set === 'google-doc');
  const wrong = originals.map((sample) => ({ id: sample.id, errors: errorsOf(sample) }));
  expect(wrong.filter(({ errors }) => errors.length > 0)).toEqual([]);
});

test.runIf(folder !== null)('a required property taken out is missed', () => {
  const mutants = samples.filter(({ set }) => set === 'google-doc-mutant');
  const wrong = mutants.flatMap((sample) => {
    const errors = errorsOf(sample);
    const isCaught = sample.requiredMissing.every(({ type, property }) =>
      errors.some((error) => error.type === type && error.property === property),
    );
    return isCaught ? [] : [{ id: sample.id, errors, wanted: sample.requiredMissing }];
  });
  expect(wrong).toEqual([]);
});
