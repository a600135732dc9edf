/**
 * Words that tell what a notice on a short page is about: the page itself, or some other thing that the page speaks
 * of. Makers of captchas write of "your website", shops of "some lamps", brokers of another name, status pages of
 * work that is announced. Compiled 2026-11 from landing pages of captcha makers (hCaptcha, Friendly Captcha, ALTCHA,
 * GeeTest), the availability notices of shops, name markets, and the wordings of Statuspage, Instatus and Cachet.
 * Lower case.
 */

/**
 * Speaks to the owner of a site who may buy a test, or of such tests in general. A test itself speaks to the visitor
 * about "this site", and of the one captcha to be solved. Looked for outside menus: those are the site's own.
 */
export const testMakerPhrases: readonly RegExp[] = [
  /\byour (?:own )?(?:web ?sites?|sites?|web ?apps?|apps?|forms?|users|visitors|customers|business)\b/,
  /\b(?:captchas|captcha (?:alternative|solution|service|provider|widget|plugin|api))\b/,
  // Third person: a test says "you".
  /captcha (?:is|are) (?:a|an|the|our)\b/,
  /\b(?:replacement for|alternative to) \w*captcha/,
  /\btells? (?:people|humans?|users|bots|computers) (?:and|from) \w+/,
  /\basks? (?:people|users|visitors|humans)\b/,
  /\b(?:ihrer?|deiner?|eurer?) (?:eigenen? )?(?:website|webseite|formulare|nutzer|besucher|kunden)\b/,
  /\bvotre (?:propre )?site|vos (?:formulaires|utilisateurs|visiteurs|clients)/,
  /\b(?:tu|su) (?:propio )?(?:sitio|web)\b|(?:tus|sus) (?:formularios|usuarios|visitantes|clientes)/,
  /\b(?:seu|teu) (?:próprio )?site\b|(?:seus|teus) (?:formulários|usuários|visitantes|clientes)/,
  /\b(?:tuo|vostro) sito\b|(?:tuoi|vostri) (?:moduli|utenti|visitatori|clienti)/,
  /ваш(?:его|ем|ему)? сайт|ваших (?:пользователей|клиентов|посетителей)/,
  /(?:您|你)的(?:网站|用户|应用|客户)/,
];

/** Where makers of tests for people present them: a widget there is one to try. Their front pages, read 2026-11. */
export const testMakerHosts: readonly string[] = [
  'altcha.org',
  'arkoselabs.com',
  'captcha.com',
  'captcha.eu',
  'datadome.co',
  'friendlycaptcha.com',
  'geetest.com',
  'hcaptcha.com',
  'humansecurity.com',
  'mcaptcha.org',
  'procaptcha.io',
  'prosopo.io',
  'recaptcha.net',
  'trustcaptcha.com',
];

/**
 * Words before a notice of a country that leave the rest of the page to the reader: a part of the goods, or what is
 * done with them.
 */
export const partWords: ReadonlySet<string> = new Set([
  ...'if when wenn falls si se als если когда'.split(' '),
  ...'some certain many most several few other selected individual may might'.split(' '),
  ...'delivery shipping pickup items products articles goods sizes colours colors'.split(' '),
  ...'einige manche bestimmte viele mehrere einzelne lieferung versand artikel'.split(' '),
  ...'certains certaines quelques plusieurs livraison articles produits'.split(' '),
  ...'algunos algunas ciertos ciertas varios envío entrega artículos productos'.split(' '),
  ...'alguns algumas certos certas vários envio artigos produtos'.split(' '),
  ...'alcuni alcune certi certe spedizione consegna articoli prodotti'.split(' '),
  ...'sommige bepaalde enkele levering bezorging artikelen producten'.split(' '),
  ...'некоторые отдельные многие доставка товары'.split(' '),
]);

/** The same in scripts without spaces. */
export const partRuns: readonly string[] = ['一部', '部分', '某些', '有些', '一些', '配送'];

/**
 * Among the two words before "domain is for sale" or "this domain is for sale": no domain in particular is meant, or
 * the sentence asks whether it is.
 */
export const indefiniteWords: ReadonlySet<string> = new Set([
  ...'a an any another each every your their whose which what no'.split(' '),
  ...'then if when whether ob wenn si se als если'.split(' '),
]);

/** Stands behind the name of the page's own host where that name is offered. */
export const saleVerbs: readonly string[] = [
  'is for sale',
  'may be for sale',
  'is available for purchase',
  'steht zum verkauf',
  'ist zu verkaufen',
  'est à vendre',
  'está en venta',
  'está à venda',
  'è in vendita',
  'is te koop',
  'jest na sprzedaż',
  'продается',
  'продаётся',
];

/** In a sentence that asks whether something is so, or tells what then. */
export const conditionWords: ReadonlySet<string> = new Set(
  'if whether when wenn falls ob si quand cuando se quando als wanneer jeśli если когда'.split(' '),
);

