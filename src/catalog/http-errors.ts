/**
 * The error statuses of HTTP and what they are called: the reason phrases of the IANA HTTP Status Code Registry
 * (RFC 9110, 15.5 and 15.6; read 2026-11), those of RFC 2616, nginx, Apache and Varnish that differ from them, and
 * those of Cloudflare (its documentation of 5xx errors) and Laravel. Lower case.
 */

/** Reason phrases by status. */
export const errorReasons: ReadonlyMap<number, readonly string[]> = new Map([
  [400, ['bad request']],
  [401, ['unauthorized', 'authorization required']],
  [402, ['payment required']],
  [403, ['forbidden', 'access denied']],
  [404, ['not found']],
  [405, ['method not allowed', 'not allowed']],
  [406, ['not acceptable']],
  [407, ['proxy authentication required']],
  [408, ['request timeout', 'request time out']],
  [409, ['conflict']],
  [410, ['gone']],
  [411, ['length required']],
  [412, ['precondition failed']],
  [413, ['content too large', 'payload too large', 'request entity too large']],
  [414, ['uri too long', 'request uri too long', 'request uri too large']],
  [415, ['unsupported media type']],
  [416, ['range not satisfiable', 'requested range not satisfiable']],
  [417, ['expectation failed']],
  [419, ['page expired']],
  [421, ['misdirected request']],
  [422, ['unprocessable content', 'unprocessable entity']],
  [423, ['locked']],
  [424, ['failed dependency']],
  [425, ['too early']],
  [426, ['upgrade required']],
  [428, ['precondition required']],
  [429, ['too many requests']],
  [431, ['request header fields too large', 'request header or cookie too large']],
  [451, ['unavailable for legal reasons']],
  [500, ['internal server error', 'internal error', 'server error']],
  [501, ['not implemented']],
  [502, ['bad gateway']],
  [503, ['service unavailable', 'service temporarily unavailable', 'backend fetch failed']],
  [504, ['gateway timeout', 'gateway time out']],
  [505, ['http version not supported']],
  [506, ['variant also negotiates']],
  [507, ['insufficient storage']],
  [508, ['loop detected']],
  [509, ['bandwidth limit exceeded']],
  [510, ['not extended']],
  [511, ['network authentication required']],
  [520, ['web server is returning an unknown error']],
  [521, ['web server is down']],
  [522, ['connection timed out']],
  [523, ['origin is unreachable']],
  [524, ['a timeout occurred']],
  [525, ['ssl handshake failed']],
  [526, ['invalid ssl certificate']],
]);

/** Words that make a code one of HTTP, those of the translated pages of Tomcat among them. */
export const statusWords: ReadonlySet<string> = new Set(
  'http status estado état stav статус 상태 httpステータス http状态 error fehler erreur erro errore fout błąd ошибка помилка hata fel feil chyba hiba eroare 错误 錯誤 エラー 오류 virhe грешка σφάλμα خطأ خطا خطای שגיאה त्रुटि ข้อผิดพลาด kesalahan greška napaka klaida kļūda viga'.split(
    ' ',
  ),
);

/** Words that may be beside a code and its reason, and say nothing. */
export const statusFillers: ReadonlySet<string> = new Set(
  'code server page web site website url file resource oops whoops sorry the a an this'.split(' '),
);
