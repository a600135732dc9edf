/** Reports types and properties in the schema.org namespace that the vocabulary does not have. */
import { storableText } from '../../values/wording.ts';
import type { Tag } from '../html/handler.ts';
import type { Finding } from './graph.ts';
import { addFinding, addUnknownType, type ScannedPage } from './scanned-page.ts';
import { detached, excerpt } from './texts.ts';
import { didYouMeanClass, didYouMeanProperty, isProperty, type SpellingBudget } from './vocabulary.ts';

/** Notes the name of a type in microdata or RDFa and the fault; gives the class that was most likely meant, `null` when none is near. */
export function reportUnknownType(page: ScannedPage, tag: Tag, name: string): string | null {
  const meant = didYouMeanClass(name, page.budget);
  addUnknownType(page, name);
  addFinding(page, {
    code: 'type.unknown',
    severity: 'error',
    at: tag.from,
    ...namesOf(name, meant),
  });
  return meant;
}

/** Properties named of one block, or of all markup of a page; the first ones show what to look for. */
export const MAX_UNKNOWN_PROPERTIES = 10;

/** Notes the name of a property in microdata or RDFa that engines ignore, once. `null` is no name of schema.org. */
export function reportUnknownProperty(page: ScannedPage, tag: Tag, name: string | null): void {
  if (name === null || page.unknownProperties.size >= MAX_UNKNOWN_PROPERTIES) return;
  if (page.unknownProperties.has(name)) return;
  const unknown = unknownProperty(name, page.budget);
  if (unknown === null) return;
  page.unknownProperties.add(name);
  addFinding(page, { code: 'property.unknown', severity: 'info', at: tag.from, ...unknown });
}

/** What is to be said of a property in the schema.org namespace; `null` when the vocabulary has it. */
export function unknownProperty(
  name: string,
  budget: SpellingBudget,
): Pick<Finding, 'written' | 'meant'> | null {
  // Actions state what they need and give by these endings (schema.org, actions).
  if (isProperty(name) || /-(?:input|output)$/.test(name)) return null;
  return namesOf(name, didYouMeanProperty(name, budget));
}

/** A name as the page writes it, and the one of the vocabulary that is near, where one is. */
export function namesOf(name: string, meant: string | null): Pick<Finding, 'written' | 'meant'> {
  return { written: detached(storableText(excerpt(name))), ...(meant !== null && { meant }) };
}
