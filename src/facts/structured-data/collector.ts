/** Collects the structured data of a page while it is scanned, all three formats in the same pass. */
import { ATTRIBUTE } from '../html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../html/attributes.ts';
import { ELEMENT, ELEMENT_IDS } from '../html/elements.ts';
import { NAMESPACE, type HtmlHandler, type Tag } from '../html/handler.ts';
import { rawText } from '../html/references.ts';
import { scan } from '../html/scan.ts';
import { isJsonLd } from '../media-type.ts';
import type { Finding, GraphNode } from './graph.ts';
import { readBlock, typesOfNodes } from './json-ld/block.ts';
import { MAX_NODES } from './json-ld/nodes.ts';
import { MAX_TERM_COPIES } from './json-ld/contexts.ts';
import { microdataReader } from './microdata/items.ts';
import type { StructuredData } from './model.ts';
import { addFinding, type PagePlace } from './page-place.ts';
import { places } from './places.ts';
import { rdfaReader } from './rdfa/entities.ts';
import { hasSource, looksLikeContext, strayBlock } from './json-ld/scripts.ts';
import { summarize, type BlockRepair } from './summarize.ts';
import { textCapture } from './text-capture.ts';
import { MAX_SPELLINGS } from './vocabulary.ts';
import { parsedUrl } from '../url.ts';

/** JSON-LD blocks read of one page; the rest is named, not read. */
export const MAX_BLOCKS = 10_000;

/** Bytes of one block; a larger one is named, not read. */
export const MAX_BLOCK_BYTES = 8_000_000;

/** Listens to the scan of one page. */
export interface StructuredDataCollector {
  readonly handler: HtmlHandler;
  /** What the page says, once the scan is over. */
  readonly finish: () => StructuredData;
}

interface Script {
  readonly from: number;
  readonly to: number;
}

/** What makes a page cost more to read: RDFa, and microdata that refers to other parts of the page. */
interface Costly {
  readonly itemref: boolean;
  readonly typeof: boolean;
}

const COSTLY = (1 << ATTRIBUTE.itemref) | (1 << ATTRIBUTE.typeof);

/** Attributes without which a page says nothing in microdata or RDFa. */
const SAYING = COSTLY | (1 << ATTRIBUTE.itemscope) | (1 << ATTRIBUTE.itemprop) | (1 << ATTRIBUTE.itemtype);

/** By element id: looked at whatever attributes it has. */
const watched = new Uint8Array(ELEMENT_IDS);
for (const element of [ELEMENT.script, ELEMENT.base, ELEMENT.template]) watched[element] = 1;

/**
 * A collector for one page that was served from `url`. It listens to one scan and is then finished. The few pages
 * with RDFa or itemref are scanned once more at the end, so that all others need not be prepared for them.
 */
export function structuredDataCollector({ url }: { readonly url: string }): StructuredDataCollector {
  return collectorFor(url, url, { itemref: false, typeof: false });
}

