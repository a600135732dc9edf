/** Collects the structured data of a page while it is scanned, all three formats in the same pass. */
import { ATTRIBUTE } from '../html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../html/attributes.ts';
import { ELEMENT, ELEMENT_IDS } from '../html/elements.ts';
import { NAMESPACE, type HtmlHandler, type Tag } from '../html/handler.ts';
import { scan } from '../html/scan.ts';
import { isJsonLd } from '../media-type.ts';
import { fullBudget } from './budget.ts';
import { readBlocks, readStrays, type ScriptText } from './json-ld/page-blocks.ts';
import { hasSource, looksLikeContext } from './json-ld/scripts.ts';
import { microdataReader, type MicrodataReader } from './microdata/items.ts';
import type { StructuredData } from './model.ts';
import { addFinding, type PagePlace } from './page-place.ts';
import { places } from './places.ts';
import { rdfaReader, type RdfaReader } from './rdfa/entities.ts';
import { summarize } from './summarize.ts';
import { captureText, textCapture } from './text-capture.ts';
import { parsedUrl } from '../url.ts';

/** Listens to the scan of one page. */
export interface StructuredDataCollector {
  readonly handler: HtmlHandler;
  /** What the page says, once the scan is over. */
  readonly finish: () => StructuredData;
}

/** What makes a page cost more to read: RDFa, and microdata that refers to other parts of the page. */
interface Costly {
  readonly itemref: boolean;
  readonly typeof: boolean;
}

/** What is known of a page while it is scanned. */
interface Collection {
  readonly bytes: Buffer;
  /** The address that the page was served from. */
  readonly url: string;
  readonly page: PagePlace;
  /** What the readers are prepared for, and what of it the page has. */
  readonly expected: Costly;
  hasItemref: boolean;
  hasTypeof: boolean;
  readonly microdata: MicrodataReader;
  readonly rdfa: RdfaReader;
  hasBase: boolean;
  /** Open templates: nothing in them counts. */
  templates: number;
  /** Whether html and body took the itemscope of a second start tag: each does so once. */
  readonly amended: [html: boolean, body: boolean];
  /** The open script, JSON-LD that has an address in src (`elsewhere`) apart, and its text so far. */
  script: 'json-ld' | 'elsewhere' | 'other' | null;
  textFrom: number;
  textTo: number;
  readonly blocks: ScriptText[];
  /** Scripts of other types that look like a block. */
  readonly strays: ScriptText[];
}

const COSTLY = (1 << ATTRIBUTE.itemref) | (1 << ATTRIBUTE.typeof);

/** Attributes without which a page says nothing in microdata or RDFa. */
const SAYING = COSTLY | (1 << ATTRIBUTE.itemscope) | (1 << ATTRIBUTE.itemprop) | (1 << ATTRIBUTE.itemtype);

/** By element id: looked at whatever attributes it has. */
const watched = new Uint8Array(ELEMENT_IDS);
for (const element of [ELEMENT.script, ELEMENT.base, ELEMENT.template]) watched[element] = 1;

/**
 * A collector for one page that was served from `url`. It listens to one scan of these bytes and is then finished. The
 * few pages with RDFa or itemref are scanned once more at the end, so that all others need not be prepared for them.
 */
export function structuredDataCollector(bytes: Buffer, url: string): StructuredDataCollector {
  return collectorOf(newCollection(bytes, url, url, { itemref: false, typeof: false }));
}

function newCollection(bytes: Buffer, url: string, base: string, expected: Costly): Collection {
  const page: PagePlace = {
    base,
    links: null,
    capture: textCapture(),
    nodes: [],
    findings: [],
    repairs: [],
    unknownTypes: new Set(),
    unknownProperties: new Set(),
    budget: fullBudget(),
  };
  return {
    bytes,
    url,
    page,
    expected,
    hasItemref: expected.itemref,
    hasTypeof: expected.typeof,
    microdata: microdataReader(page, expected),
    rdfa: rdfaReader(page),
    hasBase: false,
    templates: 0,
    amended: [false, false],
    script: null,
    textFrom: -1,
    textTo: -1,
    blocks: [],
    strays: [],
  };
}

