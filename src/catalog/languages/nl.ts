/** Dutch. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function nl(): Language {
  return {
    code: 'nl',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [6, 22],
    wordsOfHundred: 100,
    stopWords: `
    aan, af, al, alle, als, altijd, ander, andere, ben, bij, dan, dat, de, deze, die, dit, doch, doen, door,
    dus, een, en, er, ge, geen, haar, had, heb, hebben, heeft, hem, het, hier, hij, hoe, hun, iemand, iets, ik,
    in, is, ja, je, jij, jullie, kan, kon, kunnen, maar, me, meer, men, met, mij, mijn, moet, na, naar, niet,
    nog, nu, of, om, omdat, ons, onder, ook, op, over, reeds, te, tegen, toch, toen, tot, tussen, u, uit, uw,
    van, veel, voor, waar, wat, we, wel, werd, wezen, wie, wij, wil, worden, wordt, zal, ze, zei, zich, zij,
    zijn, zo, zonder, zou
  `,
    finiteVerbs: `
    is, zijn, was, waren, heeft, hebben, kan, kunnen, wordt, worden, moet, moeten, maakt, betekent, helpt, kost,
    duurt, bevat, toont
  `,
    abbreviations: `
    dhr, mevr, dr, prof, ir, ing, mr, drs, bijv, bv, o.a, enz, etc, nr, tel, ca, d.w.z, i.p.v, m.b.t, t.o.v,
    jan, feb, mrt, apr, jun, jul, aug, sep, okt, nov, dec, blz, fig, min, max
  `,
    definitionCues: '_is een_, _is de_, _is het_, _betekent_, _verwijst naar_',
    speechVerbs: 'zegt, zei, legt uit, schrijft, volgens, aldus, vertelt, benadrukt, stelt',
    pointerWords: `
    dit is, dat is, deze zijn, het is, hij, zij, ze, zoals vermeld, zoals hierboven, daarom, daardoor, hierdoor
  `,

    genericHeadings: `
    inleiding, overzicht, details, meer, conclusie, samenvatting, achtergrond, algemeen, informatie, inhoud,
    sectie, overig, overige, opmerkingen, welkom, beschrijving, hoofdstuk, deel, inhoudsopgave,
    extra informatie, meer informatie
  `,
    emptyTitles: 'homepagina, naamloos, welkom, naamloos document',
    linkTexts: `
    hier, klik hier, meer, lees meer, lees verder, meer informatie, meer info, details, link, bekijk,
    verder lezen, bekijk meer, meer lezen
  `,
    transcripts: 'transcript',

    howTo: '_stap voor stap, stappenplan',
    howToForm: String.raw`^hoe (?:je|u) |^hoe \p{L}{1,20} (?:je|u|ik) `,
    steps: 'stap',

    questionStarters: 'wat, hoe, waarom, wanneer, waar, wie, welke, kan, is, zijn',

    months: `
    januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december
  `,
    shortMonths: 'mrt, okt',

    authorLabels: 'auteur, auteurs, door, geschreven door, tekst',
    bylines: 'auteur, door, geschreven door',
    wordsBeforeDates: 'op',
    and: 'en',
    nameParticles: 'de, den, der, van, ten, ter',
    nobody: 'onbekend, anoniem, redactie, de redactie, onze redactie',
    publishedLabels: 'gepubliceerd, geplaatst op',

    units: `
    procent, miljoen, miljard, seconden, uur, uren, dag, dagen, weken, maand, maanden, jaar, graden, mensen,
    keer, minuten, liter, euro
  `,
    unitsOrWords: 'dag',

    faq: `
    veelgestelde vragen, veel gestelde vragen, meest gestelde vragen, vragen en antwoorden, vragen & antwoorden
  `,
    pricing: 'prijslijst',
    pricingAlone: 'prijzen, tarieven, kosten',
    pricingFiller: 'en, onze, diensten, abonnementen, pakketten, producten',
    sectionNames: `
    Belangrijkste pagina's, Producten en diensten, Documentatie, Prijzen, Veelgestelde vragen, Artikelen,
    Bedrijf
  `,

    notFound: 'niet gevonden, pagina bestaat niet, pagina niet gevonden, bestaat niet, niet worden gevonden',
    notices: {
      refused: `
      toegang geweigerd, toegang verboden, toegang geblokkeerd, toegang is geblokkeerd,
      ip-adres is geblokkeerd, geen toegang, geen toestemming
    `,
      throttled: 'te veel verzoeken',
      region: `
      niet beschikbaar in jouw land, niet beschikbaar in uw land, niet beschikbaar in uw regio
    `,
      challenge: 'ik ben geen robot, bevestig dat u een mens bent, bevestig dat je een mens bent',
      login: `
      inloggen, aanmelden, je moet ingelogd zijn, u moet ingelogd zijn, je moet inloggen, u moet inloggen
    `,
      age: 'ben je 18, ben je ouder dan 18, bent u 18, bent u ouder dan 18',
      subscription: 'alleen voor abonnees',
      consent: 'alle cookies accepteren, cookies accepteren, voordat u verdergaat',
      maintenance: 'in onderhoud, onderhoudsmodus, binnenkort beschikbaar, onder constructie',
      parked: `
      dit domein is te koop, domain is te koop, dit domein is geparkeerd, dit domein is geregistreerd,
      dit domein is gereserveerd, dit domein is verlopen, deze domeinnaam is geregistreerd,
      deze domeinnaam is gereserveerd
    `,
      failure: 'interne serverfout, er is een fout opgetreden, er is iets misgegaan',
      script: 'javascript inschakelen, schakel javascript in, javascript is uitgeschakeld',
      conditional: 'als, of, wanneer',
      beside: `
      toegang, toestemming, verzoek, server, beheerder, geblokkeerd, beveiliging, pagina, site, ip,
      probeer, helaas, adres, link, home, zoek, fout, wachtwoord, gebruiker, account, cookie, browser,
      domein, terug, excuses
    `,
    },

    paths: {
      login: 'inloggen',
      search: 'zoeken',
      contact: 'contact',
      about: 'over-ons',
      legal: 'privacybeleid privacyverklaring algemene-voorwaarden cookiebeleid',
      faq: 'veelgestelde-vragen',
      lists: 'producten nieuws',
      groups: 'categorie',
      authors: 'auteur auteurs',
      articles: 'nieuws artikelen',
      news: 'nieuws',
      products: 'producten',
      recipes: 'recept recepten',
      events: 'evenementen',
      jobs: 'vacatures vacature',
      services: 'diensten',
      faqPages: 'veelgestelde-vragen',
      pricingPages: 'prijzen tarieven',
      articlesSection: 'nieuws',
      productsSection: 'producten diensten',
      unlisted: 'auteur winkelwagen winkelmand afrekenen kassa mijn-account',
    },
  };
}
