/** Faults of how the file is served: type, charset, redirects, access for crawlers. */
import { isAnswerBot, scoredBots, type AiBot } from '../../catalog/ai-bots.ts';
import { contentTypeOf } from '../../exchange.ts';
import { charsetParameter } from '../../readers/charset/declared.ts';
import { essenceOf } from '../../values/media-type.ts';
import { botVerdict } from '../../readers/robots/bots.ts';
import { parseRobots } from '../../readers/robots/parse.ts';
import { robotsVerdict } from '../../readers/robots/verdict.ts';
import type { DecodedFile } from '../../facts/llms-txt/decode.ts';
import type { LlmsResponse } from '../../facts/llms-txt/model.ts';
import { robotsBody } from '../../facts/llms-txt/read.ts';
import type { FaultList } from './fault-list.ts';
import type { LlmsInput } from './faults.ts';
import { bareHost, canParse, parsedUrl } from '../../values/url.ts';

/** RFC 2046 plain text; RFC 7763 Markdown and its older name. */
const TEXT_TYPES = new Set(['text/plain', 'text/markdown', 'text/x-markdown']);

/** Adds the faults of the answer around the text. */
export function addTransportFaults(faults: FaultList, input: LlmsInput, decoded: DecodedFile): void {
  const { response, origin, robotsTxt } = input;
  const contentType = contentTypeOf(response.headers) ?? '';
  const type = essenceOf(contentType);
  // RFC 9110 8.3: without one the reader guesses, and many take what they cannot name for a download.
  if (type === '') faults.add('content-type-missing', 0, 'the answer has no Content-Type');
  else if (!TEXT_TYPES.has(type)) faults.add('wrong-content-type', 0, type);
  if (!decoded.isUtf8) faults.add('encoding-not-utf8', 0, `read as ${decoded.encoding}`);
  if (decoded.hasBom) faults.add('bom', 1, 'a byte order mark stands before the name');
  // Clients that are no browser go by the header alone, whatever mark the file begins with.
  if (type !== '' && charsetParameter(contentType) === null && /[^\0-\x7F]/.test(decoded.text))
    faults.add('charset-missing', 0, 'the text is not ASCII and the Content-Type names no charset');
  const host = hostOf(response.finalUrl);
  if (host !== '' && hostOf(origin) !== '' && host !== hostOf(origin))
    faults.add('cross-host-redirect', 0, `${origin} sends the reader to ${response.finalUrl}`);
  const refused = robotsTxt === undefined ? [] : refusedOnTheWay(robotsTxt, input);
  if (refused.length > 0) faults.add('blocked-by-robots', 0, `robots.txt keeps out ${refused.join(', ')}`);
}

/**
 * Who may not ask for the file, or not follow the redirect to it. Of the host that a redirect leads to, this robots.txt
 * says nothing (RFC 9309 2.3).
 */
function refusedOnTheWay(
  robotsTxt: string | Uint8Array | LlmsResponse,
  { response: { url, finalUrl }, origin }: LlmsInput,
): string[] {
  const site = parsedUrl(origin);
  const onSite = [url ?? finalUrl, finalUrl].filter(
    (address) => site === null || parsedUrl(address)?.host === site.host,
  );
  const addresses = onSite.length > 0 || site === null ? onSite : [new URL('/llms.txt', site).href];
  for (const address of addresses) {
    const refused = refusedAgents(robotsTxt, address);
    if (refused.length > 0) return refused;
  }
  return [];
}

/**
 * Who may not read the address: every crawler (`*`), else the bots of high impact that search or fetch for a person and
 * may read the home page. A bot that is kept out of the whole site is another finding; training bots are the owner's
 * choice and none.
 */
function refusedAgents(robotsTxt: string | Uint8Array | LlmsResponse, url: string): string[] {
  const text = robotsBody(robotsTxt);
  if (text === null || !canParse(url)) return [];
  const robots = parseRobots(text);
  const isAllowed = (bot: AiBot, address: string) => botVerdict(robots, bot, address).allowed;
  if (!robotsVerdict(robots, '*', url).allowed) return ['*'];
  return scoredBots
    .filter((bot) => bot.impact === 'high' && isAnswerBot(bot))
    .filter((bot) => isAllowed(bot, new URL('/', url).href) && !isAllowed(bot, url))
    .map(({ label }) => label);
}

/** Without `www.`: both names of one site. */
function hostOf(address: string): string {
  const url = parsedUrl(address);
  return url === null ? '' : bareHost(url);
}
