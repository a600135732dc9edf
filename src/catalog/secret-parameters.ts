/**
 * Names of parameters in addresses whose value opens a door, by their words in lower case: `access token` is
 * `access_token`, `access-token`, `accessToken` and `user[access_token]`. Documentation of each source, read 2026-11.
 */

/** A parameter whose value is a secret. */
export interface SecretParameter {
  /** The last words of the name. */
  readonly words: string;
  /** The whole name is these words: more before them make another thing of it, as in `sort_key`. */
  readonly isWhole?: true;
  /** They are its first words, and the rest may be anything. */
  readonly isStart?: true;
  /** Characters of the shortest value that is one; where nothing is said {@link LEAST_SECRET}. */
  readonly least?: number;
  /** Only beside this parameter, with a value of as many characters. */
  readonly beside?: string;
  readonly source: string;
}

/** Characters. `?token=short` is a word; a password of six characters is one (NIST SP 800-63B-4 asks for eight). */
export const LEAST_SECRET = 6;

/** Of a name that is also an ordinary word. */
const AMBIGUOUS = 8;
/** Of a name that mostly says something else: as long as the shortest keys of the sources. */
const LONG = 16;

const OAUTH = 'RFC 6749';
const JWT = 'RFC 7523, 8.2';
const AWS = 'AWS General Reference, Signature Version 4, query string';
const CWE = 'CWE-598, secrets in query strings';

export const secretParameters: readonly SecretParameter[] = [
  // Every kind of token: access, refresh, id, csrf, reset, private, X-Amz-Security-Token. See PAGING.
  { words: 'token', source: 'RFC 6750, 2.3' },
  { words: 'access token', source: 'RFC 6750, 2.3' },
  { words: 'auth token', source: CWE },
  { words: 'refresh token', source: OAUTH },
  { words: 'id token', source: 'OpenID Connect Core 1.0, 3.2.2.5' },
  { words: 'session token', source: CWE },
  { words: 'security token', source: AWS },
  { words: 'bearer', isWhole: true, source: CWE },
  { words: 'jwt', source: JWT },
  { words: 'assertion', source: JWT },
  { words: 'saml response', least: LONG, source: 'SAML 2.0 Bindings, 3.5' },
  { words: 'ticket', isWhole: true, least: LONG, source: 'CAS Protocol 3.0, 2.5.1' },
  { words: 'code', isWhole: true, beside: 'state', source: `${OAUTH}, 4.1.2` },
  { words: 'state', isWhole: true, beside: 'code', source: `${OAUTH}, 4.1.2` },
  { words: 'code', isWhole: true, least: 20, source: 'Azure Functions, access keys' },
  { words: 'code verifier', source: 'RFC 7636, 4.1' },
  { words: 'oauth verifier', source: 'RFC 5849, 2.2' },
  { words: 'authorization code', source: `${OAUTH}, 4.1.2` },
  { words: 'auth code', source: CWE },
  { words: 'access code', source: CWE },
  { words: 'device code', source: 'RFC 8628, 3.2' },
  { words: 'csrf', isWhole: true, source: 'OWASP, Cross-Site Request Forgery Prevention' },
  { words: 'xsrf', isWhole: true, source: 'OWASP, Cross-Site Request Forgery Prevention' },
  { words: 'wpnonce', isWhole: true, source: 'WordPress, nonces' },

  { words: 'password', least: 1, source: `${OAUTH}, 4.3.2` },
  { words: 'passwd', least: 1, source: CWE },
  { words: 'passphrase', least: 1, source: CWE },
  { words: 'passcode', least: 1, source: CWE },
  { words: 'pwd', least: 1, source: CWE },
  { words: 'pw', isWhole: true, source: CWE },
  { words: 'pass', isWhole: true, source: CWE },
  { words: 'otp', isWhole: true, least: 4, source: 'RFC 6238' },

  { words: 'secret', source: `${OAUTH}, 2.3.1` },
  { words: 'client secret', source: `${OAUTH}, 2.3.1` },
  { words: 'api key', source: 'OpenAPI 3.1, Security Scheme apiKey' },
  { words: 'access key', source: 'Alibaba Cloud, signature of requests' },
  { words: 'access key id', source: 'AWS S3, Signature Version 2, AWSAccessKeyId' },
  { words: 'key pair id', source: 'Amazon CloudFront, signed URLs' },
  { words: 'secret key', source: CWE },
  { words: 'private key', source: CWE },
  { words: 'auth key', source: CWE },
  { words: 'account key', source: 'Azure Storage, connection strings' },
  { words: 'signing key', source: CWE },
  { words: 'subscription key', source: 'Azure API Management, subscriptions' },
  { words: 'key', isWhole: true, least: AMBIGUOUS, source: 'Google Cloud, API keys' },
  { words: 'auth', isWhole: true, least: AMBIGUOUS, source: CWE },
  { words: 'authorization', source: CWE },

  { words: 'signature', source: 'Google Cloud Storage, V4 signed URLs' },
  { words: 'x amz signature', source: AWS },
  { words: 'credential', source: 'Google Cloud Storage, V4 signed URLs' },
  { words: 'x amz credential', source: AWS },
  { words: 'credentials', source: CWE },
  { words: 'sig', source: 'Azure Storage, shared access signatures' },
  { words: 'hmac', isWhole: true, source: 'Shopify, verification of OAuth requests' },
  { words: 'hdnea', isWhole: true, source: 'Akamai, token authentication' },
  { words: 'hdnts', isWhole: true, source: 'Akamai, token authentication' },

  { words: 'session id', least: AMBIGUOUS, source: 'Jakarta Servlet 6.0, 7.1.3' },
  { words: 'session key', least: AMBIGUOUS, source: CWE },
  { words: 'session', isWhole: true, least: LONG, source: CWE },
  { words: 'sid', isWhole: true, least: AMBIGUOUS, source: CWE },
  { words: 'sess id', least: AMBIGUOUS, source: 'PHP, session.name' },
  { words: 'asp session id', isStart: true, least: AMBIGUOUS, source: 'Microsoft IIS, ASP session cookies' },
  { words: 'cf token', source: 'Adobe ColdFusion, session management' },
];

/** Words before `token` that make it the place in a list: Google AIP-158, AWS and Azure pagination, Google Calendar sync. */
export const PAGING =
  'page nextpage next previous prev continuation pagination paging sync start starting scroll cursor skip marker';
