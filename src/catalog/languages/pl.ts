/** Polish. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function pl(): Language {
  return {
    code: 'pl',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 90,
    stopWords: `
    a, aby, ale, ani, bardzo, bez, bo, by, być, był, była, było, były, co, czy, dla, do, gdy, gdzie, go, i, ich,
    ile, im, inne, innych, ja, jak, jako, je, jednak, jego, jej, jest, jeszcze, jeśli, już, każdy, kiedy, kto,
    która, które, którego, której, który, których, którym, lub, ma, mają, może, można, my, na, nad, nam, nas,
    nie, nich, nim, niż, o, od, on, ona, one, oni, oraz, po, pod, przed, przez, przy, są, się, ta, tak, także,
    tam, te, tego, tej, ten, też, to, tu, tych, tylko, tym, u, w, we, wszystkie, wszystko, z, za, ze, że
  `,
    finiteVerbs: `
    jest, są, był, była, było, ma, mają, może, mogą, można, musi, muszą, oznacza, kosztuje, trwa, pomaga,
    zawiera, pokazuje
  `,
    abbreviations: `
    np, dr, prof, mgr, inż, tzn, tj, itp, itd, ul, nr, tel, godz, r, w, ok, m.in, św, tys, mln, mld, zł, str,
    rys, tab, zob, ur, zm
  `,
    definitionCues: '_to_, _oznacza_, _jest to_, _polega na_',
    speechVerbs: `
    mówi, powiedział, powiedziała, wyjaśnia, pisze, według, twierdzi, podkreśla, dodaje, tłumaczy, stwierdził,
    zaznacza, opowiada
  `,
    pointerWords: 'to jest, to, ten jest, on, ona, ono, oni, one, jak wspomniano, jak wyżej, dlatego',

    genericHeadings: `
    wstęp, wprowadzenie, przegląd, szczegóły, więcej, wnioski, podsumowanie, tło, ogólne, informacje, treść,
    sekcja, inne, uwagi, witamy, opis, rozdział, część, spis treści, zakończenie, informacje dodatkowe
  `,
    emptyTitles: 'strona główna, bez tytułu, witamy, dokument bez tytułu',
    linkTexts: `
    tutaj, kliknij tutaj, kliknij, tu, więcej, czytaj więcej, dowiedz się więcej, czytaj dalej, szczegóły, link,
    zobacz, zobacz więcej, więcej informacji
  `,
    transcripts: 'transkryp',

    howTo: 'krok po kroku, _krok po kroku',
    howToForm: String.raw`^jak (?:nie )?\p{L}{1,20}ć `,
    steps: 'krok',

    questionStarters: 'co, jak, dlaczego, kiedy, gdzie, kto, który, która, ile, czy',

    months: `
    stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada,
    grudnia
  `,
    shortMonths: 'sty, lut, kwi, maj, cze, lip, sie, wrz, paź, lis, gru',

    authorLabels: 'autor, autorka, autorzy, napisał, napisała, tekst',
    bylines: 'autor, napisał, napisała',
    wordsBeforeDates: 'dnia',
    and: 'i',
    nobody: 'redakcja, anonim',
    publishedLabels: 'opublikowano, data publikacji, dodano',

    units: `
    procent, tysięcy, milionów, miliardów, sekund, sekundy, minut, minuty, minutę, godzina, godziny, godzin,
    godzinę, dzień, dni, tydzień, tygodni, tygodnie, tygodnia, miesiąc, miesięcy, rok, lat, lata, stopni, osób,
    razy, litrów, gramów, zł, złotych, mln, mld, miliony, milion, miliarda, miliardy, kilogramów, metrów,
    kilometrów
  `,
    unitsOrWords: 'lat',
    yearWords: 'rok, roku',

    faq: `
    często zadawane pytania, najczęściej zadawane pytania, najczęstsze pytania, pytania i odpowiedzi
  `,
    pricing: 'cennik',
    pricingAlone: 'ceny, cena, opłaty',
    pricingFiller: 'i, oraz, nasze, usługi, usług, plany, pakiety, produkty',
    sectionNames: `
    Najważniejsze strony, Produkty i usługi, Dokumentacja, Cennik, Często zadawane pytania, Artykuły, Firma
  `,

    notFound: `
    nie znaleziono, strona nie została znaleziona, strona nie istnieje, nie została znaleziona,
    nie istnieje
  `,
    notices: {
      refused: `
      brak dostępu, dostęp zabroniony, dostęp zablokowany, odmowa dostępu, został zablokowany,
      brak uprawnień
    `,
      throttled: 'zbyt wiele żądań',
      region: 'niedostępne w twoim kraju, nie jest dostępna w twoim kraju',
      challenge: 'nie jestem robotem, potwierdź że jesteś człowiekiem',
      login: 'zaloguj się, logowanie, musisz się zalogować',
      age: 'czy masz 18 lat, czy masz ukończone 18 lat',
      subscription: 'dostęp tylko dla subskrybentów, tylko dla subskrybentów',
      consent: 'zaakceptuj wszystkie, akceptuj pliki cookie',
      maintenance: 'przerwa techniczna, prace konserwacyjne, strona w budowie, wkrótce otwarcie',
      parked: `
      domena jest na sprzedaż, domain jest na sprzedaż, domena domain jest utrzymywana, jest utrzymywana,
      jest zaparkowana, jest zarejestrowana, konto zawieszone
    `,
      failure: 'wewnętrzny błąd serwera, wystąpił błąd',
      script: 'włącz javascript, włączyć javascript',
      conditional: 'jeśli, gdy, czy',
      beside: `
      dostęp, uprawni, zablokowan, administrator, właściciel, żąda, serwer, stron, serwis, przepraszamy,
      proszę, szukaj, adres, błąd, hasł, użytkownik, konto, domen, wró, wrac, później, niedługo
    `,
    },

    paths: {
      login: 'logowanie',
      search: 'szukaj',
      contact: 'kontakt',
      about: 'o-nas o-firmie',
      legal: 'regulamin polityka-prywatnosci',
      faq: 'pytania-i-odpowiedzi najczesciej-zadawane-pytania',
      lists: 'produkty aktualnosci',
      groups: 'kategoria',
      authors: 'autor autorzy',
      articles: 'aktualnosci wiadomosci artykuly',
      news: 'aktualnosci wiadomosci',
      products: 'produkt produkty',
      recipes: 'przepis przepisy',
      events: 'wydarzenia',
      jobs: 'oferty-pracy',
      services: 'uslugi',
      pricingPages: 'cennik ceny',
      articlesSection: 'aktualnosci',
      productsSection: 'produkt produkty uslugi',
      unlisted: 'autor koszyk moje-konto',
    },
  };
}
