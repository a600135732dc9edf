/** Reads the XML formats: finds the root element and hands what is below it to the reader of entries. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import { entryReader } from './entries.ts';
import type { Entries } from './entry.ts';
import type { MarkupFault, SitemapKind } from './model.ts';
import type { ProblemLog } from './problems.ts';
import { resolver, withXmlBase } from './resolve.ts';
import { scanXml, type XmlEvents } from '../xml/scan.ts';
import { noteNamespace, prefixCheck } from './namespaces.ts';
import { hyphensInComment, markupChecks } from './well-formed.ts';
import { languagePrefixes, ownPrefixes, splitName, VOCABULARIES } from './vocabulary.ts';

/** Elements of the messages that PHP and Xdebug put in front of a document. */
const NOISE: ReadonlySet<string> = new Set(commaSeparated('b, br, font, i, p, pre, span, table, td, th, tr'));

/** A sitemap in XML: a urlset, an index or a feed. */
export interface XmlSitemap extends Entries {
  readonly kind: SitemapKind;
}

/** Where a walk has got to. */
interface Walk {
  kind: SitemapKind;
  /** Lower case, empty in front of the root element. */
  rootName: string;
  reader: ReturnType<typeof entryReader> | null;
  definesEntities: boolean;
  /** Offset of the first hyphens that a comment may not hold, -1 without. */
  hyphens: number;
  isOver: boolean;
}

/** The entries of an XML text; kind `none` when its root element is not one of a known format. */
export function readXml(text: string, base: string, maxUrls: number, problems: ProblemLog): XmlSitemap {
  const entries: Entries = { urls: [], sitemaps: [] };
  const walk: Walk = {
    kind: 'none',
    rootName: '',
    reader: null,
    definesEntities: false,
    hyphens: -1,
    isOver: false,
  };

  const openRoot = (name: string, attributes: string, offset: number): void => {
    if (NOISE.has(name.toLowerCase())) {
      problems.add('leading-noise', { written: name }, offset);
      return;
    }
    walk.rootName = name.toLowerCase();
    const vocabulary = VOCABULARIES.get(splitName(name).local);
    if (vocabulary === undefined) {
      walk.isOver = true;
      return;
    }
    walk.kind = vocabulary.kind;
    noteNamespace(vocabulary.kind, { name, attributes, offset }, problems);
    const context = {
      source: text,
      vocabulary,
      ownPrefixes: ownPrefixes(name, attributes),
      languagePrefixes: languagePrefixes(attributes),
      maxUrls,
      definesEntities: () => walk.definesEntities,
      resolve: vocabulary.linkIsLoc === true ? withXmlBase(resolver(base), attributes) : resolver(base),
      problems,
    };
    walk.reader = entryReader(context, entries);
  };

  const checkPrefixes = prefixCheck(problems);
  const checks = markupChecks(text, problems);
  /** Entities that the file defines may be anywhere below. */
  const checkReferences = (from: number, to: number): void => {
    if (walk.reader !== null && !walk.definesEntities) checks.references(from, to);
  };

  const events: XmlEvents = {
    open: (name, attributes, selfClosing, offset) => {
      const isRoot = walk.reader === null;
      walk.reader?.open(name, attributes, selfClosing, offset);
      if (isRoot) openRoot(name, attributes, offset);
      const nameEnd = offset + 1 + name.length;
      checkReferences(offset, nameEnd + attributes.length);
      if (walk.reader !== null) {
        checks.attributes(attributes, nameEnd);
        checkPrefixes(name, attributes, offset);
      }
      if (isRoot && selfClosing === 'self-closing' && walk.kind !== 'none') walk.isOver = true;
    },
    close: (name, offset) => {
      if (name.toLowerCase() === walk.rootName) walk.isOver = true;
      else walk.reader?.close(name, offset);
    },
    text: (from, to) => {
      checkReferences(from, to);
      if (walk.reader !== null) checks.text(from, to);
      walk.reader?.text(from, to);
    },
    cdata: (from, to) => walk.reader?.cdata(from, to),
    comment: (from, to) => {
      const at = walk.hyphens === -1 ? hyphensInComment(text, from, to) : -1;
      if (at !== -1) walk.hyphens = at;
    },
    doctype: (from, to) => {
      walk.definesEntities ||= text.slice(from, to).includes('[');
    },
    isDone: () => walk.isOver || (walk.reader?.isDone() ?? false),
  };

  const end = scanXml(text, events);
  walk.reader?.finish();
  // Only now is it known whether this is a sitemap: comments come in front of the root as well.
  if (walk.kind !== 'none' && walk.hyphens !== -1)
    problems.add('malformed-xml', { fault: 'comment-hyphens' satisfies MarkupFault }, walk.hyphens);
  if (walk.kind === 'none') {
    problems.add('not-sitemap', { written: walk.rootName });
  } else if (end !== 'done') {
    const read = entries.urls.length + entries.sitemaps.length;
    problems.add('truncated', { read: String(read) }, text.length);
  }
  // The schema of the protocol asks for one entry, and Search Console reports "Empty sitemap".
  if (walk.kind !== 'none' && entries.urls.length + entries.sitemaps.length === 0) problems.add('empty');
  return { kind: walk.kind, ...entries };
}
