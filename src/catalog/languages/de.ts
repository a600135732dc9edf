/** German. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function de(): Language {
  return {
    code: 'de',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 100,
    stopWords: `
    aber, alle, allem, allen, aller, alles, als, also, am, an, ander, andere, anderen, auch, auf, aus, bei,
    beim, bin, bis, bist, da, damit, dann, das, dass, dein, deine, dem, den, denn, der, des, dessen, deshalb,
    die, dies, diese, diesem, diesen, dieser, dieses, doch, dort, du, durch, ein, eine, einem, einen, einer,
    eines, er, es, etwas, euch, euer, für, gegen, haben, hat, hatte, hatten, hier, hinter, ich, ihm, ihn, ihnen,
    ihr, ihre, ihrem, ihren, ihrer, im, in, ins, ist, jede, jedem, jeden, jeder, jedes, kann, kein, keine,
    können, könnte, machen, man, mehr, mein, meine, mich, mir, mit, muss, müssen, nach, nicht, nichts, noch,
    nun, nur, ob, oder, ohne, sehr, sein, seine, seinem, seinen, seiner, sich, sie, sind, so, soll, sollen,
    sollte, sondern, sonst, über, um, und, uns, unser, unsere, unter, viel, vom, von, vor, war, waren, warum,
    was, weil, welche, welcher, wenn, werden, wie, wieder, will, wir, wird, wo, wurde, wurden, zu, zum, zur,
    zwischen
  `,
    finiteVerbs: `
    ist, sind, war, waren, hat, haben, hatte, kann, können, wird, werden, muss, müssen, soll, darf, braucht,
    macht, bedeutet, zeigt, hilft, kostet, dauert, besteht, enthält, lässt, gibt, steht, misst, entfernt,
    verwendet
  `,
    abbreviations: `
    dr, prof, hr, fr, nr, bzw, ca, z.b, d.h, u.a, u.ä, usw, vgl, etc, ggf, evtl, inkl, exkl, str, abs, art, bd,
    geb, gest, jh, jan, feb, mär, apr, jun, jul, aug, sep, sept, okt, nov, dez, tel, z.t, i.d.r, u.u, o.ä, s.o,
    s.u, v.a, mind, max, min, mio, mrd, st, sog, abb, tab
  `,
    definitionCues: `
    _ist ein_, _ist eine_, _ist die_, _ist der_, _ist das_, _sind ein_, _bezeichnet_, _bedeutet_,
    _versteht man_, _heißt_
  `,
    speechVerbs: `
    sagt, sagte, erklärt, erklärte, schreibt, schrieb, laut, betont, meint, so_, betonte, meinte, berichtet,
    ergänzt, kritisiert
  `,
    pointerWords: `
    es ist, dies, dies ist, das ist, diese sind, dieser ist, er, sie ist, sie sind, wie oben, wie erwähnt,
    letztere, letzterer, ersterer, dadurch, damit, daher, deshalb, deswegen
  `,
    placeholders: 'hier steht ihr text',

    genericHeadings: `
    einleitung, einführung, überblick, übersicht, details, mehr, fazit, schluss, zusammenfassung, hintergrund,
    allgemeines, allgemein, informationen, inhalt, abschnitt, sonstiges, hinweise, willkommen, beschreibung,
    grundlagen, weitere informationen, startseite, kapitel, teil, inhaltsverzeichnis, schlussfolgerung,
    produktbeschreibung, zusätzliche informationen
  `,
    emptyTitles: 'startseite, start, unbenannt, willkommen, unbenanntes dokument',
    linkTexts: `
    hier, hier klicken, klicken sie hier, mehr, mehr erfahren, weiterlesen, weiter, mehr lesen, details, link,
    zum link, mehr dazu, mehr infos, lesen, ansehen, webseite, zum artikel, klicke hier, siehe, dies, das,
    jetzt lesen, details ansehen, mehr anzeigen, lesen sie mehr, mehr informationen
  `,
    transcripts: 'transkrip',

    howTo: 'so_, anleitung, _anleitung, _schritt für schritt, wie man_, wie sie_, wie du_',
    // No howToForm: the openings of howTo leave no doubt.
    steps: 'schritt',

    questionStarters: `
    was, wie, warum, wieso, weshalb, wann, wo, wer, wen, wem, welche, welcher, welches, kann, können, ist, sind,
    gibt, darf, muss, soll
  `,

    months: `
    januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, jän
  `,
    shortMonths: 'mär, mrz, okt, dez',

    authorLabels: `
    autor, autorin, autoren, von, geschrieben von, verfasst von, verfasser, verfasserin, text
  `,
    bylines: `
    autor, geschrieben von, verfasst von, ein beitrag von, ein artikel von, eingestellt von, erstellt von,
    veröffentlicht von, alles von, alle beiträge von, zeige alle beiträge von, alle artikel von
  `,
    bylinesOrNames: 'von, Von, vom, Vom',
    wordsBeforeDates: 'am, um',
    and: 'und',
    nameParticles: 'der, von, zu, zum, zur',
    nobody:
      'unbekannt, unbekannter autor, anonym, kein autor, redaktion, die redaktion, online-redaktion, onlineredaktion, unsere redaktion, redaktionsteam, das redaktionsteam, agenturen',
    publishedLabels: 'veröffentlicht, erstellt am, publiziert, erschienen am, online seit',

    units: `
    prozent, tausend, million, millionen, milliarde, milliarden, sekunde, sekunden, minute, minuten, stunde,
    stunden, tag, tage, tagen, woche, wochen, monat, monate, monaten, jahr, jahre, jahren, grad, menschen,
    nutzer, mal, liter, gramm, kilogramm, milligramm, zentimeter, millimeter, hektar, tonnen, franken, rappen,
    fach, fache, mio, mrd, tsd, qm, euro, dollar
  `,
    unitsOrWords: 'bin',
    wordsOverUnits: 'in, In, An, Den',

    faq: `
    häufige fragen, häufig gestellte fragen, oft gestellte fragen, fragen und antworten, fragen & antworten
  `,
    pricing: 'preisliste, preisübersicht, preise und pakete, preismodell, preisgestaltung',
    pricingAlone: 'preise, tarife, kosten, gebühren',
    pricingFiller: 'und, unsere, leistungen, angebote, pakete, produkte, übersicht',
    sectionNames: `
    Hauptseiten, Produkte und Leistungen, Dokumentation, Preise, Häufige Fragen, Artikel, Unternehmen
  `,

    notFound: `
    nicht gefunden, seite nicht gefunden, seite existiert nicht, existiert nicht, nicht mehr verfügbar,
    konnte nicht gefunden werden, wurde nicht gefunden
  `,
    notices: {
      refused: `
      zugriff verweigert, zugang verweigert, zugriff blockiert, keine berechtigung,
      zugriff wurde blockiert, ihre anfrage wurde blockiert, ihr zugriff wurde gesperrt,
      ihre ip-adresse wurde gesperrt, nicht berechtigt
    `,
      throttled: 'zu viele anfragen',
      region: `
      in ihrem land nicht verfügbar, in deinem land nicht verfügbar, in ihrer region nicht verfügbar
    `,
      challenge: `
      dass sie ein mensch sind, dass sie kein roboter sind, ich bin kein roboter, sicherheitsüberprüfung
    `,
      login: 'anmelden, anmeldung, einloggen, sie müssen sich anmelden',
      age: `
      bist du 18, sind sie 18, sind sie über 18, bist du über 18, sind sie volljährig, bist du volljährig,
      altersprüfung, alterskontrolle
    `,
      subscription: `
      jetzt abonnieren und weiterlesen, nur für abonnenten, weiter mit werbung, weiter mit werbung lesen,
      weiterlesen mit werbung, weiter lesen mit werbung
    `,
      consent: 'bevor sie fortfahren, cookies akzeptieren, alle cookies akzeptieren',
      maintenance: `
      im wartungsmodus, wartungsmodus, wartungsarbeiten, diese seite ist im aufbau, in kürze verfügbar
    `,
      parked: `
      diese domain steht zum verkauf, domain steht zum verkauf, domain ist zu verkaufen,
      adresse domain steht zum verkauf, diese domain kaufen, diese domain ist registriert,
      diese domain ist geparkt, diese domain ist abgelaufen, diese domain wurde gerade registriert,
      diese domain wurde soeben registriert, hier entsteht eine neue, konto gesperrt
    `,
      failure: `
      interner serverfehler, es ist ein fehler aufgetreten, kritischen fehler auf, dienst nicht verfügbar,
      datenbankfehler
    `,
      script: `
      javascript aktivieren, aktivieren sie javascript, javascript deaktiviert, javascript ist deaktiviert
    `,
      conditional: 'falls, wenn, ob',
      beside: `
      zugriff, zugang, berechtig, rechte, anfrage, server, administrator, gesperrt, sicherheit,
      startseite, seite, webseite, website, internet, ip, bitte, später, erneut, leider, link, adresse,
      suche, gefunden, verschoben, gelöscht, fehler, anmeld, passwort, benutzer, konto, zugangsdaten,
      domain, inhaber, angebot, cookie, browser, wartung, zurück, sie
    `,
    },

    paths: {
      login: 'anmelden anmeldung',
      search: 'suche',
      contact: 'kontakt',
      about: 'ueber-uns uber-uns unternehmen',
      legal: `
      impressum datenschutz datenschutzerklaerung agb nutzungsbedingungen widerrufsrecht widerrufsbelehrung
    `,
      faq: 'haeufige-fragen',
      lists: 'produkte aktuelles nachrichten',
      groups: 'kategorie',
      authors: 'autor autoren',
      articles: 'artikel aktuelles nachrichten',
      news: 'aktuelles nachrichten meldungen presse pressemitteilungen',
      products: 'produkt produkte',
      recipes: 'rezept rezepte',
      events: 'veranstaltungen',
      jobs: 'stellenangebote',
      services: 'leistungen dienstleistungen',
      faqPages: 'haeufige-fragen',
      pricingPages: 'preise preisliste tarife',
      sideSection: 'presse karriere stellenangebote',
      articlesSection: 'magazin aktuelles nachrichten',
      docsSection: 'dokumentation hilfe',
      productsSection: 'produkte produkt leistungen dienstleistungen loesungen',
      unlisted: 'schlagwort autor danke warenkorb kasse mein-konto',
    },
  };
}
