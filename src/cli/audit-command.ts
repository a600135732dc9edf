import { availableParallelism } from 'node:os';
import { DEFAULT_LANES, MAX_THREADS } from '../catalog/limits.ts';
import { CodedError } from '../errors.ts';
import { parsedUrl } from '../values/address.ts';
import type { AuditorOptions } from '../jobs/auditor.ts';
import type { StepCount } from '../jobs/engine.ts';
import { latestOnly } from '../jobs/latest.ts';
import { targetOf, withoutCredentials } from '../jobs/target-error.ts';
import type { AuditKind, AuditRun, Audited } from './audit.ts';
import { auditorOptions, withAuditor } from './auditor.ts';
import { isSet, text, whole, type Command, type Terminal, type Values } from './command.ts';
import { builtFolderOf, refuseFile, type BuiltFolder } from './built-folder.ts';
import { CONFIG_OPTIONS } from './config/find.ts';
import { deliver, type Delivered } from './deliver.ts';
import { readGate, type Gate } from './gate.ts';
import { GATE_OPTIONS, NETWORK_OPTIONS, OUTPUT_OPTIONS, RECORD_OPTION } from './options.ts';
import { checkOutputs } from './outputs.ts';
import { hasHeadersAround, HEADER_OPTIONS, readHeaders } from './own-headers.ts';
import { progressLine } from './progress.ts';
import type { OpenRecording } from './recording-file.ts';
import { checkRendering, refuseRendering, renderOptions, renderPages } from './rendering.ts';
import { isFile, savedPageOf } from './saved-page.ts';
import { areSeveral, checkForMany, checkForOne, TARGETS_OPTION } from './targets-option.ts';

/** Milliseconds between simulated visits of the example site, which is ours and needs no sparing. */
const DEMO_SPACING_MS = 20;

/** A command that audits one target, or the bundled example site without one. */
export function auditCommand(kind: AuditKind): Command {
  const { examples, options, runOptions } = kind;
  return {
    examples,
    options: {
      ...NETWORK_OPTIONS,
      ...HEADER_OPTIONS,
      ...RECORD_OPTION,
      ...options,
      ...runOptions,
      ...OUTPUT_OPTIONS,
      ...GATE_OPTIONS,
      ...TARGETS_OPTION,
      ...CONFIG_OPTIONS,
    },
    run: async ([target, ...others], values, terminal) => {
      if (others.length > 0 && kind.saved === undefined)
        throw new CodedError('usage', `${kind.name} takes one target, not also ${others.join(' ')}`);
      checkHeaders(values);
      checkRendering(values);
      const archive =
        others.length === 0 && target !== undefined && (await isArchive(target)) ? target : null;
      const list = text(values, 'targets');
      const many = target === undefined ? [] : [target, ...others];
      const isMany = list !== '' || (kind.saved !== undefined && areSeveral(many, values));
      if (!isMany && archive === null && target !== undefined && kind.saved === undefined)
        await refuseFile(target, values);
      if (isMany) checkForMany(target, values);
      else checkForOne(values);
      const given = { values, terminal: heard(values, terminal), settings: await readSettings(values) };
      if (text(values, 'url') !== '' && hasHeadersAround()) given.terminal.note(NO_HEADERS);
      if (archive !== null) {
        const { auditArchive } = await import('./archive-target.ts');
        return auditArchive(archive, given, (one, its, stored) =>
          audited(kind, { ...given, ...its, ...stored, target: one, keeping: 'memory' }),
        );
      }
      if (isMany) {
        const { auditTargets, targetsIn } = await import('./targets.ts');
        const { listedIn } = await import('./target-files.ts');
        const listed = await (list === '' ? listedIn(many, values) : targetsIn(list, values));
        return auditTargets(listed, given, (one, its) => onTarget(kind, { ...given, ...its }, one));
      }
      const { exit } =
        target === undefined ? await onDemoSite(kind, given) : await onTarget(kind, given, target);
      return exit;
    },
  };
}

/** How archives are named: no host ends so. What is in one is seen when it is read. */
const ARCHIVE = /\.(?:warc|har)(?:\.gz|\.zst)?$|\.wacz$/i;

/** Whether a target is an archive. Throws `file-unreadable` for the name of one that is not there. */
async function isArchive(target: string): Promise<boolean> {
  if (!ARCHIVE.test(target)) return false;
  if (await isFile(target)) return true;
  if (target.includes('/')) return false;
  throw new CodedError('file-unreadable', `${target} does not exist`);
}

