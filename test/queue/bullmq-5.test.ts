import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as bullmq5 from 'bullmq-5';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { worksOnBullmq, type BullmqUnderTest } from './bullmq-suite.ts';
import { expireInRedis } from './bullmq-locks.ts';
import { isHere, redisUrl } from './engines.ts';

// The adapter imports its peer by name: here that is the oldest one it works with.
vi.mock('bullmq', () => import('bullmq-5'));

const root = resolve(import.meta.dirname, '../..');

/** The built program beside a `node_modules` in which `bullmq` is the old one. */
function programOverBullmq5(home: string): string {
  cpSync(join(root, 'dist'), join(home, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(home, 'package.json'));
  mkdirSync(join(home, 'node_modules'));
  symlinkSync(join(root, 'node_modules/bullmq-5'), join(home, 'node_modules/bullmq'));
  return join(home, 'dist/bundle/main.js');
}

describe.runIf(isHere('redis'))('BullMQ 5.64 over Redis', () => {
  let home: string;
  let main: string;
  beforeAll(() => {
    home = mkdtempSync(join(import.meta.dirname, '.bullmq-5-'));
    main = programOverBullmq5(home);
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  const connection = () => ({ url: redisUrl(), maxRetriesPerRequest: null });
  // The two versions differ in types that the tests do not use.
  const under: unknown = {
    classes: bullmq5,
    url: redisUrl,
    connection,
    expire: expireInRedis,
    main: () => main,
    shards: 100,
  };
  worksOnBullmq(under as BullmqUnderTest);
});
