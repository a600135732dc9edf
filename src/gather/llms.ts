import { isRead, pageAnswer } from '../access/page-answer.ts';
import { fileToAsk, linksToTry, linkTag, readLlmsTxt } from '../facts/llms-txt/index.ts';
import { pageFacts } from '../facts/page.ts';
import type { Exchange } from '../exchange.ts';
import type { Web } from '../net/model.ts';
import { isSameHost, parsedUrl } from '../values/url.ts';
import { inLanes } from './lanes.ts';

/** Places that some generators use instead of the root. They are reported; only the root counts. */
const OTHER_PLACES = ['/.well-known/llms.txt', '/docs/llms.txt'] as const;

/** Links of one file that are tried at once: they may all lie on one small host. */
const LINK_LANES = 4;

/** A link needs a status, not its body: 64 KiB show a challenge page whole. */
const LINK_LIMITS = { decodedBytes: 65_536, totalMs: 10_000, retries: 0 } as const;

/** Failures that say nobody is there. A timeout or a refusal of our own policy does not. */
const NOBODY: ReadonlySet<Exchange['outcome']> = new Set(['dns', 'connection']);

/** Everything that is asked of a site for its LLMs.txt Check, besides the home page and robots.txt. */
export interface LlmsGathered {
  readonly llms: Exchange;
  readonly full: Exchange;
  /** The file elsewhere that the home page points to; absent where it points to none of its own. */
  readonly pointed?: Exchange | undefined;
  /** Answers of {@link OTHER_PLACES}, asked only when there is no file at the root. */
  readonly elsewhere: readonly Exchange[];
  /** Address → status of the links that were tried; 0 when nobody is there. What stayed unknown is left out. */
  readonly linkChecks: Readonly<Record<string, number>>;
}

/** How the files are asked for. */
export interface LlmsRequest {
  /** What it points to is asked for. Default: nothing is known of it. */
  readonly home?: Exchange | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The status of addresses that were asked before: these are not tried again. */
  readonly statusOf?: ((url: string) => number | undefined) | undefined;
}

/**
 * Asks for both files, for other places when the first is missing, and for a sample of its links. The files of a site
 * that is not its whole origin are at its base (llmstxt.org: at the root, or in a subpath).
 */
export async function gatherLlms(
  fetcher: Web,
  base: string,
  { home, signal, statusOf = () => undefined }: LlmsRequest = {},
): Promise<LlmsGathered> {
  const { origin, pathname } = new URL(base);
  const ask = (file: string) => fetcher.fetch(new URL(file, base).href, { accept: 'text', signal });
  const own = await ask('llms.txt');
  const full = await ask('llms-full.txt');
  const pointed = home === undefined ? null : await askPointed(fetcher, home, [own, full], signal);
  const known = { full, ...(pointed !== null && { pointed }) };
  const isOwn = readLlmsTxt({ response: own }).file.found;
  // llmstxt.org, version 2: what describedby names is the file, wherever it is.
  const llms = !isOwn && pointed !== null && isFileOf(pointed, origin) ? pointed : own;
  if (isOwn || llms === pointed)
    return {
      llms,
      ...known,
      elsewhere: [],
      linkChecks: await tryLinks(fetcher, linksToTry(llms, origin), { signal, statusOf }),
    };
  const elsewhere: Exchange[] = [];
  // Elsewhere on its host are the files of others.
  const isAsked = llms.status !== 0 && pathname === '/';
  for (const path of isAsked ? OTHER_PLACES : []) elsewhere.push(await ask(path));
  return { llms, ...known, elsewhere, linkChecks: {} };
}

/** The file that a home page points to, where that is none of those asked for; `null` where it points to no other. */
export async function askPointed(
  fetcher: Web,
  home: Exchange,
  asked: readonly Exchange[],
  signal: AbortSignal | undefined,
): Promise<Exchange | null> {
  const isServed = isRead(pageAnswer(home, pageFacts(home)));
  const pointer = linkTag({ headers: home.headers, html: isServed ? home.body : '', url: home.finalUrl });
  const address = fileToAsk(pointer, asked);
  return address === null ? null : fetcher.fetch(address, { accept: 'text', signal });
}

/** Whether an answer is a llms.txt on the host of the site: that of another host describes another site. */
function isFileOf(response: Exchange, origin: string): boolean {
  const [url, own] = [parsedUrl(response.finalUrl), parsedUrl(origin)];
  return url !== null && own !== null && isSameHost(url, own) && readLlmsTxt({ response }).file.found;
}

async function tryLinks(
  fetcher: Web,
  addresses: readonly string[],
  { signal, statusOf = () => undefined }: LlmsRequest,
): Promise<Record<string, number>> {
  const statuses = new Map<string, number>();
  const work = async (address: string) => {
    const status = answered(statusOf(address)) ?? (await askStatus(fetcher, address, signal));
    if (status !== null) statuses.set(address, status);
  };
  await inLanes(addresses, LINK_LANES, work, signal);
  // In file order, whichever answered first.
  return Object.fromEntries(addresses.flatMap((address) => pairOf(address, statuses.get(address))));
}

function pairOf(address: string, status: number | undefined): [string, number][] {
  return status === undefined ? [] : [[address, status]];
}

/** A page that was served is there; a refusal or silence in another request is looked at for itself. */
function answered(status: number | undefined): number | undefined {
  return status !== undefined && status >= 200 && status < 400 ? status : undefined;
}

/** HEAD first; servers that dislike it are asked again with GET before anything is called dead. */
async function askStatus(
  fetcher: Web,
  address: string,
  signal: AbortSignal | undefined,
): Promise<number | null> {
  const options = { accept: 'any', limits: LINK_LIMITS, signal } as const;
  const head = await fetcher.fetch(address, { ...options, method: 'HEAD' });
  if (head.outcome === 'answered' && head.status < 400) return head.status;
  if (head.outcome === 'blocked') return null;
  if (head.outcome === 'dns') return 0;
  const page = await fetcher.fetch(address, { ...options, method: 'GET' });
  if (page.outcome !== 'answered') return page.status === 0 && NOBODY.has(page.outcome) ? 0 : null;
  // Protection and log-in say nothing about the link.
  const isAnswer = page.status < 400 || pageAnswer(page, pageFacts(page)).form === 'error';
  return isAnswer ? page.status : null;
}
