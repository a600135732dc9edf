/** Reads a robots.txt (RFC 9309) as Google's published parser reads it. */
import { readBytes, toText, type ByteString } from './bytes.ts';
import { indexGroups, isPlainAgent, lenientKeys, readGroups, strictKeys } from './groups.ts';
import { readLine, type Statement } from './line.ts';
import { lineLinter, MAX_PROBLEMS } from './lint.ts';
import { checkText } from '../../values/misuse.ts';
import type { RobotsGroup, RobotsIndex, RobotsLine, RobotsNote, RobotsProblem, RobotsTxt } from './model.ts';

/** Text that starts with a tag, a doctype or a processing instruction. 3.2 % of real files are such pages. */
function isMarkup(lines: readonly ByteString[]): boolean {
  const first = lines.find((line) => line.trim() !== '');
  return first !== undefined && /^\s*<[A-Za-z!?]/.test(first);
}

/** Source of the marks: Cloudflare docs, managed-robots-txt.mdx. */
function managedBlock(lines: readonly ByteString[]): { from: number; to: number } | null {
  const from = lines.findIndex(
    (line) => line.startsWith('#') && /^#\s*BEGIN Cloudflare Managed content/i.test(line),
  );
  if (from === -1) return null;
  const end = lines.findIndex((line, at) => at > from && /^#\s*END Cloudflare Managed content/i.test(line));
  return { from: from + 1, to: end === -1 ? lines.length : end + 1 };
}

const notes = (statements: readonly Statement[], key: string): RobotsNote[] =>
  statements
    .filter((statement) => statement.key === key)
    .map(({ line, value }) => ({ line, value: toText(value) }));

/** A leniency was needed: for a key, for a User-agent value, or to open a directory with its index file. */
function needsLeniency(statements: readonly Statement[], groups: readonly RobotsGroup[]): boolean {
  const keys = statements.some(
    ({ kind, strict }) => !strict && (kind === 'user-agent' || kind === 'allow' || kind === 'disallow'),
  );
  if (keys) return true;
  return groups.some(
    ({ agents, rules }) =>
      rules.some(({ directory }) => directory !== null) || agents.some(({ value }) => !isPlainAgent(value)),
  );
}

function strictIndex(statements: readonly Statement[]): RobotsIndex {
  return indexGroups(readGroups(statements.filter(({ strict }) => strict)), strictKeys);
}

const WHOLE_FILE = ['html', 'utf-16', 'too-large'] as const;

function fileProblems(file: { html: boolean; utf16: boolean; truncated: boolean }): RobotsProblem[] {
  const codes = { html: file.html, 'utf-16': file.utf16, 'too-large': file.truncated } as const;
  return WHOLE_FILE.filter((code) => codes[code]).map((code) => ({ code, data: {} }));
}

/**
 * What a robots.txt says: lines, groups, sitemaps, problems. Throws a TypeError for what is neither text nor bytes.
 * Reads at most 512,000 bytes. A string stands for its UTF-8 bytes.
 */
export function parseRobots(text: string | Uint8Array): RobotsTxt {
  checkText(text, 'parseRobots');
  const { lines, truncated, utf16 } = readBytes(text);
  const facts: RobotsLine[] = [];
  const statements: Statement[] = [];
  const lint = lineLinter();
  for (const line of lines) {
    const read = readLine(line, facts.length + 1);
    facts.push(read.facts);
    if (read.statement !== null) statements.push(read.statement);
    lint.take(read);
  }
  const groups = readGroups(statements);
  const listed = statements.filter(({ kind }) => kind === 'unsupported' || kind === 'unknown');
  const html = isMarkup(lines);
  const wholeFile = fileProblems({ html, utf16, truncated });
  const index = indexGroups(groups, lenientKeys);
  const strict = needsLeniency(statements, groups) ? strictIndex(statements) : null;
  return {
    sitemaps: statements
      .filter(({ kind, value }) => kind === 'sitemap' && value !== '')
      .map(({ value }) => toText(value)),
    lines: facts,
    groups,
    index,
    strict,
    hosts: notes(listed, 'host'),
    cleanParams: notes(listed, 'clean-param'),
    licenses: notes(listed, 'license'),
    agentmaps: notes(listed, 'agentmap'),
    cloudflareManaged: managedBlock(lines),
    html,
    truncated,
    problems: [...wholeFile, ...lint.problems].slice(0, MAX_PROBLEMS),
    problemCount: wholeFile.length + lint.count(),
  };
}
