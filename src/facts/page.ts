/** Page facts: everything that the checks need of one page, read in one pass over its bytes. Pure, never throws. */
import { contentTypeOf, type Exchange, headerValue } from '../exchange.ts';
import { toUtf8Bytes } from '../readers/charset/decode.ts';
import { type ScanReport, scan } from '../readers/html/scan.ts';
import { essenceOf } from '../values/media-type.ts';
import type { LinkTag, PageFacts, PageNote, ResponseFacts } from './page-facts.ts';
import { MAX_FOOTER_BYTES } from './page-limits.ts';
import { addresses, type Addresses } from '../values/link-addresses.ts';
import { endBlocks } from './page/blocks.ts';
import { fillersBeside } from './page/fillers.ts';
import { codePrices } from './page/code-prices.ts';
import { collector } from './page/collect.ts';
import { endControls } from './page/control-facts.ts';
import { hiddenOrderCollector } from './page/hidden-orders.ts';
import { datedLines, datelines } from './page/datelines.ts';
import { bodyLists } from './page/lists.ts';
import { areaTest } from './page/area.ts';
import { shownLines } from './page/shown-lines.ts';
import { pageAreas } from './page/main-area.ts';
import { mainText, type PlacedText } from './page/main-text.ts';
import { headingQuestions } from './page/questions.ts';
import { type Reading, reading } from './page/reading.ts';
import { textBetween } from './page/text-log.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { structuredDataCollector } from '../readers/structured-data/collector.ts';
import { streamedText } from './streamed-text.ts';
import { httpUrl } from '../values/url.ts';
import { inHtmlSyntax } from '../readers/xml/xhtml.ts';

/**
 * The facts of a page from its exchange. A body that is not HTML is not read: its facts are empty and a note says
 * `not-html`. Lists are capped (see page-limits.ts); the true numbers are in `counts`. Linear in the bytes of the page,
 * whatever it holds; never throws.
 */
export function pageFacts(exchange: Exchange): PageFacts {
  return readPage(exchange).facts;
}

/** The same with its lines, whatever data the page gives. */
export function pageFactsWithLines(exchange: Exchange): PageFacts {
  return readPage(exchange, () => true).facts;
}

type Given = Pick<PageFacts, 'metas' | 'structuredData'>;

/** The facts of a page with what they were made of, which is as large as the page: facts are kept, and it is not. */
export function readPage(
  exchange: Exchange,
  needsLines: (given: Given) => boolean = givesFacts,
): { readonly facts: PageFacts; readonly r: Reading; readonly text: PlacedText } {
  const contentType = contentTypeOf(exchange.headers);
  const { bytes: written, ...encoding } = toUtf8Bytes(exchange.body, contentType);
  const bytes = inHtmlSyntax(written, essenceOf(contentType));
  const response = responseFacts(exchange, contentType, bytes);
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, response.isHtml ? bytes.byteLength : 0);
  const r = reading(page);
  const structured = structuredDataCollector(page, exchange.finalUrl);
  const orders = hiddenOrderCollector(page);
  const report = scan(page, [collector(r), structured.handler, orders.handler]);
  endBlocks(r);
  endControls(r);
  r.counts.elements = report.elements;
  r.counts.depth = report.depth;

  const base = r.head.base === null ? null : (httpUrl(r.head.base, exchange.finalUrl)?.href ?? null);
  const links = addresses(base ?? exchange.finalUrl, exchange.finalUrl);
  const { main: area, own, signs, parts } = pageAreas(r);
  const text = mainText(r, area);
  const { main } = text;
  const lists = bodyLists(r, area, text, links);
  const modified = headerValue(exchange.headers, 'last-modified');
  if (modified !== null) {
    const mark = { value: modified, source: 'header', name: 'last-modified', text: '' } as const;
    r.dates.push({ mark, serial: r.serial });
  }
  const given: Given = { metas: r.head.metas, structuredData: structured.finish() };
  const hasLines = needsLines(given);
  const [isOwnDate, isOwnAuthor, isOwnFooter] = [areaTest(own), areaTest(own), areaTest(own)];
  const facts: PageFacts = {
    url: exchange.url,
    finalUrl: exchange.finalUrl,
    response,
    encoding,
    notes: notesOf(r, report, response),
    base,
    lang: r.head.lang,
    title: r.head.title,
    titles: r.head.titles,
    titleInHead: r.head.titleInHead,
    metas: r.head.metas,
    linkTags: linkTags(r, links),
    // Named one by one: V8 makes spread objects in the old heap, where garbage stays until a full collection.
    headings: lists.headings,
    links: lists.links,
    images: lists.images,
    lists: lists.lists,
    tables: lists.tables,
    media: lists.media,
    main,
    visibleWords: r.sums.visibleWords,
    visibleCharacters: r.sums.visibleCharacters,
    strippedWords: r.sums.strippedWords,
    footers: r.footers
      .filter(({ serial }) => isOwnFooter(serial))
      .map(({ from, to }) => textBetween(r.log, from, to, MAX_FOOTER_BYTES)),
    fillers: fillersBeside(r, text),
    datelines: datelines(r),
    datedLines: datedLines(r),
    shownLines: hasLines ? shownLines(r) : [],
    codePrices: hasLines ? codePrices(page) : [],
    dates: r.dates.flatMap(({ mark, serial }) => (isOwnDate(serial) ? [mark] : [])),
    authors: r.authors.flatMap(({ mark, serial }) => (isOwnAuthor(serial) ? [mark] : [])),
    questions: [...r.questions, ...headingQuestions(main, r.head.lang)],
    quotes: r.quotes,
    inlineCode: [...r.code.texts],
    scripts: {
      count: r.scripts.count,
      inlineBytes: r.scripts.inlineBytes,
      sources: r.scripts.sources,
      redirects: r.scripts.redirects,
    },
    appRoots: r.appRoots,
    emptyPrices: r.emptyPrices,
    noscript: { words: r.sums.noscriptWords, text: r.noscriptText },
    templateWords: r.sums.templateWords,
    streamed: streamedText(page, r.hasNamedPlaces),
    structuredData: given.structuredData,
    hiddenOrders: orders.finish(r),
    counts: r.counts,
    signs,
    textParts: parts,
  };
  return { facts, r, text };
}

