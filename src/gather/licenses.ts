/** The licence documents that a robots.txt names. */
import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import type { Web } from '../net/model.ts';
import { webUrl } from '../values/url.ts';

/** License lines that are followed: a site has one, or one for a part of it. */
const MAX_LICENSES = 3;
/** Bytes of a licence document. */
const MAX_LICENSE_BYTES = 256 * 1024;

/** The answers to requests for the documents of the License lines, in their order. What is no address is not asked. */
export async function readLicenses(
  fetcher: Web,
  { robots }: RobotsAccess,
  origin: string,
  signal?: AbortSignal,
): Promise<readonly Exchange[]> {
  const written = (robots?.licenses ?? []).map(({ value }) => webUrl(value, `${origin}/robots.txt`)?.href);
  const urls = [...new Set(written.filter((url) => url !== undefined))].slice(0, MAX_LICENSES);
  const answers: Exchange[] = [];
  for (const url of urls)
    answers.push(
      await fetcher.fetch(url, { accept: 'xml', limits: { decodedBytes: MAX_LICENSE_BYTES }, signal }),
    );
  return answers;
}
