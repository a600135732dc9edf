/** Whether each engine can fetch, read and quote a passage, and what is in the way. */
import type { RendersScripts } from '../catalog/ai-bots.ts';
import type { AnswerEngine } from '../catalog/answer-engines.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import type { EngineVerdict } from '../findings/engines/cell.ts';
import { isFollowed } from '../findings/engines/pages.ts';
import { checkBots, type BotCheck } from '../rules/access/bots.ts';
import { blockedFinders, checkEngines, isBlocked, type EngineCheck } from '../rules/access/engines.ts';
import { MOST_FETCHED } from '../rules/page/technical/fetch-size.ts';
import type { Obstacle, ObstacleCode } from '../rules/site/question-view.ts';
import type { PageView } from './page-view.ts';
import type { StoredPassage } from './stored-passage.ts';

/** What an engine can do with a passage. */
export interface PassageEngine {
  /** Key of the engine in the catalogue. */
  readonly key: string;
  readonly label: string;
  /** By robots.txt: `partly` where it finds the page and cannot open it for a person. */
  readonly fetch: EngineVerdict;
  /** Whether the passage is in what it reads of the page. */
  readonly read: EngineVerdict;
  /** Whether it may use the passage, by the directives that it is documented to follow. */
  readonly quote: EngineVerdict;
}

/** What is known of the page of a passage; nothing of it where passages were handed in alone. */
export interface PassagePage {
  readonly view: PageView | undefined;
  readonly robots: RobotsAccess | undefined;
}

/** Every engine of the catalogue. */
export function enginesOf(passage: StoredPassage, { view, robots }: PassagePage): PassageEngine[] {
  const bots = robots === undefined ? [] : checkBots(robots, passage.url, [], []);
  return checkEngines(bots).map((check) => ({
    key: check.engine.key,
    label: check.engine.label,
    fetch: fetchVerdict(check),
    read: readVerdict(check.engine, passage, view),
    quote: quoteVerdict(check.engine, { passage, view, bots }),
  }));
}

function fetchVerdict(check: EngineCheck): EngineVerdict {
  const all = [...check.find, ...check.fetch];
  if (all.length === 0 || all.some(({ proof }) => proof.basis === 'unreachable')) return 'unknown';
  if (blockedFinders(check).length > 0) return 'no';
  return check.fetch.some(isBlocked) ? 'partly' : 'yes';
}

const BY_SCRIPTS: Readonly<Record<RendersScripts, EngineVerdict>> = {
  yes: 'yes',
  'from-index': 'partly',
  no: 'no',
  unknown: 'unknown',
};

function readVerdict(
  { limit, rendersScripts }: AnswerEngine,
  { unseen, bytesBefore, charactersBefore }: StoredPassage,
  view: PageView | undefined,
): EngineVerdict {
  if (unseen === 'picture') return 'no';
  if (unseen === 'script') return BY_SCRIPTS[rendersScripts.value];
  // It is in the HTML and not on the screen: which engine takes it nobody documents.
  if (view === undefined || unseen === 'hidden') return 'unknown';
  const before = limit.value?.unit === 'characters' ? charactersBefore : bytesBefore;
  return before >= (limit.value?.most ?? Infinity) ? 'no' : 'yes';
}

/** Directives that leave nothing to quote (Google, Bing). */
const WHOLE: ReadonlySet<string> = new Set(['noindex', 'nosnippet', 'noarchive', 'max-snippet:0']);

function quoteVerdict(
  engine: AnswerEngine,
  { passage, view, bots }: { passage: StoredPassage; view: PageView | undefined; bots: readonly BotCheck[] },
): EngineVerdict {
  const { directives, token } = engine.quote.value;
  if (bots.some((check) => check.bot.key === token && isBlocked(check))) return 'no';
  if (view === undefined) return 'unknown';
  if (passage.unseen === 'nosnippet' && directives.includes('data-nosnippet')) return 'no';
  const stated = (view.restricts ?? []).filter(([, directive]) => directive !== 'data-nosnippet');
  const followed = stated.filter((one) => isFollowed(one, engine));
  if (followed.some(([, directive]) => WHOLE.has(directive))) return 'no';
  if (followed.length > 0) return 'partly';
  const isOpen = stated.every(([, directive]) => directive === 'noarchive' || directive === 'nocache');
  return directives.length > 0 || isOpen ? 'yes' : 'unknown';
}

/** What is in the way of a passage. */
export function obstaclesOf(
  passage: StoredPassage,
  { view }: PassagePage,
  engines: readonly PassageEngine[],
): Obstacle[] {
  const { unseen, url, line, charactersBefore, from, to } = passage;
  const found: Obstacle[] = [];
  const add = (code: ObstacleCode, isMet: (engine: PassageEngine) => boolean, known = engines): void => {
    const met = known.filter(isMet);
    const labels = met.map(({ label }) => label);
    if (met.length > 0)
      found.push({ code, url, line, engines: labels, isForAll: met.length === known.length });
  };
  if (unseen !== undefined)
    add(unseen, ({ read, quote }) => (unseen === 'nosnippet' ? quote === 'no' : read !== 'yes'));
  if (view?.noindex === true) add('noindex', ({ quote }) => quote === 'no');
  else if (unseen !== 'nosnippet' && (view?.restricts ?? []).length > 0)
    add('snippet', ({ quote }) => quote === 'no' || quote === 'partly');
  if (charactersBefore + (to - from) > MOST_FETCHED) add('too-long', () => true);
  add(
    'robots',
    ({ fetch }) => fetch === 'no',
    engines.filter(({ fetch }) => fetch !== 'unknown'),
  );
  return found;
}
