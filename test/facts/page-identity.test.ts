import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageIdentity } from '../../src/facts/page-identity.ts';
import { pageFacts } from '../../src/facts/page.ts';

const identity = (head: string, body = '') =>
  pageIdentity(
    pageFacts(
      exchangeOf({ url: 'https://www.acme.example/shop', body: `<head>${head}</head><body>${body}</body>` }),
    ),
  );

test.each([
  ['Acme: Shop', 'Acme'],
  ['Shop | ACME', 'ACME'],
  ['Shop – Acme', 'Acme'],
  ['Shop', 'acme'],
  ['Acme Shop', 'acme'],
])('title %j gives the brand %s', (title, brand) =>
  expect(identity(`<title>${title}</title>`).brandName).toBe(brand),
);

test.each([
  ['<link rel=icon sizes=any href=/f.ico><link rel=icon type=image/svg+xml href=/i.svg>', '/i.svg'],
  ['<link rel=icon sizes=any href=/f.ico><link rel=icon sizes=512x512 href=/512.png>', '/f.ico'],
  ['<link rel=icon sizes=16x16 href=/16.png><link rel=icon sizes="32x32 48x48" href=/48.png>', '/48.png'],
  ['<link rel="shortcut icon" href=/f.ico><link rel=apple-touch-icon sizes=180x180 href=/a.png>', '/f.ico'],
  ['<link rel=apple-touch-icon href=/a.png>', '/a.png'],
])('the icon of %j is %s', (head, path) =>
  expect(identity(head).favicon).toBe(`https://www.acme.example${path}`),
);

test('an icon inside the page and one that is not declared are none', () => {
  expect(
    identity('<link rel=icon href="data:image/svg+xml,x"><link rel=mask-icon href=/m.svg>').favicon,
  ).toBe('');
});
