/** The transport a fetcher was asked for, on the dialer that its policy guards. */
import type { FetcherOptions } from '../model.ts';
import type { NetworkPolicy } from '../policy/network-policy.ts';
import { createDialer } from './dial.ts';
import { httpTransport } from './http.ts';
import { createSystemResolver } from './resolve.ts';
import type { Transport } from './transport.ts';
import { dispatcherTransport, undiciTransport } from './undici.ts';

type Choice = Pick<FetcherOptions, 'transport' | 'dispatcher' | 'resolver' | 'trustedCertificates'>;

/** Throws a TypeError for a transport of no known kind, a resolver that is none, or certificates that are none. */
export function createTransport(options: Choice, policy: NetworkPolicy): Transport {
  const {
    transport = 'undici',
    dispatcher,
    resolver = createSystemResolver(),
    trustedCertificates,
  } = options;
  // Called in the middle of a fetch it would pass for a host without addresses.
  if (typeof resolver !== 'function') throw new TypeError('resolver is a function of a host name');
  if (typeof transport === 'object' && typeof transport?.request === 'function') return transport;
  if (dispatcher !== undefined) return dispatcherTransport(dispatcher);
  const dial = createDialer({ policy, resolver, trustedCertificates });
  if (typeof transport === 'function') return transport(dial);
  if (transport === 'http') return httpTransport(dial);
  if (transport === 'undici') return undiciTransport(dial);
  throw new TypeError(`Unknown transport: ${JSON.stringify(transport)}`);
}
