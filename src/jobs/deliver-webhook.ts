import type { FetchCode } from '../exchange.ts';
import { FetchFailure } from '../net/failure.ts';
import { post, type PostOptions } from '../net/post.ts';
import { stopwatch } from '../net/stopwatch.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook.ts';

/** How a webhook is delivered; everything is optional. */
export type DeliverOptions = PostOptions;

/** What came of a delivery. */
export interface Delivery {
  /** The receiver answered 200, as the interface asks of it. */
  readonly delivered: boolean;
  /** Of the answer; 0 without one. */
  readonly status: number;
  /** Why it was not delivered, one line; `null` when it was. */
  readonly error: { readonly code: FetchCode | 'status'; readonly message: string } | null;
  /** Whether another try may be of use: not with an address that may not be asked. */
  readonly retryable: boolean;
  /** Milliseconds that it took. */
  readonly ms: number;
}

const OK = 200;

/**
 * Delivers the JSON body of an event, signed, to an address that a customer has given: https, a public address by the
 * network policy, checked when it is dialled, no redirects, ten seconds in all. Failures of the receiver are data; tries
 * are the queue's. Rejects with the reason of the signal, or a TypeError for an empty secret.
 */
export async function deliverWebhook(
  url: string,
  body: string | Uint8Array,
  secret: string,
  options: DeliverOptions = {},
): Promise<Delivery> {
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signWebhook(body, secret),
  };
  const begun = stopwatch();
  try {
    const status = await post(url, Buffer.from(body), headers, options);
    const delivered = status === OK;
    const error = delivered ? null : ({ code: 'status', message: `the receiver answers ${status}` } as const);
    return { delivered, status, error, retryable: !delivered, ms: stopwatch() - begun };
  } catch (failure) {
    if (!(failure instanceof FetchFailure)) throw failure;
    const { code, message } = failure;
    const retryable = code !== 'url' && code !== 'blocked';
    return { delivered: false, status: 0, error: { code, message }, retryable, ms: stopwatch() - begun };
  }
}
