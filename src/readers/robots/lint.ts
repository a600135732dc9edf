/** Finds what a robots.txt says to no effect, or only thanks to lenient readers. */
import { aiBots, tokensWithBlanks } from '../../catalog/ai-bots.ts';
import { PRODUCT_BOTS } from '../../catalog/product-names.ts';
import { nearKey, type ReadLine, type Statement } from './line.ts';
import type { RobotsProblem, RobotsProblemCode } from './model.ts';
import { asText, leadingToken } from './groups.ts';
import { masked } from '../../values/secrets.ts';
import { toText } from './bytes.ts';
import { sitemapAddress } from './sitemap-address.ts';
import { readContentSignal, readCrawlDelay } from './signals.ts';

/** Problems kept of one file. A reader of a report needs the first ones; the true number is beside them. */
export const MAX_PROBLEMS = 200;

/** Characters of a value in a problem's detail. */
const MAX_WRITTEN = 200;

/** Lines that Google ended support for on 2019-09-01 and that no operator documents. */
const NO_EFFECT: ReadonlySet<string> = new Set(['noindex', 'nofollow', 'noarchive']);

/** Keys of other documents whose lines say something of the bots of their group alone (contentsignals.org; IETF aipref-attach). */
const OF_GROUPS: ReadonlySet<string> = new Set(['content-signal', 'content-usage', 'crawl-delay']);

const ABSOLUTE = /^https?:\/\//i;

/** Where a relative address is tried: whether it is one does not depend on the host. */
const ANY_FILE = 'https://host.invalid/robots.txt';

/** How a line of a template begins (Jinja, Liquid, Go, ERB, JavaScript) that nobody filled in. */
const TEMPLATE_LINE = /^(?:\{\{|\{%|<%|\$\{)/;

/** Tokens of the bots that a product or company name stands for; empty for a name that some bot may have. */
const productTokens = (value: string): readonly string[] => {
  const keys = Object.hasOwn(PRODUCT_BOTS, value) ? (PRODUCT_BOTS[value] ?? []) : [];
  return aiBots.filter(({ key }) => keys.includes(key)).flatMap(({ tokens }) => tokens);
};

function agentProblem({ value }: Statement): RobotsProblemCode | null {
  if (value === '') return 'agent-empty';
  if (productTokens(value.toLowerCase()).length > 0) return 'agent-product';
  const token = leadingToken(value);
  if (value === '*' || token === value) return null;
  // A digit, or the blank of an operator's own token: a name that RFC 9309 does not allow, obeyed as a whole or not at all.
  const isName = /^\d/.test(value.slice(token.length)) || tokensWithBlanks.has(value.toLowerCase());
  if (isName) return 'agent-nonstandard';
  // No letter to compare, in quotes of a word processor for example. `*` and a blank is the group of all (robots.cc).
  return token === '' && !/^\*[ \t]/.test(value) ? 'agent-empty' : 'agent-suffix';
}

function ruleProblem({ value }: Statement): RobotsProblemCode | null {
  if (value === '' || value.startsWith('/') || value.startsWith('*')) return null;
  return ABSOLUTE.test(value) ? 'rule-is-url' : 'rule-without-slash';
}

function otherProblem({ key, line, value }: Statement): RobotsProblemCode | null {
  if (NO_EFFECT.has(key)) return 'no-effect';
  if (key === 'crawl-delay' && readCrawlDelay(value) === null) return 'crawl-delay-invalid';
  if (key === 'content-signal' && readContentSignal(line, value) === null) return 'content-signal-invalid';
  return null;
}

function valueProblem(statement: Statement): RobotsProblemCode | null {
  if (statement.kind === 'user-agent') return agentProblem(statement);
  if (statement.kind === 'allow' || statement.kind === 'disallow') return ruleProblem(statement);
  if (statement.kind !== 'sitemap') return otherProblem(statement);
  return sitemapProblem(statement.value);
}

function sitemapProblem(value: string): RobotsProblemCode | null {
  const isAbsolute = ABSOLUTE.test(value);
  if (value !== '' && sitemapAddress(toText(value), isAbsolute ? undefined : ANY_FILE) === null)
    return 'sitemap-no-address';
  return isAbsolute ? null : 'sitemap-relative';
}

function keyProblem({ kind, key }: Statement, { facts }: ReadLine): RobotsProblemCode | null {
  if (facts.typo === true) return 'key-typo';
  if (kind === 'unsupported' || kind === 'unknown') return null;
  if (facts.missingColon === true) return 'missing-colon';
  return key === kind ? null : 'key-suffix';
}

/** Calls `note` for each problem of a line. */
function lintLine(
  read: ReadLine,
  inGroup: boolean,
  note: (code: RobotsProblemCode, read: ReadLine) => void,
): void {
  const { statement } = read;
  if (read.tooLong) note('line-too-long', read);
  if (read.nul) note('nul', read);
  if (read.facts.kind === 'unknown' && TEMPLATE_LINE.test(read.text)) {
    note('template-left', read);
    return;
  }
  if (statement?.kind === 'unknown' && nearKey(read) !== null) {
    note('key-near', read);
    return;
  }
  if (statement === null) {
    if (read.facts.kind === 'unknown') note('unknown-line', read);
    return;
  }
  const key = keyProblem(statement, read);
  if (key !== null) note(key, read);
  const value = valueProblem(statement);
  if (value !== null) note(value, read);
  const isRule = statement.kind === 'allow' || statement.kind === 'disallow';
  if (isRule && !inGroup) note('outside-group', read);
  if (OF_GROUPS.has(statement.key) && !inGroup) note('signal-outside-group', read);
}

/** What belongs in the place of a misspelt key or of a product's name. */
function meantBy(code: RobotsProblemCode, read: ReadLine): string {
  if (code === 'key-near') return nearKey(read) ?? '';
  return code === 'agent-product'
    ? productTokens((read.statement?.value ?? '').toLowerCase()).join(', ')
    : '';
}

/** Takes lines in file order and collects their problems. */
export interface Linter {
  readonly take: (read: ReadLine) => void;
  /** The first {@link MAX_PROBLEMS}. */
  readonly problems: readonly RobotsProblem[];
  /** How many there are. */
  readonly count: () => number;
}

/** A linter that has seen no line. */
export function lineLinter(): Linter {
  const problems: RobotsProblem[] = [];
  let count = 0;
  let inGroup = false;
  const note = (code: RobotsProblemCode, read: ReadLine): void => {
    const { facts, statement } = read;
    count += 1;
    if (problems.length === MAX_PROBLEMS) return;
    const { key = '', value = '' } = statement ?? {};
    // Of a key that nobody knows the value says little.
    const said = code === 'key-near' ? `${key}: ${value}` : value;
    const meant = meantBy(code, read);
    const written = masked(asText(said.slice(0, MAX_WRITTEN)));
    problems.push({ code, line: facts.line, data: { written, ...(meant !== '' && { meant }) } });
  };
  return {
    take: (read) => {
      if (read.facts.kind === 'user-agent') inGroup = true;
      lintLine(read, inGroup, note);
    },
    problems,
    count: () => count,
  };
}
