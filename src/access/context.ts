/** Everything the access rules ask of one answer, prepared once. */
import { headerValues } from '../exchange.ts';
import { webUrl, withoutWww } from '../values/url.ts';
import type { PageView, ResponseHead } from './model.ts';
import { type NoticeWords, noticeWordsOf } from './notice-words.ts';
import { codeOf } from './script-code.ts';
import { anyMark } from './table-marks.ts';
import { addTo } from '../values/groups.ts';

/** One answer as the access rules see it. What costs a walk over its text is worked out when a rule first asks. */
export interface AccessContext {
  readonly head: ResponseHead;
  readonly view: PageView;
  readonly status: number;
  /** Values by lower-case name, in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Names of the cookies that are set. */
  readonly cookies: readonly string[];
  /** Lower case; empty for an address that does not parse. */
  readonly finalHost: string;
  readonly finalPath: string;
  /** The answer came from another host than the one asked (after dropping `www.`). */
  readonly moved: boolean;
  /** The status is neither 2xx nor 3xx. */
  readonly refused: boolean;
  /** As of {@link isRich}. */
  readonly rich: boolean;
  /** Lower case. */
  readonly title: string;
  /** Lower case. */
  readonly headline: string;
  /** Values of meta refresh elements, then of Refresh headers. */
  readonly refreshes: readonly string[];
  /** Lower case, whole. */
  text(): string;
  /** Lower case, the first {@link OPENING} characters: where phrases of refusals are looked for. */
  opening(): string;
  /** Inline scripts, joined; of a rich page that was not refused without their data. */
  scripts(): string;
  /** The words of notices, and the text beside them. */
  words(): NoticeWords;
  /** Whether the source holds any mark of the table: without one its markup rules need no look. */
  marked(): boolean;
}

/** Visible units that make a page rich; with less, {@link RICH_PROSE} in blocks beside links does. */
export const RICH_VISIBLE = 150;
const RICH_PROSE = 60;
const RICH_BLOCKS = 2;
const RICH_LINKS = 2;
/** Characters. A page below {@link RICH_VISIBLE} words is shorter than this. */
const OPENING = 8_192;

/** Whether a page delivers content: measured on real pages and block pages, CJK included. */
export function isRich(view: PageView): boolean {
  if (view.visibleWords >= RICH_VISIBLE) return true;
  return view.proseWords >= RICH_PROSE && view.blocks >= RICH_BLOCKS && view.links >= RICH_LINKS;
}

/** The context of an answer whose page is read by way of a view. */
export function accessContext(head: ResponseHead, view: PageView): AccessContext {
  const { status } = head;
  const final = webUrl(head.finalUrl);
  const asked = webUrl(head.url);
  const refused = status < 200 || status >= 400;
  const rich = isRich(view);
  let text: string | null = null;
  let scripts: string | null = null;
  let words: NoticeWords | null = null;
  let marked: boolean | null = null;
  const headers = byName(head);
  const lowerText = (): string => (text ??= view.text().toLowerCase());
  return {
    head,
    view,
    status,
    headers,
    cookies: cookieNames(head),
    finalHost: final?.hostname ?? '',
    finalPath: final?.pathname ?? '',
    moved: final !== null && asked !== null && bare(final) !== bare(asked),
    refused,
    rich,
    title: view.title.toLowerCase(),
    headline: view.headline.toLowerCase(),
    refreshes: [...view.refreshes, ...(headers.get('refresh') ?? [])],
    text: lowerText,
    opening: () => lowerText().slice(0, OPENING),
    // A rich page may ship an article about challenge pages in its data; a refusal or a thin page does not.
    scripts: () => (scripts ??= rich && !refused ? codeOf(view.inlineScripts()) : view.inlineScripts()),
    words: () => (words ??= noticeWordsOf(view)),
    marked: () => (marked ??= anyMark().test(view.source())),
  };
}

/** Recorders (HAR) join Set-Cookie lines by a line break; a comma would be ambiguous, a date holds one. */
function cookieNames({ headers }: ResponseHead): string[] {
  const lines = headerValues(headers, 'set-cookie').flatMap((value) => value.split('\n'));
  return lines.map((line) => (line.split('=', 1)[0] ?? '').trim());
}

function bare(url: URL): string {
  return withoutWww(url.hostname);
}

function byName(head: ResponseHead): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const [name, value] of head.headers) addTo(map, name.toLowerCase(), value);
  return map;
}
