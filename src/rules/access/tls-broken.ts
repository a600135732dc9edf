import { fail, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { failureReason } from './failure-reason.ts';

/** Errors of OpenSSL and of Node before any certificate was judged; those of certificates have names of their own. */
const HANDSHAKE = /\b(?:ERR_SSL_|EPROTO\b)/;

export const tlsBroken = accessRule({
  id: 'tls-broken',
  area: 'reach',
  place: '/',
  title: 'Crawlers can open a TLS connection to the site',
  why: 'A crawler ends the connection before it asks for anything.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',

  severity: 'critical',
  effort: 'server',
  faults: {
    certificate: {
      title: 'Crawlers do not accept the certificate of the site',
      message: 'Crawlers do not accept the certificate of {url}: {reason@failures}',
      fix: 'Renew the certificate, serve its whole chain, and cover this host name',
    },
    handshake: {
      title: 'Crawlers and the site find no common TLS connection',
      message: 'Crawlers and {url} find no common TLS connection: {reason@failures}',
      fix: 'Serve TLS 1.2 or 1.3 with a common cipher on this port, and ask visitors for no certificate of their own',
    },
  },

  evaluate({ input: { failed, baseline } }) {
    const broken = [...failed, baseline].find(({ outcome }) => outcome === 'tls');
    if (broken === undefined) return pass;
    const reason = broken.error?.message ?? '';
    return fail(HANDSHAKE.test(reason) ? 'handshake' : 'certificate', {
      url: broken.url,
      reason: failureReason(broken, ''),
    });
  },

  examples: {
    pass: [{}, { failed: 'timeout' }],
    fail: [{ failed: 'tls' }, { '/': { failed: 'tls', message: 'EPROTO: no protocols available' } }],
  },
});
