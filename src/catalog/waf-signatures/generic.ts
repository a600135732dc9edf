/**
 * What is known about refusals and empty pages that no vendor signs: hosts, titles, phrases, widgets.
 * Compiled 2026-11-20 from wafw00f, is-antibot, crawl4ai, FlareSolverr and the default pages of nginx, Apache,
 * Caddy, lighttpd, IIS and Plesk; the translations are the stock wordings of WordPress, Shopify, Drupal and browser
 * vendors.
 * All phrases in lower case. They are looked for in short pages only, never in a page rich in content.
 */
import type { Condition } from './conditions.ts';
import { announcedMaintenance } from './notice-subjects.ts';

/** Hosts of identity providers: landing there means that a login stands before the page. */
export const identityHosts: readonly string[] = [
  'login.microsoftonline.com',
  'accounts.google.com',
  'okta.com',
  'oktapreview.com',
  'auth0.com',
  'onelogin.com',
  'cloudflareaccess.com',
  'login.live.com',
];

/** Paths of login pages that a redirect can end on. */
export const loginPaths: readonly string[] = ['/wp-login.php', '/adfs/ls', '/cdn-cgi/access/login'];

/** Paths of storefront password pages (Shopify). */
export const passwordPaths: readonly string[] = ['/password'];

/** Waiting rooms in front of crowded sites: each customer has a name below these. */
export const queueHosts: readonly string[] = ['queue-it.net'];

/** First labels of hosts that ask for consent: consent.google.com, consent.youtube.com, guce.yahoo.com. */
export const consentHostPrefixes: readonly string[] = ['consent.', 'guce.'];

/** Markets and parking services for names that nobody uses. */
export const parkingHosts: readonly string[] = [
  'sedo.com',
  'sedoparking.com',
  'afternic.com',
  'dan.com',
  'hugedomains.com',
  'parkingcrew.net',
  'bodis.com',
  'above.com',
  'forsale.godaddy.com',
  'domainmarket.com',
  'buydomains.com',
];

/** The advertising accounts of parking services mark their pages; no page of a site carries these. */
export const parkingMark: Condition = {
  any: [
    { select: "script[src*='sedoparking.com']" },
    { select: "script[src*='parkingcrew.net']" },
    { select: 'html[data-adblockkey]' },
    { header: 'x-adblock-key', exists: true },
  ],
};

/** What registrars show for a name without a site (GoDaddy, Hostinger, Namecheap, 2026-11). */
export const parkedPhrases: readonly string[] = [
  'parked free, courtesy of godaddy',
  'parked domain name on hostinger',
  'this domain is registered at namecheap',
  'this domain was recently registered at',
  'this web page is parked',
  'this domain is parked',
  // Wix.
  "this domain isn't connected to a website yet",
];

/**
 * The line with which registrars and hosts tell of a name that shows no site: expired, new, or with nobody behind it
 * (GoDaddy, Gandi, Porkbun, Squarespace, IONOS, nazwa.pl, Рег.ру, お名前.com; read 2026-11). It begins a line.
 */
export const parkedLines: readonly RegExp[] = [
  /^(?:this|the) (?:domain|domain name|web ?site|web address)(?: \S{4,253})? (?:has )?expired\b(?! (?:domain|name))/,
  /^this (?:domain|domain name) (?:has been (?:registered|parked|mapped)|is parked|is registered) (?:with|at|to|by|on)\b/,
  /^congratulations on your new domain\b/,
  /^this page is parked (?:at|by|with|free)\b/,
  /^diese domain (?:wurde (?:gerade|soeben) |ist (?:bereits |derzeit )?(?:registriert|reserviert|geparkt|abgelaufen))/,
  /^ce (?:nom de )?domaine (?:a été (?:enregistré|réservé)|est (?:parqué|réservé|expiré)|a expiré)/,
  /^este dom[ií]nio (?:ha (?:expirado|caducado)|está (?:aparcado|estacionado)|expirou)/,
  /^questo dominio è (?:scaduto|parcheggiato|registrato|in fase)/,
  /^(?:dit domein|deze domeinnaam) is (?:geparkeerd|geregistreerd|gereserveerd|verlopen)/,
  /^domena \S{4,253} jest (?:utrzymywana|zaparkowana|zarejestrowana)/,
  /^домен \S{4,253} (?:припаркован|не прилинкован)|^домен зарегистрирован и припаркован/,
  /^(?:该|此)?域名已(?:经)?过期|^このドメインは(?:、)?お名前/,
];

