import { isSuccess } from '../../exchange.ts';
import { vendorLabel } from '../../catalog/waf-signatures.ts';
import { fail, pass, type Fault, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { failureReason } from './failure-reason.ts';
import type { AccessSubject } from './subject.ts';

const IN_ITS_PLACE = 'in place of the home page';

/** `what`: what comes instead. */
const gate = (what: string, fix: string): Fault => ({
  severity: 'critical',
  effort: 'server',
  title: `Crawlers get ${what} ${IN_ITS_PLACE}`,
  message: `Crawlers get ${what} ${IN_ITS_PLACE} (status {status}[, {vendor}])`,
  fix,
});

/** A visit from a network that firewalls do not know says little of crawlers whose addresses they know. */
const CHECK_LOG =
  'Check the log of the CDN or firewall first: it may admit crawlers whose addresses it can verify, and ours is none of those';

const HOME =
  '<!doctype html><title>Tea</title><main><h1>Tea</h1><p>Tea is a drink made from the leaves of a shrub, and this page says how it is grown.</p></main>';

export const homeInaccessible = accessRule({
  id: 'home-inaccessible',
  area: 'reach',
  place: '/',
  title: 'The home page gives its text to a crawler without JavaScript',
  why: 'Apart from Googlebot no AI crawler is known to run scripts: what is not in the HTML is not read.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',
  subsumes: ['http-ok', 'server-rendered', 'page-not-seen'],

  severity: 'critical',
  effort: 'server',
  faults: {
    login: gate(
      'a login, or a question of age or consent,',
      'Serve the pages that are to be cited without a login and without a question of age or consent',
    ),
    challenge: gate(
      'a test for browsers',
      `Let crawlers pass without the test, by the address ranges that their operators publish. ${CHECK_LOG}`,
    ),
    block: gate(
      'a refusal',
      `Allow crawlers in the firewall or in the access rules of the server. ${CHECK_LOG}`,
    ),
    geo: gate('a refusal by country', `Allow crawlers from every country. ${CHECK_LOG}`),
    'rate-limit': gate(
      'a rate limit',
      `Raise the limit for crawlers, by the address ranges that their operators publish. ${CHECK_LOG}`,
    ),
    error: gate('an error, or a notice of the server,', 'Serve the page itself with status 200'),
    'empty-shell': {
      effort: 'template',
      title: 'The home page has no usable text without JavaScript',
      message: 'The home page (status {status}) has no usable text without JavaScript',
      fix: 'Put the text into the HTML: render it on the server or ahead of time',
    },
    'cookie-wall': {
      title: 'The home page comes only to visitors that return a cookie',
      message:
        'The home page redirects to itself until its cookie is returned; Googlebot keeps no cookies, and no other crawler says that it does',
      fix: 'Answer the first request with the page, and set the cookie in the same response',
    },
    redirect: {
      title: 'The redirects of the home page lead to no page',
      message: 'The redirects of the home page lead to no page: {reason@failures}',
      fix: 'Redirect once, to a page that answers with status 200',
    },
    unreadable: {
      title: 'The answer of the home page cannot be read',
      message: 'The answer of the home page (status {status}) cannot be read: {reason@failures}',
      fix: 'Send HTML as text/html, in the content coding that its header names',
    },
    'no-answer': {
      title: 'The home page gives no answer',
      message: 'The home page gives no answer: {reason@failures}',
      fix: 'Let the home page answer with status 200 over the public internet',
    },
  },

  evaluate(subject) {
    const { home, input } = subject;
    if (home.answer.form === 'unknown') return unknown('home-doubted');
    if (home.crawlSim.accessible) return pass;
    const { baseline } = input;
    const { vendor, reason } = home.answer;
    const code = codeOf(subject);
    return fail(code, {
      status: baseline.status,
      vendor: vendor === null ? '' : vendorLabel(vendor),
      reason: SAYS_REASON.has(code) ? failureReason(baseline, reason) : '',
    });
  },

  examples: {
    unknown: [
      { '/': '<title>Access denied</title><h1>Access denied</h1><p>Thriller by Ada Moss in two parts.</p>' },
    ],
    pass: [
      {},
      { '/': { body: HOME, hops: [['https://example.com/', 302]] }, visits: { gptbot: 'same' } },
      { '/': { body: HOME, hops: [['http://example.com/', 301]] } },
      {
        '/': '<title>Tea</title><div id="root"></div>',
        visits: { 'oai-searchbot': 'same', gptbot: 'same' },
      },
    ],
    fail: [
      { '/': { status: 401, headers: [['www-authenticate', 'Basic realm="Staging"']] } },
      { '/': { status: 403, headers: [['cf-mitigated', 'challenge']] } },
      { '/': 403 },
      { '/': 451 },
      { '/': 429 },
      { '/': 500 },
      { '/': '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>' },
      { '/': '<title>Page not found</title><h1>Page not found</h1><p>Sorry.</p>' },
      { '/': '<title>Tea</title><div id="root"></div><script src="/app.js"></script>' },
      { '/': { failed: 'redirect', status: 302 } },
      { '/': { failed: 'decode', status: 200 } },
      { '/': { headers: [['content-type', 'application/json']], body: '{"title":"Tea"}' } },
      { '/': { failed: 'timeout' } },
      { '/': { body: HOME, hops: [['https://example.com/', 302]] } },
      { '/': { body: HOME, hops: [['https://example.com/', 302]] }, visits: { gptbot: 'inconclusive' } },
    ],
  },
});

/** The faults whose message says why. */
const SAYS_REASON: ReadonlySet<string> = new Set(['redirect', 'unreadable', 'no-answer']);

function codeOf({ home: { access, answer, needsCookie }, input: { baseline } }: AccessSubject) {
  const { error, status, hops } = baseline;
  if (needsCookie && answer.form === 'page') return 'cookie-wall';
  if (error !== null && (hops.length > 0 || (status >= 300 && status < 400))) return 'redirect';
  if (access === null) return 'no-answer';
  const isCut = error !== null && isSuccess(status);
  return isCut || answer.form === 'other-type' || access.kind === 'pass' || access.kind === 'unknown'
    ? 'unreadable'
    : access.kind;
}
