/**
 * What strict parsers refuse in a file that is read all the same: browsers show an error in its place, and search
 * engines report one. Sources: XML 1.0 (5th edition), 2.2 for characters, 4.1 for references, 2.4 for text, 2.5 for
 * comments, 3.1 for attributes.
 */
import type * as fastXmlParser from 'fast-xml-parser';
import { once } from '../../values/once.ts';
import { packageNamed } from '../../values/package.ts';
import type { DecodedSitemap } from './decode.ts';
import type { MarkupFault, SitemapProblem } from './model.ts';
import type { ProblemLog } from './problems.ts';
import { undefinedReference } from './references.ts';

const validator = once((): typeof fastXmlParser => packageNamed('fast-xml-parser'));

/**
 * Characters up to which a file is also checked for the order of its tags, to give line and column of the fault. On
 * hostile text (one tag with 260,000 attributes) the validator takes under half a second for this many.
 */
const MAX_VALIDATED = 524_288;

/** Definitions of the file's own. The validator takes a `>` in their quotes and comments for their end. */
const HAS_SUBSET = /<!DOCTYPE[^<>]*\[/;

/** Characters that may be nowhere in XML, not even in a comment or as a reference. */
const NO_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** Checks of ranges of a text, handed in from front to back. */
export interface MarkupChecks {
  /** Each `&` begins a reference that XML defines. */
  readonly references: (from: number, to: number) => void;
  /** Text does not hold what ends a CDATA section. */
  readonly text: (from: number, to: number) => void;
  /** A tag does not hold the beginning of another one, not even in quotes. */
  readonly attributes: (written: string, from: number) => void;
}

/** Checks that tell their faults to `problems`. Marks are looked for once, so that ranges without any cost nothing. */
export function markupChecks(source: string, problems: ProblemLog): MarkupChecks {
  const ampersand = searchOnce(source, '&');
  const cdataEnd = searchOnce(source, ']]>');
  const tell = (fault: MarkupFault, at: number): void => problems.add('malformed-xml', { fault }, at);
  return {
    references: (from, to) => {
      if (ampersand(from) >= to) return;
      const at = undefinedReference(source.slice(from, to));
      if (at !== -1) tell('reference', from + at);
    },
    text: (from, to) => {
      if (cdataEnd(from) < to) tell('cdata-end', cdataEnd(from));
    },
    attributes: (written, from) => {
      const at = written.indexOf('<');
      if (at !== -1) tell('tag-in-tag', from + at);
    },
  };
}

/** Offset of two hyphens inside a comment, or of those with which it ends in three; -1 for one without. */
export function hyphensInComment(source: string, from: number, to: number): number {
  const at = source.indexOf('--', from);
  return at < to ? at : -1;
}

/** Where a mark is met next from an offset on, the end of the text without any. Offsets are asked for in order. */
function searchOnce(source: string, mark: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) next = source.indexOf(mark, from);
    if (next === -1) next = source.length;
    return next;
  };
}

/** A fault of single characters, with its place: one that XML does not allow, bytes that are none. */
function characterFault({
  text,
  isBroken,
}: DecodedSitemap): { readonly data: SitemapProblem['data']; readonly at: number } | null {
  const at = text.search(NO_CHARACTER);
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  if (at !== -1) return { data: { character: `U+${code}` }, at };
  const fault: MarkupFault = 'not-utf-8';
  return isBroken ? { data: { fault }, at: text.indexOf('\ufffd') } : null;
}

/**
 * Tells of characters that XML does not allow, and of tags that do not fit unless another fault was told: strict parsers
 * stop at the first. The validator also names faults that cost no entry. It reads nothing but the text, and knows no
 * line that ends at CR.
 */
export function noteFaults(decoded: DecodedSitemap, problems: ProblemLog): void {
  const { text } = decoded;
  const fault = characterFault(decoded);
  if (fault !== null) problems.add('malformed-xml', fault.data, fault.at);
  if (text.length > MAX_VALIDATED || problems.has('malformed-xml') || HAS_SUBSET.test(text)) return;
  const verdict = validator().XMLValidator.validate(text.replaceAll(/\r\n?/g, '\n'), {
    allowBooleanAttributes: false,
  });
  if (verdict === true) return;
  const { msg, line, col } = verdict.err;
  problems.addAt('malformed-xml', { parser: msg }, { line, column: col });
}
