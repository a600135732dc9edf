/** An archived answer as an exchange of one request: what redirects is left as it is. */
import { exchangeOf, headerValues, unanswered, type Exchange } from '../exchange.ts';
import { codingsOf, decodeBody } from '../net/decode.ts';
import { errorData, FetchFailure } from '../net/failure.ts';
import { DEFAULT_LIMITS } from '../net/limits.ts';
import type { ArchivedAnswer } from './archive.ts';

/** The exchange of an answer. A body that cannot be decoded is an outcome. */
export async function exchangeOfAnswer(answer: ArchivedAnswer): Promise<Exchange> {
  const { url, status, headers, body, isDecoded, truncated, date } = answer;
  const timings = { startedAt: date, firstByteMs: null, totalMs: 0 };
  try {
    const values = isDecoded ? [] : headerValues(headers, 'content-encoding');
    const { applied } = codingsOf(values, DEFAULT_LIMITS.encodings);
    const decoded = await decodeBody(body, applied, DEFAULT_LIMITS);
    const most = DEFAULT_LIMITS.decodedBytes;
    return {
      // A copy of the body: what it is a part of is let go.
      ...exchangeOf({ url, status, headers, body: new Uint8Array(decoded.bytes.subarray(0, most)) }),
      truncated: decoded.bytes.byteLength > most ? 'size' : (truncated ?? decoded.truncated),
      wireBytes: body.byteLength,
      timings,
    };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { ...unanswered(url, errorData(error)), timings };
  }
}
