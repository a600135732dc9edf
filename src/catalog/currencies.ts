/**
 * How currencies are written beside an amount, and which ones a sign may mean: the one of most pages is first. Codes are
 * ISO 4217; signs: Unicode CLDR 47 (symbols and narrow symbols), and short names as shops of the country write them; November 2026.
 */
export const CURRENCY_MARKS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD CAD AUD NZD HKD SGD TWD MXN ARS CLP COP UYU BBD BZD JMD TTD',
  '¥': 'JPY CNY',
  '￥': 'JPY CNY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  '₪': 'ILS',
  '₱': 'PHP',
  '₦': 'NGN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  '₮': 'MNT',
  '₸': 'KZT',
  '₼': 'AZN',
  '₾': 'GEL',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  NT$: 'TWD',
  R$: 'BRL',
  MX$: 'MXN',
  'S/': 'PEN',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'DKK SEK NOK ISK',
  rp: 'IDR',
  rs: 'INR PKR LKR NPR',
  'rs.': 'INR PKR LKR NPR',
  rm: 'MYR',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  tl: 'TRY',
  lei: 'RON MDL',
  kn: 'HRK',
  лв: 'BGN',
  руб: 'RUB BYN',
  'руб.': 'RUB BYN',
  'р.': 'RUB BYN',
  грн: 'UAH',
  'грн.': 'UAH',
  тг: 'KZT',
  'тг.': 'KZT',
  円: 'JPY',
  元: 'CNY TWD',
  원: 'KRW',
  บาท: 'THB',
  'ر.س': 'SAR',
  'د.إ': 'AED',
  'ج.م': 'EGP',
  تومان: 'IRR',
  euro: 'EUR',
  euros: 'EUR',
};

/** Codes that are written as they are. What is a word as well (TRY, ALL, TOP, CUP) is left out. */
export const CURRENCY_CODES =
  `AED ARS AUD BGN BRL BYN CAD CHF CLP CNY COP CRC CZK DKK EGP EUR GBP GEL GHS HKD HRK HUF IDR ILS INR ISK JPY KES KRW
  KWD KZT LKR MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TWD UAH USD UYU VND ZAR`.split(
    /\s+/,
  );

/** Currencies whose amounts have three decimals, and those that have none (ISO 4217, minor units). */
export const THREE_DECIMALS: ReadonlySet<string> = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
export const NO_DECIMALS: ReadonlySet<string> = new Set('CLP ISK JPY KRW PYG VND'.split(' '));
