import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf, primarySubtag, scriptCensus, SURE } from '../../../src/facts/text/language.ts';
import { tokensOf } from '../../../src/facts/text/tokens.ts';

const judge = (text: string, tag = '') => languageOf([text], tokensOf([text]).hash, tag);

const PROSE: Readonly<Record<string, string>> = {
  en: 'The water in the boiler is hard, and it leaves lime that has to be removed with an acid which you can buy.',
  de: 'Das Wasser im Kessel ist hart und hinterlässt Kalk, der mit einer Säure entfernt werden muss, die man kaufen kann.',
  fr: 'L’eau dans la chaudière est dure et elle laisse du calcaire qui doit être enlevé avec un acide que vous pouvez acheter.',
  es: 'El agua en la caldera es dura y deja cal que se debe quitar con un ácido que se puede comprar en todas las tiendas.',
  pt: 'A água na caldeira é dura e deixa calcário que deve ser removido com um ácido que você pode comprar em todas as lojas.',
  it: 'L’acqua nella caldaia è dura e lascia il calcare che deve essere tolto con un acido che si può comprare nei negozi.',
  nl: 'Het water in de ketel is hard en laat kalk achter, die met een zuur moet worden verwijderd dat je kan kopen.',
  pl: 'Woda w kotle jest twarda i zostawia kamień, który trzeba usunąć kwasem, bo inaczej się nie da i będzie tylko gorzej.',
  cs: 'Voda v kotli je tvrdá a zanechává vápno, které se musí odstranit kyselinou, protože jinak to není možné a je to jen horší.',
  sv: 'Vattnet i pannan är hårt och lämnar kalk som man måste ta bort med en syra, men det är inte svårt och tar inte så lång tid.',
  fi: 'Vesi on kova ja se jättää kalkkia, joka on poistettava hapolla, mutta se ei ole vaikeaa ja siitä on hyötyä, koska kone on sitten kuin uusi.',
  tr: 'Kazandaki su çok sert ve bu nedenle kireç bırakır, ama bir asit ile temizlemek için çok zaman gerekmez ve bu iş her gün olmaz.',
  vi: 'Nước trong nồi là cứng và để lại vôi, vì vậy bạn cần phải làm sạch nó với một loại axit, nhưng không khó và có thể làm ở nhà.',
  id: 'Air di dalam ketel itu keras dan akan meninggalkan kapur yang harus dibersihkan dengan asam, tetapi ini tidak sulit dan dapat dilakukan di rumah.',
  ru: 'Вода в бойлере жёсткая, и она оставляет известь, которую нужно удалить кислотой, но это не так трудно, как может быть кажется.',
  uk: 'Вода в бойлері тверда, і вона залишає вапно, яке треба видалити кислотою, але це не так важко, як може здатися, що й добре.',
  ar: 'الماء في الغلاية عسر وهو يترك الكلس الذي يجب أن يزال من خلال حمض يمكن شراؤه في كل مكان، وهذا ليس صعبا على أحد.',
  he: 'המים בדוד הם קשים והם משאירים אבנית, אבל אפשר להסיר את זה עם חומצה שיש בכל חנות, וזה לא קשה כל כך.',
  hi: 'पानी कठोर है और यह चूना छोड़ता है जिसे अम्ल से हटाना होता है, लेकिन यह कठिन नहीं है और घर पर भी किया जा सकता है।',
  ja: 'ボイラーの水は硬いので、石灰が残ります。酸で取り除くことができますが、難しくはありません。お店で買えるものです。',
  zh: '锅炉里的水很硬，所以会留下水垢。我们可以用酸把它去掉，这并不难，而且在家里就可以完成，每个人都能学会这种方法。',
  ko: '보일러의 물은 경수이기 때문에 석회를 남깁니다. 산으로 제거할 수 있지만 어렵지 않으며 집에서도 할 수 있습니다. 누구나 배울 수 있습니다.',
};

describe.each(Object.entries(PROSE))('%s', (code, text) => {
  test('is told from its text alone', () => {
    expect(judge(text)).toMatchObject({ declared: '', detected: code, judged: code });
  });
  test('is judged where it is declared', () => {
    expect(judge(text, code)).toMatchObject({ declared: code, judged: code });
  });
});

