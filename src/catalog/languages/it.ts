/** Italian. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function it(): Language {
  return {
    code: 'it',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [8, 25],
    wordsOfHundred: 100,
    stopWords: `
    a, agli, ai, al, alla, alle, allo, anche, c, che, chi, ci, come, con, contro, cui, da, dagli, dai, dal,
    dalla, dalle, dallo, degli, dei, del, dell, della, delle, dello, di, dove, dopo, e, è, ed, era, erano,
    essere, fra, gli, ha, hanno, i, il, in, io, l, la, le, lei, li, lo, loro, lui, ma, me, mentre, mi, mia, mio,
    molto, ne, nei, nel, nell, nella, nelle, nello, noi, non, nostra, nostro, o, ogni, per, perché, però, più,
    poi, possono, prima, può, qual, quale, quali, quando, quella, quelle, quelli, quello, questa, queste,
    questi, questo, qui, se, sei, sempre, senza, si, sia, sono, sua, sue, sugli, sui, sul, sulla, sulle, suo,
    suoi, tra, tu, tua, tuo, tutta, tutte, tutti, tutto, un, una, uno, vi, voi
  `,
    finiteVerbs: `
    è, sono, era, è, stato, ha, hanno, può, possono, deve, devono, fa, fanno, permette, significa, costa, dura,
    contiene, serve, mostra, occorre
  `,
    abbreviations: `
    sig, sig.ra, sigg, dott, dott.ssa, prof, ecc, es, p.es, pag, pagg, n, tel, art, ca, fig, vol, cfr, gen, feb,
    mar, apr, mag, giu, lug, ago, set, ott, nov, dic
  `,
    definitionCues: `
    _è un_, _è una_, _è un', _è il_, _è la_, _si riferisce_, _significa_, _consiste_
  `,
    speechVerbs: `
    dice, ha detto, disse, spiega, afferma, scrive, secondo, racconta, sottolinea, dichiara, dichiarato,
    spiegato, commenta, aggiunge
  `,
    pointerWords: `
    questo è, questa è, questi sono, ciò, esso, essa, essi, lui, lei, come detto, come sopra, quindi, perciò
  `,

    genericHeadings: `
    introduzione, panoramica, dettagli, altro, conclusione, conclusioni, riassunto, sommario, contesto,
    generale, informazioni, contenuto, sezione, varie, note, benvenuti, descrizione, capitolo, parte, indice,
    indice dei contenuti, riepilogo, informazioni aggiuntive
  `,
    emptyTitles: 'pagina iniziale, senza titolo, benvenuti, benvenuto, documento senza titolo',
    linkTexts: `
    qui, clicca qui, più, leggi di più, leggi tutto, scopri di più, continua a leggere, altro, dettagli, link,
    vedi, vedi tutto, maggiori informazioni, vedi altro, leggi l'articolo, leggi l’articolo
  `,
    transcripts: 'transcrizione, trascrizione',

    howTo: '_passo passo, _passo dopo passo',
    howToForm: String.raw`^come (?:non )?\p{L}{1,20}(?:are|ere|ire|rre|rsi) `,
    steps: 'passo',

    questionStarters: `
    che cos'è, cosa, come, perché, quando, dove, chi, quale, quali, quanto, quanti
  `,

    months: `
    gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
  `,
    shortMonths: 'gen, mag, giu, lug, ago, set, ott, dic',
    dayEndings: 'º',

    authorLabels: 'autore, autrice, autori, di, scritto da, a cura di, testo di',
    bylines: 'autore, scritto da, a cura di, articolo di, testo di',
    bylinesOrNames: 'di',
    wordsBeforeDates: 'il',
    and: 'e',
    nameParticles: 'da, de, di, del, della, la, le',
    nobody: 'anonimo, sconosciuto, redazione, la redazione, agenzie',
    publishedLabels: 'pubblicato, pubblicata, pubblicato il',

    units: `
    mille, milioni, miliardi, secondo, secondi, minuti, ora, ore, giorno, giorni, settimana, settimane, mese,
    mesi, anno, anni, gradi, persone, volte, litri, grammi, euro, mln, mld
  `,
    unitPhrases: 'per cento',
    unitsOrWords: 'ora, ore, mio, lei',

    faq: 'domande frequenti, domande più frequenti, domande e risposte, domande & risposte',
    pricing: 'listino prezzi, piani e prezzi',
    pricingAlone: 'prezzi, prezzo, tariffe, costi',
    pricingFiller: 'e, i, nostri, servizi, piani, pacchetti, abbonamenti, prodotti',
    sectionNames: `
    Pagine principali, Prodotti e servizi, Documentazione, Prezzi, Domande frequenti, Articoli, Azienda
  `,

    notFound: `
    pagina non trovata, non trovato, pagina non esiste, pagina che cerchi non esiste, non trovata,
    non esiste, non è stata trovata, che cerchi non esiste
  `,
    notices: {
      refused: `
      accesso negato, accesso bloccato, accesso vietato, non hai i permessi, non sei autorizzato,
      è stato bloccato
    `,
      throttled: 'troppe richieste',
      region: 'non è disponibile nel tuo paese, non disponibile nel tuo paese',
      challenge: 'non sono un robot, verifica che sei umano, verifica che tu sia umano',
      login: "accedi, effettuare l'accesso, devi accedere, accedi per continuare",
      age: 'hai più di 18 anni, hai 18 anni, sei maggiorenne',
      subscription: 'riservato agli abbonati',
      consent: 'accetta tutti i cookie, accetta i cookie, prima di continuare',
      maintenance: 'in costruzione, in manutenzione, prossimamente',
      parked: `
      questo dominio è in vendita, domain è in vendita, questo dominio è scaduto,
      questo dominio è parcheggiato, account sospeso
    `,
      failure: 'errore interno del server, si è verificato un errore, servizio non disponibile',
      script: 'abilitare javascript, abilita javascript, attivare javascript, attiva javascript',
      conditional: 'se, quando',
      beside: `
      accesso, permess, autorizza, richiest, server, amministratore, bloccat, sicurezza, pagina, sito, ip,
      prego, spiacenti, indirizzo, link, home, cerca, ricerca, errore, account, password, utente, cookie,
      browser, dominio, torn, grazie, scusate
    `,
    },

    paths: {
      login: 'accedi',
      search: 'cerca',
      contact: 'contatti contattaci',
      about: 'chi-siamo azienda',
      legal: 'informativa-privacy note-legali termini-e-condizioni condizioni-di-vendita',
      faq: 'domande-frequenti',
      lists: 'prodotti notizie',
      groups: 'categoria',
      authors: 'autore autori',
      articles: 'notizie articoli',
      news: 'notizie',
      products: 'prodotto prodotti',
      recipes: 'ricetta ricette',
      events: 'eventi',
      services: 'servizi',
      faqPages: 'domande-frequenti',
      pricingPages: 'prezzi listino-prezzi tariffe',
      sideSection: 'stampa lavora-con-noi',
      articlesSection: 'notizie',
      docsSection: 'documentazione',
      productsSection: 'prodotti servizi',
      unlisted: 'etichetta autore carrello',
    },
  };
}
