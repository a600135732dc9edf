/** What pages write in the words, digits and marks of their language: bylines, dates, error titles, link texts. */
import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { promisesSteps } from '../../src/facts/text/how-to.ts';
import { topicStems } from '../../src/facts/text/topic.ts';
import { outcome } from './outcome.ts';

const article = (lang: string, body: string): string =>
  `<html lang="${lang}"><meta property="og:type" content="article"><main><h1>X</h1>${body}</main></html>`;

/** Whether an answer with status 200 is the page, as the audit judges it: what came is known by its words. */
function reached(body: string): 'pass' | 'fail' | 'unknown' {
  const { issues, unknown } = auditPage(exchangeOf({ url: 'https://example.com/guide', body })).evidence;
  if (issues.some(({ id }) => id === 'http-ok')) return 'fail';
  return unknown.some(({ id }) => id === 'http-ok') ? 'unknown' : 'pass';
}

describe('a date that readers see', () => {
  test.each([
    ['de', 'Stand: Oktober 2026'],
    ['fr', 'Publié le 1er mars 2026'],
    ['cs', 'Poslední aktualizace: 12. 10. 2026'],
    ['tr', 'Son güncelleme: 12 Ekim 2026'],
    ['el', 'Ενημερώθηκε στις 12 Οκτωβρίου 2026'],
    ['hu', 'Frissítve: 2026. október 12.'],
    ['ro', 'Actualizat la 12 octombrie 2026'],
    ['ka', 'განახლდა 12 ოქტომბერი 2026'],
    ['sr-Latn', 'Ažurirano 12. novembar 2026.'],
    ['ar', 'آخر تحديث: ١٢ أكتوبر ٢٠٢٦'],
    ['ar', 'آخر تحديث: ٢٠٢٦/١٠/١٢'],
    ['fa', 'به‌روزرسانی: ۱۲ مهر ۱۴۰۵'],
    ['fa', 'آخرین به‌روزرسانی: ۱۴۰۵/۰۷/۲۰'],
    ['hi', 'अंतिम अपडेट: १२ अक्टूबर २०२६'],
    ['bn', 'হালনাগাদ: ১২ অক্টোবর ২০২৬'],
    ['th', 'อัปเดตเมื่อ 12 ตุลาคม 2569'],
    ['th', 'อัปเดต 12 ต.ค. 2569'],
    ['th', 'อัปเดต 12/10/2569'],
    ['vi', 'Cập nhật ngày 12 tháng 10 năm 2026'],
    ['ko', '최종 수정일: 2026. 10. 12.'],
    ['ja', '更新日：２０２６年１０月１２日'],
    ['ja', '更新日：令和8年10月12日'],
    ['ja', '更新：2026年10月'],
    ['ja', '3/9(木) 18:45配信'],
    ['ja', '10月12日 9時30分'],
    ['ko', '입력 10월 12일 오전 9:30'],
    ['zh-Hans', '10月12日 09:30'],
    ['zh-Hans', '发布时间：二〇二六年十月十二日'],
    ['zh-Hant', '更新日期：民國115年10月12日'],
    // Short names, each on pages of its language.
    ['de', 'Aktualisiert: 3. Mär. 2026'],
    ['fr', 'Publié le 3 févr. 2026 à 10h12'],
    ['es', '12 ene. 2026'],
    ['pt-BR', '12 de fev. de 2026'],
    ['it', 'Aggiornato il 7 ott 2026'],
    ['nl', 'Geplaatst op 3 mrt 2026'],
    ['pl', 'Opublikowano: 5 paź 2026'],
    ['nb', 'Publisert 12. des. 2026'],
    ['tr', 'Güncelleme: 5 Şub 2026'],
    ['ru', '12 сент. 2026, 10:15'],
    ['id', 'Diterbitkan 12 Agu 2026'],
    ['he', 'עודכן 12 בספט׳ 2026'],
    ['hi', 'अपडेटेड: 12 दिस॰ 2026'],
    // Names of two letters, of one country, and without their marks.
    ['ar', 'الأحد، 04 آب/اغسطس 2026'],
    ['ar', '5 غشت 2026'],
    ['ar', '12 جويلية 2026'],
    ['hi', '12 मई 2026'],
    ['hi', '5 सितम्बर 2026'],
    ['fa', '۵ دی ۱۴۰۵'],
  ])('%s: %s', (lang, line) => {
    expect(outcome('updated-visible', article(lang, `<p>${line}</p>`)).kind).toBe('pass');
  });

  test.each([
    ['th', 'ขนาด 2560 พิกเซล'],
    ['fa', 'تلفن: ۰۲۱۱۴۰۵'],
    ['hu', '2026 okos ötlet'],
    ['ja', '令和の時代'],
    ['ja', '1/2(半分)と10月の話'],
    ['el', 'Από το 2019'],
    // The short name of another language, and a word that is one in its own.
    ['en', 'Sold out in 2026'],
    ['cs', 'Ceník pro rok 2026'],
  ])('is none in %s: %s', (lang, line) => {
    const signed = '<meta name="author" content="Ana Novak">';
    expect(outcome('updated-visible', article(lang, `${signed}<p>${line}</p>`)).kind).toBe('fail');
  });
});

