import type { LlmsKind } from '../../facts/llms-txt/index.ts';
import { fail, pass, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule, NO_MEASURED_EFFECT } from './llms-rule.ts';

const UNREAD: ReadonlySet<LlmsKind> = new Set([
  'blocked',
  'server-error',
  'fetch-error',
  'unexpected-status',
]);

/** Whether an answer leaves open if there is a file. */
export function isUnread(kind: LlmsKind): boolean {
  return UNREAD.has(kind);
}

const PUBLISH = `Publish the text of the main pages as Markdown at /llms-full.txt. It is common practice, not part of the format. ${NO_MEASURED_EFFECT}`;

export const llmsFullTxt = llmsRule({
  id: 'llms-full-txt',
  area: 'understand',
  title: 'The site has an llms-full.txt that programs can read',
  why: 'An agent that finds the text of the main pages in one file need not fetch each of them.',
  source: SOURCES.llmsTxt,
  grade: 'weak',

  severity: 'low',
  effort: 'page',
  faults: {
    'full-missing': {
      message: 'The site has no llms-full.txt',
      fix: PUBLISH,
      repair: 'llms-full-txt',
    },
    'full-invalid': {
      message: 'What is served as llms-full.txt is not a text document',
      fix: PUBLISH,
      repair: 'llms-full-txt',
    },
    'full-unread': {
      effort: 'server',
      title: 'llms-full.txt could not be read',
      message: 'llms-full.txt could not be read[: it answers {status}]',
      fix: 'Let everybody read /llms-full.txt with status 200, or answer 404 when there is none',
      repair: 'llms-full-txt',
    },
  },

  evaluate({ file, input, base }) {
    if (file.signals.hasLlmsFullTxt) return pass;
    if (!file.found) return taken('llms-txt');
    const url = `${base}llms-full.txt`;
    if (file.fullKind === 'not-found') return fail('full-missing', {}, { url });
    const { status } = input.full;
    return isUnread(file.fullKind)
      ? fail('full-unread', { status }, { url })
      : fail('full-invalid', {}, { url });
  },

  examples: {
    pass: [{ full: '# Alder Espresso\n\nEspresso machines, parts and repair in Bergen.\n' }],
    fail: [{ full: { status: 404 } }, { full: '<!doctype html><title>x</title>' }, { full: { status: 503 } }],
  },
});
