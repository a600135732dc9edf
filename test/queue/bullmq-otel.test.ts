import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { Queue, QueueEvents } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isHere, redisUrl } from './engines.ts';

const PAGE = join(import.meta.dirname, '../../docs/workers.md');

/** The program of the recipe, for a queue of this engine. */
function recipeFor(queue: string): string {
  const programs = readFileSync(PAGE, 'utf8').matchAll(/^```js\n([^]*?)^```$/gm);
  const recipe = [...programs].map(([, code = '']) => code).find((code) => code.includes('bullmq-otel'));
  const url = JSON.stringify({ url: redisUrl(), maxRetriesPerRequest: null });
  return (recipe ?? '').replaceAll("'site-audits'", `'${queue}'`).replace("{ host: 'localhost' }", url);
}

/** Runs a program that stops at SIGTERM. Gives what that does, and leaves this process as it was. */
async function begun(program: string): Promise<() => void> {
  const folder = mkdtempSync(join(import.meta.dirname, '.workers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'recipe.mjs');
  writeFileSync(file, program);
  const before = process.listeners('SIGTERM');
  await import(pathToFileURL(file).href);
  const own = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  for (const listener of own) process.off('SIGTERM', listener);
  expect(own).toHaveLength(1);
  return () => own[0]?.('SIGTERM');
}

describe.runIf(isHere('redis'))('the recipe for bullmq-otel', () => {
  test('measures the jobs of a queue', async () => {
    const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
    const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
    metrics.setGlobalMeterProvider(provider);
    onTestFinished(async () => {
      metrics.disable();
      await provider.shutdown();
    });
    const name = `otel-${randomUUID()}`;
    const connection = { url: redisUrl(), maxRetriesPerRequest: null };
    const telemetry = new BullMQOtel({ tracerName: 'audits', meterName: 'audits', enableMetrics: true });
    const queue = new Queue(name, { connection, telemetry });
    const events = new QueueEvents(name, { connection });
    onTestFinished(async () => void (await Promise.all([queue.close(), events.close()])));
    await events.waitUntilReady();
    const stop = await begun(recipeFor(name));
    // An address that nobody is asked for.
    const job = await queue.add('site-audit', { url: 'http://10.0.0.1/' });
    expect(await job.waitUntilFinished(events)).toMatchObject({ status: 'failed' });
    /** What was measured last, and of which job. */
    const measured = async () => {
      await provider.forceFlush();
      const [scope] = exporter.getMetrics().at(-1)?.scopeMetrics ?? [];
      return scope?.metrics.map(({ descriptor, dataPoints }) => [descriptor.name, dataPoints[0]?.attributes]);
    };
    const of = {
      'bullmq.queue.name': name,
      'bullmq.job.name': 'site-audit',
      'bullmq.job.state': 'completed',
    };
    // The end of a job is told before it is measured.
    await expect.poll(measured).toEqual([
      ['bullmq.jobs.completed', of],
      ['bullmq.job.duration', of],
    ]);
    stop();
  });
});
