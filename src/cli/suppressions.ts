/** Findings that somebody has decided to live with for a while. */
import * as z from 'zod';
import { CodedError } from '../errors.ts';
import type { Finding } from '../findings/finding.ts';
import type { ScoreName } from '../report/report.ts';
import type { AuditName } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { isMatch } from '../values/pattern.ts';
import { shaped } from './json-file.ts';
import { checkRuleName } from './rule-names.ts';

const reason = z.string().trim().min(1, 'needs a reason');
const expires = z.iso.date('needs the last day on which it applies, for example 2027-01-31');

const suppression = z.union(
  [
    z.strictObject({ fingerprint: z.string().min(1), reason, expires }),
    z.strictObject({
      id: z.string().min(1),
      code: z.string().min(1).optional(),
      url: z.string().min(1).optional(),
      reason,
      expires,
    }),
  ],
  'needs a fingerprint, or an id with or without code and url; and a reason and expires (2027-01-31)',
);

/**
 * One line of the file: a finding by its fingerprint, or every finding of a rule, or of one fault of it (`code`), on all
 * pages or on those that match `url`: a whole address, or a path from its slash on, in which `*` stands for any
 * characters. `expires` is the last day, in UTC, on which it holds.
 */
export type Suppression = z.infer<typeof suppression>;

/** The shape of a suppressions file. */
export const suppressionsShape = z.array(suppression);

/** The suppressions in a JSON file that has been read. Throws `file-invalid`, also for a rule that there is not. */
export function suppressionsIn(value: unknown, path: string): readonly Suppression[] {
  const list = shaped(value, suppressionsShape, path);
  if (list.length === 0) throw new CodedError('file-invalid', `${path} names no finding`);
  for (const one of list)
    if ('id' in one)
      checkRuleName([one.id, one.code].filter(Boolean).join('/'), `for ${path} to suppress`, 'file-invalid');
  return list;
}

/** Whether a suppression still holds on a day, `YYYY-MM-DD`. */
export function holds({ expires }: Suppression, day: string): boolean {
  return day <= expires;
}

/** Whether a suppression speaks of a finding. */
export function covers(one: Suppression, { rule, code, place, fingerprint }: Finding): boolean {
  if ('fingerprint' in one) return one.fingerprint === fingerprint;
  if (one.id !== rule || (one.code !== undefined && one.code !== code)) return false;
  return one.url === undefined || isMatch(one.url, one.url.startsWith('/') ? place.path : place.url);
}

/** The score of each audit that says something of its findings. */
const SCORE_OF = {
  crawler: 'crawler',
  llms: 'llms',
  schema: 'schema',
  page: 'pages',
  site: 'pages',
} as const satisfies Readonly<Record<AuditName, ScoreName>>;

/** The scores of the audits that can find what a suppression speaks of: of one finding, by its print alone, any of them. */
export function auditsOf(one: Suppression): readonly ScoreName[] {
  if ('fingerprint' in one) return Object.values(SCORE_OF);
  return rules.filter(({ id }) => id === one.id).map(({ audit }) => SCORE_OF[audit]);
}

/** What a suppression speaks of, for a note. */
export function nameOf(one: Suppression): string {
  if ('fingerprint' in one) return one.fingerprint;
  return [one.id, one.code, one.url === undefined ? undefined : `on ${one.url}`].filter(Boolean).join(' ');
}
