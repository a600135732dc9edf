/** The matrix over the audited pages: what holds for the home page may not hold for the rest of the site. */
import { answerEngines, type AnswerEngine } from '../../catalog/answer-engines.ts';
import { scopesOf } from '../../facts/directives/rules.ts';
import type { PageDigest } from '../../rules/site/page-digest.ts';
import { ofCause, type EngineCell, type EngineRow } from './cell.ts';

/** What of an audited page its answers hang on. */
export type EnginePage = Pick<PageDigest, 'access' | 'restricts'>;

/** The rows with what is so of the pages that were read beside the home page. */
export function overPages(rows: readonly EngineRow[], pages: readonly EnginePage[]): readonly EngineRow[] {
  const read = pages.filter(({ access }) => access === 'pass' || access === 'empty-shell');
  const shells = read.filter(({ access }) => access === 'empty-shell').length;
  if (read.length === 0) return rows;
  return rows.map((row) => {
    const engine = answerEngines.find(({ key }) => key === row.key);
    if (engine === undefined) return row;
    const restricted = read.filter(({ restricts = [] }) =>
      restricts.some((one) => isFollowed(one, engine)),
    ).length;
    return {
      ...row,
      read:
        engine.rendersScripts.value === 'yes'
          ? row.read
          : joined(row.read, 'pages-without-text', shells, read.length),
      quote: joined(row.quote, 'pages-restricted', restricted, read.length),
    };
  });
}

/** Whether an engine follows a directive of a page: it is meant for its crawler or for all, and documented. */
function isFollowed(
  [agent, directive]: NonNullable<PageDigest['restricts']>[number],
  { quote }: AnswerEngine,
): boolean {
  const isMeant = agent === '' || scopesOf(quote.value.agent).includes(agent);
  return isMeant && quote.value.directives.some((name) => name === directive.split(':', 1)[0]);
}

/** A yes of the home page is one in part where other pages say no; what is worse already keeps its verdict. */
function joined(
  cell: EngineCell,
  code: 'pages-without-text' | 'pages-restricted',
  count: number,
  pages: number,
): EngineCell {
  if (count === 0) return cell;
  const verdict = cell.verdict === 'yes' ? 'partly' : cell.verdict;
  return ofCause(verdict, { code, data: { count, pages }, home: cell.reason }, cell.proof);
}
