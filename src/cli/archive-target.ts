/** A target that is an archive of the web, a WARC or HAR file: each of its sites is audited. */
import { archiveWeb, type ArchivedSite } from '../archives/archive-web.ts';
import { CodedError } from '../errors.ts';
import type { AuditorOptions } from '../jobs/auditor.ts';
import { parsedUrl } from '../values/address.ts';
import { text, type ExitCode, type Terminal, type Values } from './command.ts';
import type { Delivered } from './deliver.ts';
import { checkForMany } from './targets-option.ts';
import { auditTargets } from './targets.ts';

/** What the command line gives. */
interface Given {
  readonly values: Values;
  readonly terminal: Terminal;
  readonly settings: { readonly headers: object };
}

/** Audits one site that answers from an archive. */
type AuditSite = (
  target: string,
  given: Pick<Given, 'values' | 'terminal'>,
  its: { readonly options: AuditorOptions; readonly date: string },
) => Promise<Delivered>;

/**
 * Audits the sites of an archive, one with its whole report, several as a row each; with `--url` the one at that address. Gives
 * the worst of their exit codes. Throws `file-invalid` for an archive without pages.
 */
export async function auditArchive(path: string, given: Given, audit: AuditSite): Promise<ExitCode> {
  const { values, terminal } = given;
  const taken = ['record', 'render', 'ledger', 'previous'].find((name) => values[name] !== undefined);
  if (taken !== undefined)
    throw new CodedError('usage', `--${taken} does not apply to an archive, of which nothing is requested`);
  const archive = await archiveWeb(path, terminal.signal);
  const now = archive.date > 0 ? archive.date : Date.now();
  const [clock, date] = [() => now, new Date(now).toISOString()];
  const { url: _, ...others } = values;
  try {
    const sites = asked(archive.sites, text(values, 'url'), path);
    const [only] = sites;
    if (only === undefined) throw new CodedError('file-invalid', `${path} has no pages`);
    const auditSite = (site: ArchivedSite, its: Pick<Given, 'values' | 'terminal'>) =>
      audit(`${site.origin}/`, its, { options: { web: archive.webOf(site.origin), clock }, date });
    if (sites.length === 1) return (await auditSite(only, { ...given, values: others })).exit;
    checkForMany(undefined, values);
    const byTarget = new Map(sites.map((site) => [site.origin, site]));
    const listed = [...byTarget.keys()].map((target) => ({ target, url: undefined }));
    return await auditTargets(listed, { ...given, values: others }, (target, its) =>
      auditSite(byTarget.get(target) ?? only, its),
    );
  } finally {
    await archive.close();
  }
}

/** The sites that are meant: all, or the one at an address. */
function asked(sites: readonly ArchivedSite[], written: string, path: string): readonly ArchivedSite[] {
  if (written === '') return sites;
  const origin = parsedUrl(written)?.origin;
  const site = sites.find((one) => one.origin === origin);
  if (site === undefined) throw new CodedError('usage', `${path} has no pages of ${written}`);
  return [site];
}