/** Types of data that say of a thing what its page shows in short lines, and the beginning of metas that do. */
const SHOWN_TYPES = ['Offer', 'AggregateOffer', 'AggregateRating', 'Event', 'JobPosting', 'LocalBusiness'];
const SHOWN_METAS = 'product:';

/** Whether the page gives data of a thing which its text can be compared with. */
function givesFacts({ metas, structuredData: { types } }: Given): boolean {
  return (
    SHOWN_TYPES.some((type) => hasType(types, type)) || metas.some(({ key }) => key.startsWith(SHOWN_METAS))
  );
}

function responseFacts(exchange: Exchange, contentType: string | null, bytes: Uint8Array): ResponseFacts {
  const type = essenceOf(contentType);
  return {
    outcome: exchange.outcome,
    status: exchange.status,
    hops: exchange.hops,
    headers: exchange.headers,
    contentType: type,
    isHtml: isHtml(type, bytes),
    truncated: exchange.truncated,
    bytes: exchange.body.byteLength,
    firstByteMs: exchange.timings.firstByteMs,
  };
}

/** Bytes at the start of an untyped body that are searched for markup, as the MIME Sniffing Standard does. */
const SNIFFED_BYTES = 1_024;

const MARKUP =
  /^[\s\uFEFF]*<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|div|p|h1|a|table|!--)[\s>]/i;

/** Declared as HTML, or without a usable declaration and looking like it. */
function isHtml(type: string, bytes: Uint8Array): boolean {
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  const isUntold = !type.includes('/') || type === 'application/octet-stream';
  return isUntold && MARKUP.test(Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString('latin1'));
}

function notesOf(r: Reading, report: ScanReport, response: ResponseFacts): PageNote[] {
  const notes = [...r.notes.values()];
  if (!response.isHtml) notes.push({ code: 'not-html', data: { what: response.contentType } });
  if (response.truncated !== null) notes.push({ code: 'body-truncated', data: { what: response.truncated } });
  if (report.depthCapped) notes.push({ code: 'depth-capped', data: { what: String(report.depth) } });
  if (report.attributesCapped) notes.push({ code: 'attributes-capped', data: {} });
  if (report.elementsCapped) notes.push({ code: 'nodes-capped', data: { what: String(report.elements) } });
  return notes;
}

function linkTags(r: Reading, links: Addresses): LinkTag[] {
  const tags: LinkTag[] = [];
  for (const { rel, href, type, hreflang, sizes, media, inHead } of r.head.linkTags) {
    const url = href === '' ? null : links.resolveAny(href);
    tags.push({ rel, href, type, hreflang, sizes, media, inHead, url });
  }
  return tags;
}
