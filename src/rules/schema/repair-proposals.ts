/** Fixes of structured data that does not count because it is written wrong. */
import type { Fix } from '../../contract/index.ts';
import { SCHEMA_TYPES } from '../../catalog/schema-types.ts';
import type { StructuredRepair } from '../../facts/structured-data/model.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import { safeJson, scriptElement } from '../../fixes/json-ld.ts';
import { proposal, type Proposal } from './proposal.ts';
import { partsThatWant } from './states.ts';
import type { SchemaSubject } from './subject.ts';

/** Repairs given as fixes; the first ones show what to look for. */
const MAX_REPAIRS = 50;
/** Types that a fix names. */
const MAX_NAMED = 10;

/** Broken blocks set right, and start tags that miss schema.org. Ids count the blocks and tags of the page. */
export function repairProposals(subject: SchemaSubject): Proposal[] {
  const { repairs } = subject.page.structuredData;
  return repairs.slice(0, MAX_REPAIRS).map((repair, index) => repairProposal(subject, repair, index));
}

const HIGH_VALUE = SCHEMA_TYPES.filter(({ highValue }) => highValue === true).map(({ type }) => type);

/** What is set right: a JSON-LD block, a script whose type hides that it is one, or a start tag. */
type Repaired = 'block' | 'script' | 'tag';

function repairedKind({ block, code }: StructuredRepair): Repaired {
  if (block !== -1) return 'block';
  return /^[{[]/.test(code) ? 'script' : 'tag';
}

const FIX_NAMES: Readonly<Record<Repaired, string>> = {
  block: 'repair-json-ld',
  script: 'repair-script-type',
  tag: 'repair-markup',
};

function repairProposal(subject: SchemaSubject, repair: StructuredRepair, index: number): Proposal {
  const { problems } = subject.page.structuredData;
  const { block, line, column, types, counted, code } = repair;
  const kind = repairedKind(repair);
  const number = (kind === 'block' ? block : index) + 1;
  const what = { block: `JSON-LD block ${number}`, script: 'A script', tag: 'Markup' }[kind];
  const fault = problems.find((problem) => problem.line === line && problem.column === column);
  const isPart = counted.length > 0;
  const gained = types.filter((type) => !counted.includes(type));
  const fix: Fix = {
    id: `${FIX_NAMES[kind]}-${number}`,
    severity: HIGH_VALUE.some((type) => hasType(gained, type)) ? 'high' : 'medium',
    title: `${what} ${isPart ? 'counts only in part' : 'does not count'}: ${fault?.detail ?? 'it is written wrong'}`,
    description: `Line ${line}, column ${column}: ${fault?.code ?? 'fault'}. Engines read ${isPart ? 'only what is right in it' : 'nothing of it'}. Set right it gives ${types.slice(0, MAX_NAMED).join(', ')}. Put this in its place.`,
    code: kind === 'tag' ? code : scriptElement(safeJson(code)),
  };
  return { ...proposal(fix, kind === 'tag' ? 'tag' : 'block', partsThatWant(subject, types)), line, column };
}
