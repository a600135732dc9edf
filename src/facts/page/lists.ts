/** The lists of page facts, from records that know their place to facts that know whether they are main content. */
import { BYTE } from '../../readers/html/bytes.ts';
import type { Heading, PageFacts, PageImage, PageLink, PageMedia } from '../page-facts.ts';
import { MAX_LINE_BYTES, MAX_LINKS } from '../page-limits.ts';
import type { Addresses } from '../../values/link-addresses.ts';
import { FRAME } from './frame-kinds.ts';
import { areaTest, firstFrom, type MainArea } from './area.ts';
import type { PlacedText } from './main-text.ts';
import { withoutPermalink } from './permalink.ts';
import { type Reading, note } from './reading.ts';
import { textBetween } from './text-log.ts';
import { addressBetween, relBetween } from './values.ts';

/** Bits that keep something out of main content although it stands inside its borders. */
const NOT_CONTENT = FRAME.chrome | FRAME.hidden;

interface Placed {
  readonly serial: number;
  readonly bits: number;
}

type Lists = Pick<PageFacts, 'headings' | 'links' | 'images' | 'lists' | 'tables' | 'media'>;

/** All lists of elements in body. Counts the distinct pages that the links lead to. */
export function bodyLists(r: Reading, area: MainArea, text: PlacedText, addresses: Addresses): Lists {
  const links = linksOf(r, area, addresses);
  r.counts.internalTargets = internalTargets(r, links, addresses);
  return {
    headings: headingsOf(r, area, text),
    links,
    images: imagesOf(r, area, links, addresses),
    lists: placed(r, area, r.lists.records, ({ ordered, items }, inMain) => ({ ordered, items, inMain })),
    tables: placed(r, area, r.tables.records, (table, inMain) => ({
      rows: table.rows,
      columns: table.columns,
      headerCells: table.headerCells,
      headers: table.headers,
      presentation: table.presentation,
      layout: table.holdsLayout && table.headerCells === 0,
      inMain,
    })),
    media: mediaOf(r, area, text),
  };
}

function placed<Given extends Placed, Made>(
  r: Reading,
  area: MainArea,
  records: readonly Given[],
  make: (record: Given, inMain: boolean) => Made,
): Made[] {
  const isIn = areaTest(area);
  const never = r.isInNoscript ? NOT_CONTENT : NOT_CONTENT | FRAME.noscript;
  // Pushed: a list that `map` makes changes its shape once V8 compiles that, and whoever reads lists is then compiled anew.
  const made: Made[] = [];
  for (const record of records) made.push(make(record, (record.bits & never) === 0 && isIn(record.serial)));
  return made;
}

function headingsOf(r: Reading, area: MainArea, text: PlacedText): Heading[] {
  const headsText = textUnder(r, text);
  return placed(r, area, r.headings.records, (record, isInside) => {
    const { level, id, alt, bits, serial, textFrom, textTo, linkCharacters } = record;
    const inMain = isInside || ((bits & NOT_CONTENT) === 0 && headsText(serial));
    const written = textBetween(r.log, textFrom, textTo, MAX_LINE_BYTES);
    return {
      level,
      text: withoutPermalink(written, linkCharacters) || alt.slice(0, MAX_LINE_BYTES),
      id,
      inMain,
      hidden: (bits & FRAME.hidden) !== 0,
    };
  });
}

/** Whether what comes right after the heading at a place is main text: a tab is named apart from what it shows. */
function textUnder(r: Reading, { records }: PlacedText): (serial: number) => boolean {
  const kept = new Set(records);
  return (serial) => {
    let next = firstFrom(r.blocks, serial);
    while (r.blocks[next]?.kind === 'heading') next++;
    const block = r.blocks[next];
    return block !== undefined && kept.has(block);
  };
}

function regionOf(bits: number, inMain: boolean): PageLink['region'] {
  if ((bits & FRAME.nav) !== 0) return 'nav';
  if ((bits & FRAME.footer) !== 0) return 'footer';
  if ((bits & FRAME.header) !== 0) return 'header';
  if ((bits & FRAME.aside) !== 0) return 'aside';
  return inMain ? 'main' : 'body';
}

function linksOf(r: Reading, area: MainArea, addresses: Addresses): PageLink[] {
  if (r.links.records.length > MAX_LINKS) note(r, 'list-capped', 'links');
  const lineAt = lineCounter(r.bytes);
  return placed(r, area, r.links.records.slice(0, MAX_LINKS), (record, inMain) => {
    const { hrefFrom, hrefTo, relFrom, relTo, alt, bits, textFrom, textTo } = record;
    const href = addressBetween(r, hrefFrom, hrefTo);
    const url = addresses.resolve(href);
    return {
      href,
      url,
      text: alt || textBetween(r.log, textFrom, textTo, MAX_LINE_BYTES),
      line: lineAt(hrefFrom),
      rel: relBetween(r, relFrom, relTo),
      internal: url !== null && addresses.isInternal(url),
      region: regionOf(bits, inMain),
    };
  });
}

/** The 1-based lines of bytes that are asked for in their order. */
function lineCounter(bytes: Buffer): (at: number) => number {
  let line = 1;
  let end = bytes.indexOf(BYTE.lineFeed);
  return (at) => {
    for (; end !== -1 && end < at; end = bytes.indexOf(BYTE.lineFeed, end + 1)) line++;
    return line;
  };
}

/** Those past the cap of the list are resolved for this number alone. */
function internalTargets(r: Reading, links: readonly PageLink[], addresses: Addresses): number {
  const distinct = new Set<string>();
  for (const { url, internal } of links) if (internal && url !== null) distinct.add(url);
  for (const { hrefFrom, hrefTo } of r.links.records.slice(links.length)) {
    const url = addresses.resolve(addressBetween(r, hrefFrom, hrefTo));
    if (url !== null && addresses.isInternal(url)) distinct.add(url);
  }
  return distinct.size;
}

function imagesOf(r: Reading, area: MainArea, links: readonly PageLink[], addresses: Addresses): PageImage[] {
  return placed(r, area, r.images, ({ src, alt, decorative, bits, link, logo, hasSize, lazy }, inMain) => {
    const target = link < 0 ? null : (links[link]?.url ?? null);
    return {
      src,
      alt,
      decorative,
      inMain,
      region: regionOf(bits, inMain),
      inHomeLink: target !== null && addresses.isHome(target),
      logo,
      hasSize,
      lazy,
    };
  });
}

function mediaOf(r: Reading, area: MainArea, text: PlacedText): PageMedia[] {
  return placed(r, area, r.media.records, ({ kind, src, hasTrack, serial }, inMain) => ({
    kind,
    src,
    hasTrack,
    inMain,
    section: inMain ? sectionAt(serial, text) : -1,
  }));
}

/** The last section whose heading stands before this place; the first one when none does. */
function sectionAt(serial: number, { main: { sections }, records }: PlacedText): number {
  const after = sections.findIndex(({ heading }) => (records[heading]?.serial ?? 0) > serial);
  if (after < 0) return sections.length - 1;
  return Math.max(after - 1, 0);
}