// A template in English around texts in the language of the site is the commonest wrong declaration.
test.each(['fr', 'es', 'pt', 'it', 'sv', 'pl'])('English is ruled out by a text in %s', (code) => {
  expect(judge(PROSE[code]!, 'en')).toMatchObject({ declared: 'en', overruled: true, judged: code });
  expect(judge(PROSE[code]!, code).overruled).toBe(false);
});

test('a language is not ruled out by a near one, nor by one that is not likely', () => {
  expect(judge(PROSE['es']!, 'pt')).toMatchObject({ overruled: false, judged: 'pt' });
  expect(judge(PROSE['pt']!, 'es')).toMatchObject({ overruled: false, judged: 'es' });
  const catalan =
    'L’aigua de la caldera és dura i deixa calç que s’ha de treure amb un àcid que es pot comprar a totes les botigues del barri.';
  expect(judge(catalan, 'en')).toMatchObject({ overruled: false, judged: 'en' });
});

test('Danish and Norwegian are too near to overrule a declaration', () => {
  const text =
    'Vannet i kjelen er hardt og det blir kalk i den, men man kan ta den bort med en syre som du kan kjøpe.';
  expect(judge(text, 'nb')).toMatchObject({ declared: 'no', judged: 'no' });
  expect(judge(text, 'da').judged).toBe('da');
});

test('a wrong declaration is overruled only by a sure detection', () => {
  expect(judge(PROSE['de']!.repeat(3), 'en')).toMatchObject({ declared: 'en', detected: 'de', judged: 'de' });
  expect(judge(PROSE['de']!.repeat(3), 'en').confidence).toBeGreaterThanOrEqual(SURE);
  expect(judge(PROSE['ru']!, 'en')).toMatchObject({ judged: 'ru' });
  expect(judge('Kaffee', 'en')).toMatchObject({ detected: null, judged: 'en' });
});

test('a language without lists is not judged by the lists of another', () => {
  expect(
    judge('Voda u kotlu je tvrda i ostavlja kamenac koji treba ukloniti kiselinom.', 'hr').judged,
  ).toBeNull();
  expect(
    judge('Το νερό στον λέβητα είναι σκληρό και αφήνει άλατα που πρέπει να αφαιρεθούν.').judged,
  ).toBeNull();
  expect(judge('آب در دیگ سخت است و رسوب می‌گذارد که باید با اسید پاک شود و گران نیست.')).toMatchObject({
    detected: 'fa',
    judged: null,
  });
});

// Letters of the alphabets: CLDR, exemplar characters. The words are those of every other sample here.
test.each([
  [
    'Macedonian',
    'mk',
    'Водата во котелот е тврда и остава бигор, кој треба да се отстрани со киселина. Ќе најдете таква во секоја продавница, а куќата ќе биде среќна меѓу другите.',
  ],
  [
    'Serbian',
    'sr',
    'Вода у котлу је тврда и оставља каменац, који треба уклонити киселином. Наћи ћете је у свакој продавници, а кућа ће бити срећна међу другима.',
  ],
  [
    'Azerbaijani',
    null,
    'Qazandakı su çox sərtdir və əhəng buraxır, onu turşu ilə təmizləmək lazımdır, bu isə çətin deyil və hər evdə edilə bilər.',
  ],
  [
    'Uzbek',
    null,
    'Қозондаги сув қаттиқ бўлиб, оҳак қолдиради, уни кислота билан тозалаш керак, бу эса қийин эмас ва ҳар бир уйда бажариш мумкин.',
  ],
  [
    'Pashto',
    null,
    'په دېګ کې اوبه سختې دي او چونه پرېږدي چې باید د تېزابو په مرسته لرې شي، دا کار سخت نه دی او هر څوک یې په کور کې کولی شي.',
  ],
])('%s is not taken for its neighbour', (_, code, text) => {
  expect(judge(text)).toMatchObject({ detected: code, judged: null });
});

// Each shares its short words with several listed languages, and none of those knows most of them.
test.each([
  [
    'Catalan',
    'L’aigua de la caldera és dura i deixa calç que s’ha de treure amb un àcid que es pot comprar a totes les botigues del barri, i això no és gens difícil de fer per a tothom.',
  ],
  [
    'Romanian',
    'Apa din cazan este dură și lasă calcar, care trebuie îndepărtat cu un acid pe care îl puteți cumpăra în orice magazin, iar asta nu este greu de făcut acasă de către oricine.',
  ],
  [
    'Albanian',
    'Uji në kazan është i fortë dhe lë gëlqere, e cila duhet të hiqet me një acid që mund ta blini në çdo dyqan, dhe kjo nuk është e vështirë për t’u bërë në shtëpi nga kushdo.',
  ],
  [
    'Bulgarian',
    'Водата в бойлера е твърда и оставя варовик, който трябва да се отстрани с киселина, но това не е трудно и може да се направи у дома, ако има време за това и на никого не се бърза.',
  ],
])('%s is not judged by the lists of a neighbour', (_, text) => {
  expect(judge(text.repeat(3)).judged).toBeNull();
});

