/** The codes of failures, as a line on stderr, the JSON of a run or the status of a job shows them. */
import { ERRORS, type ErrorCode } from '../../errors.ts';
import type { Topic } from '../../report/glossary/index.ts';

const FIXES = {
  'target-invalid': 'Name a domain (example.com) or an address (https://example.com/page).',
  'target-blocked':
    'Only public addresses are read. Add --allow-origin with the exact origin if the site is yours.',
  'target-private':
    'Only public addresses are read under a public name. Add --allow-origin with the exact origin if the site is yours.',
  'target-not-found': 'Correct the name, or its DNS records.',
  'target-unreachable': 'Check that this machine can reach the site, then try again.',
  'target-not-html': 'Name the address of a page.',
  'target-empty': 'Widen --include, --exclude, --urls or --max-depth, or name another --sitemap.',
  'file-unreadable': 'Check that the file exists and can be read.',
  'file-unwritable': 'Check that the folder exists and can be written to.',
  'file-invalid': 'Name a file of the kind that the help of the command describes.',
  'payload-invalid': 'Send what the schema of the job in citeworthy/contract describes.',
  'ledger-locked': 'Wait for the other run, or name another file with --ledger.',
  'ledger-invalid': 'Move or delete the ledger file and start again.',
  'ledger-outdated': 'Move or delete the ledger file and start again.',
  'store-missing': 'Run the SQL of the migration that the message names.',
  'store-unavailable': 'Run it again when the database answers.',
  'browser-missing':
    'Install Chromium, for example with apt-get install chromium, or name the one that you have: --chromium /path/to/chromium.',
  'peer-missing': 'Install the package that the message names.',
  usage: 'Run citeworthy <command> --help to see the options.',
  'job-broken': 'Read the log of the worker, and start the job again.',
  aborted: 'Run it again; a site audit continues with --resume.',
} as const satisfies Readonly<Record<ErrorCode, string>>;

const fixes: Readonly<Record<string, string>> = FIXES;

/** Every code of a failure, and whether trying again can help. */
export const failureTopics: readonly Topic[] = Object.entries(ERRORS).map(([id, { message, retryable }]) => ({
  id,
  kind: 'failure',
  title: message,
  why: retryable
    ? 'The run ended here. Trying again can help.'
    : 'The run ended here. Trying again does not help.',
  source: 'README, "Five minutes": exit codes',
  grade: null,
  fix: fixes[id] ?? '',
  example: '',
}));
