/** Finnish. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function fi(): Language {
  return {
    code: 'fi',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 75,
    stopWords: `
    ei, eivät, että, en, ennen, entä, he, hän, ja, jo, joka, joiden, joilla, joissa, jolla, jonka, jos, josta,
    jota, jotka, kaikki, kanssa, kuin, kuitenkin, kun, kuten, koska, kyllä, me, mikä, mitä, minä, mukaan, mutta,
    myös, ne, niiden, niin, niitä, noin, nyt, ole, olen, oli, olivat, olla, on, ovat, pois, se, sekä, sen,
    siellä, siihen, siinä, sillä, sitä, sinä, tai, tämä, tämän, tässä, te, toinen, tuo, vaan, vai, vain, vielä,
    voi, voidaan, voivat, yli, ylös
  `,
    finiteVerbs: `
    on, ovat, oli, olivat, voi, voivat, pitää, täytyy, tarkoittaa, maksaa, kestää, auttaa, sisältää
  `,
    abbreviations: 'esim, ks, mm, ns, yms, jne, tms, dr, prof, n, kpl, s, klo, v',
    definitionCues: '_on_, _tarkoittaa_, _ovat_',
    speechVerbs: 'sanoo, sanoi, kertoo, kirjoittaa, mukaan',
    pointerWords: 'se, tämä on, ne, nämä ovat, hän, he, kuten mainittu, siksi',

    genericHeadings: `
    johdanto, yleiskatsaus, tiedot, lisää, yhteenveto, johtopäätökset, tausta, yleistä, sisältö, osio, muut,
    tervetuloa, kuvaus, luku, osa, sisällys, sisällysluettelo, lopuksi, lisätiedot
  `,
    emptyTitles: 'etusivu, nimetön, tervetuloa',
    linkTexts: `
    tästä, täällä, klikkaa tästä, lisää, lue lisää, katso lisää, lisätietoja, linkki, täältä
  `,

    howTo: '_vaihe vaiheelta, ohje',
    howToForm: String.raw`^(?:miten|kuinka) (?:.{1,40} )?\p{L}{1,20}[td](?:aan|ään)(?: |$)`,
    steps: 'vaihe',

    questionStarters: 'mitä, mikä, miten, miksi, milloin, missä, kuka, voiko, onko',

    months: `
    tammikuuta, helmikuuta, maaliskuuta, huhtikuuta, toukokuuta, kesäkuuta, heinäkuuta, elokuuta, syyskuuta,
    lokakuuta, marraskuuta, joulukuuta
  `,
    shortMonths: 'tammi, helmi, maalis, huhti, touko, kesä, heinä, elo, syys, loka, marras, joulu',

    authorLabels: 'kirjoittaja, kirjoittanut, teksti',
    bylines: 'kirjoittanut, teksti',
    nobody: 'toimitus',
    publishedLabels: 'julkaistu',

    units: `
    prosenttia, prosessa, sekuntia, minuuttia, tuntia, päivää, viikkoa, kuukautta, vuotta, astetta, kertaa,
    litraa, grammaa, miljoonaa, miljoona, miljardia, tuhatta, tunnin, tunnissa, minuutin, minuutissa, sekunnin,
    päivän, päivässä, viikon, viikossa, kuukauden, kuukaudessa, vuoden, vuodessa, asteen, asteessa, prosentin,
    prosentilla, metriä, kilometriä, kiloa, euroa
  `,

    faq: 'usein kysytyt kysymykset, usein kysyttyä, kysymyksiä ja vastauksia',
    faqAlone: 'ukk',
    pricing: 'hinnasto, hinnoittelu',
    pricingAlone: 'hinnat',
    pricingFiller: 'ja, palvelut, paketit, tuotteet',
    sectionNames: `
    Pääsivut, Tuotteet ja palvelut, Dokumentaatio, Hinnat, Usein kysytyt kysymykset, Artikkelit, Yritys
  `,

    notFound: 'ei löydy, ei löytynyt, sivua ei löydy, sivua ei löytynyt, sivua ei ole',
    notices: {
      refused: 'pääsy estetty, pääsy evätty, sinulla ei ole oikeuksia, käyttö estetty',
      throttled: 'liian monta pyyntöä, liikaa pyyntöjä',
      region: 'ei ole saatavilla maassasi',
      challenge: 'en ole robotti, vahvista että olet ihminen',
      login: 'kirjaudu sisään, kirjautuminen, kirjaudu',
      age: 'oletko yli 18, oletko täyttänyt 18',
      subscription: 'vain tilaajille',
      consent: 'hyväksy kaikki evästeet, hyväksy evästeet',
      maintenance: 'huoltokatko, tulossa pian, huollossa',
      parked: 'verkkotunnus on myynnissä, domain on myynnissä, tili on jäädytetty',
      failure: 'sisäinen palvelinvirhe, tapahtui virhe',
      script: 'ota javascript käyttöön, javascript ei ole käytössä',
      conditional: 'jos, kun',
      beside: `
      pääsy, oikeu, esto, estet, palvelin, ylläpi, sivu, osoite, virhe, salasana, käyttäj, tili,
      valitettavasti, yritä, myöhemmin, haku, etusivu
    `,
    },

    paths: {
      login: 'kirjaudu',
      search: 'haku',
      contact: 'yhteystiedot ota-yhteytta',
      about: 'tietoa-meista',
      legal: 'tietosuoja tietosuojaseloste kayttoehdot',
      faq: 'usein-kysyttya usein-kysytyt-kysymykset',
      lists: 'tuotteet uutiset',
      articles: 'uutiset',
      news: 'uutiset',
      products: 'tuote tuotteet',
      recipes: 'resepti reseptit',
      events: 'tapahtumat',
      services: 'palvelut',
      pricingPages: 'hinnasto hinnat',
      productsSection: 'tuotteet palvelut',
      unlisted: 'ostoskori',
    },
  };
}