/** The audit of a target: a folder, a saved page, or what is asked for on the web. */
async function onTarget(kind: AuditKind, given: Given, target: string): Promise<Delivered> {
  if (kind.saved === undefined) await refuseFile(target, given.values);
  const folder = await builtFolderOf(target, given.values);
  if (folder !== null) refuseRendering(given.values);
  return folder === null
    ? audited(kind, { ...given, target, keeping: 'file', options: {} })
    : ofFolder(kind, given, folder);
}

/** Throws `usage` for headers beside a target that is read from files: nobody gets them. */
function checkHeaders(values: Values): void {
  const given = Object.keys(HEADER_OPTIONS).find((name) => values[name] !== undefined);
  if (given !== undefined && text(values, 'url') !== '')
    throw new CodedError('usage', `--${given} does not apply to files, of which nothing is requested`);
}

/** The terminal as `--quiet` leaves it: progress and notes go nowhere. What ends a run is thrown, and told all the same. */
export function heard(values: Values, terminal: Terminal): Terminal {
  return isSet(values, 'quiet') ? { ...terminal, note: () => undefined, isWatched: false } : terminal;
}

/** The faults of the example site are there to be shown: they do not fail the run. */
async function onDemoSite(kind: AuditKind, given: Given): Promise<Delivered> {
  const { serveDemoSite } = await import('./demo-site.ts');
  const site = await serveDemoSite();
  try {
    given.terminal.note(`No target given: auditing the bundled example site at ${site.origin}\n\n`);
    const options = { probeSpacingMs: DEMO_SPACING_MS, allowOrigins: [site.origin] };
    const settings = { ...given.settings, gate: opened(given.settings.gate) };
    return await audited(kind, { ...given, settings, target: site.origin, keeping: 'memory', options });
  } finally {
    await site.close();
  }
}

/** The gate without what fails a run, nor says that it does. */
function opened(gate: Gate): Gate {
  return { ...gate, failing: [], minimum: 0, minimums: new Map() };
}

/** One audit as asked for on the command line. */
export interface AskedAudit {
  readonly target: string;
  readonly values: Values;
  readonly terminal: Terminal;
  readonly settings: Settings;
  readonly keeping: AuditRun['keeping'];
  /** What the surroundings add to the options of the auditor. */
  readonly options: AuditorOptions;
  /** When the run began; now, unless it is a replay. */
  readonly date?: string;
}

/** What the command line gives to each audit that it asks for. */
export type Given = Pick<AskedAudit, 'values' | 'terminal' | 'settings'>;

