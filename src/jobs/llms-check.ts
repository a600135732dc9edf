import { auditLlms, type LlmsCheckEvidence } from '../audits/llms.ts';
import { generatedFile } from '../rules/llms/generated.ts';
import { llmsPages, markdownCopy } from '../fixes/llms-site-pages.ts';
import { SAMPLED_LLMS_PAGES } from '../catalog/limits.ts';
import type { Audit, LlmsCheckResult } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import type { Exchange } from '../exchange.ts';
import { readLlmsTxt } from '../facts/llms-txt/index.ts';
import { robotsAccess } from '../facts/robots-access.ts';
import { crawlPages } from '../gather/crawl.ts';
import { discoverPages } from '../gather/discover.ts';
import { enterSite } from '../gather/entry.ts';
import { gatherLlms } from '../gather/llms.ts';
import { readRobots } from '../gather/robots.ts';
import { createSteps } from '../gather/steps.ts';
import type { Target } from '../gather/target.ts';
import type { Engine, RunOptions } from './engine.ts';
import { errorData, nowhere, targetError, targetOf, type AuditError } from './target-error.ts';
import { tellingEnd } from './telling.ts';

/** An LLMs.txt Check: documented result, proof, and why the target could not be judged, if so. */
export interface LlmsCheck extends Audit<LlmsCheckResult, LlmsCheckEvidence> {
  readonly error: AuditError | null;
  /** An llms.txt made from the site's own pages; `null` unless pages were read for it. */
  readonly generated: string | null;
}

/** How an LLMs.txt Check is run; everything is optional. */
export interface LlmsCheckOptions extends RunOptions {
  /**
   * Pages of the site that are read for the generated file. Default 40; 0 reads the home page alone.
   */
  readonly pages?: number | undefined;
  /** Whether a file is generated for a site that has none, `when-missing`, the default, or for every site, `always`. */
  readonly generate?: 'when-missing' | 'always' | undefined;
}

/**
 * Checks the llms files of a domain. A malformed, private, unknown or silent target comes back as data too.
 * Rejects only with the reason of an aborted signal.
 */
export function llmsCheck(
  engine: Engine,
  target: string,
  options: LlmsCheckOptions = {},
): Promise<LlmsCheck> {
  return tellingEnd('llms-check', target, () => audited(engine, target, options));
}

/** Home page, robots.txt, the files, and the pages for a generated one. */
const STEPS = 4;

async function audited(engine: Engine, written: string, options: LlmsCheckOptions): Promise<LlmsCheck> {
  const { signal, onStep } = options;
  const steps = createSteps(STEPS, onStep);
  const target = targetOf(written);
  if (target instanceof CodedError)
    return { ...silence(nowhere(written, target)), error: errorData(target), generated: null };
  await steps.begin('home page');
  const entry = await enterSite(engine.visit.web, target, signal);
  const error = targetError(entry.home);
  if (error !== null) return { ...silence(entry), error, generated: null };
  await steps.begin('robots.txt');
  const robots = await readRobots(engine.visit.web, entry.origin, signal);
  await steps.begin('llms.txt, llms-full.txt and their links');
  const gathered = await gatherLlms(engine.visit.web, entry.base, {
    home: entry.home,
    signal,
    statusOf: engine.visit.statusOf,
  });
  // An archive without it, or a folder below the file, says neither that there is one nor that there is none.
  const { llms } = gathered;
  if (llms.outcome === 'blocked') return { ...silence(entry), error: targetError(llms), generated: null };
  const { file } = readLlmsTxt({ response: llms, robotsTxt: robots.text });
  const isWanted = options.generate === 'always' || !file.found;
  if (isWanted) await steps.begin('pages for a generated file');
  const pages = isWanted ? await readPages(engine, target, options) : [];
  const { domain, origin, base, home } = entry;
  const known = pages.length > 0 ? { pages } : {};
  const input = { domain, origin, base, home, robots, ...gathered, ...known };
  await steps.end();
  return { ...auditLlms(input), error: null, generated: isWanted ? generatedFile(input) : null };
}

/** Pages by sitemap or links, read politely. */
async function readPages(
  engine: Engine,
  target: Target,
  options: LlmsCheckOptions,
): Promise<ReturnType<typeof llmsPages>> {
  const { pages: maxPages = SAMPLED_LLMS_PAGES, signal } = options;
  if (maxPages === 0) return [];
  const { politeness: gate, gates } = engine;
  const year = new Date(engine.clock()).getUTCFullYear();
  const wanted = { maxPages, year, signal, gate, gates };
  const { robots, urls, lastmods } = await discoverPages(engine.visit.web, target, wanted);
  const readAll = async (addresses: readonly string[]): Promise<Map<string, Exchange>> => {
    const read = new Map<string, Exchange>();
    const onPage = (url: string, exchange: Exchange) => Promise.resolve(void read.set(url, exchange));
    await crawlPages(engine.visit.web, addresses, { robots, gate, gates, signal, onPage });
    return read;
  };
  const read = await readAll(urls);
  // In listed order, whichever answered first: the generated file must not depend on chance.
  const pages = urls.flatMap((url) => read.get(url) ?? []);
  const announced = new Set(pages.flatMap((page) => markdownCopy(page) ?? []));
  return llmsPages(pages, { lastmods, copies: await readAll([...announced]) });
}

function silence({
  domain,
  origin,
  home,
}: Pick<Awaited<ReturnType<typeof enterSite>>, 'domain' | 'origin' | 'home'>) {
  return auditLlms({ domain, origin, home, robots: robotsAccess(home), llms: home, full: home });
}
