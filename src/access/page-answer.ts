/** The one answer to "is what came the page?", for every audit that asks. */
import { isSuccess, type Exchange } from '../exchange.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { kindOfPath } from '../facts/path-kind.ts';
import { parsedUrl } from '../values/url.ts';
import { classifyResponse } from './classify.ts';
import { needsCloseLook } from './close-look.ts';
import type { AccessKind, Classification, SignalId } from './model.ts';

/**
 * What came: the `page`; a `shell`, the page without its text; a `gate`, which asks for an account, a consent or an age
 * first; a `refusal` by a test, a firewall, a throttle or a region; an `error`, of the server or of a missing page;
 * `other-type`, an answer that is not HTML; `silence`, no HTTP answer that could be read; `unknown`, a short page that may be
 * a notice.
 */
export type AnswerForm =
  | 'page'
  | 'shell'
  | 'unknown'
  | 'gate'
  | 'refusal'
  | 'error'
  | 'other-type'
  | 'silence';

/** What came in answer to a request for a page. */
export interface PageAnswer {
  readonly form: AnswerForm;
  /** What is in place of the page, `pass` for the page itself, `null` where no answer could be classified. */
  readonly kind: AccessKind | null;
  /** Key of the vendor that acted, `null` without one. */
  readonly vendor: string | null;
  /** What decided, a code with a detail; empty for the page. */
  readonly reason: string;
  /** The mark that decided, `null` where none did. */
  readonly sign: SignalId | null;
  /** What it was seen by, empty without one. */
  readonly seen: string;
}

const FORMS: Readonly<Record<AccessKind, AnswerForm>> = {
  pass: 'page',
  'empty-shell': 'shell',
  login: 'gate',
  challenge: 'refusal',
  block: 'refusal',
  'rate-limit': 'refusal',
  geo: 'refusal',
  error: 'error',
  unknown: 'unknown',
};

/** What an answer of this kind is. */
export const formOf = (kind: AccessKind): AnswerForm => FORMS[kind];

/** Whether a page was read: with its text, as the shell that crawlers get which run no scripts, or as what may be a notice. */
export const isRead = ({ form }: Pick<PageAnswer, 'form'>): boolean =>
  form === 'page' || form === 'shell' || form === 'unknown';

/**
 * Tells the page from what is in its place, by the network, the status, the type, the vendors' marks and the text.
 * A served page rich in words is only looked at closely where something asks for it, and a login at the address of a
 * login is the page itself. `marks`: what {@link classifyResponse} says of the answer, where that is known already.
 */
export function pageAnswer(exchange: Exchange, page: PageFacts, marks?: Classification): PageAnswer {
  const { outcome, status, error: failure } = exchange;
  if (outcome === 'unsupported' && !page.response.isHtml) return otherType(page);
  if (outcome !== 'answered')
    return {
      form: 'silence',
      kind: null,
      vendor: null,
      reason: `${outcome}: ${failure?.message ?? 'no answer'}`,
      sign: null,
      seen: '',
    };
  const isServed = isSuccess(status);
  if (isServed && !page.response.isHtml) return otherType(page);
  return isServed && !needsCloseLook(exchange, page)
    ? PAGE
    : lookedAt(exchange, marks ?? classifyResponse(exchange));
}

const PAGE: PageAnswer = { form: 'page', kind: 'pass', vendor: null, reason: '', sign: null, seen: '' };

const error = (reason: string): PageAnswer => ({
  form: 'error',
  kind: 'error',
  vendor: null,
  reason,
  sign: null,
  seen: '',
});

function lookedAt(exchange: Exchange, { kind, vendor, signals }: Classification): PageAnswer {
  if (kind === 'login' && isSuccess(exchange.status) && isLoginAddress(exchange.url)) return PAGE;
  const form = FORMS[kind];
  if (form === 'page') {
    return isSuccess(exchange.status) ? PAGE : error(`http-status: ${exchange.status}`);
  }
  const by = vendor === null ? '' : ` by ${vendor}`;
  return {
    form,
    kind,
    vendor,
    reason: `${kind}${by}: ${signals[0]?.evidence ?? `status ${exchange.status}`}`,
    sign: signals[0]?.id ?? null,
    seen: signals[0]?.evidence ?? '',
  };
}

function otherType({ response }: PageFacts): PageAnswer {
  const reason = `not-html: ${response.contentType}`;
  return { form: 'other-type', kind: null, vendor: null, reason, sign: null, seen: '' };
}

function isLoginAddress(url: string): boolean {
  return kindOfPath(parsedUrl(url)?.pathname ?? '') === 'login';
}
