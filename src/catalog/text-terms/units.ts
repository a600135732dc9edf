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
  percent percentage prozent pourcent procent prosent prosenttia prosessa yüzde persen процентов процента процент відсотків відсоток بالمئة بالمائة אחוז אחוזים प्रतिशत
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
  mln mld mrd mio tsd tl lei ron лв milhões milhão miliony milion milionu мільйони мільйон miljoonaa miljoona miljardia tuhatta miliarda miliardy ezer millió milliárd milioane miliarde
  tygodnie tygodnia godzinę minutę sekundy kilogramów metrów kilometrów
  tunnin tunnissa minuutin minuutissa sekunnin päivän päivässä viikon viikossa kuukauden kuukaudessa vuoden vuodessa asteen asteessa prosentin prosentilla metriä kilometriä kiloa euroa
  saatte saatlik dakikada dakikalık günde günlük haftada haftalık ayda aylık yılda yıllık lira kilometre kilogram santimetre
  ώρες ώρα λεπτά λεπτό δευτερόλεπτα ημέρες ημέρα μέρες εβδομάδες εβδομάδα μήνες μήνας χρόνια έτη έτος βαθμούς βαθμοί φορές άτομα ευρώ λίτρα λίτρο γραμμάρια κιλά μέτρα χιλιόμετρα χιλιάδες εκατομμύρια δισεκατομμύρια
  عاما عامًا بالمائة ثانيتين دقيقتين ساعتين يومين شهرين ريالات دراهم جنيهات
  ק"ג ק״ג ק"מ ק״מ ס"מ ס״מ מ"מ מ״מ מ"ר מ״ר מ"ל מ״ל ש"ח ש״ח אירו דולר מטר קילומטר
  किलोग्राम किलोमीटर मीटर सेंटीमीटर रुपए रुपया
  ثانیه دقیقه دقیقه‌ای ساعت روز هفته ماه سال درجه نفر بار درصد لیتر گرم کیلو کیلوگرم متر کیلومتر سانتی‌متر سانتیمتر میلیمتر میلی‌متر تومان ریال یورو دلار هزار میلیون میلیارد وات
  วินาที นาที ชั่วโมง วัน สัปดาห์ เดือน ปี องศา คน ครั้ง เท่า เปอร์เซ็นต์ ร้อยละ ลิตร กรัม กิโลกรัม กิโล เมตร กิโลเมตร เซนติเมตร มิลลิเมตร บาท ล้าน แสน หมื่น พัน วัตต์ ยูโร ดอลลาร์ ห้อง หน้า
  đồng ngàn kilôgam mét
  peso pesos reais rupee rupees rupiah ringgit koruna koruny francs dirham dirhams dinar dinars riyal riyals shekel shekels دولارا دولارًا دولاراً دولارات ليرة ليرات
  초 분 시간 일 주 개월 년 도 명 회 번 원 리터 그램 킬로그램 미터 킬로미터 센티미터 밀리미터 밀리리터 퍼센트 프로 배 개 톤 와트 달러 유로 천 만 억 조
`;

/** Characters that stand for a unit right after or before a number in text without spaces. */
export const UNIT_CHARACTERS =
  '秒分时時日周週月年度人回次倍個个円元萬万億亿千克升米公里毫厘立件名歳歲岁台種种割天吨噸斤兆坪畳平㎡㎖㎏㎝㎜℃℉％‰٪%°$€£¥₽₴₹₩₺₫฿₪₱₦₵₡₲₮₸₼₾﹩＄￡￥￠';

/** What follows a unit of Korean without a space: particles, and words of extent. */
export const KOREAN_PARTICLES =
  '이 가 은 는 을 를 에 의 로 으로 과 와 도 만 씩 쯤 간 당 이나 이다 입니다 이며 이고 까지 부터 에서 보다 마다 정도 이상 이하 미만 이내 동안';

/** Units of two words. */
export const UNIT_PHRASES: readonly string[] = [
  'per cent',
  'per cento',
  'por ciento',
  'por cento',
  'pour cent',
  'τοις εκατό',
  'في المئة',
  'في المائة',
  'phần trăm',
];

/** Currency codes that stand before a number, in capitals (ISO 4217). TRY is left out: it is a word. */
export const CURRENCY_CODES =
  'USD EUR GBP JPY CNY CHF CAD AUD NZD INR RUB UAH PLN CZK HUF SEK NOK DKK BRL MXN KRW SAR AED EGP ILS VND IDR SGD HKD ZAR THB';

/** Digits with a currency sign before them. */
export const CURRENCY_SIGNS = '$€£¥₽₴₹₩₺₫฿₪₱₦₵₡₲₮₸₼₾﹩＄￡￥￠';
