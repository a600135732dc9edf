/** The collector of page facts: one handler that keeps the place, the text and the records of {@link Reading}. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, attributeText, elementName } from '../../readers/html/attributes.ts';
import { ELEMENT, type ElementRows, valuesByElement } from '../../readers/html/elements.ts';
import { type HtmlHandler, NAMESPACE, type Tag, TEXT, type TextKind } from '../../readers/html/handler.ts';
import type { BlockKind } from '../page-facts.ts';
import { flush } from './blocks.ts';
import * as body from './body-facts.ts';
import { BORDER, COUNTED_BITS, FRAME, frameBits } from './frame-kinds.ts';
import * as head from './head-facts.ts';
import { openGroup } from './groups.ts';
import { closeCode, openCode } from './inline-code.ts';
import { enterHidden, leaveHidden, openField } from './hidden-forms.ts';
import { closeMarks } from './mark-ends.ts';
import { MARKED, openAttributeMarks, openHeader, openRoot, type Opened } from './marks.ts';
import * as media from './media-facts.ts';
import { type Lifted, type Reading, elementAt, openedHeading } from './reading.ts';
import type { OpenElement } from './records.ts';
import { openScript, scriptText } from './script-facts.ts';
import { closeButton, closeLabel, namePart, openButton, openLabel, openNamedField } from './control-facts.ts';
import * as tables from './table-facts.ts';
import { addSpace, addText } from './text-log.ts';
import { valueOf } from './values.ts';

type Closed = (r: Reading) => void;

const OPENED: ElementRows<Opened> = [
  ['title', head.openTitle],
  ['meta', head.openMeta],
  ['link', head.openLinkTag],
  ['base', head.openBase],
  ['a', body.openLink],
  ['area', body.openArea],
  ['h1 h2 h3 h4 h5 h6', body.openHeading],
  ['img', body.openImage],
  ['ul ol', tables.openList],
  ['li', tables.openItem],
  ['table', tables.openTable],
  ['thead tbody tfoot', tables.openTablePart],
  ['tr', tables.openRow],
  ['td', tables.openCell],
  ['th', openHeaderCell],
  ['video audio iframe', media.openPlayer],
  ['source', media.openSource],
  ['track', media.openTrack],
  ['form', body.openForm],
  ['input', body.openInput],
  ['select', body.openSelect],
  ['textarea', openText],
  ['button', openButton],
  ['label', openLabel],
  ['code kbd samp tt var', openCode],
  ...MARKED,
];

const CLOSED: ElementRows<Closed> = [
  ['a', body.closeLink],
  ['button', closeButton],
  ['label', closeLabel],
  ['h1 h2 h3 h4 h5 h6', body.closeHeading],
  ['ul ol', tables.closeList],
  ['table', tables.closeTable],
  ['video audio', media.closePlayer],
  ['code kbd samp tt var', closeCode],
];

const KINDS: ElementRows<BlockKind> = [
  ['h1 h2 h3 h4 h5 h6', 'heading'],
  ['p', 'paragraph'],
  ['li', 'list-item'],
  ['td th', 'cell'],
  ['blockquote', 'quote'],
  ['pre xmp listing plaintext', 'code'],
  ['dt dd', 'term'],
  ['caption figcaption', 'caption'],
  ['article aside body footer header main nav section', 'other'],
];

/** A paragraph in one of these is part of it. */
const HOLDS_PARAGRAPHS: ReadonlySet<BlockKind> = new Set(['list-item', 'quote', 'term', 'caption']);

const opened = valuesByElement(OPENED);
const closed = valuesByElement(CLOSED);
const kinds = valuesByElement(KINDS);

function openHeaderCell(r: Reading, tag: Tag, at: number): void {
  tables.openCell(r, tag);
  openHeader(r, tag, at);
}

/** A field of several lines. */
function openText(r: Reading, tag: Tag): void {
  openField(r);
  openNamedField(r, tag);
}

const APP_ROOT = 'app-root';

const COUNTED = (1 << COUNTED_BITS) - 1;

// Constants of the module itself: V8 looks up an imported name at every use, which is at every element here.
const { article, gap, head: inHead, hidden, main, noscript, roleMain, silent, template } = FRAME;
const { a: link, h1, html: root, script, title } = ELEMENT;
const AROUND = article | main | roleMain | hidden;
const IN_BORDER = BORDER;
const MAIN = main | roleMain;
const CHROME = FRAME.chrome | FRAME.nav | FRAME.header | FRAME.footer | FRAME.aside;
const PLACES = template | noscript;
const htmlNamespace = NAMESPACE.html;
const { blank } = TEXT;

/** A handler that fills the reading. Its functions stand outside of it: in closures made for each page V8 folds no constants. */
export function collector(r: Reading): HtmlHandler {
  return {
    open: (tag, at) => openAt(r, tag, at),
    amend: (tag) => amend(r, tag),
    close: (element, at) => closeAt(r, element, at),
    text: (from, to, kind) => addRun(r, from, to, kind),
    resume: (at) => resumeAt(r, at),
    comment: () => {},
  };
}

function openAt(r: Reading, tag: Tag, at: number): void {
  const bits = frameBits(tag, r.bits & AROUND);
  const element = elementAt(r, at);
  element.bits = bits;
  // What stands before the element has a place of its own, and so has what comes after it.
  crossBorder(r, bits);
  r.serial++;
  setKind(r, tag.element, element);
  element.group = r.group;
  if ((bits & IN_BORDER) !== 0 && (r.bits & template) === 0)
    r.group = openGroup(r.groups, tag, r.group, r.serial);
  if ((bits & COUNTED) !== 0) count(r, bits, 1);
  if ((bits & MAIN) !== 0 && (r.bits & CHROME) !== 0 && r.lifted === null) liftChrome(r, at);
  if ((bits & PLACES) !== 0) body.openPlace(r, tag);
  if (tag.element === link) r.links.lastBits = bits;
  else if (r.controls.link !== null || r.controls.button !== null) namePart(r, tag);
  if (tag.namespace !== htmlNamespace || (r.bits & template) !== 0) {
    r.silent = 'none';
    return;
  }
  openElement(r, tag, at);
  if ((bits & silent) !== 0) r.silent = silentKind(r, tag);
}

