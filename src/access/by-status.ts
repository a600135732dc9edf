/** Steps for answers that are not 2xx: what the status and the words beside it say when no vendor signed. */
import { contentTypeOf } from '../exchange.ts';
import { refusalStatuses } from '../catalog/waf-signatures/generic.ts';
import type { AccessContext } from './context.ts';
import { type Finding, finding, type Step } from './finding.ts';
import { widgetIn } from './gate-marks.ts';
import { mentions } from './notice-words.ts';

/** Units. A refusal says why in a few sentences; phrases in a longer page belong to its content. */
const SHORT_REFUSAL = 300;
/** Statuses with which a gate for people is sent, besides the plain refusals. */
const GATE_STATUSES: ReadonlySet<number> = new Set([401, 403, 429, 503]);
/** Signs of a price for crawlers: Cloudflare pay per crawl, x402 version 2 header, x402 version 1 body. */
const PRICE_HEADERS = ['crawler-price', 'payment-required', 'x-payment-required'];
const PRICE_IN_BODY = /"x402version"|\bcrawlers?\b|\bpay[- ]per[- ]crawl/;
/** Error document of S3 and of Google Cloud Storage for a missing or private object: no firewall spoke. */
const STORAGE_DENIED = '<Code>AccessDenied</Code>';

/** What is clear before a vendor is guessed. */
export const statusEvidence: Step = (context) => {
  const { status, refused } = context;
  if (status >= 300 && status < 400)
    return finding('error', 'redirect', `status ${status} at the end of the redirects`);
  if (!refused) return null;
  if (status < 200) return finding('error', 'http-status', `status ${status}`);
  if (status === 401) return loginAsked(context);
  if (status === 402) return priceAsked(context);
  if (status === 403 && context.view.source().includes(STORAGE_DENIED))
    return finding('error', 'storage-denied', STORAGE_DENIED, 'certain');
  // RFC 7725: the resource is denied for legal reasons, which hold in some places.
  if (status === 451) return finding('geo', 'legal', 'status 451');
  return status === 403 ? refusedInWords(context) : null;
};

/** What remains when no vendor is known. */
export const refusalStatus: Step = (context) => {
  const { status, refused } = context;
  if (!refused) return null;
  if (GATE_STATUSES.has(status) || refusalStatuses.has(status)) {
    const gate = gateForPeople(context);
    if (gate !== null) return gate;
  }
  if (status === 429) return finding('rate-limit', 'rate-limit', retryAfter(context) ?? 'status 429');
  if (status === 503) return unavailable(context);
  if (status === 401) return finding('block', 'bare-401', 'status 401 without WWW-Authenticate or a form');
  if (status === 403 || refusalStatuses.has(status))
    return finding('block', 'refused', `status ${status}`, 'high');
  return finding('error', 'http-status', `status ${status}`);
};

function loginAsked({ headers, view }: AccessContext): Finding | null {
  const scheme = headers.get('www-authenticate')?.[0];
  if (scheme !== undefined) return finding('login', 'authenticate', `www-authenticate: ${scheme}`, 'certain');
  return view.passwordInputs > 0 ? finding('login', 'login-form', 'input[type=password]') : null;
}

function priceAsked(context: AccessContext): Finding | null {
  const header = PRICE_HEADERS.find((name) => context.headers.has(name));
  if (header !== undefined)
    return finding('block', 'payment', `${header}: ${context.headers.get(header)?.[0] ?? ''}`);
  const isJson = (contentTypeOf(context.head.headers) ?? '').toLowerCase().includes('json');
  const price = isJson ? PRICE_IN_BODY.exec(context.view.source().slice(0, 8_192).toLowerCase()) : null;
  return price === null ? null : finding('block', 'payment', price[0]);
}

function refusedInWords(context: AccessContext): Finding | null {
  const { view } = context;
  const geo = view.visibleWords < SHORT_REFUSAL ? mentions(context.opening(), ['region']) : null;
  if (geo !== null) return finding('geo', 'geo-text', geo);
  const isLogin = view.passwordInputs > 0 && !context.rich;
  return isLogin ? finding('login', 'login-form', 'input[type=password]', 'medium') : null;
}

function gateForPeople(context: AccessContext): Finding | null {
  // With Retry-After a throttle has said what it is, whatever its page offers to people.
  if (context.status === 429 && retryAfter(context) !== null) return null;
  if (context.view.visibleWords >= SHORT_REFUSAL) return null;
  const widget = widgetIn(context.view);
  if (widget !== null) return finding('challenge', 'captcha', widget);
  const words = mentions(context.opening(), ['challenge']);
  return words === null ? null : finding('challenge', 'human-test', words, 'medium');
}

function unavailable(context: AccessContext): Finding {
  const isShort = context.view.visibleWords < SHORT_REFUSAL;
  const text = isShort ? `${context.title} ${context.opening()}` : '';
  const rate = mentions(text, ['throttled']);
  if (rate !== null) return finding('rate-limit', 'rate-limit', rate);
  return finding('error', 'unavailable', retryAfter(context) ?? 'status 503');
}

function retryAfter({ headers }: AccessContext): string | null {
  const value = headers.get('retry-after')?.[0];
  return value === undefined ? null : `retry-after: ${value}`;
}
