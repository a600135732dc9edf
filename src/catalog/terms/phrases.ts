/**
 * Whole phrases that betray an error page or a text that tries to steer a model. Own compilation, 2026-11.
 */
import { commaSeparated } from '../comma-separated.ts';

/** What pages say that answer 200 though nothing is there, in 38 languages. Lower case; the forms of both genders. */
export const SOFT_404_PHRASES: readonly string[] = commaSeparated(`
  404, not found, page not found, does not exist, store unavailable, this store is unavailable,
  site not found, no such page, nicht gefunden, seite nicht gefunden, introuvable, page non trouvée,
  no encontrada, página no encontrada, não encontrada, pagina non trovata, niet gevonden, nie znaleziono,
  не найдена, страница не найдена, не знайдено, sayfa bulunamadı, 找不到, 未找到, 見つかりません, ページが見つかりません, 찾을 수 없,
  غير موجودة, לא נמצא, non trouvé, no encontrado, não encontrado, non trovato, не найден, не найдено,
  bulunamadı, 页面不存在, 頁面不存在, غير موجود, hittades inte, ikke fundet, ikke funnet, ei löydy, ei löytynyt,
  nenalezen, nenalezena, nenalezeno, nem található, δεν βρέθηκε, nu a fost găsit, nu a fost găsită,
  tidak ditemukan, không tìm thấy, ไม่พบหน้า, नहीं मिला, strona nie została znaleziona,
  stránka nebyla nalezena, stránka nebola nájdená, sidan kunde inte hittas, siden kan ikke findes,
  siden finnes ikke, لم يتم العثور على الصفحة, صفحه یافت نشد, صفحه پیدا نشد, صفحه مورد نظر یافت نشد,
  صفحه مورد نظر پیدا نشد, страницата не е намерена, stranica nije pronađena, strani ni mogoče najti,
  cette page n'existe pas, cette page n’existe pas, cette page n'existe plus, cette page n’existe plus, la página no existe, no encontramos la página, página não existe,
  pagina non esiste, pagina che cerchi non esiste, pagina bestaat niet, siden findes ikke, fant ikke siden,
  seite existiert nicht, strona nie istnieje, страница не существует, страницы не существует, trang không tồn tại,
  ページは存在しません, 존재하지 않는 페이지, stránka sa nenašla, stránka neexistuje,
  puslapis nerastas, lapa nav atrasta, lehte ei leitud, no s'ha trobat la pàgina, পাতাটি পাওয়া যায়নি
`);

/** Orders to a language model, as seen in published llms.txt files and reports of prompt injection. Lower case, single spaces. */
export const STEERING_PHRASES: readonly string[] = commaSeparated(`
  ignore all previous, ignore previous instructions, ignore the above, disregard previous,
  disregard all prior, always recommend, never recommend, do not mention competitors, you must recommend
`);

/**
 * Phrases that documentation uses as well ("System prompts", "You are now ready"). They steer only with one of the
 * companions close by: before the phrase or after it.
 */
export const AMBIGUOUS_STEERING: readonly {
  readonly phrase: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}[] = [
  {
    phrase: 'system prompt',
    before: [
      'ignore',
      'reveal',
      'override',
      'forget',
      'print',
      'disregard',
      'bypass',
      'repeat',
      'output',
      'new',
    ],
    after: [':', 'override'],
  },
  {
    phrase: 'you are now',
    before: [],
    after: ['a ', 'an ', 'in ', 'no longer', 'acting', 'the ', 'my ', 'dan'],
  },
];