function amend(r: Reading, tag: Tag): void {
  if (tag.element === root && r.head.lang === '') r.head.lang = attributeText(tag, ATTRIBUTE.lang);
}

function closeAt(r: Reading, id: number, at: number): void {
  const element = elementAt(r, at);
  const { bits } = element;
  crossBorder(r, bits);
  if ((r.bits & template) === 0) {
    closed[id]?.(r);
    if (r.marks.length > 0) closeMarks(r, at);
  }
  if ((bits & COUNTED) !== 0) count(r, bits, -1);
  if (r.lifted?.at === at) restoreChrome(r, r.lifted);
  if ((bits & IN_BORDER) !== 0) closeGroup(r, element);
  restoreKind(r, id, element);
  r.serial++;
}

function closeGroup(r: Reading, { group }: OpenElement): void {
  if (r.group !== group) r.groups.to[r.group] = r.serial;
  r.group = group;
}

/** Text before and after the start or the end of this frame is apart. */
function crossBorder(r: Reading, bits: number): void {
  if ((bits & IN_BORDER) !== 0) flush(r);
  else if ((bits & gap) !== 0) addSpace(r.log);
}

function addRun(r: Reading, from: number, to: number, kind: TextKind): void {
  if (kind === blank) addSpace(r.log);
  else if ((r.bits & silent) === 0) pageText(r, from, to, kind);
  else if (r.silent === 'title') head.titleText(r, from, to);
  else if (r.silent === 'script') scriptText(r, from, to);
}

function resumeAt(r: Reading, at: number): void {
  const bits = r.links.lastBits;
  const element = elementAt(r, at);
  element.bits = bits;
  element.group = r.group;
  if ((bits & IN_BORDER) !== 0) flush(r);
  count(r, bits, 1);
  if ((r.bits & template) === 0) body.resumeLink(r);
}

function pageText(r: Reading, from: number, to: number, kind: TextKind): void {
  // Text in head is not shown; in a template of head it is content that a script may show.
  if ((r.bits & (inHead | template)) !== inHead) addText(r.log, from, to, kind);
}

function openElement(r: Reading, tag: Tag, at: number): void {
  const { element } = tag;
  if (element === root) r.head.lang = attributeText(tag, ATTRIBUTE.lang);
  opened[element]?.(r, tag, at);
  if (element === 0) openCustom(r, tag, at);
  if (tag.count === 0) return;
  openAttributeMarks(r, tag, at);
  const id = attributeOf(tag, ATTRIBUTE.id);
  if (id !== null && id.from !== id.to) nameHeading(r, tag);
}

/** Angular draws into an element of its own making. */
function openCustom(r: Reading, tag: Tag, at: number): void {
  const isLikely = tag.nameTo - tag.nameFrom === APP_ROOT.length;
  if (isLikely && elementName(tag) === APP_ROOT) openRoot(r, at, APP_ROOT);
}

function silentKind(r: Reading, tag: Tag): Reading['silent'] {
  if (tag.element === title) return 'title';
  return tag.element === script && openScript(r, tag) ? 'script' : 'none';
}

/** A heading without an id of its own is reached by one inside it. */
function nameHeading(r: Reading, tag: Tag): void {
  const heading = openedHeading(r);
  if (heading !== undefined && heading.id === '') heading.id = valueOf(r, tag, ATTRIBUTE.id);
}

/** Adds the bits of a frame to the place, or takes them away. */
function count(r: Reading, bits: number, by: 1 | -1): void {
  for (let rest = bits & COUNTED; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    const open = (r.open[bit] ?? 0) + by;
    r.open[bit] = open;
    if (1 << bit === hidden) turnHidden(r, open, by);
    if (open > 0) r.bits |= 1 << bit;
    else r.bits &= ~(1 << bit);
  }
}

/** What says of itself that it is main is no part of a header or an aside around it, which was left open. */
function liftChrome(r: Reading, at: number): void {
  r.lifted = { at, open: r.open.slice() };
  for (let rest = CHROME; rest !== 0; rest &= rest - 1) r.open[31 - Math.clz32(rest & -rest)] = 0;
  r.bits &= ~CHROME;
}

function restoreChrome(r: Reading, { open }: Lifted): void {
  for (let rest = CHROME; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    r.open[bit] = open[bit] ?? 0;
    if ((open[bit] ?? 0) > 0) r.bits |= 1 << bit;
  }
  r.lifted = null;
}

/** The outermost hidden element starts or ends. */
function turnHidden(r: Reading, open: number, by: 1 | -1): void {
  if (by === 1 && open === 1) enterHidden(r);
  if (by === -1 && open === 0) leaveHidden(r);
}

function setKind(r: Reading, id: number, element: OpenElement): void {
  const kind = kinds[id] ?? null;
  if (kind === null) return;
  element.kind = r.kind;
  element.level = r.level;
  if (kind === 'paragraph' && HOLDS_PARAGRAPHS.has(r.kind)) return;
  r.kind = kind;
  r.level = kind === 'heading' ? id - h1 + 1 : 0;
}

function restoreKind(r: Reading, id: number, { kind, level }: OpenElement): void {
  if (kinds[id] === null) return;
  r.kind = kind;
  r.level = level;
}
