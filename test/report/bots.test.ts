import { expect, test } from 'vitest';
import { agreement, permissionBand } from '../../src/report/bots.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import { sample } from './sample.ts';

const [row] = sample.crawler!.bots;

test.each([
  ['search-index', 'high', false, 'poor'],
  ['user-fetch', 'high', false, 'poor'],
  ['user-fetch', 'medium', false, 'fair'],
  ['search-index', 'low', false, 'fair'],
  ['training', 'high', false, null],
  ['agent', 'medium', false, null],
  ['token-only', 'low', false, null],
  ['training', 'low', true, 'good'],
  ['search-index', 'high', null, null],
] as const)('a %s bot of %s impact, allowed %s, is %s', (purpose, impact, allowed, band) => {
  expect(permissionBand({ ...row!, purpose, impact, allowed })).toBe(band);
});

test.each([
  ['ua-blocked', /turned away by the server/],
  ['refused-for-all', /turned away by the server/],
  ['site-error', /met by an error of the server/],
  ['login-for-all', /asked for a login/],
])('an invited bot whose visit ended with %s', (verdict, text) => {
  const probe = { verdict, accessible: false, vendor: null, note: '' };
  const { state, text: said } = agreement({ ...row!, allowed: true, probe });
  expect(state).toBe('differs');
  expect(ENGLISH.tell(said)).toMatch(text);
});
