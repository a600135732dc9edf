/** Collects the structured data of a page while it is scanned, all three formats in the same pass. */
import { ATTRIBUTE } from '../html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../html/attributes.ts';
import { ELEMENT, ELEMENT_IDS } from '../html/elements.ts';
import { NAMESPACE, type HtmlHandler, type Tag } from '../html/handler.ts';
import { scan } from '../html/scan.ts';
import { fullBudget } from './budget.ts';
import { noteForeignBlock, scriptReader, type ScriptReader } from './json-ld/script-reader.ts';
import { microdataReader, type MicrodataReader } from './microdata/items.ts';
import type { StructuredData } from './model.ts';
import type { ScannedPage } from './scanned-page.ts';
import { places } from './places.ts';
import { rdfaReader, type RdfaReader } from './rdfa/entities.ts';
import { mayType } from './rdfa/types.ts';
import { summarize } from './summarize.ts';
import { captureText, textCapture } from './text-capture.ts';
import { parsedUrl } from '../../values/url.ts';

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
  readonly page: ScannedPage;
  /** What the readers are prepared for, and what of it the page has. */
  readonly expected: Costly;
  hasItemref: boolean;
  hasTypeof: boolean;
  readonly scripts: ScriptReader;
  readonly microdata: MicrodataReader;
  /** `null` for a page that is not expected to have RDFa. */
  readonly rdfa: RdfaReader | null;
  hasBase: boolean;
  /** Open templates: nothing in them counts. */
  templates: number;
  /** Whether html and body took the itemscope of a second start tag: each does so once. */
  readonly amended: [html: boolean, body: boolean];
}

const COSTLY = (1 << ATTRIBUTE.itemref) | (1 << ATTRIBUTE.typeof);

/** What a script in svg or math, which has no id as an element, is found by. */
const TYPE = 1 << ATTRIBUTE.type;

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
  const page: ScannedPage = {
    base,
    links: null,
    capture: textCapture(),
    findings: [],
    surplusFindings: 0,
    blockRepairs: [],
    tagRepairs: [],
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
    scripts: scriptReader(page, bytes),
    microdata: microdataReader(page, expected),
    rdfa: expected.typeof ? rdfaReader(page) : null,
    hasBase: false,
    templates: 0,
    amended: [false, false],
  };
}

function collectorOf(c: Collection): StructuredDataCollector {
  const { scripts, microdata } = c;
  const { capture } = c.page;
  // Most of a page says nothing here: the handler lets it pass at the first look.
  const looksAtAll = c.expected.itemref || c.expected.typeof;
  const handler: HtmlHandler = {
    open: (tag, at) => {
      const isSaying = (tag.mask & SAYING) !== 0 || watched[tag.element] !== 0;
      if (looksAtAll || isSaying || (tag.namespace !== NAMESPACE.html && (tag.mask & TYPE) !== 0))
        open(c, tag, at);
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
      if (scripts.isOpen()) scripts.text(from, to);
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
  if (tag.element === ELEMENT.script) c.scripts.open(tag);
  if (tag.namespace !== NAMESPACE.html) noteForeignBlock(c.page, tag);
  if (tag.count === 0) return;
  if ((tag.mask & COSTLY) !== 0) {
    c.hasItemref ||= hasAttribute(tag, ATTRIBUTE.itemref);
    c.hasTypeof ||= mayType(attributeValue(tag, ATTRIBUTE.typeof));
  }
  c.microdata.open(tag, at);
  c.rdfa?.open(tag, at);
}

function close(c: Collection, element: number, at: number): void {
  if (element === ELEMENT.template) c.templates--;
  if (c.templates > 0) return;
  if (element === ELEMENT.script) c.scripts.close();
  c.microdata.close(c.bytes, at);
  c.rdfa?.close(c.bytes, at);
}

function finish(c: Collection): StructuredData {
  const { bytes, page, expected, hasItemref, hasTypeof } = c;
  if (hasItemref !== expected.itemref || hasTypeof !== expected.typeof) {
    const found = { itemref: hasItemref, typeof: hasTypeof };
    const again = collectorOf(newCollection(bytes, c.url, page.base, found));
    scan(bytes, [again.handler]);
    return again.finish();
  }
  const nodes = [...c.scripts.finish(), ...c.microdata.finish(), ...(c.rdfa?.finish() ?? [])];
  return summarize(page, nodes, places(bytes));
}
