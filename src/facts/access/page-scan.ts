/** One light walk over a page: the counts and texts that the access rules read. */
import { decodeHTML } from 'entities/decode';
import { isJsonLd, runsAsScript } from '../media-type.ts';
import { type StartTag, walkMarkup } from './markup.ts';
import { FLAG, isHidden, isVoid, openElements } from './open-elements.ts';
import { wordUnits } from './word-units.ts';

export interface PageScan {
  readonly visibleWords: number;
  readonly proseWords: number;
  readonly blocks: number;
  readonly links: number;
  readonly proseLinks: number;
  readonly ownMarks: number;
  readonly title: string;
  readonly headline: string;
  readonly refreshes: readonly string[];
  readonly passwordInputs: number;
  readonly userInputs: number;
  readonly frameset: boolean;
  readonly text: string;
  readonly proseText: string;
  readonly proseRuns: readonly string[];
  readonly noscriptText: string;
  readonly scripts: readonly string[];
  readonly comments: readonly string[];
}

/** Units that make a run of text a block: below it stand labels, crumbs and buttons. */
const BLOCK_UNITS = 3;
/**
 * Units of noscript text from which it is content of its own and not a request to turn scripts on: the stock
 * sentences of the application frameworks have 5 to 20 words.
 */
const NOSCRIPT_CONTENT_UNITS = 40;

/** Units of prose beside which a login in the header of a page is an offer, and no gate. */
const OWN_PROSE = 12;

/** White space that is more than single blanks. */
const UNEVEN = /\s\s|[^\S ]/;
/** Attributes that flag an element: looked for together, because few tags have one. */
const FLAGGING = /role|hidden|style/i;
const CHROME = new Set(['nav', 'header', 'footer', 'aside']);
const CHROME_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary']);
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const TEXT_INPUTS = new Set(['', 'text', 'email', 'tel', 'search', 'url', 'number', 'date']);
/** A field to sign up with (HTML standard, autofill): an offer of the page, where one to log in may stand before it. */
const NEW_PASSWORD = /\bnew-password\b/i;