/** Registrars and markets that a page for sale names as its seller, besides the parking hosts. Read 2026-11. */
export const nameSellers: readonly string[] = [
  'atom.com',
  'brandbucket.com',
  'domain.com',
  'dynadot.com',
  'efty.com',
  'escrow.com',
  'flippa.com',
  'godaddy.com',
  'ionos.com',
  'name.com',
  'namecheap.com',
  'namesilo.com',
  'networksolutions.com',
  'porkbun.com',
  'sav.com',
  'squadhelp.com',
  'strato.de',
  'undeveloped.com',
  'uniregistry.com',
];

/** Maintenance in words that announce it as well as name it: on a page of status they are one of its lines. */
export const announcedMaintenance: ReadonlySet<string> = new Set([
  'scheduled maintenance',
  'wartungsarbeiten',
  'prace konserwacyjne',
  'przerwa techniczna',
  'технические работы',
  'техническое обслуживание',
  'bakım çalışması',
  '网站维护',
  '系统维护',
]);

/** In the title or first heading of a page that tells how services do. */
export const statusPageNames: readonly RegExp[] = [
  /\bstatus\b/,
  /(?:system|dienst|server|betriebs)status/,
  /état d(?:es|u) (?:services?|systèmes?)/,
  /estado d(?:e los|el|os|o) (?:servicios?|sistemas?|serviços?)/,
  /stato (?:dei|del) (?:servizi|servizio|sistemi|sistema)/,
  /(?:статус|состояние) (?:систем|сервис|служб)/,
  /(?:系统|服务)状态|稼働状況|서비스 상태/,
];

/** What a page says whose services work now, whatever is planned for one of them. */
export const operationalPhrases: readonly RegExp[] = [
  /(?:\ball (?:systems|services)(?: are)?|\b(?:is|are)(?: fully)?|[:–—-]) ?operational\b(?! (?:again|soon|shortly|by|from))/,
  /\bno (?:known |open |active )?(?:incidents|issues|outages)\b/,
  /\balle (?:systeme|dienste) (?:sind )?(?:betriebsbereit|verfügbar|funktionieren)/,
  /tous les (?:systèmes|services) (?:sont )?opérationnels/,
  /todos los (?:sistemas|servicios) (?:están )?operativos/,
  /todos os (?:sistemas|serviços) (?:estão )?operacionais/,
  /tutti i (?:sistemi|servizi) (?:sono )?operativi/,
  /alle (?:systemen|diensten) (?:zijn )?operationeel/,
  /все (?:системы|сервисы) работают/,
];

/**
 * In the sentence with which a site says that it is down or not there yet: its name for itself, or a word to the
 * visitor who is to come back. Stock texts of maintenance and "coming soon" plugins for WordPress, read 2026-11.
 */
export const siteWords: ReadonlySet<string> = new Set([
  ...'something site website webpage page homepage shop webshop portal server system'.split(' '),
  ...'until back later shortly please sorry thank thanks temporarily'.split(' '),
  ...'seite webseite internetseite homepage onlineshop bitte später zurück vorübergehend'.split(' '),
  ...'boutique revenez revenons retour désolé merci momentanément'.split(' '),
  ...'sitio web página tienda volvemos volveremos vuelva disculpe disculpen gracias'.split(' '),
  ...'loja voltamos voltaremos volte desculpe obrigado'.split(' '),
  ...'sito pagina negozio torneremo torniamo scusate grazie momentaneamente'.split(' '),
  ...'winkel terug excuses strona serwis sklep witryna wrócimy wracamy później przepraszamy'.split(' '),
  ...'сайт сайта сайте страница магазин сервер позже извините site sitemiz sitesi sayfa sonra'.split(' '),
]);

/** The same in scripts without spaces, and where a site says "we". */
export const siteRuns: readonly string[] = [
  'we are under',
  'we’re under',
  "we're under",
  'we are down',
  'nous sommes en',
  'estamos e',
  'siamo in',
  'we zijn in',
  'trwają prace',
  'ведутся технические',
  'проводятся технические',
  '网站',
  '本站',
  '页面',
  '稍后',
  'サイト',
  'ページ',
  'ただいま',
  'しばらく',
  '사이트',
  '홈페이지',
  '잠시',
];

/** Parts of a title with which dictionaries and references name themselves. */
export const referenceNames: readonly RegExp[] = [
  /\b(?:dictionary|glossary|lexicon|thesaurus|encyclop[a-z]{2,5}|wiktionary|wikipedia|definitions?|meaning)\b/,
  /wörterbuch|glossar|lexikon|dictionnaire|glossaire|diccionario|glosario|dicionário|dizionario|woordenboek/,
  /słownik|словарь|词典|詞典|辞書|用語集/,
];

