import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import type { CodedError } from '../../src/errors.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { openFileLedger, readFileLedger } from '../../src/jobs/file-ledger.ts';
import { LEASE_MS } from '../../src/jobs/file-lock.ts';
import type { Ledger } from '../../src/jobs/ledger.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { readPageUnit } from '../../src/jobs/page-unit.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  path = join(folder, 'pages.ndjson');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const all = async <Unit>(ledger: Pick<Ledger<Unit>, 'kept'>) => {
  const found: (readonly [string, Unit])[] = [];
  for await (const pair of ledger.kept()) found.push(pair);
  return found;
};
const asNumber = (value: unknown) => Number(value);

test('what was kept is found again, each key once, the last value', async () => {
  const ledger = await openFileLedger(path, asNumber);
  await Promise.all([ledger.keep('a', 1), ledger.keep('b', 2), ledger.keep('a', 3)]);
  expect(await all(ledger)).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  await ledger.close();
  const again = await openFileLedger(path, asNumber);
  expect(await all(again)).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  await again.close();
});

test('an earlier file is read while another process holds it, and nothing is written', async () => {
  await expect(readFileLedger(path, asNumber)).rejects.toMatchObject({ code: 'file-unreadable' });
  expect(readdirSync(folder)).toEqual([]);
  const ledger = await openFileLedger(path, asNumber);
  await Promise.all([ledger.keep('a', 1), ledger.keep('b', 2), ledger.keep('a', 3)]);
  appendFileSync(path, '{"key":"c","un');
  expect(await all(await readFileLedger(path, asNumber))).toEqual(await all(ledger));
  await ledger.close();
});

test('memory and file ledgers agree', async () => {
  const [memory, file] = [memoryLedger<number>(), await openFileLedger(path, asNumber)];
  for (const ledger of [memory, file])
    for (const [key, unit] of [
      ['x', 1],
      ['ü\n"', 2],
    ] as const)
      await ledger.keep(key, unit);
  expect(await all(file)).toEqual(await all(memory));
  await file.close();
});

test('a torn last line is dropped and overwritten', async () => {
  const ledger = await openFileLedger(path, asNumber);
  await ledger.keep('a', 1);
  await ledger.close();
  appendFileSync(path, '{"key":"b","un');
  const again = await openFileLedger(path, asNumber);
  await again.keep('c', 3);
  expect(await all(again)).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  await again.close();
  expect(readFileSync(path, 'utf8')).toBe('{"key":"a","unit":1}\n{"key":"c","unit":3}\n');
});

test('a damaged line before the last is named', async () => {
  writeFileSync(path, '{"key":"a","unit":1}\nnonsense\n{"key":"b","unit":1}\n');
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-invalid: .*:2 is damaged$/);
});

test('a line that holds no unit is named', async () => {
  writeFileSync(path, '{"key":"a","unit":1}\n{"key":"b","unit":"x"}\n');
  const ledger = await openFileLedger(path, (unit) => {
    if (typeof unit !== 'number') throw new TypeError('not a number');
    return unit;
  });
  await expect(all(ledger)).rejects.toThrow(/^ledger-invalid: .*pages\.ndjson:2 is damaged$/);
  await ledger.close();
});

test('a page that version 0.2 kept, without findings, is refused as what it is', async () => {
  const { evidence, ...audited } = auditPage(exchangeOf({ url: 'https://a.example/', body: '<p>Tea' }));
  const { findings: _, ...old } = evidence;
  const page = { ...audited, url: audited.result.url, finalUrl: audited.result.url, auditedAt: '' };
  writeFileSync(path, `${JSON.stringify({ key: 'a', unit: { ...page, evidence: old } })}\n`);
  const refusal = /^ledger-outdated: .*:1 is of an earlier version of this package$/;
  await expect(all(await readFileLedger(path, readPageUnit))).rejects.toThrow(refusal);
  writeFileSync(path, `${JSON.stringify({ key: 'a', unit: { ...page, evidence } })}\n`);
  expect(await all(await readFileLedger(path, readPageUnit))).toMatchObject([
    ['a', { evidence: { findings: evidence.findings } }],
  ]);
});

