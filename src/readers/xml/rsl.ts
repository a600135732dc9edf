/**
 * Reads a licence document of RSL 1.0 (https://rslstandard.org/rsl, December 2025): what it permits and prohibits as
 * usage, for which addresses. Never throws.
 */
import { scanXml } from './scan.ts';

/** What one licence says of one usage. */
export interface RslTerm {
  /** Value of `url` of its content element, empty without one. */
  readonly content: string;
  readonly kind: 'permits' | 'prohibits';
  /** A usage in lower case: `all`, `ai-all`, `ai-train`, `ai-input`, `ai-index`, `search`. */
  readonly usage: string;
}

/** A licence document as it was read. */
export interface RslDocument {
  /** The root element is `rsl` in its namespace. */
  readonly isRsl: boolean;
  /** Every element is closed, in order: a parser of XML takes nothing from a document that is not. */
  readonly isWhole: boolean;
  /** At most 500, in document order; none of a document that is not whole. */
  readonly terms: readonly RslTerm[];
}

const NAMESPACE = 'rslstandard.org/rsl';
/** More than any licence has; what fills a file with more says nothing that a person wrote. */
const MAX_TERMS = 500;

/** Value of an attribute in the text between name and end of a tag, empty without it. */
function attributeIn(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found?.[1] ?? found?.[2] ?? '';
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What a licence document says. */
export function readRsl(source: string): RslDocument {
  const terms: RslTerm[] = [];
  let root: string | null = null;
  let isOwn = false;
  let isNested = true;
  const open: string[] = [];
  let content = '';
  let kind: RslTerm['kind'] | null = null;
  const take = (from: number, to: number): void => {
    if (kind === null || terms.length >= MAX_TERMS) return;
    for (const usage of source
      .slice(from, to)
      .toLowerCase()
      .split(/[\s,]+/))
      if (usage !== '' && terms.length < MAX_TERMS) terms.push({ content, kind, usage });
  };
  const end = scanXml(source, {
    open(name, attributes, selfClosing) {
      const local = localName(name);
      if (root === null) {
        root = name;
        isOwn = local === 'rsl' && attributes.includes(NAMESPACE);
      }
      if (selfClosing === 'open') open.push(name);
      if (local === 'content') content = attributeIn(attributes, 'url');
      const isUsage = attributeIn(attributes, 'type') === 'usage' && selfClosing === 'open';
      if (isUsage && (local === 'permits' || local === 'prohibits')) kind = local;
    },
    close(name) {
      kind = null;
      isNested &&= open.pop() === name;
    },
    text: take,
    cdata: take,
    comment: () => undefined,
    doctype: () => undefined,
    isDone: () => (root !== null && !isOwn) || !isNested,
  });
  const isWhole = end === 'end' && isNested && open.length === 0;
  return { isRsl: isOwn, isWhole, terms: isOwn && isWhole ? terms : [] };
}
