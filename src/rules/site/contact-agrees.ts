import { jsonLd } from '../page/example-page.ts';
import { none, pass, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { page } from './example-pages.ts';
import type { PageContact } from './page-digest.ts';
import { failWhere, siteRule } from './site-rule.ts';
import { isSource } from './site-view.ts';

/** Digits at the end by which numbers are compared: before them is what depends on where one calls from (ITU-T E.123). */
const OWN_DIGITS = 7;

const business = (
  telephone: string,
  streetAddress = '1 Mill Lane',
  shown = '',
): { readonly body: string } => ({
  body: `${jsonLd('LocalBusiness', { name: 'Alder repairs', url: 'https://example.com/', telephone, address: { '@type': 'PostalAddress', streetAddress, addressLocality: 'Ely' } })}<p>We repair kettles and boilers of all makes in two days.</p>${shown}`,
});
const open = (data: string, text: string): { readonly body: string } => ({
  body: `${jsonLd('LocalBusiness', { name: 'Alder repairs', url: 'https://example.com/', openingHours: data })}<h1>Alder repairs</h1><p>${text}</p>`,
});
const call = (number: string): string => `<a href="tel:${number}">Call us</a>`;

export const contactAgrees = siteRule({
  id: 'contact-agrees',
  category: 'ai_seo',
  area: 'understand',
  title: 'One business has one telephone number, one address and one set of opening hours on all pages',
  why: 'Engines join what pages say of a business, and hand out the number that they met last.',
  source: SOURCES.googleOrganization,
  grade: 'vendor',

  severity: 'high',
  effort: 'template',
  faults: {
    telephone: {
      title: 'Pages give two telephone numbers of one business',
      message: 'The data of this page gives the telephone number {one}, that of most pages {other}',
      fix: 'Fill the telephone number of all pages from one field',
    },
    address: {
      title: 'Pages give two addresses of one business',
      message: 'The data of this page gives the address "{one}", that of most pages "{other}"',
      fix: 'Fill the address of all pages from one field, or give each branch a name of its own',
    },
    hours: {
      title: 'The opening hours in data are not those that the page shows',
      message: 'The page shows the hours "{other}", but its data gives "{one}"',
      fix: 'Fill the opening hours of text and data from one field',
    },
    shown: {
      title: 'The telephone number in data is not the one that pages show',
      message: 'The page shows the telephone number {other}, but its data gives {one}',
      fix: 'Fill the telephone number of text and data from one field',
    },
  },

  evaluate({ pages }) {
    const stating = pages.flatMap(({ url, contact, ...page }) =>
      contact !== undefined && isSource({ url, ...page }) ? [{ url, contact }] : [],
    );
    if (stating.length === 0) return none;
    if (new Set(stating.map(({ contact }) => contact.name)).size > 1) return unknown('several-branches');
    const all = stating.map(({ contact }) => contact);
    const [telephone, address] = [
      mostFrequent(all.map(({ telephones }) => telephones[0] ?? '')),
      mostFrequent(all.map((one) => one.address)),
    ];
    const isOtherNumber = ({ telephones }: PageContact): boolean => !holds(telephones, telephone);
    const isOtherPlace = (one: PageContact): boolean =>
      one.address !== '' && plain(one.address) !== plain(address);
    // Another place with another number is another branch.
    if (all.some((one) => isOtherNumber(one) && isOtherPlace(one))) return unknown('several-branches');
    const allShown = new Set(all.flatMap(({ shown }) => shown.map(ownDigits)));
    const verdict = failWhere(stating, ({ contact }) => {
      const { telephones, address: own } = contact;
      if (isOtherNumber(contact))
        return { code: 'telephone' as const, data: { one: telephones[0] ?? '', other: telephone } };
      if (isOtherPlace(contact)) return { code: 'address' as const, data: { one: own, other: address } };
      if (contact.hoursApart !== undefined) {
        const [one, shown] = contact.hoursApart;
        return { code: 'hours' as const, data: { one, other: shown } };
      }
      const [other, ...more] = contact.shown;
      // A number of one page alone may be that of a department, or one that counts calls.
      const isOne = stating.length > 1 && allShown.size === 1 && more.length === 0 && telephones.length === 1;
      return other !== undefined && isOne && !holds(telephones, other)
        ? { code: 'shown' as const, data: { one: telephones[0] ?? '', other } }
        : null;
    });
    return verdict.kind === 'pass' ? pass : verdict;
  },

  examples: {
    pass: [
      { pages: [page('/', business('+44 1353 555 010')), page('/about', business('01353 555010'))] },
      { pages: [page('/', business('+44 1353 555 010', '1 Mill Lane', call('01353555010')))] },
      { pages: [page('/', business('01353 555010', '1 Mill Lane', call('01353555999')))] },
    ],
    fail: [
      { pages: [page('/', open('Mo-Fr 09:00-17:00', 'Monday to Friday: 9am – 6pm'))] },
      {
        pages: [
          page('/', business('01353 555010')),
          page('/about', business('01353 555010')),
          page('/contact', business('01353 555999')),
        ],
      },
      {
        pages: [
          page('/', business('01353 555010')),
          page('/about', business('01353 555010')),
          page('/contact', business('01353 555010', '9 High Street')),
        ],
      },
      {
        pages: ['/', '/about'].map((path) =>
          page(path, business('01353 555010', '1 Mill Lane', call('01353555999'))),
        ),
      },
    ],
    none: [{ pages: [page('/', { body: '<h1>Repairs</h1>' })] }],
    unknown: [
      {
        pages: [
          page('/', business('01353 555010')),
          page('/leeds', business('0113 555 0199', '9 High Street')),
        ],
      },
    ],
  },
});

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const ownDigits = (number: string): string => number.slice(-OWN_DIGITS);

/** Nothing is compared with a number that is not there. */
const holds = (numbers: readonly string[], number: string): boolean =>
  numbers.length === 0 || number === '' || numbers.some((one) => ownDigits(one) === ownDigits(number));

/** The value of most pages, the first of equals; empty ones do not count. */
function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0];
}
