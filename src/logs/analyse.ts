import type { LogAnalysis, LogOptions } from './model.ts';
import { logTally } from './tally.ts';

/**
 * What an access log says of the AI bots of the catalogue: for each that came its requests, whether they come from the
 * addresses that its operator publishes, statuses, missing paths, reads of robots.txt and llms.txt, weeks, and with
 * `pages` those that it never fetched.
 *
 * `lines`: texts without line ends, of any number of logs one after the other, in the combined format (with virtual
 * host, with forwarded addresses, or without User-Agent), as JSON (nginx, Caddy, Traefik, Cloudflare Logpush, Vercel log
 * drains, Fastly, Akamai DataStream 2, Google Cloud; also a list of records a line), in the W3C extended format (IIS,
 * CloudFront), of load balancers and S3 of AWS, or as CSV with a line of names. A line that is none of them, or longer than
 * 1 MiB (1,048,576 characters), counts as unread. Memory is bounded and does not grow with the log.
 *
 * A bot whose operator publishes no ranges, or whose ranges are not given in `ranges` (see `readRanges`), is
 * unverifiable and never an impostor. Never rejects for what the lines say; rejects with what `lines` throws.
 */
export async function analyseLog(
  lines: Iterable<string> | AsyncIterable<string>,
  options: LogOptions = {},
): Promise<LogAnalysis> {
  const tally = logTally(options);
  if (Symbol.iterator in lines) for (const line of lines) tally.add(line);
  else for await (const line of lines) tally.add(line);
  return tally.result();
}
