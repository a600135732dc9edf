import { ENGINE_VERSION } from '../../catalog/version.ts';
import { CodedError } from '../../errors.ts';
import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import { withAuditor } from '../auditor.ts';
import { EXIT, isSet, type Command, type ExitCode, type Terminal, type Values } from '../command.ts';
import { deliver } from '../deliver.ts';
import { NETWORK_OPTIONS, REPORT_OPTIONS, isQuiet } from '../options.ts';
import { progressLine } from '../progress.ts';
import { crawlerPart } from '../report/crawler.ts';

/** Milliseconds between simulated visits of the example site, which is ours and needs no sparing. */
const DEMO_SPACING_MS = 20;

export const crawler: Command = {
  name: 'crawler',
  usage: '<target>',
  summary: 'Crawler Check: robots.txt by bot, simulated visits, llms.txt, sitemap',
  examples: ['citeworthy crawler example.com', 'citeworthy crawler example.com --json', 'citeworthy crawler'],
  options: {
    ...NETWORK_OPTIONS,
    'no-probe': { type: 'boolean', help: 'make no request under the name of a browser or an AI agent' },
    ...REPORT_OPTIONS,
  },
  run: async ([target, ...others], values, terminal) => {
    if (others.length > 0)
      throw new CodedError('usage', `one target at a time, not also ${others.join(' ')}`);
    return target === undefined ? runDemo(values, terminal) : runOn(target, values, terminal);
  },
};

async function runOn(target: string, values: Values, terminal: Terminal): Promise<ExitCode> {
  const options = { probe: !isSet(values, 'no-probe') };
  const check = await withAuditor(values, options, (auditor) => {
    const progress = progressLine(terminal);
    const steps = { signal: terminal.signal, onStep: (step: string) => progress.show(`${target}: ${step}`) };
    return auditor.crawlerCheck(target, steps).finally(progress.clear);
  });
  return delivered(check, target, values, terminal);
}

/** The faults of the example site are there to be shown: they do not fail the run. */
async function runDemo(values: Values, terminal: Terminal): Promise<ExitCode> {
  const { serveDemoSite } = await import('../demo-site.ts');
  const site = await serveDemoSite();
  try {
    if (!isQuiet(values))
      terminal.note(`No target given: auditing the bundled example site at ${site.origin}\n\n`);
    const options = { allowOrigins: [site.origin], probeSpacingMs: DEMO_SPACING_MS };
    const check = await withAuditor(values, options, (auditor) =>
      auditor.crawlerCheck(site.origin, { signal: terminal.signal }),
    );
    await delivered(check, site.origin, values, terminal);
    return EXIT.healthy;
  } finally {
    await site.close();
  }
}

async function delivered(
  check: CrawlerCheck,
  target: string,
  values: Values,
  terminal: Terminal,
): Promise<ExitCode> {
  if (check.error !== null) {
    if (isSet(values, 'json')) terminal.out(`${JSON.stringify(check, null, 2)}\n`);
    terminal.note(`${check.error.message}\n`);
    const isReachable = check.error.code === 'target-invalid' || check.error.code === 'target-blocked';
    return isReachable ? EXIT.usage : EXIT.unreachable;
  }
  const report = {
    target,
    date: new Date().toISOString(),
    version: ENGINE_VERSION,
    passed: [],
    ...crawlerPart(check),
  };
  return deliver({ report, json: check, score: check.evidence.score }, values, terminal);
}
