/** Fixes of structured data that does not count because it is written wrong. */
import type { Fix } from '../../contract/index.ts';
import { SCHEMA_TYPES } from '../../catalog/schema-types.ts';
import type { StructuredRepair } from '../../facts/structured-data/model.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import { scriptElement } from '../../fixes/json-ld.ts';
import { proposal, type Proposal } from './proposal.ts';
import { partsThatWant } from './states.ts';
import type { SchemaSubject } from './subject.ts';

/** Repairs given as fixes; the first ones show what to look for. */
const MAX_REPAIRS = 50;

/** Broken blocks set right, and start tags that miss schema.org. Ids count the blocks and tags of the page. */
export function repairProposals(subject: SchemaSubject): Proposal[] {
  const { repairs } = subject.page.structuredData;
  return repairs.slice(0, MAX_REPAIRS).map((repair, index) => repairProposal(subject, repair, index));
}

const HIGH_VALUE = SCHEMA_TYPES.filter(({ highValue }) => highValue === true).map(({ type }) => type);

function repairProposal(subject: SchemaSubject, repair: StructuredRepair, index: number): Proposal {
  const { problems } = subject.page.structuredData;
  const { block, line, column, types, counted } = repair;
  const isStray = block === -1 && /^[{[]/.test(repair.code);
  const isTag = block === -1 && !isStray;
  const fault = problems.find((problem) => problem.line === line && problem.column === column);
  const names = types.slice(0, 10).join(', ');
  const isPart = counted.length > 0;
  const gained = types.filter((type) => !counted.includes(type));
  const what = isTag ? 'Markup' : isStray ? 'A script' : `JSON-LD block ${block + 1}`;
  const fix: Fix = {
    id: isTag
      ? `repair-markup-${index + 1}`
      : isStray
        ? `repair-script-type-${index + 1}`
        : `repair-json-ld-${block + 1}`,
    severity: HIGH_VALUE.some((type) => hasType(gained, type)) ? 'high' : 'medium',
    title: `${what} ${isPart ? 'counts only in part' : 'does not count'}: ${fault?.detail ?? 'it is written wrong'}`,
    description: `Line ${line}, column ${column}: ${fault?.code ?? 'fault'}. Engines read ${isPart ? 'only what is right in it' : 'nothing of it'}. Set right it gives ${names}. Put this in its place.`,
    code: isTag ? repair.code : scriptElement(repair.code.replaceAll('<', '\\u003c')),
  };
  return { ...proposal(fix, isTag ? 'tag' : 'block', partsThatWant(subject, types)), line, column };
}
