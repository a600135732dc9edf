/** What people asked of a site by its log: searches on the site, and pages that they looked for in vain. */
import type { LogEntry } from './entry.ts';
import { lineReader } from './read-line.ts';

/** Parameters of a search on a site: what Google Analytics takes for one (support.google.com/analytics/answer/9216061, 2026-11). */
const SEARCH_PARAMETERS = ['q', 's', 'search', 'query', 'keyword'] as const;
/** Characters of a question at most; a longer one is none that anybody types. */
const MAX_CHARACTERS = 200;
/** Words of an address that name a topic: one alone is mostly a folder or a file that scanners try. */
const LEAST_WORDS = 2;
const MAX_WORDS = 16;
/** Distinct questions that are counted: who makes them up makes no end of them. */
const MAX_COUNTED = 50_000;

/** Takes the lines of one or more logs, one after the other. */
export interface AskedTally {
  /** Takes a line without its end. Never throws for what it says. */
  readonly add: (line: string) => void;
  /** Requests that were read. */
  readonly requests: () => number;
  /** The questions, those first that were asked most often; at most so many. */
  readonly questions: (most: number) => readonly string[];
}

/** A tally of what was asked. */
export function askedTally(): AskedTally {
  const read = lineReader();
  const counts = new Map<string, { readonly text: string; count: number }>();
  let requests = 0;
  const count = (text: string): void => {
    const key = text.toLowerCase();
    const known = counts.get(key);
    if (known !== undefined) known.count++;
    else if (counts.size < MAX_COUNTED) counts.set(key, { text, count: 1 });
  };
  return {
    add: (line) => {
      const reading = read(line);
      if (reading === null || reading === 'header') return;
      for (const entry of reading.entries) {
        requests++;
        const text = questionIn(entry);
        if (text !== '') count(text);
      }
    },
    requests: () => requests,
    questions: (most) =>
      [...counts.values()]
        .toSorted((a, b) => b.count - a.count)
        .slice(0, most)
        .map(({ text }) => text),
  };
}

/** What a request asks: the terms of a search, or the words of an address that nothing is at; empty for all else. */
function questionIn({ target, status }: Pick<LogEntry, 'target' | 'status'>): string {
  const [path = '', query = ''] = target.split(/[?#]/, 2);
  if (status === 404 || status === 410) return wordsOf(path);
  const terms = new URLSearchParams(query);
  const term = SEARCH_PARAMETERS.map((name) => terms.get(name) ?? '').find((one) => one !== '') ?? '';
  const text = term.replace(/\s+/g, ' ').trim();
  return isText(text) ? text : '';
}

/** `/guide/how-to-descale-a-kettle.html` asks "how to descale a kettle". Other files, hidden ones and parts of systems ask nothing. */
function wordsOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => /^(?:\.|wp-|cgi-)/i.test(segment))) return '';
  const name = decoded(segments.at(-1) ?? '').replace(/\.html?$/i, '');
  if (name.includes('.')) return '';
  const words = name.split(/[-_+\s]+/).filter((word) => word !== '');
  const named = words.filter((word) => /^[\p{L}\p{M}'’]+$/u.test(word));
  if (named.length < LEAST_WORDS || words.length > MAX_WORDS) return '';
  const text = words.join(' ');
  return isText(text) ? text : '';
}

/** Letters, and none of what only scanners send: paths and markup. */
const isText = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && /\p{L}{2}|\p{Lo}/u.test(text) && !/^\/|[\\<>{}]/.test(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
