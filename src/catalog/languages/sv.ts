/** Swedish. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function sv(): Language {
  return {
    code: 'sv',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [6, 22],
    wordsOfHundred: 100,
    stopWords: `
    alla, allt, att, av, bara, bli, blir, blev, de, dem, den, denna, deras, dess, dessa, det, detta, dig, din,
    dina, ditt, du, där, då, efter, ej, eller, en, ett, från, för, ha, hade, han, hans, har, hon, hur, här, i,
    icke, inom, inte, jag, ju, kan, kunde, man, med, mellan, men, mig, min, mina, mitt, mot, mycket, ni, nu,
    när, någon, något, några, och, om, oss, på, samma, sedan, sig, sin, sina, sitt, själv, ska, skulle, som, så,
    till, under, upp, ut, utan, vad, var, vara, varför, varit, vem, vi, vid, vilka, vilken, är, även, över
  `,
    finiteVerbs: `
    är, var, har, hade, kan, kunde, ska, måste, blir, betyder, kostar, tar, hjälper, visar, innehåller
  `,
    abbreviations: `
    t.ex, bl.a, d.v.s, dvs, m.m, osv, etc, dr, prof, nr, ca, kl, s.k, jan, feb, apr, jun, jul, aug, sep, okt,
    nov, dec
  `,
    definitionCues: '_är en_, _är ett_, _betyder_, _innebär_, _avser_',
    speechVerbs: 'säger, sade, sa_, förklarar, skriver, enligt, berättar, menar, säga',
    pointerWords: 'det är, detta är, den är, de är, han, hon, som nämnts, som ovan, därför',

    genericHeadings: `
    inledning, introduktion, översikt, detaljer, mer, slutsats, sammanfattning, bakgrund, allmänt, information,
    innehåll, avsnitt, övrigt, välkommen, beskrivning, kapitel, del, innehållsförteckning, mer information
  `,
    emptyTitles: 'hem, startsida, startsidan, namnlös, välkommen',
    linkTexts: `
    här, klicka här, mer, läs mer, läs vidare, visa mer, detaljer, länk, mer information, se mer, mer info
  `,

    howTo: 'hur man_, hur du_, så här_, _steg för steg',
    howToForm: String.raw`^så \p{L}{1,20} du `,
    steps: 'steg',

    questionStarters: 'vad, hur, varför, när, var, vem, vilken, vilka, kan',

    months: `
    januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december
  `,
    shortMonths: 'okt',

    authorLabels: 'av, skriven av, skribent, författare, text',
    bylines: 'av, skriven av',
    wordsBeforeDates: 'den',
    and: 'och',
    nameParticles: 'af, av',
    nobody: 'redaktionen',
    publishedLabels: 'publicerad, publicerat, publicerades',

    units: `
    procent, miljoner, miljarder, sekunder, minuter, timmar, timme, dagar, vecka, veckor, månad, månader, år,
    grader, personer, gånger, kronor, kr
  `,

    faq: 'vanliga frågor, frågor och svar, frågor & svar',
    pricing: 'prislista, prissättning',
    pricingAlone: 'priser',
    pricingFiller: 'och, våra, tjänster, paket, produkter',
    sectionNames: `
    Huvudsidor, Produkter och tjänster, Dokumentation, Priser, Vanliga frågor, Artiklar, Företaget
  `,

    notFound: 'hittades inte, sidan kunde inte hittas, sidan hittades inte, sidan finns inte',
    notices: {
      refused: 'åtkomst nekad, åtkomst förbjuden, du har inte behörighet, åtkomst blockerad',
      throttled: 'för många förfrågningar',
      region: 'inte tillgängligt i ditt land, inte tillgänglig i ditt land',
      challenge: 'jag är inte en robot, bekräfta att du är en människa',
      login: 'logga in, inloggning, du måste logga in',
      age: 'är du över 18, är du 18',
      subscription: 'endast för prenumeranter',
      consent: 'acceptera alla cookies, acceptera cookies, godkänn alla cookies',
      maintenance: 'under underhåll, underhåll pågår, kommer snart, under uppbyggnad',
      parked: 'domänen är till salu, domain är till salu, domänen är parkerad, kontot är avstängt',
      failure: 'internt serverfel, ett fel uppstod, ett fel har uppstått',
      script: 'aktivera javascript, slå på javascript',
      conditional: 'om, när',
      beside: `
      åtkomst, behörig, blocker, nekad, server, administratör, sida, adress, fel, lösenord, användar,
      konto, tyvärr, försök, senare, domän, sök
    `,
    },

    paths: {
      login: 'logga-in',
      contact: 'kontakta-oss',
      about: 'om-oss',
      legal: 'integritetspolicy kopvillkor',
      faq: 'vanliga-fragor fragor-och-svar',
      lists: 'nyheter',
      groups: 'kategori',
      articles: 'nyheter artiklar',
      news: 'nyheter',
      products: 'produkt produkter',
      recipes: 'recept',
      services: 'tjanster',
      pricingPages: 'priser',
      productsSection: 'produkt',
      unlisted: 'varukorg kassa mitt-konto',
    },
  };
}
