/**
 * Words of promotion that state no fact. Compared as whole words (runs of characters in the dense languages).
 * Basis: "promotional filler" in Microsoft's advice on answers, October 2025; own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';
import { commaSeparated } from '../comma-separated.ts';

export const HYPE_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: commaSeparated(`
    amazing, awesome, unbelievable, incredible, revolutionary, groundbreaking, game-changing, game changer,
    world-class, cutting-edge, best-in-class, state-of-the-art, unparalleled, unmatched, unrivaled,
    ultimate, stunning, mind-blowing, must-have, breathtaking, phenomenal, next-generation, one-of-a-kind,
    unbeatable, sensational
  `),
  de: commaSeparated(`
    einzigartig, einzigartige, revolutionär, revolutionäre, unglaublich, unglaubliche, sensationell,
    sensationelle, weltklasse, bahnbrechend, bahnbrechende, unschlagbar, unschlagbare, atemberaubend,
    atemberaubende, fantastisch, fantastische, perfekte, ultimative, erstklassig, erstklassige, traumhaft,
    genial
  `),
  fr: commaSeparated(`
    incroyable, révolutionnaire, exceptionnel, exceptionnelle, unique au monde, époustouflant, sensationnel,
    imbattable, inégalé, inégalée, ultime, fantastique, extraordinaire, incontournable, à la pointe
  `),
  es: commaSeparated(`
    increíble, revolucionario, revolucionaria, único en el mundo, espectacular, impresionante, insuperable,
    imbatible, extraordinario, fantástico, definitivo, de clase mundial, sensacional, inigualable
  `),
  pt: commaSeparated(`
    incrível, revolucionário, revolucionária, espetacular, impressionante, imbatível, extraordinário,
    fantástico, sensacional, inigualável, de classe mundial, imperdível
  `),
  it: commaSeparated(`
    incredibile, rivoluzionario, rivoluzionaria, straordinario, straordinaria, imbattibile, fantastico,
    sensazionale, ineguagliabile, imperdibile, eccezionale, mozzafiato
  `),
  nl: commaSeparated(`
    ongelooflijk, revolutionair, revolutionaire, baanbrekend, baanbrekende, ongeëvenaard, onverslaanbaar,
    fantastisch, fantastische, sensationeel, ultieme, adembenemend
  `),
  pl: commaSeparated(`
    niesamowity, niesamowita, rewolucyjny, rewolucyjna, przełomowy, niezrównany, fantastyczny, sensacyjny,
    wyjątkowy, bezkonkurencyjny, niepowtarzalny
  `),
  cs: commaSeparated(`
    neuvěřitelný, revoluční, převratný, bezkonkurenční, fantastický, senzační, jedinečný, úžasný, dokonalý
  `),
  sv: commaSeparated(`
    otrolig, otroligt, revolutionerande, banbrytande, oöverträffad, fantastisk, fantastiskt, sensationell,
    unik, enastående, världsklass
  `),
  da: commaSeparated(`
    utrolig, utroligt, revolutionerende, banebrydende, uovertruffen, fantastisk, sensationel, enestående,
    verdensklasse
  `),
  no: commaSeparated(`
    utrolig, revolusjonerende, banebrytende, uovertruffen, fantastisk, sensasjonell, enestående,
    verdensklasse
  `),
  fi: commaSeparated(`
    uskomaton, vallankumouksellinen, ainutlaatuinen, mahtava, upea, loistava, ylivoimainen, huikea,
    maailmanluokan
  `),
  tr: commaSeparated(`
    inanılmaz, devrim niteliğinde, eşsiz, benzersiz, muhteşem, olağanüstü, rakipsiz, mükemmel, harika,
    çığır açan
  `),
  vi: commaSeparated(`tuyệt vời, đỉnh cao, đột phá, độc nhất, hoàn hảo, vô song, đẳng cấp`),
  id: commaSeparated(`
    luar biasa, revolusioner, menakjubkan, tak tertandingi, sempurna, terbaik di dunia, spektakuler
  `),
  ru: commaSeparated(`
    невероятный, невероятная, революционный, революционная, уникальный, уникальная, уникальное, потрясающий,
    потрясающая, непревзойденный, непревзойдённый, фантастический, лучший в мире, идеальный, эксклюзивный,
    сногсшибательный
  `),
  uk: commaSeparated(`
    неймовірний, неймовірна, революційний, революційна, унікальний, унікальна, приголомшливий,
    неперевершений, фантастичний, ідеальний, ексклюзивний
  `),
  ar: commaSeparated(`
    مذهل, مذهلة, ثوري, ثورية, رائع, رائعة, لا مثيل له, لا يصدق, فريد, فريدة, استثنائي, استثنائية, خارق
  `),
  he: commaSeparated(`מדהים, מדהימה, מהפכני, מהפכנית, ייחודי, יוצא דופן, מושלם, פנטסטי, פורץ דרך`),
  hi: commaSeparated(`अद्भुत, अविश्वसनीय, क्रांतिकारी, बेजोड़, शानदार, सर्वश्रेष्ठ, अनोखा, बेहतरीन`),
  ja: commaSeparated(
    `革命的, 画期的, 驚異の, 究極の, 圧倒的, 世界最高, 業界最高, 最高峰, 唯一無二, 驚くべき`,
  ),
  zh: commaSeparated(
    `革命性, 颠覆性, 顛覆性, 震撼, 极致, 極致, 世界级, 世界級, 顶级, 頂級, 无与伦比, 無與倫比, 令人惊叹, 完美, 史无前例`,
  ),
  ko: commaSeparated(
    `혁신적인, 혁명적인, 놀라운, 최고의, 완벽한, 세계 최고, 압도적인, 유일무이, 최상의, 환상적인`,
  ),
};
