/** Secrets in addresses: a report repeats what a site says, and must not carry its passwords further. */
import {
  LEAST_SECRET,
  PAGING,
  secretParameters,
  type SecretParameter,
} from '../catalog/secret-parameters.ts';
import { once } from './once.ts';

/** What is shown in the place of a secret. */
const MASK = '***';

interface Row extends SecretParameter {
  readonly joined: string;
}

const rows = once((): readonly Row[] =>
  secretParameters.map((row) => ({ ...row, joined: row.words.replaceAll(' ', '') })),
);
const paging = once((): ReadonlySet<string> => new Set(PAGING.split(' ')));

/** What a name has that any row could mean: most have none of it. An escape may hide it. */
const LIKELY = once(
  () =>
    new RegExp(
      ['%', ...new Set(secretParameters.map(({ words }) => lastWord(words.split(' '))))].join('|'),
      'i',
    ),
);

const lastWord = (words: readonly string[]): string => words.at(-1) ?? '';

/** Where a word of a name ends without a mark: `accessToken`. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])/g;

const wordsOf = (name: string): string[] =>
  unescaped(name)
    .replaceAll(HUMP, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** The rows of a name, by its end: `csrftoken` is a token, `pageToken` the place in a list. */
function rowsOf(name: string): readonly Row[] {
  if (!LIKELY().test(name)) return [];
  const words = wordsOf(name);
  const joined = words.join('');
  const last = lastWord(words);
  if (isPlace(last, words.at(-2) ?? '')) return [];
  return rows().filter((row) => {
    if (row.isWhole === true) return joined === row.joined;
    if (row.isStart === true) return joined.startsWith(row.joined);
    return row.joined.length < LEAST_END ? last === row.joined : joined.endsWith(row.joined);
  });
}

/** Letters that name the same at the end of a longer word: shorter ones end words by chance. */
const LEAST_END = 5;

