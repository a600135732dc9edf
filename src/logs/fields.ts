/**
 * Requests in records of named fields: JSON lines, and CSV with a first line of names. Each meaning has the names under
 * which servers and services write it; a dot leads into a field of a field. Sources, read 2026-11: Cloudflare,
 * "HTTP requests" (Logpush) and "Security events"; Vercel, "Log Drains Reference" and its runtime logs; Caddy, "log";
 * Traefik, "Access logs"; nginx, ngx_http_log_module and its examples with `escape=json`; AWS, "Standard logging";
 * Google Cloud, LogEntry (HttpRequest); Akamai, "DataStream 2, data set parameters"; Fastly, "Useful log formats"; Azure,
 * "Monitor Azure Front Door"; IIS, W3C Extended Log File Format.
 */
import { commaSeparated } from '../catalog/comma-separated.ts';
import { pathAndQuery, type LogEntry } from './entry.ts';
import { targetOf } from './combined.ts';
import { fieldTime } from './time.ts';

type Meaning =
  | 'agent'
  | 'referer'
  | 'address'
  | 'forwarded'
  | 'target'
  | 'query'
  | 'request'
  | 'status'
  | 'time'
  | 'id';

const NAMES: Readonly<Record<Meaning, readonly string[]>> = {
  agent: commaSeparated(`
    httpRequest.userAgent, properties.userAgent, request_user_agent, UA, ClientRequestUserAgent,
    proxy.userAgent, request.headers.User-Agent, request_User-Agent, requestUserAgent, http_user_agent,
    user_agent, userAgent, cs(User-Agent), agent
  `),
  referer: commaSeparated(`
    httpRequest.referer, properties.referer, request_referer, ClientRequestReferer, proxy.referer,
    request.headers.Referer, request_Referer, requestReferer, http_referer, http_referrer, referer, referrer, Referer,
    cs(Referer)
  `),
  address: commaSeparated(`
    httpRequest.remoteIp, properties.clientIp, cliIP, client:port, ClientIP, proxy.clientIp,
    request.client_ip, request.remote_ip, ClientHost, clientIp, client_ip, remote_addr, remote_ip,
    remoteAddress, c-ip, ip
  `),
  forwarded: ['xForwardedFor', 'http_x_forwarded_for', 'x_forwarded_for', 'x-forwarded-for', 'xff'],
  target: commaSeparated(`
    httpRequest.requestUrl, properties.requestUri, reqPath, ClientRequestURI, ClientRequestPath, proxy.path,
    request.uri, RequestPath, requestPath, request_uri, uri, cs-uri-stem, cs-uri, path, url
  `),
  query: ['ClientRequestQuery', 'cs-uri-query', 'queryStr'],
  request: ['request'],
  status: commaSeparated(`
    httpRequest.status, properties.httpStatusCode, elb_status_code, response_status, EdgeResponseStatus,
    proxy.statusCode, DownstreamStatus, responseStatusCode, statusCode, status_code, sc-status, status
  `),
  time: commaSeparated(`
    reqTimeSec, EdgeStartTimestamp, Datetime, proxy.timestamp, timestampInMs, StartUTC, time_iso8601,
    time_local, timestamp, @timestamp, ts, msec, time, date
  `),
  // Vercel writes a line for the request and one for each message of the function that answers it.
  id: ['RayID', 'RayName', 'requestId', 'request_id', 'reqId', 'x-edge-request-id'],
};

const PATHS: Readonly<Record<Meaning, readonly (readonly string[])[]>> = {
  agent: pathsOf('agent'),
  referer: pathsOf('referer'),
  address: pathsOf('address'),
  forwarded: pathsOf('forwarded'),
  target: pathsOf('target'),
  query: pathsOf('query'),
  request: pathsOf('request'),
  status: pathsOf('status'),
  time: pathsOf('time'),
  id: pathsOf('id'),
};

function pathsOf(meaning: Meaning): readonly (readonly string[])[] {
  return NAMES[meaning].map((name) =>
    /^(?:proxy|request|httpRequest|properties)\./.test(name) ? name.split('.') : [name],
  );
}

const known = (meaning: Meaning): ReadonlySet<string> => new Set(NAMES[meaning]);
const AGENTS = known('agent');
const STATUSES = known('status');
const TARGETS = new Set([...NAMES.target, ...NAMES.request]);

/** Whether names are those of the columns of a log: a request, its status and its User-Agent are among them. */
export function areColumns(names: readonly string[]): boolean {
  return [AGENTS, STATUSES, TARGETS].every((wanted) => names.some((name) => wanted.has(name)));
}

/** Whether the columns of a `#Fields` line report requests; a User-Agent may be missing. */
export function tellRequests(names: readonly string[]): boolean {
  return [STATUSES, TARGETS].every((wanted) => names.some((name) => wanted.has(name)));
}

/** The text of the first field of a meaning; empty without one. Caddy and Vercel write a list of one User-Agent. */
function textOf(record: object, meaning: Meaning): string | null {
  for (const path of PATHS[meaning]) {
    let value: unknown = record;
    for (const step of path) value = fieldOf(value, step);
    if (Array.isArray(value)) value = value[0];
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether a JSON value is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The request of a record; `null` for one that reports none, such as a message of a function. */
export function entryOf(record: object): LogEntry | null {
  const status = Number(textOf(record, 'status') ?? Number.NaN);
  // -1: Vercel had no answer to give.
  if (!Number.isInteger(status) || status < -1 || status > 999) return null;
  const target = targetIn(record);
  if (target === null) return null;
  const time = dayAndTime(record) ?? textOf(record, 'time');
  const agent = textOf(record, 'agent');
  return {
    address: withoutPort(textOf(record, 'address') ?? ''),
    forwarded: textOf(record, 'forwarded') ?? '',
    time: time === null ? null : fieldTime(time),
    target,
    status: Math.max(0, status),
    agent: agent === null ? null : decodedAgent(agent),
    referer: textOf(record, 'referer') ?? '',
    id: textOf(record, 'id') ?? '',
  };
}

function targetIn(record: object): string | null {
  const written = textOf(record, 'target');
  if (written === null) {
    const request = textOf(record, 'request');
    return request === null ? null : targetOf(request);
  }
  const path = pathAndQuery(written);
  const query = textOf(record, 'query') ?? '';
  if (query === '' || query === '-' || path.includes('?')) return path;
  return `${path}?${query.replace(/^\?/, '')}`;
}

/** The day and the time of a log that has them in two fields, in UTC (W3C WD-logfile; IIS; CloudFront). */
function dayAndTime(record: object): string | null {
  const [day, time] = [fieldOf(record, 'date'), fieldOf(record, 'time')];
  const isApart = typeof day === 'string' && typeof time === 'string' && /^\d\d:\d\d/.test(time);
  return isApart ? `${day}T${time}Z` : null;
}

/** Load balancers of AWS write the port behind the address. */
const withoutPort = (address: string): string =>
  address.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, '$1').replace(/^\[([\da-f:.]+)\]:\d+$/i, '$1');

/** Escapes of an address, also twice escaped as CloudFront writes them. */
const ESCAPES = /%(?:25)?[\da-f]{2}/i;

/** A User-Agent without the escapes in which IIS (`+`), CloudFront and Akamai (`%20`) write it. Any other has blanks. */
function decodedAgent(text: string): string {
  if (text.includes(' ')) return text;
  const spaced = text.replaceAll('+', ' ');
  if (!ESCAPES.test(spaced)) return spaced;
  return spaced
    .replaceAll('%25', '%')
    .replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
