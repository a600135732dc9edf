import { auditCrawlerCheck } from '../audits/crawler.ts';
import type { CrawlerCheckEvidence } from '../audits/crawler-evidence.ts';
import type { Audit, CrawlerCheckResult } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { gatherCrawlerCheck, nothingGathered, type CrawlerCheckGathered } from '../gather/crawler-check.ts';
import { MAX_AGENTS_MS } from '../gather/for-agents.ts';
import type { Stored } from '../net/model.ts';
import { limit } from '../rules/limit.ts';
import type { Engine, RunOptions } from './engine.ts';
import { errorData, nowhere, targetError, targetOf, type AuditError } from './target-error.ts';
import { tellingEnd } from './telling.ts';

/** A Crawler Check: documented result, proof, and why the target could not be judged, if so. */
export interface CrawlerCheck extends Audit<CrawlerCheckResult, CrawlerCheckEvidence> {
  readonly error: AuditError | null;
}

/**
 * Checks a domain. A malformed, private, unknown or silent target comes back as data too: an empty result and `error`.
 * Rejects only with the reason of an aborted signal.
 */
export function crawlerCheck(
  engine: Engine,
  target: string,
  options: RunOptions = {},
): Promise<CrawlerCheck> {
  return tellingEnd('crawler-check', target, () => audited(engine, target, options));
}

async function audited(engine: Engine, written: string, options: RunOptions): Promise<CrawlerCheck> {
  const target = targetOf(written);
  if (target instanceof CodedError)
    return { ...judge(nothingGathered(nowhere(written, target))), error: errorData(target) };
  const gathered = await gatherCrawlerCheck(engine.visit.web, target, {
    probing: engine.probing,
    probe: engine.probe,
    gate: engine.politeness,
    gates: engine.gates,
    signal: options.signal,
    ...(options.onStep && { onStep: options.onStep }),
  });
  // A server that hangs up on our own name, or sends it away, may answer a browser: then the site was judged.
  const { home } = gathered.entry;
  const error = home.hops.length > 0 ? null : targetError(gathered.probing?.baseline ?? home);
  return { ...judge(gathered, UNPROBED[engine.stored?.kind ?? 'web']), error };
}

type Unprobed = 'probing-off' | 'folder-read' | 'archive-read';

/** Why no simulated visits were made, by what answered. */
const UNPROBED: Readonly<Record<Stored['kind'] | 'web', Unprobed>> = {
  web: 'probing-off',
  folder: 'folder-read',
  archive: 'archive-read',
};

function judge(
  { entry, robots, requestedRobots, sitemap, llms, licenses, forAgents, probing }: CrawlerCheckGathered,
  unprobed: Unprobed = 'probing-off',
) {
  const { base, baseReason, ...site } = entry;
  const { unasked, ...answers } = forAgents;
  return auditCrawlerCheck({
    ...site,
    ...(baseReason !== null && { base: { url: base, reason: baseReason } }),
    baseline: probing?.baseline ?? entry.home,
    robots,
    requestedRobots,
    probes: probing?.results ?? [],
    limits: [
      ...(unasked === 0 ? [] : [limit('agents-unasked', { count: unasked, seconds: MAX_AGENTS_MS / 1_000 })]),
      ...(probing?.limits ?? [unprobed]).map((code) => limit(code)),
    ],
    llms,
    licenses,
    ...answers,
    sitemap,
  });
}