/** Offers of a name. */
export const parkingPhrases: readonly string[] = [
  'this domain is for sale',
  'may be for sale by its owner',
  'buy this domain',
  'domain is for sale',
  'domain name is for sale',
  'diese domain steht zum verkauf',
  'diese domain kaufen',
  'ce domaine est à vendre',
  'este dominio está en venta',
  'este domínio está à venda',
  'questo dominio è in vendita',
  'dit domein is te koop',
  'ta domena jest na sprzedaż',
  'домен продается',
  'домен продаётся',
  '该域名正在出售',
  'このドメインは売り出し中',
];

/** Titles of server software that serves no site yet; the first list must be the whole title. */
export const defaultTitlesWhole: readonly RegExp[] = [
  /^welcome to nginx(?: on [\w .]{1,30})?!?$/,
  /^apache2 [\w .]{0,20}default page(?:: it works!?)?$/,
  /^it works!?$/,
  /^iis windows(?: server)?$/,
  /^test page for the [\w ]{0,30}(?:http server|web server)[\w .]{0,40}$/,
  /^default (?:web site|parallels plesk|plesk)[\w ]{0,20} page$/,
  /^caddy works!$/,
  /^apache tomcat\/\d[\w.-]{0,20}$/,
  /^http server test page(?: powered by:? [\w ]{1,40})?$/,
];

