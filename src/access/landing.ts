/** Steps that read where the answer came from: a redirect to a login, a consent page, a market for names. */
import {
  consentHostPrefixes,
  identityHosts,
  loginPaths,
  parkingHosts,
  queueHosts,
  suspendedPaths,
} from '../catalog/waf-signatures/generic.ts';
import { isUnder } from '../values/url.ts';
import { type Finding, finding, type Step } from './finding.ts';
import type { GenericSignal } from './model.ts';

/** Only a host that was not asked for says something: the front page of a market is a page like any other. */
export const landedElsewhere: Step = ({ head, moved, finalHost, finalPath }) => {
  const isOf = (host: string): boolean => isUnder(finalHost, host);
  const found = (kind: Finding['kind'], id: GenericSignal): Finding =>
    finding(kind, id, `final address ${head.finalUrl}`, 'certain');
  if (moved && identityHosts.some(isOf)) return found('login', 'login-redirect');
  if (moved && consentHostPrefixes.some((prefix) => finalHost.startsWith(prefix)))
    return found('login', 'consent-redirect');
  if (moved && parkingHosts.some(isOf)) return found('error', 'parked');
  if (moved && queueHosts.some(isOf)) return found('rate-limit', 'queue');
  if (suspendedPaths.includes(finalPath)) return found('error', 'suspended');
  const isRedirected = head.url !== head.finalUrl;
  if (isRedirected && loginPaths.some((path) => finalPath.startsWith(path)))
    return found('login', 'login-redirect');
  return null;
};
