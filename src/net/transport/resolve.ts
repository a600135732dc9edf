/** Host names to the addresses that may be dialled. */
import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type * as pLimit from 'p-limit';
import { once } from '../../values/once.ts';
import { packageNamed } from '../../values/package.ts';
import { classifyDial } from '../classify.ts';
import { FetchFailure } from '../failure.ts';
import type { NetworkPolicy } from '../policy/network-policy.ts';
import { isPublicAddress } from '../policy/public-address.ts';
import type { ResolvedAddress, Resolver } from './resolver.ts';

const limiter = once((): typeof pLimit => packageNamed('p-limit'));

/**
 * System lookups at once. `getaddrinfo` runs on libuv's four threads and cannot be cancelled: more of them hanging
 * would stop file access and decompression of the whole process.
 */
const LOOKUPS_AT_ONCE = 2;

/** Addresses dialled of one answer: happy eyeballs tries them in turn, and an answer may hold hundreds. */
const MAX_ADDRESSES = 8;

/** The system's resolver, {@link LOOKUPS_AT_ONCE} questions at a time. A slot is held until its question is answered. */
export function createSystemResolver(): Resolver {
  const slots = limiter().default(LOOKUPS_AT_ONCE);
  return (hostname) => slots(() => systemLookup(hostname));
}

function systemLookup(hostname: string): Promise<ResolvedAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses.flatMap(({ address }) => resolved(address)));
      else reject(error);
    });
  });
}

function resolved(address: string): ResolvedAddress[] {
  const version = isIP(address);
  return version === 4 || version === 6 ? [{ address, family: version }] : [];
}

/**
 * The addresses that may be dialled for a host, at most {@link MAX_ADDRESSES}. They are the ones handed to the socket:
 * there is no second question between check and use. Throws FetchFailure `dns` or, when all are refused, `blocked`.
 */
export async function approvedAddresses(
  hostname: string,
  origin: string,
  resolver: Resolver,
  policy: NetworkPolicy,
): Promise<readonly ResolvedAddress[]> {
  const literal = resolved(hostname);
  const found = literal.length > 0 ? literal : await ask(hostname, resolver);
  const approved = policy.approve(found, origin);
  if (approved.length === 0) {
    const shown = found[0]?.address ?? hostname;
    const where = isPublicAddress(shown) ? 'which is this machine' : 'which is not on the public web';
    throw new FetchFailure('blocked', `${hostname} leads to ${shown}, ${where}`, 'final', shown);
  }
  return approved.slice(0, MAX_ADDRESSES);
}

async function ask(hostname: string, resolver: Resolver): Promise<ResolvedAddress[]> {
  try {
    const answer = await resolver(hostname);
    const addresses = answer.flatMap((entry) => resolved(typeof entry === 'string' ? entry : entry.address));
    if (addresses.length > 0) return addresses;
  } catch (error) {
    throw classifyDial(error, 'dns');
  }
  throw new FetchFailure('dns', `${hostname} has no addresses`);
}