function collectorFor(url: string, baseAtFirst: string, expected: Costly): StructuredDataCollector {
  const page: PagePlace = {
    base: baseAtFirst,
    links: null,
    capture: textCapture(),
    nodes: [],
    findings: [],
    repairs: [],
    unknownTypes: new Set(),
    budget: { nodes: MAX_NODES, terms: MAX_TERM_COPIES, spellings: MAX_SPELLINGS },
  };
  let bytes: Buffer = Buffer.alloc(0);
  let hasItemref = expected.itemref;
  let hasTypeof = expected.typeof;
  let hasBase = false;
  let templates = 0;
  /** html and body: each takes an itemscope once. */
  const amended: [boolean, boolean] = [false, false];
  let script: 'json-ld' | 'other' | null = null;
  let textFrom = -1;
  let textTo = -1;
  const blocks: Script[] = [];
  const strays: Script[] = [];
  const microdata = microdataReader(page, expected);
  const rdfa = rdfaReader(page);

  const openScript = (tag: Tag): void => {
    script = isJsonLd(attributeValue(tag, ATTRIBUTE.type)) ? 'json-ld' : 'other';
    textFrom = textTo = tag.to;
    if (script === 'json-ld' && hasSource(tag))
      addFinding(page, {
        code: 'script.src',
        severity: 'error',
        at: tag.from,
        detail: 'JSON-LD is read from the page only, not from the address in src',
      });
  };

  const closeScript = (): void => {
    if (script === 'json-ld') blocks.push({ from: textFrom, to: textTo });
    else if (textTo > textFrom && looksLikeContext(bytes, textFrom, textTo))
      strays.push({ from: textFrom, to: textTo });
    script = null;
  };

  const open = (tag: Tag, at: number): void => {
    bytes = tag.bytes;
    if (tag.element === ELEMENT.template) templates++;
    if (templates > 0) return;
    if (tag.element === ELEMENT.base && !hasBase && hasAttribute(tag, ATTRIBUTE.href)) {
      hasBase = true;
      const href = attributeText(tag, ATTRIBUTE.href);
      page.base = parsedUrl(href, url)?.href ?? page.base;
    }
    if (tag.element === ELEMENT.script && tag.namespace === NAMESPACE.html) openScript(tag);
    if (tag.count === 0) return;
    if ((tag.mask & COSTLY) !== 0) {
      hasItemref ||= hasAttribute(tag, ATTRIBUTE.itemref);
      hasTypeof ||= hasAttribute(tag, ATTRIBUTE.typeof);
    }
    microdata.open(tag, at);
    if (expected.typeof) rdfa.open(tag, at);
  };

  const close = (element: number, at: number): void => {
    if (element === ELEMENT.template) templates--;
    if (templates > 0) return;
    if (script !== null && element === ELEMENT.script) closeScript();
    microdata.close(bytes, at);
    if (expected.typeof) rdfa.close(bytes, at);
  };

  // Most of a page says nothing here: the handler lets it pass at the first look.
  const looksAtAll = expected.itemref || expected.typeof;
  const handler: HtmlHandler = {
    open: (tag, at) => {
      if (looksAtAll || (tag.mask & SAYING) !== 0 || watched[tag.element] !== 0) open(tag, at);
    },
    amend: (tag) => {
      // Attributes of a late body tag (`<div>` in head opens body before it) belong to the element that is open.
      const at = tag.element === ELEMENT.html ? 0 : 1;
      if (templates > 0 || amended[at] || (tag.mask & (1 << ATTRIBUTE.itemscope)) === 0) return;
      amended[at] = true;
      microdata.open(tag, at);
    },
    close: (element, at) => {
      if (looksAtAll || microdata.isOpen() || watched[element] !== 0) close(element, at);
    },
    text: (from, to, kind) => {
      if (templates > 0) return;
      if (script === null) page.capture.text(from, to, kind);
      else if (to > textTo) {
        if (textTo === textFrom) textFrom = from;
        textTo = to;
      }
    },
    resume: () => {},
  };

  return {
    handler,
    finish: () => {
      if (hasItemref !== expected.itemref || hasTypeof !== expected.typeof) {
        const again = collectorFor(url, page.base, { itemref: hasItemref, typeof: hasTypeof });
        scan(bytes, [again.handler]);
        return again.finish();
      }
      const jsonLd = readBlocks(page, bytes, blocks);
      microdata.finish();
      rdfa.finish();
      const repairs = [...jsonLd.repairs, ...readStrays(page, bytes, strays)];
      return summarize(page, [...jsonLd.nodes, ...page.nodes], repairs, places(bytes));
    },
  };
}

interface BlocksReading {
  readonly nodes: GraphNode[];
  readonly repairs: BlockRepair[];
}

function readBlocks(page: PagePlace, bytes: Buffer, blocks: readonly Script[]): BlocksReading {
  const nodes: GraphNode[] = [];
  const repairs: BlockRepair[] = [];
  for (const [block, { from, to }] of blocks.entries()) {
    const isTooMuch = block >= MAX_BLOCKS || to - from > MAX_BLOCK_BYTES;
    if (isTooMuch) addFinding(page, tooMuch(from));
    if (block >= MAX_BLOCKS) break;
    if (isTooMuch) continue;
    const text = rawText(bytes, from, to);
    const reading = readBlock(text, { base: page.base, block, budget: page.budget });
    for (const node of reading.nodes) nodes.push(node);
    for (const name of reading.unknownTypes) page.unknownTypes.add(name.slice(0, 200));
    const findings = inPage(text, from, reading.findings);
    for (const finding of findings) addFinding(page, finding);
    const fault = findings.find(({ severity }) => severity === 'error');
    if (reading.repair !== null) repairs.push({ block, at: fault?.at ?? from, ...reading.repair });
  }
  return { nodes, repairs };
}

function tooMuch(at: number): Finding {
  return {
    code: 'json-ld.too-much',
    severity: 'warning',
    at,
    detail: 'Not read: the page holds too much JSON-LD',
  };
}

/** Problems given of one block. */
const MAX_OF_BLOCK = 50;

/** Findings with their offset in the text of a block turned into the byte offset in the page, in page order. */
function inPage(text: string, from: number, findings: readonly Finding[]): Finding[] {
  let at = from;
  let read = 0;
  const placed: Finding[] = [];
  for (const finding of findings.slice(0, MAX_OF_BLOCK).sort((a, b) => a.at - b.at)) {
    at += Buffer.byteLength(text.slice(read, finding.at));
    read = Math.max(read, finding.at);
    placed.push({ ...finding, at });
  }
  return placed;
}

/** Blocks that no engine reads because their script element has another type. */
function readStrays(page: PagePlace, bytes: Buffer, strays: readonly Script[]): BlockRepair[] {
  const repairs: BlockRepair[] = [];
  for (const { from, to } of strays.slice(0, MAX_BLOCKS)) {
    const text = rawText(bytes, from, to);
    const code = strayBlock(text);
    if (code === null) continue;
    const detail = 'The script element lacks type="application/ld+json"';
    addFinding(page, { code: 'script.wrong-type', severity: 'error', at: from, detail });
    const reading = readBlock(text, { base: page.base, block: -1, budget: { ...page.budget } });
    const found = typesOfNodes(reading.nodes);
    if (found.types.length > 0) repairs.push({ block: -1, at: from, ...found, counted: [], code });
  }
  return repairs;
}
