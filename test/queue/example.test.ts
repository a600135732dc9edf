import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';

const EXAMPLE = join(import.meta.dirname, '../../examples/api-server');

test('a worker that dies is followed by another, later and later while they die young', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { keepWorkers } = await import(join(EXAMPLE, 'workers.mjs'));
  const made: EventEmitter[] = [];
  const signals: string[] = [];
  const fork = () => {
    const worker = Object.assign(new EventEmitter(), {
      kill: (signal: string) => {
        signals.push(signal);
        worker.emit('exit');
      },
    });
    made.push(worker);
    return worker;
  };
  const kept = keepWorkers(1, fork);
  /** Milliseconds until the next one begins after the death of the last. */
  const pause = () => {
    const [count, begun] = [made.length, Date.now()];
    made.at(-1)!.emit('exit');
    while (made.length === count) vi.advanceTimersToNextTimer();
    return Date.now() - begun;
  };
  const pauses = Array.from({ length: 9 }, pause);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  vi.advanceTimersByTime(60_000);
  expect([pause(), pause()]).toEqual([500, 1_000]);
  // One that waits for its turn when all is stopped does not begin.
  await kept.stop();
  expect(signals).toEqual(['SIGTERM']);
  const other = keepWorkers(1, fork);
  made.at(-1)!.emit('exit');
  await other.stop();
  expect([vi.getTimerCount(), other.workers.size]).toEqual([0, 0]);
});

test('its compose file sets what it reads, and names what is there', () => {
  const { services, volumes } = parse(readFileSync(join(EXAMPLE, 'compose.yaml'), 'utf8'));
  const settings = readFileSync(join(EXAMPLE, 'settings.mjs'), 'utf8');
  const { environment, command, depends_on: needed } = services.api;
  expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([]);
  expect(new URL(environment.DATABASE_URL).hostname).toBe(Object.keys(needed)[0]);
  const readme = readFileSync(join(EXAMPLE, 'README.md'), 'utf8');
  const [, install = '', start = ''] = /```sh\n(npm .*)\n(node .*)\n```/.exec(readme) ?? [];
  expect(command).toContain(install);
  expect(command).toContain(start);
  expect(Object.keys(volumes).toSorted()).toEqual(['app', 'database']);
});

test('its description is sound OpenAPI to a linter, and has the endpoints 12 to 25', async () => {
  const file = join(import.meta.dirname, '../../docs/openapi.json');
  const lint = join(import.meta.dirname, 'lint-openapi.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [lint, file]);
  expect(stdout).toBe('');
  const { openapi, paths } = JSON.parse(readFileSync(file, 'utf8'));
  const operations = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
  expect([openapi, operations.length]).toEqual(['3.1.0', 14]);
});
