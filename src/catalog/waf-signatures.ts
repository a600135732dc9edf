/**
 * Who stands in front of a site, and how it looks when it refuses: 70 vendors as data.
 * Compiled 2026-11-20 from the sources in {@link file://./waf-signatures/sources.ts}. Presence tests name
 * the vendor in front; rules name the one that acted. A vendor's owner can choose status and text freely,
 * so no match means "unknown", never "nothing there". The first matching rule of a tier decides: order counts.
 */
import { certain, high, medium, type WafVendor } from './waf-signatures/conditions.ts';

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
      certain('mitigated-header', 'challenge', ['CFD1'], { header: 'cf-mitigated', equals: 'challenge' }),
      certain('chl-opt', 'challenge', ['AP', 'QUI', 'CS'], { inlineScript: '_cf_chl_opt' }),
      certain('orchestrate-script', 'challenge', ['C4', 'CS'], {
        any: [
          { select: "script[src*='/cdn-cgi/challenge-platform/'][src*='/orchestrate/']" },
          { all: [{ inlineScript: '/cdn-cgi/challenge-platform/' }, { inlineScript: '/orchestrate/' }] },
        ],
      }),
      certain('iuam-form', 'challenge', ['FS', 'CS', 'QUI'], {
        any: [
          { select: "form#challenge-form[action*='__cf_chl_']" },
          { select: '.cf-browser-verification, #cf-challenge-running, #cf-please-wait' },
        ],
      }),
      certain('price-header', 'block', ['CFD3'], {
        all: [{ status: [402] }, { header: 'crawler-price', exists: true }],
      }),
      certain('crawler-error', 'block', ['CFD3'], {
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
      }),
      medium('custom-402', 'block', ['CFD5'], {
        all: [
          { status: [402] },
          { header: 'server', equals: 'cloudflare' },
          { not: { header: 'powered-by', equals: 'shopify' } },
          { header: 'content-type', contains: 'json' },
        ],
      }),
      certain('err-geo', 'geo', ['CF9', 'GHS'], {
        any: [{ selectText: '.cf-error-code', matches: /^1009$/i }, { plainMatches: /^error code: 1009$/i }],
      }),
      certain('err-rate', 'rate-limit', ['CF9', 'CFD4', 'GHS'], {
        any: [{ selectText: '.cf-error-code', matches: /^1015$/i }, { plainMatches: /^error code: 1015$/i }],
      }),
      certain('err-firewall', 'block', ['CS', 'C4', 'CF9', 'GHS'], {
        any: [
          { selectText: '.cf-error-code', matches: /^(1005|1006|1007|1008|1010|1011|1012|1020|1106)$/i },
          { plainMatches: /^error code: (1005|1006|1007|1008|1010|1011|1012|1020|1106)$/i },
        ],
      }),
      certain('err-config', 'error', ['CF9', 'MEM'], {
        any: [
          {
            selectText: '.cf-error-code',
            matches: /^(100[0-4]|1013|1014|1016|1018|1019|1023|1033|110[0-4])$/i,
          },
          { plainMatches: /^error code: (5\d\d|100[0-4]|1013|1014|1016|1018|1019|1023|1033|110[0-4])$/i },
        ],
      }),
      certain('waf-block', 'block', ['FS', 'IY'], {
        any: [
          { select: "#cf-error-details [data-translate='block_headline']" },
          {
            all: [
              { titleStarts: 'Attention Required! | Cloudflare' },
              { select: '#cf-wrapper, #cf-error-details' },
            ],
          },
        ],
      }),
      high('origin-5xx', 'error', ['CFD4', 'MEM'], {
        all: [
          { status: [520, 521, 522, 523, 524, 525, 526, 527, 530] },
          { header: 'server', equals: 'cloudflare' },
        ],
      }),
      medium('title-interstitial', 'challenge', ['FS', 'IY'], {
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
      }),
      high('waiting-room', 'rate-limit', ['CFD6'], {
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
      }),
      certain('access-login', 'login', ['GHS'], { finalHost: 'cloudflareaccess.com' }),
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
      certain('sec-cpt', 'challenge', ['AP', 'HY'], {
        any: [
          {
            select:
              "iframe#sec-cpt-if, #sec-if-cpt-container, [src*='/_sec/cp_challenge/'], script[src*='/_sec/cp_challenge/']",
          },
          { all: [{ status: [428] }, { cookie: 'sec_cpt' }] },
        ],
      }),
      certain('interstitial', 'challenge', ['GHS'], {
        all: [
          { refusalOrThin: true },
          { any: [{ metaRefresh: 'bm-verify=' }, { inlineScript: '/_sec/verify?provider=interstitial' }] },
        ],
      }),
      high('sbsd-hard', 'challenge', ['AP', 'HY'], {
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
      }),
      // Every error page of Akamai has such a number; its first part names the error, 18 is access denied.
      certain('reference-deny', 'block', ['IY', 'C4', 'SQ', 'AP'], {
        any: [
          {
            all: [
              { textMatches: /Reference ?#18\.[0-9a-f]{6,10}\.\d{10}\.[0-9a-f]{5,10}/i },
              { refusal: true },
            ],
          },
          {
            all: [
              { textMatches: /Reference ?#\d{1,3}\.[0-9a-f]{6,10}\.\d{10}\.[0-9a-f]{5,10}/i },
              { status: [403] },
            ],
          },
        ],
      }),
      high('deny-server', 'block', ['WW', 'IY'], {
        all: [{ status: [403] }, { header: 'server', contains: 'akamaighost' }, { thin: true }],
      }),
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
      certain('action-challenge', 'challenge', ['AWSD'], {
        header: 'x-amzn-waf-action',
        equals: 'challenge',
      }),
      certain('action-captcha', 'challenge', ['AWSD'], { header: 'x-amzn-waf-action', equals: 'captcha' }),
      high('interstitial', 'challenge', ['AP', 'IA'], {
        all: [
          { refusalOrThin: true },
          { any: [{ inlineScript: 'gokuProps' }, { select: '#challenge-container, #captcha-container' }] },
          { select: "script[src*='.awswaf.com/']" },
        ],
      }),
      certain('cloudfront-request-blocked', 'block', ['AWSK', 'IY'], {
        all: [
          { status: [403] },
          { titleStarts: 'ERROR: The request could not be satisfied' },
          { text: 'Request blocked.' },
        ],
      }),
      certain('custom-header', 'block', ['WW'], { header: 'x-blocked-by-waf', contains: 'awsmanagedrules' }),
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
      certain('geo', 'geo', ['AWSK'], {
        all: [{ status: [403] }, { text: 'configured to block access from your country' }],
      }),
      high('misconfig', 'error', ['AWSK', 'MEM'], {
        all: [
          { titleStarts: 'ERROR: The request could not be satisfied' },
          { any: [{ text: 'Bad request.' }, { text: '502 ERROR' }, { text: '504 ERROR' }] },
        ],
      }),
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
      certain('afd-blocked', 'block', ['AZD1'], {
        all: [
          { refusal: true },
          { header: 'x-azure-ref', exists: true },
          { text: 'The request is blocked.' },
        ],
      }),
      high('appgw-403', 'block', ['WW'], {
        all: [{ status: [403] }, { header: 'server', contains: 'microsoft-azure-application-gateway' }],
      }),
      certain('js-challenge', 'challenge', ['AZD2'], {
        any: [
          { inlineScript: 'azwaf_jsclearance' },
          {
            all: [
              { refusal: true },
              {
                any: [{ cookiePrefix: 'afd_azwaf_jsclearance' }, { cookiePrefix: 'appgw_azwaf_jsclearance' }],
              },
            ],
          },
        ],
      }),
      medium('rate', 'rate-limit', ['AZD1'], {
        all: [{ status: [429] }, { header: 'x-azure-ref', exists: true }],
      }),
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
      medium('minimal-403', 'block', ['GCA', 'MEM'], {
        all: [
          { status: [403] },
          { header: 'via', equals: '1.1 google' },
          { thin: true },
          { not: { text: 'does not have permission to get URL' } },
        ],
      }),
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
      certain('captcha-iframe', 'challenge', ['HY'], {
        select: "iframe#main-iframe[src*='_Incapsula_Resource'][src*='edet=12']",
      }),
      certain('incident-iframe', 'block', ['HY', 'IY', 'WW', 'C4'], {
        any: [
          { select: "iframe[src*='_Incapsula_Resource'][src*='incident_id=']" },
          { all: [{ refusalOrThin: true }, { text: 'Incapsula incident ID' }] },
        ],
      }),
      certain('script-only', 'challenge', ['IA'], {
        all: [
          { wordsAtMost: 8 },
          { select: "script[src*='/_Incapsula_Resource?SWJIYLWA=']" },
          { any: [{ header: 'x-iinfo', contains: 'nnn' }, { bodyAtMost: 1500 }] },
          // A connection to the origin: the script was put into its page.
          { not: { header: 'x-iinfo', contains: ' ct(' } },
        ],
      }),
      high('pardon', 'challenge', ['C4', 'WW'], {
        all: [{ refusalOrThin: true }, { titleStarts: 'Pardon Our Interruption' }],
      }),
    ],
  },
  {
    key: 'imperva-securesphere',
    label: 'Imperva SecureSphere',
    presence: [],
    rules: [
      high('incident', 'block', ['WW', 'IY'], {
        all: [
          { refusalOrThin: true },
          { text: 'The incident ID is' },
          { text: 'Contact support for additional information' },
        ],
      }),
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
      certain('hard', 'block', ['HY'], {
        all: [{ inlineScript: "'t':'bv'" }, { select: "script[src*='ct.captcha-delivery.com']" }],
      }),
      certain('interstitial', 'challenge', ['HY', 'AP', 'C4'], {
        select: "script[src*='ct.captcha-delivery.com/'], iframe[src*='geo.captcha-delivery.com']",
      }),
      high('json-block', 'challenge', ['DDD'], {
        all: [
          { refusal: true },
          { header: 'x-dd-b', exists: true },
          { header: 'content-type', contains: 'json' },
        ],
      }),
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
      certain('px-captcha', 'challenge', ['PXN', 'AP', 'IA'], {
        any: [
          {
            select:
              "#px-captcha, meta[name='description'][content='px-captcha'], script[src*='captcha.px-cdn.net'], script[src*='captcha.px-cloud.net']",
          },
          { all: [{ inlineScript: '_pxAppId' }, { inlineScript: '/captcha/captcha.js' }] },
        ],
      }),
      high('denied', 'block', ['WW', 'PXN', 'IY'], {
        all: [
          { refusalOrThin: true },
          {
            any: [
              { titleStarts: 'Access to this page has been denied' },
              { select: "a[href*='perimeterx.com/whywasiblocked']" },
            ],
          },
        ],
      }),
      high('json-block', 'challenge', ['PXN'], {
        all: [
          { refusal: true },
          { header: 'content-type', contains: 'json' },
          { bodyContains: '"jsclientsrc"' },
          { bodyContains: '"blockscript"' },
        ],
      }),
      high('ratelimit', 'rate-limit', ['PXN'], {
        all: [{ status: [429] }, { text: 'Reached maximum requests limitation' }],
      }),
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
      certain('loader', 'challenge', ['HY', 'AP', 'C4'], {
        all: [
          {
            any: [
              { inlineScript: 'KPSDK.start=KPSDK.now()' },
              { inlineScript: 'KPSDK.scriptStart=KPSDK.now()' },
            ],
          },
          { select: "script[src*='/ips.js?']" },
        ],
      }),
      high('429-headers', 'challenge', ['HY', 'AP'], {
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
      }),
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
      certain('rejected', 'block', ['WW', 'IY', 'AP'], {
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
      }),
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
      certain('unknown-domain', 'error', ['GHS', 'MEM'], {
        all: [{ refusalOrThin: true }, { text: 'Fastly error: unknown domain' }],
      }),
    ],
  },
  {
    key: 'fastly-ngwaf',
    label: 'Fastly Next-Gen WAF (Signal Sciences)',
    presence: [],
    rules: [
      certain('client-challenge', 'challenge', ['FSD2', 'IA'], {
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
      }),
      medium('406', 'block', ['FSD1'], {
        all: [{ status: [406] }, { header: 'x-served-by', matches: /^cache-/i }],
      }),
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
      certain('block-header', 'block', ['WW'], { header: 'x-sucuri-block', exists: true }),
      certain('block-page', 'block', ['WW', 'IY', 'C4'], {
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
      }),
      certain('js-cookie', 'challenge', ['GHS', 'QUI'], { inlineScript: 'sucuri_cloudproxy_js' }),
    ],
  },
  {
    key: 'wordfence',
    label: 'Wordfence',
    presence: [],
    rules: [
      certain('limited', 'block', ['WW', 'IY', 'GHS'], {
        all: [
          { refusal: true },
          {
            any: [
              { text: 'Generated by Wordfence' },
              { text: 'Your access to this site has been limited by the site owner' },
            ],
          },
        ],
      }),
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
      certain('mitigated-challenge', 'challenge', ['VCI', 'IA'], {
        header: 'x-vercel-mitigated',
        equals: 'challenge',
      }),
      certain('mitigated-deny', 'block', ['VCI', 'MEM'], { header: 'x-vercel-mitigated', equals: 'deny' }),
      certain('checkpoint', 'challenge', ['WW', 'IY'], {
        all: [
          { refusalOrThin: true },
          {
            any: [
              { titleEquals: 'Vercel Security Checkpoint' },
              { select: "script[src*='/vercel/security/']" },
            ],
          },
        ],
      }),
      certain('sso', 'login', ['GHS'], {
        all: [
          { status: [401] },
          { any: [{ cookie: '_vercel_sso_nonce' }, { inlineScript: 'vercel.com/sso-api' }] },
        ],
      }),
      certain('platform-error', 'error', ['MEM'], { header: 'x-vercel-error', exists: true }),
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
      certain('header', 'challenge', ['GHS'], { header: 'sg-captcha', equals: 'challenge' }),
      certain('refresh', 'challenge', ['GHS', 'WW'], {
        any: [{ metaRefresh: '/.well-known/sgcaptcha/' }, { finalPath: '/.well-known/sgcaptcha' }],
      }),
      high('captcha-page', 'challenge', ['WW', 'IY'], {
        all: [
          { refusalOrThin: true },
          {
            any: [
              { metaRefresh: '/.well-known/captcha/' },
              { text: 'Our system thinks you might be a robot' },
            ],
          },
        ],
      }),
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
      certain('jschallenge', 'challenge', ['GHS', 'IA'], { select: "script[src*='/hcdn-cgi/jschallenge']" }),
    ],
  },
  {
    key: 'imunify360',
    label: 'Imunify360',
    presence: [{ when: { header: 'server', contains: 'imunify360' }, sources: ['WW', 'WA'] }],
    rules: [
      certain('splash', 'challenge', ['GHS'], {
        any: [
          { select: '#wsidchk-form, input[name=wsidchk]' },
          { all: [{ header: 'server', contains: 'imunify360' }, { titleMatches: /^one moment, please/i }] },
        ],
      }),
      certain('deny', 'block', ['WW', 'IY', 'GHS'], {
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
      }),
    ],
  },
  {
    key: 'bitninja',
    label: 'BitNinja',
    presence: [],
    rules: [
      certain('captcha', 'challenge', ['WW', 'IY'], {
        all: [
          { refusalOrThin: true },
          {
            any: [{ text: 'Security check by BitNinja' }, { titleEquals: 'Visitor anti-robot validation' }],
          },
        ],
      }),
    ],
  },
  {
    key: 'anubis',
    label: 'Anubis',
    presence: [{ when: { cookiePrefix: 'techaro.lol-anubis' }, sources: ['WA', 'ANB'] }],
    rules: [
      certain('deny', 'block', ['ANB', 'GHS'], {
        any: [
          { all: [{ select: 'script#anubis_challenge' }, { select: "img[src*='/img/reject.webp']" }] },
          // Versions before 1.27 send no challenge element with it.
          {
            all: [{ refusalOrThin: true }, { select: "img[src*='/cmd/anubis/static/img/reject.webp']" }],
          },
        ],
      }),
      certain('challenge', 'challenge', ['ANB', 'WW', 'IA'], { select: 'script#anubis_challenge' }),
      certain('refresh', 'challenge', ['ANB'], { metaRefresh: '/.within.website/x/cmd/anubis/' }),
    ],
  },
  {
    key: 'go-away',
    label: 'go-away',
    presence: [{ when: { header: 'via', contains: ' go-away' }, sources: ['GOA'] }],
    rules: [
      certain('challenge', 'challenge', ['GOA', 'MEM'], {
        all: [
          { refusalOrThin: true },
          { select: "script[src*='/go-away/cmd/'], link[href*='/go-away/cmd/']" },
        ],
      }),
    ],
  },
  {
    key: 'litespeed',
    label: 'LiteSpeed (reCAPTCHA protection)',
    presence: [],
    rules: [
      certain('recaptcha', 'challenge', ['GHS'], {
        all: [
          { refusalOrThin: true },
          { select: "form#lsrecaptcha-form, form[action^='/.lsrecap/recaptcha']" },
        ],
      }),
    ],
  },
  {
    key: 'crowdsec',
    label: 'CrowdSec',
    presence: [],
    rules: [
      certain('captcha', 'challenge', ['CRS'], {
        all: [
          { refusalOrThin: true },
          { titleEquals: 'CrowdSec Captcha' },
          { select: '#captcha-form, #captcha' },
        ],
      }),
      certain('ban', 'block', ['CRS'], {
        all: [{ refusal: true }, { text: 'security check has been powered by' }, { text: 'CrowdSec' }],
      }),
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
      certain('js-challenge', 'challenge', ['GHS', 'FS', 'QUI'], {
        select:
          "script[src*='/.well-known/ddos-guard/js-challenge/'], script[src*='/.well-known/ddos-guard/ddg-captcha-page/']",
      }),
      high('flat-403', 'block', ['WW'], {
        all: [{ status: [403] }, { header: 'server', contains: 'ddos-guard' }, { thin: true }],
      }),
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
      certain('qauth', 'challenge', ['QRD', 'MEM'], {
        any: [
          { all: [{ refusalOrThin: true }, { select: "script[src*='/__qrator/']" }] },
          { all: [{ status: [401] }, { header: 'server', contains: 'qrator' }] },
        ],
      }),
      high('403', 'block', ['QRD'], { all: [{ status: [403] }, { header: 'server', contains: 'qrator' }] }),
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
      certain('block', 'block', ['WW', 'IY', 'SPD'], {
        all: [
          { refusalOrThin: true },
          { text: 'An action has triggered the service and blocked your request' },
        ],
      }),
      high('js-validate', 'challenge', ['WW', 'SPD'], {
        all: [{ thin: true }, { titleStarts: 'StackPath' }, { select: "a[href*='stackpath.com']" }],
      }),
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
      certain('js-gate', 'challenge', ['GHS'], {
        any: [{ inlineScript: 'window.rbzns' }, { status: [247] }],
      }),
      high('odd-status', 'block', ['GHS'], { status: [474, 481, 492] }),
      high('terminated', 'block', ['WW', 'IY'], {
        all: [
          { refusalOrThin: true },
          { text: 'current session has been terminated' },
          { text: 'do not hesitate to contact us' },
        ],
      }),
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
      certain('perfdrive', 'challenge', ['GHS'], { finalHost: 'perfdrive.com' }),
      certain('cloudwebsec', 'block', ['WW', 'IY'], {
        all: [
          { refusalOrThin: true },
          {
            any: [
              { titleEquals: 'Unauthorized Request Blocked' },
              { text: 'because we have detected unauthorized activity' },
            ],
          },
        ],
      }),
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
      certain('acw-js', 'challenge', ['ALI', 'GHS'], {
        all: [{ wordsAtMost: 12 }, { inlineScript: 'acw_sc__v2' }],
      }),
      certain('punish', 'challenge', ['AP', 'IA'], {
        any: [{ finalPath: '/_____tmd_____/punish' }, { inlineScript: 'x5secdata' }],
      }),
      certain('405', 'block', ['WW', 'IY', 'ALI'], {
        all: [
          { refusal: true },
          {
            any: [
              { select: "img[src*='alicdn.com/sd-base/static/']" },
              { text: 'your request has been blocked as it may cause potential threats' },
            ],
          },
        ],
      }),
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
      certain('eo-cookie', 'challenge', ['GHS'], {
        all: [{ wordsAtMost: 12 }, { inlineScript: 'EO_Bot_Ssid' }],
      }),
      certain('waf-page', 'block', ['WW', 'IY'], {
        all: [
          { refusal: true },
          {
            any: [
              { select: "[src*='waf.tencent-cloud.com'],[href*='waf.tencent-cloud.com']" },
              { text: '腾讯云Web应用防火墙' },
            ],
          },
        ],
      }),
      medium('567', 'block', ['GHS'], { status: [566, 567] }),
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
      high('418', 'block', ['WW'], {
        all: [
          { refusal: true },
          { any: [{ cookie: 'HWWAFSESID' }, { header: 'server', contains: 'cloudwaf' }] },
          { any: [{ select: "meta[content='CloudWAF']" }, { status: [418] }] },
        ],
      }),
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
      certain('event', 'block', ['IY'], {
        all: [
          { refusal: true },
          {
            any: [
              { commentMatches: /(?:0123456789){15}/i },
              { text: 'the event ID found at the bottom of the page' },
            ],
          },
        ],
      }),
    ],
  },
  {
    key: 'fortiweb',
    label: 'FortiWeb',
    presence: [{ when: { cookie: 'FORTIWAFSID' }, sources: ['WW'] }],
    rules: [
      high('blocked', 'block', ['WW'], {
        all: [
          { refusal: true },
          {
            any: [
              { all: [{ select: '.fgd_icon' }, { text: 'Attack ID' }] },
              { all: [{ text: 'Web Page Blocked' }, { text: 'Message ID' }] },
            ],
          },
        ],
      }),
    ],
  },
  {
    key: 'modsecurity',
    label: 'ModSecurity',
    presence: [],
    rules: [
      certain('generated', 'block', ['WW', 'IY'], {
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
      }),
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
      certain('appfw', 'block', ['WW', 'IY'], {
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
      }),
    ],
  },
  {
    key: 'ninjafirewall',
    label: 'NinjaFirewall',
    presence: [],
    rules: [
      certain('title', 'block', ['WW', 'IY'], { all: [{ refusal: true }, { titleStarts: 'NinjaFirewall' }] }),
    ],
  },
  {
    key: 'wallarm',
    label: 'Wallarm',
    presence: [{ when: { header: 'server', contains: 'nginx-wallarm' }, sources: ['WW', 'IY'] }],
    rules: [
      high('403', 'block', ['WW'], {
        all: [{ status: [403] }, { header: 'server', contains: 'nginx-wallarm' }],
      }),
    ],
  },
  {
    key: 'shopify',
    label: 'Shopify',
    presence: [{ when: { header: 'powered-by', equals: 'shopify' }, sources: ['MEM'] }],
    rules: [
      certain('verify', 'challenge', ['GHS'], {
        all: [
          { refusalOrThin: true },
          { text: 'Your connection needs to be verified before you can proceed' },
        ],
      }),
      high('430', 'block', ['SHO'], { status: [430] }),
      high('frozen', 'error', ['MEM'], {
        all: [{ status: [402] }, { header: 'powered-by', equals: 'shopify' }],
      }),
      high('429', 'rate-limit', ['SHO'], {
        all: [{ status: [429] }, { header: 'powered-by', equals: 'shopify' }],
      }),
    ],
  },
  {
    key: 'tollbit',
    label: 'TollBit',
    presence: [],
    rules: [high('host', 'block', ['TOL'], { finalHostMatches: /^tollbit\.(?!com$)/i })],
  },
  {
    key: 'arkose',
    label: 'Arkose Labs',
    presence: [],
    rules: [
      high('gate', 'challenge', ['IA'], {
        all: [
          { wordsAtMost: 40 },
          {
            select: "script[src*='arkoselabs.com'][src*='enforcement'], script[src*='arkoselabs.com/v2/']",
          },
        ],
      }),
    ],
  },
  {
    key: 'baidu-yunjiasu',
    label: 'Baidu Yunjiasu',
    presence: [{ when: { header: 'server', matches: /^yunjiasu/i }, sources: ['WW'] }],
    rules: [
      high('gate', 'challenge', ['WW'], {
        all: [
          { refusalOrThin: true },
          { any: [{ select: "[href*='/.well-known/yunjiasu-cgi/']" }, { inlineScript: 'yjs_use_ob' }] },
        ],
      }),
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
      high('493', 'block', ['WW', 'IY'], {
        any: [
          { status: [493] },
          { all: [{ refusal: true }, { select: "[src*='wzws-waf-cgi'],[href*='wzws-waf-cgi']" }] },
        ],
      }),
    ],
  },
  {
    key: 'safeline',
    label: 'Chaitin SafeLine',
    presence: [],
    rules: [
      certain('js-challenge', 'challenge', ['GHS'], {
        all: [
          { refusalOrThin: true },
          { any: [{ cookie: 'safeline_bot_challenge' }, { inlineScript: 'safeline_bot_challenge' }] },
          { inlineScript: 'leading_zero_bit' },
        ],
      }),
      high('event', 'block', ['IY'], {
        all: [{ refusal: true }, { commentMatches: /event_id: [0-9a-f]{32}/i }],
      }),
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
      high('block', 'block', ['WW'], { all: [{ refusal: true }, { text: 'Blocked by YUNDUN Cloud WAF' }] }),
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
      high('521', 'challenge', ['WW', 'MEM'], {
        all: [{ status: [521] }, { cookiePrefix: '__jsluid' }, { inlineScript: 'document.cookie' }],
      }),
    ],
  },
  {
    key: 'airlock',
    label: 'Airlock',
    presence: [{ when: { cookieMatches: /^AL[_-]?(SESS|LB)/i }, sources: ['WW'] }],
    rules: [
      high('syntax', 'block', ['WW', 'IY'], {
        all: [{ refusal: true }, { text: 'server detected a syntax error in your request' }],
      }),
    ],
  },
  {
    key: 'comodo',
    label: 'Comodo cWatch',
    presence: [{ when: { header: 'server', contains: 'protected by comodo' }, sources: ['WW'] }],
    rules: [
      high('403', 'block', ['WW'], {
        all: [{ status: [403] }, { header: 'server', contains: 'protected by comodo' }],
      }),
    ],
  },
  {
    key: 'godaddy',
    label: 'GoDaddy Website Firewall',
    presence: [],
    rules: [
      high('denied', 'block', ['WW', 'IY'], {
        all: [{ refusal: true }, { textMatches: /GoDaddy (security|website firewall)/i }],
      }),
    ],
  },
  {
    key: 'sitelock',
    label: 'SiteLock TrueShield',
    presence: [],
    rules: [
      high('incident', 'block', ['WW', 'IY'], {
        all: [{ refusalOrThin: true }, { text: 'SiteLock incident ID' }],
      }),
    ],
  },
  {
    key: 'malcare',
    label: 'MalCare',
    presence: [],
    rules: [
      high('malicious', 'block', ['WW', 'IY'], {
        all: [{ refusal: true }, { text: 'Blocked because of Malicious Activities' }],
      }),
    ],
  },
  {
    key: 'shield-security',
    label: 'Shield Security',
    presence: [],
    rules: [
      high('shield', 'block', ['WW'], {
        all: [
          { refusal: true },
          {
            any: [{ text: 'You were blocked by the Shield' }, { text: 'transgression(s) against this site' }],
          },
        ],
      }),
    ],
  },
  {
    key: 'wp-cerber',
    label: 'WP Cerber',
    presence: [],
    rules: [
      high('cerber', 'block', ['WW', 'IY'], {
        all: [{ refusal: true }, { text: "We're sorry, you are not allowed to proceed" }],
      }),
    ],
  },
  {
    key: 'secupress',
    label: 'SecuPress',
    presence: [],
    rules: [
      high('h1', 'block', ['WW', 'IY'], {
        all: [{ refusal: true }, { selectText: 'h1', matches: /^SecuPress/i }],
      }),
    ],
  },
  {
    key: 'aesecure',
    label: 'aeSecure',
    presence: [],
    rules: [certain('code', 'block', ['WW', 'IY'], { header: 'aesecure-code', exists: true })],
  },
  {
    key: 'webknight',
    label: 'WebKnight',
    presence: [],
    rules: [
      high('alert', 'block', ['WW', 'IY'], {
        all: [{ refusal: true }, { text: 'WebKnight Application Firewall Alert' }],
      }),
    ],
  },
  {
    key: 'greywizard',
    label: 'Grey Wizard',
    presence: [{ when: { header: 'server', contains: 'greywizard' }, sources: ['WW'] }],
    rules: [
      high('block', 'block', ['WW', 'IY'], {
        all: [
          { refusal: true },
          {
            any: [
              { titleStarts: 'Grey Wizard' },
              { text: 'attempted attack or non standard traffic from your IP address' },
            ],
          },
        ],
      }),
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
      certain('shield', 'challenge', ['GHS'], {
        all: [{ refusalOrThin: true }, { select: "script[src*='.bunny-shield/']" }],
      }),
    ],
  },
  {
    key: 'gcore',
    label: 'Gcore',
    presence: [{ when: { header: 'x-id-fe', matches: /-gc\d{2}$/i }, sources: ['WA'] }],
    rules: [],
  },
];

/** Display name of a vendor key, the key itself for one that is not in the table. */
export function vendorLabel(key: string): string {
  return wafVendors.find((vendor) => vendor.key === key)?.label ?? key;
}