/** What open files share, so that one of them can be made to fail. */
const fileHandle = async (): Promise<FileHandle> => {
  const file = await open(path, 'a+');
  await file.close();
  return Object.getPrototypeOf(file);
};

test('a write that a full disk broke off leaves nothing behind, and the next one goes on from there', async () => {
  const ledger = await openFileLedger(path, asNumber);
  await ledger.keep('a', 1);
  vi.spyOn(await fileHandle(), 'write').mockImplementationOnce(async () => {
    appendFileSync(path, '{"key":"b"');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  await expect(ledger.keep('b', 2)).rejects.toThrow(/^ENOSPC/);
  expect(await all(ledger)).toEqual([['a', 1]]);
  await ledger.keep('c', 3);
  await ledger.close();
  expect(readFileSync(path, 'utf8')).toBe('{"key":"a","unit":1}\n{"key":"c","unit":3}\n');
});

test('a disk that fails at the end gives the lock back all the same', async () => {
  const ledger = await openFileLedger(path, asNumber);
  vi.spyOn(await fileHandle(), 'datasync').mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
  await expect(ledger.close()).rejects.toThrow(/^EIO/);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('a full disk leaves no lock without a holder behind', async () => {
  const file = await fileHandle();
  vi.spyOn(file, 'writeFile').mockRejectedValueOnce(new Error('ENOSPC: no space left on device, write'));
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ENOSPC/);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test.runIf(existsSync('/proc/self/fd'))('a ledger that cannot be read is closed again', async () => {
  writeFileSync(path, 'nonsense\n');
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-invalid/);
  const targetOf = (name: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      return '';
    }
  };
  expect(readdirSync('/proc/self/fd').map(targetOf)).not.toContain(path);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test.runIf(existsSync('/dev/full'))('a device, which has no end, is refused at once', async () => {
  symlinkSync('/dev/full', path);
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^file-unwritable: .*pages\.ndjson/);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('a second writer is refused until the first has closed', async () => {
  const first = await openFileLedger(path, asNumber);
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-locked/);
  await first.close();
  const second = await openFileLedger(path, asNumber);
  await second.close();
});

test('one file has one writer, by whatever path it is named', async () => {
  const first = await openFileLedger(path, asNumber);
  symlinkSync(path, `${path}.link`);
  symlinkSync(folder, `${path}.folder`);
  const spellings = [`${path}.link`, join(`${path}.folder`, basename(path)), relative(process.cwd(), path)];
  for (const other of spellings)
    await expect(openFileLedger(other, asNumber)).rejects.toThrow(/^ledger-locked/);
  await first.close();
  const second = await openFileLedger(`${path}.link`, asNumber);
  await second.keep('a', 1);
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-locked/);
  await second.close();
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('closing again does nothing more', async () => {
  const ledger = await openFileLedger(path, asNumber);
  await ledger.keep('a', 1);
  await Promise.all([ledger.close(), ledger.close()]);
  const next = await openFileLedger(path, asNumber);
  await ledger.close();
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-locked/);
  await next.close();
});

describe('a lock that was left behind', () => {
  /** `opened`, or the code of the refusal. */
  const opening = async () => {
    const ledger = await openFileLedger(path, asNumber).catch((error: CodedError) => error.code);
    if (typeof ledger === 'string') return ledger;
    await ledger.keep('a', 1);
    await ledger.close();
    return existsSync(`${path}.lock`) ? 'lock left' : 'opened';
  };
  const left = (text: string, ageMs: number) => {
    writeFileSync(`${path}.lock`, text);
    const then = new Date(Date.now() - ageMs);
    utimesSync(`${path}.lock`, then, then);
  };

  test('by a dead process of this machine is taken over at once', async () => {
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    left(`${hostname()} ${dead} 1`, 0);
    expect(await opening()).toBe('opened');
  });

  // Asked whether 0 or a negative number lives, the system answers for a whole group of processes.
  test.each(['0', '-1', '1.5', 'x', ''])('by a process whose id is no id (%j) is taken over', async (id) => {
    left(`${hostname()} ${id} 1`, 0);
    expect(await opening()).toBe('opened');
  });

  test('by a process whose id another one has now is taken over, where the system tells starts apart', async () => {
    left(`${hostname()} ${process.pid} 1`, 0);
    expect(await opening()).toBe(existsSync('/proc/self/stat') ? 'opened' : 'ledger-locked');
  });

  test.each(['elsewhere.example 7 1', ''])(
    'by %j is taken over after the lease, and not before',
    async (text) => {
      left(text, LEASE_MS - 5_000);
      expect(await opening()).toBe('ledger-locked');
      left(text, LEASE_MS + 1);
      expect(await opening()).toBe('opened');
    },
  );

  test.runIf(existsSync('/proc/self/ns/pid'))(
    'by a container of the same host name is taken over after the lease: its processes have other ids',
    async () => {
      const dead = spawnSync(process.execPath, ['-e', '0']).pid;
      left(`${hostname()} ${dead} 1 0 pid:[1]`, LEASE_MS - 5_000);
      expect(await opening()).toBe('ledger-locked');
      left(`${hostname()} ${dead} 1 0 pid:[1]`, LEASE_MS + 1);
      expect(await opening()).toBe('opened');
    },
  );

  test('by a living process is taken over after the lease: it hangs, or the thread that held it was ended', async () => {
    const ledger = await openFileLedger(path, asNumber);
    const name = readFileSync(`${path}.lock`, 'utf8');
    await ledger.close();
    left(name, LEASE_MS - 5_000);
    expect(await opening()).toBe('ledger-locked');
    left(name, LEASE_MS + 1);
    expect(await opening()).toBe('opened');
  });

  test('of a process that hung is its own no more, even where the process itself has taken it over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const hung = await openFileLedger(path, asNumber);
    await hung.keep('a', 1);
    vi.setSystemTime(Date.now() + LEASE_MS + 60_000);
    const next = await openFileLedger(path, asNumber);
    const holder = readFileSync(`${path}.lock`, 'utf8');
    await expect(hung.keep('b', 2)).rejects.toThrow(/^ledger-locked/);
    await hung.close();
    await next.keep('c', 3);
    expect(await all(next)).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(holder);
    await next.close();
  });

  test('is taken over by one of many, and the others are refused', async () => {
    left('elsewhere.example 7 1', LEASE_MS + 1);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => openFileLedger(path, asNumber)));
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    await won[0]?.close();
  });

  test('a writer whose lock was taken over keeps nothing more, and leaves the lock to its new holder', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const ledger = await openFileLedger(path, asNumber);
    await ledger.keep('a', 1);
    left('elsewhere.example 7 1', 0);
    vi.advanceTimersByTime(LEASE_MS);
    const refused = () =>
      ledger.keep('b', 2).then(
        () => '',
        (error: unknown) => String(error),
      );
    await expect.poll(refused).toMatch(/ledger-locked/);
    await ledger.close();
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe('elsewhere.example 7 1');
  });

  test('a writer that has slept asks who holds the lock before it writes, whatever its timers do', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const ledger = await openFileLedger(path, asNumber);
    await ledger.keep('a', 1);
    left('elsewhere.example 7 1', 0);
    vi.setSystemTime(Date.now() + LEASE_MS);
    await expect(ledger.keep('b', 2)).rejects.toThrow(/^ledger-locked/);
    await ledger.close();
    expect(readFileSync(path, 'utf8')).toBe('{"key":"a","unit":1}\n');
  });
});

test('a line longer than a read chunk survives', async () => {
  const ledger = await openFileLedger(path, String);
  const long = 'ä'.repeat(200_000);
  await ledger.keep('long', long);
  await ledger.keep('short', 'x');
  expect(await all(ledger)).toEqual([
    ['long', long],
    ['short', 'x'],
  ]);
  await ledger.close();
});
