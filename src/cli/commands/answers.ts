import type { SiteRun } from '../../jobs/audit.ts';
import { CodedError } from '../../errors.ts';
import { counted } from '../../values/wording.ts';
import { unaudited, type AuditKind } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { FOLDER_OPTION } from '../built-folder.ts';
import { text } from '../command.ts';
import { LEDGER_OPTIONS, PACE_OPTIONS } from '../options.ts';
import { CHROMIUM_OPTION } from '../rendering.ts';
import { questionsIn, questionsOfLogs, QUESTIONS_OPTION } from '../questions-file.ts';
import { checkSite, overLedger, siteOptions, SITE_OPTIONS, type KeptAudit } from './site.ts';

/** Which passage of a site answers which question, as one kind of audit. */
export const answersKind: AuditKind = {
  name: 'answers',
  examples: [
    'citeworthy answers example.com --questions questions.txt',
    'citeworthy answers example.com    asks what the pages ask themselves',
    'citeworthy answers ./dist --url https://example.com --questions Queries.csv --csv answers.csv',
    'citeworthy answers example.com --from-log access.log',
    'citeworthy answers example.com --questions more.txt --ledger site.ndjson --resume    reads no page again',
  ],
  options: { ...SITE_OPTIONS, ...FOLDER_OPTION },
  runOptions: { ...QUESTIONS_OPTION, ...PACE_OPTIONS, ...LEDGER_OPTIONS, ...CHROMIUM_OPTION },
  check: async (asked) => {
    await checkSite(asked);
    // Stdin can be read once, and is when the run begins.
    const file = text(asked.values, 'questions');
    if (file !== '' && file !== '-') await questionsIn(file);
  },
  work: async (run) => {
    const file = text(run.values, 'questions');
    const written = file === '' ? [] : await questionsIn(file);
    const questions = [...new Set([...written, ...(await questionsOfLogs(run.values, run.terminal))])];
    return overLedger(run, async (kept) => {
      const options = { ...(await siteOptions(kept, run)), questions };
      const site = await run.auditor.site(run.target, options);
      return 'plan' in site ? answersGiven(site) : { ...unaudited(site.error), end: 'stopped' };
    });
  },
};

/** The rules that judge answers. */
const RULES: ReadonlySet<string> = new Set([
  'question-unanswered',
  'answer-unreachable',
  'questions-compete',
]);

function answersGiven({ plan, evidence, error }: SiteRun): KeptAudit {
  const end = evidence.end === 'complete' ? 'complete' : 'stopped';
  const { answers, findings } = evidence;
  if (answers === undefined) return { results: {}, json: {}, error, end };
  // A run that asked nothing has kept the judgement of its pages, and not their passages.
  if (answers.pages === 0 && answers.unsearched > 0)
    throw new CodedError(
      'file-invalid',
      `The ledger holds no passages of its ${counted(answers.unsearched, 'page')}, since that run asked no questions: run answers without --resume`,
    );
  const own = findings.filter(({ rule }) => RULES.has(rule));
  return {
    results: { asked: { plan, evidence: { answers, findings: own } } },
    json: { plan, answers },
    error,
    end,
  };
}

export const answers = auditCommand(answersKind);
