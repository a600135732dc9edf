/** Whether an engine gets to the site: its bots by robots.txt, and by the server where it was visited under their names. */
import { keepsCookies } from '../../catalog/ai-bots/keeps-cookies.ts';
import { isRead } from '../../access/page-answer.ts';
import { labelsOf, type BotCheck } from '../../rules/access/bots.ts';
import { blockedFinders, deedTo, isBlocked, deedOf, type EngineCheck } from '../../rules/access/engines.ts';
import type { HomePage } from '../../rules/access/home-page.ts';
import type { Data } from '../../rules/rule.ts';
import { cellOf, documentation, ofCause, type EngineCell, type EngineProof } from './cell.ts';

const isUnknown = ({ proof }: BotCheck): boolean => proof.basis === 'unreachable';

/** What is said of the robots.txt of bots: their names, and the line that decides for the first. */
function ruleData(checks: readonly BotCheck[]): Data {
  const [first] = checks;
  return { bots: labelsOf(checks), line: first?.proof.line ?? 0, rule: first?.proof.rule ?? '' };
}

/** The worst that holds for the engine decides. */
export function reachCell(check: EngineCheck, home: HomePage): EngineCell {
  const { engine, find, fetch } = check;
  const all = [...find, ...fetch];
  if (all.length === 0)
    return cellOf('unknown', 'undocumented-bots', { company: engine.company }, documentation(engine.bots));
  const proof = all.flatMap(botProof);
  const bots = labelsOf(all);
  const blocked = blockedFinders(check);
  if (blocked.length > 0) return cellOf('no', 'blocked', ruleData(blocked), proof);
  const refused = find.filter((bot) => deedTo(bot) !== undefined);
  if (refused.length > 0)
    return cellOf('no', areCharged(refused) ? 'charged' : 'refused', { bots: labelsOf(refused) }, proof);
  if (find.some(isUnknown)) return cellOf('unknown', 'robots-unknown', { bots }, proof);
  if (isClosed(home) && !find.some(isServed)) {
    const seen: EngineProof = { of: 'status', bot: '', line: 0, text: statusText(home) };
    return cellOf('no', 'home-closed', whatCame(home), [...proof, seen]);
  }
  if (home.needsCookie && !find.some(isServed)) return cookieCell(find, proof);
  if (find.some((bot) => deedOf(bot) !== undefined))
    return cellOf('unknown', 'impostor', { bots: labelsOf(find) }, proof);
  const closed = fetch.filter(isBlocked);
  if (closed.length > 0) return cellOf('partly', 'fetch-blocked', ruleData(closed), proof);
  const turned = fetch.filter((bot) => deedTo(bot) !== undefined);
  if (turned.length > 0) {
    const code = areCharged(turned) ? 'fetch-charged' : 'fetch-refused';
    return cellOf('partly', code, { bots: labelsOf(turned) }, proof);
  }
  const open = openCell(all, proof);
  const partly = all.filter((bot) => bot.proof.reach === 'partial');
  if (partly.length === 0) return open;
  const cause = { code: 'part-closed', data: { bots: labelsOf(partly) }, home: open.reason } as const;
  return ofCause('partly', cause, proof);
}

/** Nothing keeps the engine from the home page. */
function openCell(all: readonly BotCheck[], proof: readonly EngineProof[]): EngineCell {
  const bots = labelsOf(all);
  const served = all.filter(isServed);
  if (served.length === 0) return cellOf('yes', 'allowed', { bots }, proof);
  const unvisited = all.filter((bot) => bot.proof.probe === null);
  return cellOf('yes', 'served', { bots, served: labelsOf(served), unvisited: labelsOf(unvisited) }, proof);
}

/** The page comes to those who return its cookie. */
function cookieCell(find: readonly BotCheck[], proof: readonly EngineProof[]): EngineCell {
  const without = find.filter(({ bot }) => keepsCookies(bot.key).value === 'no');
  if (without.length === 0)
    return cellOf('unknown', 'cookie-wall-undocumented', { bots: labelsOf(find) }, proof);
  const documents = without.flatMap(({ bot }) => documentation(keepsCookies(bot.key)));
  return cellOf('no', 'cookie-wall', { bots: labelsOf(without) }, [...proof, ...documents]);
}

/** Something came in place of the home page, whoever asks. A page without text is a question of reading. */
export const isClosed = ({ answer, isForAgents }: HomePage): boolean => !isRead(answer) && !isForAgents;

/** What came in place of the home page: a code, who acted, and what it was seen by. */
export function whatCame({ answer }: HomePage): Data {
  const { form, kind, vendor, seen, reason } = answer;
  if (kind === null || seen === '') return { what: reason || (kind ?? form) };
  return { what: kind, vendor: vendor ?? '', seen };
}

/** The status of the home page as a proof shows it. */
export const statusText = ({ crawlSim }: HomePage): string =>
  crawlSim.status === 0 ? 'no answer' : `HTTP ${crawlSim.status}`;

const areCharged = (bots: readonly BotCheck[]): boolean => bots.every((bot) => deedTo(bot) === 'charged');

const isServed = ({ proof }: BotCheck): boolean => proof.probe?.accessible === true;

/** What robots.txt says of a bot, and what a visit under its name met. */
function botProof({ bot, proof }: BotCheck): EngineProof[] {
  const { line, rule, basis, probe } = proof;
  const silence = basis === 'rules' ? 'no rule matches' : basis === 'absent' ? 'no robots.txt' : 'not read';
  return [
    { of: 'robots.txt', bot: bot.label, line, text: rule ?? silence },
    { of: 'visit', bot: bot.label, line: 0, text: probe === null ? 'not visited' : probe.verdict },
  ];
}
