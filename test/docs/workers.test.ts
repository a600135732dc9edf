import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './sections.ts';

const text = readFileSync(join(ROOT, 'docs/workers.md'), 'utf8');
const programs = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => code);

/** A folder from which programs import the package by its name. */
function home(): string {
  const folder = mkdtempSync(join(import.meta.dirname, '.workers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the program of a recipe in this process. */
async function run(peer: string): Promise<void> {
  const code = programs.find((program) => program.includes(`from '${peer}'`));
  const file = join(home(), 'recipe.mjs');
  writeFileSync(file, code ?? '');
  await import(pathToFileURL(file).href);
}

/** An audit of a page that no network is asked for. */
async function auditNothing(): Promise<void> {
  const { createAuditor } = await import('../../src/index.ts');
  const auditor = createAuditor();
  await auditor.schemaAudit('http://10.0.0.1/');
  await auditor.close();
}

test('the recipe for Prometheus measures what an audit does', async () => {
  const { register } = await import('prom-client');
  await run('prom-client');
  await auditNothing();
  const told = await register.metrics();
  expect(told).toMatch('citeworthy_exchange_seconds_count{outcome="blocked"} 2');
  expect(told).toMatch('citeworthy_audit_seconds_count{audit="schema-audit",error="target-blocked"} 1');
});

test('the recipe for OpenTelemetry measures what an audit does', async () => {
  const { metrics } = await import('@opentelemetry/api');
  const sdk = await import('@opentelemetry/sdk-metrics');
  const exporter = new sdk.InMemoryMetricExporter(sdk.AggregationTemporality.CUMULATIVE);
  const reader = new sdk.PeriodicExportingMetricReader({ exporter });
  const provider = new sdk.MeterProvider({ readers: [reader] });
  onTestFinished(() => provider.shutdown());
  metrics.setGlobalMeterProvider(provider);
  onTestFinished(() => metrics.disable());
  await run('@opentelemetry/api');
  await auditNothing();
  await provider.forceFlush();
  const measured = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics[0]?.metrics ?? []);
  const audits = measured.find(({ descriptor }) => descriptor.name === 'citeworthy.audit.duration');
  expect(audits?.dataPoints.map(({ attributes }) => attributes)).toEqual([
    { audit: 'schema-audit', error: 'target-blocked' },
  ]);
});
