import type { SurfaceFact } from '../../../facts/surface/model.ts';
import { amountsIn, isSameAmount, mayBeSame, moneyText } from '../../../facts/surface/money.ts';
import { askedPrice, shownAmounts, speaksOfTax, type ShownAmount } from '../../../facts/surface/shown.ts';
import { entitiesOf, has } from '../../../facts/page-entities.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { fail, failEach, none, pass, unknown, type Unknown, type Verdict } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { apart, firstApart, placeOf, statementsOf } from '../agreement.ts';
import { jsonLd } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';

const ONE_PRICE = 'Fill the price of the page and of its data from one field';

const kettle = (shownPrice: string, offer: Readonly<Record<string, unknown>>, head = ''): string =>
  `<head><title>Kettle K2</title>${head}${jsonLd('Product', { name: 'Kettle K2', offers: { '@type': 'Offer', priceCurrency: 'EUR', ...offer } })}</head>` +
  `<main><h1>Kettle K2</h1>${shownPrice}<p>It boils a litre in three minutes.</p></main>`;

const amountOf = `<meta property="product:price:amount" content="21.00"><meta property="product:price:currency" content="EUR">`;

export const priceAgrees = aiSeoRule({
  id: 'price-agrees',
  area: 'understand',
  title: 'The price is the same in the text and in data',
  why: 'Engines quote one of the prices of a page, and Google disapproves offers whose data differs from the page.',
  source: SOURCES.googleMerchantListing,
  grade: 'vendor',

  severity: 'high',
  effort: 'template',
  faults: {
    shown: {
      title: 'The price in data is not the one that the page shows',
      message: 'The page shows {other}, but the price in {oneSurface@surfaces} is {one}',
      fix: ONE_PRICE,
    },
    stated: {
      title: 'Two prices in data disagree',
      message: 'The price in {oneSurface@surfaces} is {one}, that in {otherSurface@surfaces} is {other}',
      fix: ONE_PRICE,
    },
  },

  evaluate({ page, facts }) {
    const doubt = doubtOf(page);
    const stated = [...statementsOf(facts(), 'price').values()];
    if (stated.length === 0) return doubt ?? none;
    if (doubt !== null) return doubt;
    if (stated.some((prices) => prices.length > 1)) return unknown('price-variants');
    if (facts().some(({ fact, value }) => fact === 'availability' && value === 'Discontinued')) return none;
    const prices = stated.flat();
    const amounts = shownAmounts(page.shownLines);
    const two = firstApart(prices, (a, b) => !isSameAmount(numberOf(a), numberOf(b)));
    if (two !== null) {
      const between = betweenData(two, page, amounts);
      if (between.kind !== 'fail') return between;
      const found = prices.flatMap((price) => {
        const verdict = againstText(price, page, amounts);
        return verdict.kind === 'fail' ? verdict.found : [];
      });
      return found.length > 0 ? failEach(found) : between;
    }
    const [price] = prices;
    return price === undefined ? none : againstText(price, page, amounts);
  },

  examples: {
    pass: [
      kettle('<p>€24.00</p>', { price: '24.00' }),
      kettle('<p>24,00 €</p>', { price: 24 }),
      kettle('<p><del>€30.00</del> €24.00</p>', { price: '24.00' }),
    ],
    fail: [
      kettle('<p>€24.00</p>', { price: '19.00' }),
      kettle('', { price: '19.00' }, amountOf),
      kettle('<p>€24.00</p>', { price: '19.00' }, amountOf),
    ],
    none: [kettle('<p>On request</p>', { price: '19.00' }), '<main><h1>Kettle K2</h1><p>€24.00</p></main>'],
    unknown: [
      kettle('<p>From €24.00</p>', { price: '19.00' }),
      kettle('<p>€24.00 – €48.00</p>', { price: '19.00' }),
      kettle('<p>$26.00</p>', { price: '19.00' }),
      kettle('<p><del>€30.00</del> €24.00</p>', { price: '30.00' }),
      kettle('<p>€23.79</p>', { price: '19.99' }),
      kettle('<p>€24.00</p>', { '@type': 'AggregateOffer', lowPrice: '19.00' }),
      kettle('<p>€24.00</p><script>var sizes = [{"price":2400},{"price":1900}]</script>', { price: '19.00' }),
    ],
  },
});

const DOUBTS = {
  far: 'price-far',
  from: 'price-from',
  range: 'price-range',
  several: 'price-several',
  struck: 'price-struck',
} as const;

const numberOf = ({ value }: SurfaceFact): number => Number(value.split(' ')[0]);
const currenciesOf = ({ value }: SurfaceFact): string[] => value.split(' ').slice(1);