function collectorOf(c: Collection): StructuredDataCollector {
  const { microdata } = c;
  const { capture } = c.page;
  // Most of a page says nothing here: the handler lets it pass at the first look.
  const looksAtAll = c.expected.itemref || c.expected.typeof;
  const handler: HtmlHandler = {
    open: (tag, at) => {
      if (looksAtAll || (tag.mask & SAYING) !== 0 || watched[tag.element] !== 0) open(c, tag, at);
    },
    amend: (tag) => {
      // Attributes of a late body tag (`<div>` in head opens body before it) belong to the element that is open.
      const at = tag.element === ELEMENT.html ? 0 : 1;
      if (c.templates > 0 || c.amended[at] || (tag.mask & (1 << ATTRIBUTE.itemscope)) === 0) return;
      c.amended[at] = true;
      microdata.open(tag, at);
    },
    close: (element, at) => {
      if (looksAtAll || microdata.isOpen() || watched[element] !== 0) close(c, element, at);
    },
    text: (from, to, kind) => {
      if (c.script !== null) scriptText(c, from, to);
      else if (capture.listeners > 0 && c.templates === 0) captureText(capture, from, to, kind);
    },
    resume: () => {},
    comment: () => {},
  };
  return { handler, finish: () => finish(c) };
}

function open(c: Collection, tag: Tag, at: number): void {
  if (tag.element === ELEMENT.template) c.templates++;
  if (c.templates > 0) return;
  if (tag.element === ELEMENT.base && !c.hasBase && hasAttribute(tag, ATTRIBUTE.href)) {
    c.hasBase = true;
    const href = attributeText(tag, ATTRIBUTE.href);
    c.page.base = parsedUrl(href, c.url)?.href ?? c.page.base;
  }
  if (tag.element === ELEMENT.script && tag.namespace === NAMESPACE.html) openScript(c, tag);
  if (tag.count === 0) return;
  if ((tag.mask & COSTLY) !== 0) {
    c.hasItemref ||= hasAttribute(tag, ATTRIBUTE.itemref);
    c.hasTypeof ||= hasAttribute(tag, ATTRIBUTE.typeof);
  }
  c.microdata.open(tag, at);
  if (c.expected.typeof) c.rdfa.open(tag, at);
}

function close(c: Collection, element: number, at: number): void {
  if (element === ELEMENT.template) c.templates--;
  if (c.templates > 0) return;
  if (c.script !== null && element === ELEMENT.script) closeScript(c);
  c.microdata.close(c.bytes, at);
  if (c.expected.typeof) c.rdfa.close(c.bytes, at);
}

function openScript(c: Collection, tag: Tag): void {
  c.script = isJsonLd(attributeValue(tag, ATTRIBUTE.type)) ? 'json-ld' : 'other';
  c.textFrom = c.textTo = tag.to;
  if (c.script === 'other' || !hasSource(tag)) return;
  c.script = 'elsewhere';
  addFinding(c.page, {
    code: 'script.src',
    severity: 'error',
    at: tag.from,
    detail: 'JSON-LD is read from the page only, not from the address in src',
  });
}

/** A script has one text, told in one run or in several that follow each other. */
function scriptText(c: Collection, from: number, to: number): void {
  if (to <= c.textTo) return;
  if (c.textTo === c.textFrom) c.textFrom = from;
  c.textTo = to;
}

function closeScript(c: Collection): void {
  const text = { from: c.textFrom, to: c.textTo };
  const isEmpty = text.to <= text.from;
  // What stands at the address in src is no empty block.
  if (c.script === 'json-ld' || (c.script === 'elsewhere' && !isEmpty)) c.blocks.push(text);
  else if (!isEmpty && looksLikeContext(c.bytes, text.from, text.to)) c.strays.push(text);
  c.script = null;
}

function finish(c: Collection): StructuredData {
  const { bytes, page, expected, hasItemref, hasTypeof } = c;
  if (hasItemref !== expected.itemref || hasTypeof !== expected.typeof) {
    const found = { itemref: hasItemref, typeof: hasTypeof };
    const again = collectorOf(newCollection(bytes, c.url, page.base, found));
    scan(bytes, [again.handler]);
    return again.finish();
  }
  const jsonLd = readBlocks(page, bytes, c.blocks);
  c.microdata.finish();
  c.rdfa.finish();
  const repairs = [...jsonLd.repairs, ...readStrays(page, bytes, c.strays)];
  return summarize(page, [...jsonLd.nodes, ...page.nodes], repairs, places(bytes));
}