test.each([
  [
    'da',
    'Vandet i kedlen er hårdt, og det efterlader kalk, som man må fjerne med en syre, som du kan købe i alle butikker, men det er ikke svært, og alle kan gøre det hjemme, når der er tid til det.',
  ],
  [
    'no',
    'Vannet i kjelen er hardt, og det blir kalk i den, men man kan ta den bort med en syre som du kan kjøpe i alle butikker, og det er ikke vanskelig å gjøre det hjemme når du har tid til det.',
  ],
])('of two listed neighbours the likelier one is judged: %s', (code, text) => {
  expect(judge(text)).toMatchObject({ detected: code, judged: code });
});

test('a declared script that stands among Latin names and commands is believed', () => {
  const commands = 'apt install build essential and read the changes of the package '.repeat(3);
  const mixed = (part: string, tag: string) => judge(`${part} ${commands}`, tag);
  expect(mixed(PROSE['zh']!, 'zh-CN')).toMatchObject({ detected: 'zh', judged: 'zh', dense: true });
  expect(mixed(PROSE['ja']!, 'ja')).toMatchObject({ detected: 'ja', judged: 'ja' });
  expect(mixed(PROSE['ko']!, 'ko')).toMatchObject({ detected: 'ko', judged: 'ko' });
  expect(mixed(PROSE['hi']!, 'hi')).toMatchObject({ declared: 'hi', judged: 'hi' });
  expect(mixed(PROSE['zh']!, 'en')).toMatchObject({ detected: 'en', judged: 'en' });
  expect(mixed('水', 'zh')).toMatchObject({ detected: 'en', judged: 'en' });
});

test('filler text and Latin are in no listed language', () => {
  const filler =
    'Lorem ipsum dolor sit amet, consectetur adipisicing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Stet clita kasd gubergren, no sea takimata sanctus est. ';
  const latin =
    'Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae, nostra Galli appellantur. Hi omnes lingua, institutis, legibus inter se differunt. ';
  for (const text of [filler.repeat(4), latin.repeat(3)]) {
    expect(judge(text)).toMatchObject({ detected: null, judged: null });
    expect(judge(text, 'en')).toMatchObject({ detected: null, judged: 'en' });
  }
});

test('few function words tell a language where no other has them', () => {
  const names = 'Kettle Boiler Pump Valve Copper Brass Nickel Gasket '.repeat(4);
  expect(judge(`${names}und der die das nicht ist mit auf ${names}`)).toMatchObject({ detected: 'de' });
});

test.each([
  ['en', 'en'],
  ['de-AT', 'de'],
  ['zh-Hant-TW', 'zh'],
  ['pt_BR', 'pt'],
  ['nb-NO', 'no'],
  ['iw', 'he'],
  [' EN ', 'en'],
  ['cmn-Hans', 'zh'],
  ['english', ''],
  ['en us', ''],
  ['', ''],
  ['x-default', ''],
  ['e', ''],
])('the primary subtag of "%s" is "%s"', (tag, subtag) => {
  expect(primarySubtag(tag)).toBe(subtag);
});

test('the census counts letters by script and stops', () => {
  expect([...scriptCensus(['abc АБ 水 12 😀'])]).toEqual(
    expect.arrayContaining([
      ['latin', 3],
      ['cyrillic', 2],
      ['han', 1],
    ]),
  );
  const letters = [...scriptCensus(['a'.repeat(10_000)]).values()];
  expect(letters).toEqual([2_000]);
});

test('the fixtures are told by their words', () => {
  for (const code of ['en', 'ar', 'zh']) {
    const html = readFileSync(
      resolve(import.meta.dirname, `../../../fixtures/languages/${code}.html`),
      'utf8',
    );
    expect(judge(html.replaceAll(/<[^>]*>/g, ' ').slice(html.indexOf('<main>')))).toMatchObject({
      detected: code,
    });
  }
});
