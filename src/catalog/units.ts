/**
 * Symbols that make a bare number a fact, in whatever language: currencies and units. The words of languages are in
 * `languages/`. Symbols: Unicode category Sc and ISO 4217; units: SI brochure, 9th edition, and trade usage; November 2026.
 */

/** Symbols and codes after a number, compared in lower case. */
export const UNIT_SYMBOLS = `
  mm cm dm m km in ft yd mi kg g mg t lb lbs oz l ml cl dl gal pt m2 m3 km2 ha sqft m² m³ cm² cm³ mm² km² ft²
  s ms min h hz khz mhz ghz w kw mw gw kwh mwh wh v mv kv a ma mah ah nm j kj kcal cal pa hpa kpa mpa bar psi
  c f k °c °f db dpi ppm ppb px b kb mb gb tb pb kib mib gib bit mbps gbps fps rpm km/h kmh mph x ph °dh dh
  usd eur gbp jpy cny chf cad aud inr rub uah pln czk sek nok dkk try brl mxn krw sar aed ils vnd idr ₽
`;

/** Signs right after or before a number. */
export const UNIT_SIGNS = '㎡㎖㎏㎝㎜℃℉％‰٪%°$€£¥₽₴₹₩₺₫฿₪₱₦₵₡₲₮₸₼₾﹩＄￡￥￠';

/** Symbols that are words of some language where they are small and a space is before them: V, W, K, °C, °F. */
export const SMALL_SYMBOLS = 'a v w k c f';

/** Currency codes that are before a number, in capitals (ISO 4217). TRY is left out: it is a word. */
export const CURRENCY_CODES =
  'USD EUR GBP JPY CNY CHF CAD AUD NZD INR RUB UAH PLN CZK HUF SEK NOK DKK BRL MXN KRW SAR AED EGP ILS VND IDR SGD HKD ZAR THB';

/** Signs of two letters before a number, with or without a stop: of Indonesia, India and Malaysia. */
export const CURRENCY_LETTERS = 'Rp Rs RM';

/** Short names of currencies after a price, as shops write them (Scandinavia, Poland, Czechia, Hungary). */
export const CURRENCY_SHORT_NAMES = 'kr zł Kč Ft';

/** Currency signs before a number. */
export const CURRENCY_SIGNS = '$€£¥₽₴₹₩₺₫฿₪₱₦₵₡₲₮₸₼₾﹩＄￡￥￠';
