import { describe, expect, test } from 'vitest';
import { SPECIAL_NAMES } from '../../src/catalog/special-names.ts';
import { isPrivateHost } from '../../src/facts/private-host.ts';
import { checkUrl } from '../../src/net/policy/check-url.ts';

describe.each(SPECIAL_NAMES)('%s', (name) => {
  test('is not asked for, and a page that links it leads its reader nowhere', () => {
    for (const host of [name, `files.${name}`]) {
      expect(checkUrl(`https://${host}/`).reason).toBe('special-name');
      expect(isPrivateHost(host)).toBe(true);
    }
  });

  test('says nothing of a name that only ends alike, or holds it in front', () => {
    for (const host of [`my${name}.example.com`, `${name}.example.com`]) {
      expect(checkUrl(`https://${host}/`).allowed).toBe(true);
      expect(isPrivateHost(host)).toBe(false);
    }
  });
});

test('nobody can register a name below test', () => expect(isPrivateHost('shop.test')).toBe(true));
