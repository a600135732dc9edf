/**
 * Finite forms of the most common verbs, mostly auxiliaries: a run of words that holds one is a sentence
 * that says something, not a slogan or a list of names. Own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';

export const FINITE_VERBS: Readonly<Record<LanguageCode, string>> = {
  en: `is are was were has have had can could will would should must may does do did means makes takes uses needs costs
    helps shows gives works lets keeps removes removing allows includes contains depends becomes measures`,
  de: `ist sind war waren hat haben hatte kann können wird werden muss müssen soll darf braucht macht bedeutet zeigt hilft
    kostet dauert besteht enthält lässt gibt steht misst entfernt verwendet`,
  fr: `est sont était étaient a ont avait peut peuvent doit doivent fait font permet signifie coûte dure contient sert
    montre faut reste devient utilise`,
  es: `es son era fue está están ha han había puede pueden debe deben hace hacen permite significa cuesta dura contiene
    sirve muestra hay tiene tienen necesita`,
  pt: `é são era foi está estão há pode podem deve devem faz fazem permite significa custa dura contém serve mostra tem
    têm precisa`,
  it: `è sono era è stato ha hanno può possono deve devono fa fanno permette significa costa dura contiene serve mostra
    occorre`,
  nl: `is zijn was waren heeft hebben kan kunnen wordt worden moet moeten maakt betekent helpt kost duurt bevat toont`,
  pl: `jest są był była było ma mają może mogą można musi muszą oznacza kosztuje trwa pomaga zawiera pokazuje`,
  cs: `je jsou byl byla bylo má mají může mohou musí znamená stojí trvá pomáhá obsahuje ukazuje`,
  sv: `är var har hade kan kunde ska måste blir betyder kostar tar hjälper visar innehåller`,
  da: `er var har havde kan kunne skal må bliver betyder koster tager hjælper viser indeholder`,
  no: `er var har hadde kan kunne skal må blir betyr koster tar hjelper viser inneholder`,
  fi: `on ovat oli olivat voi voivat pitää täytyy tarkoittaa maksaa kestää auttaa sisältää`,
  tr: `dir dır olur edilir gerekir sağlar demektir vardır yapılır alır sürer`,
  vi: `là có được cần phải sẽ giúp`,
  id: `adalah ialah merupakan dapat harus akan bisa membutuhkan berarti memiliki`,
  ru: `это есть был была были является являются может могут можно нужно имеет имеют означает стоит занимает помогает
    содержит показывает удаляет`,
  uk: `це є був була були може можуть можна треба має мають означає коштує допомагає містить показує`,
  ar: `هو هي كان كانت يكون تكون يمكن يجب يعني تعني يساعد يستغرق تستغرق يحتاج تحتاج يحتوي يزيل تزيل يعد تعد`,
  he: `הוא היא הם היה היתה יש אין ניתן צריך יכול עולה אורך`,
  hi: `है हैं था थी थे होता होती होते सकता सकते चाहिए`,
  ja: `です ます ある する なる いる`,
  zh: `是 有 可以 需要 能 会 會 要 为 為 指`,
  ko: `니다 이다 한다 된다 있다`,
};
