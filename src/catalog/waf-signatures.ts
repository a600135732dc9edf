/**
 * Who stands in front of a site, and how it looks when it refuses: 70 vendors as data.
 * Compiled 2026-11-20 from the sources in {@link file://./waf-signatures/sources.ts}. Presence tests name
 * the vendor in front; rules name the one that acted. A vendor's owner can choose status and text freely,
 * so no match means "unknown", never "nothing there". The first matching rule of a tier decides: order counts.
 */
import type { WafVendor } from './waf-signatures/conditions.ts';

/** Every known vendor, the widespread ones first. */
export const wafVendors: readonly WafVendor[] = [
  {
    key: 'cloudflare',
    label: 'Cloudflare',
    presence: [
      { when: { header: 'cf-ray', exists: true }, sources: ['WA', 'WW'] },
      { when: { header: 'server', equals: 'cloudflare' }, sources: ['WA', 'WW'] },
      { when: { header: 'cf-cache-status', exists: true }, sources: ['WA'] },
      { when: { cookie: '__cf_bm' }, sources: ['WA', 'AP'] },
      { when: { cookiePrefix: '__cfduid' }, sources: ['WW'] },
    ],
    rules: [
      {
        id: 'mitigated-header',
        kind: 'challenge',
        confidence: 'certain',
        when: { header: 'cf-mitigated', equals: 'challenge' },
        sources: ['CFD1'],
      },
      {
        id: 'chl-opt',
        kind: 'challenge',
        confidence: 'certain',
        when: { inlineScript: '_cf_chl_opt' },
        sources: ['AP', 'QUI', 'CS'],
      },
      {
        id: 'orchestrate-script',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            { select: "script[src*='/cdn-cgi/challenge-platform/'][src*='/orchestrate/']" },
            { all: [{ inlineScript: '/cdn-cgi/challenge-platform/' }, { inlineScript: '/orchestrate/' }] },
          ],
        },
        sources: ['C4', 'CS'],
      },
      {
        id: 'iuam-form',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            { select: "form#challenge-form[action*='__cf_chl_']" },
            { select: '.cf-browser-verification, #cf-challenge-running, #cf-please-wait' },
          ],
        },
        sources: ['FS', 'CS', 'QUI'],
      },
      {
        id: 'price-header',
        kind: 'block',
        confidence: 'certain',
        when: { all: [{ status: [402] }, { header: 'crawler-price', exists: true }] },
        sources: ['CFD3'],
      },
      {
        id: 'crawler-error',
        kind: 'block',
        confidence: 'certain',
        when: {
          header: 'crawler-error',
          in: [
            'crawlerforbidden',
            'missingcrawlerprice',
            'invalidcrawlerexactprice',
            'invalidcrawlermaxprice',
            'paymentfailed',
            'strongauthrequired',
            'invalidsignature',
          ],
        },
        sources: ['CFD3'],
      },
      {
        id: 'custom-402',
        kind: 'block',
        confidence: 'medium',
        when: {
          all: [
            { status: [402] },
            { header: 'server', equals: 'cloudflare' },
            { not: { header: 'powered-by', equals: 'shopify' } },
            { header: 'content-type', contains: 'json' },
          ],
        },
        sources: ['CFD5'],
      },
      {
        id: 'err-geo',
        kind: 'geo',
        confidence: 'certain',
        when: {
          any: [
            { selectText: '.cf-error-code', matches: /^1009$/i },
            { plainMatches: /^error code: 1009$/i },
          ],
        },
        sources: ['CF9', 'GHS'],
      },
      {
        id: 'err-rate',
        kind: 'rate-limit',
        confidence: 'certain',
        when: {
          any: [
            { selectText: '.cf-error-code', matches: /^1015$/i },
            { plainMatches: /^error code: 1015$/i },
          ],
        },
        sources: ['CF9', 'CFD4', 'GHS'],
      },
      {
        id: 'err-firewall',
        kind: 'block',
        confidence: 'certain',
        when: {
          any: [
            { selectText: '.cf-error-code', matches: /^(1005|1006|1007|1008|1010|1011|1012|1020|1106)$/i },
            { plainMatches: /^error code: (1005|1006|1007|1008|1010|1011|1012|1020|1106)$/i },
          ],
        },
        sources: ['CS', 'C4', 'CF9', 'GHS'],
      },
      {
        id: 'err-config',
        kind: 'error',
        confidence: 'certain',
        when: {
          any: [
            {
              selectText: '.cf-error-code',
              matches: /^(100[0-4]|1013|1014|1016|1018|1019|1023|1033|110[0-4])$/i,
            },
            { plainMatches: /^error code: (5\d\d|100[0-4]|1013|1014|1016|1018|1019|1023|1033|110[0-4])$/i },
          ],
        },
        sources: ['CF9', 'MEM'],
      },
      {
        id: 'waf-block',
        kind: 'block',
        confidence: 'certain',
        when: {
          any: [
            { select: "#cf-error-details [data-translate='block_headline']" },
            {
              all: [
                { titleStarts: 'Attention Required! | Cloudflare' },
                { select: '#cf-wrapper, #cf-error-details' },
              ],
            },
          ],
        },
        sources: ['FS', 'IY'],
      },
      {
        id: 'origin-5xx',
        kind: 'error',
        confidence: 'high',
        when: {
          all: [
            { status: [520, 521, 522, 523, 524, 525, 526, 527, 530] },
            { header: 'server', equals: 'cloudflare' },
          ],
        },
        sources: ['CFD4', 'MEM'],
      },
      {
        id: 'title-interstitial',
        kind: 'challenge',
        confidence: 'medium',
        when: {
          all: [
            { titleMatches: /^(just a moment\.\.\.|attention required! \| cloudflare)$/i },
            { header: 'server', equals: 'cloudflare' },
            { thin: true },
            // A magazine of this name stands behind Cloudflare as well: the interstitial speaks of itself.
            {
              any: [
                { refusal: true },
                { wordsAtMost: 6 },
                { text: 'Ray ID' },
                { text: 'Cloudflare' },
                { text: 'cookies to continue' },
                { text: 'your browser' },
              ],
            },
          ],
        },
        sources: ['FS', 'IY'],
      },
      {
        id: 'waiting-room',
        kind: 'rate-limit',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            { cookiePrefix: '__cfwaitingroom' },
            {
              any: [
                { titleStarts: 'Waiting Room' },
                { text: 'estimated wait time' },
                { text: 'virtual queue' },
              ],
            },
          ],
        },
        sources: ['CFD6'],
      },
      {
        id: 'access-login',
        kind: 'login',
        confidence: 'certain',
        when: { finalHost: 'cloudflareaccess.com' },
        sources: ['GHS'],
      },
    ],
  },
  {
    key: 'akamai',
    label: 'Akamai',
    presence: [
      { when: { header: 'server', contains: 'akamaighost' }, sources: ['WW', 'IY', 'SQ'] },
      { when: { header: 'x-akamai-transformed', exists: true }, sources: ['WA', 'SQ'] },
      {
        when: {
          any: [
            { cookie: '_abck' },
            { cookie: 'bm_sz' },
            { cookie: 'ak_bmsc' },
            { cookie: 'bm_sv' },
            { cookie: 'bm_so' },
            { cookie: 'sec_cpt' },
            { cookie: 'sbsd' },
            { cookie: 'sbsd_o' },
          ],
        },
        sources: ['WA', 'AP'],
      },
      { when: { header: 'server-timing', contains: 'ak_p' }, sources: ['MEM'] },
    ],
    rules: [
      {
        id: 'sec-cpt',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            {
              select:
                "iframe#sec-cpt-if, #sec-if-cpt-container, [src*='/_sec/cp_challenge/'], script[src*='/_sec/cp_challenge/']",
            },
            { all: [{ status: [428] }, { cookie: 'sec_cpt' }] },
          ],
        },
        sources: ['AP', 'HY'],
      },
      {
        id: 'interstitial',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { any: [{ metaRefresh: 'bm-verify=' }, { inlineScript: '/_sec/verify?provider=interstitial' }] },
          ],
        },
        sources: ['GHS'],
      },
      {
        id: 'sbsd-hard',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { wordsAtMost: 20 },
            {
              any: [
                { cookie: 'sbsd' },
                { cookie: 'sbsd_o' },
                { select: "script[src*='/.well-known/sbsd/'], script[src*='/_sec/sbsd/']" },
              ],
            },
            { select: "script[src*='?v='][src*='&t=']" },
          ],
        },
        sources: ['AP', 'HY'],
      },
      {
        id: 'reference-deny',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { textMatches: /Reference ?#\d{1,3}\.[0-9a-f]{6,10}\.\d{10}\.[0-9a-f]{5,10}/i },
            { refusal: true },
          ],
        },
        sources: ['IY', 'C4', 'SQ', 'AP'],
      },
      {
        id: 'deny-server',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ status: [403] }, { header: 'server', contains: 'akamaighost' }, { thin: true }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'aws-waf',
    label: 'AWS WAF',
    presence: [
      { when: { header: 'x-amzn-waf-action', exists: true }, sources: ['AWSD', 'WA'] },
      {
        when: { any: [{ cookie: 'aws-waf-token' }, { select: "script[src*='.awswaf.com/']" }] },
        sources: ['AP', 'IA'],
      },
    ],
    rules: [
      {
        id: 'action-challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: { header: 'x-amzn-waf-action', equals: 'challenge' },
        sources: ['AWSD'],
      },
      {
        id: 'action-captcha',
        kind: 'challenge',
        confidence: 'certain',
        when: { header: 'x-amzn-waf-action', equals: 'captcha' },
        sources: ['AWSD'],
      },
      {
        id: 'interstitial',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            { any: [{ inlineScript: 'gokuProps' }, { select: '#challenge-container, #captcha-container' }] },
            { select: "script[src*='.awswaf.com/']" },
          ],
        },
        sources: ['AP', 'IA'],
      },
      {
        id: 'cloudfront-request-blocked',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { status: [403] },
            { titleStarts: 'ERROR: The request could not be satisfied' },
            { text: 'Request blocked.' },
          ],
        },
        sources: ['AWSK', 'IY'],
      },
      {
        id: 'custom-header',
        kind: 'block',
        confidence: 'certain',
        when: { header: 'x-blocked-by-waf', contains: 'awsmanagedrules' },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'cloudfront',
    label: 'Amazon CloudFront',
    presence: [
      { when: { header: 'x-amz-cf-id', exists: true }, sources: ['WA', 'WW'] },
      { when: { header: 'via', contains: '(cloudfront)' }, sources: ['WA', 'WW'] },
    ],
    rules: [
      {
        id: 'geo',
        kind: 'geo',
        confidence: 'certain',
        when: { all: [{ status: [403] }, { text: 'configured to block access from your country' }] },
        sources: ['AWSK'],
      },
      {
        id: 'misconfig',
        kind: 'error',
        confidence: 'high',
        when: {
          all: [
            { titleStarts: 'ERROR: The request could not be satisfied' },
            { any: [{ text: 'Bad request.' }, { text: '502 ERROR' }, { text: '504 ERROR' }] },
          ],
        },
        sources: ['AWSK', 'MEM'],
      },
    ],
  },
  {
    key: 'aws-elb',
    label: 'AWS load balancer',
    presence: [
      { when: { header: 'server', contains: 'awselb' }, sources: ['WA', 'WW'] },
      {
        when: { any: [{ cookie: 'AWSALB' }, { cookie: 'AWSALBCORS' }, { cookie: 'AWSELB' }] },
        sources: ['WA'],
      },
    ],
    rules: [],
  },
  {
    key: 'azure-waf',
    label: 'Azure WAF (Front Door, Application Gateway)',
    presence: [],
    rules: [
      {
        id: 'afd-blocked',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusal: true },
            { header: 'x-azure-ref', exists: true },
            { text: 'The request is blocked.' },
          ],
        },
        sources: ['AZD1'],
      },
      {
        id: 'appgw-403',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [{ status: [403] }, { header: 'server', contains: 'microsoft-azure-application-gateway' }],
        },
        sources: ['WW'],
      },
      {
        id: 'js-challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            { inlineScript: 'azwaf_jsclearance' },
            {
              all: [
                { refusal: true },
                {
                  any: [
                    { cookiePrefix: 'afd_azwaf_jsclearance' },
                    { cookiePrefix: 'appgw_azwaf_jsclearance' },
                  ],
                },
              ],
            },
          ],
        },
        sources: ['AZD2'],
      },
      {
        id: 'rate',
        kind: 'rate-limit',
        confidence: 'medium',
        when: { all: [{ status: [429] }, { header: 'x-azure-ref', exists: true }] },
        sources: ['AZD1'],
      },
    ],
  },
  {
    key: 'azure-front-door',
    label: 'Azure Front Door',
    presence: [{ when: { header: 'x-azure-ref', exists: true }, sources: ['WA', 'WW'] }],
    rules: [],
  },
  {
    key: 'azure-appgw',
    label: 'Azure Application Gateway',
    presence: [
      { when: { header: 'server', contains: 'microsoft-azure-application-gateway' }, sources: ['WW'] },
    ],
    rules: [],
  },
  {
    key: 'google-cloud',
    label: 'Google load balancer',
    presence: [{ when: { header: 'via', equals: '1.1 google' }, sources: ['WW'] }],
    rules: [],
  },
  {
    key: 'google-cloud-armor',
    label: 'Google Cloud Armor',
    presence: [],
    rules: [
      {
        id: 'minimal-403',
        kind: 'block',
        confidence: 'medium',
        when: {
          all: [
            { status: [403] },
            { header: 'via', equals: '1.1 google' },
            { thin: true },
            { not: { text: 'does not have permission to get URL' } },
          ],
        },
        sources: ['GCA', 'MEM'],
      },
    ],
  },
  {
    key: 'imperva',
    label: 'Imperva (Incapsula, ex Distil)',
    presence: [
      { when: { header: 'x-iinfo', exists: true }, sources: ['WA', 'SQ'] },
      { when: { header: 'x-cdn', matches: /^(incapsula|imperva)/i }, sources: ['WA', 'SQ'] },
      {
        when: {
          any: [
            { cookiePrefix: 'incap_ses_' },
            { cookiePrefix: 'visid_incap_' },
            { cookiePrefix: 'nlbi_' },
            { cookie: 'reese84' },
          ],
        },
        sources: ['WW', 'AP'],
      },
    ],
    rules: [
      {
        id: 'captcha-iframe',
        kind: 'challenge',
        confidence: 'certain',
        when: { select: "iframe#main-iframe[src*='_Incapsula_Resource'][src*='edet=12']" },
        sources: ['HY'],
      },
      {
        id: 'incident-iframe',
        kind: 'block',
        confidence: 'certain',
        when: {
          any: [
            { select: "iframe[src*='_Incapsula_Resource'][src*='incident_id=']" },
            { all: [{ refusalOrThin: true }, { text: 'Incapsula incident ID' }] },
          ],
        },
        sources: ['HY', 'IY', 'WW', 'C4'],
      },
      {
        id: 'script-only',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { wordsAtMost: 8 },
            { select: "script[src*='/_Incapsula_Resource?SWJIYLWA=']" },
            { any: [{ header: 'x-iinfo', contains: 'nnn' }, { bodyAtMost: 1500 }] },
            // A connection to the origin: the script was put into its page.
            { not: { header: 'x-iinfo', contains: ' ct(' } },
          ],
        },
        sources: ['IA'],
      },
      {
        id: 'pardon',
        kind: 'challenge',
        confidence: 'high',
        when: { all: [{ refusalOrThin: true }, { titleStarts: 'Pardon Our Interruption' }] },
        sources: ['C4', 'WW'],
      },
    ],
  },
  {
    key: 'imperva-securesphere',
    label: 'Imperva SecureSphere',
    presence: [],
    rules: [
      {
        id: 'incident',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            { text: 'The incident ID is' },
            { text: 'Contact support for additional information' },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'datadome',
    label: 'DataDome',
    presence: [
      { when: { header: 'x-datadome', exists: true }, sources: ['WA', 'DDD'] },
      { when: { header: 'x-datadome-cid', exists: true }, sources: ['WA'] },
      { when: { header: 'x-dd-b', exists: true }, sources: ['DDD', 'IA'] },
      { when: { cookie: 'datadome' }, sources: ['WA', 'AP'] },
      { when: { header: 'server', equals: 'datadome' }, sources: ['WA'] },
      { when: { select: "script[src*='captcha-delivery.com']" }, sources: ['HY'] },
    ],
    rules: [
      {
        id: 'hard',
        kind: 'block',
        confidence: 'certain',
        when: { all: [{ inlineScript: "'t':'bv'" }, { select: "script[src*='ct.captcha-delivery.com']" }] },
        sources: ['HY'],
      },
      {
        id: 'interstitial',
        kind: 'challenge',
        confidence: 'certain',
        when: { select: "script[src*='ct.captcha-delivery.com/'], iframe[src*='geo.captcha-delivery.com']" },
        sources: ['HY', 'AP', 'C4'],
      },
      {
        id: 'json-block',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { refusal: true },
            { header: 'x-dd-b', exists: true },
            { header: 'content-type', contains: 'json' },
          ],
        },
        sources: ['DDD'],
      },
    ],
  },
  {
    key: 'human',
    label: 'HUMAN (PerimeterX)',
    presence: [
      {
        when: { any: [{ cookie: '_pxhd' }, { cookie: '_px2' }, { cookie: '_px3' }, { cookie: '_pxvid' }] },
        sources: ['WA', 'AP'],
      },
      { when: { inlineScript: 'window._pxAppId' }, sources: ['WA'] },
      { when: { header: 'x-px-authorization', exists: true }, sources: ['IA'] },
    ],
    rules: [
      {
        id: 'px-captcha',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            {
              select:
                "#px-captcha, meta[name='description'][content='px-captcha'], script[src*='captcha.px-cdn.net'], script[src*='captcha.px-cloud.net']",
            },
            { all: [{ inlineScript: '_pxAppId' }, { inlineScript: '/captcha/captcha.js' }] },
          ],
        },
        sources: ['PXN', 'AP', 'IA'],
      },
      {
        id: 'denied',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [
                { titleStarts: 'Access to this page has been denied' },
                { select: "a[href*='perimeterx.com/whywasiblocked']" },
              ],
            },
          ],
        },
        sources: ['WW', 'PXN', 'IY'],
      },
      {
        id: 'json-block',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { refusal: true },
            { header: 'content-type', contains: 'json' },
            { bodyContains: '"jsclientsrc"' },
            { bodyContains: '"blockscript"' },
          ],
        },
        sources: ['PXN'],
      },
      {
        id: 'ratelimit',
        kind: 'rate-limit',
        confidence: 'high',
        when: { all: [{ status: [429] }, { text: 'Reached maximum requests limitation' }] },
        sources: ['PXN'],
      },
    ],
  },
  {
    key: 'kasada',
    label: 'Kasada',
    presence: [
      {
        when: {
          any: [
            { header: 'x-kpsdk-ct', exists: true },
            { header: 'x-kpsdk-st', exists: true },
            { header: 'x-kpsdk-im', exists: true },
            { header: 'x-kpsdk-r', exists: true },
          ],
        },
        sources: ['AP'],
      },
      {
        when: { any: [{ cookie: 'KP_UIDz' }, { cookie: 'KP_UIDz-ssn' }, { cookiePrefix: 'tkrm_alpekz_' }] },
        sources: ['WA', 'AP'],
      },
      {
        when: { any: [{ inlineScript: 'KPSDK.start' }, { inlineScript: 'KPSDK.configure' }] },
        sources: ['WA', 'AP'],
      },
    ],
    rules: [
      {
        id: 'loader',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            {
              any: [
                { inlineScript: 'KPSDK.start=KPSDK.now()' },
                { inlineScript: 'KPSDK.scriptStart=KPSDK.now()' },
              ],
            },
            { select: "script[src*='/ips.js?']" },
          ],
        },
        sources: ['HY', 'AP', 'C4'],
      },
      {
        id: '429-headers',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { status: [429, 403] },
            {
              any: [
                { header: 'x-kpsdk-ct', exists: true },
                { header: 'x-kpsdk-im', exists: true },
                { header: 'x-kpsdk-r', exists: true },
              ],
            },
          ],
        },
        sources: ['HY', 'AP'],
      },
    ],
  },
  {
    key: 'f5-bigip',
    label: 'F5 BIG-IP ASM / Advanced WAF',
    presence: [
      { when: { cookiePrefix: 'BIGipServer' }, sources: ['WW', 'AP'] },
      { when: { cookieMatches: /^TS[0-9a-fA-F]{6,8}(_\d+)?$/i }, sources: ['WW', 'AP'] },
      { when: { any: [{ cookie: 'MRHSession' }, { cookie: 'LastMRH_Session' }] }, sources: ['WW', 'WA'] },
    ],
    rules: [
      {
        id: 'rejected',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { thin: true },
            {
              any: [
                {
                  all: [
                    { text: 'The requested URL was rejected. Please consult with your administrator' },
                    // The page says no more; an article that quotes it does.
                    { any: [{ text: 'support ID is' }, { wordsAtMost: 30 }] },
                  ],
                },
                { all: [{ titleStarts: 'Request Rejected' }, { text: 'support ID' }] },
              ],
            },
          ],
        },
        sources: ['WW', 'IY', 'AP'],
      },
    ],
  },
  {
    key: 'f5-xc',
    label: 'F5 Distributed Cloud',
    presence: [
      {
        when: {
          any: [
            { header: 'x-volterra-location', exists: true },
            { header: 'server', equals: 'volt-adc' },
          ],
        },
        sources: ['WA'],
      },
    ],
    rules: [],
  },
  {
    key: 'fastly',
    label: 'Fastly',
    presence: [
      {
        when: {
          any: [
            { header: 'x-served-by', matches: /^cache-/i },
            { header: 'x-fastly-request-id', exists: true },
            { header: 'fastly-debug-digest', exists: true },
          ],
        },
        sources: ['WW', 'WA'],
      },
    ],
    rules: [
      {
        id: 'unknown-domain',
        kind: 'error',
        confidence: 'certain',
        when: { all: [{ refusalOrThin: true }, { text: 'Fastly error: unknown domain' }] },
        sources: ['GHS', 'MEM'],
      },
    ],
  },
  {
    key: 'fastly-ngwaf',
    label: 'Fastly Next-Gen WAF (Signal Sciences)',
    presence: [],
    rules: [
      {
        id: 'client-challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { thin: true },
            { any: [{ titleEquals: 'Client Challenge' }, { wordsAtMost: 10 }] },
            {
              any: [
                { select: "link[href^='/_fs-ch-'], script[src^='/_fs-ch-']" },
                { all: [{ titleEquals: 'Client Challenge' }, { cookiePrefix: '_fs_ch_st_' }] },
              ],
            },
          ],
        },
        sources: ['FSD2', 'IA'],
      },
      {
        id: '406',
        kind: 'block',
        confidence: 'medium',
        when: { all: [{ status: [406] }, { header: 'x-served-by', matches: /^cache-/i }] },
        sources: ['FSD1'],
      },
    ],
  },
  {
    key: 'sucuri',
    label: 'Sucuri',
    presence: [
      { when: { header: 'x-sucuri-id', exists: true }, sources: ['WW', 'WA'] },
      { when: { header: 'x-sucuri-cache', exists: true }, sources: ['WW', 'WA'] },
      { when: { header: 'server', contains: 'sucuri' }, sources: ['WW', 'AP'] },
    ],
    rules: [
      {
        id: 'block-header',
        kind: 'block',
        confidence: 'certain',
        when: { header: 'x-sucuri-block', exists: true },
        sources: ['WW'],
      },
      {
        id: 'block-page',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [
                { titleMatches: /^sucuri website firewall/i },
                { text: 'Access Denied - Sucuri Website Firewall' },
                {
                  select: "link[href*='sucuri-firewall-block.css'], link[href*='sucuri_firewall_block.css']",
                },
              ],
            },
          ],
        },
        sources: ['WW', 'IY', 'C4'],
      },
      {
        id: 'js-cookie',
        kind: 'challenge',
        confidence: 'certain',
        when: { inlineScript: 'sucuri_cloudproxy_js' },
        sources: ['GHS', 'QUI'],
      },
    ],
  },
  {
    key: 'wordfence',
    label: 'Wordfence',
    presence: [],
    rules: [
      {
        id: 'limited',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { text: 'Generated by Wordfence' },
                { text: 'Your access to this site has been limited by the site owner' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY', 'GHS'],
      },
    ],
  },
  {
    key: 'vercel',
    label: 'Vercel Firewall',
    presence: [
      {
        when: {
          any: [
            { header: 'x-vercel-id', exists: true },
            { header: 'server', equals: 'vercel' },
          ],
        },
        sources: ['WA'],
      },
    ],
    rules: [
      {
        id: 'mitigated-challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: { header: 'x-vercel-mitigated', equals: 'challenge' },
        sources: ['VCI', 'IA'],
      },
      {
        id: 'mitigated-deny',
        kind: 'block',
        confidence: 'certain',
        when: { header: 'x-vercel-mitigated', equals: 'deny' },
        sources: ['VCI', 'MEM'],
      },
      {
        id: 'checkpoint',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [
                { titleEquals: 'Vercel Security Checkpoint' },
                { select: "script[src*='/vercel/security/']" },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
      {
        id: 'sso',
        kind: 'login',
        confidence: 'certain',
        when: {
          all: [
            { status: [401] },
            { any: [{ cookie: '_vercel_sso_nonce' }, { inlineScript: 'vercel.com/sso-api' }] },
          ],
        },
        sources: ['GHS'],
      },
      {
        id: 'platform-error',
        kind: 'error',
        confidence: 'certain',
        when: { header: 'x-vercel-error', exists: true },
        sources: ['MEM'],
      },
    ],
  },
  {
    key: 'netlify',
    label: 'Netlify',
    presence: [
      {
        when: {
          any: [
            { header: 'x-nf-request-id', exists: true },
            { header: 'server', matches: /^netlify/i },
          ],
        },
        sources: ['WA'],
      },
    ],
    rules: [],
  },
  {
    key: 'siteground',
    label: 'SiteGround Security',
    presence: [{ when: { header: 'sg-captcha', exists: true }, sources: ['GHS'] }],
    rules: [
      {
        id: 'header',
        kind: 'challenge',
        confidence: 'certain',
        when: { header: 'sg-captcha', equals: 'challenge' },
        sources: ['GHS'],
      },
      {
        id: 'refresh',
        kind: 'challenge',
        confidence: 'certain',
        when: { any: [{ metaRefresh: '/.well-known/sgcaptcha/' }, { finalPath: '/.well-known/sgcaptcha' }] },
        sources: ['GHS', 'WW'],
      },
      {
        id: 'captcha-page',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [
                { metaRefresh: '/.well-known/captcha/' },
                { text: 'Our system thinks you might be a robot' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'hostinger',
    label: 'Hostinger CDN',
    presence: [
      {
        when: {
          any: [
            { header: 'server', equals: 'hcdn' },
            { header: 'x-hcdn-request-id', exists: true },
          ],
        },
        sources: ['IA'],
      },
    ],
    rules: [
      {
        id: 'jschallenge',
        kind: 'challenge',
        confidence: 'certain',
        when: { select: "script[src*='/hcdn-cgi/jschallenge']" },
        sources: ['GHS', 'IA'],
      },
    ],
  },
  {
    key: 'imunify360',
    label: 'Imunify360',
    presence: [{ when: { header: 'server', contains: 'imunify360' }, sources: ['WW', 'WA'] }],
    rules: [
      {
        id: 'splash',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            { select: '#wsidchk-form, input[name=wsidchk]' },
            { all: [{ header: 'server', contains: 'imunify360' }, { titleMatches: /^one moment, please/i }] },
          ],
        },
        sources: ['GHS'],
      },
      {
        id: 'deny',
        kind: 'block',
        confidence: 'certain',
        when: {
          any: [
            {
              all: [
                { refusal: true },
                { bodyContains: 'imunify360' },
                { header: 'server', contains: 'imunify360' },
              ],
            },
            // One line of JSON, with 200 as well; a CDN in front puts its own name into the header.
            { plainMatches: /access denied by imunify360 bot-protection/i },
          ],
        },
        sources: ['WW', 'IY', 'GHS'],
      },
    ],
  },
  {
    key: 'bitninja',
    label: 'BitNinja',
    presence: [],
    rules: [
      {
        id: 'captcha',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [{ text: 'Security check by BitNinja' }, { titleEquals: 'Visitor anti-robot validation' }],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'anubis',
    label: 'Anubis',
    presence: [{ when: { cookiePrefix: 'techaro.lol-anubis' }, sources: ['WA', 'ANB'] }],
    rules: [
      {
        id: 'deny',
        kind: 'block',
        confidence: 'certain',
        // Versions before 1.27 send no challenge element with it.
        when: {
          all: [{ refusalOrThin: true }, { select: "img[src*='/cmd/anubis/static/img/reject.webp']" }],
        },
        sources: ['ANB', 'GHS'],
      },
      {
        id: 'challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: { select: 'script#anubis_challenge' },
        sources: ['ANB', 'WW', 'IA'],
      },
      {
        id: 'refresh',
        kind: 'challenge',
        confidence: 'certain',
        when: { metaRefresh: '/.within.website/x/cmd/anubis/' },
        sources: ['ANB'],
      },
    ],
  },
  {
    key: 'go-away',
    label: 'go-away',
    presence: [{ when: { header: 'via', contains: ' go-away' }, sources: ['GOA'] }],
    rules: [
      {
        id: 'challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { select: "script[src*='/go-away/cmd/'], link[href*='/go-away/cmd/']" },
          ],
        },
        sources: ['GOA', 'MEM'],
      },
    ],
  },
  {
    key: 'litespeed',
    label: 'LiteSpeed (reCAPTCHA protection)',
    presence: [],
    rules: [
      {
        id: 'recaptcha',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { select: "form#lsrecaptcha-form, form[action^='/.lsrecap/recaptcha']" },
          ],
        },
        sources: ['GHS'],
      },
    ],
  },
  {
    key: 'crowdsec',
    label: 'CrowdSec',
    presence: [],
    rules: [
      {
        id: 'captcha',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { titleEquals: 'CrowdSec Captcha' },
            { select: '#captcha-form, #captcha' },
          ],
        },
        sources: ['CRS'],
      },
      {
        id: 'ban',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [{ refusal: true }, { text: 'security check has been powered by' }, { text: 'CrowdSec' }],
        },
        sources: ['CRS'],
      },
    ],
  },
  {
    key: 'ddos-guard',
    label: 'DDoS-Guard',
    presence: [
      { when: { header: 'server', contains: 'ddos-guard' }, sources: ['WW', 'WA'] },
      { when: { cookiePrefix: '__ddg' }, sources: ['WW'] },
    ],
    rules: [
      {
        id: 'js-challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          select:
            "script[src*='/.well-known/ddos-guard/js-challenge/'], script[src*='/.well-known/ddos-guard/ddg-captcha-page/']",
        },
        sources: ['GHS', 'FS', 'QUI'],
      },
      {
        id: 'flat-403',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ status: [403] }, { header: 'server', contains: 'ddos-guard' }, { thin: true }] },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'qrator',
    label: 'Qrator',
    presence: [
      { when: { header: 'server', contains: 'qrator' }, sources: ['WW'] },
      { when: { cookiePrefix: 'qrator_js' }, sources: ['MEM'] },
    ],
    rules: [
      {
        id: 'qauth',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          any: [
            { all: [{ refusalOrThin: true }, { select: "script[src*='/__qrator/']" }] },
            { all: [{ status: [401] }, { header: 'server', contains: 'qrator' }] },
          ],
        },
        sources: ['QRD', 'MEM'],
      },
      {
        id: '403',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ status: [403] }, { header: 'server', contains: 'qrator' }] },
        sources: ['QRD'],
      },
    ],
  },
  {
    key: 'stackpath',
    label: 'StackPath',
    presence: [
      {
        when: {
          any: [
            { header: 'x-provided-by', matches: /^stackcdn/i },
            { header: 'server', contains: 'stackpath' },
          ],
        },
        sources: ['WA'],
      },
    ],
    rules: [
      {
        id: 'block',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { text: 'An action has triggered the service and blocked your request' },
          ],
        },
        sources: ['WW', 'IY', 'SPD'],
      },
      {
        id: 'js-validate',
        kind: 'challenge',
        confidence: 'high',
        when: { all: [{ thin: true }, { titleStarts: 'StackPath' }, { select: "a[href*='stackpath.com']" }] },
        sources: ['WW', 'SPD'],
      },
    ],
  },
  {
    key: 'reblaze',
    label: 'Reblaze / Link11',
    presence: [
      { when: { any: [{ cookiePrefix: 'rbzid' }, { cookie: 'rbzsessionid' }] }, sources: ['WW', 'IA'] },
      { when: { header: 'server', equals: 'rhino-core-shield' }, sources: ['WW'] },
    ],
    rules: [
      {
        id: 'js-gate',
        kind: 'challenge',
        confidence: 'certain',
        when: { any: [{ inlineScript: 'window.rbzns' }, { status: [247] }] },
        sources: ['GHS'],
      },
      {
        id: 'odd-status',
        kind: 'block',
        confidence: 'high',
        when: { status: [474, 481, 492] },
        sources: ['GHS'],
      },
      {
        id: 'terminated',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            { text: 'current session has been terminated' },
            { text: 'do not hesitate to contact us' },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'radware',
    label: 'Radware',
    presence: [
      { when: { finalHost: 'perfdrive.com' }, sources: ['GHS'] },
      { when: { header: 'x-sl-compstate', exists: true }, sources: ['WW'] },
    ],
    rules: [
      {
        id: 'perfdrive',
        kind: 'challenge',
        confidence: 'certain',
        when: { finalHost: 'perfdrive.com' },
        sources: ['GHS'],
      },
      {
        id: 'cloudwebsec',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [
                { titleEquals: 'Unauthorized Request Blocked' },
                { text: 'because we have detected unauthorized activity' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'alibaba',
    label: 'Alibaba Cloud WAF / ESA',
    presence: [
      { when: { cookie: 'acw_tc' }, sources: ['ALI'] },
      { when: { cookiePrefix: 'cdn_sec_tc' }, sources: ['MEM'] },
    ],
    rules: [
      {
        id: 'acw-js',
        kind: 'challenge',
        confidence: 'certain',
        when: { all: [{ wordsAtMost: 12 }, { inlineScript: 'acw_sc__v2' }] },
        sources: ['ALI', 'GHS'],
      },
      {
        id: 'punish',
        kind: 'challenge',
        confidence: 'certain',
        when: { any: [{ finalPath: '/_____tmd_____/punish' }, { inlineScript: 'x5secdata' }] },
        sources: ['AP', 'IA'],
      },
      {
        id: '405',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { select: "img[src*='alicdn.com/sd-base/static/']" },
                { text: 'your request has been blocked as it may cause potential threats' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY', 'ALI'],
      },
    ],
  },
  {
    key: 'tencent',
    label: 'Tencent Cloud WAF / EdgeOne',
    presence: [
      {
        when: {
          any: [
            { header: 'server', contains: 'tencentedgeone' },
            { header: 'eo-log-uuid', exists: true },
          ],
        },
        sources: ['GHS', 'MEM'],
      },
    ],
    rules: [
      {
        id: 'eo-cookie',
        kind: 'challenge',
        confidence: 'certain',
        when: { all: [{ wordsAtMost: 12 }, { inlineScript: 'EO_Bot_Ssid' }] },
        sources: ['GHS'],
      },
      {
        id: 'waf-page',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { select: "[src*='waf.tencent-cloud.com'],[href*='waf.tencent-cloud.com']" },
                { text: '腾讯云Web应用防火墙' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
      { id: '567', kind: 'block', confidence: 'medium', when: { status: [566, 567] }, sources: ['GHS'] },
    ],
  },
  {
    key: 'huawei',
    label: 'Huawei Cloud WAF',
    presence: [
      {
        when: { any: [{ cookie: 'HWWAFSESID' }, { header: 'server', contains: 'cloudwaf' }] },
        sources: ['WW'],
      },
    ],
    rules: [
      {
        id: '418',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusal: true },
            { any: [{ cookie: 'HWWAFSESID' }, { header: 'server', contains: 'cloudwaf' }] },
            { any: [{ select: "meta[content='CloudWAF']" }, { status: [418] }] },
          ],
        },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'barracuda',
    label: 'Barracuda WAF',
    presence: [
      {
        when: {
          any: [
            { cookie: 'barra_counter_session' },
            { cookie: 'BNI__BARRACUDA_LB_COOKIE' },
            { cookie: 'BNI_persistence' },
          ],
        },
        sources: ['WW'],
      },
    ],
    rules: [
      {
        id: 'event',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { commentMatches: /(?:0123456789){15}/i },
                { text: 'the event ID found at the bottom of the page' },
              ],
            },
          ],
        },
        sources: ['IY'],
      },
    ],
  },
  {
    key: 'fortiweb',
    label: 'FortiWeb',
    presence: [{ when: { cookie: 'FORTIWAFSID' }, sources: ['WW'] }],
    rules: [
      {
        id: 'blocked',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { all: [{ select: '.fgd_icon' }, { text: 'Attack ID' }] },
                { all: [{ text: 'Web Page Blocked' }, { text: 'Message ID' }] },
              ],
            },
          ],
        },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'modsecurity',
    label: 'ModSecurity',
    presence: [],
    rules: [
      {
        id: 'generated',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { textMatches: /generated by mod_?security/i },
                { textMatches: /rules of the mod_security module/i },
                { textMatches: /mod_security rules triggered/i },
                { textMatches: /ModSecurity Action/i },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'netscaler',
    label: 'Citrix NetScaler AppFW',
    presence: [
      {
        when: { any: [{ cookie: 'citrix_ns_id' }, { cookiePrefix: 'NSC_' }, { cookie: 'ns_af' }] },
        sources: ['WW'],
      },
    ],
    rules: [
      {
        id: 'appfw',
        kind: 'block',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            {
              any: [
                { titleEquals: 'Application Firewall Block Page' },
                { textMatches: /Violation Category: ?APPFW_/i },
                { text: 'AppFW Session ID' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'ninjafirewall',
    label: 'NinjaFirewall',
    presence: [],
    rules: [
      {
        id: 'title',
        kind: 'block',
        confidence: 'certain',
        when: { all: [{ refusal: true }, { titleStarts: 'NinjaFirewall' }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'wallarm',
    label: 'Wallarm',
    presence: [{ when: { header: 'server', contains: 'nginx-wallarm' }, sources: ['WW', 'IY'] }],
    rules: [
      {
        id: '403',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ status: [403] }, { header: 'server', contains: 'nginx-wallarm' }] },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'shopify',
    label: 'Shopify',
    presence: [{ when: { header: 'powered-by', equals: 'shopify' }, sources: ['MEM'] }],
    rules: [
      {
        id: 'verify',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { text: 'Your connection needs to be verified before you can proceed' },
          ],
        },
        sources: ['GHS'],
      },
      { id: '430', kind: 'block', confidence: 'high', when: { status: [430] }, sources: ['SHO'] },
      {
        id: 'frozen',
        kind: 'error',
        confidence: 'high',
        when: { all: [{ status: [402] }, { header: 'powered-by', equals: 'shopify' }] },
        sources: ['MEM'],
      },
      {
        id: '429',
        kind: 'rate-limit',
        confidence: 'high',
        when: { all: [{ status: [429] }, { header: 'powered-by', equals: 'shopify' }] },
        sources: ['SHO'],
      },
    ],
  },
  {
    key: 'tollbit',
    label: 'TollBit',
    presence: [],
    rules: [
      {
        id: 'host',
        kind: 'block',
        confidence: 'high',
        when: { finalHostMatches: /^tollbit\.(?!com$)/i },
        sources: ['TOL'],
      },
    ],
  },
  {
    key: 'arkose',
    label: 'Arkose Labs',
    presence: [],
    rules: [
      {
        id: 'gate',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { wordsAtMost: 40 },
            {
              select: "script[src*='arkoselabs.com'][src*='enforcement'], script[src*='arkoselabs.com/v2/']",
            },
          ],
        },
        sources: ['IA'],
      },
    ],
  },
  {
    key: 'baidu-yunjiasu',
    label: 'Baidu Yunjiasu',
    presence: [{ when: { header: 'server', matches: /^yunjiasu/i }, sources: ['WW'] }],
    rules: [
      {
        id: 'gate',
        kind: 'challenge',
        confidence: 'high',
        when: {
          all: [
            { refusalOrThin: true },
            { any: [{ select: "[href*='/.well-known/yunjiasu-cgi/']" }, { inlineScript: 'yjs_use_ob' }] },
          ],
        },
        sources: ['WW'],
      },
    ],
  },
  {
    key: '360-wangzhanbao',
    label: '360 WangZhanBao',
    presence: [
      {
        when: {
          any: [
            { header: 'wzws-ray', exists: true },
            { header: 'x-powered-by-360wzb', exists: true },
            { header: 'server', contains: 'qianxin-waf' },
          ],
        },
        sources: ['WW'],
      },
    ],
    rules: [
      {
        id: '493',
        kind: 'block',
        confidence: 'high',
        when: {
          any: [
            { status: [493] },
            { all: [{ refusal: true }, { select: "[src*='wzws-waf-cgi'],[href*='wzws-waf-cgi']" }] },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'safeline',
    label: 'Chaitin SafeLine',
    presence: [],
    rules: [
      {
        id: 'js-challenge',
        kind: 'challenge',
        confidence: 'certain',
        when: {
          all: [
            { refusalOrThin: true },
            { any: [{ cookie: 'safeline_bot_challenge' }, { inlineScript: 'safeline_bot_challenge' }] },
            { inlineScript: 'leading_zero_bit' },
          ],
        },
        sources: ['GHS'],
      },
      {
        id: 'event',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { commentMatches: /event_id: [0-9a-f]{32}/i }] },
        sources: ['IY'],
      },
    ],
  },
  {
    key: 'arvancloud',
    label: 'ArvanCloud',
    presence: [{ when: { header: 'server', contains: 'arvancloud' }, sources: ['WW', 'WA'] }],
    rules: [],
  },
  {
    key: 'yundun',
    label: 'YUNDUN',
    presence: [
      { when: { any: [{ header: 'server', contains: 'yundun' }, { cookie: 'yd_cookie' }] }, sources: ['WW'] },
    ],
    rules: [
      {
        id: 'block',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { text: 'Blocked by YUNDUN Cloud WAF' }] },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'jiasule',
    label: 'Jiasule / Knownsec',
    presence: [
      {
        when: {
          any: [
            { header: 'server', contains: 'jiasule' },
            { cookiePrefix: '__jsluid' },
            { cookiePrefix: 'jsl_tracking' },
          ],
        },
        sources: ['WW'],
      },
    ],
    rules: [
      {
        id: '521',
        kind: 'challenge',
        confidence: 'high',
        when: { all: [{ status: [521] }, { cookiePrefix: '__jsluid' }, { inlineScript: 'document.cookie' }] },
        sources: ['WW', 'MEM'],
      },
    ],
  },
  {
    key: 'airlock',
    label: 'Airlock',
    presence: [{ when: { cookieMatches: /^AL[_-]?(SESS|LB)/i }, sources: ['WW'] }],
    rules: [
      {
        id: 'syntax',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { text: 'server detected a syntax error in your request' }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'comodo',
    label: 'Comodo cWatch',
    presence: [{ when: { header: 'server', contains: 'protected by comodo' }, sources: ['WW'] }],
    rules: [
      {
        id: '403',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ status: [403] }, { header: 'server', contains: 'protected by comodo' }] },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'godaddy',
    label: 'GoDaddy Website Firewall',
    presence: [],
    rules: [
      {
        id: 'denied',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { textMatches: /GoDaddy (security|website firewall)/i }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'sitelock',
    label: 'SiteLock TrueShield',
    presence: [],
    rules: [
      {
        id: 'incident',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusalOrThin: true }, { text: 'SiteLock incident ID' }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'malcare',
    label: 'MalCare',
    presence: [],
    rules: [
      {
        id: 'malicious',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { text: 'Blocked because of Malicious Activities' }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'shield-security',
    label: 'Shield Security',
    presence: [],
    rules: [
      {
        id: 'shield',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { text: 'You were blocked by the Shield' },
                { text: 'transgression(s) against this site' },
              ],
            },
          ],
        },
        sources: ['WW'],
      },
    ],
  },
  {
    key: 'wp-cerber',
    label: 'WP Cerber',
    presence: [],
    rules: [
      {
        id: 'cerber',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { text: "We're sorry, you are not allowed to proceed" }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'secupress',
    label: 'SecuPress',
    presence: [],
    rules: [
      {
        id: 'h1',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { selectText: 'h1', matches: /^SecuPress/i }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'aesecure',
    label: 'aeSecure',
    presence: [],
    rules: [
      {
        id: 'code',
        kind: 'block',
        confidence: 'certain',
        when: { header: 'aesecure-code', exists: true },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'webknight',
    label: 'WebKnight',
    presence: [],
    rules: [
      {
        id: 'alert',
        kind: 'block',
        confidence: 'high',
        when: { all: [{ refusal: true }, { text: 'WebKnight Application Firewall Alert' }] },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'greywizard',
    label: 'Grey Wizard',
    presence: [{ when: { header: 'server', contains: 'greywizard' }, sources: ['WW'] }],
    rules: [
      {
        id: 'block',
        kind: 'block',
        confidence: 'high',
        when: {
          all: [
            { refusal: true },
            {
              any: [
                { titleStarts: 'Grey Wizard' },
                { text: 'attempted attack or non standard traffic from your IP address' },
              ],
            },
          ],
        },
        sources: ['WW', 'IY'],
      },
    ],
  },
  {
    key: 'variti',
    label: 'Variti',
    presence: [
      {
        when: {
          any: [
            { header: 'server', matches: /^variti/i },
            { header: 'x-variti-ccr', exists: true },
          ],
        },
        sources: ['WW', 'WA'],
      },
    ],
    rules: [],
  },
  {
    key: 'dosarrest',
    label: 'DOSarrest',
    presence: [
      {
        when: {
          any: [
            { header: 'x-dis-request-id', exists: true },
            { header: 'server', matches: /^dosarrest/i },
          ],
        },
        sources: ['WW'],
      },
    ],
    rules: [],
  },
  {
    key: 'edgecast',
    label: 'Edgecast / Edgio',
    presence: [{ when: { header: 'server', matches: /^(ecacc|ecs|ecd)/i }, sources: ['WW', 'WA'] }],
    rules: [],
  },
  {
    key: 'bunny',
    label: 'bunny.net',
    presence: [{ when: { header: 'server', matches: /^bunnycdn/i }, sources: ['WA'] }],
    rules: [
      {
        id: 'shield',
        kind: 'challenge',
        confidence: 'certain',
        when: { all: [{ refusalOrThin: true }, { select: "script[src*='.bunny-shield/']" }] },
        sources: ['GHS'],
      },
    ],
  },
  {
    key: 'gcore',
    label: 'Gcore',
    presence: [{ when: { header: 'x-id-fe', matches: /-gc\d{2}$/i }, sources: ['WA'] }],
    rules: [],
  },
];
