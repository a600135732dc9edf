/** Swahili. Own compilation, November 2026; months as in Unicode CLDR. */
import type { Language } from './model.ts';

export function sw(): Language {
  return {
    code: 'sw',
    aliases: 'swh, swc',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [6, 22],
    stopWords: `
    na, ya, wa, kwa, ni, katika, la, za, cha, vya, kama, hii, hiyo, huo, huu, hizi, hizo, haya, hayo, hao, hawa, huyo, huyu,
    hilo, hili, yake, yao, wake, wao, wako, yangu, yako, yetu, yenu, zake, zao, zetu, chake, lake, lakini, au, pia, ili,
    hivyo, kwamba, kuwa, si, sio, sana, tu, kila, wote, yote, zote, baada, kabla, hadi, kutoka, kwenye, juu, chini, ndani,
    nje, bila, pamoja, kuhusu, bado, tena, sasa, hapa, hapo, pale, huko, ambao, ambayo, ambaye, ambazo, ambapo, wakati,
    kwani, sababu, mimi, wewe, yeye, sisi, nyinyi, nini, nani, gani, wapi, lini, vipi, ndiyo, ndio, hapana, kisha, halafu,
    moja, nyingi, wengi, zaidi, hata, ikiwa, iwapo, vile, mwenye, wenye, yenye, zenye, ana, wana, ina, zina, kuna, una,
    tuna, nina, alikuwa, walikuwa, ilikuwa, zilikuwa, itakuwa, atakuwa, inaweza, unaweza, anaweza, wanaweza
  `,
    finiteVerbs: `
    ni, si, ana, ina, wana, zina, yana, kuna, inaweza, unaweza, lazima, inahitaji, unahitaji, husaidia, inasaidia,
    inamaanisha, humaanisha, huchukua, hugharimu, ilikuwa, alikuwa, hutumika, inatumika, huondoa, huacha
  `,
    abbreviations: 'dkt, bw, bi, prof, mhe, n.k, k.m, k.v, taz',
    definitionCues: '_ni_, _inamaanisha_, _humaanisha_, _maana yake ni_, _inarejelea_, _hurejelea_',
    speechVerbs: `
    alisema, anasema, amesema, walisema, alieleza, anaeleza, aliongeza, aliandika, alibainisha, kulingana na, kwa mujibu wa
  `,
    pointerWords: `
    hii ni, hiyo ni, hizi ni, hizo ni, huyu ni, yeye, wao, kwa hiyo, kwa hivyo, hivyo, kwa sababu hiyo, kama ilivyotajwa,
    kama ilivyoelezwa
  `,
    notNotes: '',

    genericHeadings: `
    utangulizi, muhtasari, maelezo, zaidi, hitimisho, usuli, habari, taarifa, yaliyomo, sehemu, mengineyo, karibu, sura,
    maelezo zaidi, taarifa zaidi, maelezo ya bidhaa, maelezo ya ziada
  `,
    emptyTitles: 'nyumbani, mwanzo, ukurasa wa mwanzo, karibu, bila kichwa',
    linkTexts: `
    hapa, bofya hapa, bonyeza hapa, zaidi, soma zaidi, jifunze zaidi, tazama zaidi, angalia zaidi, endelea kusoma,
    maelezo zaidi, maelezo, kiungo
  `,

    howTo: 'jinsi ya_, namna ya_, _hatua kwa hatua, mwongozo wa_',
    // No howToForm: the openings of howTo leave no doubt.
    steps: 'hatua',

    questionStarters:
      'je, nini, nani, kwa nini, lini, wapi, vipi, jinsi gani, ni nini, ni nani, ni lini, ni wapi',
    questionEndings: 'nini, nani, gani, lini, wapi, vipi, ngapi',

    months: `
    januari, februari, machi, aprili, mei, juni, julai, agosti, septemba, oktoba, novemba, desemba
  `,
    shortMonths: 'mac, ago, okt, des',
    dayEndings: '',
    dayLinks: '',

    authorLabels: 'mwandishi, waandishi, na mwandishi, imeandikwa na, imechapishwa na',
    bylines: 'imeandikwa na, na mwandishi',
    bylinesOrNames: '',
    wordsAfterNames: '',
    wordsBeforeDates: 'tarehe, mnamo',
    and: 'na',
    nameParticles: 'bin, binti',

    // What is counted stands before its number: "miaka 5".
    units: '',
    unitPhrases: '',
    unitsBefore: `
    asilimia_, Asilimia_, shilingi_, dola_, dakika_, siku_, wiki_, miezi_, miaka_, mita_, kilomita_, kilo_, gramu_, lita_,
    tani_, watu_, mara_, nyuzi_
  `,
    unitsOrWords: '',
    wordsOverUnits: '',
    unitsOfOne: '',
    yearWords: '',
    wordsBeforeDays: 'tarehe_',

    faq: 'maswali yanayoulizwa mara kwa mara, maswali yanayoulizwa sana, maswali na majibu',
    pricing: 'orodha ya bei, bei zetu, mipango na bei',
    pricingAlone: 'bei, gharama',
    pricingFiller: 'na, zetu, yetu, huduma, bidhaa, vifurushi',
    sectionNames: `
    Kurasa kuu, Bidhaa na huduma, Nyaraka, Bei, Maswali yanayoulizwa mara kwa mara, Makala, Kampuni
  `,

    notFound: 'ukurasa haukupatikana, ukurasa haujapatikana, ukurasa huu haupo',

    paths: {
      login: 'ingia',
      search: 'tafuta',
      contact: 'wasiliana-nasi',
      about: 'kuhusu-sisi',
      legal: 'sera-ya-faragha vigezo-na-masharti',
      faq: 'maswali-yanayoulizwa-mara-kwa-mara',
      lists: 'bidhaa habari',
      articles: 'habari makala',
      news: 'habari',
      products: 'bidhaa',
      services: 'huduma',
      pricingPages: 'bei',
    },
  };
}
