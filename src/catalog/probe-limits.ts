/** What a simulated visit cannot show; said beside every result. */

/** Stable code → sentence. */
export const PROBE_LIMITS = {
  'source-address': 'the visits came from this network, not from the address ranges that operators publish',
  'reverse-dns': 'a site that verifies crawlers by reverse DNS sees an impostor here',
  'signed-requests': 'requests were not signed (Web Bot Auth), as verified crawlers increasingly do',
  'tls-fingerprint': 'TLS and HTTP/2 fingerprints are those of this engine, not of the crawlers or a browser',
  geography: 'the visits came from one place; rules by country were not seen',
  reputation: 'rules by reputation of an address weigh this network, not the operators',
  'verified-rules':
    'rules that a firewall applies to verified bots alone are not met by visits that it cannot verify',
  'search-console':
    'an opt-out from AI answers that the owner set in Google Search Console is not visible from outside',
  volume: 'a handful of requests shows no limit that begins with volume',
} as const;

/** What ended or narrowed the visits of one run. */
export const PROBE_STOPS = {
  'probing-throttled': 'visits ended after two throttled answers',
  'probing-wait-too-long': 'visits ended because the site asked for a longer pause than a check can make',
  'probing-unreachable': 'no visits were made under other names, because the site could not be reached',
  'probing-too-slow': 'visits ended because the answers of the site took a minute in all',
  'probing-budget': 'not every refusal could be tried twice within fourteen requests',
  'probing-cookies':
    'the site redirects until a cookie comes back: the browser returned it, and the visits under other names did not, as crawlers that keep none',
} as const;

/** The code of what no visit can show. */
export type ProbeLimit = keyof typeof PROBE_LIMITS;

/** Whether a limit is one of every visit. */
export const isProbeLimit = (code: string): code is ProbeLimit => Object.hasOwn(PROBE_LIMITS, code);

/** The code of what ended or narrowed the visits. */
export type ProbeStop = keyof typeof PROBE_STOPS;

/** Under which names a site is visited: of all bots that count, of those that answers are made by, of none. */
export const PROBE_CHOICES = ['all', 'important', 'none'] as const;

/** Under which names a site is visited. */
export type ProbeChoice = (typeof PROBE_CHOICES)[number];
