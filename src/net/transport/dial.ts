/**
 * Opens the one connection a request needs: resolve, check, connect, handshake. Gate (b) of the network policy is here,
 * so the address that was checked is the address that is dialled, for names and for literals.
 */
import { X509Certificate } from 'node:crypto';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, createSecureContext, rootCertificates, type SecureContext } from 'node:tls';
import { classifyDial } from '../classify.ts';
import { FetchFailure } from '../failure.ts';
import type { NetworkPolicy } from '../policy/network-policy.ts';
import { canonicalAddress } from '../policy/public-address.ts';
import { createTimeLimit, unlessAborted } from '../time-limit.ts';
import { approvedAddresses } from './resolve.ts';
import type { ResolvedAddress, Resolver } from './resolver.ts';

/** A connection that is wanted. */
export interface DialRequest {
  readonly url: URL;
  readonly connectMs: number;
  readonly signal: AbortSignal;
  /** `tcp`: without the handshake of https, for a tunnel whose other end makes it. */
  readonly layer?: 'tcp' | undefined;
}

/** A ready socket, or a rejection with a FetchFailure or the reason of the signal. */
export type Dial = (request: DialRequest) => Promise<Socket>;

/** What a dialer goes by. */
export interface DialerOptions {
  readonly policy: NetworkPolicy;
  readonly resolver: Resolver;
  readonly trustedCertificates?: readonly string[] | string | undefined;
}

/** Wait for one address before the next is tried as well (RFC 8305, 5: 250 ms recommended). */
const ATTEMPT_DELAY_MS = 250;

/**
 * A dialer under one policy. Certificates are verified always; proxy settings of the environment are not read.
 * Throws a TypeError for trusted certificates that are none.
 */
export function createDialer({ policy, resolver, trustedCertificates = [] }: DialerOptions): Dial {
  const ca = [trustedCertificates].flat();
  for (const pem of ca) assertCertificate(pem);
  let context: SecureContext | undefined;
  const secureContext = () =>
    (context ??= createSecureContext(ca.length === 0 ? {} : { ca: [...rootCertificates, ...ca] }));
  return async ({ url, connectMs, signal, layer }) => {
    const limit = createTimeLimit([signal]);
    limit.arm(
      connectMs,
      () => new FetchFailure('timeout', `no connection within ${connectMs} ms`, 'retryable'),
    );
    try {
      const hostname = url.hostname.replace(/^\[|\]$/g, '');
      const approval = approvedAddresses(hostname, url.origin, resolver, policy);
      const addresses = await unlessAborted(approval, limit.signal);
      const target = { url, hostname, addresses };
      const isSecure = url.protocol === 'https:' && layer !== 'tcp';
      return await openSocket(target, isSecure ? secureContext() : null, limit.signal);
    } finally {
      limit.end();
    }
  };
}

function assertCertificate(pem: string): void {
  try {
    void new X509Certificate(pem);
  } catch (cause) {
    throw new TypeError('trustedCertificates: not a certificate in PEM form', { cause });
  }
}

interface Target {
  readonly url: URL;
  readonly hostname: string;
  readonly addresses: readonly ResolvedAddress[];
}

function openSocket(
  target: Target,
  secureContext: SecureContext | null,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket =
      secureContext === null ? connectTcp(tcpOptions(target)) : connectSecure(target, secureContext);
    let phase: 'tcp' | 'tls' = 'tcp';
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', abort);
      socket.destroy();
      reject(error);
    };
    const abort = () => fail(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const ready = () => {
      signal.removeEventListener('abort', abort);
      resolve(socket);
    };
    // Stays for the socket's life: an error between two owners must not become an uncaught exception.
    socket.on('error', (error) => fail(classifyDial(error, phase)));
    socket.once('connect', () => {
      phase = 'tls';
      // A peer that has hung up already has no address any more; what is read next says so.
      const isGone = socket.remoteAddress === undefined;
      if (!isGone && !isApproved(socket, target))
        fail(new FetchFailure('blocked', 'the connection reached another address'));
      else if (secureContext === null) ready();
    });
    socket.once('secureConnect', ready);
  });
}

/** The socket has reached one of the addresses it was given: a last check, independent of the lookup. */
function isApproved(socket: Socket, { addresses }: Target): boolean {
  const reached = canonicalAddress(socket.remoteAddress ?? '');
  return addresses.some(({ address }) => canonicalAddress(address) === reached);
}

function tcpOptions({ url, hostname, addresses }: Target) {
  const lookup: LookupFunction = (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
  return {
    host: hostname,
    port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
    lookup,
    autoSelectFamily: addresses.length > 1,
    autoSelectFamilyAttemptTimeout: ATTEMPT_DELAY_MS,
    noDelay: true,
  };
}

function connectSecure(target: Target, secureContext: SecureContext): Socket {
  // RFC 6066, 3: literal addresses are not permitted in the server name; the certificate is then checked against them.
  const servername = isIP(target.hostname) === 0 ? { servername: target.hostname } : {};
  return connectTls({ ...tcpOptions(target), ...servername, secureContext, ALPNProtocols: ['http/1.1'] });
}
