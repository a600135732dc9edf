/**
 * What stands around a notice where it is meant. "Access denied", "Too many requests" and "Coming soon" are names of
 * films, songs and bars as well; a refusal goes on about the visitor, the request and the server, a film about its
 * story. Compiled 2026-11 from the refusals of Apache, nginx, LiteSpeed, IIS, Drupal, WordPress and the vendors of the
 * signature table, from error pages of frameworks, and from the login, age and consent pages of the languages below.
 * Lower case.
 */

/** How a kind of notice goes on. */
export interface NoticeWords {
  /** Sentences that nothing but such a notice says, whatever else is on the page. */
  readonly said: readonly RegExp[];
  /** Words of its field: text with one of them is part of the notice. */
  readonly words: readonly RegExp[];
}

/**
 * What stands on pages about works, goods and places: who plays in it, how long it is, what it costs, when it is open.
 * No notice has it.
 */
export const offers: readonly RegExp[] = [
  /(?:€|£|\$) ?\d|\d ?(?:€|£)|\d (?:euros?|eur|usd|gbp|dollars?|pounds?|zł|kr|₽|руб)(?![\p{L}])|\d ?(?:元|円|원)/u,
  /\b\d{2,4} (?:min(?:utes|uti|utos|uten)?|pages|seiten|páginas|pagine|pagina['’]s|players|tracks|episodes)\b|\d ?(?:минут|страниц|分钟|分鐘|页)/,
  /\b(?:starring|directed by|written by|hosted by|isbn|doors at|paperback|hardback|vinyl)\b/,
  /\bopen (?:daily|every day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
];

export const refusalWords: NoticeWords = {
  said: [
    /\byou (?:do not|don['’]t|cannot|can['’]t|can not|may not|must not|are not|aren['’]t|have not|were) (?:currently )?(?:have|allowed|authori[sz]ed|permitted|able|open|view|access|enter|been granted|blocked|denied)\b/,
    /\byour (?:current )?(?:ip|network|request|access|browser|connection|device|isp|computer|activity|visit|user[- ]agent)\b[^!?]{0,60}(?:block|stopped|den(?:y|ied)|refus|reject|forbid|not allowed|restrict|flag|suspicio|\blist|limit|\bban)/,
    /\b(?:request|access|visit|action|connection)(?: \w+){0,4} (?:was|has been|is|were|have been) (?:\w+ )?(?:blocked|denied|rejected|refused|forbidden|prohibited|restricted)/,
    /(?:do not|don['’]t|without|have) permission to/,
    /\b(?:cannot|can['’]t|can not|may not) (?:be )?(?:open|access|view|visit|enter|reach)(?:ed)? (?:this|the) (?:page|site|website|server|address)/,
    /\bwhy (?:have|am|was|did) i\b|\bwhat you (?:just did|were doing)\b/,
    /\bfrom accessing (?:this|the) |\bbanned your\b|\bblock (?:ends|expires|lasts|is lifted)|\bunblock/,
    /\bnot authori[sz]ed to|unauthori[sz]ed access/,
    /\baccess to (?:this|the) (?:resource|page|site|website|server)\b|\breference(?: (?:id|number|code))?:? ?#?[0-9a-f-]{0,12}\d|reference #/,
    /\b(?:incident|support|event|block|request|ray) id\b/,
    /keine (?:berechtigung|zugriffsrechte)|nicht berechtigt|ihre (?:ip|anfrage)\b|nicht gestattet/,
    /vous n['’](?:êtes pas|avez pas)|votre (?:adresse )?ip\b|votre (?:requête|demande)\b/,
    /no (?:tiene|tienes|está|estás) (?:permiso|acceso|autorizad)|(?:su|tu) (?:dirección )?ip\b|(?:su|tu) solicitud/,
    /não (?:tem|está) (?:permissão|acesso|autorizad)|seu (?:endereço )?ip\b/,
    /non (?:hai|ha|sei|è) (?:i permessi|il permesso|l['’]autorizzazione|autorizzat)|tuo (?:indirizzo )?ip\b/,
    /(?:u|je) (?:hebt|heeft) geen (?:toestemming|toegang|rechten)|(?:uw|je) ip\b/,
    /у вас нет (?:прав|доступа)|ваш\S{0,3} (?:ip|запрос|адрес)/,
    /您的(?:请求|ip|访问|网络)|(?:您|你)(?:没有|无)权/,
    /権限が(?:ありません|必要)|お客様の/,
  ],
  words: [
    /\b(?:access|permissions?|(?:not|are|is) allowed|(?:un)?authori[sz]\w*|requests?|server|ip|administrators?|webmaster|block(?:ed|ing|s)?|denied|forbidden|security|firewall|waf|errors?|incident|website|resource|url|owner of|contact|support|please|try again|attacks?|bots?|robots?|automated|traffic|suspicious|home ?page|mistake|vpn|prox(?:y|ies)|networks?|scrap(?:ers?|ing)|crawl(?:ers?|ing)|logins?|session|privileges|rights|let (?:you|us)|welcome here|not a (?:person|human)|closed to you|this (?:page|site|url)|your (?:ip|network|browser|connection|device|computer)|cookies|javascript|csrf)\b/,
    /zugriff|zugang|berechtig|\brechte|anfrage|administrator|gesperrt|sicherheit|startseite|diese seite/,
    /accès|autoris|requête|serveur|administrateur|bloqu|sécurité|cette page|ce site/,
    /acceso|permiso|autoriza|solicitud|servidor|administrador|bloque|seguridad|esta página|este sitio/,
    /acesso|permiss|solicita|segurança|este site/,
    /accesso|permess|autorizza|richiesta|amministratore|bloccat|sicurezza|questa pagina|questo sito/,
    /toegang|toestemming|verzoek|beheerder|geblokkeerd|beveiliging|deze pagina|deze site/,
    /доступ|запрос|сервер|администратор|заблокирован|безопасност|страниц|сайт/,
    /访问|请求|权限|服务器|管理员|拦截|安全|禁止|アクセス|リクエスト|管理者|セキュリティ|ページ/,
    /dostęp|uprawnie|zablokowan|administrator|właściciel|přístup|oprávnění|zablokov|hozzáférés|acces(?:ul|)\b/,
    /behörighet|åtkomst|blockera|nekad|adgang|tilgang|blokeret|blokkert|pääsy|estetty|erişim|izin|engellen|yetki/,
    /접근|접속|권한|차단|관리자|الوصول|محظور|גישה|חסומ|truy cập|bị chặn|akses|diblokir|πρόσβαση/,
  ],
};

export const throttleWords: NoticeWords = {
  said: [
    /try(?:ing)? again|\bslow down\b|\bwait\b|\bretry\b|rate limit/,
    /\byou(?: have|['’]ve| are|['’]re)\b[^.!?]{0,60}(?:requests|too (?:fast|many|quickly|often)|limit)/,
    /später (?:erneut|noch|wieder)|réessay|inténte|intente|tente novamente|riprova|probeer|spróbuj|попробуйте|稍后|しばらく/,
  ],
  words: [
    /\b(?:requests?|limit\w*|quota|come back|again|later|server|errors?|your (?:ip|network|browser|connection)|traffic|please|seconds|from you|a person)\b/,
    /anfragen|requêtes|solicit|peticiones|richieste|verzoeken|żądań|запрос|请求|访问|リクエスト/,
  ],
};

export const failureWords: NoticeWords = {
  said: [
    /(?:exception|error|fault|problem|condition) (?:has |was |is )?(?:occurred|encountered|while|on this|establish|connecting)/,
    /something went wrong|try(?:ing)? again|temporarily|contact (?:the|your|us)|unable to|could not|has gone away/,
    /\bwe (?:have been|are|were) (?:told|notified|informed|looking|working)|more information about this/,
    /(?:see|check) the (?:server )?logs?|uncaught|stack trace|\bon line \d/,
    // The line of a stack of V8 or of Java.
    /^at (?:[^()]{1,200} )?\(?[^\s():]{1,300}:\d+(?::\d+)?\)?$/,
  ],
  words: [
    /\b(?:errors?|server|exception|database|requests?|gateway|unavailable|status|please|later|administrator|webmaster|digest|website|this (?:page|site))\b/,
    /fehler|erreur|servidor|errore|serveur|fout|ошибк|сервер|错误|服务器|エラー|サーバ/,
  ],
};

export const missingWords: NoticeWords = {
  said: [
    /\b(?:page|url|address|link|resource|content|article|product|file|document|deployment|project|bucket)\b[^.!?]{0,60}(?:does(?: not|n['’]t) exist|doesn['’]t|could(?: not|n['’]t)|can(?:not|['’]t| not)|not found|no longer|(?:been )?(?:moved|removed|deleted|renamed)|\bgone\b|broken|unavailable|not available|looking for)/,
    // The words of RFC 9110, 15.5.5, as Tomcat sends them.
    /\bdid not find a current representation\b/,
    /\bthere (?:isn['’]t|is no|is not) [^.!?]{0,40}\b(?:page|site|app|project) here\b/,
    /\b(?:looking for|nothing (?:was )?found|nothing here|does not exist|doesn['’]t exist|mistyped|go (?:back )?(?:home|to the)|back to (?:the )?home)\b/,
    /existiert nicht|nicht (?:mehr )?(?:gefunden|verfügbar|vorhanden)|wurde (?:verschoben|gelöscht)|zur startseite/,
    /n['’]existe p(?:as|lus)|introuvable|a été (?:déplacée|supprimée)|retour à l['’]accueil/,
    /no existe|no se (?:encontró|ha encontrado|pudo encontrar)|ha sido (?:movida|eliminada)/,
    /não existe|não (?:foi encontrada|encontrad)|foi (?:movida|removida)/,
    /non esiste|non (?:è stata )?trovata|è stata (?:spostata|rimossa)/,
    /bestaat niet|niet (?:worden )?gevonden|is verplaatst|is verwijderd/,
    /nie (?:istnieje|została znaleziona|znaleziono)|została (?:usunięta|przeniesiona)/,
    /не существует|не найден|удалена|перемещена/,
    /bulunamadı|mevcut değil|не існує|видалена/,
    /不存在|找不到|已(?:被)?删除|見つかりません|存在しません|削除|찾을 수 없|존재하지 않/,
    /غير موجود|לא נמצא/,
  ],
  words: [
    /\b(?:page|url|address|link|links|home|search|sorry|oops|back|error|exist|moved|menu|website|site|help you|wanted)\b/,
    /leider|oups|désolé|lo sentimos|encontrad|desculpe|spiacenti|helaas|przepraszamy|извините/,
    /seite|suche|adresse|accueil|recherche|lien|inicio|buscar|enlace|página|início|pesquisa|pagina|cerca|ricerca/,
    /zoeken|stron|szukaj|главн|поиск|страниц|sayfa|首页|返回|页面|搜索|ホーム|トップ|ページ|検索|홈|페이지|주소|링크|검색|الصفحة|الرابط|הדף/,
  ],
};

/** Beside what a site says when it is not there (`siteWords`, `siteRuns`): how it asks to be remembered. */
export const launchWords: NoticeWords = {
  said: [],
  words: [
    /\b(?:launch\w*|notif(?:y|ied)|stay tuned|newsletter|countdown|maintenance|upgrad\w*|follow us|(?:the|our) opening|first to know|(?:enter|leave) your|(?:final|last|finishing) touches|planned work|systems|sign up|subscribe|in progress|on (?:its|the) way|something (?:new|great|big|awesome|amazing|special|exciting)|check back|come back|working on|again)\b/,
    // When it began and when it is to be over.
    /^(?:[\d\s:.,/·–-]|utc|gmt|cet|cest|est|edt|pst|pdt|am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec){1,80}$/,
  ],
};

export const suspendedWords: NoticeWords = {
  said: [/contact (?:your|the|us)\b|hosting provider|site owner|owner of this|click below to log/],
  words: [
    /\b(?:accounts?|host\w*|provider|contact|billing|bills?|paid|payments?|customers?|owners?|administrator|webmaster|support|website|sites?|domain|renew\w*|reactivat\w*|suspen\w*|terms|bandwidth|log ?in)\b/,
  ],
};

/** English requests to prove to be a person: plays, books and poems are called like that. */
export const testWords: NoticeWords = {
  said: [
    /\bto (?:continue|proceed|access|go on|let us|confirm|make sure)\b/,
    /\byour (?:browser|connection|request)\b/,
  ],
  words: [
    /\b(?:continue|proceed|click\w*|press\w*|hold|tap|box|button|checkbox|browser|connection|unusual|traffic|javascript|cookies?|automated|captcha|challenge|security|bots?|robots?|wait|moment|verif\w*|checking|requests?|network|refresh|reload|enable|protect\w*|this (?:page|site)|sorry|please)\b/,
  ],
};

/** What pages say that wait for a check of the browser to end. */
export const waitWords: NoticeWords = {
  said: [],
  words: [
    /\b(?:wait\w*|check\w*|moment|redirect\w*|verif\w*|security|secure|browser|javascript|cookies?|reload\w*|loading|load|refresh\w*|seconds?|robot|bot)\b/,
    /warten|überprüf|geprüft|patient|vérif|espere|verific|attend|wacht|подожд|провер|稍候|稍后|验证|待ち|確認/,
  ],
};

/** What the shell of an application says while its script loads, or to a browser that cannot run it. */
export const shellWords: NoticeWords = {
  said: [],
  words: [
    ...waitWords.words,
    /\b(?:app|application|script\w*|enabled?|disabled|supported|unsupported|outdated|upgrade|internet explorer|chrome|firefox|error|refresh|please|©|copyright|rights reserved|privacy|terms)\b|©/,
  ],
};

/** What pages say that ask who the visitor is. */
export const loginWords: NoticeWords = {
  said: [],
  words: [
    /\b(?:log(?:ged|ging)? ?(?:in|on|out)|login|sign(?:ed|ing)? ?in|username|user name|credentials|forgot\w*|remember me|(?:your|an|my|have an|create an) account|(?:un)?authori[sz]\w*|(?:enter|your|the|a) password (?:to|below)|enter (?:the |your |store )?(?:using )?password|password[- ]protected|staff|members only|portal|workspace|partner area|your details|welcome (?:to|back)|single sign|two.factor)\b/,
    /©|\b(?:copyright|rights reserved|privacy|terms|cookies|javascript|support|help|contact|powered by|version)\b/,
    /willkommen|bienvenue|bienvenid|bem-vind|benvenut|welkom|witaj|добро пожаловать|欢迎|ようこそ/,
    /anmeld|einlogg|passwort|benutzer|zugangsdaten|kundennummer|datenschutz|impressum/,
    /connexion|connect|mot de passe|identifiant|votre compte|inscri/,
    /iniciar|contraseña|usuario|cuenta|entrar|senha|utilizador|conta\b|acced|utente/,
    /inlogg|wachtwoord|gebruiker|zaloguj|hasło|użytkownik|войти|вход|парол|логин|аккаунт/,
    /giriş|şifre|kullanıcı|đăng nhập|mật khẩu|masuk|kata sandi/,
    /登录|登入|密码|密碼|用户|账号|帐号|注册|ログイン|パスワード|会員|로그인|비밀번호|아이디/,
    /تسجيل|كلمة المرور|התחבר|סיסמה/,
  ],
};

/** What pages say that ask for consent before all else. */
export const consentWords: NoticeWords = {
  said: [
    /\b(?:accept|reject|agree|decline|manage|allow)\b[^.!?]{0,30}\b(?:all|cookies|choices|options|preferences|purposes)\b/,
    /\b(?:we|our|and) (?:\d+ |our |use |\w+ ){0,4}(?:partners|vendors|cookies)\b/,
    /which cookies|cookies and (?:data|similar)|store (?:and\/or|or|and) access information/,
  ],
  words: [
    /cookies?|partners|consent|accept|agree|privacy|personali[sz]ed|einwillig|zustimm|akzept|consent|acept|accett/,
  ],
};

/** Words of the page of an error status, whichever it is. */
export const statusPageWords: readonly RegExp[] = [
  ...[refusalWords, throttleWords, failureWords, missingWords].flatMap(({ words }) => words),
  /\b(?:csrf|debug|domain|dns|configur\w*|deploy\w*|logs?)\b/,
];