export function scanPage(html: string): PageScan {
  const elements = openElements();
  const texts: string[] = [];
  const proses: string[] = [];
  const noscripts: string[] = [];
  const scripts: string[] = [];
  const comments: string[] = [];
  const refreshes: string[] = [];
  const count = {
    visible: 0,
    prose: 0,
    blocks: 0,
    links: 0,
    proseLinks: 0,
    noscript: 0,
    passwords: 0,
    chromePasswords: 0,
    inputs: 0,
  };
  let frameset = false;
  const marks = new Set<OwnMark>();
  let isKeptOut = false;
  let title: string | null = null;
  let heading = { level: 3, text: '' };
  let openHeading = 0;
  let headingParts: string[] = [];
  let runs: string[] = [];
  let runFlags = 0;
  let scriptRuns = false;

  const endRun = (): void => {
    if (runs.length === 0) return;
    const text = collapse(runs.join(''));
    runs = [];
    if (text === '') return;
    const units = wordUnits(text);
    if ((runFlags & FLAG.noscript) !== 0) {
      noscripts.push(text);
      count.noscript += units;
      return;
    }
    texts.push(text);
    count.visible += units;
    if ((runFlags & FLAG.chrome) !== 0) return;
    count.prose += units;
    proses.push(text);
    if (units >= BLOCK_UNITS) count.blocks++;
  };
  const endHeading = (): void => {
    const text = collapse(headingParts.join(''));
    if (text !== '' && openHeading < heading.level) heading = { level: openHeading, text };
    openHeading = 0;
    headingParts = [];
  };

  const open = (tag: StartTag): void => {
    const { name } = tag;
    if (!INLINE.has(name)) endRun();
    const flags = flagsOf(tag);
    elements.open(name, flags);
    const inert = (elements.flags() & FLAG.template) !== 0;
    if (inert) return;
    if (name === 'h1' || name === 'h2') {
      endHeading();
      openHeading = name === 'h1' ? 1 : 2;
    } else if (name === 'a' || name === 'area') {
      if (tag.attribute('href') === null) return;
      count.links++;
      if ((elements.flags() & FLAG.chrome) === 0) count.proseLinks++;
    } else if (name === 'input' || name === 'textarea' || name === 'select') {
      const kind = name === 'input' ? (tag.attribute('type') ?? '').trim().toLowerCase() : 'text';
      const own = elements.flags();
      if ((own & FLAG.hidden) !== 0) return;
      const isAsked = (own & FLAG.unasked) === 0;
      if (kind === 'password' && isAsked && !NEW_PASSWORD.test(tag.attribute('autocomplete') ?? ''))
        count[(own & FLAG.chrome) === 0 ? 'passwords' : 'chromePasswords']++;
      if (TEXT_INPUTS.has(kind)) count.inputs++;
    } else if (name === 'meta') {
      const isRefresh = (tag.attribute('http-equiv') ?? '').trim().toLowerCase() === 'refresh';
      if (isRefresh) refreshes.push(decodeHTML(tag.attribute('content') ?? ''));
      const mark = markOf(tag);
      if (mark !== null) marks.add(mark);
      isKeptOut ||= keepsRobotsOut(tag);
    } else if (name === 'link') {
      if ((tag.attribute('rel') ?? '').trim().toLowerCase() === 'canonical') marks.add('canonical');
    } else if (name === 'frameset') frameset = true;
    else if (name === 'script') {
      const type = (tag.attribute('type') ?? '').trim();
      scriptRuns = tag.attribute('src') === null && runsAsScript(type);
      if (isJsonLd(type)) marks.add('data');
    }
  };

  walkMarkup(html, {
    open,
    close(name) {
      if (!INLINE.has(name)) endRun();
      if ((name === 'h1' || name === 'h2') && openHeading > 0) endHeading();
      elements.close(name);
    },
    text(from, to) {
      const flags = elements.flags();
      if ((flags & (FLAG.hidden | FLAG.template | FLAG.foreign)) !== 0) return;
      const raw = html.slice(from, to);
      const text = raw.includes('&') ? decodeHTML(raw) : raw;
      if (runs.length === 0) runFlags = flags;
      runs.push(text);
      if (openHeading > 0) headingParts.push(text);
    },
    raw(name, from, to) {
      const flags = elements.flags();
      if (name === 'script' && scriptRuns && (flags & FLAG.template) === 0)
        scripts.push(html.slice(from, to));
      const isTitle = name === 'title' && (flags & (FLAG.template | FLAG.foreign)) === 0;
      if (isTitle && title === null) title = collapse(decodeHTML(html.slice(from, to)));
    },
    comment(from, to) {
      comments.push(html.slice(from, to));
    },
  });
  endRun();
  endHeading();

  const noscriptText = noscripts.join(' ');
  const isContent = count.noscript >= NOSCRIPT_CONTENT_UNITS;
  return {
    visibleWords: count.visible + (isContent ? count.noscript : 0),
    proseWords: count.prose + (isContent ? count.noscript : 0),
    blocks: count.blocks + (isContent ? noscripts.length : 0),
    links: count.links,
    proseLinks: count.proseLinks,
    ownMarks: isKeptOut ? 0 : marks.size,
    title: title ?? '',
    headline: heading.text,
    refreshes,
    passwordInputs: count.passwords + (count.prose < OWN_PROSE ? count.chromePasswords : 0),
    userInputs: count.inputs,
    frameset,
    text: noscriptText === '' ? texts.join(' ') : `${texts.join(' ')} ${noscriptText}`,
    proseText: proses.join(' '),
    proseRuns: proses,
    noscriptText,
    scripts,
    comments,
  };
}

/** White space collapsed to single blanks, none at the ends. */
export function collapse(text: string): string {
  const trimmed = text.trim();
  return UNEVEN.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed;
}

function flagsOf(tag: StartTag): number {
  let flags = 0;
  if (CHROME.has(tag.name)) flags |= FLAG.chrome;
  else if (tag.name === 'noscript') flags |= FLAG.noscript;
  else if (tag.name === 'template') flags |= FLAG.template;
  else if (tag.name === 'svg' || tag.name === 'math') flags |= FLAG.foreign;
  const mayFlag = tag.name === 'dialog' || FLAGGING.test(tag.source());
  if (isVoid(tag.name) || !mayFlag) return flags;
  if (CHROME_ROLES.has(tag.attribute('role') ?? '')) flags |= FLAG.chrome;
  if ((tag.attribute('aria-hidden') ?? '').trim().toLowerCase() === 'true') flags |= FLAG.unasked;
  return isHidden(tag) ? flags | FLAG.hidden : flags;
}

type OwnMark = 'description' | 'canonical' | 'open-graph' | 'data';

/** A description of fewer units is a label ("px-captcha"). */
const DESCRIPTION_UNITS = 3;

function markOf(tag: StartTag): OwnMark | null {
  if ((tag.attribute('property') ?? '').trim().toLowerCase().startsWith('og:')) return 'open-graph';
  const isDescription = (tag.attribute('name') ?? '').trim().toLowerCase() === 'description';
  return isDescription && wordUnits(tag.attribute('content') ?? '') >= DESCRIPTION_UNITS
    ? 'description'
    : null;
}

function keepsRobotsOut(tag: StartTag): boolean {
  const isForRobots = (tag.attribute('name') ?? '').trim().toLowerCase() === 'robots';
  return isForRobots && /\b(?:noindex|none)\b/i.test(tag.attribute('content') ?? '');
}
