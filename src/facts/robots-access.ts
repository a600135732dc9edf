/**
 * What a crawler may do when robots.txt was asked for, whatever the answer was.
 * Sources: RFC 9309 2.3.1; Google, "How HTTP status codes affect Google's crawlers" (429 counts as a server error);
 * the operators' pages for the two fields `onUnreachable` and `onOversize` of the catalogue.
 */
import {
  contentTypeOf,
  isSuccess,
  needsCookie,
  type Exchange,
  type FetchCode,
  type Truncation,
} from '../exchange.ts';
import type { AiBot } from '../catalog/ai-bots.ts';
import { botVerdict, type RobotsBot } from '../readers/robots/bots.ts';
import type { RobotsTxt } from '../readers/robots/model.ts';
import { parseRobots } from '../readers/robots/parse.ts';
import { sitemapsInRobots } from '../readers/robots/sitemap-lines.ts';
import type { RobotsVerdict } from '../readers/robots/verdict.ts';
import { checkObject } from '../values/misuse.ts';
import { parsedUrl } from '../values/url.ts';

/** Redirects that RFC 9309 2.3.1.2 asks a crawler to follow. Behind more, the file counts as unavailable. */
const MAX_ROBOTS_REDIRECTS = 5;

/** RFC 9110 15.5 and 15.6; 429 is RFC 6585 4. */
const TOO_MANY_REQUESTS = 429;

/** Why there is no robots.txt, or none that could be read. */
export interface RobotsReason {
  /** `not-asked`: nobody asked for the file, such as that of a host of which only one folder is at hand. */
  readonly code: FetchCode | 'http-status' | 'not-asked' | 'too-many-redirects' | 'cookie-wall' | 'truncated';
  /** The `status` of `http-status`, the `cause` of `truncated`. */
  readonly data: { readonly status?: number; readonly cause?: Truncation };
}

/** The reason as proof states it: `http-status: 503`, `timeout`; empty for a plain answer. */
export function reasonLine(reason: RobotsReason | null): string {
  if (reason === null) return '';
  const { code, data } = reason;
  return [code, ...Object.values(data)].join(': ');
}

/** What the robots.txt of an origin lets robots do, absent and unreachable files included. */
export interface RobotsAccess {
  /** `read`: rules apply. `absent`: none exist, all is allowed. `unreachable`: not known, nothing is allowed. */
  readonly state: 'read' | 'absent' | 'unreachable';
  /** Why, `null` for a plain answer. */
  readonly reason: RobotsReason | null;
  /** HTTP status of the final answer, 0 without one. */
  readonly status: number;
  /** What was read, `null` unless `state` is `read`. */
  readonly robots: RobotsTxt | null;
  /** The bytes that were read, empty otherwise. */
  readonly text: Uint8Array;
  /** Addresses of the Sitemap lines, as of `sitemapsInRobots`. */
  readonly sitemaps: readonly string[];
  /** What limits the answer: `html`, `too-large`, `truncated: …`, `other-host: …`, `content-type: …`. */
  readonly restrictions: readonly string[];
}

const NO_BYTES = new Uint8Array();

const without = (
  state: 'absent' | 'unreachable',
  code: RobotsReason['code'],
  status: number,
  data: RobotsReason['data'] = {},
): RobotsAccess => ({
  state,
  reason: { code, data },
  status,
  robots: null,
  text: NO_BYTES,
  sitemaps: [],
  restrictions: [],
});

function restrictionsOf(exchange: Exchange, robots: RobotsTxt): string[] {
  const type = contentTypeOf(exchange.headers) ?? '';
  const asked = parsedUrl(exchange.url)?.host ?? '';
  const answered = parsedUrl(exchange.finalUrl)?.host ?? '';
  return [
    robots.html ? 'html' : '',
    robots.truncated ? 'too-large' : '',
    exchange.truncated === null ? '' : `truncated: ${exchange.truncated}`,
    asked === answered ? '' : `other-host: ${answered}`,
    type === '' || /^\s*text\/plain\b/i.test(type) ? '' : `content-type: ${type}`,
  ].filter((restriction) => restriction !== '');
}

/**
 * What an answer to a request for robots.txt means. Rules of a redirected file count for the host that was asked.
 * 2xx: read. 4xx, a redirect that leads nowhere, over five redirects, or as many as it takes to return a cookie: absent. 429, 5xx, no answer, an answer that broke
 * off (Google: incomplete data is a server error): unreachable.
 */
export function robotsAccess(exchange: Exchange): RobotsAccess {
  checkObject(exchange, ['outcome', 'body'], 'robotsAccess takes an exchange');
  const { outcome, status, hops, truncated } = exchange;
  if (outcome === 'redirect') return without('absent', 'redirect', status);
  if (outcome === 'blocked' && hops.length === 0) return without('unreachable', 'not-asked', status);
  if (outcome !== 'answered') return without('unreachable', outcome, status);
  // Without the cookie the redirects have no end.
  if (needsCookie(exchange)) return without('absent', 'cookie-wall', status);
  if (hops.length > MAX_ROBOTS_REDIRECTS) return without('absent', 'too-many-redirects', status);
  if (status === TOO_MANY_REQUESTS) return without('unreachable', 'http-status', status, { status });
  if (status >= 300 && status < 500) return without('absent', 'http-status', status, { status });
  if (!isSuccess(status)) return without('unreachable', 'http-status', status, { status });
  // A rule may be in what did not come. Only our own cap is one that every crawler has.
  if (truncated !== null && truncated !== 'size')
    return without('unreachable', 'truncated', status, { cause: truncated });
  const robots = parseRobots(exchange.body);
  return {
    state: 'read',
    reason: null,
    status,
    robots,
    text: exchange.body,
    sitemaps: sitemapsInRobots(exchange.body, exchange.url),
    restrictions: restrictionsOf(exchange, robots),
  };
}

/** A verdict, and on what it rests. */
export interface AccessVerdict extends RobotsVerdict {
  /**
   * `rules`: robots.txt was read. `absent`: there is none. `operator`: it could not be read, or is too large, and the
   * operator documents how it takes that. `unreachable`: it could not be read; `allowed: false` means not known.
   */
  readonly basis: 'rules' | 'absent' | 'operator' | 'unreachable';
}

const ruleless = (allowed: boolean, basis: AccessVerdict['basis']): AccessVerdict => ({
  allowed,
  line: 0,
  rule: null,
  group: 'none',
  token: '',
  basis,
});

/** What of a bot decides how it takes a robots.txt; an entry of the catalogue fits. */
type Crawler = RobotsBot & Pick<AiBot, 'onUnreachable' | 'onOversize'>;

/**
 * Whether a bot may fetch an address, given the answer to its request for robots.txt: by its rules where it was read,
 * else as RFC 9309 2.3.1 says, or as the operator documents. `url`: as of {@link robotsVerdict}.
 */
export function accessVerdict(access: RobotsAccess, bot: Crawler, url: string): AccessVerdict {
  checkObject(access, ['state', 'robots'], 'accessVerdict takes what robotsAccess gives');
  const { state, robots } = access;
  if (state === 'absent') return ruleless(true, 'absent');
  if (robots === null) {
    return bot.onUnreachable === undefined ? ruleless(false, 'unreachable') : ruleless(true, 'operator');
  }
  if (robots.truncated && bot.onOversize === 'absent') return ruleless(true, 'operator');
  return { ...botVerdict(robots, bot, url), basis: 'rules' };
}
