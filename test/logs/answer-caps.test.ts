/** What answers led to is counted up to its caps, and what is past them is said to be cut. */
import { expect, test } from 'vitest';
import { answerTally } from '../../src/logs/answer-visits.ts';
import type { LogEntry } from '../../src/logs/entry.ts';

const visit = (target: string, referer = 'https://chatgpt.com/'): LogEntry => ({
  address: '203.0.113.7',
  forwarded: '',
  time: 0,
  target,
  status: 200,
  agent: null,
  referer,
  id: '',
});

test('20,000 pages are counted one by one, and of more 10,000 are kept', () => {
  const led = (count: number) => {
    const tally = answerTally();
    for (let at = 0; at < count; at++) tally.addVisit(visit(`/p${at}`));
    return tally.result();
  };
  expect(led(20_000)).toMatchObject({ visits: 20_000, isCut: false });
  expect(led(20_001)).toMatchObject({ visits: 20_001, isCut: true });
});

test('100 pages of each list are given', () => {
  const led = (count: number) => {
    const tally = answerTally();
    tally.addVisit(visit('/'));
    for (let at = 0; at < count; at++) {
      tally.addVisit(visit(`/p${at}`));
      tally.addRead(visit(`/r${at}`, ''));
    }
    const result = tally.result();
    return [result?.led.length, result?.ledNobody.length];
  };
  expect(led(99)).toEqual([100, 99]);
  expect(led(100)).toEqual([100, 100]);
  expect(led(101)).toEqual([100, 100]);
});

test('an address of a Referer is looked at up to 2,000 characters', () => {
  const start = 'https://chatgpt.com/';
  const long = (length: number) => {
    const tally = answerTally();
    tally.addVisit(visit('/', start + 'a'.repeat(length - start.length)));
    return tally.result()?.visits;
  };
  expect([long(2_000), long(2_001)]).toEqual([1, 1]);
});

test('a page that led somebody is not among those that led nobody, however many others did', () => {
  const tally = answerTally();
  for (let at = 0; at < 10_001; at++) tally.addVisit(visit(`/p${at}`));
  tally.addRead(visit('/p9999', ''));
  expect(tally.result()?.ledNobody).toEqual([]);
});