/** What the options of every audit say. */
export interface Settings {
  readonly gate: Gate;
  readonly network: AuditorOptions;
  /** Headers for the target, by name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the options of every audit, before anything is asked for. Throws for what cannot be written or judged by. */
export async function readSettings(values: Values): Promise<Settings> {
  await checkOutputs(values);
  return {
    gate: await readGate(values),
    network: { ...auditorOptions(values), ...pace(values) },
    headers: await readHeaders(values),
  };
}

/** Worth something to audits of many pages alone. */
function pace(values: Values): AuditorOptions {
  return { lanes: whole(values, 'concurrency', DEFAULT_LANES), delayMs: whole(values, 'delay', 0) };
}

/** Runs an audit and delivers what came of it. Throws when the target led nowhere. */
export async function audited(kind: AuditKind, asked: AskedAudit): Promise<Delivered> {
  const { values, terminal } = asked;
  const { gate } = asked.settings;
  // With --url it is the name of a file.
  const target = values['url'] === undefined ? withoutCredentials(asked.target) : asked.target;
  const date = asked.date ?? new Date().toISOString();
  if (target !== asked.target && isTarget(target)) terminal.note(NO_CREDENTIALS);
  const found = (await savedAudit(kind, asked)) ?? (await liveAudit(kind, { ...asked, target, date }));
  const delivered = await deliver(found, { target, date, gate, values, terminal }).catch(
    async (error: unknown) => {
      await found.settle?.('stopped');
      throw error;
    },
  );
  await found.settle?.('complete');
  if (found.error !== null) throw (await import('./led-nowhere.ts')).ledNowhere(found.error, target);
  return delivered;
}

/** The audit of a folder is that of the site which it becomes; it is quick, and keeps nothing for another run. */
async function ofFolder(kind: AuditKind, given: Given, { path, url }: BuiltFolder): Promise<Delivered> {
  const { folderWeb } = await import('../jobs/folder-web.ts');
  const { url: _, ...values } = given.values;
  const options = { web: folderWeb(path, { url }) };
  return audited(kind, { ...given, target: url, values, keeping: 'memory', options });
}

const percentOf = ({ done, total }: StepCount): number => Math.floor((100 * done) / total);

const NO_HEADERS = 'CITEWORTHY_HEADERS is not used: nothing is requested of files.\n';

const NO_CREDENTIALS =
  'The user name and password in the target are not used: citeworthy reads a site as a crawler does.\n';

function isTarget(written: string): boolean {
  return !(targetOf(written) instanceof CodedError);
}

/** The audit of a saved page, which needs no network; `null` where the target is an address. */
async function savedAudit({ saved }: AuditKind, { target, values }: AskedAudit): Promise<Audited | null> {
  if (saved === undefined) return null;
  const page = await savedPageOf(target, values);
  if (page !== null) refuseRendering(values);
  return page === null ? null : saved(page);
}

/** The audit of a site. Whatever can be wrong with what was asked is found before the engine is loaded. */
async function liveAudit(kind: AuditKind, asked: AskedAudit & { readonly date: string }): Promise<Audited> {
  const { target, values, terminal, keeping, settings } = asked;
  await kind.check?.(asked);
  // A replay gives what was rendered when it was recorded, and starts no browser.
  const rendering = asked.options.web === undefined ? await renderOptions(values) : renderPages(values);
  const options = { ...settings.network, ...asked.options, ...ofTarget(asked), ...rendering };
  const record = await recordingOf(kind, asked);
  return withAuditor(
    () => record.recorded(options),
    async (auditor) => {
      const progress = progressLine(terminal);
      // A terminal is drawn as often as a queue is told.
      const steps = latestOnly(async (line: string) => progress.show(line));
      const onStep: AuditRun['onStep'] = (step, count) =>
        steps.push(`${target}: ${step}${count === undefined ? '' : ` (${percentOf(count)} %)`}`);
      const run = { target, values, auditor, terminal, progress, onStep, keeping };
      try {
        return await kind.work(run);
      } finally {
        await steps.flush();
        progress.clear();
      }
    },
  ).finally(record.close);
}

/** Who types a target may read its own origins, with one's own headers, and nothing that they lead to. */
function ofTarget({ target, settings, options, values }: AskedAudit): AuditorOptions {
  const typed = targetOf(target);
  const origins = typed instanceof CodedError ? [] : typed.origins;
  const { headers } = settings;
  // Without a word for http, a secret is not sent in the clear when https does not answer.
  const isOpen = origins[0]?.startsWith('http:') === true || /^\s*http:/i.test(target);
  const trusted = origins.filter((origin) => isOpen || origin.startsWith('https:'));
  const isEmpty = Object.keys(headers).length === 0;
  return {
    threads: threadsFor(values, options.web?.stored !== undefined || origins.some(isLoopback)),
    typedOrigins: origins,
    ...(!isEmpty && {
      headers: Object.fromEntries(trusted.map((origin) => [origin, headers])),
      probeWithHeaders: isSet(values, 'probe-with-headers'),
    }),
  };
}

/**
 * What is read from this machine keeps a core busy for each thread; elsewhere the pace of the host decides. On two cores
 * one thread beside the main one is 0.9 to 1.1 times as fast, since V8 compiles on the second core (bench/folder.mjs).
 */
function threadsFor(values: Values, isHere: boolean): number {
  const cores = availableParallelism();
  return whole(values, 'threads', isHere && cores > 2 ? Math.min(MAX_THREADS, cores - 1) : 0);
}

/** RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3. */
const isLoopback = (origin: string): boolean =>
  /^(?:127(?:\.\d+){3}|(?:.+\.)?localhost|\[::1\])$/.test(parsedUrl(origin)?.hostname ?? '');

async function recordingOf(
  kind: AuditKind,
  { target, values, date }: Pick<AskedAudit, 'target' | 'values'> & { readonly date: string },
): Promise<OpenRecording> {
  const path = text(values, 'record');
  if (path === '') return { recorded: (options) => options, close: () => undefined };
  return (await import('./recording-file.ts')).openRecording(path, { kind, target, values, date });
}
