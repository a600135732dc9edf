/** Steps that read where the answer came from: a redirect to a login, a consent page, a market for names. */
import {
  consentHostPrefixes,
  consentHosts,
  identityHosts,
  loginPaths,
  parkingHosts,
  queueHosts,
  suspendedPaths,
} from '../../catalog/waf-signatures/generic.ts';
import { type Finding, finding, type Step } from './finding.ts';

/** Only a host that was not asked for says something: the front page of a market is a page like any other. */
export const landedElsewhere: Step = ({ head, moved, finalHost, finalPath }) => {
  const isUnder = (host: string): boolean => finalHost === host || finalHost.endsWith(`.${host}`);
  const found = (kind: Finding['kind'], id: string): Finding =>
    finding(kind, id, `final address ${head.finalUrl}`, 'certain');
  if (moved && identityHosts.some(isUnder)) return found('login', 'login-redirect');
  if (moved && consentHosts.some(isUnder)) return found('login', 'consent-redirect');
  if (moved && consentHostPrefixes.some((prefix) => finalHost.startsWith(prefix)))
    return found('login', 'consent-redirect');
  if (moved && parkingHosts.some(isUnder)) return found('error', 'parked');
  if (moved && queueHosts.some(isUnder)) return found('rate-limit', 'queue');
  if (suspendedPaths.includes(finalPath)) return found('error', 'suspended');
  const isRedirected = head.url !== head.finalUrl;
  if (isRedirected && loginPaths.some((path) => finalPath.startsWith(path)))
    return found('login', 'login-redirect');
  return null;
};
