/**
 * Finds the words in src that CONTRIBUTING, "Plain words", has others for: `node check-words.mjs`. Comments are read for
 * words, code for names. Lists of words of languages are no words of ours.
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Rooms that still have such words. The list gets shorter, never longer. */
const NOT_YET = [
  'cli',
  'facts/page',
  'jobs',
  'queue',
  'report',
  'rules/page',
  'rules/words.ts',
  'rules/wording.ts',
  'score',
];

/** What a comment says, and what it is to say. */
const WORDS = [
  [/\bst(?:ands?|ood)\b(?!-)(?! (?:for|in for|alone|still)\b)/g, 'is, or are'],
  [/\btells? of\b/g, 'says, speaks of or reports'],
  [
    /\bbehind (?:a|an|each|every|its|such|the) (?:block|character|colon|comma|date|letter|line|mark|name|number|text|word)s?\b/g,
    'after',
  ],
];

const PARTICIPLES = 'asked|found|given|heard|held|judged|kept|met|said|seen|shown|told';

/** A function that is called by what was done, alone or with a preposition: `told`, `foundIn`. */
const NAME = new RegExp(
  String.raw`\b(?:function\*? |const )((?:${PARTICIPLES})(?:About|At|By|For|In|Of|On|To|With)?)(?=[<(]| = (?:async )?(?:<[^>]*>)?\([^)]*\)(?:: [^=]+)? =>)`,
  'g',
);

const COMMENT = /\/\*(?:[^*]|\*(?!\/))*\*\/|(?<=^|\s)\/\/ [^\n]*/g;

/** What is wrong with the words of a source text, each with its line. */
export function faultsIn(text) {
  const lineOf = (index) => text.slice(0, index).split('\n').length;
  const words = [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index: start }) =>
    WORDS.flatMap(([word, better]) =>
      [...comment.matchAll(word)].map(
        ({ 0: found, index }) => `${lineOf(start + index)}: "${found}": write ${better}`,
      ),
    ),
  );
  const code = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const names = [...code.matchAll(NAME)].map(
    ({ 1: name, index }) => `${lineOf(index)}: "${name}": call a function by what it does`,
  );
  return [...words, ...names];
}

function check() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^catalog\/languages\/..\.ts$|inlined\.ts$/.test(file))
    .map((file) => ({
      room: NOT_YET.find((room) => file === room || file.startsWith(`${room}/`)),
      faults: faultsIn(readFileSync(join('src', file), 'utf8')).map((fault) => `src/${file}:${fault}`),
    }));
  const faults = files.flatMap((file) => (file.room === undefined ? file.faults : []));
  const open = new Set(files.flatMap((file) => (file.faults.length > 0 ? [file.room] : [])));
  const done = NOT_YET.filter((room) => !open.has(room)).map(
    (room) => `${room} has none left: take it off NOT_YET`,
  );
  process.stderr.write([...faults, ...done].map((line) => `${line}\n`).join(''));
  process.exitCode = faults.length + done.length === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  check();
