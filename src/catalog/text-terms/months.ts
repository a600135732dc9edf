/**
 * Names of months that make a visible date, lower case: whole, in the case that dates put them in, and short ones of English.
 * Source: Unicode CLDR, months wide and abbreviated, of the listed languages; read November 2026.
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
  בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
  जनवरी फ़रवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
`
    .trim()
    .split(/\s+/),
);
