/** A cell of the engine matrix: its parts, and the words of its codes. */
import { fill } from '../../rules/words.ts';
import type { Data } from '../../rules/rule.ts';

/** What a cell says. `partly`: for a part of the site, a part of the text, or a part of what the engine does. */
export type EngineVerdict = 'yes' | 'partly' | 'no' | 'unknown';

/** One thing that was seen. */
export interface EngineProof {
  /** Where: a line of robots.txt, the answer of the home page, a visit under the name of a bot, a page of the operator. */
  readonly of: 'robots.txt' | 'status' | 'page' | 'visit' | 'documentation';
  /** Label of the bot that it is about, empty without one. */
  readonly bot: string;
  /** 1-based line of robots.txt, 0 without one. */
  readonly line: number;
  /** What it says, or what came: a rule, a status, a directive, an address. */
  readonly text: string;
}

/** Why a cell says what it says: a stable code with what its words are filled from. */
export interface EngineCause {
  readonly code: EngineReason;
  readonly data: Data;
  /** What is so of the home page, where this is about the other pages: the `{words}` of the template. */
  readonly home?: EngineCause | undefined;
}

/** One answer to one question about one engine. */
export interface EngineCell {
  readonly verdict: EngineVerdict;
  readonly reason: EngineCause;
  /** The same in a sentence without a final stop. */
  readonly words: string;
  readonly proof: readonly EngineProof[];
}

/** One engine of the matrix. */
export interface EngineRow {
  /** Key of the engine in the catalogue. */
  readonly key: string;
  readonly label: string;
  readonly company: string;
  readonly status: 'active' | 'unconfirmed';
  /** Whether its bots get to the page: by robots.txt, and by the server where it was visited under their names. */
  readonly reach: EngineCell;
  /** Whether it finds the text of the page in what it gets. */
  readonly read: EngineCell;
  /** Whether it may use the text in an answer, by the directives that it is documented to follow. */
  readonly quote: EngineCell;
  /** What the site declares about training: `yes` and `no` are both the owner's choice. */
  readonly train: EngineCell;
}

/** The words of each code; `[…]` is said only where its data are known. */
export const ENGINE_REASONS = {
  'undocumented-bots': 'No page of {company} says under which names it reads pages',
  'robots-unknown': 'robots.txt could not be read, so nobody knows what it lets {bots} do',
  blocked: 'robots.txt blocks {bots} (line {line}: {rule})',
  refused: 'The server turns away {bots}, and serves a browser',
  'home-closed': 'No visitor is given the home page ({what@page-answers}[ by {vendor}][: {seen}])',
  'fetch-blocked':
    'It can find the page; robots.txt blocks {bots}, which {bots:opens|open} a page for a person (line {line}: {rule})',
  'fetch-refused':
    'It can find the page; the server turns away {bots}, which {bots:opens|open} a page for a person',
  charged: 'The server asks {bots} for money, and serves a browser',
  'fetch-charged':
    'It can find the page; the server asks {bots} for money, which {bots:opens|open} a page for a person',
  'part-closed': 'robots.txt opens the home page to {bots} and closes other addresses of the site',
  impostor:
    'robots.txt allows {bots}; the server turned our visit away, as sites do that look such names up in DNS',
  served: 'robots.txt allows {bots}; visited and served: {served}[; not visited: {unvisited}]',
  allowed: 'robots.txt allows {bots}; not visited, so what the server does is not known',
  'cookie-wall':
    'The home page redirects to itself until its cookie is returned, and {bots} {bots:keeps|keep} no cookies',
  'cookie-wall-undocumented':
    'The home page redirects to itself until its cookie is returned; whether {bots} {bots:returns|return} it is not documented',
  'home-unread': 'The home page was not given: {what@page-answers}[ by {vendor}][: {seen}]',
  'text-in-html': 'The text is in the HTML',
  'text-by-name': 'The text is given to the bots that were visited, and to no browser without scripts',
  'scripts-needed': 'The text only exists after scripts have run, and this engine runs none',
  'scripts-from-index':
    'The text only exists after scripts have run: the index of this engine runs them later, if at all',
  'scripts-unknown':
    'The text only exists after scripts have run; whether this engine runs them is not known',
  'over-limit': 'The home page has {size} bytes; this engine reads the first {most}',
  unrestricted: 'No directive restricts the use of the home page',
  forbidden: 'The home page forbids it: {directives}',
  limited: 'The home page limits it: {directives}',
  'directives-undocumented':
    'The home page restricts its use ({directives}), and {company} documents for none of it whether it follows',
  'grounding-denied':
    'robots.txt blocks {bots}, which {bots:decides|decide} on use in answers (line {line}: {rule})',
  'no-token': 'No name or directive is documented by which a site could tell {company}',
  'trains-not': '{company} says that it trains no model on what it reads for answers',
  'train-allowed': 'robots.txt does not keep {bots} out, and nothing else denies training',
  'train-denied': 'robots.txt blocks {bots} (line {line}: {rule})',
  'train-denied-by-page': 'The home page denies it: {directives}',
  'train-signal': '{signal} denies training, and robots.txt lets {bots} read all the same',
  'pages-closed': '{words}; {count} of {pages|page|pages} {count:is|are} closed to it by robots.txt',
  'pages-without-text':
    '{words}; {count} of {pages|audited page|audited pages} {count:has|have} no text without scripts',
  'pages-restricted':
    '{words}; {count} of {pages|audited page|audited pages} {count:restricts its|restrict their} use',
} as const satisfies Readonly<Record<string, string>>;

/** The code of a reason. */
export type EngineReason = keyof typeof ENGINE_REASONS;

/** The words of a reason; `wordsOf` gives those of a code. */
export function reasonText(
  { code, data, home }: EngineCause,
  wordsOf: (code: EngineReason, data: Data) => string,
): string {
  return wordsOf(code, home === undefined ? data : { ...data, words: reasonText(home, wordsOf) });
}

/** A cell with its words. */
export function cellOf(
  verdict: EngineVerdict,
  code: EngineReason,
  data: Data = {},
  proof: readonly EngineProof[] = [],
): EngineCell {
  return ofCause(verdict, { code, data }, proof);
}

/** The same from a cause that is known. */
export function ofCause(
  verdict: EngineVerdict,
  reason: EngineCause,
  proof: readonly EngineProof[],
): EngineCell {
  return {
    verdict,
    reason,
    words: reasonText(reason, (code, data) => fill(ENGINE_REASONS[code], data)),
    proof,
  };
}

/** What a page of the operator, or a study, says of an engine. */
export function documentation({
  source,
  asOf,
}: {
  readonly source: string;
  readonly asOf: string;
}): EngineProof[] {
  return source === '' ? [] : [{ of: 'documentation', bot: '', line: 0, text: `${source} (${asOf})` }];
}
