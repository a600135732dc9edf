/** Danish. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function da(): Language {
  return {
    code: 'da',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 100,
    stopWords: `
    ad, af, alle, alt, anden, at, blev, blive, bliver, da, de, dem, den, denne, der, deres, det, dette, dig,
    din, disse, dog, du, efter, eller, en, end, er, et, for, fordi, fra, ham, han, hans, har, havde, have, hele,
    hende, her, hos, hun, hvad, hvis, hvor, hvordan, i, ikke, ind, jeg, jer, jo, kan, kun, kunne, man, mange,
    med, meget, men, mig, min, mod, mellem, må, ned, nogle, noget, nu, når, og, også, om, op, os, over, på,
    selv, sig, sin, skal, skulle, som, så, til, ud, uden, under, var, vi, vil, ville, være, været
  `,
    finiteVerbs: `
    er, var, har, havde, kan, kunne, skal, må, bliver, betyder, koster, tager, hjælper, viser, indeholder
  `,
    abbreviations: `
    f.eks, bl.a, dvs, osv, etc, dr, prof, nr, ca, kl, mv, pga, jan, feb, apr, jun, jul, aug, sep, okt, nov, dec
  `,
    definitionCues: '_er en_, _er et_, _betyder_, _henviser til_',
    speechVerbs: 'siger, sagde, forklarer, skriver, ifølge, fortæller, mener',
    pointerWords: 'det er, dette er, den er, de er, han, hun, som nævnt, derfor',

    genericHeadings: `
    indledning, introduktion, oversigt, detaljer, mere, konklusion, resumé, baggrund, generelt, information,
    indhold, afsnit, andet, velkommen, beskrivelse, kapitel, del, indholdsfortegnelse, sammenfatning,
    yderligere information
  `,
    emptyTitles: 'forside, hjem, uden titel, velkommen',
    linkTexts: 'her, klik her, mere, læs mere, se mere, vis mere, detaljer, link, mere information',

    howTo: 'sådan_, _trin for trin',
    howToForm: String.raw`^hvordan (?:du|man) |^hvordan \p{L}{1,20} (?:du|man|jeg) `,
    steps: 'trin',

    questionStarters: 'hvad, hvordan, hvorfor, hvornår, hvor, hvem, hvilken, kan',

    months: `
    januar, februar, marts, april, maj, juni, juli, august, september, oktober, november, december
  `,
    shortMonths: 'okt',

    authorLabels: 'af, skrevet af, forfatter, tekst',
    bylines: 'skrevet af',
    bylinesOrNames: 'af, Af',
    wordsBeforeDates: 'den',
    and: 'og',
    nameParticles: 'af',
    nobody: 'redaktionen',
    publishedLabels: 'publiceret, udgivet, offentliggjort',

    units: `
    procent, millioner, milliarder, sekunder, minutter, timer, dage, uger, uge, måneder, år, grader, personer,
    gange, kroner, kr
  `,
    unitsOrWords: 'min',

    faq: 'ofte stillede spørgsmål, spørgsmål og svar, spørgsmål & svar',
    pricing: 'prisliste',
    pricingAlone: 'priser',
    pricingFiller: 'og, vores, ydelser, tjenester, pakker, produkter',
    sectionNames: `
    Hovedsider, Produkter og tjenester, Dokumentation, Priser, Ofte stillede spørgsmål, Artikler, Virksomheden
  `,

    notFound: 'ikke fundet, siden kan ikke findes, siden findes ikke, siden blev ikke fundet',
    notices: {
      refused: 'adgang nægtet, adgang forbudt, du har ikke tilladelse, adgang blokeret',
      throttled: 'for mange anmodninger',
      region: 'ikke tilgængelig i dit land, ikke tilgængeligt i dit land',
      challenge: 'jeg er ikke en robot, bekræft at du er et menneske',
      login: 'log ind, du skal være logget ind, du skal logge ind',
      age: 'er du over 18, er du fyldt 18',
      subscription: 'kun for abonnenter',
      consent: 'accepter alle cookies, accepter cookies, tillad alle cookies',
      maintenance: 'under vedligeholdelse, kommer snart, under opbygning',
      parked: 'domænet er til salg, domain er til salg, domænet er parkeret, kontoen er suspenderet',
      failure: 'intern serverfejl, der opstod en fejl, der er sket en fejl',
      script: 'aktiver javascript, slå javascript til',
      conditional: 'hvis, om, når',
      beside: `
      adgang, tilladelse, bloker, server, administrator, side, adresse, fejl, adgangskode, bruger, konto,
      desværre, beklager, prøv, senere, domæne, søg
    `,
    },

    paths: {
      login: 'log-ind',
      search: 'sogning',
      contact: 'kontakt kontakt-os',
      about: 'om-os',
      legal: 'privatlivspolitik handelsbetingelser',
      faq: 'ofte-stillede-spoergsmaal',
      lists: 'nyheder',
      articles: 'artikler nyheder',
      news: 'nyheder',
      products: 'produkt produkter',
      recipes: 'opskrift opskrifter',
      services: 'tjenester',
      pricingPages: 'priser',
      productsSection: 'produkt',
      unlisted: 'indkobskurv kasse',
    },
  };
}