describe('a byline', () => {
  const signed = (lang: string, line: string): Example => article(lang, `<p class="byline">${line}</p>`);

  test.each([
    ['de', 'Von Jana Weber', 'Jana Weber'],
    ['de', 'Autorin: Jana Weber', 'Jana Weber'],
    ['fr', 'Autrice : Jeanne Dupont', 'Jeanne Dupont'],
    ['es', 'Escrito por Juana Díaz', 'Juana Díaz'],
    ['it', 'a cura di Gianna Rossi', 'Gianna Rossi'],
    ['pl', 'Autorka: Anna Nowak', 'Anna Nowak'],
    ['cs', 'Napsal Jan Novák', 'Jan Novák'],
    ['sv', 'Av Anna Lind', 'Anna Lind'],
    ['fi', 'Kirjoittaja: Anna Virtanen', 'Anna Virtanen'],
    ['tr', 'Yazar: Ayşe Yılmaz', 'Ayşe Yılmaz'],
    ['vi', 'Tác giả: Nguyễn Văn An', 'Nguyễn Văn An'],
    ['id', 'Oleh Budi Santoso', 'Budi Santoso'],
    ['en', 'Oleh Kovalenko', 'Oleh Kovalenko'],
    ['en', 'Von Trapp', 'Von Trapp'],
    ['uk', 'Авторка: Оля Петренко', 'Оля Петренко'],
    ['el', 'Συγγραφέας: Νίκος Παππάς', 'Νίκος Παππάς'],
    ['ar', 'بقلم: سارة أحمد', 'سارة أحمد'],
    ['he', 'מאת: דנה לוי', 'דנה לוי'],
    ['fa', 'نویسنده: سارا احمدی', 'سارا احمدی'],
    ['hi', 'राम शर्मा द्वारा', 'राम शर्मा'],
    ['th', 'ผู้เขียน: สมชาย ใจดี', 'สมชาย ใจดี'],
    ['ko', '김민수 기자', '김민수'],
    ['ja', '著者：山田花子', '山田花子'],
    ['zh', '文／王小明', '王小明'],
    ['da', 'Af Lars Jensen', 'Lars Jensen'],
    ['da', 'Skrevet af Lars Jensen den 3. maj 2026', 'Lars Jensen'],
    ['de', 'Ein Beitrag von Jana Weber', 'Jana Weber'],
    ['tr', 'Ayşe Yılmaz tarafından', 'Ayşe Yılmaz'],
    ['ar', 'كتبه أحمد علي', 'أحمد علي'],
    ['ja', '文＝山田花子', '山田花子'],
  ])('in %s: %s', (lang, line, name) => {
    expect(outcome('author', signed(lang, line))).toMatchObject({
      kind: 'fail',
      code: 'no-profile',
      found: [{ data: { name } }],
    });
  });

  test.each([
    ['de', 'Ein Beitrag von Jana Weber', 'Jana Weber'],
    ['da', 'Af Lars Jensen', 'Lars Jensen'],
    ['tr', 'Ayşe Yılmaz tarafından', 'Ayşe Yılmaz'],
    ['ko', '김민수 기자 kim@example.com', '김민수'],
    ['ko', '작성자 김민수', '김민수'],
    ['ja', '山田花子 記者', '山田花子'],
    ['zh', '记者 王小明', '王小明'],
    ['zh', '记者：王小明 编辑：李华', '王小明'],
  ])('known by its words alone in %s: %s', (lang, line, name) => {
    expect(outcome('author', article(lang, `<p>${line}</p>`))).toMatchObject({
      code: 'no-profile',
      found: [{ data: { name } }],
    });
  });

  test('under a label that no list has is not judged in a language without lists', () => {
    expect(outcome('author', signed('ka', 'ავტორი: ნინო ბერიძე')).kind).toBe('unknown');
    expect(outcome('author', signed('en', 'Reading time: five minutes'))).toMatchObject({
      code: 'missing',
    });
  });
});

