/** What is at a well-known address: the file that belongs there, something in its place, or nothing. */
import { SERVER_CARD_TYPE, type WellKnownFile } from '../catalog/well-known.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import { httpUrl, parsedUrl } from '../values/url.ts';
import { kindOfText } from './llms-txt/classify.ts';
import { decodeTextFile } from './llms-txt/decode.ts';

/** The answer at a well-known address. */
export interface WellKnownAnswer {
  readonly file: WellKnownFile;
  readonly answer: Exchange;
}

/** What was found there. */
export interface WellKnownFound {
  readonly file: WellKnownFile;
  readonly url: string;
  /**
   * `page`: a page of HTML with the status of a file. `no-json`: nothing that can be read as JSON. `lacks`: JSON without
   * what the format asks for.
   */
  readonly state: 'valid' | 'page' | 'no-json' | 'lacks';
  /** Members that it lacks. */
  readonly lacks: readonly string[];
  /** What it calls itself, empty without a name. */
  readonly name: string;
  readonly json: unknown;
}

/** Characters of a name. */
const MAX_NAME = 100;

/** Reads one answer; `null` where nothing is there, which is no fault of anybody. */
export function readWellKnown({ file, answer }: WellKnownAnswer): WellKnownFound | null {
  const { url, finalUrl, status, headers, body, truncated } = answer;
  if (!isSuccess(status) || truncated !== null || body.byteLength === 0) return null;
  const found = { file, url, lacks: [], name: '', json: null };
  const text = decodeTextFile(body, headers);
  if (kindOfText(text) === 'html') {
    // A redirect to a page, such as the home page, says that the file is not there.
    const isHere = parsedUrl(finalUrl)?.pathname === parsedUrl(url)?.pathname;
    return isHere ? { ...found, state: 'page' } : null;
  }
  const json = jsonOf(text.text);
  if (json === undefined) return { ...found, state: 'no-json' };
  const [least = []] = file.needs
    .map((members) => members.filter((path) => !isFilled(memberOf(json, path))))
    .toSorted((a, b) => a.length - b.length);
  const name = file.names.map((path) => memberOf(json, path)).find((value) => typeof value === 'string');
  return {
    ...found,
    state: least.length === 0 ? 'valid' : 'lacks',
    lacks: least,
    name: typeof name === 'string' ? name.slice(0, MAX_NAME) : '',
    json,
  };
}

/** Cards of servers that a catalogue lists on its own site, at most. */
const MAX_CARDS = 3;

/** The addresses of the MCP server cards that a catalogue lists, as far as they are on its own site (SEP-2127; AI Catalog, entries). */
export function serverCardsIn({ url, json }: WellKnownFound): readonly string[] {
  const entries = memberOf(json, 'entries');
  if (!Array.isArray(entries)) return [];
  const cards = entries.flatMap((entry: unknown) => {
    const [type, written] = [memberOf(entry, 'type'), memberOf(entry, 'url')];
    const card = typeof written === 'string' ? httpUrl(written, url) : null;
    const isOwn = card !== null && card.origin === parsedUrl(url)?.origin;
    return type === SERVER_CARD_TYPE && isOwn ? [card.href] : [];
  });
  return [...new Set(cards)].slice(0, MAX_CARDS);
}

function jsonOf(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

function memberOf(json: unknown, path: string): unknown {
  let value = json;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Object.entries(value).find(([key]) => key === name)?.[1];
  }
  return value;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}
