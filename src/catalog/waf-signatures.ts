/**
 * Who is in front of a site, and how it looks when it refuses: 70 vendors as data.
 * Compiled 2026-11-20 from the sources in {@link file://./waf-signatures/sources.ts}. Presence tests name
 * the vendor in front; rules name the one that acted. A vendor's owner can choose status and text freely,
 * so no match means "unknown", never "nothing there". The first matching rule of a tier decides: order counts.
 */
import {
  all,
  any,
  certain,
  high,
  medium,
  presence,
  vendor,
  type WafVendor,
} from './waf-signatures/conditions.ts';

/** Every known vendor, the widespread ones first. */
export const wafVendors: readonly WafVendor[] = [
  vendor('cloudflare', 'Cloudflare', [
    presence('WA', 'WW')({ header: 'cf-ray', exists: true }),
    presence('WA', 'WW')({ header: 'server', equals: 'cloudflare' }),
    presence('WA')({ header: 'cf-cache-status', exists: true }),
    presence('WA', 'AP')({ cookie: '__cf_bm' }),
    presence('WW')({ cookiePrefix: '__cfduid' }),

    certain('mitigated-header', 'challenge', ['CFD1'])({ header: 'cf-mitigated', equals: 'challenge' }),
    certain('chl-opt', 'challenge', ['AP', 'QUI', 'CS'])({ inlineScript: '_cf_chl_opt' }),
    certain('orchestrate-script', 'challenge', ['C4', 'CS'])(
      any(
        { select: "script[src*='/cdn-cgi/challenge-platform/'][src*='/orchestrate/']" },
        all({ inlineScript: '/cdn-cgi/challenge-platform/' }, { inlineScript: '/orchestrate/' }),
      ),
    ),
    certain('iuam-form', 'challenge', ['FS', 'CS', 'QUI'])(
      any(
        { select: "form#challenge-form[action*='__cf_chl_']" },
        { select: '.cf-browser-verification, #cf-challenge-running, #cf-please-wait' },
      ),
    ),
    certain('price-header', 'block', ['CFD3'])({ status: [402] }, { header: 'crawler-price', exists: true }),
    certain('crawler-error', 'block', ['CFD3'])({
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
    medium('custom-402', 'block', ['CFD5'])(
      { status: [402] },
      { header: 'server', equals: 'cloudflare' },
      { not: { header: 'powered-by', equals: 'shopify' } },
      { header: 'content-type', contains: 'json' },
    ),
    certain('err-geo', 'geo', ['CF9', 'GHS'])(
      any({ selectText: '.cf-error-code', matches: /^1009$/i }, { plainMatches: /^error code: 1009$/i }),
    ),
    certain('err-rate', 'rate-limit', ['CF9', 'CFD4', 'GHS'])(
      any({ selectText: '.cf-error-code', matches: /^1015$/i }, { plainMatches: /^error code: 1015$/i }),
    ),
    certain('err-firewall', 'block', ['CS', 'C4', 'CF9', 'GHS'])(
      any(
        { selectText: '.cf-error-code', matches: /^(1005|1006|1007|1008|1010|1011|1012|1020|1106)$/i },
        { plainMatches: /^error code: (1005|1006|1007|1008|1010|1011|1012|1020|1106)$/i },
      ),
    ),
    certain('err-config', 'error', ['CF9', 'MEM'])(
      any(
        {
          selectText: '.cf-error-code',
          matches: /^(100[0-4]|1013|1014|1016|1018|1019|1023|1033|110[0-4])$/i,
        },
        { plainMatches: /^error code: (5\d\d|100[0-4]|1013|1014|1016|1018|1019|1023|1033|110[0-4])$/i },
      ),
    ),
    certain('waf-block', 'block', ['FS', 'IY'])(
      any(
        { select: "#cf-error-details [data-translate='block_headline']" },
        all(
          { titleStarts: 'Attention Required! | Cloudflare' },
          { select: '#cf-wrapper, #cf-error-details' },
        ),
      ),
    ),
    high('origin-5xx', 'error', ['CFD4', 'MEM'])(
      { status: [520, 521, 522, 523, 524, 525, 526, 527, 530] },
      { header: 'server', equals: 'cloudflare' },
    ),
    medium('title-interstitial', 'challenge', ['FS', 'IY'])(
      { titleMatches: /^(just a moment\.\.\.|attention required! \| cloudflare)$/i },
      { header: 'server', equals: 'cloudflare' },
      { thin: true },
      // A magazine of this name is behind Cloudflare as well: the interstitial speaks of itself.
      any(
        { refusal: true },
        { wordsAtMost: 6 },
        { text: 'Ray ID' },
        { text: 'Cloudflare' },
        { text: 'cookies to continue' },
        { text: 'your browser' },
      ),
    ),
    high('waiting-room', 'rate-limit', ['CFD6'])(
      { refusalOrThin: true },
      { cookiePrefix: '__cfwaitingroom' },
      any({ titleStarts: 'Waiting Room' }, { text: 'estimated wait time' }, { text: 'virtual queue' }),
    ),
    certain('access-login', 'login', ['GHS'])({ finalHost: 'cloudflareaccess.com' }),
  ]),
  vendor('akamai', 'Akamai', [
    presence('WW', 'IY', 'SQ')({ header: 'server', contains: 'akamaighost' }),
    presence('WA', 'SQ')({ header: 'x-akamai-transformed', exists: true }),
    presence('WA', 'AP')(
      { cookie: '_abck' },
      { cookie: 'bm_sz' },
      { cookie: 'ak_bmsc' },
      { cookie: 'bm_sv' },
      { cookie: 'bm_so' },
      { cookie: 'sec_cpt' },
      { cookie: 'sbsd' },
      { cookie: 'sbsd_o' },
    ),
    presence('MEM')({ header: 'server-timing', contains: 'ak_p' }),

    certain('sec-cpt', 'challenge', ['AP', 'HY'])(
      any(
        {
          select:
            "iframe#sec-cpt-if, #sec-if-cpt-container, [src*='/_sec/cp_challenge/'], script[src*='/_sec/cp_challenge/']",
        },
        all({ status: [428] }, { cookie: 'sec_cpt' }),
      ),
    ),
    certain('interstitial', 'challenge', ['GHS'])(
      { refusalOrThin: true },
      any({ metaRefresh: 'bm-verify=' }, { inlineScript: '/_sec/verify?provider=interstitial' }),
    ),
    high('sbsd-hard', 'challenge', ['AP', 'HY'])(
      { wordsAtMost: 20 },
      any(
        { cookie: 'sbsd' },
        { cookie: 'sbsd_o' },
        { select: "script[src*='/.well-known/sbsd/'], script[src*='/_sec/sbsd/']" },
      ),
      { select: "script[src*='?v='][src*='&t=']" },
    ),
    // Every error page of Akamai has such a number; its first part names the error, 18 is access denied.
    certain('reference-deny', 'block', ['IY', 'C4', 'SQ', 'AP'])(
      any(
        all({ textMatches: /Reference ?#18\.[0-9a-f]{6,10}\.\d{10}\.[0-9a-f]{5,10}/i }, { refusal: true }),
        all(
          { textMatches: /Reference ?#\d{1,3}\.[0-9a-f]{6,10}\.\d{10}\.[0-9a-f]{5,10}/i },
          { status: [403] },
        ),
      ),
    ),
    high('deny-server', 'block', ['WW', 'IY'])(
      { status: [403] },
      { header: 'server', contains: 'akamaighost' },
      { thin: true },
    ),
  ]),
  vendor('aws-waf', 'AWS WAF', [
    presence('AWSD', 'WA')({ header: 'x-amzn-waf-action', exists: true }),
    presence('AP', 'IA')({ cookie: 'aws-waf-token' }, { select: "script[src*='.awswaf.com/']" }),

    certain('action-challenge', 'challenge', ['AWSD'])({
      header: 'x-amzn-waf-action',
      equals: 'challenge',
    }),
    certain('action-captcha', 'challenge', ['AWSD'])({ header: 'x-amzn-waf-action', equals: 'captcha' }),
    high('interstitial', 'challenge', ['AP', 'IA'])(
      { refusalOrThin: true },
      any({ inlineScript: 'gokuProps' }, { select: '#challenge-container, #captcha-container' }),
      { select: "script[src*='.awswaf.com/']" },
    ),
    certain('cloudfront-request-blocked', 'block', ['AWSK', 'IY'])(
      { status: [403] },
      { titleStarts: 'ERROR: The request could not be satisfied' },
      { text: 'Request blocked.' },
    ),
    certain('custom-header', 'block', ['WW'])({ header: 'x-blocked-by-waf', contains: 'awsmanagedrules' }),
  ]),
  vendor('cloudfront', 'Amazon CloudFront', [
    presence('WA', 'WW')({ header: 'x-amz-cf-id', exists: true }),
    presence('WA', 'WW')({ header: 'via', contains: '(cloudfront)' }),

    certain('geo', 'geo', ['AWSK'])(
      { status: [403] },
      { text: 'configured to block access from your country' },
    ),
    high('misconfig', 'error', ['AWSK', 'MEM'])(
      { titleStarts: 'ERROR: The request could not be satisfied' },
      any({ text: 'Bad request.' }, { text: '502 ERROR' }, { text: '504 ERROR' }),
    ),
  ]),
  vendor('aws-elb', 'AWS load balancer', [
    presence('WA', 'WW')({ header: 'server', contains: 'awselb' }),
    presence('WA')({ cookie: 'AWSALB' }, { cookie: 'AWSALBCORS' }, { cookie: 'AWSELB' }),
  ]),
  vendor('azure-waf', 'Azure WAF (Front Door, Application Gateway)', [
    certain('afd-blocked', 'block', ['AZD1'])(
      { refusal: true },
      { header: 'x-azure-ref', exists: true },
      { text: 'The request is blocked.' },
    ),
    high('appgw-403', 'block', ['WW'])(
      { status: [403] },
      { header: 'server', contains: 'microsoft-azure-application-gateway' },
    ),
    certain('js-challenge', 'challenge', ['AZD2'])(
      any(
        { inlineScript: 'azwaf_jsclearance' },
        all(
          { refusal: true },
          any({ cookiePrefix: 'afd_azwaf_jsclearance' }, { cookiePrefix: 'appgw_azwaf_jsclearance' }),
        ),
      ),
    ),
    medium('rate', 'rate-limit', ['AZD1'])({ status: [429] }, { header: 'x-azure-ref', exists: true }),
  ]),
  vendor('azure-front-door', 'Azure Front Door', [
    presence('WA', 'WW')({ header: 'x-azure-ref', exists: true }),
  ]),
  vendor('azure-appgw', 'Azure Application Gateway', [
    presence('WW')({ header: 'server', contains: 'microsoft-azure-application-gateway' }),
  ]),
  vendor('google-cloud', 'Google load balancer', [presence('WW')({ header: 'via', equals: '1.1 google' })]),
  vendor('google-cloud-armor', 'Google Cloud Armor', [
    medium('minimal-403', 'block', ['GCA', 'MEM'])(
      { status: [403] },
      { header: 'via', equals: '1.1 google' },
      { thin: true },
      { not: { text: 'does not have permission to get URL' } },
    ),
  ]),
  vendor('imperva', 'Imperva (Incapsula, ex Distil)', [
    presence('WA', 'SQ')({ header: 'x-iinfo', exists: true }),
    presence('WA', 'SQ')({ header: 'x-cdn', matches: /^(incapsula|imperva)/i }),
    presence('WW', 'AP')(
      { cookiePrefix: 'incap_ses_' },
      { cookiePrefix: 'visid_incap_' },
      { cookiePrefix: 'nlbi_' },
      { cookie: 'reese84' },
    ),

    certain('captcha-iframe', 'challenge', ['HY'])({
      select: "iframe#main-iframe[src*='_Incapsula_Resource'][src*='edet=12']",
    }),
    certain('incident-iframe', 'block', ['HY', 'IY', 'WW', 'C4'])(
      any(
        { select: "iframe[src*='_Incapsula_Resource'][src*='incident_id=']" },
        all({ refusalOrThin: true }, { text: 'Incapsula incident ID' }),
      ),
    ),
    certain('script-only', 'challenge', ['IA'])(
      { wordsAtMost: 8 },
      { select: "script[src*='/_Incapsula_Resource?SWJIYLWA=']" },
      any({ header: 'x-iinfo', contains: 'nnn' }, { bodyAtMost: 1500 }),
      // A connection to the origin: the script was put into its page.
      { not: { header: 'x-iinfo', contains: ' ct(' } },
    ),
    high('pardon', 'challenge', ['C4', 'WW'])(
      { refusalOrThin: true },
      { titleStarts: 'Pardon Our Interruption' },
    ),
  ]),
  vendor('imperva-securesphere', 'Imperva SecureSphere', [
    high('incident', 'block', ['WW', 'IY'])(
      { refusalOrThin: true },
      { text: 'The incident ID is' },
      { text: 'Contact support for additional information' },
    ),
  ]),
  vendor('datadome', 'DataDome', [
    presence('WA', 'DDD')({ header: 'x-datadome', exists: true }),
    presence('WA')({ header: 'x-datadome-cid', exists: true }),
    presence('DDD', 'IA')({ header: 'x-dd-b', exists: true }),
    presence('WA', 'AP')({ cookie: 'datadome' }),
    presence('WA')({ header: 'server', equals: 'datadome' }),
    presence('HY')({ select: "script[src*='captcha-delivery.com']" }),

    certain('hard', 'block', ['HY'])(
      { inlineScript: "'t':'bv'" },
      { select: "script[src*='ct.captcha-delivery.com']" },
    ),
    certain('interstitial', 'challenge', ['HY', 'AP', 'C4'])({
      select: "script[src*='ct.captcha-delivery.com/'], iframe[src*='geo.captcha-delivery.com']",
    }),
    high('json-block', 'challenge', ['DDD'])(
      { refusal: true },
      { header: 'x-dd-b', exists: true },
      { header: 'content-type', contains: 'json' },
    ),
  ]),
  vendor('human', 'HUMAN (PerimeterX)', [
    presence('WA', 'AP')({ cookie: '_pxhd' }, { cookie: '_px2' }, { cookie: '_px3' }, { cookie: '_pxvid' }),
    presence('WA')({ inlineScript: 'window._pxAppId' }),
    presence('IA')({ header: 'x-px-authorization', exists: true }),

    certain('px-captcha', 'challenge', ['PXN', 'AP', 'IA'])(
      any(
        {
          select:
            "#px-captcha, meta[name='description'][content='px-captcha'], script[src*='captcha.px-cdn.net'], script[src*='captcha.px-cloud.net']",
        },
        all({ inlineScript: '_pxAppId' }, { inlineScript: '/captcha/captcha.js' }),
      ),
    ),
    high('denied', 'block', ['WW', 'PXN', 'IY'])(
      { refusalOrThin: true },
      any(
        { titleStarts: 'Access to this page has been denied' },
        { select: "a[href*='perimeterx.com/whywasiblocked']" },
      ),
    ),
    high('json-block', 'challenge', ['PXN'])(
      { refusal: true },
      { header: 'content-type', contains: 'json' },
      { bodyContains: '"jsclientsrc"' },
      { bodyContains: '"blockscript"' },
    ),
    high('ratelimit', 'rate-limit', ['PXN'])(
      { status: [429] },
      { text: 'Reached maximum requests limitation' },
    ),
  ]),
  vendor('kasada', 'Kasada', [
    presence('AP')(
      { header: 'x-kpsdk-ct', exists: true },
      { header: 'x-kpsdk-st', exists: true },
      { header: 'x-kpsdk-im', exists: true },
      { header: 'x-kpsdk-r', exists: true },
    ),
    presence('WA', 'AP')({ cookie: 'KP_UIDz' }, { cookie: 'KP_UIDz-ssn' }, { cookiePrefix: 'tkrm_alpekz_' }),
    presence('WA', 'AP')({ inlineScript: 'KPSDK.start' }, { inlineScript: 'KPSDK.configure' }),

    certain('loader', 'challenge', ['HY', 'AP', 'C4'])(
      any({ inlineScript: 'KPSDK.start=KPSDK.now()' }, { inlineScript: 'KPSDK.scriptStart=KPSDK.now()' }),
      { select: "script[src*='/ips.js?']" },
    ),
    high('429-headers', 'challenge', ['HY', 'AP'])(
      { status: [429, 403] },
      any(
        { header: 'x-kpsdk-ct', exists: true },
        { header: 'x-kpsdk-im', exists: true },
        { header: 'x-kpsdk-r', exists: true },
      ),
    ),
  ]),
  vendor('f5-bigip', 'F5 BIG-IP ASM / Advanced WAF', [
    presence('WW', 'AP')({ cookiePrefix: 'BIGipServer' }),
    presence('WW', 'AP')({ cookieMatches: /^TS[0-9a-fA-F]{6,8}(_\d+)?$/i }),
    presence('WW', 'WA')({ cookie: 'MRHSession' }, { cookie: 'LastMRH_Session' }),

    certain('rejected', 'block', ['WW', 'IY', 'AP'])(
      { thin: true },
      any(
        all(
          { text: 'The requested URL was rejected. Please consult with your administrator' },
          // The page says no more; an article that quotes it does.
          any({ text: 'support ID is' }, { wordsAtMost: 30 }),
        ),
        all({ titleStarts: 'Request Rejected' }, { text: 'support ID' }),
      ),
    ),
  ]),
  vendor('f5-xc', 'F5 Distributed Cloud', [
    presence('WA')({ header: 'x-volterra-location', exists: true }, { header: 'server', equals: 'volt-adc' }),
  ]),
  vendor('fastly', 'Fastly', [
    presence('WW', 'WA')(
      { header: 'x-served-by', matches: /^cache-/i },
      { header: 'x-fastly-request-id', exists: true },
      { header: 'fastly-debug-digest', exists: true },
    ),

    certain('unknown-domain', 'error', ['GHS', 'MEM'])(
      { refusalOrThin: true },
      { text: 'Fastly error: unknown domain' },
    ),
  ]),
  vendor('fastly-ngwaf', 'Fastly Next-Gen WAF (Signal Sciences)', [
    certain('client-challenge', 'challenge', ['FSD2', 'IA'])(
      { thin: true },
      any({ titleEquals: 'Client Challenge' }, { wordsAtMost: 10 }),
      any(
        { select: "link[href^='/_fs-ch-'], script[src^='/_fs-ch-']" },
        all({ titleEquals: 'Client Challenge' }, { cookiePrefix: '_fs_ch_st_' }),
      ),
    ),
    medium('406', 'block', ['FSD1'])({ status: [406] }, { header: 'x-served-by', matches: /^cache-/i }),
  ]),
  vendor('sucuri', 'Sucuri', [
    presence('WW', 'WA')({ header: 'x-sucuri-id', exists: true }),
    presence('WW', 'WA')({ header: 'x-sucuri-cache', exists: true }),
    presence('WW', 'AP')({ header: 'server', contains: 'sucuri' }),

    certain('block-header', 'block', ['WW'])({ header: 'x-sucuri-block', exists: true }),
    certain('block-page', 'block', ['WW', 'IY', 'C4'])(
      { refusalOrThin: true },
      any(
        { titleMatches: /^sucuri website firewall/i },
        { text: 'Access Denied - Sucuri Website Firewall' },
        {
          select: "link[href*='sucuri-firewall-block.css'], link[href*='sucuri_firewall_block.css']",
        },
      ),
    ),
    certain('js-cookie', 'challenge', ['GHS', 'QUI'])({ inlineScript: 'sucuri_cloudproxy_js' }),
  ]),
  vendor('wordfence', 'Wordfence', [
    certain('limited', 'block', ['WW', 'IY', 'GHS'])(
      { refusal: true },
      any(
        { text: 'Generated by Wordfence' },
        { text: 'Your access to this site has been limited by the site owner' },
      ),
    ),
  ]),
  vendor('vercel', 'Vercel Firewall', [
    presence('WA')({ header: 'x-vercel-id', exists: true }, { header: 'server', equals: 'vercel' }),

    certain('mitigated-challenge', 'challenge', ['VCI', 'IA'])({
      header: 'x-vercel-mitigated',
      equals: 'challenge',
    }),
    certain('mitigated-deny', 'block', ['VCI', 'MEM'])({ header: 'x-vercel-mitigated', equals: 'deny' }),
    certain('checkpoint', 'challenge', ['WW', 'IY'])(
      { refusalOrThin: true },
      any({ titleEquals: 'Vercel Security Checkpoint' }, { select: "script[src*='/vercel/security/']" }),
    ),
    certain('sso', 'login', ['GHS'])(
      { status: [401] },
      any({ cookie: '_vercel_sso_nonce' }, { inlineScript: 'vercel.com/sso-api' }),
    ),
    certain('platform-error', 'error', ['MEM'])({ header: 'x-vercel-error', exists: true }),
  ]),
  vendor('netlify', 'Netlify', [
    presence('WA')({ header: 'x-nf-request-id', exists: true }, { header: 'server', matches: /^netlify/i }),
  ]),
  vendor('siteground', 'SiteGround Security', [
    presence('GHS')({ header: 'sg-captcha', exists: true }),
    certain('header', 'challenge', ['GHS'])({ header: 'sg-captcha', equals: 'challenge' }),
    certain('refresh', 'challenge', ['GHS', 'WW'])(
      any({ metaRefresh: '/.well-known/sgcaptcha/' }, { finalPath: '/.well-known/sgcaptcha' }),
    ),
    high('captcha-page', 'challenge', ['WW', 'IY'])(
      { refusalOrThin: true },
      any({ metaRefresh: '/.well-known/captcha/' }, { text: 'Our system thinks you might be a robot' }),
    ),
  ]),
  vendor('hostinger', 'Hostinger CDN', [
    presence('IA')({ header: 'server', equals: 'hcdn' }, { header: 'x-hcdn-request-id', exists: true }),

    certain('jschallenge', 'challenge', ['GHS', 'IA'])({ select: "script[src*='/hcdn-cgi/jschallenge']" }),
  ]),
  vendor('imunify360', 'Imunify360', [
    presence('WW', 'WA')({ header: 'server', contains: 'imunify360' }),
    certain('splash', 'challenge', ['GHS'])(
      any(
        { select: '#wsidchk-form, input[name=wsidchk]' },
        all({ header: 'server', contains: 'imunify360' }, { titleMatches: /^one moment, please/i }),
      ),
    ),
    certain('deny', 'block', ['WW', 'IY', 'GHS'])(
      any(
        all({ refusal: true }, { bodyContains: 'imunify360' }, { header: 'server', contains: 'imunify360' }),
        // One line of JSON, with 200 as well; a CDN in front puts its own name into the header.
        { plainMatches: /access denied by imunify360 bot-protection/i },
      ),
    ),
  ]),
  vendor('bitninja', 'BitNinja', [
    certain('captcha', 'challenge', ['WW', 'IY'])(
      { refusalOrThin: true },
      any({ text: 'Security check by BitNinja' }, { titleEquals: 'Visitor anti-robot validation' }),
    ),
  ]),
  vendor('anubis', 'Anubis', [
    presence('WA', 'ANB')({ cookiePrefix: 'techaro.lol-anubis' }),
    certain('deny', 'block', ['ANB', 'GHS'])(
      any(
        all({ select: 'script#anubis_challenge' }, { select: "img[src*='/img/reject.webp']" }),
        // Versions before 1.27 send no challenge element with it.
        all({ refusalOrThin: true }, { select: "img[src*='/cmd/anubis/static/img/reject.webp']" }),
      ),
    ),
    certain('challenge', 'challenge', ['ANB', 'WW', 'IA'])({ select: 'script#anubis_challenge' }),
    certain('refresh', 'challenge', ['ANB'])({ metaRefresh: '/.within.website/x/cmd/anubis/' }),
  ]),
  vendor('go-away', 'go-away', [
    presence('GOA')({ header: 'via', contains: ' go-away' }),
    certain('challenge', 'challenge', ['GOA', 'MEM'])(
      { refusalOrThin: true },
      { select: "script[src*='/go-away/cmd/'], link[href*='/go-away/cmd/']" },
    ),
  ]),
  vendor('litespeed', 'LiteSpeed (reCAPTCHA protection)', [
    certain('recaptcha', 'challenge', ['GHS'])(
      { refusalOrThin: true },
      { select: "form#lsrecaptcha-form, form[action^='/.lsrecap/recaptcha']" },
    ),
  ]),
  vendor('crowdsec', 'CrowdSec', [
    certain('captcha', 'challenge', ['CRS'])(
      { refusalOrThin: true },
      { titleEquals: 'CrowdSec Captcha' },
      { select: '#captcha-form, #captcha' },
    ),
    certain('ban', 'block', ['CRS'])(
      { refusal: true },
      { text: 'security check has been powered by' },
      { text: 'CrowdSec' },
    ),
  ]),
  vendor('ddos-guard', 'DDoS-Guard', [
    presence('WW', 'WA')({ header: 'server', contains: 'ddos-guard' }),
    presence('WW')({ cookiePrefix: '__ddg' }),

    certain('js-challenge', 'challenge', ['GHS', 'FS', 'QUI'])({
      select:
        "script[src*='/.well-known/ddos-guard/js-challenge/'], script[src*='/.well-known/ddos-guard/ddg-captcha-page/']",
    }),
    high('flat-403', 'block', ['WW'])(
      { status: [403] },
      { header: 'server', contains: 'ddos-guard' },
      { thin: true },
    ),
  ]),
  vendor('qrator', 'Qrator', [
    presence('WW')({ header: 'server', contains: 'qrator' }),
    presence('MEM')({ cookiePrefix: 'qrator_js' }),

    certain('qauth', 'challenge', ['QRD', 'MEM'])(
      any(
        all({ refusalOrThin: true }, { select: "script[src*='/__qrator/']" }),
        all({ status: [401] }, { header: 'server', contains: 'qrator' }),
      ),
    ),
    high('403', 'block', ['QRD'])({ status: [403] }, { header: 'server', contains: 'qrator' }),
  ]),
  vendor('stackpath', 'StackPath', [
    presence('WA')(
      { header: 'x-provided-by', matches: /^stackcdn/i },
      { header: 'server', contains: 'stackpath' },
    ),

    certain('block', 'block', ['WW', 'IY', 'SPD'])(
      { refusalOrThin: true },
      { text: 'An action has triggered the service and blocked your request' },
    ),
    high('js-validate', 'challenge', ['WW', 'SPD'])(
      { thin: true },
      { titleStarts: 'StackPath' },
      { select: "a[href*='stackpath.com']" },
    ),
  ]),
  vendor('reblaze', 'Reblaze / Link11', [
    presence('WW', 'IA')({ cookiePrefix: 'rbzid' }, { cookie: 'rbzsessionid' }),
    presence('WW')({ header: 'server', equals: 'rhino-core-shield' }),

    certain('js-gate', 'challenge', ['GHS'])(any({ inlineScript: 'window.rbzns' }, { status: [247] })),
    high('odd-status', 'block', ['GHS'])({ status: [474, 481, 492] }),
    high('terminated', 'block', ['WW', 'IY'])(
      { refusalOrThin: true },
      { text: 'current session has been terminated' },
      { text: 'do not hesitate to contact us' },
    ),
  ]),
  vendor('radware', 'Radware', [
    presence('GHS')({ finalHost: 'perfdrive.com' }),
    presence('WW')({ header: 'x-sl-compstate', exists: true }),

    certain('perfdrive', 'challenge', ['GHS'])({ finalHost: 'perfdrive.com' }),
    certain('cloudwebsec', 'block', ['WW', 'IY'])(
      { refusalOrThin: true },
      any(
        { titleEquals: 'Unauthorized Request Blocked' },
        { text: 'because we have detected unauthorized activity' },
      ),
    ),
  ]),
  vendor('alibaba', 'Alibaba Cloud WAF / ESA', [
    presence('ALI')({ cookie: 'acw_tc' }),
    presence('MEM')({ cookiePrefix: 'cdn_sec_tc' }),

    certain('acw-js', 'challenge', ['ALI', 'GHS'])({ wordsAtMost: 12 }, { inlineScript: 'acw_sc__v2' }),
    certain('punish', 'challenge', ['AP', 'IA'])(
      any({ finalPath: '/_____tmd_____/punish' }, { inlineScript: 'x5secdata' }),
    ),
    certain('405', 'block', ['WW', 'IY', 'ALI'])(
      { refusal: true },
      any(
        { select: "img[src*='alicdn.com/sd-base/static/']" },
        { text: 'your request has been blocked as it may cause potential threats' },
      ),
    ),
  ]),
  vendor('tencent', 'Tencent Cloud WAF / EdgeOne', [
    presence('GHS', 'MEM')(
      { header: 'server', contains: 'tencentedgeone' },
      { header: 'eo-log-uuid', exists: true },
    ),

    certain('eo-cookie', 'challenge', ['GHS'])({ wordsAtMost: 12 }, { inlineScript: 'EO_Bot_Ssid' }),
    certain('waf-page', 'block', ['WW', 'IY'])(
      { refusal: true },
      any(
        { select: "[src*='waf.tencent-cloud.com'],[href*='waf.tencent-cloud.com']" },
        { text: '腾讯云Web应用防火墙' },
      ),
    ),
    medium('567', 'block', ['GHS'])({ status: [566, 567] }),
  ]),
  vendor('huawei', 'Huawei Cloud WAF', [
    presence('WW')({ cookie: 'HWWAFSESID' }, { header: 'server', contains: 'cloudwaf' }),

    high('418', 'block', ['WW'])(
      { refusal: true },
      any({ cookie: 'HWWAFSESID' }, { header: 'server', contains: 'cloudwaf' }),
      any({ select: "meta[content='CloudWAF']" }, { status: [418] }),
    ),
  ]),
  vendor('barracuda', 'Barracuda WAF', [
    presence('WW')(
      { cookie: 'barra_counter_session' },
      { cookie: 'BNI__BARRACUDA_LB_COOKIE' },
      { cookie: 'BNI_persistence' },
    ),

    certain('event', 'block', ['IY'])(
      { refusal: true },
      any(
        { commentMatches: /(?:0123456789){15}/i },
        { text: 'the event ID found at the bottom of the page' },
      ),
    ),
  ]),
  vendor('fortiweb', 'FortiWeb', [
    presence('WW')({ cookie: 'FORTIWAFSID' }),
    high('blocked', 'block', ['WW'])(
      { refusal: true },
      any(
        all({ select: '.fgd_icon' }, { text: 'Attack ID' }),
        all({ text: 'Web Page Blocked' }, { text: 'Message ID' }),
      ),
    ),
  ]),
  vendor('modsecurity', 'ModSecurity', [
    certain('generated', 'block', ['WW', 'IY'])(
      { refusal: true },
      any(
        { textMatches: /generated by mod_?security/i },
        { textMatches: /rules of the mod_security module/i },
        { textMatches: /mod_security rules triggered/i },
        { textMatches: /ModSecurity Action/i },
      ),
    ),
  ]),
  vendor('netscaler', 'Citrix NetScaler AppFW', [
    presence('WW')({ cookie: 'citrix_ns_id' }, { cookiePrefix: 'NSC_' }, { cookie: 'ns_af' }),

    certain('appfw', 'block', ['WW', 'IY'])(
      { refusalOrThin: true },
      any(
        { titleEquals: 'Application Firewall Block Page' },
        { textMatches: /Violation Category: ?APPFW_/i },
        { text: 'AppFW Session ID' },
      ),
    ),
  ]),
  vendor('ninjafirewall', 'NinjaFirewall', [
    certain('title', 'block', ['WW', 'IY'])({ refusal: true }, { titleStarts: 'NinjaFirewall' }),
  ]),
  vendor('wallarm', 'Wallarm', [
    presence('WW', 'IY')({ header: 'server', contains: 'nginx-wallarm' }),
    high('403', 'block', ['WW'])({ status: [403] }, { header: 'server', contains: 'nginx-wallarm' }),
  ]),
  vendor('shopify', 'Shopify', [
    presence('MEM')({ header: 'powered-by', equals: 'shopify' }),
    certain('verify', 'challenge', ['GHS'])(
      { refusalOrThin: true },
      { text: 'Your connection needs to be verified before you can proceed' },
    ),
    high('430', 'block', ['SHO'])({ status: [430] }),
    high('frozen', 'error', ['MEM'])({ status: [402] }, { header: 'powered-by', equals: 'shopify' }),
    high('429', 'rate-limit', ['SHO'])({ status: [429] }, { header: 'powered-by', equals: 'shopify' }),
  ]),
  vendor('tollbit', 'TollBit', [high('host', 'block', ['TOL'])({ finalHostMatches: /^tollbit\.(?!com$)/i })]),
  vendor('arkose', 'Arkose Labs', [
    high('gate', 'challenge', ['IA'])(
      { wordsAtMost: 40 },
      {
        select: "script[src*='arkoselabs.com'][src*='enforcement'], script[src*='arkoselabs.com/v2/']",
      },
    ),
  ]),
  vendor('baidu-yunjiasu', 'Baidu Yunjiasu', [
    presence('WW')({ header: 'server', matches: /^yunjiasu/i }),
    high('gate', 'challenge', ['WW'])(
      { refusalOrThin: true },
      any({ select: "[href*='/.well-known/yunjiasu-cgi/']" }, { inlineScript: 'yjs_use_ob' }),
    ),
  ]),
  vendor('360-wangzhanbao', '360 WangZhanBao', [
    presence('WW')(
      { header: 'wzws-ray', exists: true },
      { header: 'x-powered-by-360wzb', exists: true },
      { header: 'server', contains: 'qianxin-waf' },
    ),

    high('493', 'block', ['WW', 'IY'])(
      any(
        { status: [493] },
        all({ refusal: true }, { select: "[src*='wzws-waf-cgi'],[href*='wzws-waf-cgi']" }),
      ),
    ),
  ]),
  vendor('safeline', 'Chaitin SafeLine', [
    certain('js-challenge', 'challenge', ['GHS'])(
      { refusalOrThin: true },
      any({ cookie: 'safeline_bot_challenge' }, { inlineScript: 'safeline_bot_challenge' }),
      { inlineScript: 'leading_zero_bit' },
    ),
    high('event', 'block', ['IY'])({ refusal: true }, { commentMatches: /event_id: [0-9a-f]{32}/i }),
  ]),
  vendor('arvancloud', 'ArvanCloud', [presence('WW', 'WA')({ header: 'server', contains: 'arvancloud' })]),
  vendor('yundun', 'YUNDUN', [
    presence('WW')({ header: 'server', contains: 'yundun' }, { cookie: 'yd_cookie' }),

    high('block', 'block', ['WW'])({ refusal: true }, { text: 'Blocked by YUNDUN Cloud WAF' }),
  ]),
  vendor('jiasule', 'Jiasule / Knownsec', [
    presence('WW')(
      { header: 'server', contains: 'jiasule' },
      { cookiePrefix: '__jsluid' },
      { cookiePrefix: 'jsl_tracking' },
    ),

    high('521', 'challenge', ['WW', 'MEM'])(
      { status: [521] },
      { cookiePrefix: '__jsluid' },
      { inlineScript: 'document.cookie' },
    ),
  ]),
  vendor('airlock', 'Airlock', [
    presence('WW')({ cookieMatches: /^AL[_-]?(SESS|LB)/i }),
    high('syntax', 'block', ['WW', 'IY'])(
      { refusal: true },
      { text: 'server detected a syntax error in your request' },
    ),
  ]),
  vendor('comodo', 'Comodo cWatch', [
    presence('WW')({ header: 'server', contains: 'protected by comodo' }),
    high('403', 'block', ['WW'])({ status: [403] }, { header: 'server', contains: 'protected by comodo' }),
  ]),
  vendor('godaddy', 'GoDaddy Website Firewall', [
    high('denied', 'block', ['WW', 'IY'])(
      { refusal: true },
      { textMatches: /GoDaddy (security|website firewall)/i },
    ),
  ]),
  vendor('sitelock', 'SiteLock TrueShield', [
    high('incident', 'block', ['WW', 'IY'])({ refusalOrThin: true }, { text: 'SiteLock incident ID' }),
  ]),
  vendor('malcare', 'MalCare', [
    high('malicious', 'block', ['WW', 'IY'])(
      { refusal: true },
      { text: 'Blocked because of Malicious Activities' },
    ),
  ]),
  vendor('shield-security', 'Shield Security', [
    high('shield', 'block', ['WW'])(
      { refusal: true },
      any({ text: 'You were blocked by the Shield' }, { text: 'transgression(s) against this site' }),
    ),
  ]),
  vendor('wp-cerber', 'WP Cerber', [
    high('cerber', 'block', ['WW', 'IY'])(
      { refusal: true },
      { text: "We're sorry, you are not allowed to proceed" },
    ),
  ]),
  vendor('secupress', 'SecuPress', [
    high('h1', 'block', ['WW', 'IY'])({ refusal: true }, { selectText: 'h1', matches: /^SecuPress/i }),
  ]),
  vendor('aesecure', 'aeSecure', [
    certain('code', 'block', ['WW', 'IY'])({ header: 'aesecure-code', exists: true }),
  ]),
  vendor('webknight', 'WebKnight', [
    high('alert', 'block', ['WW', 'IY'])({ refusal: true }, { text: 'WebKnight Application Firewall Alert' }),
  ]),
  vendor('greywizard', 'Grey Wizard', [
    presence('WW')({ header: 'server', contains: 'greywizard' }),
    high('block', 'block', ['WW', 'IY'])(
      { refusal: true },
      any(
        { titleStarts: 'Grey Wizard' },
        { text: 'attempted attack or non standard traffic from your IP address' },
      ),
    ),
  ]),
  vendor('variti', 'Variti', [
    presence('WW', 'WA')({ header: 'server', matches: /^variti/i }, { header: 'x-variti-ccr', exists: true }),
  ]),
  vendor('dosarrest', 'DOSarrest', [
    presence('WW')(
      { header: 'x-dis-request-id', exists: true },
      { header: 'server', matches: /^dosarrest/i },
    ),
  ]),
  vendor('edgecast', 'Edgecast / Edgio', [
    presence('WW', 'WA')({ header: 'server', matches: /^(ecacc|ecs|ecd)/i }),
  ]),
  vendor('bunny', 'bunny.net', [
    presence('WA')({ header: 'server', matches: /^bunnycdn/i }),
    certain('shield', 'challenge', ['GHS'])(
      { refusalOrThin: true },
      { select: "script[src*='.bunny-shield/']" },
    ),
  ]),
  vendor('gcore', 'Gcore', [presence('WA')({ header: 'x-id-fe', matches: /-gc\d{2}$/i })]),
];

/** Display name of a vendor key, the key itself for one that is not in the table. */
export function vendorLabel(key: string): string {
  return wafVendors.find((vendor) => vendor.key === key)?.label ?? key;
}
