/**
 * How servers, firewalls and sites say that something stands in place of a page, by language. Compiled 2026-11 from the
 * refusals and error pages of Apache, nginx, IIS, Tomcat, Drupal, WordPress, Django, Shopify, registrars and hosts, the
 * vendors of the signature table, and their translations. Lower case, straight apostrophes, whole words.
 */
import { commaSeparated } from './comma-separated.ts';

/** What a notice says. */
export const NOTICE_KINDS = [
  'missing',
  'refused',
  'throttled',
  'region',
  'challenge',
  'login',
  'age',
  'subscription',
  'consent',
  'maintenance',
  'parked',
  'failure',
  'script',
] as const;

/** There is no such page; the visitor is refused, throttled, shut out by region, tested, asked for an account, an age, money or a consent; the site is at work, not there, broken, or built by scripts. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * The notices of one language: phrases by what they say. `conditional`: words of a sentence that asks whether something is
 * so, or tells what then. `beside`: runs and beginnings of words that stand around a notice, and seldom on other pages.
 */
export type Notices = Readonly<Record<NoticeKind | 'conditional' | 'beside', readonly string[]>>;

const list = commaSeparated;

/** By language. A phrase that names works and places as well is no less a notice: the text around it decides. */
export const NOTICES = {
  en: {
    missing:
      list(`page not found, not found, site not found, file not found, no such page, no such app, no such account, project not found, nothing here,
      domain not claimed, there's nothing here, nothing was found at this location, page does not exist, page doesn't exist, object not found,
      could not be found, couldn't be found, can't be found, cannot be found, was not found on this server, not find the page, didn't find the page,
      page isn't available, page is not available, page is no longer available, this page isn't available, the page you are looking for, the page you were looking for,
      the page you requested, the page you're looking for, the resource you are looking for, did not find a current representation, cannot get,
      store is unavailable, store unavailable, store is currently unavailable, no longer exists, does not exist, doesn't exist, resource cannot be found`),
    refused:
      list(`access denied, access forbidden, access blocked, access to this page has been denied, permission denied, forbidden, request blocked,
      request rejected, web page blocked, you have been blocked, you've been blocked, you may not open, you cannot open, on our list, using a vpn or proxy, detected automated access, not available to automated agents, your access has been blocked, your request has been blocked,
      your request was blocked, your access was denied, your ip has been blocked, your ip address has been banned, your ip address has been blocked,
      your ip has been banned, has banned your ip, you don't have permission, you do not have permission, not authorized to access, not allowed to access, not authorised to access,
      you are not authorized, automated access, automated requests, automated agents, automated traffic, blocked by network security, identified as an ai agent,
      bot access is not allowed, bots are not allowed, bots are not permitted, crawlers are not allowed, crawlers are not permitted, unauthorized access, method not allowed`),
    throttled: list(
      `too many requests, rate limit, rate limited, rate limit exceeded, rate-limit, slow down, request limit exceeded, sent too many requests`,
    ),
    region:
      list(`not available in your country, not available in your region, not available in your location, not available in your area, not available in this country, not available in this region,
      not currently available in your country, not available from your location, unavailable in your country, unavailable in your region, unavailable in your location,
      not available to visitors from your country, blocked in your country, blocked from your country, restricted in your country, from your country or region,
      unavailable for legal reasons, unavailable in most european countries, access cannot be granted at this time, due to legal reasons, european economic area`),
    challenge:
      list(`verify you are human, verify you are a human, verify that you are human, verify that you are not a robot, verify you are not a robot, verifying you are human, confirm you are human, confirm that you are human,
      confirm that you're human, prove you are human, are you a robot, are you a human, are you human, are you not a robot, i'm not a robot, i am not a robot, you are not a robot,
      you're not a robot, you are not a bot, you and not a robot, robot or human, complete the security check, complete the captcha, solve the captcha,
      checking your browser, checking if the site connection is secure, security of your connection, your request is being verified, your browser is being verified,
      your connection needs to be verified, verifying your browser, verifying your connection, validating your browser, enable javascript and cookies to continue,
      unusual traffic, unusual activity from your, sina visitor system,
      enter the characters you see, type the characters you see, enter the letters you see`),
    login:
      list(`log in, login, sign in, signin, password required, password protected, enter password, you must be logged in, you need to be logged in,
      you must log in, you need to log in, you must sign in, you need to sign in, you have to log in, log in to continue, sign in to continue, log in to view,
      sign in to view, log in to access, sign in to access, please log in, please sign in, continue with google, continue with microsoft,
      continue with apple, continue with sso, sign in with google, sign in with microsoft, log in with google`),
    age: list(`verify your age, confirm your age, enter your age, enter your date of birth, confirm your date of birth, verify your date of birth, age verification, are you 18, are you over 18, are you at least 18,
      are you 21, are you over 21, are you at least 21, are you of legal age, are you of legal drinking age, are you over the age of, i am over 18, i'm over 18, i am 18, i am over 21, you must be 18,
      you must be at least 18, you must be over 18, you must be 21, you must be at least 21, must be 18 or over, must be 21 or over`),
    subscription:
      list(`subscribe to continue, subscribe to continue reading, subscribe to continue reading this, subscribe to read, subscribe now to read, for members only, subscribers only, for subscribers only, this article is for subscribers only,
      log in to continue reading, sign in to continue reading, already a subscriber`),
    consent: list(
      `before you continue, accept all cookies, accept cookies, accept our cookies, agree to cookies, use of cookies, we value your privacy, we care about your privacy, which cookies we may use`,
    ),
    maintenance:
      list(`down for maintenance, maintenance mode, maintenance mode is on, unavailable for scheduled maintenance, under maintenance, scheduled maintenance, under construction, coming soon, launching soon,
      opening soon, be right back, be back soon, back soon, temporarily unavailable, we expect to be back, check back, check back soon, site is down, performing maintenance, performing some maintenance`),
    parked:
      list(`this domain is for sale, domain is for sale, domain name is for sale, may be for sale by its owner, buy this domain, this domain is parked, this page is parked,
      this web page is parked, parked free, parked domain name, domain has expired, domain name has expired, website has expired, this domain name expired, make an offer, courtesy of godaddy, domain name expired, domain expired, website expired, this domain is registered at,
      this domain was recently registered, this domain has been registered, this domain has been mapped, this domain has been mapped to, this domain is not linked, this domain isn't connected, congratulations on your new domain,
      account suspended, account has been suspended, website suspended, website is temporarily suspended, site has been suspended,
      service suspended, service has been suspended, site was paused, has not put up any web pages yet, contact your hosting provider,
      you haven't deployed an app, your web app is running, your azure static web app, finish setting up your new web address`),
    failure:
      list(`internal server error, bad gateway, service unavailable, service temporarily unavailable, gateway time-out, gateway timeout, database error,
      establishing a database connection, fatal error, parse error, application error, server error, runtime error, unexpected error, bad request, something went wrong,
      an error occurred, an error has occurred, error occurred while processing, encountered an unexpected error, the website encountered an unexpected error, error occurred while processing your request, you're seeing this error because, encountered an internal error, critical error on this website, error processing your request, whitelabel error page, page expired,
      problem with the resource you are looking for, no input file specified, because you have debug, web server is down, backend fetch failed, exception has occurred`),
    script:
      list(`enable javascript, activate javascript, turn on javascript, allow javascript, requires javascript, needs javascript, javascript is required,
      javascript is disabled, javascript is needed, javascript enabled, javascript to be enabled, without javascript, browser is not supported`),
    conditional: list('if, when, whether'),
    beside:
      list(`access, permission, allowed, authori, request, server, ip, administrator, webmaster, blocked, blocking, unblock, denied, forbidden, reject, refused, banned, security,
      firewall, error, incident, website, site, webpage, page, resource, url, address, contact, support, please, try again, later, wait, attack, bot, bots, robot, automated, traffic,
      suspicious, mistake, vpn, proxy, network, browser, connection, device, your, sorry, oops, homepage, home page, link, exist, moved, removed, unavailable, available,
      looking for, nothing, verif, checking, click, continue, human, captcha, javascript, cookie, reload, refresh, redirect, loading, log in, login, sign in, password, username, account, forgot, remember me,
      welcome, portal, credential, subscribe, consent, accept, agree, privacy, partners, terms, maintenance, upgrad, launch, notified, notify, stay tuned, check back, come back, go back, shortly,
      domain, hosting, provider, owner, registrar, renew, expire, suspend, nginx, apache, database, exception, problem, status code, configur, country, region, legal, yes or no,
      you cannot, you can't, you may not, you are not, you're not, you do not, you don't, you have, you were, you must, you need, you appear, you agree, your network, we need, we have detected, we are, we're, we could not, we expect, we recognize, we use,
      this page, this site, this website, this domain, this server, this request, this address, this video, this article, this content, this customer, not permitted, not allowed, not authorized, not paid, not be reached, right now, at any time, at this time, at the moment, something new, something great,
      sign up, follow us, leave your, be notified, your launch, our launch, to be back, on our list, turn it off, quota, used up, limit, learn more, thank you, thanks, why have i, what you, it takes, register, too fast, so many, code, time, reference,
      go home, go back to, back to, the start, on the server, of the server, invalid response, at run, uncaught, call to, debug, log, partner area, details, this is for people, make an offer, the bill, may be broken, you followed, the link, similar technologies, cookie policy, personalise, personalize, scripts, a moment, getting ready, free courtesy`),
  },
  de: {
    missing: list(
      `seite nicht gefunden, nicht gefunden, seite existiert nicht, existiert nicht, nicht mehr verfügbar, konnte nicht gefunden werden, wurde nicht gefunden`,
    ),
    refused: list(
      `zugriff verweigert, zugang verweigert, zugriff blockiert, keine berechtigung, zugriff wurde blockiert, ihre anfrage wurde blockiert, ihr zugriff wurde gesperrt, ihre ip-adresse wurde gesperrt, nicht berechtigt`,
    ),
    throttled: list(`zu viele anfragen`),
    region: list(
      `in ihrem land nicht verfügbar, in deinem land nicht verfügbar, in ihrer region nicht verfügbar`,
    ),
    challenge: list(
      `dass sie ein mensch sind, dass sie kein roboter sind, ich bin kein roboter, sicherheitsüberprüfung`,
    ),
    login: list(`anmelden, anmeldung, einloggen, sie müssen sich anmelden`),
    age: list(
      `bist du 18, sind sie 18, sind sie über 18, bist du über 18, sind sie volljährig, bist du volljährig, altersprüfung, alterskontrolle`,
    ),
    subscription: list(
      `jetzt abonnieren und weiterlesen, nur für abonnenten, weiter mit werbung, weiter mit werbung lesen, weiterlesen mit werbung, weiter lesen mit werbung`,
    ),
    consent: list(`bevor sie fortfahren, cookies akzeptieren, alle cookies akzeptieren`),
    maintenance: list(
      `im wartungsmodus, wartungsmodus, wartungsarbeiten, diese seite ist im aufbau, in kürze verfügbar`,
    ),
    parked:
      list(`diese domain steht zum verkauf, domain steht zum verkauf, domain ist zu verkaufen, adresse domain steht zum verkauf, diese domain kaufen, diese domain ist registriert, diese domain ist geparkt, diese domain ist abgelaufen, diese domain wurde gerade registriert, diese domain wurde soeben registriert,
      hier entsteht eine neue, konto gesperrt`),
    failure: list(
      `interner serverfehler, es ist ein fehler aufgetreten, kritischen fehler auf, dienst nicht verfügbar, datenbankfehler`,
    ),
    script: list(
      `javascript aktivieren, aktivieren sie javascript, javascript deaktiviert, javascript ist deaktiviert`,
    ),
    conditional: list('falls, wenn, ob'),
    beside: list(
      `zugriff, zugang, berechtig, rechte, anfrage, server, administrator, gesperrt, sicherheit, startseite, seite, webseite, website, internet, ip, bitte, später, erneut, leider, link, adresse, suche, gefunden, verschoben, gelöscht, fehler, anmeld, passwort, benutzer, konto, zugangsdaten, domain, inhaber, angebot, cookie, browser, wartung, zurück, sie`,
    ),
  },
  fr: {
    missing: list(
      `page introuvable, page non trouvée, introuvable, n'existe pas, n'existe plus, page inexistante`,
    ),
    refused: list(
      `accès refusé, accès interdit, accès bloqué, vous n'avez pas l'autorisation, vous n'êtes pas autorisé, a été bloquée, a été bloqué, votre requête a été rejetée`,
    ),
    throttled: list(`trop de requêtes`),
    region: list(`pas disponible dans votre pays, pas disponible dans votre région`),
    challenge: list(
      `vérifier que vous êtes humain, vérifiez que vous êtes humain, vérifier que vous n'êtes pas un robot, vérifiez que vous n'êtes pas un robot, je ne suis pas un robot`,
    ),
    login: list(
      `connexion, se connecter, vous devez vous connecter, vous devez être connecté, connectez-vous pour`,
    ),
    age: list(`avez-vous plus de 18 ans, avez-vous 18 ans, plus de 18 ans`),
    subscription: list(`réservé aux abonnés`),
    consent: list(`accepter tous les cookies, accepter les cookies, avant de continuer`),
    maintenance: list(`en maintenance, en construction, bientôt disponible, maintenance en cours`),
    parked: list(
      `ce domaine est à vendre, domain est à vendre, ce domaine est parqué, ce domaine est réservé, ce domaine a expiré, ce nom de domaine a expiré, ce domaine a été enregistré, compte suspendu, site suspendu`,
    ),
    failure: list(
      `erreur interne du serveur, une erreur est survenue, une erreur s'est produite, service indisponible`,
    ),
    script: list(`activer javascript, activez javascript, javascript est désactivé`),
    conditional: list('si, quand'),
    beside: list(
      `accès, autoris, requête, serveur, administrateur, bloqu, sécurité, page, site, adresse, ip, veuillez, désolé, oups, lien, accueil, retour, recherche, erreur, connect, mot, compte, identifiant, cookie, navigateur, domaine, maintenance, notre, votre, vous, bientôt, réessay`,
    ),
  },
  es: {
    missing: list(
      `página no encontrada, no encontrada, no se encontró, no existe, no se ha encontrado, no encontramos la página`,
    ),
    refused: list(
      `acceso denegado, acceso prohibido, acceso bloqueado, permiso denegado, no tiene permiso, no tienes permiso, no está autorizado, ha sido bloqueada, ha sido bloqueado`,
    ),
    throttled: list(`demasiadas solicitudes, demasiadas peticiones`),
    region: list(
      `no está disponible en tu país, no está disponible en su país, no disponible en tu país, no disponible en su región`,
    ),
    challenge: list(
      `no soy un robot, verifica que eres humano, verifique que es usted humano, verificar que eres un ser humano`,
    ),
    login: list(`iniciar sesión, acceder, inicia sesión para, debes iniciar sesión, debe iniciar sesión`),
    age: list(`eres mayor de edad, eres mayor de 18, es usted mayor de edad, es usted mayor de 18`),
    subscription: list(`sólo para suscriptores, solo para suscriptores`),
    consent: list(`aceptar las cookies, aceptar todas las cookies, antes de continuar`),
    maintenance: list(`en mantenimiento, en construcción, próximamente`),
    parked: list(
      `este dominio está en venta, domain está en venta, este dominio ha expirado, este dominio ha caducado, este dominio está aparcado, este dominio está estacionado, cuenta suspendida`,
    ),
    failure: list(
      `error interno del servidor, se ha producido un error, ha ocurrido un error, servicio no disponible`,
    ),
    script: list(
      `habilitar javascript, habilite javascript, habilita javascript, activar javascript, active javascript`,
    ),
    conditional: list('si, cuando'),
    beside: list(
      `acceso, permiso, autoriza, solicitud, servidor, administrador, bloque, seguridad, página, sitio, web, ip, por, favor, lo, siento, sentimos, dirección, enlace, inicio, buscar, error, cuenta, contraseña, usuario, cookie, navegador, dominio, trabajamos, volver, gracias`,
    ),
  },
  pt: {
    missing: list(`página não encontrada, não encontrada, não existe, não foi encontrada`),
    refused: list(
      `acesso negado, acesso proibido, acesso bloqueado, permissão negada, não tem permissão, não está autorizado, foi bloqueado`,
    ),
    throttled: list(`muitas solicitações, demasiados pedidos`),
    region: list(`não está disponível no seu país, não disponível no seu país, não disponível em seu país`),
    challenge: list(`não sou um robô, verifique se você é humano`),
    login: list(`entrar, fazer login, iniciar sessão, faça login para, precisa fazer login`),
    age: list(`você tem 18 anos, você tem mais de 18 anos`),
    subscription: list(`exclusivo para assinantes`),
    consent: list(`aceitar cookies, aceitar todos os cookies, antes de continuar`),
    maintenance: list(`em construção, em manutenção, em breve`),
    parked: list(`este domínio está à venda, domain está à venda, este domínio expirou, conta suspensa`),
    failure: list(`erro interno do servidor, ocorreu um erro, serviço indisponível`),
    script: list(
      `habilitar javascript, habilite o javascript, habilite javascript, ativar javascript, ative javascript, ative o javascript`,
    ),
    conditional: list('se, quando'),
    beside: list(
      `acesso, permiss, autoriza, solicita, servidor, administrador, bloque, segurança, página, site, ip, por, favor, desculpe, endereço, link, início, pesquisa, erro, conta, senha, usuário, utilizador, cookie, navegador, domínio, volta, obrigad`,
    ),
  },
  it: {
    missing: list(`pagina non trovata, non trovata, non esiste, non è stata trovata, che cerchi non esiste`),
    refused: list(
      `accesso negato, accesso bloccato, accesso vietato, non hai i permessi, non sei autorizzato, è stato bloccato`,
    ),
    throttled: list(`troppe richieste`),
    region: list(`non è disponibile nel tuo paese, non disponibile nel tuo paese`),
    challenge: list(`non sono un robot, verifica che sei umano, verifica che tu sia umano`),
    login: list(`accedi, effettuare l'accesso, devi accedere, accedi per continuare`),
    age: list(`hai più di 18 anni, hai 18 anni, sei maggiorenne`),
    subscription: list(`riservato agli abbonati`),
    consent: list(`accetta tutti i cookie, accetta i cookie, prima di continuare`),
    maintenance: list(`in costruzione, in manutenzione, prossimamente`),
    parked: list(
      `questo dominio è in vendita, domain è in vendita, questo dominio è scaduto, questo dominio è parcheggiato, account sospeso`,
    ),
    failure: list(`errore interno del server, si è verificato un errore, servizio non disponibile`),
    script: list(`abilitare javascript, abilita javascript, attivare javascript, attiva javascript`),
    conditional: list('se, quando'),
    beside: list(
      `accesso, permess, autorizza, richiest, server, amministratore, bloccat, sicurezza, pagina, sito, ip, prego, spiacenti, indirizzo, link, home, cerca, ricerca, errore, account, password, utente, cookie, browser, dominio, torn, grazie, scusate`,
    ),
  },
  nl: {
    missing: list(`pagina niet gevonden, niet gevonden, bestaat niet, niet worden gevonden`),
    refused: list(
      `toegang geweigerd, toegang verboden, toegang geblokkeerd, toegang is geblokkeerd, ip-adres is geblokkeerd, geen toegang, geen toestemming`,
    ),
    throttled: list(`te veel verzoeken`),
    region: list(`niet beschikbaar in jouw land, niet beschikbaar in uw land, niet beschikbaar in uw regio`),
    challenge: list(`ik ben geen robot, bevestig dat u een mens bent, bevestig dat je een mens bent`),
    login: list(
      `inloggen, aanmelden, je moet ingelogd zijn, u moet ingelogd zijn, je moet inloggen, u moet inloggen`,
    ),
    age: list(`ben je 18, ben je ouder dan 18, bent u 18, bent u ouder dan 18`),
    subscription: list(`alleen voor abonnees`),
    consent: list(`alle cookies accepteren, cookies accepteren, voordat u verdergaat`),
    maintenance: list(`in onderhoud, onderhoudsmodus, binnenkort beschikbaar, onder constructie`),
    parked: list(
      `dit domein is te koop, domain is te koop, dit domein is geparkeerd, dit domein is geregistreerd, dit domein is gereserveerd, dit domein is verlopen, deze domeinnaam is geregistreerd, deze domeinnaam is gereserveerd`,
    ),
    failure: list(`interne serverfout, er is een fout opgetreden, er is iets misgegaan`),
    script: list(`javascript inschakelen, schakel javascript in, javascript is uitgeschakeld`),
    conditional: list('als, of, wanneer'),
    beside: list(
      `toegang, toestemming, verzoek, server, beheerder, geblokkeerd, beveiliging, pagina, site, ip, probeer, helaas, adres, link, home, zoek, fout, wachtwoord, gebruiker, account, cookie, browser, domein, terug, excuses`,
    ),
  },
  pl: {
    missing: list(`strona nie istnieje, nie znaleziono, nie została znaleziona, nie istnieje`),
    refused: list(
      `brak dostępu, dostęp zabroniony, dostęp zablokowany, odmowa dostępu, został zablokowany, brak uprawnień`,
    ),
    throttled: list(`zbyt wiele żądań`),
    region: list(`niedostępne w twoim kraju, nie jest dostępna w twoim kraju`),
    challenge: list(`nie jestem robotem, potwierdź że jesteś człowiekiem`),
    login: list(`zaloguj się, logowanie, musisz się zalogować`),
    age: list(`czy masz 18 lat, czy masz ukończone 18 lat`),
    subscription: list(`dostęp tylko dla subskrybentów, tylko dla subskrybentów`),
    consent: list(`zaakceptuj wszystkie, akceptuj pliki cookie`),
    maintenance: list(`przerwa techniczna, prace konserwacyjne, strona w budowie, wkrótce otwarcie`),
    parked: list(
      `domena jest na sprzedaż, domain jest na sprzedaż, domena domain jest utrzymywana, jest utrzymywana, jest zaparkowana, jest zarejestrowana, konto zawieszone`,
    ),
    failure: list(`wewnętrzny błąd serwera, wystąpił błąd`),
    script: list(`włącz javascript, włączyć javascript`),
    conditional: list('jeśli, gdy, czy'),
    beside: list(
      `dostęp, uprawni, zablokowan, administrator, właściciel, żąda, serwer, stron, serwis, przepraszamy, proszę, szukaj, adres, błąd, hasł, użytkownik, konto, domen, wró, wrac, później, niedługo`,
    ),
  },
  cs: {
    missing: list(`stránka nebyla nalezena, stránka neexistuje, nenalezeno, nenalezena, stránka nenalezena`),
    refused: list(
      `přístup odmítnut, přístup zakázán, přístup zablokován, nemáte oprávnění, prístup odmietnutý`,
    ),
    throttled: list(`příliš mnoho požadavků`),
    region: list(`není dostupné ve vaší zemi, není ve vaší zemi k dispozici`),
    challenge: list(`nejsem robot, ověřte že jste člověk`),
    login: list(`přihlásit se, přihlášení, musíte se přihlásit`),
    age: list(`je vám 18, je vám více než 18`),
    subscription: list(`pouze pro předplatitele`),
    consent: list(`přijmout všechny, přijmout cookies`),
    maintenance: list(`probíhá údržba, mimo provoz, stránka ve výstavbě, již brzy`),
    parked: list(`doména je na prodej, doména je zaparkována, účet pozastaven`),
    failure: list(`vnitřní chyba serveru, došlo k chybě, služba není dostupná`),
    script: list(`povolte javascript, zapněte javascript`),
    conditional: list('pokud, když, zda'),
    beside: list(
      `přístup, oprávn, zablokov, správce, server, požadav, stránk, adres, chyb, hesl, uživatel, účet, omlouv, prosím, později, domén`,
    ),
  },
  sv: {
    missing: list(`sidan hittades inte, sidan kunde inte hittas, hittades inte, sidan finns inte`),
    refused: list(`åtkomst nekad, åtkomst förbjuden, du har inte behörighet, åtkomst blockerad`),
    throttled: list(`för många förfrågningar`),
    region: list(`inte tillgängligt i ditt land, inte tillgänglig i ditt land`),
    challenge: list(`jag är inte en robot, bekräfta att du är en människa`),
    login: list(`logga in, inloggning, du måste logga in`),
    age: list(`är du över 18, är du 18`),
    subscription: list(`endast för prenumeranter`),
    consent: list(`acceptera alla cookies, acceptera cookies, godkänn alla cookies`),
    maintenance: list(`under underhåll, underhåll pågår, kommer snart, under uppbyggnad`),
    parked: list(`domänen är till salu, domain är till salu, domänen är parkerad, kontot är avstängt`),
    failure: list(`internt serverfel, ett fel uppstod, ett fel har uppstått`),
    script: list(`aktivera javascript, slå på javascript`),
    conditional: list('om, när'),
    beside: list(
      `åtkomst, behörig, blocker, nekad, server, administratör, sida, adress, fel, lösenord, användar, konto, tyvärr, försök, senare, domän, sök`,
    ),
  },
  da: {
    missing: list(`siden blev ikke fundet, siden kan ikke findes, ikke fundet, siden findes ikke`),
    refused: list(`adgang nægtet, adgang forbudt, du har ikke tilladelse, adgang blokeret`),
    throttled: list(`for mange anmodninger`),
    region: list(`ikke tilgængelig i dit land, ikke tilgængeligt i dit land`),
    challenge: list(`jeg er ikke en robot, bekræft at du er et menneske`),
    login: list(`log ind, du skal være logget ind, du skal logge ind`),
    age: list(`er du over 18, er du fyldt 18`),
    subscription: list(`kun for abonnenter`),
    consent: list(`accepter alle cookies, accepter cookies, tillad alle cookies`),
    maintenance: list(`under vedligeholdelse, kommer snart, under opbygning`),
    parked: list(`domænet er til salg, domain er til salg, domænet er parkeret, kontoen er suspenderet`),
    failure: list(`intern serverfejl, der opstod en fejl, der er sket en fejl`),
    script: list(`aktiver javascript, slå javascript til`),
    conditional: list('hvis, om, når'),
    beside: list(
      `adgang, tilladelse, bloker, server, administrator, side, adresse, fejl, adgangskode, bruger, konto, desværre, beklager, prøv, senere, domæne, søg`,
    ),
  },
  no: {
    missing: list(`siden ble ikke funnet, siden finnes ikke, ikke funnet, fant ikke siden`),
    refused: list(`ingen tilgang, tilgang nektet, adgang forbudt, du har ikke tilgang`),
    throttled: list(`for mange forespørsler`),
    region: list(`ikke tilgjengelig i ditt land, ikke tilgjengelig i landet ditt`),
    challenge: list(`jeg er ikke en robot, bekreft at du er et menneske`),
    login: list(`logg inn, innlogging, du må logge inn, du må være logget inn`),
    age: list(`er du over 18, er du fylt 18`),
    subscription: list(`kun for abonnenter`),
    consent: list(`godta alle, godta informasjonskapsler, aksepter alle cookies`),
    maintenance: list(`under vedlikehold, kommer snart, under oppbygging`),
    parked: list(`domenet er til salgs, domain er til salgs, domenet er parkert, kontoen er suspendert`),
    failure: list(`intern serverfeil, det oppstod en feil, det har oppstått en feil`),
    script: list(`aktiver javascript, slå på javascript`),
    conditional: list('hvis, om, når'),
    beside: list(
      `tilgang, tillat, blokker, server, administrator, side, adresse, feil, passord, bruker, konto, dessverre, beklager, prøv, senere, domene, søk`,
    ),
  },
  fi: {
    missing: list(`sivua ei löydy, sivua ei löytynyt, ei löytynyt, ei löydy, sivua ei ole`),
    refused: list(`pääsy estetty, pääsy evätty, sinulla ei ole oikeuksia, käyttö estetty`),
    throttled: list(`liian monta pyyntöä, liikaa pyyntöjä`),
    region: list(`ei ole saatavilla maassasi`),
    challenge: list(`en ole robotti, vahvista että olet ihminen`),
    login: list(`kirjaudu sisään, kirjautuminen, kirjaudu`),
    age: list(`oletko yli 18, oletko täyttänyt 18`),
    subscription: list(`vain tilaajille`),
    consent: list(`hyväksy kaikki evästeet, hyväksy evästeet`),
    maintenance: list(`huoltokatko, tulossa pian, huollossa`),
    parked: list(`verkkotunnus on myynnissä, domain on myynnissä, tili on jäädytetty`),
    failure: list(`sisäinen palvelinvirhe, tapahtui virhe`),
    script: list(`ota javascript käyttöön, javascript ei ole käytössä`),
    conditional: list('jos, kun'),
    beside: list(
      `pääsy, oikeu, esto, estet, palvelin, ylläpi, sivu, osoite, virhe, salasana, käyttäj, tili, valitettavasti, yritä, myöhemmin, haku, etusivu`,
    ),
  },
  ru: {
    missing: list(
      `страница не найдена, не найдена, не найдено, страница не существует, страницы не существует, такой страницы нет`,
    ),
    refused: list(
      `доступ запрещён, доступ запрещен, доступ ограничен, доступ заблокирован, у вас нет доступа, у вас нет прав, ваш ip заблокирован, ваш ip-адрес заблокирован`,
    ),
    throttled: list(`слишком много запросов`),
    region: list(
      `недоступен в вашей стране, недоступно в вашей стране, недоступна в вашей стране, недоступно в вашем регионе, недоступен в вашем регионе`,
    ),
    challenge: list(
      `я не робот, вы не робот, подтвердите что вы человек, подтвердите что вы не робот, запросы отправляли вы`,
    ),
    login: list(`вход, войти, авторизация, войдите чтобы, необходимо войти, необходимо авторизоваться`),
    age: list(`вам исполнилось 18, вам уже исполнилось 18, вам есть 18, вам уже есть 18`),
    subscription: list(`только для подписчиков`),
    consent: list(`принять все cookie, принять файлы cookie`),
    maintenance: list(
      `технические работы, техническое обслуживание, сайт на реконструкции, сайт в разработке, скоро открытие`,
    ),
    parked: list(
      `домен продается, домен продаётся, domain продается, domain продаётся, домен припаркован, домен domain припаркован, домен зарегистрирован, не прилинкован, аккаунт заблокирован`,
    ),
    failure: list(`внутренняя ошибка сервера, произошла ошибка, сервис недоступен`),
    script: list(`включите javascript, включить javascript`),
    conditional: list('если, когда, ли'),
    beside: list(
      `доступ, запрос, сервер, администратор, заблокирован, безопасност, страниц, сайт, адрес, ip, пожалуйста, извините, попробуйте, позже, ошибк, парол, логин, аккаунт, домен, главн, поиск, ответьте, лет`,
    ),
  },
  uk: {
    missing: list(`сторінку не знайдено, не знайдено, сторінка не існує, сторінки не існує`),
    refused: list(`доступ заборонено, доступ обмежено, доступ заблоковано, у вас немає доступу`),
    throttled: list(`забагато запитів, занадто багато запитів`),
    region: list(`недоступно у вашій країні, недоступний у вашій країні`),
    challenge: list(`я не робот, підтвердьте що ви людина`),
    login: list(`вхід, увійти, авторизація`),
    age: list(`вам виповнилося 18, вам вже є 18`),
    subscription: list(`тільки для передплатників, лише для передплатників`),
    consent: list(`прийняти всі, прийняти файли cookie`),
    maintenance: list(`технічні роботи, технічне обслуговування, сайт у розробці, незабаром відкриття`),
    parked: list(`домен продається, домен припарковано, акаунт заблоковано`),
    failure: list(`внутрішня помилка сервера, сталася помилка`),
    script: list(`увімкніть javascript, увімкнути javascript`),
    conditional: list('якщо, коли, чи'),
    beside: list(
      `доступ, запит, сервер, адміністратор, заблокован, безпек, сторін, сайт, адрес, помилк, парол, вибачте, спробуйте, пізніше, домен, пошук, головн`,
    ),
  },
  tr: {
    missing: list(`sayfa bulunamadı, bulunamadı, sayfa mevcut değil, mevcut değil`),
    refused: list(
      `erişim engellendi, erişiminiz engellendi, erişim reddedildi, yetkiniz yok, ip adresiniz engellendi`,
    ),
    throttled: list(`çok fazla istek`),
    region: list(`ülkenizde kullanılamıyor, bölgenizde kullanılamıyor`),
    challenge: list(`ben robot değilim, insan olduğunuzu doğrulayın`),
    login: list(`giriş yap, oturum aç, giriş yapmalısınız`),
    age: list(`18 yaşından büyük müsünüz, 18 yaşında mısınız`),
    subscription: list(`sadece aboneler, yalnızca aboneler`),
    consent: list(`tüm çerezleri kabul et, çerezleri kabul et`),
    maintenance: list(`bakım çalışması, bakımdayız, yapım aşamasında, çok yakında`),
    parked: list(`alan adı satılık, bu domain satılık, hesap askıya alındı`),
    failure: list(`sunucu hatası, bir hata oluştu`),
    script: list(`javascript'i etkinleştirin, javascript etkinleştirin`),
    conditional: list('eğer'),
    beside: list(
      `erişim, izin, yetki, engel, sunucu, yönetici, sayfa, adres, hata, şifre, kullanıcı, hesap, lütfen, üzgünüz, tekrar, sonra, alan, ara, ana`,
    ),
  },
  vi: {
    missing: list(`không tìm thấy trang, không tìm thấy, trang không tồn tại`),
    refused: list(`truy cập bị từ chối, từ chối truy cập, bị chặn, không có quyền truy cập`),
    throttled: list(`quá nhiều yêu cầu`),
    region: list(`không khả dụng ở quốc gia của bạn, không có sẵn ở quốc gia của bạn`),
    challenge: list(`tôi không phải là người máy, xác minh bạn là con người`),
    login: list(`đăng nhập, bạn phải đăng nhập, vui lòng đăng nhập`),
    age: list(`bạn đã đủ 18 tuổi, bạn trên 18 tuổi`),
    subscription: list(`chỉ dành cho người đăng ký`),
    consent: list(`chấp nhận tất cả cookie, chấp nhận cookie`),
    maintenance: list(`đang bảo trì, đang xây dựng, sắp ra mắt`),
    parked: list(`tên miền này đang được bán, tài khoản bị đình chỉ`),
    failure: list(`lỗi máy chủ, đã xảy ra lỗi`),
    script: list(`bật javascript, kích hoạt javascript`),
    conditional: list('nếu, khi'),
    beside: list(`truy, quyền, chặn, máy, quản, trang, địa, lỗi, mật, người, tài, xin, vui, thử, sau, tìm`),
  },
  id: {
    missing: list(`halaman tidak ditemukan, tidak ditemukan, halaman tidak ada`),
    refused: list(`akses ditolak, akses diblokir, tidak memiliki izin`),
    throttled: list(`terlalu banyak permintaan`),
    region: list(`tidak tersedia di negara anda, tidak tersedia di wilayah anda`),
    challenge: list(`saya bukan robot, verifikasi bahwa anda manusia`),
    login: list(`masuk, anda harus masuk, silakan masuk`),
    age: list(`apakah anda berusia 18, apakah anda di atas 18`),
    subscription: list(`khusus pelanggan`),
    consent: list(`terima semua cookie, terima cookie`),
    maintenance: list(`sedang dalam pemeliharaan, dalam perbaikan, segera hadir`),
    parked: list(`domain ini dijual, akun ditangguhkan`),
    failure: list(`kesalahan server, terjadi kesalahan`),
    script: list(`aktifkan javascript`),
    conditional: list('jika, bila, apakah'),
    beside: list(
      `akses, izin, blokir, server, administrator, halaman, alamat, kesalahan, sandi, pengguna, akun, maaf, silakan, coba, nanti, cari, beranda`,
    ),
  },
  ar: {
    missing: list(`الصفحة غير موجودة, غير موجودة, لم يتم العثور على الصفحة`),
    refused: list(`تم رفض الوصول, الوصول مرفوض, الوصول محظور, ليس لديك إذن`),
    throttled: list(`طلبات كثيرة جدا, عدد كبير جدا من الطلبات`),
    region: list(`غير متاح في بلدك, غير متوفر في بلدك, غير متوفر في منطقتك`),
    challenge: list(`أنا لست روبوتا, تحقق من أنك إنسان, أنا لست برنامج روبوت`),
    login: list(`تسجيل الدخول`),
    age: list(`هل عمرك أكثر من 18, هل تبلغ من العمر 18`),
    subscription: list(`للمشتركين فقط`),
    consent: list(`قبول جميع ملفات تعريف الارتباط, قبول الكل`),
    maintenance: list(`تحت الصيانة, قيد الصيانة, تحت الإنشاء, قريبا`),
    parked: list(`هذا النطاق للبيع, الدومين للبيع, الحساب موقوف`),
    failure: list(`خطأ في الخادم, حدث خطأ`),
    script: list(`تفعيل جافا سكريبت, تمكين javascript, تفعيل javascript`),
    conditional: list('إذا, عندما'),
    beside: list(
      `الوصول, إذن, محظور, الخادم, المسؤول, الصفحة, الرابط, عنوان, خطأ, المرور, المستخدم, حساب, عذرا, يرجى, البحث, الرئيسية`,
    ),
  },
  he: {
    missing: list(`הדף לא נמצא, לא נמצא, הדף אינו קיים`),
    refused: list(`הגישה נדחתה, גישה נדחתה, הגישה נחסמה, אין לך הרשאה`),
    throttled: list(`יותר מדי בקשות`),
    region: list(`לא זמין במדינה שלך, אינו זמין במדינתך`),
    challenge: list(`אני לא רובוט, אמת שאתה אנושי`),
    login: list(`התחברות, התחבר, כניסה`),
    age: list(`האם אתה מעל גיל 18, האם מלאו לך 18`),
    subscription: list(`למנויים בלבד`),
    consent: list(`קבל את כל העוגיות, אישור כל העוגיות`),
    maintenance: list(`האתר בתחזוקה, בשיפוצים, בקרוב`),
    parked: list(`הדומיין למכירה, החשבון הושעה`),
    failure: list(`שגיאת שרת, אירעה שגיאה`),
    script: list(`הפעל javascript, הפעילו javascript`),
    conditional: list('אם, כאשר'),
    beside: list(
      `גישה, הרשאה, חסומ, שרת, מנהל, דף, כתובת, שגיאה, סיסמה, משתמש, חשבון, סליחה, אנא, חיפוש, הבית`,
    ),
  },
  hi: {
    missing: list(`पृष्ठ नहीं मिला, पेज नहीं मिला, नहीं मिला`),
    refused: list(`पहुँच अस्वीकृत, प्रवेश निषेध, अनुमति नहीं है, अनुमति अस्वीकृत`),
    throttled: list(`बहुत अधिक अनुरोध`),
    region: list(`आपके देश में उपलब्ध नहीं, आपके क्षेत्र में उपलब्ध नहीं`),
    challenge: list(`मैं रोबोट नहीं हूँ, सत्यापित करें कि आप मनुष्य हैं`),
    login: list(`लॉग इन, लॉगिन, साइन इन`),
    age: list(`क्या आप 18 वर्ष, क्या आपकी आयु 18`),
    subscription: list(`केवल सदस्यों के लिए, केवल ग्राहकों के लिए`),
    consent: list(`सभी कुकीज़ स्वीकार करें, कुकीज़ स्वीकार करें`),
    maintenance: list(`रखरखाव, निर्माणाधीन, जल्द आ रहा है`),
    parked: list(`डोमेन बिक्री के लिए, खाता निलंबित`),
    failure: list(`सर्वर त्रुटि, त्रुटि हुई`),
    script: list(`javascript सक्षम करें, जावास्क्रिप्ट सक्षम करें`),
    conditional: list('यदि, अगर, जब'),
    beside: list(`पहुँच, अनुमति, सर्वर, पृष्ठ, पेज, पता, त्रुटि, पासवर्ड, खाता, क्षमा, कृपया, पुनः, खोज, मुख्य`),
  },
  ja: {
    missing: list(`ページが見つかりません, 見つかりません, ページは存在しません, お探しのページ`),
    refused: list(
      `アクセスが拒否されました, アクセスが制限されています, アクセス拒否, アクセスできません, 権限がありません`,
    ),
    throttled: list(`リクエストが多すぎます`),
    region: list(
      `お住まいの国ではご利用いただけません, お住まいの地域ではご利用いただけません, お住まいの国からは, お住まいの地域からは`,
    ),
    challenge: list(`ロボットではありません, 人間であることを確認`),
    login: list(`ログイン, ログインしてください, ログインが必要`),
    age: list(`18歳以上ですか, 18歳以上です, 18歳未満の方, 年齢確認`),
    subscription: list(`会員限定, 有料会員限定`),
    consent: list(`すべてのcookieを受け入れる, cookieに同意`),
    maintenance: list(`メンテナンス中, 準備中, 工事中, 近日公開`),
    parked: list(`このドメインは売り出し中, このドメインはお名前, アカウントが停止`),
    failure: list(`サーバーエラー, エラーが発生しました`),
    script: list(`javascriptを有効, javascript を有効`),
    conditional: list('もし, 場合'),
    beside: list(
      `アクセス, リクエスト, 管理者, サーバ, ページ, サイト, エラー, ログイン, パスワード, 会員, ホーム, トップ, 検索, 申し訳, ください, しばらく, ドメイン, はい, いいえ`,
    ),
  },
  zh: {
    missing: list(`找不到, 页面不存在, 頁面不存在, 未找到, 找不到页面, 页面未找到`),
    refused: list(`拒绝访问, 访问被拒绝, 禁止访问, 禁止訪問, 拒絕存取, 访问受限, 已被拦截, 没有权限, 被阻止`),
    throttled: list(`请求过于频繁, 访问过于频繁, 请求过多`),
    region: list(`您所在的国家, 您所在的地区`),
    challenge: list(`请完成安全验证, 安全验证, 验证您是真人, 验证您是人类, 百度安全验证`),
    login: list(`登录, 登入, 请先登录, 登录后查看, 登录后继续`),
    age: list(`您已满18, 您是否已满18, 你是否年满18, 您是否年满18`),
    subscription: list(`仅限会员, 会员专享`),
    consent: list(`接受所有cookie, 同意使用cookie`),
    maintenance: list(`网站维护中, 系统维护中, 网站维护, 系统维护, 建设中, 即将上线`),
    parked: list(`该域名正在出售, 域名已过期, 该域名已过期, 域名已经过期, 账户已暂停`),
    failure: list(`服务器错误, 服务器内部错误, 发生错误`),
    script: list(`启用javascript, 启用 javascript, 啟用 javascript, 开启javascript`),
    conditional: list('如果, 若, 是否'),
    beside: list(
      `访问, 请求, 权限, 服务器, 管理员, 拦截, 安全, 禁止, 页面, 网站, 本站, 返回, 首页, 搜索, 错误, 密码, 用户, 账号, 请, 稍后, 重试, 域名, 所有者, 续费`,
    ),
  },
  ko: {
    missing: list(`페이지를 찾을 수 없습니다, 페이지를 찾을 수 없음, 찾을 수 없습니다, 존재하지 않는 페이지`),
    refused: list(
      `접근이 거부되었습니다, 접근이 거부됨, 액세스가 거부되었습니다, 접속이 차단되었습니다, 권한이 없습니다`,
    ),
    throttled: list(`요청이 너무 많습니다, 너무 많은 요청`),
    region: list(`귀하의 국가에서는 이용할 수 없습니다, 해당 지역에서는 이용할 수 없습니다`),
    challenge: list(`로봇이 아닙니다, 사람인지 확인`),
    login: list(`로그인, 로그인이 필요합니다, 로그인 해주세요`),
    age: list(`만 19세 이상, 만 18세 이상입니까, 성인 인증`),
    subscription: list(`구독자 전용, 회원 전용`),
    consent: list(`모든 쿠키 허용, 쿠키에 동의`),
    maintenance: list(`점검 중, 시스템 점검, 공사 중, 준비 중`),
    parked: list(`도메인을 판매합니다, 이 도메인은 판매, 계정이 정지`),
    failure: list(`서버 오류, 오류가 발생했습니다`),
    script: list(`javascript를 활성화, 자바스크립트를 활성화`),
    conditional: list('만약, 경우'),
    beside: list(
      `접근, 접속, 권한, 차단, 관리자, 서버, 페이지, 사이트, 홈페이지, 주소, 링크, 오류, 비밀번호, 아이디, 죄송, 다시, 잠시, 검색, 홈`,
    ),
  },
} satisfies Readonly<Record<string, Notices>>;
