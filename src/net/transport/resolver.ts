/** The seam to DNS. */

/** An address as `dns.lookup` gives it. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * All addresses of a host name, as literals or in the form `dns.lookup` gives them. Rejects like `dns.lookup` (an error
 * with a code) when there are none.
 */
export type Resolver = (hostname: string) => Promise<readonly (ResolvedAddress | string)[]>;
