import { SCHEMA_TYPES } from '../../catalog/schema-types.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { StructuredProblem, StructuredRepair } from '../../readers/structured-data/model.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { safeJson, scriptElement } from '../../fixes/json-ld.ts';
import { failEach, type Fault, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';
import { isOurCut, STRUCTURED_NAMES } from './structured-faults.ts';
import { schemaRule } from './schema-rule.ts';
import { partsThatWant } from './wanted.ts';

/** Repairs given of one page; the first ones show what to look for. */
const MAX_REPAIRS = 50;

const HIGH_VALUE = SCHEMA_TYPES.filter(({ highValue }) => highValue === true).map(({ type }) => type);

const BLOCK = {
  effort: 'template',
  title: 'A block of JSON-LD is not read',
  message: 'Engines do not read {lost} in JSON-LD block {number}[: it has {fault@structured}][ ({written})]',
  fix: 'Replace the script element at line {line}, column {column} with the repaired one: it gives {types}',
} as const satisfies Omit<Fault, 'severity'>;

const SCRIPT = {
  effort: 'template',
  title: 'JSON-LD is in a script of another type',
  message: 'Engines do not read {lost} in a script[: it has {fault@structured}][ ({written})]',
  fix: BLOCK.fix,
} as const satisfies Omit<Fault, 'severity'>;

const MARKUP = {
  effort: 'template',
  title: 'Microdata or RDFa is not read',
  message:
    'Engines do not read {lost} in the markup of the page[: a start tag has {fault@structured}][ ({written})]',
  fix: 'Replace the start tag at line {line}, column {column} with the repaired one: it gives {types}',
} as const satisfies Omit<Fault, 'severity'>;

const script = (json: string, type = 'application/ld+json'): string =>
  `<script type="${type}">${json}</script>`;

export const schemaRepairs = schemaRule({
  id: 'schema-repairs',
  area: 'understand',
  title: 'Structured data is written so that engines read it',
  why: 'Engines read nothing of a block with one wrong character, and nothing of data that does not lead to schema.org.',
  source: SOURCES.googleSdPolicies,
  grade: 'vendor',
  reads: 'present',
  subsumes: ['schema-valid'],

  // Types of high value weigh more. The documented id counts: `repair-json-ld-2` is the repair of the second block.
  faults: {
    'repair-json-ld': { severity: 'high', ...BLOCK },
    'repair-json-ld-minor': { severity: 'medium', ...BLOCK },
    'repair-script-type': { severity: 'high', ...SCRIPT },
    'repair-script-type-minor': { severity: 'medium', ...SCRIPT },
    'repair-markup': { severity: 'high', ...MARKUP },
    'repair-markup-minor': { severity: 'medium', ...MARKUP },
  },

  evaluate: ({ page }) =>
    failEach(
      page.structuredData.repairs.slice(0, MAX_REPAIRS).flatMap((repair, index) => {
        const fault = repairedFault(page, repair);
        return isOurCut(page, fault?.code) ? [] : [repairOf(repair, fault, index)];
      }),
    ),

  fixOf: ({ code, about = [], data }, subject) => ({
    id: `${code.replace(MINOR, '')}-${about[0] ?? ''}`,
    place: code.startsWith('repair-markup') ? 'tag' : 'block',
    parts: partsThatWant(subject, typesIn(data['types'])),
  }),

  examples: {
    pass: [script('{"@context":"https://schema.org","@type":"Product","name":"Kettle"}'), '<p>Text</p>'],
    fail: [
      script('{"@context":"https://schema.org","@type":"Product","name":"Kettle",}'),
      script('{"@type":"Event","name":"Fair"}'),
      script('{"@context":"https://schema.org","@type":"Product","name":"Kettle"}', 'application/json'),
      script('{"@context":"https://schema.org","@type":"Event","name":"Fair"}', 'application/json'),
      '<div itemscope itemtype="Product"><b itemprop="name">Kettle</b></div>',
      '<div vocab="https://schema.org" typeof="Event"><b property="name">Fair</b></div>',
    ],
  },
});

const MINOR = /-minor$/;

/** What is set right: a JSON-LD block, a script whose type hides that it is one, or a start tag. */
type Repaired = 'repair-json-ld' | 'repair-script-type' | 'repair-markup';

type RepairCode = Repaired | `${Repaired}-minor`;

function kindOf({ block, code }: StructuredRepair): Repaired {
  if (block !== -1) return 'repair-json-ld';
  return /^[{[]/.test(code) ? 'repair-script-type' : 'repair-markup';
}

const repairedFault = (
  { structuredData: { problems } }: PageFacts,
  { line, column }: StructuredRepair,
): StructuredProblem | undefined =>
  problems.find((one) => one.line === line && one.column === column && one.repaired === true);

function repairOf(
  repair: StructuredRepair,
  fault: StructuredProblem | undefined,
  index: number,
): Occurrence<RepairCode> {
  const { block, line, column, types, counted, code } = repair;
  const kind = kindOf(repair);
  const number = (block === -1 ? index : block) + 1;
  const gained = types.filter((type) => !counted.includes(type));
  return {
    code: HIGH_VALUE.some((type) => hasType(gained, type)) ? kind : `${kind}-minor`,
    data: {
      number,
      line,
      column,
      lost: gained.length === 0 ? types : gained,
      types,
      fault: fault !== undefined && Object.hasOwn(STRUCTURED_NAMES, fault.code) ? fault.code : '',
      written: shown(fault?.data['written'] ?? ''),
    },
    line,
    column,
    paste: kind === 'repair-markup' ? code : scriptElement(safeJson(code)),
    about: [String(number)],
  };
}

function typesIn(value: string | number | readonly string[] | undefined): readonly string[] {
  return typeof value === 'object' ? value : [];
}
