import { failEach, pass, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule, NO_MEASURED_EFFECT, type LlmsRuleFault } from './llms-rule.ts';
import { faultsIn } from './reader-faults.ts';

/** No file, or something else in its place. */
const absent = (message: string): LlmsRuleFault => ({
  severity: 'low',
  effort: 'server',
  message,
  fix: `Answer /llms.txt with a Markdown list of the main pages as text/plain; charset=utf-8, or with status 404. ${NO_MEASURED_EFFECT}`,
  repair: 'llms-txt',
});

/** There may be a file: a new one could replace one that is in order. */
const unread = (title: string, message = title): LlmsRuleFault => ({
  severity: 'low',
  effort: 'server',
  title,
  message: `${message}: whether there is one is unknown`,
  fix: `Let everybody read /llms.txt with status 200, or answer 404 when there is none. \`citeworthy llms --write\` makes one. ${NO_MEASURED_EFFECT}`,
  repair: 'llms-txt-unread',
});

export const llmsTxt = llmsRule({
  id: 'llms-txt',
  area: 'understand',
  title: 'The site has an llms.txt that programs can read',
  why: 'An agent or coding tool that asks for the file learns from it what the site is and which pages matter; no effect on citations has been measured.',
  source: SOURCES.llmsTxt,
  grade: 'standard',
  scope: 'site',
  // The crawler check repeats that the file is missing.
  subsumes: ['llms-missing'],

  faults: {
    missing: {
      severity: 'low',
      effort: 'line',
      message: 'The site has no llms.txt',
      fix: `Publish a Markdown list of the main pages as /llms.txt, with status 200 and as text/plain; charset=utf-8. ${NO_MEASURED_EFFECT}`,
      repair: 'llms-txt',
    },
    'html-body': {
      ...absent('An HTML page is served as llms.txt'),
      fix: `Exempt /llms.txt from the rule that answers every address with a page: answer a Markdown list of the main pages as text/plain; charset=utf-8, or status 404. ${NO_MEASURED_EFFECT}`,
    },
    'json-body': absent('JSON is served as llms.txt'),
    'xml-body': absent('XML is served as llms.txt'),
    binary: absent('llms.txt is not a text file'),
    empty: absent('llms.txt is empty'),
    'error-text': absent('The text of an error is served as llms.txt with status 200'),
    blocked: unread('The server refuses llms.txt', 'The server refuses llms.txt with status {status}'),
    'server-error': unread(
      'llms.txt answers with a server error',
      'llms.txt answers with server error {status}',
    ),
    'fetch-error': unread('llms.txt gives no complete HTTP answer'),
    'unexpected-status': unread(
      'llms.txt answers with an unexpected status',
      'llms.txt answers with status {status}',
    ),
  },

  evaluate(subject) {
    const { file, input } = subject;
    if (file.found) return pass;
    const { status, outcome } = input.llms;
    if (outcome === 'blocked') return unknown('llms-txt-not-asked');
    return failEach(
      faultsIn(subject, [
        'missing',
        'html-body',
        'json-body',
        'xml-body',
        'binary',
        'empty',
        'error-text',
        'blocked',
        'server-error',
        'fetch-error',
        'unexpected-status',
      ]).map(({ code }) => ({ code, data: { status } })),
    );
  },

  examples: {
    pass: ['# Alder Espresso\n', { llms: { body: '# Alder Espresso\n', type: 'text/markdown' } }],
    fail: [
      { llms: { status: 404 } },
      '<!doctype html><title>Alder Espresso</title>',
      '{"error":"not found"}',
      '<?xml version="1.0"?><urlset/>',
      '\0',
      '',
      'Not Found',
      { llms: { status: 403 } },
      { llms: { status: 503 } },
      { llms: { status: 0 } },
      { llms: { status: 418 } },
    ],
    unknown: [{ llms: { status: 0, failed: 'blocked' } }],
  },
});
