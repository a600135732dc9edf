/** What the access rules learn from single tags of a page. */
import { ATTRIBUTE } from '../readers/html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../readers/html/attributes.ts';
import { valuesByElement } from '../readers/html/elements.ts';
import type { Tag } from '../readers/html/handler.ts';
import { essenceOf, isJsonLd, runsAsScript } from '../values/media-type.ts';
import { FLAG } from '../facts/page/element-flags.ts';
import { HEADING_RANK, type Reading, endHeading } from './page-reading.ts';
import { wordUnits } from './word-units.ts';

/** A description of fewer units is a label ("px-captcha"). */
const DESCRIPTION_UNITS = 3;

const TEXT_INPUTS = new Set(['', 'text', 'email', 'tel', 'search', 'url', 'number', 'date']);
/** A field to sign up with (HTML standard, autofill): an offer of the page, where one to log in may be before it. */
const NEW_PASSWORD = /\bnew-password\b/i;
const KEEPS_OUT = /\b(?:noindex|none)\b/i;

type Opened = (r: Reading, tag: Tag) => void;

/** By element id: what is read of its start tag, `null` for most. */
export const OPENED: readonly (Opened | null)[] = valuesByElement<Opened>([
  ['h1', (r) => openHeading(r, HEADING_RANK.h1, HEADING_RANK.chromeH1)],
  ['h2', (r) => openHeading(r, HEADING_RANK.h2, HEADING_RANK.chromeH2)],
  ['a area', openLink],
  ['button', (r) => r.count.buttons++],
  ['input', openInput],
  ['textarea select', openField],
  ['meta', openMeta],
  ['link', openLinkTag],
  ['script', openScript],
  ['title', openTitle],
  ['frameset', openFrameset],
  ['img', openPicture],
]);

function openTitle(r: Reading): void {
  if (r.title !== null) return;
  r.title = '';
  r.silent = 'title';
}

function openHeading(r: Reading, own: number, inChrome: number): void {
  endHeading(r);
  r.openHeading = (r.open.all & FLAG.chrome) === 0 ? own : inChrome;
}

function openLink(r: Reading, tag: Tag): void {
  if (!hasAttribute(tag, ATTRIBUTE.href)) return;
  r.count.links++;
  if ((r.open.all & FLAG.chrome) === 0) r.count.proseLinks++;
}

function openInput(r: Reading, tag: Tag): void {
  const { all } = r.open;
  if ((all & FLAG.hidden) !== 0) return;
  const type = attributeText(tag, ATTRIBUTE.type).toLowerCase();
  if (TEXT_INPUTS.has(type)) r.count.inputs++;
  const isAsked = type === 'password' && (all & FLAG.unasked) === 0;
  if (!isAsked || NEW_PASSWORD.test(attributeText(tag, ATTRIBUTE.autocomplete))) return;
  if ((all & FLAG.chrome) === 0) r.count.passwords++;
  else r.count.chromePasswords++;
}

function openField(r: Reading): void {
  if ((r.open.all & FLAG.hidden) === 0) r.count.inputs++;
}

function openMeta(r: Reading, tag: Tag): void {
  const content = attributeValue(tag, ATTRIBUTE.content) ?? '';
  if (attributeText(tag, ATTRIBUTE['http-equiv']).toLowerCase() === 'refresh') r.refreshes.push(content);
  if (attributeText(tag, ATTRIBUTE.property).toLowerCase().startsWith('og:')) r.marks.add('open-graph');
  const name = attributeText(tag, ATTRIBUTE.name).toLowerCase();
  if (name === 'description' && wordUnits(content) >= DESCRIPTION_UNITS) r.marks.add('description');
  if (name === 'robots' && KEEPS_OUT.test(content)) r.isKeptOut = true;
}

function openLinkTag(r: Reading, tag: Tag): void {
  if (attributeText(tag, ATTRIBUTE.rel).toLowerCase() === 'canonical') r.marks.add('canonical');
}

function openScript(r: Reading, tag: Tag): void {
  const type = attributeText(tag, ATTRIBUTE.type);
  if (isJsonLd(type)) r.marks.add('data');
  if (essenceOf(type) === 'application/json') r.silent = 'data';
  if (!runsAsScript(type)) return;
  r.count.scripts++;
  if (!hasAttribute(tag, ATTRIBUTE.src)) r.silent = 'script';
}

function openPicture(r: Reading, tag: Tag): void {
  if ((r.open.all & FLAG.hidden) === 0 && attributeText(tag, ATTRIBUTE.alt).trim() !== '') r.count.pictures++;
}

function openFrameset(r: Reading): void {
  r.isFrameset = true;
}
