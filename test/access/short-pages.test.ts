/**
 * Short pages that servers, firewalls, hosts and sites send with status 200, and pages that bear the same words. The folder
 * is the expectation: below `unknown/` the text does not carry a verdict, and what it has to be doubted as is named there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AccessKind } from '../../src/access/model.ts';
import { NOTICE_KINDS } from '../../src/catalog/languages/model.ts';
import { kindOf } from './pages.ts';

const PAGES = resolve(import.meta.dirname, '../pages');
const KINDS: Readonly<Record<string, AccessKind>> = {
  page: 'pass',
  shell: 'empty-shell',
  missing: 'error',
  failure: 'error',
  maintenance: 'error',
  parked: 'error',
  refused: 'block',
  throttled: 'rate-limit',
  region: 'geo',
  challenge: 'challenge',
  login: 'login',
  age: 'login',
  subscription: 'login',
  consent: 'login',
};

const pagesIn = (folder: string): string[] => readdirSync(join(PAGES, folder));
const folders = pagesIn('.').filter((name) => name !== 'unknown');

describe.each(folders)('%s', (folder) => {
  test.each(pagesIn(folder))('%s', (name) => {
    expect(kindOf({ body: readFileSync(join(PAGES, folder, name), 'utf8') })).toBe(KINDS[folder]);
  });
});

describe.each(pagesIn('unknown'))('unknown, perhaps %s', (folder) => {
  test.each(pagesIn(`unknown/${folder}`))('%s', (name) => {
    const body = readFileSync(join(PAGES, 'unknown', folder, name), 'utf8');
    expect(['unknown', KINDS[folder]]).toContain(kindOf({ body }));
  });
});

test('every notice has pages', () => {
  const all = new Set([...folders, ...pagesIn('unknown'), 'script']);
  expect(NOTICE_KINDS.filter((kind) => !all.has(kind))).toEqual([]);
});
