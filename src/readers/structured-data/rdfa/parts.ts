/** What the attributes of one element say in RDFa 1.1 (HTML+RDFa 1.1, section 3.1). */
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import { attributeValue, hasAttribute } from '../../html/attributes.ts';
import type { Tag } from '../../html/handler.ts';
import { resolved, type ScannedPage } from '../scanned-page.ts';
import type { Relation } from './graph.ts';
import { expandResource, expandToken, RDFA_PATTERN, type RdfaNames } from './names.ts';
import { tokens } from '../tokens.ts';
import { readTypeof, type VocabFault } from './types.ts';

/** What names mean on an element. */
export interface NamesInForce {
  readonly names: RdfaNames;
  readonly vocabFault: VocabFault | null;
}

/** What the attributes of one element say; missing ones are `null`. */
export interface ElementParts {
  readonly about: string | null;
  /** resource, else href, else src. */
  readonly target: string | null;
  readonly types: readonly string[];
  readonly isTyped: boolean;
  readonly isPattern: boolean;
  readonly properties: readonly string[];
  readonly hasProperty: boolean;
  readonly relations: readonly Relation[];
  readonly hasRelation: boolean;
  readonly content: string | null;
  readonly datatype: string | null;
}

/** Reads the attributes of one element, names resolved. */
export function partsOf(page: ScannedPage, tag: Tag, { names, vocabFault }: NamesInForce): ElementParts {
  const named = (value: string | null): string | null =>
    value === null ? null : expandResource(page, names, value);
  const link = attributeValue(tag, ATTRIBUTE.href) ?? attributeValue(tag, ATTRIBUTE.src);
  const property = attributeValue(tag, ATTRIBUTE.property);
  const hasProperty = property !== null;
  const relations = relationsOf(tag, names, hasProperty);
  const typed = attributeValue(tag, ATTRIBUTE.typeof);
  return {
    about: named(attributeValue(tag, ATTRIBUTE.about)),
    target: named(attributeValue(tag, ATTRIBUTE.resource)) ?? (link === null ? null : resolved(page, link)),
    types: typed === null ? [] : readTypeof(page, tag, typed, names, vocabFault),
    isTyped: typed !== null,
    isPattern: tokens(typed).some((token) => expandToken(names, token) === RDFA_PATTERN),
    properties: tokens(property).flatMap((token) => expandToken(names, token) ?? []),
    hasProperty,
    relations,
    hasRelation:
      relations.length > 0 ||
      (!hasProperty && (hasAttribute(tag, ATTRIBUTE.rel) || hasAttribute(tag, ATTRIBUTE.rev))),
    content: attributeValue(tag, ATTRIBUTE.content),
    datatype: attributeValue(tag, ATTRIBUTE.datatype),
  };
}

/** Beside a property, words of rel and rev without a colon are HTML's own and do not count (HTML+RDFa 3.1, 7). */
function relationsOf(tag: Tag, names: RdfaNames, hasProperty: boolean): Relation[] {
  const read = (list: string | null, isReverse: boolean): Relation[] =>
    tokens(list)
      .filter((token) => !hasProperty || token.includes(':'))
      .flatMap((token) => {
        const name = expandToken(names, token);
        return name === null ? [] : [{ name, isReverse }];
      });
  return [
    ...read(attributeValue(tag, ATTRIBUTE.rel), false),
    ...read(attributeValue(tag, ATTRIBUTE.rev), true),
  ];
}
