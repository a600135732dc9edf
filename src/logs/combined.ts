/**
 * Lines of the combined log format and what servers make of it: with a virtual host before it (Apache's
 * `vhost_combined`), with fields after it (`"$http_x_forwarded_for"` of nginx's own example), or without the last two
 * fields (the common log format). Sources: Apache HTTP Server 2.4, "Log Files"; nginx, ngx_http_log_module.
 */
import { pathAndQuery, type LogEntry } from './entry.ts';
import { isAddress } from './ip-address.ts';
import { commonTime } from './time.ts';

/** Where a quoted field begins and ends, quotes not counted; -1 for none. */
interface Quoted {
  start: number;
  end: number;
}

const BACKSLASH = 0x5c;
const QUOTE = 0x22;

/** The next quoted field from `from`. Servers write a quote in it as `\"` or `\x22`. */
function nextQuoted(line: string, from: number, found: Quoted): boolean {
  found.start = line.indexOf('"', from) + 1;
  if (found.start === 0) return false;
  found.end = line.indexOf('"', found.start);
  while (found.end !== -1 && isEscaped(line, found.end)) found.end = line.indexOf('"', found.end + 1);
  return found.end !== -1;
}

function isEscaped(line: string, at: number): boolean {
  let slashes = 0;
  while (line.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

/** `[`, day, month and year as in `[10/Oct/2000:`: where the time of a line is. */
const TIME_LENGTH = 26;

/** The request of a line, `null` for a line of another form. Linear in the line. */
export function readCombined(line: string): LogEntry | null {
  const open = line.indexOf('[');
  if (open === -1 || line[open + 3] !== '/' || line[open + 7] !== '/') return null;
  const close = line.indexOf(']', open);
  if (close === -1 || close - open > 2 * TIME_LENGTH) return null;
  const time = commonTime(line.slice(open + 1, close));
  if (time === null || line.charCodeAt(close + 2) !== QUOTE) return null;
  const field: Quoted = { start: 0, end: 0 };
  if (!nextQuoted(line, close, field)) return null;
  const request = line.slice(field.start, field.end);
  const status = statusAt(line, field.end + 2);
  if (status === null) return null;
  const hasReferer = nextQuoted(line, field.end + 1, field);
  const referer = hasReferer ? line.slice(field.start, field.end) : '';
  const hasAgent = hasReferer && nextQuoted(line, field.end + 1, field);
  const agent = hasAgent ? line.slice(field.start, field.end) : null;
  const hasMore = hasAgent && nextQuoted(line, field.end + 1, field);
  return {
    address: addressIn(line, open),
    forwarded: hasMore ? line.slice(field.start, field.end) : '',
    time,
    target: targetOf(request),
    status,
    agent,
    referer,
    id: '',
  };
}

/** A status has three digits and a blank after it (RFC 9110, 15). */
function statusAt(line: string, at: number): number | null {
  const status = Number(line.slice(at, at + 3));
  return status >= 100 && status <= 999 && line[at + 3] === ' ' ? status : null;
}

/** What is asked for in `GET /path HTTP/1.1`; empty for what is no request line, such as the first bytes of TLS. */
export function targetOf(request: string): string {
  const start = request.indexOf(' ');
  const end = request.lastIndexOf(' ');
  if (start === -1 || end <= start) return '';
  return pathAndQuery(request.slice(start + 1, end));
}

/** Blanks before the time: `address identity user `, and one more after the name of a virtual host. */
const BLANKS = 3;

/** Of the fields before the time the first is the address, or the second after the name of a virtual host. */
function addressIn(line: string, open: number): string {
  const end = line.indexOf(' ');
  const first = line.slice(0, end);
  let blanks = 1;
  for (let at = line.indexOf(' ', end + 1); at !== -1 && at < open; at = line.indexOf(' ', at + 1))
    blanks += 1;
  if (blanks <= BLANKS || isAddress(first)) return first;
  const second = line.slice(end + 1, line.indexOf(' ', end + 1));
  return isAddress(second) ? second : first;
}