function isPlace(last: string, before: string): boolean {
  return last.endsWith('token') && paging().has(last === 'token' ? before : last.slice(0, -'token'.length));
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Values that documentation writes in the place of a secret. */
const BLANK =
  /^(?:\*+|[xX]{3,}|\.{3}|…|(?:your|YOUR|example|EXAMPLE|placeholder|PLACEHOLDER)[A-Za-z_-]*|\{.*\}|\[.*\]|\$\{?[A-Z_]+\}?|%[A-Z_]+%|%7[bB].*%7[dD]|%3[cC].*%3[eE])$/;

/** Characters: a shorter value is no credential that a site would have to withdraw. */
const MIN_CREDENTIAL = 8;
/** A value with any of these in it may be an example, and an example is no fault of a site. */
const EXAMPLE_VALUE = /your|example|xxx|\*\*\*|placeholder|[<>{}[\]$]|\.\.\.|…/i;

/** Whether a query parameter opens a door beyond doubt: its name says nothing else. */
export function isSecret(name: string, value: string): boolean {
  if (value.length < MIN_CREDENTIAL || EXAMPLE_VALUE.test(value)) return false;
  const joined = wordsOf(name).join('');
  return rowsOf(name).some(
    ({ joined: own, least = 1, beside }) => own === joined && least === 1 && beside === undefined,
  );
}

/** What any address with a secret has: an equals sign or an at sign, as it is or as an escape of any depth. */
const MAY_HOLD = /[=@]|%(?:25)*(?:3d|40)|\\u003d/i;

/**
 * A text with the passwords and keys of the addresses in it masked. Also where an address is a parameter of another one,
 * and in the spelling of HTML and JSON.
 */
export function masked(text: string): string {
  return MAY_HOLD.test(text) ? withoutValues(withoutPasswords(text)) : text;
}

/** Two slashes, as they are or as JSON writes them. */
const SLASHES = String.raw`(?:\/|\\\/){2}`;
/** The password between the name and the host, up to the last at sign before the path (WHATWG URL, 4.4). */
const PASSWORD = new RegExp(`(${SLASHES}[^\\s/?#@:"<>\\\\]*:)[^\\s/?#"<>\\\\]+(?=@)`, 'g');
/** A name alone that is as long as a token: GitHub and others take tokens in its place. */
const LONG_NAME = new RegExp(`(${SLASHES})[^\\s/?#@:"<>\\\\]{16,}(?=(?::\\*{3})?@)`, 'g');
/** The same in an address that is percent-encoded. */
const ESCAPED_PASSWORD =
  /((?:%(?:25)*2f){2}[^\s/?#@&"<>%]*%(?:25)*3a)(?:(?!%(?:25)*(?:2f|40))[^\s/?#@&"<>])+(?=%(?:25)*40)/gi;

function withoutPasswords(text: string): string {
  const named = text.includes('@')
    ? text.replace(PASSWORD, `$1${MASK}`).replace(LONG_NAME, `$1${MASK}`)
    : text;
  return /%(?:25)*40/.test(named) ? named.replace(ESCAPED_PASSWORD, `$1${MASK}`) : named;
}

/**
 * What begins a parameter, its name, and the equals sign: of a query, a fragment or a path, also percent-encoded to any
 * depth, or with the escapes of HTML and JSON.
 */
const PARAMETER =
  /(?:&(?:amp|#38|#x26);|[?&;#]|%(?:25)*(?:3f|26|3b|23)|\\u00(?:3f|26|3b|23))((?:[\w.~$[\]-]|%(?!(?:25)*(?:3[bdf]|2[36]))[\da-f]{2}){1,80}?)(?:=|%((?:25)*)3d|\\u003d)/gi;

/** A value. A bracket or an apostrophe that a letter follows is in it; what closes a sentence is not. */
const VALUE = /(?:[^\s&#"'<>()\]\\`]|['()\]](?=[\w%]))*/y;
/** One of a path ends where its segment does. */
const PATH_VALUE = /[^\s&#"'<>()\]\\`;/?]*/y;
const PUNCTUATION = '.,;:!?';

/** Characters of a value that say whether it is a secret; no example is as long. */
const HEAD = 64;

function withoutValues(text: string): string {
  let shown = '';
  let done = 0;
  for (const { 0: start, 1: name = '', 2: depth, index } of text.matchAll(PARAMETER)) {
    const from = index + start.length;
    const rows = from < done ? [] : rowsOf(name);
    if (rows.length === 0) continue;
    const endIn = (whole: string, at: number) =>
      endOf(whole, at, start.startsWith(';') ? PATH_VALUE : VALUE, depth);
    const part = text.slice(from, from + HEAD);
    const head = part.slice(0, endIn(part, 0));
    const isSecretHere = rows.some(
      ({ least = LEAST_SECRET, beside }) =>
        head.length >= least && (beside === undefined || isBeside(text, from, beside)),
    );
    if (!isSecretHere || BLANK.test(head)) continue;
    shown += text.slice(done, from) + MASK;
    done = endIn(text, from);
  }
  return done === 0 ? text : shown + text.slice(done);
}

/** Where a value ends: at the next parameter of its own address, which is percent-encoded as deep as it. */
function endOf(text: string, from: number, pattern: RegExp, depth: string | undefined): number {
  pattern.lastIndex = from;
  let end = from + (pattern.exec(text)?.[0].length ?? 0);
  if (depth !== undefined) {
    const next = text.slice(from, end).search(new RegExp(`%${depth}(?:26|23|3b)`, 'i'));
    if (next !== -1) end = from + next;
  }
  while (end > from && PUNCTUATION.includes(text.charAt(end - 1))) end--;
  return end;
}

/** Characters before and after a parameter in which its neighbour is looked for. */
const NEAR = 500;

function isBeside(text: string, at: number, name: string): boolean {
  const before = /[^\s"'<>]*$/.exec(text.slice(Math.max(0, at - NEAR), at))?.[0] ?? '';
  const after = /^[^\s"'<>]*/.exec(text.slice(at, at + NEAR))?.[0] ?? '';
  return new RegExp(
    `(?:[?&;#]|%(?:25)*(?:3f|26|23))${name}(?:=|%(?:25)*3d)[^&#%]{${LEAST_SECRET}}`,
    'i',
  ).test(before + after);
}
