/** Norwegian. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function no(): Language {
  return {
    code: 'no',
    aliases: 'nb, nn',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 100,
    stopWords: `
    alle, alt, at, av, bare, ble, bli, blir, både, da, de, deg, dei, dem, den, denne, der, deres, det, dette,
    din, disse, du, eller, en, enn, er, et, etter, for, fordi, fra, før, ha, hadde, han, hans, har, henne, her,
    hun, hva, hvem, hver, hvis, hvor, hvordan, hvorfor, i, ikke, inn, ingen, jeg, kan, kun, kunne, man, mange,
    med, meg, mellom, men, mer, min, mot, må, ned, noe, noen, nå, når, og, også, om, opp, oss, over, på, seg,
    selv, si, sin, skal, skulle, slik, som, så, til, um, under, ut, uten, var, ved, vi, vil, ville, være, vært
  `,
    finiteVerbs: `
    er, var, har, hadde, kan, kunne, skal, må, blir, betyr, koster, tar, hjelper, viser, inneholder
  `,
    abbreviations: `
    f.eks, bl.a, dvs, osv, etc, dr, prof, nr, ca, kl, mv, pga, jan, feb, apr, jun, jul, aug, sep, okt, nov, des
  `,
    definitionCues: '_er en_, _er et_, _er ei_, _betyr_, _viser til_',
    speechVerbs: 'sier, sa_, forklarer, skriver, ifølge, forteller, mener',
    pointerWords: 'det er, dette er, den er, de er, han, hun, som nevnt, derfor',

    genericHeadings: `
    innledning, introduksjon, oversikt, detaljer, mer, konklusjon, sammendrag, bakgrunn, generelt, informasjon,
    innhold, avsnitt, annet, velkommen, beskrivelse, kapittel, del, innholdsfortegnelse, oppsummering,
    tilleggsinformasjon
  `,
    emptyTitles: 'forside, hjem, uten tittel, velkommen',
    linkTexts: 'her, klikk her, mer, les mer, se mer, vis mer, detaljer, lenke, mer informasjon',

    howTo: 'slik_, _steg for steg, _trinn for trinn',
    howToForm: String.raw`^hvordan (?:du|man) |^hvordan \p{L}{1,20} (?:du|man|jeg) |^hvordan å `,
    steps: 'trinn, steg',

    questionStarters: 'hva, hvordan, hvorfor, når, hvor, hvem, hvilken, kan',

    months: `
    januar, februar, mars, april, mai, juni, juli, august, september, oktober, november, desember
  `,
    shortMonths: 'okt, des',

    authorLabels: 'av, skrevet av, forfatter, tekst',
    bylines: 'av, skrevet av',
    wordsBeforeDates: 'den',
    and: 'og',
    nameParticles: 'av',
    nobody: 'redaksjonen',
    publishedLabels: 'publisert, lagt ut',

    units: `
    prosent, millioner, milliarder, sekunder, minutter, timer, timar, dager, uker, måneder, år, grader,
    personer, ganger, kroner, kr
  `,

    faq: 'ofte stilte spørsmål, vanlige spørsmål, spørsmål og svar',
    pricing: 'prisliste',
    pricingAlone: 'priser',
    pricingFiller: 'og, våre, tjenester, pakker, produkter',
    sectionNames: `
    Hovedsider, Produkter og tjenester, Dokumentasjon, Priser, Ofte stilte spørsmål, Artikler, Om selskapet
  `,

    notFound: 'ikke funnet, siden finnes ikke, fant ikke siden, siden ble ikke funnet',
    notices: {
      refused: 'ingen tilgang, tilgang nektet, adgang forbudt, du har ikke tilgang',
      throttled: 'for mange forespørsler',
      region: 'ikke tilgjengelig i ditt land, ikke tilgjengelig i landet ditt',
      challenge: 'jeg er ikke en robot, bekreft at du er et menneske',
      login: 'logg inn, innlogging, du må logge inn, du må være logget inn',
      age: 'er du over 18, er du fylt 18',
      subscription: 'kun for abonnenter',
      consent: 'godta alle, godta informasjonskapsler, aksepter alle cookies',
      maintenance: 'under vedlikehold, kommer snart, under oppbygging',
      parked: 'domenet er til salgs, domain er til salgs, domenet er parkert, kontoen er suspendert',
      failure: 'intern serverfeil, det oppstod en feil, det har oppstått en feil',
      script: 'aktiver javascript, slå på javascript',
      conditional: 'hvis, om, når',
      beside: `
      tilgang, tillat, blokker, server, administrator, side, adresse, feil, passord, bruker, konto,
      dessverre, beklager, prøv, senere, domene, søk
    `,
    },

    paths: {
      login: 'logg-inn',
      contact: 'kontakt kontakt-oss',
      about: 'om-oss',
      legal: 'personvern personvernerklaering',
      faq: 'ofte-stilte-sporsmal',
      lists: 'nyheter',
      articles: 'nyheter artikler',
      news: 'nyheter',
      products: 'produkt produkter',
      recipes: 'oppskrift oppskrifter',
      services: 'tjenester',
      pricingPages: 'priser',
      productsSection: 'produkt',
      unlisted: 'handlekurv kasse',
    },
  };
}
