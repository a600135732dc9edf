import { expect, test } from 'vitest';
import { isInRanges, readRanges } from '../../src/logs/ranges.ts';

const PUBLISHED = {
  'Google, OpenAI and most': `{"creationTime":"2026-11-01T00:00:00.000000","prefixes":[{"ipv4Prefix":"198.51.100.16/28"},{"ipv6Prefix":"2001:db8:4::/48"}]}`,
  'with names of its own': `{"syncToken":"1","prefixes":[{"ip_prefix":"198.51.100.16/28","region":"x"}],"ipv6_prefixes":[{"ipv6_prefix":"2001:DB8:4:0::/48"}]}`,
  'a list': `["198.51.100.16/28", "2001:db8:4::/48"]`,
  'lines with comments': `# crawlers\n198.51.100.16/28\r\n2001:db8:4::/48 # v6\n`,
  'CSV of RFC 8805': `198.51.100.16/28,US,US-CA,Menlo Park,\n2001:db8:4::/48,IE,,,\n`,
  'in the source of a page': `<!doctype html><script>var v="1.2.3.4.5"</script><pre>{&quot;ip_prefix&quot;:&quot;198.51.100.16/28&quot;}</pre><li>2001:db8:4::/48</li> see 203.0.113.1/32 here`,
};

test.each(Object.entries(PUBLISHED))('%s', (_, text) => {
  const ranges = readRanges(text)!;
  const inside = [
    '198.51.100.16',
    '198.51.100.31',
    '::ffff:198.51.100.20',
    '2001:db8:4::1',
    '2001:db8:4:ffff:1:2:3:4',
    '[2001:db8:4::1]:443',
    '198.51.100.16:8080',
  ];
  const outside = [
    '198.51.100.15',
    '198.51.100.32',
    '2001:db8:5::',
    '203.0.113.1',
    'example.com',
    '',
    '198.51.100.256',
    '2001:db8:4::1::2',
  ];
  expect(inside.filter((address) => !isInRanges(ranges, address))).toEqual([]);
  expect(outside.filter((address) => isInRanges(ranges, address))).toEqual([]);
});

test('the date of a list is told', () => {
  expect(readRanges(PUBLISHED['Google, OpenAI and most'])?.created).toBe('2026-11-01T00:00:00.000000');
  expect(readRanges(PUBLISHED['a list'])?.created).toBeNull();
});

test('ranges that touch, overlap or repeat are one answer', () => {
  const ranges = readRanges('["10.1.0.0/16","10.1.2.0/24","10.1.2.3","10.2.0.0/16","10.1.0.0/16"]')!;
  expect(ranges.blocks).toHaveLength(2);
  expect(['10.1.2.4', '10.1.255.255', '10.2.0.0'].every((address) => isInRanges(ranges, address))).toBe(true);
  expect(isInRanges(ranges, '10.3.0.0')).toBe(false);
});

test('a prefix wider than any operator owns is none', () => {
  expect(readRanges('["0.0.0.0/0","::/0","10.0.0.0/7","2000::/15"]')).toBeNull();
  expect(readRanges('["17.0.0.0/8","2000::/16"]')?.blocks).toHaveLength(2);
});

test.each([
  '',
  'null',
  '{}',
  '<html><p>Not found</p></html>',
  '{"prefixes":[{"ipv4Prefix":"300.1.1.1/8"}]}',
  '['.repeat(100_000),
])('a text without ranges gives none (%#)', (text) => {
  expect(readRanges(text)).toBeNull();
});
