/**
 * What an auditor and its audits take, one schema each: an unknown name or a value out of range is refused before anything
 * is asked, so that no limit vanishes by a slip of the pen. What opens the network looks at its own values.
 */
import * as z from 'zod';
import { MAX_RENDER_PAGES, MAX_THREADS, MOST_CLICKS, MOST_PAGES } from '../catalog/limits.ts';
import { PROBE_CHOICES, type ProbeChoice } from '../catalog/probe-limits.ts';
import type { HostKey } from '../gather/host-gates.ts';
import { MAX_LANES, type GateSource } from '../net/host-gate.ts';
import type { Fetcher, FetcherOptions } from '../net/model.ts';
import type { TargetAuditOptions } from './audit.ts';
import type { DiscoverSiteOptions } from './discover-site.ts';
import type { RunOptions } from './engine.ts';
import type { LlmsCheckOptions } from './llms-check.ts';
import type { SiteAuditContext } from './site-audit.ts';

/** How an auditor reaches the web. Everything is optional. */
export interface AuditorOptions extends FetcherOptions {
  /**
   * Under which names a home page is visited: of `all` bots that count, the default; of those that answers are made by
   * (`important`); of `none`. `true` is `all`, `false` is `none`.
   */
  readonly probe?: boolean | ProbeChoice | undefined;
  /** Milliseconds between two simulated visits, at most an hour. Default 1000. */
  readonly probeSpacingMs?: number | undefined;
  /** Requests at once to one host during a site audit, 1 to 10. Default 4. */
  readonly lanes?: number | undefined;
  /** Milliseconds between two requests to one host during a site audit at least, up to a day. Default 0; a longer Crawl-delay counts. */
  readonly delayMs?: number | undefined;
  /**
   * Where the gates of hosts come from: `redisGates` or `postgresGates` make all processes of one store one polite
   * visitor. Default: those of this auditor.
   */
  readonly gates?: GateSource | undefined;
  /**
   * Which hosts share a gate: each for itself (`host`, the default), all of one registrable domain (`domain`), or all for
   * which a function gives the same name, such as the shops of one platform. It is given the host with its port, if any.
   */
  readonly hostKey?: HostKey | undefined;
  /**
   * Pages of one site that a site audit renders at most, where a `renderer` is given. Default 10: those of which the
   * answer does not tell enough, and one of each template. No score changes by it.
   */
  readonly renderPages?: number | undefined;
  /**
   * Threads that audit the pages of a site beside the caller's own, 0 to {@link MAX_THREADS}, started with the first
   * site of more than some fifty pages. They change no result. Default 0: whoever runs many workers has no idle core.
   */
  readonly threads?: number | undefined;
  /** Takes the place of the network, such as a recording that is replayed. The options above it then do nothing. */
  readonly web?: Fetcher | undefined;
}

/** Most milliseconds between two simulated visits, an hour: no check takes a day, and timers overflow. */
const MAX_PROBE_SPACING_MS = 3_600_000;
/** Most milliseconds between two pages, a day. */
const MAX_DELAY_MS = 86_400_000;

/** A schema for each option of a kind of options. */
type ShapeOf<Options> = { readonly [Name in keyof Options]-?: z.ZodType<Options[Name]> };

/** Judged where it is used. */
const unjudged = z.custom<never>().optional();
const fault = (takes: string) => ({ error: `takes ${takes}` });
const flag = z.boolean(fault('true or false')).optional();
const call = z.custom<never>((value) => typeof value === 'function', 'takes a function').optional();
const number = (most: number) => {
  const takes = fault(`a number from 0 to ${most}`);
  return z.number(takes).min(0, takes).max(most, takes).optional();
};
const whole = (least: number, most: number) => {
  const takes = fault(`a whole number from ${least} to ${most}`);
  return z.int(takes).min(least, takes).max(most, takes).optional();
};
const texts = z.array(z.string(fault('texts')), fault('a list of texts')).optional();
/** What is to be read: an empty list would be read as no wish at all. */
const addresses = z
  .array(z.string(fault('texts')), fault('a list of addresses'))
  .min(1, 'names no address')
  .optional();
const headers = z
  .record(z.string(), z.record(z.string(), z.string()), fault('headers by origin, each a text by its name'))
  .optional();
const object = z
  .custom<never>((value) => typeof value === 'object' && value !== null, 'takes an object')
  .optional();