/** Beginnings of such titles, enough on a page with little text. */
export const defaultTitleStarts: readonly RegExp[] = [
  /^welcome to nginx(?=$|!| on )/,
  /^apache2? .{0,20}default page/,
  /^iis windows/,
  /^test page for the/,
  /^index of \/\S*$/,
  // Listing of http.server of Python.
  /^directory listing for \/\S*$/,
  /^caddy works!$/,
  /^default web site page/,
  // Names of its versions are titles of the panel; "Plesk hosting" is what hosts sell.
  /^plesk(?:$| (?:onyx|obsidian|default))/,
  /^web server['’]s default page/,
  /^domain default page/,
  /^heroku \| welcome to your new app/,
];

/**
 * The line with which a server, a panel or a framework begins on the page that it puts in place of a site: how well it
 * was installed, or that there is no site (nginx and its forks, the test pages of Red Hat, Tomcat, Firebase, Django,
 * FASTPANEL, ISPConfig, cPanel; read 2026-11). Tutorials quote it further on in a line.
 */
export const defaultPageLines: readonly RegExp[] = [
  /^if you (?:can )?(?:see|read) this page\b[^.!?]{0,80}\b(?:server|platform|proxy)\b[^.!?]{0,60}\b(?:installed|working|running)\b/,
  /^(?:if )?you(?:['’]re| are) seeing this\b[^.!?]{0,60}\byou(?:['’]ve| have) (?:successfully )?(?:set ?up|installed)\b/,
  /^you have successfully installed\b[^.!?]{0,40}\b(?:web server|on this (?:system|server|machine))\b/,
  /^this (?:page is|is the default welcome page) used to test the (?:proper|correct) operation of\b/,
  /^the install worked successfully\b/,
  /^this domain is not linked to any site\b/,
  /^this is the default (?:index|welcome) page (?:of|for) (?:your|this) (?:web ?site|server|domain)\b/,
  /^if you are the owner of this (?:web ?site|domain),? please contact your hosting provider\b/,
  /^the owner of this web ?site has not put up any web pages yet\b/,
  // Firebase, Azure, Shopify.
  /^you have ?n['’]t deployed an app yet\b/,
  /^your (?:web app|azure static web app) is (?:live|running)\b/,
  /^to finish setting up your new web address\b/,
];

/** Paths of the pages that hosts show for a suspended account (cPanel). */
export const suspendedPaths: readonly string[] = ['/cgi-sys/suspendedpage.cgi', '/suspended.page'];

/** What hosts write in place of a site whose account is suspended. */
export const suspendedPhrases: readonly string[] = [
  'account suspended',
  'this account has been suspended',
  'website suspended',
  // Render.
  'this service has been suspended',
  // Squarespace, for a site that is paid for no more.
  'website expired',
  'this site has been suspended',
  'website is temporarily suspended',
  // Netlify.
  'this site was paused as it reached its usage limits',
];

/** What nothing says but a site that is down. */
export const downPhrases: readonly string[] = [
  'down for maintenance',
  'maintenance mode is on',
  'in maintenance mode',
  'im wartungsmodus',
  // WordPress while it updates itself (wp_maintenance).
  'unavailable for scheduled maintenance',
  // First page of lighttpd on Debian.
  'has not put up any web pages yet',
  "we'll be right back",
  'we’ll be right back',
  // Placeholder of German hosts for a name without a site.
  'hier entsteht eine neue internetpräsenz',
  'hier entsteht eine neue website',
  'hier entsteht eine neue webseite',
  'hier entsteht eine neue homepage',
  '网站维护中',
  '系统维护中',
  'メンテナンス中',
  '점검 중',
];

/** Says so of whatever it is said of: builders, garages and cinemas have such sentences too (see `siteWords`). */
export const maintenancePhrases: readonly string[] = [
  'maintenance mode',
  'wartungsmodus',
  'under maintenance',
  'under construction',
  'coming soon',
  'launching soon',
  'opening soon',
  'we’ll be back soon',
  "we'll be back soon",
  'en maintenance',
  'en construction',
  'en construcción',
  'en mantenimiento',
  'em construção',
  'em manutenção',
  'in costruzione',
  'in manutenzione',
  'in onderhoud',
  ...announcedMaintenance,
];

/** A title or first heading that starts with one of these, or is one of these, names a missing page. */
export const notFoundPhrases: readonly string[] = [
  '404',
  '404 not found',
  '404 page not found',
  '404 error',
  'not found',
  'page not found',
  'error 404',
  'page does not exist',
  'no such page',
  'site not found',
  // Surge, Heroku, Squarespace.
  'project not found',
  'no such app',
  'no such account',
  'domain not claimed',
  "there's nothing here, yet",
  'this page could not be found',
  "this page isn't available",
  'store unavailable',
  'nicht gefunden',
  'seite nicht gefunden',
  'page non trouvée',
  'page introuvable',
  'no encontrada',
  'página no encontrada',
  'página não encontrada',
  'não encontrada',
  'pagina non trovata',
  'pagina niet gevonden',
  'niet gevonden',
  'nie znaleziono',
  'strona nie istnieje',
  'страница не найдена',
  'не найдено',
  'сторінку не знайдено',
  'sayfa bulunamadı',
  '找不到',
  '页面不存在',
  '未找到',
  'ページが見つかりません',
  '見つかりません',
  '페이지를 찾을 수 없습니다',
  '페이지를 찾을 수 없음',
  'الصفحة غير موجودة',
  'הדף לא נמצא',
];

/** A line of text that names a missing page without a title or heading around it: Go, PHP-FPM, Express, WordPress.com. */
export const notFoundLines: readonly RegExp[] = [
  /(?:^|[.!:] ?)(?:404 |page |404 page )not found(?=$|[.!:])/,
  /^(?:file )?not found\.?$/,
  /^cannot (?:get|head) \/\S{0,500}$/,
  /^[\w-]{1,63}\.[\w.-]{2,190} (?:doesn['’]t|does not) exist\.?$/,
];

/**
 * Sentences in a short text that say the same. They deny: "press Escape to reach the page you are looking for" and "the
 * dog could not be found" do not. The one without a verb of its own is that of the themes of WordPress.
 */
export const notFoundSentences: readonly RegExp[] = [
  /\b(?:page|url|address|resource|file|document|content|article|post|product|site|link|deployment)\b[^.!?]{0,60}\bcould(?: not|n['’]t) be found/,
  /\bpage (?:cannot|can['’]t|can not) be found/,
  /page you (?:are|were|['’]re) looking for\b[^.!?]{0,80}(?:\bnot?\b|n['’]t\b|\bcannot\b|moved|removed|deleted|gone|expired|unavailable)/,
  /(?:\bnot\b|n['’]t\b|\bcannot\b|\bunable\b|\bsorry\b|\boops\b)[^.!?]{0,80}page you (?:are|were|['’]re) looking for/,
  /\b(?:this|that) page (?:isn['’]t|is not|is no longer) available(?! (?:in|for|to|on|from|as|at|until|yet)\b)/,
  /page you requested (?:was not|could not be|cannot be|does not|doesn['’]t)/,
  /this store is (?:currently )?unavailable/,
];

/** What a refusal for a place says. */
export const geoPhrases: readonly RegExp[] = [
  /not (?:currently )?available (?:in|from|to visitors from) (?:your|this) (?:country|region|location|area)/,
  /unavailable in (?:your|this) (?:country|region|location)/,
  /(?:block|blocked|restricted) (?:access )?(?:in|from) your (?:country|region|location)/,
  /from your country or region/,
  /country or region (?:is )?(?:banned|blocked)/,
  /unavailable (?:for legal reasons|in most european countries)/,
  // The notice of the Lee and Tribune papers names the law between the two halves of its sentence.
  /(?:european economic area|european union|gdpr)[^.]{0,160}(?:access cannot be granted|(?:cannot|can't|not) (?:grant|be granted|allow|provide)?(?: you)? ?access)/,
  /in (?:ihrem|deinem) land nicht (?:verfügbar|erreichbar)/,
  /(?:n'est|n’est) pas disponible dans votre (?:pays|région)/,
  /no (?:está )?disponible en (?:tu|su) (?:país|región)/,
  /não (?:está )?disponível (?:no|em) seu país/,
  /non (?:è )?disponibile nel tuo paese/,
  /niet beschikbaar in (?:jouw|uw) (?:land|regio)/,
  /недоступ\S{1,4} в (?:вашей стране|вашем регионе)/,
  /您所在的(?:国家|地区)/,
  /お住まいの(?:国|地域)(?:では|からは)/,
];

/** What throttles say; documentation and songs have such names too. */
export const vagueRatePhrases: readonly string[] = ['rate limit', 'rate-limit', 'slow down'];

/** What nothing but a throttle says. */
export const ratePhrases: readonly string[] = [
  'too many requests',
  'zu viele anfragen',
  'trop de requêtes',
  'demasiadas solicitudes',
  'demasiadas peticiones',
  'muitas solicitações',
  'troppe richieste',
  'te veel verzoeken',
  'zbyt wiele żądań',
  'слишком много запросов',
  '请求过于频繁',
  '访问过于频繁',
  'リクエストが多すぎます',
];

/** Asks for the letters of a picture, so the field for them is no sign of a form. Amazon's robot check, with 200 or 503. */
export const typedTestPhrases: readonly RegExp[] = [
  /(?:enter|type) the (?:characters|letters)(?: that)? you see (?:below|in (?:this|the) (?:image|picture))/,
];

/**
 * English requests to prove to be a person: short enough to be the name of a play, a poem or a quiz (see `testWords`).
 */
export const namedTestPhrases: readonly RegExp[] = [
  /(?:verify|verifying|confirm|prove) (?:that )?you(?:['’]re| are) (?:a |not a )?(?:human|robot)/,
  /are you (?:not )?a (?:robot|human)(?: or an? \w+)? ?(?:[?!.]|$)/,
  /(?:i['’]m|i am|you['’]re|you are) not a (?:ro)?bot\b/,
  /robot or human\?/,
  /please (?:complete|solve) the (?:security check|captcha)/,
];

/** Asks the visitor to prove to be a person, or to wait while the browser is tested. */
export const statedTestPhrases: readonly RegExp[] = [
  /checking (?:your browser|if the site connection is secure)/,
  /(?:review|check|checking|verify|verifying) the security of your connection/,
  /your (?:request|connection|browser) (?:is being|needs to be) verified/,
  /\b(?:verifying|validating) your (?:browser|connection)(?=$|[.,…:]| before\b)/,
  /enable javascript and cookies to continue/,
  /unusual (?:traffic|activity) from your (?:computer|network|ip\b|address|connection|device|browser)/,
  /\bwe(?:['’]ve| have) detected unusual (?:traffic|activity|behaviou?r) on your (?:network|browser|connection)\b/,
  /that you and not a robot/,
  // The gate of weibo.com and its sisters (recording of is-antibot, 2026-04).
  /^sina visitor system/,
  // The gate of baidu.com, served with 200 (2026-11).
  /^百度安全验证/,
  /bestätigen sie, dass sie (?:ein mensch|kein roboter) sind/,
  /vérifi\S{1,6} que vous (?:êtes|n'êtes pas|n’êtes pas) (?:un )?(?:humain|robot)/,
  /verifi\S{1,6} que (?:eres|es usted) (?:un )?(?:humano|ser humano)/,
  /no soy un robot/,
  /verifi\S{1,6} che (?:sei|tu sia) (?:un )?(?:umano|essere umano)/,
  /подтвердите, что (?:вы (?:человек|не робот)|запросы отправляли вы)/,
  /я не робот/,
  /请(?:完成|进行)安全验证/,
  /验证您是(?:真人|人类)/,
  /ロボットではありません/,
];

/** Both: what is looked for beside a status that refuses. */
export const humanPhrases: readonly RegExp[] = [...namedTestPhrases, ...statedTestPhrases];

/** Forms that send the answer of a test: Amazon's and Yandex' own (public recordings, 2026-11). */
export const captchaForms: readonly { readonly key: string; readonly select: string }[] = [
  {
    key: 'amazon',
    select: "form[action*='/errors/validateCaptcha'], form[action*='/errors_page/validateCaptcha']",
  },
  { key: 'yandex', select: "form[action^='/checkcaptcha']" },
];

/**
 * A page that refuses machines in words. "Automated access" alone is also what makers of gates and barriers sell, so
 * a word of refusal has to stand in the same sentence.
 */
export const agentRefusalPhrases: readonly RegExp[] = [
  /not available to automated agents/,
  /automated (?:access|requests|queries|traffic)[^.!?]{0,80}\b(?:(?:not|n't|never) (?:be )?(?:permitted|allowed|supported|available|authori[sz]ed|possible)|prohibited|forbidden|denied|blocked|restricted|refused|disallowed|detected)/,
  /\b(?:detected|suspected|blocked?|prohibits?|forbids?|den(?:y|ies|ied)|disallows?|restricts?|against|not (?:allow|permit|support)|no)\b[^.!?]{0,40}automated access/,
  /identified as an ai agent/,
  /bot access is not allowed/,
  /\b(?:bots|crawlers|scrapers) are not (?:allowed|permitted)(?: here| to access[^.!?]{0,40}| on (?:this|our) (?:web)?site)? ?(?:[.!]|$)/,
  // Reddit, whatever the status (signatures of crawl4ai and is-antibot, 2026-04).
  /been blocked by network security/,
  /(?<!\b(?:if|when|whether|why) )\byour request (?:has been|was) blocked\b(?! ?\?)/,
];

/** What a page says that shows nothing without scripts. */
export const scriptNeededPhrases: readonly RegExp[] = [
  // Courses teach people to enable JavaScript events and skills.
  /(?:enable|activate|turn on|allow) (?:javascript|js\b)(?! (?!to |in |and |or |for |on |if |then |before |please |support|now |first|so |when |when |cookies)\p{L})/u,
  /(?:requires|needs|need) javascript/,
  /javascript (?:is required|is disabled|is needed|to be enabled|enabled)/,
  /(?:\bnot|n't|n’t)\b[^.!?]{0,40}without javascript/,
  /browser is not supported/,
  /javascript (?:aktivieren|deaktiviert)/,
  /activ\S{1,4} javascript/,
  /habilit\S{1,4} javascript/,
  /abilit\S{1,4} javascript/,
  /(?:включите|включить) javascript/,
  /(?:启用|啟用|开启) ?javascript/,
  /javascript ?を有効/,
];

/** Mount points of client-side applications. */
export const appRoots: readonly string[] = [
  '#root',
  '#app',
  '#__next',
  '#__nuxt',
  '#___gatsby',
  'app-root',
  '#svelte',
  '#q-app',
];

/** What a paywall asks for. */
export const paywallPhrases: readonly string[] = [
  'subscribe to continue',
  'subscribe to read',
  'subscribe now to read',
  'this content is for members only',
  'log in to continue reading',
  'sign in to continue reading',
  // Without the request to log in it stands beside many a newsletter.
  'already a subscriber? log in',
  'already a subscriber? sign in',
  'already a subscriber, log in',
  'already a subscriber, sign in',
  'jetzt abonnieren und weiterlesen',
  'nur für abonnenten',
  'réservé aux abonnés',
  'sólo para suscriptores',
  'solo para suscriptores',
  'exclusivo para assinantes',
  'riservato agli abbonati',
  'alleen voor abonnees',
  'dostęp tylko dla subskrybentów',
  'только для подписчиков',
  '会員限定',
  '有料会員限定',
];

/** The same as a whole sentence: "further letters are for subscribers only from May on" closes nothing. */
export const paywallSentences: readonly RegExp[] = [
  /^(?:(?:for|exclusively for|available to) )?(?:our |paying )?subscribers only$/,
  /\b(?:this|article|story|content|text|page|post|rest|full)\b[^.]{0,80}\bsubscribers only$/,
  /\bsign in to continue$/,
];

/** The same as the end of a sentence: insurers and horoscopes ask for a date of birth for other ends. */
export const ageGateSentences: readonly RegExp[] = [
  /\b(?:verify|confirm|enter) your (?:age|date of birth|birth date)$/,
];

/** What an age gate asks for. */
export const ageGatePhrases: readonly RegExp[] = [
  /(?:verify|confirm|enter) your (?:age|date of birth) (?:to (?:enter|continue|proceed|access|view|visit|see)|before|in order|first|below)\b/,
  /age verification(?! (?:for|by|api|software|service|solution|vendor|provider|law|tool|plugin)\b)/,
  /are you (?:over |at least )?(?:18|19|20|21|25)\b|are you (?:over|at least|of|above) (?:the )?legal (?:\w+ )?age|are you over the age of/,
  /(?:i am|i'm) (?:over |at least )?(?:18|19|21)\b/,
  // Speaks to the reader: "guests must be 18 or over" stands on the page of every club.
  /(?:you (?:must|have to|need to) be|you are|are you|(?:^|[.!?:] ?)must be) (?:over |at least )?(?:18|19|21)(?: years| \+|\+| or o)/,
  /(?:bist du|sind sie) (?:über |mindestens )?(?:18|volljährig)/,
  /altersprüfung|alterskontrolle/,
  /avez-vous (?:plus de )?18 ans/,
  /(?:eres|es usted) mayor de (?:edad|18)/,
  /você tem (?:mais de )?18 anos/,
  /hai più di 18 anni/,
  /ben je (?:18|ouder dan 18)/,
  /czy masz (?:ukończone )?18 lat/,
  /вам (?:уже )?(?:есть|исполнилось) 18/,
  // "18歳以上の方" alone is what every advertisement for a job says.
  /18歳以上(?:ですか|です|である)/,
  /18歳未満の(?:方|閲覧|入場)/,
  /(?:您|你)(?:已|是否)(?:年)?满18/,
];

/** What a consent page asks for. */
export const consentPhrases: readonly RegExp[] = [
  /before you continue/,
  /(?:accept|agree to) (?:all |our )?(?:the )?(?:use of )?cookies/,
  /we (?:value|care about) your privacy/,
  /bevor sie fortfahren/,
  // The walls of German publishers offer advertising or a price.
  /weiter (?:lesen )?mit werbung/,
  /(?:alle )?cookies akzeptieren/,
  /accepter (?:tous )?les cookies/,
  /aceptar (?:todas )?las cookies/,
  /accetta (?:tutti )?i cookie/,
  /alle cookies accepteren/,
];

/** A whole title, or the beginning of one before a separator, of a login page. */
export const loginTitles: readonly string[] = [
  'log in',
  'login',
  'sign in',
  'signin',
  'password required',
  'password protected',
  'enter password',
  'anmelden',
  'anmeldung',
  'einloggen',
  'connexion',
  'se connecter',
  'iniciar sesión',
  'acceder',
  'entrar',
  'fazer login',
  'accedi',
  'inloggen',
  'aanmelden',
  'zaloguj się',
  'logowanie',
  'вход',
  'войти',
  'авторизация',
  'giriş yap',
  'đăng nhập',
  'masuk',
  '登录',
  '登入',
  'ログイン',
  '로그인',
  'تسجيل الدخول',
];

/** Asks in words for a login that is on another page. Blogs ask so for comments, so nothing else may be there. */
export const loginSentences: readonly RegExp[] = [
  /\byou (?:must|need to|have to) (?:first )?(?:be (?:logged|signed) in|log ?in|sign in)\b/,
  /\b(?:log|sign) in to (?:continue|view|access|see|proceed)\b(?! (?:on|at|with|in)\b)|\bplease (?:log|sign) in$/,
  /(?:melden sie sich|melde dich) (?:bitte )?an,? um|(?:müssen sich|musst dich) anmelden|angemeldet sein/,
  /vous (?:devez|connecter pour)(?: être connecté| vous connecter| continuer| accéder)/,
  /(?:debes?|tienes que) iniciar sesión|inicia sesión para/,
  /(?:precisa|deve) (?:fazer login|iniciar sessão|estar autenticado)|faça login para/,
  /devi (?:accedere|effettuare l['’]accesso)|accedi per (?:continuare|vedere)/,
  /(?:je|u) moet (?:ingelogd zijn|inloggen)|log in om/,
  /войдите, чтобы|необходимо (?:войти|авторизоваться)/,
  /请先?登录|登录后(?:查看|继续|访问)|ログインして(?:ください|続行)|ログインが必要|로그인(?:이 필요|해 주세요|하세요)/,
];

/** Ways to log in that need no field. */
export const otherLogins: readonly RegExp[] = [
  /\b(?:continue|sign in|log in) (?:with|using|via) (?:google|apple|facebook|microsoft|github|gitlab|linkedin|slack|okta|sso|saml|single sign|a passkey|passkey|email)/,
];

/** Captcha widgets. Evidence of a gate only where they are the whole page or the status refuses. */
export const captchaWidgets: readonly { readonly key: string; readonly select: string }[] = [
  { key: 'turnstile', select: ".cf-turnstile, script[src*='challenges.cloudflare.com/turnstile/']" },
  {
    key: 'recaptcha',
    select: ".g-recaptcha, script[src*='/recaptcha/api'], script[src*='/recaptcha/enterprise']",
  },
  { key: 'hcaptcha', select: ".h-captcha, script[src*='hcaptcha.com/1/api']" },
  { key: 'friendly-captcha', select: '.frc-captcha' },
  { key: 'arkose', select: "script[src*='arkoselabs.com']" },
  { key: 'geetest', select: "script[src*='geetest.com']" },
  // cloud.tencent.com/document/product/1110/36841, read 2026-11.
  { key: 'tencent-captcha', select: "script[src*='captcha.qcloud.com/']" },
];

/**
 * Statuses outside the standard reasons that firewalls answer refused requests with, where no better
 * evidence names another cause. 460, 463, 494 and 509 are left out: they are faults of a connection or a quota.
 */
export const refusalStatuses: ReadonlySet<number> = new Set([
  405, 406, 418, 423, 428, 430, 444, 456, 474, 481, 492, 493, 566, 567, 999,
]);

/** Titles and first headings of refusals that some servers send with 200. */
export const refusalTitles: readonly string[] = [
  'access denied',
  '403 forbidden',
  '403 - forbidden',
  'error 403',
  // Palo Alto Networks and FortiGate.
  'web page blocked',
  'request blocked',
  'request rejected',
  'you have been blocked',
  'your access has been blocked',
  'access to this page has been denied',
  'access forbidden',
  'access blocked',
  'permission denied',
  'zugriff blockiert',
  'accès bloqué',
  'acceso bloqueado',
  'acesso bloqueado',
  'accesso bloccato',
  'toegang geblokkeerd',
  'dostęp zablokowany',
  'доступ ограничен',
  '访问受限',
  '접속이 차단되었습니다',
  'アクセスが制限されています',
  'zugriff verweigert',
  'zugang verweigert',
  'accès refusé',
  'accès interdit',
  'acceso denegado',
  'acceso prohibido',
  'permiso denegado',
  'acesso negado',
  'acesso proibido',
  'permissão negada',
  'accesso negato',
  'toegang geweigerd',
  'toegang verboden',
  'brak dostępu',
  'dostęp zabroniony',
  'odmowa dostępu',
  'přístup odmítnut',
  'přístup zakázán',
  'prístup odmietnutý',
  'hozzáférés megtagadva',
  'acces interzis',
  'accesul interzis',
  'åtkomst nekad',
  'åtkomst förbjuden',
  'adgang nægtet',
  'adgang forbudt',
  'ingen tilgang',
  'pääsy estetty',
  'pääsy evätty',
  'erişim engellendi',
  'akses ditolak',
  'доступ заборонено',
  'доступ запрещен',
  'доступ запрещён',
  '拒绝访问',
  '访问被拒绝',
  '禁止访问',
  '禁止訪問',
  '拒絕存取',
  'アクセスが拒否されました',
  '접근이 거부됨',
  '접근이 거부되었습니다',
  '액세스가 거부되었습니다',
];

/**
 * Tells visitors that they are shut out: begins a line, and is no question. Wordfence, Cloudflare, vBulletin and the
 * plugins of WordPress and Joomla in the languages below, read 2026-11.
 */
export const refusalLines: readonly RegExp[] = [
  // PHP-FPM.
  /^access denied\.?$/,
  /^(?:sorry, )?you have been blocked\b(?![^.!]{0,80}\?)/,
  /^(?:sorry[.,!] )?your (?:ip(?: address)?|access|request|connection|visit)(?: to (?:this|the|our) \w{1,12})? (?:has been|was|is) (?:blocked|banned|denied|limited|restricted|rejected|refused)\b(?![^.!]{0,80}\?)/,
  /^(?:sorry[.,!] )?the administrator has banned your ip\b/,
  /^(?:ihr zugriff|ihr zugang|ihre anfrage|ihre ip-adresse) wurde (?:blockiert|gesperrt|abgelehnt|verweigert)/,
  /^votre (?:accès|adresse ip|requête|ip) a été (?:bloqué|refusé|rejeté|banni)/,
  /^(?:su|tu) (?:acceso|dirección ip|solicitud|ip) ha sido (?:bloquead|denegad|rechazad)/,
  /^seu (?:acesso|endereço ip|endereço de ip|ip) foi (?:bloquead|negad)/,
  /^il (?:tuo|suo) (?:accesso|indirizzo ip|ip) è stato (?:bloccat|negat)/,
  /^(?:uw|je) (?:toegang|ip-adres) is geblokkeerd/,
  /^twój (?:dostęp|adres ip) został zablokowany/,
  /^(?:erişiminiz|ip adresiniz)[^.!?]{0,40} engellen(?:di|miştir)/,
  /^(?:ваш ip(?:-адрес)?|ваш доступ) (?:был )?(?:заблокирован|ограничен)/,
  /^您的(?:访问|请求|ip)[^。！？]{0,12}(?:被(?:拦截|拒绝|阻止|封禁|限制)|已被)/,
];

/** Such titles that works and games bear as well: they count on a page of next to no words. */
export const vagueRefusalTitles: readonly string[] = ['forbidden'];

/** Lines with which PHP, WordPress and servers break off. PHP names the file: a text about it does not. */
export const failureLines: readonly RegExp[] = [
  /^(?:php )?(?:fatal|parse) error ?: .{1,500} (?:in \S*[\\/]|on line \d)/,
  /^there has been a critical error on this website/,
  /^es gab einen kritischen fehler auf (?:deiner|ihrer) website/,
  // Drupal, ColdFusion, Werkzeug, the error page of IIS.
  /^the (?:web ?site|server|application)(?: you are accessing)? (?:has )?(?:encountered|experienced) an (?:unexpected|internal) (?:error|condition)\b/,
  /^there is a problem with the resource you are looking for\b/,
  /^http error \d{3}\.\d{1,2}\b/,
  /^server error in '\/\S{0,200}' application\b/,
  // PHP-FPM, Django with DEBUG, ASP.NET Core.
  /^no input file specified\b/,
  /^you['’]re seeing this error because you have debug = true\b/,
  /^an error occurred while processing your request\.?$/,
];

/** Titles and first headings of failures that some servers send with 200. */
export const failureTitles: readonly string[] = [
  '500 internal server error',
  'internal server error',
  '502 bad gateway',
  'bad gateway',
  '503 service unavailable',
  '503 service temporarily unavailable',
  'service unavailable',
  '504 gateway time-out',
  'database error',
  'error establishing a database connection',
  'fatal error',
  'application error',
  'server error',
  'runtime error',
  'unexpected error',
  'bad request',
  'service temporarily unavailable',
  'something went wrong',
  "we're sorry, but something went wrong",
  'an error occurred',
  'an error has occurred',
  'an unexpected error occurred',
  'an unexpected error has occurred',
  'oops, an error occurred',
  'error occurred while processing request',
  'there has been an error processing your request',
  'whitelabel error page',
];
