/** The matrix over the audited pages: what holds for the home page may not hold for the rest of the site. */
import { scoredBots } from '../../catalog/ai-bots.ts';
import { answerEngines, type AnswerEngine } from '../../catalog/answer-engines.ts';
import { scopesOf } from '../../facts/directives/rules.ts';
import { decisionsOn, groupsOfBots } from '../../readers/robots/bots.ts';
import type { RobotsTxt } from '../../readers/robots/model.ts';
import type { PageDigest } from '../../rules/site/page-digest.ts';
import { ofCause, type EngineCell, type EngineRow } from './cell.ts';

/** What of an audited page its answers hang on. */
export type EnginePage = Pick<PageDigest, 'access' | 'restricts'>;

/** The addresses of a plan, and what robots.txt says of them; `null` where there is none, or it was not read. */
export interface PlannedPages {
  readonly robots: RobotsTxt | null;
  readonly urls: readonly string[];
}

/** The rows with what is so of the pages beside the home page: of all that are planned, and of those that were read. */
export function overPages(
  rows: readonly EngineRow[],
  pages: readonly EnginePage[],
  planned: PlannedPages = { robots: null, urls: [] },
): readonly EngineRow[] {
  const read = pages.filter(({ access }) => access === 'pass' || access === 'empty-shell');
  const shells = read.filter(({ access }) => access === 'empty-shell').length;
  const closed = closedPages(planned);
  return rows.map((row) => {
    const engine = answerEngines.find(({ key }) => key === row.key);
    if (engine === undefined) return row;
    const restricted = read.filter(({ restricts = [] }) =>
      restricts.some((one) => isFollowed(one, engine)),
    ).length;
    return {
      ...row,
      reach: joined(
        planned.urls.length === 0 ? row.reach : withoutSample(row.reach),
        'pages-closed',
        closed.get(row.key) ?? 0,
        planned.urls.length,
      ),
      read:
        engine.rendersScripts.value === 'yes'
          ? row.read
          : joined(row.read, 'pages-without-text', shells, read.length),
      quote: joined(row.quote, 'pages-restricted', restricted, read.length),
    };
  });
}

/** The cell by the home page alone: what a sample said of other addresses gives way to what all of them say. */
function withoutSample(cell: EngineCell): EngineCell {
  const { code, home } = cell.reason;
  return code === 'part-closed' && home !== undefined ? ofCause('yes', home, cell.proof) : cell;
}

/** By engine, how many of the planned pages robots.txt closes to one of the bots by which it finds pages. */
function closedPages({ robots, urls }: PlannedPages): ReadonlyMap<string, number> {
  if (robots === null) return new Map();
  const { applying, places } = groupsOfBots(robots, scoredBots);
  const placeOf = new Map(scoredBots.map(({ key }, at) => [key, places[at] ?? 0]));
  const engines = answerEngines.map(({ key, bots }) => ({
    key,
    places: [...new Set(bots.value.find.flatMap((bot) => placeOf.get(bot) ?? []))],
  }));
  const counts = new Map<string, number>();
  for (const url of urls) {
    const decisions = decisionsOn(applying, url);
    for (const { key, places: own } of engines)
      if (own.some((place) => decisions[place]?.allowed === false))
        counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Whether an engine follows a directive of a page: it is meant for its crawler or for all, and documented. */
export function isFollowed(
  [agent, directive]: NonNullable<PageDigest['restricts']>[number],
  { quote }: AnswerEngine,
): boolean {
  const isMeant = agent === '' || scopesOf(quote.value.agent).includes(agent);
  return isMeant && quote.value.directives.some((name) => name === directive.split(':', 1)[0]);
}

/** A yes of the home page is one in part where other pages say no; what is worse already keeps its verdict. */
function joined(
  cell: EngineCell,
  code: 'pages-closed' | 'pages-without-text' | 'pages-restricted',
  count: number,
  pages: number,
): EngineCell {
  if (count === 0) return cell;
  const verdict = cell.verdict === 'yes' ? 'partly' : cell.verdict;
  return ofCause(verdict, { code, data: { count, pages }, home: cell.reason }, cell.proof);
}
