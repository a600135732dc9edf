/** What itemtype counts for, and the types that miss schema.org by a little. */
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import { hasAttribute } from '../../html/attributes.ts';
import type { Tag } from '../../html/handler.ts';
import { addFinding, type ScannedPage } from '../scanned-page.ts';
import { SCHEMA_ADDRESS, schemaName } from '../schema-names.ts';
import { amendedTag } from '../start-tags.ts';
import { namesOf, reportUnknownType } from '../unknown-names.ts';
import { isClass } from '../vocabulary.ts';
import { attributeOfValue } from './element-values.ts';

/** One word of itemtype: the type it counts for, or the one it was meant to be. */
interface Reading {
  readonly token: string;
  readonly type: string | null;
  readonly meant: string | null;
}

/**
 * The counted types of an element with itemtype. Whatever is wrong with it, a missing itemscope included, is set
 * right by one repair: half of it would not count either.
 */
export function typesOf(page: ScannedPage, tag: Tag, tokens: readonly string[]): readonly string[] {
  if (tokens.length === 0) return [];
  const readings = tokens.map((token) => readToken(page, tag, token));
  const counted = readings.flatMap(({ type }) => type ?? []);
  const meant = readings.flatMap(({ meant }) => meant ?? []);
  const isItem = hasAttribute(tag, ATTRIBUTE.itemscope);
  if (!isItem && isPlainValue(page, tag)) return plainValue(page, tag);
  if (!isItem) reportMissingScope(page, tag);
  const gained = isItem ? meant : [...counted, ...meant];
  if (gained.length > 0) repairTypes(page, tag, readings, { gained, counted: isItem ? counted : [] });
  return counted;
}

function readToken(page: ScannedPage, tag: Tag, token: string): Reading {
  const name = schemaName(token);
  if (name !== null && isClass(name)) return { token, type: name, meant: null };
  return {
    token,
    type: null,
    meant: name === null ? reportMissed(page, tag, token) : reportUnknownType(page, tag, name),
  };
}

/** Reports a type that is retired, or that lacks the address of schema.org's; gives the one that the latter meant. */
function reportMissed(page: ScannedPage, tag: Tag, token: string): string | null {
  if (/^https?:\/\/(?:www\.)?data-vocabulary\.org\//i.test(token))
    addFinding(page, {
      code: 'microdata.data-vocabulary',
      severity: 'warning',
      at: tag.from,
    });
  const name = token.slice(token.lastIndexOf('/') + 1);
  if (token.includes(':') || !isClass(name)) return null;
  addFinding(page, {
    code: 'microdata.relative-type',
    severity: 'error',
    at: tag.from,
    ...namesOf(token, null),
  });
  return name;
}

function repairTypes(
  page: ScannedPage,
  tag: Tag,
  readings: readonly Reading[],
  { gained, counted }: { readonly gained: readonly string[]; readonly counted: readonly string[] },
): void {
  const value = readings
    .map(({ token, meant }) => (meant === null ? token : SCHEMA_ADDRESS + meant))
    .join(' ');
  const types = { id: ATTRIBUTE.itemtype, name: 'itemtype', value };
  const code = amendedTag(
    tag,
    hasAttribute(tag, ATTRIBUTE.itemscope)
      ? [types]
      : [{ id: ATTRIBUTE.itemscope, name: 'itemscope', value: '' }, types],
  );
  if (code !== null) page.tagRepairs.push({ at: tag.from, types: new Set(gained), counted, code });
}

/** A property whose value its start tag gives: as an item it would lose that value and have none of its own. */
function isPlainValue(page: ScannedPage, tag: Tag): boolean {
  return hasAttribute(tag, ATTRIBUTE.itemprop) && (attributeOfValue(page, tag) ?? '') !== '';
}

/** The value counts, and no type does. */
function plainValue(page: ScannedPage, tag: Tag): readonly string[] {
  addFinding(page, {
    code: 'microdata.itemtype-without-itemscope',
    severity: 'warning',
    at: tag.from,
  });
  return [];
}

function reportMissingScope(page: ScannedPage, tag: Tag): void {
  addFinding(page, {
    code: 'microdata.itemtype-without-itemscope',
    severity: 'error',
    at: tag.from,
  });
}
