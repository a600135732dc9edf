import { afterAll, beforeAll, expect, test } from 'vitest';
import { datesOf } from '../../src/facts/page-dates.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Pacific/Kiritimati';
});
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('the machine is in another zone than UTC', () => {
  expect(new Date(0).getTimezoneOffset()).not.toBe(0);
});

const timeOf = (written: string) =>
  datesOf(
    pageFacts(
      exchangeOf({
        url: 'https://example.com/',
        body: `<meta property="article:published_time" content="${written}">`,
      }),
    ),
  )[0]?.time;

// A time without a zone is the same moment on every machine that runs the audit.
test.each([
  '2026-02-01T09:00',
  '2026-02-01 09:00:00',
  '2026-02-01T10:00:00+01:00',
  '2026-02-01 10:00:00 +0100',
  '2026-02-01 09:00:00 UTC',
  '2026-02-01 09:00:00.000000+00',
  'Sun, 01 Feb 2026 09:00:00 GMT',
  '20260201T0900Z',
  '20260201T100000+0100',
])('%s is one moment', (written) => expect(timeOf(written)).toBe(Date.UTC(2026, 1, 1, 9)));

test.each(['2026-02-30', '2026-02-01 soon', '2 weeks ago', '20260230', '2026020', 'UTC'])(
  '%s cannot be read',
  (written) => expect(timeOf(written)).toBeNull(),
);