test.each([
  ['pl', 'Strona nie została znaleziona'],
  ['cs', 'Stránka nebyla nalezena'],
  ['sv', 'Sidan kunde inte hittas'],
  ['el', 'Σφάλμα 404'],
  ['ar', 'لم يتم العثور على الصفحة'],
  ['ar', 'خطأ ٤٠٤'],
  ['tr', 'SAYFA BULUNAMADI'],
  ['el', 'Η ΣΕΛΙΔΑ ΔΕΝ ΒΡΕΘΗΚΕ'],
  ['fr', "Oups ! Cette page n'existe pas"],
  ['pt', 'Ops! Página não existe'],
  ['nl', 'Oeps! Deze pagina bestaat niet'],
  ['ru', 'Такой страницы не существует'],
  ['ja', '指定されたページは存在しません'],
  ['ko', '존재하지 않는 페이지입니다'],
  ['es', 'Página no encontrada'.normalize('NFD')],
  ['fa', 'صفحه یافت نشد'],
  ['fa', 'خطای ۴۰۴'],
  ['hi', 'त्रुटि 404'],
  ['th', 'ข้อผิดพลาด 404'],
  ['id', 'Kesalahan 404'],
])('a title of a missing page in %s: %s', (lang, title) => {
  const page = `<html lang="${lang}"><title>${title}</title><main><p>404</p></main>`;
  expect(reached(page)).toBe('fail');
});

test.each([
  'Startsida',
  'Αρχική',
  'หน้าแรก',
  'صفحه اصلی',
  'Sans titre',
  '無題',
  'Добро пожаловать',
  'Unbenanntes Dokument',
  '无标题文档',
  'Welcome to our website',
])('the title %s names no topic', (title) => {
  expect(outcome('title', `<title>${title}</title>`)).toMatchObject({
    code: 'no-topic',
    found: [{ data: { title } }],
  });
});

test('a short plural in the address names the topic of the title', () => {
  const titled = (title: string) => ({
    html: `<html lang="en"><title>${title}</title>`,
    url: 'https://example.com/pumps',
  });
  expect(outcome('url-words', titled('Choosing a heat pump')).kind).toBe('pass');
  expect(outcome('url-words', titled('Choosing a boiler')).kind).toBe('unknown');
});

test('a word of one letter of Han carries the topic of a title', () => {
  expect([...topicStems('古い家', 'ja')]).toHaveLength(2);
  expect([...topicStems('家の選び方', 'ja')]).toHaveLength(2);
});

