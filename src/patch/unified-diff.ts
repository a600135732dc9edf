/** Changed files as a patch that `git apply` and `patch -p1` take, with the reason of each change and its sources as comments. */
import { diffOf } from '../fixes/line-edits.ts';
import type { Change, ValueSource } from './change.ts';
import { tokenChanges } from './token-edits.ts';

/** Files by their paths. */
type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The unified diff of files (GNU diffutils manual, "Unified Format"), as its bytes: lines are those of the files, in their
 * encodings. Lines before `---` are comments to both programs.
 */
export function unifiedDiff(before: Files, after: Files, changes: readonly Change[]): Buffer {
  const paths = [...after.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const parts = paths.flatMap((path) => {
    const diff = fileDiff(path, before.get(path) ?? null, after.get(path) ?? new Uint8Array());
    const comments = changes.filter(({ edits }) => edits.some(({ file }) => file === path)).map(commentOf);
    return diff === '' ? [] : [`${latin1(comments.join(''))}${diff}\n`];
  });
  return Buffer.from(parts.join(''), 'latin1');
}

/** Text as the characters that its bytes are in Latin 1, as the lines of files are held here. */
const latin1 = (text: string): string => Buffer.from(text).toString('latin1');

function fileDiff(path: string, before: Uint8Array | null, after: Uint8Array): string {
  const [old, now] = [linesIn(before ?? new Uint8Array()), linesIn(after)];
  const edits = tokenChanges(old, now).map(({ from, to, added }) => ({
    line: from + 1,
    removed: to - from,
    added,
  }));
  const diff = diffOf('', old, edits);
  if (diff === '') return '';
  const name = nameOf(path);
  const hunks = diff.slice(diff.indexOf('\n@@') + 1);
  return `--- ${before === null ? '/dev/null' : quoted(`a/${name}`)}\n+++ ${quoted(`b/${name}`)}\n${hunks}`;
}

/** Lines by their line feeds, so that a carriage return stays in its line; what the last one lacks is said as diff says it. */
function linesIn(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (text === '') return [];
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

const nameOf = (path: string): string => latin1(path);

/** Names as git quotes them (git-config, core.quotePath); after one with a blank a tab ends it. */
function quoted(name: string): string {
  if (/["\\\x00-\x1f\x7f]/.test(name))
    return `"${name.replaceAll(/["\\\x00-\x1f\x7f]/g, (mark) => (mark === '"' || mark === '\\' ? `\\${mark}` : `\\${mark.charCodeAt(0).toString(8).padStart(3, '0')}`))}"`;
  return name.includes(' ') ? `${name}\t` : name;
}

/** What a change repairs, and where its values come from. */
function commentOf({ rule, code, risk, repairs, sources }: Change): string {
  const [first] = repairs;
  return [`${rule}/${code} (${risk}): ${first?.message ?? ''}`, ...sources.map(sourceText)]
    .map((line) => `# ${line.replaceAll(/[\0-\x1f\x7f]/g, ' ')}\n`)
    .join('');
}

/** Characters of a value that a comment repeats. */
const MAX_SHOWN = 60;

/** Where a value comes from, in words. */
export function sourceText({ value, kind, file, line, column }: ValueSource): string {
  const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
  const where = line === 0 ? file : `${file}:${line}:${column}`;
  return `  "${shown}" ${SOURCE_WORDS[kind]} ${where}`;
}

/** A source by its kind, before its place. */
const SOURCE_WORDS = {
  text: 'is the text of',
  attribute: 'is an attribute in',
  data: 'is in the JSON-LD of',
  address: 'is the address of',
  language: 'is the language of the text of',
  file: 'is shown by',
  format: 'is a word of a format, in',
} as const satisfies Readonly<Record<ValueSource['kind'], string>>;
