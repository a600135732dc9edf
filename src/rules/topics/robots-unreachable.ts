/** What both checks that read robots.txt say when it cannot be read. */
import type { RobotsAccess } from '../../facts/robots/index.ts';

/** What it means that no usable answer to a request for robots.txt came, and what to do. */
export function unreachableMeans({ status, reason }: RobotsAccess, origin: string): string {
  // Google, "How HTTP status codes affect Google's crawlers"; by RFC 9309 2.3.1.3 a 429 would be one more 4xx.
  const rule =
    status === 429
      ? 'Google takes that for a server error and stays away; RFC 9309 2.3.1.3 would let crawlers read everything.'
      : 'RFC 9309 2.3.1.4 has crawlers treat that as a complete disallow.';
  return `${origin}/robots.txt failed (${reason}). ${rule} Whether bots are really blocked is unknown. Answer 200 with the file, or 404 when there is none.`;
}
