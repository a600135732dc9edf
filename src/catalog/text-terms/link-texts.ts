/**
 * Link texts that name no target. Compared whole, lower case, outer marks dropped.
 * Basis: Google's link guidance ("click here", "read more"), the list of Lighthouse 12.8 (link-text) and their
 * counterparts, own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';
import { commaSeparated } from '../comma-separated.ts';

export const GENERIC_LINK_TEXTS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: commaSeparated(`
    click here, click, here, more, read more, learn more, see more, find out more, continue reading,
    details, link, this link, this, this page, go, start, view, view more, show more, website, more info,
    more information, click this, right here, information
  `),
  de: commaSeparated(`
    hier, hier klicken, klicken sie hier, mehr, mehr erfahren, weiterlesen, weiter, mehr lesen, details,
    link, zum link, mehr dazu, mehr infos, lesen, ansehen, webseite, zum artikel, klicke hier, siehe, dies,
    das,
    jetzt lesen, details ansehen, mehr anzeigen, lesen sie mehr, mehr informationen
  `),
  fr: commaSeparated(`
    ici, cliquez ici, cliquer ici, plus, en savoir plus, lire la suite, lire plus, voir plus, suite,
    détails, lien, ce lien, voir, découvrir, plus d’infos, plus d'infos,
    lire l'article, lire l’article, plus d'informations, plus d’informations
  `),
  es: commaSeparated(`
    aquí, haz clic aquí, haga clic aquí, clic aquí, más, leer más, saber más, ver más, más información,
    detalles, enlace, este enlace, ver, seguir leyendo, pulse aquí, aqui, click aquí, click aqui,
    pincha aquí, pincha aqui, mas, mas información, mas informacion, más informacion, este, empezar,
    sigue leyendo, continuar leyendo
  `),
  pt: commaSeparated(`
    aqui, clique aqui, mais, leia mais, ler mais, saiba mais, ver mais, mais informações, detalhes, link,
    continue lendo, continuar a ler, mais informação, veja mais, ir,
    continuar lendo
  `),
  it: commaSeparated(`
    qui, clicca qui, più, leggi di più, leggi tutto, scopri di più, continua a leggere, altro, dettagli,
    link, vedi, vedi tutto, maggiori informazioni,
    vedi altro, leggi l'articolo, leggi l’articolo
  `),
  nl: commaSeparated(`
    hier, klik hier, meer, lees meer, lees verder, meer informatie, meer info, details, link, bekijk,
    verder lezen, bekijk meer,
    meer lezen
  `),
  pl: commaSeparated(`
    tutaj, kliknij tutaj, kliknij, tu, więcej, czytaj więcej, dowiedz się więcej, czytaj dalej, szczegóły,
    link, zobacz, zobacz więcej, więcej informacji
  `),
  cs: commaSeparated(`
    zde, klikněte zde, více, číst více, číst dále, čtěte dále, více informací, zjistit více, detail, odkaz,
    tady, celý článek, pokračovat ve čtení
  `),
  sv: commaSeparated(`
    här, klicka här, mer, läs mer, läs vidare, visa mer, detaljer, länk, mer information, se mer, mer info
  `),
  da: commaSeparated(`her, klik her, mere, læs mere, se mere, vis mere, detaljer, link,
    mere information
  `),
  no: commaSeparated(`her, klikk her, mer, les mer, se mer, vis mer, detaljer, lenke,
    mer informasjon
  `),
  fi: commaSeparated(`
    tästä, täällä, klikkaa tästä, lisää, lue lisää, katso lisää, lisätietoja, linkki, täältä
  `),
  tr: commaSeparated(`
    buraya tıklayın, tıklayın, burada, devamı, devamını oku, daha fazla, daha fazla bilgi, detaylar, incele,
    tıklayınız, daha fazlası,
    detaylı bilgi, devamını okuyun
  `),
  vi: commaSeparated(`
    tại đây, ở đây, bấm vào đây, nhấn vào đây, nhấp vào đây, xem thêm, đọc thêm, chi tiết, tìm hiểu thêm,
    xem chi tiết, đọc tiếp
  `),
  id: commaSeparated(`
    di sini, klik di sini, selengkapnya, baca selengkapnya, lihat selengkapnya, lebih lanjut, detail,
    baca lebih lanjut, baca juga, klik disini,
    pelajari lebih lanjut
  `),
  ru: commaSeparated(`
    здесь, тут, нажмите здесь, кликните здесь, сюда, подробнее, далее, читать далее, читать, узнать больше,
    ещё, еще, ссылка, по ссылке, читать полностью,
    перейти, подробности
  `),
  uk: commaSeparated(`
    тут, натисніть тут, сюди, детальніше, докладніше, далі, читати далі, більше, посилання,
    дізнатися більше, читати більше
  `),
  ar: commaSeparated(`
    هنا, اضغط هنا, انقر هنا, المزيد, اقرأ المزيد, اعرف المزيد, قراءة المزيد, التفاصيل, رابط, للمزيد,
    شاهد المزيد,
    لمعرفة المزيد, إقرأ المزيد
  `),
  he: commaSeparated(`
    כאן, לחצו כאן, לחץ כאן, עוד, קרא עוד, קראו עוד, למידע נוסף, פרטים, קישור, לפרטים נוספים, המשך קריאה
  `),
  hi: commaSeparated(`
    यहाँ, यहां, यहाँ क्लिक करें, यहां क्लिक करें, और, और पढ़ें, अधिक, अधिक जानें, विवरण, अधिक जानकारी,
    विस्तार से पढ़ें,
    और जानें, अधिक पढ़ें
  `),
  ja: commaSeparated(`
    こちら, ここ, ここをクリック, こちらをクリック, 詳細, 詳しくは, 詳しくはこちら, もっと見る, 続きを読む, もっと読む, リンク, 詳細はこちら, 詳しく見る, クリック, 続く, 全文表示,
    詳細を見る, こちらから
  `),
  zh: commaSeparated(`
    这里, 這裡, 点击这里, 點擊這裡, 点此, 更多, 了解更多, 查看更多, 阅读更多, 閱讀更多, 详情, 詳情, 查看, 链接, 此处, 点击此处, 查看详情, 阅读全文, 點擊此處, 查看詳情,
    閱讀全文,
    点击查看, 繼續閱讀
  `),
  ko: commaSeparated(`
    여기, 여기를 클릭, 클릭, 더보기, 더 보기, 자세히, 자세히 보기, 더 알아보기, 링크, 계속 읽기, 바로가기, 상세보기, 계속, 이동, 전체 보기,
    더 읽기, 자세히 알아보기
  `),
};
