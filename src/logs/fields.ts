/**
 * Requests in records of named fields: JSON lines, and CSV with a first line of names. Each meaning has the names under
 * which servers and services write it; a dot leads into a field of a field. Sources, read 2026-11: Cloudflare,
 * "HTTP requests" (Logpush) and "Security events"; Vercel, "Log Drains Reference" and its runtime logs; Caddy, "log";
 * Traefik, "Access logs"; nginx, ngx_http_log_module and its examples with `escape=json`; AWS, "Standard logging".
 */
import { pathAndQuery, type LogEntry } from './entry.ts';
import { targetOf } from './combined.ts';
import { fieldTime } from './time.ts';

type Meaning = 'agent' | 'address' | 'forwarded' | 'target' | 'query' | 'request' | 'status' | 'time' | 'id';

const NAMES: Readonly<Record<Meaning, readonly string[]>> = {
  agent: [
    'ClientRequestUserAgent',
    'proxy.userAgent',
    'request.headers.User-Agent',
    'request_User-Agent',
    'requestUserAgent',
    'http_user_agent',
    'user_agent',
    'userAgent',
    'cs(User-Agent)',
    'agent',
  ],
  address: [
    'ClientIP',
    'proxy.clientIp',
    'request.client_ip',
    'request.remote_ip',
    'ClientHost',
    'clientIp',
    'client_ip',
    'remote_addr',
    'remote_ip',
    'remoteAddress',
    'c-ip',
    'ip',
  ],
  forwarded: ['http_x_forwarded_for', 'x_forwarded_for', 'x-forwarded-for', 'xff'],
  target: [
    'ClientRequestURI',
    'ClientRequestPath',
    'proxy.path',
    'request.uri',
    'RequestPath',
    'requestPath',
    'request_uri',
    'uri',
    'cs-uri-stem',
    'path',
    'url',
  ],
  query: ['ClientRequestQuery', 'cs-uri-query'],
  request: ['request'],
  status: [
    'EdgeResponseStatus',
    'proxy.statusCode',
    'DownstreamStatus',
    'responseStatusCode',
    'statusCode',
    'status_code',
    'sc-status',
    'status',
  ],
  time: [
    'EdgeStartTimestamp',
    'Datetime',
    'proxy.timestamp',
    'timestampInMs',
    'StartUTC',
    'time_iso8601',
    'time_local',
    'timestamp',
    '@timestamp',
    'ts',
    'msec',
    'time',
    'date',
  ],
  // Vercel writes a line for the request and one for each message of the function that answers it.
  id: ['RayID', 'RayName', 'requestId', 'request_id'],
};

const PATHS: Readonly<Record<Meaning, readonly (readonly string[])[]>> = {
  agent: pathsOf('agent'),
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
  return NAMES[meaning].map((name) => (/^(?:proxy|request)\./.test(name) ? name.split('.') : [name]));
}

const known = (meaning: Meaning): ReadonlySet<string> => new Set(NAMES[meaning]);
const AGENTS = known('agent');
const STATUSES = known('status');
const TARGETS = new Set([...NAMES.target, ...NAMES.request]);

/** Whether names are those of the columns of a log: a request, its status and its User-Agent are among them. */
export function areColumns(names: readonly string[]): boolean {
  return [AGENTS, STATUSES, TARGETS].every((wanted) => names.some((name) => wanted.has(name)));
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

/** The request of a record; `null` for one that tells of none, such as a message of a function. */
export function entryOf(record: object): LogEntry | null {
  const status = Number(textOf(record, 'status') ?? Number.NaN);
  // -1: Vercel had no answer to give.
  if (!Number.isInteger(status) || status < -1 || status > 999) return null;
  const target = targetIn(record);
  if (target === null) return null;
  const time = textOf(record, 'time');
  return {
    address: textOf(record, 'address') ?? '',
    forwarded: textOf(record, 'forwarded') ?? '',
    time: time === null ? null : fieldTime(time),
    target,
    status: Math.max(0, status),
    agent: textOf(record, 'agent'),
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
