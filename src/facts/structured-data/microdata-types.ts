/** What itemtype counts for, and the types that miss schema.org by a little. */
import type { Tag } from '../html/handler.ts';
import { addFinding, type PagePlace } from './page-place.ts';
import { schemaName } from './schema-names.ts';
import { startTag } from './start-tags.ts';
import { didYouMeanClass, isClass } from './vocabulary.ts';

/** The counted type of one itemtype token; reports those that mean schema.org and miss it. */
export function typeOf(page: PagePlace, tag: Tag, token: string): string | null {
  const name = schemaName(token);
  if (name !== null && isClass(name)) return name;
  if (name !== null) {
    const meant = didYouMeanClass(name, page.budget);
    page.unknownTypes.add(name.slice(0, 200));
    addFinding(page, {
      code: 'type.unknown',
      severity: 'error',
      at: tag.from,
      detail: `schema.org has no type ${name.slice(0, 100)}${meant === null ? '' : `: ${meant} is near`}`,
    });
    if (meant !== null) repairType(page, tag, token, meant);
    return null;
  }
  if (/^https?:\/\/(?:www\.)?data-vocabulary\.org\//i.test(token))
    addFinding(page, {
      code: 'microdata.data-vocabulary',
      severity: 'warning',
      at: tag.from,
      detail: 'data-vocabulary.org was retired in 2020; schema.org took its place',
    });
  else if (!token.includes(':')) reportRelative(page, tag, token);
  return null;
}

function reportRelative(page: PagePlace, tag: Tag, token: string): void {
  const name = token.slice(token.lastIndexOf('/') + 1);
  if (!isClass(name)) return;
  addFinding(page, {
    code: 'microdata.relative-type',
    severity: 'error',
    at: tag.from,
    detail: `itemtype="${token.slice(0, 100)}" is no absolute address`,
  });
  repairType(page, tag, token, name);
}

function repairType(page: PagePlace, tag: Tag, token: string, name: string): void {
  const code = startTag(tag).replace(token, `https://schema.org/${name}`);
  page.repairs.push({ at: tag.from, types: new Set([name]), code });
}

/** Reports an itemtype on an element without itemscope, where it counts for nothing. */
export function reportMissingScope(page: PagePlace, tag: Tag, types: readonly string[]): void {
  addFinding(page, {
    code: 'microdata.itemtype-without-itemscope',
    severity: 'error',
    at: tag.from,
    detail: 'An itemtype counts only on an element with itemscope',
  });
  if (types.length === 0) return;
  const code = startTag(tag).replace(/\sitemtype/i, (match) => ` itemscope${match}`);
  page.repairs.push({ at: tag.from, types: new Set(types), code });
}
