/** Fixes that add structured data which fits the page. */
import type { Fix } from '../../contract/index.ts';
import { profilesElsewhere } from '../../facts/identity/profiles.ts';
import { ruleOf } from '../../facts/structured-data/rules/rules.ts';
import { blank, type JsonNode } from '../../fixes/graph-source.ts';
import {
  articleNode,
  breadcrumbNode,
  faqNode,
  graphScript,
  howToNode,
  organizationNode,
  typedNode,
  websiteNode,
} from '../../fixes/json-ld.ts';
import { productNode } from '../../fixes/product-node.ts';
import { listed } from '../../wording.ts';
import { kebabCase } from '../topics/schema-fixes.ts';
import { namedFix, proposal, type Proposal } from './proposal.ts';
import { hasOrWillHave, partsThatWant, partStates, wantedTypes } from './states.ts';
import type { SchemaSubject } from './subject.ts';

/** Said of every type: what it can and cannot do (Google, "AI features and your website", 2026-06). */
const HONESTLY =
  'Google does not require structured data for its AI features; it helps engines that index the page to tell who and what it is about.';

const FAQ_TRUTH =
  'Google has shown no FAQ result for any site since 2026-05-07; the markup stays valid and other engines may read it.';

const HOW_TO_TRUTH =
  'Google has shown no how-to result since 2023-09-13; the markup stays valid and other engines may read it.';

interface Addition {
  readonly severity: Fix['severity'];
  readonly why: string;
  readonly node: JsonNode;
}

/** What a page gets that lacks a type: why, and the data made of what it says. */
function additionOf(subject: SchemaSubject, type: string): Addition {
  const severity = 'medium';
  switch (type) {
    case 'Organization':
      return {
        severity: 'high',
        why: 'It ties the name of the brand to one address, logo and set of profiles.',
        node: organizationNode(subject),
      };
    case 'WebSite':
      return { severity, why: 'Google takes the name of the site from it.', node: websiteNode(subject) };
    case 'Article':
      return {
        severity,
        why: 'It states headline, author and dates in one place.',
        node: articleNode(subject),
      };
    case 'Product':
      return {
        severity,
        why: 'It states the name of the product and its offer.',
        node: productNode(subject),
      };
    case 'FAQPage':
      return { severity, why: FAQ_TRUTH, node: faqOf(subject) };
    case 'HowTo':
      return { severity, why: HOW_TO_TRUTH, node: howToOf(subject) };
    case 'BreadcrumbList':
      return {
        severity: 'low',
        why: 'It shows where the page stands in the site.',
        node: breadcrumbNode(subject),
      };
    default:
      return {
        severity,
        why: `It says what this ${type} is.${ruleOf(type)?.google.status === 'none' ? ' Google has no result of its own for it.' : ''}`,
        node: typedOf(subject, type),
      };
  }
}

function faqOf(subject: SchemaSubject): JsonNode {
  return subject.questions.length === 0 ? typedOf(subject, 'FAQPage') : faqNode(subject, subject.questions);
}

function howToOf(subject: SchemaSubject): JsonNode {
  return subject.steps === null
    ? typedOf(subject, 'HowTo')
    : howToNode(subject, subject.steps.name, subject.steps.steps);
}

function typedOf(subject: SchemaSubject, type: string): JsonNode {
  const rule = ruleOf(type);
  return typedNode(subject, type, [
    ...(rule?.required ?? []),
    ...(rule?.oneOf ?? []).flatMap((group) => group.slice(0, 1)),
  ]);
}

/** Types to add, each once: of those that are asked of the page the first, and how-to data for visible steps. */
function missingTypes(subject: SchemaSubject): ReadonlySet<string> {
  const isThere = (type: string) => hasOrWillHave(subject, type);
  const missing = new Set<string>();
  for (const types of wantedTypes(subject).values()) {
    const [first] = types;
    if (first !== undefined && !types.some(isThere)) missing.add(first);
  }
  const isTold = ['HowTo', 'Article'].some((type) => isThere(type) || missing.has(type));
  return subject.steps === null || isTold ? missing : missing.add('HowTo');
}

/** What engines look for in data of a type; a page that does not state it gets data without it. */
const LOOKED_FOR: Readonly<Record<string, readonly string[]>> = {
  Article: ['author', 'datePublished', 'image'],
  Organization: ['logo'],
};

/** What only the owner can add, empty when nothing is left out. */
function unstated(type: string, node: JsonNode): string {
  const lacks = (LOOKED_FOR[type] ?? []).filter((property) => node[property] === '');
  return lacks.length === 0 ? '' : ` The page does not state ${listed(lacks)}: add what you know.`;
}

function additionProposal(subject: SchemaSubject, type: string): Proposal {
  const { severity, why, node } = additionOf(subject, type);
  const fix: Fix = {
    id: `add-${kebabCase(type)}`,
    severity,
    title: `The page has no ${type} data`,
    description: `${why} ${HONESTLY}${unstated(type, node)}`,
    code: graphScript(node),
  };
  return proposal(fix, 'head', partsThatWant(subject, [type]));
}

/** Fixes that add structured data. */
export function additionProposals(subject: SchemaSubject): Proposal[] {
  const added = [...missingTypes(subject)].map((type) => additionProposal(subject, type));
  return [...added, ...profileProposals(subject)];
}

function profileProposals(subject: SchemaSubject): Proposal[] {
  if (partStates(subject).profiles === 'earned') return [];
  const known = profilesElsewhere(subject.page.finalUrl, subject.identity.sameAs);
  const node = {
    ...organizationNode(subject),
    sameAs: [...known, blank('address of a profile'), blank('address of another one')].slice(0, 2),
  };
  const fix = namedFix('add-profiles', {
    severity: 'low',
    title: `The page names ${known.length} of at least 2 profiles of its owner`,
    description:
      'Addresses of the same owner elsewhere (Wikidata, LinkedIn, GitHub and the like) in sameAs show who the brand is.',
    code: graphScript(node),
  });
  return [proposal(fix, 'head', ['profiles'])];
}
