/** Reports a type in the schema.org namespace that the vocabulary does not have, in microdata and in RDFa. */
import type { Tag } from '../html/handler.ts';
import { addFinding, type PagePlace } from './page-place.ts';
import { didYouMeanClass } from './vocabulary.ts';

/** Notes the name and the fault; gives the class that was most likely meant, `null` when none is near. */
export function reportUnknownType(page: PagePlace, tag: Tag, name: string): string | null {
  const meant = didYouMeanClass(name, page.budget);
  page.unknownTypes.add(name.slice(0, 200));
  addFinding(page, {
    code: 'type.unknown',
    severity: 'error',
    at: tag.from,
    detail: `schema.org has no type ${name.slice(0, 100)}${meant === null ? '' : `: ${meant} is near`}`,
  });
  return meant;
}
