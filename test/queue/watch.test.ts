import { expect, onTestFinished, test, vi } from 'vitest';
import { healthLine, jsonLog, watched, watchedEnd, watchOver, type LogEntry } from '../../src/queue/watch.ts';

test('a log line is one JSON object with its time in front', () => {
  const lines: string[] = [];
  jsonLog(
    (line) => lines.push(line),
    () => 0,
  )({ level: 'info', event: 'health', note: 'two\nlines' });
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"health","note":"two\\nlines"}\n',
  ]);
});

test('a log line holds no secret of an address, and nothing that is not seen', () => {
  const lines: string[] = [];
  const log = jsonLog(
    (line) => lines.push(line),
    () => 0,
  );
  log({
    level: 'error',
    event: 'failed',
    error: 'https://a:pass@b.example/?token=0123456789 \u202e##[error]',
  });
  expect(lines.join('')).toContain('"https://a:***@b.example/?token=*** \\u202e\\u0023#[error]"');
});

test('what became of a run is logged and counted once', async () => {
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const who = { job: '1', name: 'x' };
  const isNull = (end: object) => ('result' in end && end.result === null ? ('handed-back' as const) : null);
  await watched(watch, who, () => Promise.resolve('done'), isNull);
  await watched(watch, who, () => Promise.resolve(null), isNull);
  const failing = watched(watch, who, () => Promise.reject(new Error('one\ntwo')), isNull);
  await expect(failing).rejects.toThrow('one');
  expect(watch.counts).toEqual({ running: 0, completed: 1, failed: 1, handedBack: 1 });
  expect(log.filter(({ event }) => event !== 'started')).toEqual([
    { level: 'info', event: 'completed', ...who },
    { level: 'info', event: 'handed-back', ...who },
    { level: 'error', event: 'failed', ...who, error: 'one two' },
  ]);
});

test('an audit that ended as failed is told as failed, with its reason, whichever way it is watched', async () => {
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const who = { job: '1', name: 'x' };
  const end = { status: 'failed', result: null, error: 'target-blocked: no' };
  for (const under of [watched, watchedEnd])
    expect(
      await under(
        watch,
        who,
        () => Promise.resolve(end),
        () => null,
      ),
    ).toBe(end);
  expect(watch.counts).toEqual({ running: 0, completed: 0, failed: 2, handedBack: 0 });
  const failed = { level: 'error', event: 'failed', ...who, error: 'target-blocked: no' };
  expect(log.filter(({ event }) => event !== 'started')).toEqual([failed, failed]);
});

test('a run that waits for its time is told of when that has come', async () => {
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const who = { job: '1', name: 'x' };
  const isNull = (end: object) => ('result' in end && end.result === null ? ('waiting' as const) : null);
  await watchedEnd(watch, who, () => Promise.resolve(null), isNull);
  await watchedEnd(watch, who, () => Promise.resolve('done'), isNull);
  await expect(watchedEnd(watch, who, () => Promise.reject(new Error('x')), isNull)).rejects.toThrow('x');
  expect(log.map(({ event }) => event)).toEqual(['completed', 'failed']);
  expect(watch.counts).toEqual({ running: 0, completed: 1, failed: 1, handedBack: 0 });
});

test('a health line after a time that no timer can hold does not come all the time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: LogEntry[] = [];
  const end = healthLine(
    watchOver((entry) => log.push(entry)),
    3_000_000_000,
    new AbortController().signal,
  );
  vi.advanceTimersByTime(60_000);
  end();
  expect(log).toEqual([]);
});

test('a health line comes at its time, at once when the worker is told to stop, and never after its end', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const stop = new AbortController();
  const end = healthLine(watch, 1_000, stop.signal);
  vi.advanceTimersByTime(999);
  expect(log).toEqual([]);
  watch.phase = 'working';
  watch.counts.running = 2;
  vi.advanceTimersByTime(1);
  stop.abort();
  vi.advanceTimersByTime(1_000);
  end();
  vi.advanceTimersByTime(5_000);
  expect(log.map(({ phase }) => phase)).toEqual(['working', 'stopping', 'stopping']);
  expect(log[0]).toEqual({
    level: 'info',
    event: 'health',
    phase: 'working',
    running: 2,
    completed: 0,
    failed: 0,
    handedBack: 0,
    rssMiB: expect.any(Number),
  });
});
