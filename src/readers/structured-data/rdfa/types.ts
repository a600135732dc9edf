/** What typeof counts for, and the vocabularies that miss schema.org by a character. */
import type { Tag } from '../../html/handler.ts';
import { spaceSeparated } from '../../../values/space-separated.ts';
import { addFinding, type ScannedPage } from '../scanned-page.ts';
import { expandToken, type RdfaNames } from './names.ts';
import { contextKind, isNamespaceWithoutSlash, SCHEMA_ADDRESS, schemaName } from '../schema-names.ts';
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import { amendedTag } from '../start-tags.ts';
import { namesOf, reportUnknownType } from '../unknown-names.ts';
import { isClass } from '../vocabulary.ts';

/** A vocab attribute that is not schema.org's but wants to be: collects the types it keeps from counting. */
export interface VocabFault {
  readonly types: Set<string>;
}

/** What a vocab attribute is to say. */
const SCHEMA_VOCAB = { id: ATTRIBUTE.vocab, name: 'vocab', value: SCHEMA_ADDRESS } as const;

/** Reports a vocab that misses schema.org, `null` for any other. */
export function vocabOf(page: ScannedPage, tag: Tag, vocab: string): VocabFault | null {
  const isCut = isNamespaceWithoutSlash(vocab);
  const kind = contextKind(vocab);
  const isNear = kind === 'relative' || kind === 'misspelt' || /^\/\/(?:www\.)?schema\.org\/?$/i.test(vocab);
  if (vocab === '' || (!isCut && !isNear)) return null;
  const types = new Set<string>();
  addFinding(page, {
    code: isCut ? 'rdfa.vocab-without-slash' : 'rdfa.vocab-misspelt',
    severity: 'error',
    at: tag.from,
    ...namesOf(vocab, null),
  });
  const code = amendedTag(tag, [SCHEMA_VOCAB]);
  if (code !== null) page.tagRepairs.push({ at: tag.from, types, counted: [], code });
  return { types };
}

/** A word that is none of MediaWiki's own vocabulary. */
const OTHER_WORD = /(?:^|\s)(?!mw:)/;

/**
 * Whether a typeof makes a page one with RDFa. MediaWiki marks every picture of its pages `typeof="mw:File"` and keeps
 * the prefix to itself (mediawiki.org, Specs/HTML 2.8.0, "RDFa structures", read 2026-11): to read a page for that alone
 * took a second scan of each.
 */
export function mayType(value: string | null): boolean {
  return value !== null && OTHER_WORD.test(value);
}

/** The counted types of one typeof attribute. */
export function readTypeof(
  page: ScannedPage,
  tag: Tag,
  attribute: string,
  names: RdfaNames,
  fault: VocabFault | null,
): string[] {
  const counted: string[] = [];
  const nameless = new Set<string>();
  const misspelt = new Set<string>();
  const tokens = spaceSeparated(attribute).map((token) => {
    const address = expandToken(names, token);
    const name = address === null ? null : schemaName(address);
    if (name !== null && isClass(name)) counted.push(name);
    else if (name !== null) {
      const meant = reportUnknownType(page, tag, name);
      if (meant === null) return token;
      misspelt.add(meant);
      return token.endsWith(name) ? token.slice(0, -name.length) + meant : SCHEMA_ADDRESS + meant;
    } else if (fault !== null && isClass(token)) fault.types.add(token);
    else if (address === null && isClass(token)) nameless.add(token);
    return token;
  });
  if (nameless.size > 0) reportMissingVocab(page, tag, nameless);
  const changes = [
    ...(nameless.size > 0 ? [SCHEMA_VOCAB] : []),
    ...(misspelt.size > 0 ? [{ id: ATTRIBUTE.typeof, name: 'typeof', value: tokens.join(' ') }] : []),
  ];
  const code = changes.length === 0 ? null : amendedTag(tag, changes);
  if (code !== null)
    page.tagRepairs.push({ at: tag.from, types: new Set([...nameless, ...misspelt]), counted, code });
  return counted;
}

function reportMissingVocab(page: ScannedPage, tag: Tag, types: ReadonlySet<string>): void {
  addFinding(page, {
    code: 'rdfa.missing-vocab',
    severity: 'error',
    at: tag.from,
    ...namesOf([...types].join(' '), null),
  });
}
