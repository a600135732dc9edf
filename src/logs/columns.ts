/**
 * Logs whose lines are values in a fixed order: the order is in a line of names (W3C Extended Log File Format, W3C
 * WD-logfile: IIS, CloudFront), or in the documentation of the service. Read 2026-11: AWS, "Access logs for your
 * Application Load Balancer", "Access logs for your Classic Load Balancer", "Amazon S3 server access log format".
 */

/** Columns of a log without a line of names, and how its lines begin. The rest of a line may have more. */
interface Columns {
  readonly begin: RegExp;
  readonly names: readonly string[];
}

const ISO_TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z`;
const BALANCED =
  'elb client:port target:port request_processing_time target_processing_time response_processing_time elb_status_code target_status_code received_bytes sent_bytes request user_agent';

const FIXED: readonly Columns[] = [
  {
    begin: new RegExp(String.raw`^(?:https?|h2|grpcs|wss?) ${ISO_TIME} `),
    names: `type time ${BALANCED}`.split(' '),
  },
  {
    begin: new RegExp(String.raw`^${ISO_TIME} \S+ \S+ \S+ [-\d.]+ [-\d.]+ [-\d.]+ `),
    names: `time ${BALANCED}`.split(' '),
  },
  {
    begin: /^[\da-f]{64} \S+ \[\d\d\/[A-Z][a-z]{2}\/\d{4}:/,
    names:
      'bucket_owner bucket time remote_ip requester request_id operation key request status error_code bytes_sent object_size total_time turn_around_time referer user_agent'.split(
        ' ',
      ),
  },
];

/** The columns of a line of a service whose lines have no names; `null` for any other line. */
export function fixedColumns(line: string): readonly string[] | null {
  return FIXED.find(({ begin }) => begin.test(line))?.names ?? null;
}

const DIRECTIVE = /^#(?:Version|Fields|Software|Start-Date|End-Date|Date|Remark):/i;

/** The names of a `#Fields` line; none for any other directive; `null` for what is no directive. */
export function directiveFields(line: string): readonly string[] | null {
  if (!DIRECTIVE.test(line)) return null;
  return /^#fields:/i.test(line)
    ? line
        .slice('#fields:'.length)
        .trim()
        .split(/[ \t]+/)
    : [];
}

/** A value in quotes, in brackets, or up to the next blank. */
const VALUE = /"((?:[^"\\]|\\.|"")*)"(?=[ \t]|$)|\[([^\]]*)\]|([^ \t]+)/g;

/** The values of a line, parted by tabs where it has any (CloudFront), else by blanks. */
export function valuesOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t');
  return Array.from(
    line.matchAll(VALUE),
    ([, quoted, bracketed, plain = '']) => quoted ?? bracketed ?? plain,
  );
}