/**
 * In the title or first heading of a text that explains a message and does not send it. What a notice asks itself ("why
 * have I been blocked?", "why am I seeing this page?") is left out. Worded after help centres and forums, 2026-11.
 */
export const explainerPhrases: readonly RegExp[] = [
  /\bhow (?:to|captchas|paywalls|sites|it works)\b/,
  /\bwhat\b[^.!]{0,60}\bmeans?\b|\bwhat (?:is|are) (?:an?|the)\b|\bwhat to do\b/,
  /\bwhy (?:an?|the|your|my|some|so many|sites|pages|websites|browsers|people|streams|videos)\b/,
  /\bexplained\b|\bmeaning of\b|\btutorial\b|\btroubleshooting\b|\bhere is (?:the|how|what)\b/,
  /\b(?:guide|introduction) (?:to|for)\b|: (?:a|the) guide\b|\b(?:\d+|three|five|seven|ten|twelve) (?:ways|tips|signs|examples)\b/,
  /\bwas (?:ist ein|bedeutet|tun|hilft)\b|\bso (?:beheben|lösen)\b|\banleitung\b|\berklärt\b/,
  /\bcomment (?:faire|résoudre|corriger|réparer|contourner|éviter)\b|\bque signifie\b|\bqu['’]est-ce qu/,
  /\bcómo (?:solucionar|arreglar|resolver|evitar|corregir)\b|\bqué (?:es (?:un|el|la|y)|significa)|\bcómo se (?:arregla|soluciona|corrige)/,
  /\bcomo (?:resolver|corrigir|consertar|evitar)\b|\bo que (?:é um|significa)/,
  /\bcome (?:risolvere|correggere|evitare)\b|\b(?:che )?cosa significa\b/,
  /\bhoe (?:los|verhelp|kan je)\b|\bwat betekent\b/,
  /\bjak (?:naprawić|rozwiązać|usunąć)|\bco (?:to jest|oznacza)/,
  /как (?:исправить|устранить|убрать)|что (?:такое|значит|означает)/,
  // A method may be named in a refusal of it, too: 请求的方法不允许.
  /とは|方法(?!不|未|无|無)|対処/,
  /什么是|什么意思|如何|怎么/,
  /방법|이란/,
];

/**
 * Says what a status is. The number is the subject, a standard is cited, or the sentence is about "a server": a notice
 * speaks of "the server" or "this server". Worded after references and glossaries of HTTP, 2026-11.
 */
export const definingPhrases: readonly RegExp[] = [
  /\b\d{3}\b[^.!?]{0,60}\b(?:is an? (?:\w+ )?(?:http|client|server|status|error|response)|means that|indicates|tells that|says that|stands for)\b/,
  /\brfc ?\d{4}\b/,
  /\b(?:a|any) (?:web ?)?server\b(?! (?:error|side))/,
  /\b\d{3}\b[^.!?]{0,60}\b(?:ist ein (?:http|status|fehler)|bedeutet, dass)|\bein(?:em)? (?:web-?)?server\b(?! ?-?fehler)/,
  /\b\d{3}\b[^.!?]{0,60}\b(?:est un code|signifie que)\b|\bun serveur\b/,
  /\b\d{3}\b[^.!?]{0,60}\b(?:es un código|significa que)\b|\bun servidor\b/,
  /\b\d{3}\b[^.!?]{0,60}(?:é um código|significa que)|\bum servidor\b/,
  /\b\d{3}\b[^.!?]{0,60}(?:è un codice|significa che)|\bun server\b(?! error)/,
  /\b\d{3}\b[^.!?]{0,60}(?:is een (?:http|status)|betekent dat)|\been (?:web)?server\b/,
];

/** Speaks to the visitor, or for the site: a notice does, an entry of a reference seldom. */
export const addressPhrases: readonly RegExp[] = [
  /\b(?:you|your|yours|we|us|our|i|my|sorry|oops|please)\b/,
  /\b(?:sie|ihnen|ihre?|du|dein|wir|uns|bitte|leider)\b/,
  /\b(?:vous|votre|nous|désolé)\b|\b(?:usted|tu|su|lo sentimos)\b|\b(?:você|seu|desculpe)\b/,
  /\b(?:tuo|tua|spiacenti)\b|\b(?:uw|je|jij|wij|helaas)\b/,
];

/** Headings of an article on a fault, each a line of its own: a notice has "What happened?" and "What can I do?". */
export const articleHeadings: readonly RegExp[] = [
  /^(?:resolution|how to (?:fix|resolve|solve) (?:it|this|the error)|see also|specifications?|related (?:articles|topics|resources|questions))$/,
];

/** In the title alone: a gate asks so further down, if at all. */
export const askingTitles: readonly RegExp[] = [
  /^why do (?:i|we|you) (?:always |often |still )?(?:have to|need to|get|keep|see)\b/,
];
