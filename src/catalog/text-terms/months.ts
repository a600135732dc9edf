/** Names of months. Source: Unicode CLDR, months wide and abbreviated, of the listed languages and their countries; read November 2026. */
import type { LanguageCode } from './languages.ts';

/**
 * Names that make a visible date in a text of any language, lower case: whole, in the case that dates put them in, also where a
 * country has its own (Algeria, Morocco, the Levant) or a spelling leaves marks out; and short ones of English.
 */
export const MONTH_NAMES: ReadonlySet<string> = new Set(
  `
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  januar februar märz april mai juni juli august september oktober november dezember jän januari februari maart mei augustus
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
  ledna února března dubna května června července srpna září října listopadu prosince
  januari februari mars april maj juni juli augusti oktober december marts desember
  tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
  ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
  tháng januari februari maret mei juni juli agustus oktober desember
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря
  січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
  يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر كانون شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين
  ابريل إبريل اغسطس اكتوبر اذار ايار ايلول جانفي فيفري أفريل افريل ماي جوان جويلية أوت اوت يوليوز غشت شتنبر نونبر دجنبر
  בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
  जनवरी फ़रवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर
`
    .trim()
    .split(/\s+/),
);

/**
 * Short names in dates, lower case without a final stop, that are not among those of any language: many are words of another one
 * ("set", "out"), so they count on pages of theirs alone. Besides those of CLDR the ones that WordPress and newspapers cut otherwise
 * ("mrz", "сен"). The Czech "pro" is left out: it is "for" as well.
 */
export const SHORT_MONTH_NAMES: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'mär mrz okt dez',
  fr: 'janv févr fév avr juil déc',
  es: 'ene abr ago set dic',
  pt: 'fev abr ago set out dez',
  it: 'gen mag giu lug ago set ott dic',
  nl: 'mrt okt',
  pl: 'sty lut kwi maj cze lip sie wrz paź lis gru',
  cs: 'led úno bře dub kvě čvn čvc srp zář říj lis',
  sv: 'okt',
  da: 'okt',
  no: 'okt des',
  fi: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
  tr: 'oca şub nis haz tem ağu eyl eki kas ara',
  vi: 'thg',
  id: 'agu okt des',
  ru: 'янв февр фев мар апр июн июл авг сент сен окт нояб ноя дек',
  uk: 'січ лют бер квіт кві трав тра черв чер лип серп сер вер жовт жов лист лис груд гру',
  he: 'ינו פבר אפר אוג ספט אוק נוב דצמ בינו בפבר באפר באוג בספט באוק בנוב בדצמ',
  hi: 'जन फ़र फर जुल अग सित अक्टू नव दिस',
};