const patterns = z
  .array(z.string().regex(/^[/*]/, 'a pattern begins with / or *'), fault('a list of patterns'))
  .optional();
const objectWith = (method: string) =>
  z
    .custom<never>(
      (value) =>
        typeof value === 'object' && value !== null && typeof Reflect.get(value, method) === 'function',
      `takes an object with ${method}()`,
    )
    .optional();

const signal = z
  .custom<AbortSignal>((value) => value instanceof AbortSignal, 'takes an AbortSignal')
  .optional();
const run = { signal, onStep: call } satisfies ShapeOf<RunOptions>;
const scope = {
  include: patterns,
  exclude: patterns,
  maxDepth: whole(0, MOST_CLICKS),
  dropQuery: texts,
  urls: addresses,
  sitemaps: addresses,
  maxPages: whole(1, MOST_PAGES),
};
const context = {
  signal,
  onProgress: call,
  ledger: objectWith('kept'),
  previous: objectWith('kept'),
  questions: texts,
} satisfies ShapeOf<Omit<SiteAuditContext, 'lanes'>>;

/** The options of an auditor. */
const auditor = {
  allowOrigins: unjudged,
  typedOrigins: unjudged,
  publicOnly: flag,
  headers,
  sign: call,
  probeWithHeaders: flag,
  limits: object,
  userAgent: unjudged,
  transport: unjudged,
  dispatcher: objectWith('dispatch'),
  resolver: unjudged,
  renderer: objectWith('render'),
  trustedCertificates: unjudged,
  clock: call,
  random: call,
  sleep: call,
  probe: z
    .union([z.boolean(), z.enum(PROBE_CHOICES)], fault(`true, false, ${PROBE_CHOICES.join(', ')}`))
    .optional(),
  probeSpacingMs: number(MAX_PROBE_SPACING_MS),
  lanes: whole(1, MAX_LANES),
  delayMs: number(MAX_DELAY_MS),
  gates: objectWith('open'),
  hostKey: z
    .custom<HostKey>(
      (value) => value === 'host' || value === 'domain' || typeof value === 'function',
      'takes host, domain or a function',
    )
    .optional(),
  renderPages: whole(0, MAX_RENDER_PAGES),
  threads: whole(0, MAX_THREADS),
  web: objectWith('fetch'),
} satisfies ShapeOf<AuditorOptions>;

/** What every plan has. Its other parts are read where they are used, as older ledgers hold them. */
const plan = z.looseObject(
  {
    origin: z.string(fault('a text')),
    totalPages: z.number(fault('a number')),
    urls: z.array(z.string(fault('texts')), fault('a list of addresses')),
  },
  fault('a plan, as discoverSite makes it'),
);

const target = {
  ...run,
  ...scope,
  ...context,
  plan: z
    .custom<never>((value) => plan.safeParse(value).success, 'takes a plan, as discoverSite makes it')
    .optional(),
  onPlan: call,
  onFound: call,
} satisfies ShapeOf<TargetAuditOptions>;
const discovery = { ...scope, signal, onProgress: call } satisfies ShapeOf<DiscoverSiteOptions>;
const llms = {
  ...run,
  pages: whole(0, MOST_PAGES),
  generate: z.enum(['when-missing', 'always'], fault('when-missing or always')).optional(),
} satisfies ShapeOf<LlmsCheckOptions>;
const site = { ...context, lanes: whole(1, MAX_LANES) } satisfies ShapeOf<SiteAuditContext>;

/** The schema of each. */
export const OPTION_SCHEMAS = {
  createAuditor: z.strictObject(auditor),
  audit: z.strictObject(target),
  site: z.strictObject(target),
  crawlerCheck: z.strictObject(run),
  schemaAudit: z.strictObject(run),
  llmsCheck: z.strictObject(llms),
  discoverSite: z.strictObject(discovery),
  auditSite: z.strictObject(site),
  fetch: z.strictObject({ signal }),
  walkSitemaps: z.strictObject({ signal }),
};

/** What an auditor is given beside options: a plan, as `discoverSite` makes it, and addresses. */
const INPUT_SCHEMAS = {
  auditSite: plan,
  walkSitemaps: z.array(z.string(fault('texts')), fault('a list of addresses')),
};

/** Throws a TypeError with one line for options that have an unknown name, or a value that theirs does not take. */
export function checkOptions(of: keyof typeof OPTION_SCHEMAS, options: unknown): void {
  if (options !== undefined) check(of, OPTION_SCHEMAS[of], options);
}

/** Throws a TypeError with one line for what is no plan, or no list of addresses. */
export function checkInput(of: keyof typeof INPUT_SCHEMAS, input: unknown): void {
  check(of, INPUT_SCHEMAS[of], input);
}

function check(of: string, schema: z.ZodType, value: unknown): void {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue === undefined) return;
  const path = issue.path.map(String).join('.');
  const said =
    issue.code === 'unrecognized_keys' ? `there is no option ${issue.keys.join(', ')}` : issue.message;
  throw new TypeError([of, path, said].filter(Boolean).join(': '));
}
