/**
 * What makes a bare number a fact: currencies, units and counting words beside it.
 * Symbols: Unicode category Sc and ISO 4217; units: SI brochure, 9th edition, and trade usage; words: own
 * compilation, November 2026. Lower case, compared as the whole word after or before the number.
 */

/** Units and counting words in the listed languages, one set: their forms hardly collide. */
export const UNIT_WORDS = `
  mm cm dm m km in ft yd mi mil kg g mg t lb lbs oz l ml cl dl gal pt m2 m3 km2 ha acre acres sqft
  s ms min mins h hr hrs hz khz mhz ghz w kw mw gw kwh mwh wh v mv kv a ma mah ah nm j kj kcal cal pa hpa kpa mpa bar psi
  c f k °c °f db dpi ppm ppb px pt b kb mb gb tb pb kib mib gib bit bits byte bytes mbps gbps fps rpm km/h kmh mph x ph °dh dh
  usd eur gbp jpy cny chf cad aud inr rub uah pln czk sek nok dkk try brl mxn krw sar aed ils vnd idr dollars dollar euros euro pounds yen yuan
  percent percentage prozent pourcent "pour cent" procent prosent prosenttia prosessa yüzde persen процентов процента процент відсотків відсоток بالمئة بالمائة אחוז אחוזים प्रतिशत
  thousand million millions billion billions trillion tausend million millionen milliarde milliarden mille millions milliard milliards mil millones mille milioni miliardi miljoen miljard tysięcy milionów miliardów tisíc milionů miljoner miljarder millioner milliarder bin milyon milyar nghìn triệu tỷ ribu juta miliar тысяч тысячи миллионов миллиона млн млрд тыс мільйонів тисяч ألف آلاف مليون مليار אלף מיליון हजार लाख करोड़
  second seconds minute minutes hour hours day days week weeks month months year years times degrees degree people users customers countries pages
  sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren grad menschen nutzer mal liter gramm
  seconde secondes heure heures jour jours semaine semaines mois an ans année années degrés degré personnes fois litre litres gramme grammes
  segundo segundos minuto minutos hora horas día días semana semanas mes meses año años grados grado personas veces litro litros gramo gramos
  dia dias semanas mês meses ano anos graus pessoas vezes
  secondo secondi minuti ora ore giorno giorni settimana settimane mese mesi anno anni gradi persone volte litri grammi
  seconden uur uren dag dagen weken maand maanden jaar graden mensen keer
  sekund minut minuty godzina godziny godzin dzień dni tydzień tygodni miesiąc miesięcy rok lat lata stopni osób razy litrów gramów
  hodin hodiny den dní týden týdnů měsíc měsíců roku roků let stupňů lidí krát
  sekunder minuter timmar timme dagar vecka veckor månad månader år grader personer gånger
  minutter timer dage uger uge måneder gange timar dager uker ganger
  sekuntia minuuttia tuntia päivää viikkoa kuukautta vuotta astetta kertaa litraa grammaa
  saniye dakika saat gün hafta ay yıl derece kişi kez litre gram
  giây phút giờ ngày tuần tháng năm độ người lần lít
  detik menit jam hari minggu bulan tahun derajat orang kali
  секунд секунды минут минуты минута часов часа час день дня дней недель недели месяц месяца месяцев год года лет градусов человек раз раза литр литра литров грамм граммов г кг л мл мг км м см мм руб ₽
  хвилин хвилини година години годин днів дні тижнів місяців місяць рік роки років градусів разів літрів грамів грн
  ثانية ثوان ثوانٍ دقيقة دقائق ساعة ساعات يوم يوما يومًا أيام أسبوع أسابيع شهر أشهر شهرا شهرًا سنة سنوات عام أعوام درجة مرة مرات شخص لتر لترات غرام جرام غراما غرامًا كيلوغرام ملليلتر مليلتر يورو دولار مل كغ غم مم
  שניות דקות דקה שעות שעה ימים יום שבועות חודשים חודש שנים שנה מעלות אנשים פעמים ליטר גרם שקל שקלים
  सेकंड मिनट घंटे घंटा दिन सप्ताह महीने महीना साल वर्ष डिग्री लोग बार लीटर ग्राम रुपये
  liters meter meters metre metres kilometer kilometers kilometre kilometres kilogram kilograms gram grams milligrams tonne tonnes tons ton
  inch inches feet foot mile miles yards ounce ounces pound cents cent watt watts volt volts m² m³ cm² cm³ mm² km² ft² qm
  kilogramm milligramm zentimeter millimeter hektar tonnen franken rappen fach fache kronor kroner kr zł złotych kč korun
  рублей рубля рубль руб долларов доллара евро метров метра метр километров километра километр килограммов килограмма килограмм тонн тонны ватт гривень гривні
  ريال ريالا ريالًا درهم درهما درهمًا دينار دينارا دينارًا جنيه جنيها جنيهًا ملايين مليارات متر أمتار مترا مترًا كيلومتر كيلومترا كيلومترًا سنتيمتر سنتيمترا طن أطنان واط كيلو كلغ كم
  キロ グラム キログラム ミリグラム トン リットル ミリリットル メートル センチ センチメートル ミリ ミリメートル キロメートル パーセント ドル ユーロ ポンド ワット ボルト カロリー キロカロリー ヘクタール インチ フィート ページ
  초 분 시간 일 주 개월 년 도 명 회 번 원 리터 그램 밀리리터 퍼센트 배 개
`;

/** Characters that stand for a unit right after or before a number in text without spaces. */
export const UNIT_CHARACTERS =
  '秒分时時日周週月年度人回次倍個个円元萬万億亿千克升米公里毫厘立件名歳歲岁台種种割㎡㎖㎏㎝㎜℃℉％‰٪%°$€£¥₽₴₹₩₺₫฿₪₱₦₵₡₲₮₸₼₾﹩＄￡￥￠';

/** Currency codes that stand before a number, in capitals (ISO 4217). TRY is left out: it is a word. */
export const CURRENCY_CODES =
  'USD EUR GBP JPY CNY CHF CAD AUD NZD INR RUB UAH PLN CZK HUF SEK NOK DKK BRL MXN KRW SAR AED EGP ILS VND IDR SGD HKD ZAR THB';

/** Digits with a currency sign before them. */
export const CURRENCY_SIGNS = '$€£¥₽₴₹₩₺₫฿₪₱₦₵₡₲₮₸₼₾﹩＄￡￥￠';
