import { commaSeparated } from './comma-separated.ts';

/**
 * Names, each with all below it, that never lead to a public site: RFC 6761 and RFC 6762 (localhost, local), RFC 3172
 * (arpa, and with it home.arpa of RFC 8375), RFC 7686 (onion), ICANN's reservation of internal (2024-07), its collision
 * list (corp, home), and names that routers, Kubernetes and Windows networks resolve locally. Read 2026-11.
 */
export const SPECIAL_NAMES: readonly string[] = commaSeparated(`
  localhost, localdomain, local, internal, intranet, private, lan, home, corp, arpa, onion, svc
`);

/**
 * Names, each with all below it, of which the network decides that one is in: those above but for arpa, whose reverse
 * zones (RFC 3172) belong to whoever has the addresses, with home.arpa (RFC 8375) and test (RFC 6761, 6.2). Read 2026-11.
 */
export const LOCAL_NAMES: readonly string[] = [
  ...SPECIAL_NAMES.filter((name) => name !== 'arpa'),
  'home.arpa',
  'test',
];