test.each([
  ['en', 'Table of contents'],
  ['tr', 'GİRİŞ'],
  ['de', 'Ein\u00ADleitung'],
  ['de', 'Überblick'.normalize('NFD')],
  ['he', '\u200Fמבוא\u200F'],
  ['ja', '目次'],
  ['ar', 'جدول المحتويات'],
  // The tabs of WooCommerce.
  ['en', 'Additional information'],
  ['de', 'Zusätzliche Informationen'],
  ['fr', 'Informations complémentaires'],
  ['pl', 'Informacje dodatkowe'],
])('a subheading in %s that names no subject: %s', (lang, heading) => {
  const page = `<html lang="${lang}"><main><h1>X</h1><h2>${heading}</h2><p>Y</p></main></html>`;
  expect(outcome('heading-words', page).kind).toBe('fail');
});

test('a page is missing by its title when the title speaks of a page', () => {
  const titled = (title: string, text = 'Text'): string =>
    `<title>${title}</title><main><p>${text}</p></main>`;
  const essay =
    'Clocks count what the old masters of Prague only heard in the bells above the river. '.repeat(6);
  for (const title of ['This page does not exist', 'The URL you asked for does not exist | Nord'])
    expect(reached(titled(title))).toBe('fail');
  for (const title of ['Time does not exist', 'This Person Does Not Exist'])
    expect(reached(titled(title, essay))).toBe('pass');
});

test('a title with the number in it is no error', () => {
  expect(reached('<html lang="fa"><title>پژو ۴۰۴ | خودرو</title><main><p>Text</p></main>')).toBe('pass');
  expect(reached('<title>Flight 4041 to Error Island</title><main><p>Text</p></main>')).toBe('pass');
});

// Lighthouse, core/audits/seo/link-text.js.
test.each([
  ['en', 'Right here'],
  ['de', 'Klicke hier'],
  ['es', 'Mas informacion'],
  ['pt', 'Veja mais'],
  ['sv', 'Mer info'],
  ['ja', '全文表示'],
  ['ko', '전체 보기'],
  // "Continue reading" and "Learn more" of WordPress themes.
  ['es', 'Sigue leyendo'],
  ['tr', 'Devamını Okuyun'],
  ['ar', 'إقرأ المزيد'],
  ['zh-Hant', '繼續閱讀'],
])('a link text that names no target, %s: %s', (lang, text) => {
  const html = `<html lang="${lang}"><main><p><a href="/a">${text}</a></p></main></html>`;
  expect(outcome('link-text', html).kind).toBe('fail');
});

test('as much text is asked of a language as says what the words of English say', () => {
  const words = (lang: string, word: string, count: number) =>
    outcome(
      'text-amount',
      `<html lang="${lang}"><main>${`<p>${`${word} `.repeat(10)}</p>`.repeat(count / 10)}</main>`,
    );
  expect(words('ko', '저장통은', 50).kind).toBe('pass');
  expect(words('ko', '저장통은', 40)).toMatchObject({ kind: 'fail', kept: 6 / 10 });
  expect(words('ko', '저장통은', 30)).toMatchObject({ kind: 'fail', kept: 0 });
  expect(words('fi', 'vesi on', 30).kind).toBe('pass');
  expect(words('en', 'water', 60).kind).toBe('fail');
  expect(words('ka', 'წყალი', 60).kind).toBe('fail');
});

test.each([
  ['sv', 'Så avkalkar du kaffebryggaren', true],
  ['sv', 'Så fungerar det', false],
  ['hi', 'कॉफी मशीन कैसे साफ करें', true],
  ['ja', 'コーヒーの淹れ方', true],
  ['ja', '行方不明の犬', false],
] as const)('whether a title promises steps, %s: %s', (lang, title, expected) => {
  expect(promisesSteps(title, lang)).toBe(expected);
});
