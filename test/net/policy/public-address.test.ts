import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalAddress, isPublicAddress } from '../../../src/net/policy/public-address.ts';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2000::',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db7:ffff::',
  '2001:db9::',
  '2003::',
  '2606:4700:4700::1111',
  '2620:4f:7fff::',
  '3ffe::1',
  '3fff:1000::',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '64:ff9b::8.8.8.8',
  '0:0:0:0:0:ffff:0101:0101',
];
const PRIVATE = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.0',
  '10.255.255.255',
  '100.64.0.0',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.0.0',
  '169.254.169.254',
  '172.16.0.0',
  '172.31.255.255',
  '192.0.0.0',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.0',
  '192.168.255.255',
  '192.175.48.1',
  '198.18.0.0',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.0',
  '239.255.255.255',
  '240.0.0.0',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::7f00:1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '0:0:0:0:0:ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '100:0:0:1::1',
  '1fff:ffff::',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:1ff:ffff::',
  '2001:db8::1',
  '2002:7f00:1::',
  '2620:4f:8000::1',
  '3fff::',
  '3fff:fff:ffff::',
  '4000::1',
  '5f00::1',
  '8000::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
];
const NO_ADDRESS = [
  '',
  'localhost',
  '127.1',
  '0177.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '1.2.3.4.5',
  '8.8.8.8/8',
  '::g',
  '2a00',
  '2a00:g::1',
  ' 8.8.8.8',
];

describe('public addresses', () => {
  test.each(PUBLIC)('%s is public', (ip) => expect(isPublicAddress(ip)).toBe(true));
  test.each(PRIVATE)('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false));
  test.each(NO_ADDRESS)('%j is no address', (ip) => expect(isPublicAddress(ip)).toBe(false));

  test('an IPv4 address is judged alike in every form that embeds it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        const verdict = isPublicAddress(ip);
        expect(isPublicAddress(`::ffff:${ip}`)).toBe(verdict);
        expect(isPublicAddress(`64:ff9b::${ip}`)).toBe(verdict);
        expect(isPublicAddress(`::${ip}`)).toBe(false);
      }),
    );
  });

  test('IPv6 outside 2000::/3 is never public', () => {
    const outside = fc.tuple(fc.integer({ min: 0x4000, max: 0xffff }), fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(outside, ([first, second]) => {
        expect(isPublicAddress(`${first.toString(16)}:${second.toString(16)}::1`)).toBe(false);
      }),
    );
  });

  test('one spelling for each address', () => {
    expect(canonicalAddress('::ffff:127.0.0.1')).toBe('127.0.0.1');
    expect(canonicalAddress('::FFFF:7f00:1')).toBe('127.0.0.1');
    expect(canonicalAddress('2001:DB8::1')).toBe(canonicalAddress('2001:db8:0:0:0:0:0:1'));
    expect(canonicalAddress('2001:db8::')).toBe(canonicalAddress('2001:db8:0:0:0:0:0:0'));
    expect(canonicalAddress('127.0.0.1')).toBe('127.0.0.1');
  });
});

test('what is no string is no address', () => {
  for (const value of ['null', '5', '{}', '["8.8.8.8"]', '["127.0.0.1"]'])
    expect(isPublicAddress(JSON.parse(value))).toBe(false);
});
