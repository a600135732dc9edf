/** Structured data that a page lacks, made of what the page says. */
import { ruleOf } from '../structured-data/type-rules.ts';
import type { JsonNode } from '../../fixes/graph-source.ts';
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
import type { Occurrence } from '../rule.ts';
import { GOOGLE_WORDS, googleData } from './google-data.ts';
import { blanksIn, FILL_IN } from './schema-rule.ts';
import type { SchemaSubject } from './subject.ts';

/** The words of every fault that {@link addition} finds. */
export const ADDITION_WORDS = {
  effort: 'template',
  message: 'The page has no {type} data',
  fix: `Put {type} data into the head element${GOOGLE_WORDS}[. The page does not state {unstated}: add what you know]${FILL_IN}`,
} as const;

/** What engines look for in data of a type; a page that does not state it gets data without it. */
const LOOKED_FOR: Readonly<Record<string, readonly string[]>> = {
  Article: ['author', 'datePublished', 'image'],
  Organization: ['logo'],
};

/** Data of a type that the page lacks, with the text to paste. */
export function addition<Code extends string>(
  subject: SchemaSubject,
  code: Code,
  type: string,
): Occurrence<Code> {
  const node = nodeOf(subject, type);
  const paste = graphScript(node);
  return {
    code,
    data: {
      type,
      unstated: (LOOKED_FOR[type] ?? []).filter((property) => node[property] === ''),
      ...googleData(type),
      blanks: blanksIn(paste),
    },
    about: [type],
    paste,
  };
}

function nodeOf(subject: SchemaSubject, type: string): JsonNode {
  switch (type) {
    case 'Organization':
      return organizationNode(subject);
    case 'WebSite':
      return websiteNode(subject);
    case 'Article':
      return articleNode(subject);
    case 'Product':
      return productNode(subject);
    case 'FAQPage':
      return subject.questions.length === 0 ? typedOf(subject, type) : faqNode(subject, subject.questions);
    case 'HowTo':
      return subject.steps === null
        ? typedOf(subject, type)
        : howToNode(subject, subject.steps.name, subject.steps.steps);
    case 'BreadcrumbList':
      return breadcrumbNode(subject);
    default:
      return typedOf(subject, type);
  }
}

function typedOf(subject: SchemaSubject, type: string): JsonNode {
  const rule = ruleOf(type);
  return typedNode(subject, type, [
    ...(rule?.required ?? []),
    ...(rule?.oneOf ?? []).flatMap((group) => group.slice(0, 1)),
  ]);
}