/** Data that names no one price: a range, variants. */
function doubtOf(page: PageFacts): Unknown | null {
  if (entitiesOf(page, 'AggregateOffer').some((offer) => has(offer, 'lowPrice') || has(offer, 'highPrice')))
    return unknown('price-range');
  const isGroup =
    entitiesOf(page, 'ProductGroup').length > 0 ||
    entitiesOf(page, 'Product').some((each) => has(each, 'hasVariant'));
  return isGroup ? unknown('price-variants') : null;
}

function betweenData(
  [one, other]: readonly [SurfaceFact, SurfaceFact],
  page: PageFacts,
  amounts: readonly ShownAmount[],
): Verdict<'stated'> {
  if (!mayBeSame(currenciesOf(one), currenciesOf(other))) return unknown('price-currency');
  if (mayBeTax(numberOf(one), numberOf(other), page)) return unknown('price-tax');
  const isShown = (price: SurfaceFact): boolean =>
    amounts.some(({ amount }) => isSameAmount(amount, numberOf(price)));
  if (isShown(one) && isShown(other)) return unknown('price-several');
  if (areOfVariants(numberOf(one), numberOf(other), page)) return unknown('price-variants');
  return fail('stated', apart(one, other), placeOf(one, other));
}

function againstText(price: SurfaceFact, page: PageFacts, amounts: readonly ShownAmount[]): Verdict<'shown'> {
  const stated = numberOf(price);
  if (stated === 0) return none;
  const same = amounts.filter(({ amount }) => isSameAmount(amount, stated));
  if (same.some(({ kind }) => kind !== 'struck')) return pass;
  if (same.length > 0) return unknown('price-struck');
  const { price: asked, reason } = askedPrice(amounts);
  if (reason === 'none') return none;
  if (asked === null || reason !== '') return unknown(reason === '' ? 'price-struck' : DOUBTS[reason]);
  if (!mayBeSame(currenciesOf(price), asked.currencies)) return unknown('price-currency');
  if (isWritten(stated, page)) return unknown('price-several');
  if (areOfVariants(stated, asked.amount, page)) return unknown('price-variants');
  if (mayBeTax(asked.amount, stated, page)) return unknown('price-tax');
  const [currency = ''] = currenciesOf(price);
  const shownPrice: SurfaceFact = {
    fact: 'price',
    surface: 'text',
    written: asked.written,
    value: moneyText(asked.amount, currency),
    line: asked.line.line,
    column: asked.line.column,
  };
  return fail('shown', apart(price, shownPrice), { ...placeOf(price), about: [price.surface] });
}

/** Whether the digits of an amount are anywhere on the page: cents that style sheets raise, prices in running text. */
function isWritten(amount: number, { shownLines, main }: PageFacts): boolean {
  const cents = Math.round(amount * 100);
  const digits = cents % 100 === 0 ? [String(cents), String(cents / 100)] : [String(cents)];
  const isIn = (text: string): boolean =>
    amountsIn(text).some((each) => isSameAmount(each.amount, amount)) ||
    digits.some(
      (run) => run.length > 2 && text.replaceAll(/(?<=\d)[\s.,'’\u00a0](?=\d)/gu, '').includes(run),
    );
  return shownLines.some(({ text }) => isIn(text)) || main.blocks.some(({ text }) => isIn(text));
}

/** Whether the code of the page knows both amounts: its script shows the one of the variant that is chosen. */
function areOfVariants(a: number, b: number, { codePrices }: PageFacts): boolean {
  const isKnown = (amount: number): boolean =>
    codePrices.some((price) => isSameAmount(price, amount) || isSameAmount(price, amount * 100));
  return isKnown(a) && isKnown(b);
}

/** Rates of value added, goods and sales tax, in per cent (EU, UK, CH, NO, IN, AU, NZ, CA, ZA, JP, CN, KR, TR, RU; 2026). */
const TAX_RATES = [
  2.1, 2.6, 3, 4, 4.8, 5, 5.5, 6, 6.35, 7, 7.7, 8, 8.1, 8.5, 8.875, 9, 9.5, 10, 12, 13, 13.5, 14, 15, 16, 17,
  18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27, 28,
];
/** Cents that prices are set with; taxes make others. */
const SET_CENTS: ReadonlySet<number> = new Set([0, 50, 90, 95, 98, 99]);
const isSet = (amount: number): boolean => SET_CENTS.has(Math.round(amount * 100) % 100);

/** Whether one amount is the other one with a tax: two prices that were set seldom are, where the page speaks of none. */
function mayBeTax(a: number, b: number, { shownLines }: PageFacts): boolean {
  if (isSet(a) && isSet(b) && !shownLines.some(({ text }) => speaksOfTax(text.toLowerCase()))) return false;
  const [net, gross] = a < b ? [a, b] : [b, a];
  return TAX_RATES.some((rate) => Math.abs(net * (1 + rate / 100) - gross) < CENT);
}
const CENT = 0.0101;
