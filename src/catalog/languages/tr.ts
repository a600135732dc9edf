/** Turkish. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function tr(): Language {
  return {
    code: 'tr',
    script: 'latin',
    spacing: 'spaced',
    verbLast: true,
    ordinalStop: true,
    sentence: [6, 22],
    wordsOfHundred: 85,
    stopWords: `
    acaba, ama, ancak, arada, ayrıca, az, bana, bazı, belki, ben, beri, bile, bir, biri, birkaç, biz, böyle, bu,
    buna, bunu, bunun, bunlar, çok, çünkü, da, daha, de, değil, diğer, diye, en, gibi, göre, hem, henüz, hep,
    hepsi, her, hiç, için, ile, ilgili, ise, kadar, kendi, ki, kim, mi, mı, mu, mü, nasıl, ne, neden, nerede,
    olan, olarak, oldu, olduğu, olmak, olur, o, ona, onlar, onun, sadece, sen, siz, sonra, şey, şu, tarafından,
    tüm, üzere, var, ve, veya, ya, yani, yok
  `,
    finiteVerbs: 'dir, dır, olur, edilir, gerekir, sağlar, demektir, vardır, yapılır, alır, sürer',
    abbreviations: 'dr, prof, doç, yrd, av, sn, bkz, vb, vs, örn, no, tel, cad, sok, mah, st',
    definitionCues: 'dır., dir., dur., dür., tır., tir., _demektir, _denir',
    speechVerbs: `
    dedi, diyor, açıkladı, göre, belirtti, diye konuştu, ifade etti, kaydetti, söyledi, söylüyor, vurguladı,
    anlattı
  `,
    // Not `bu` and `o`: before a noun they are "this" and "that", and the verb that would tell stands last.
    pointerWords: 'bunlar, onlar, yukarıda belirtildiği gibi, bu nedenle, bu yüzden',

    genericHeadings: `
    giriş, genel bakış, detaylar, ayrıntılar, daha fazla, sonuç, özet, arka plan, genel, bilgi, içerik, bölüm,
    diğer, notlar, hoş geldiniz, açıklama, kısım, içindekiler, ürün açıklaması, ek bilgi
  `,
    emptyTitles: 'ana sayfa, anasayfa, adsız, başlıksız, hoş geldiniz, adsız belge',
    linkTexts: `
    buraya tıklayın, tıklayın, burada, devamı, devamını oku, daha fazla, daha fazla bilgi, detaylar, incele,
    tıklayınız, daha fazlası, detaylı bilgi, devamını okuyun
  `,
    transcripts: 'deşifre, döküm, transkrip',

    howTo: 'adım adım_, _adım adım',
    howToForm: String.raw`(?:^| )nasıl \p{L}{1,20}[ln][ıiuü]r(?: |\?|$)`,
    steps: 'adım',

    questionStarters: 'ne, nasıl, neden, niçin, ne zaman, nerede, kim, hangi, kaç',
    questionEndings: `
    mı, mi, mu, mü, mıyım, miyim, muyum, müyüm, mıyız, miyiz, muyuz, müyüz, mısınız, misiniz, musunuz, müsünüz,
    mıdır, midir, mudur, nedir, nelerdir, kimdir, ne kadar, ne zaman, nasıl yapılır, nasıl çalışır, nasıl olur
  `,

    months: 'ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık',
    shortMonths: 'oca, şub, nis, haz, tem, ağu, eyl, eki, kas, ara',

    authorLabels: 'yazar, yazan, hazırlayan',
    wordsAfterNames: 'tarafından',
    nobody: 'haber merkezi',
    publishedLabels: 'yayınlanma, yayınlandı, yayımlanma',

    units: `
    yüzde, bin, milyon, milyar, saniye, dakika, saat, gün, hafta, ay, yıl, derece, kişi, kez, litre, gram, tl,
    saatte, saatlik, dakikada, dakikalık, günde, günlük, haftada, haftalık, ayda, aylık, yılda, yıllık, lira,
    kilometre, kilogram, santimetre
  `,
    unitsBefore: 'Yüzde_, yüzde_',

    faq: 'sıkça sorulan sorular, sık sorulan sorular, sıkça sorulanlar, soru cevap',
    faqAlone: 'sss, s.s.s',
    pricing: 'fiyatlarımız, fiyatlandırma, fiyat listesi',
    pricingAlone: 'fiyatlar, ücretler',
    pricingFiller: 've, hizmetler, hizmetlerimiz, paketler, planlar, ürünler',
    sectionNames: `
    Ana sayfalar, Ürünler ve hizmetler, Belgeler, Fiyatlandırma, Sıkça sorulan sorular, Makaleler, Şirket
  `,

    notFound: 'sayfa bulunamadı, bulunamadı, sayfa mevcut değil, mevcut değil',
    notices: {
      refused: `
      erişim engellendi, erişiminiz engellendi, erişim reddedildi, yetkiniz yok, ip adresiniz engellendi
    `,
      throttled: 'çok fazla istek',
      region: 'ülkenizde kullanılamıyor, bölgenizde kullanılamıyor',
      challenge: 'ben robot değilim, insan olduğunuzu doğrulayın',
      login: 'giriş yap, oturum aç, giriş yapmalısınız',
      age: '18 yaşından büyük müsünüz, 18 yaşında mısınız',
      subscription: 'sadece aboneler, yalnızca aboneler',
      consent: 'tüm çerezleri kabul et, çerezleri kabul et',
      maintenance: 'bakım çalışması, bakımdayız, yapım aşamasında, çok yakında',
      parked: 'alan adı satılık, bu domain satılık, hesap askıya alındı',
      failure: 'sunucu hatası, bir hata oluştu',
      script: "javascript'i etkinleştirin, javascript etkinleştirin",
      conditional: 'eğer',
      beside: `
      erişim, izin, yetki, engel, sunucu, yönetici, sayfa, adres, hata, şifre, kullanıcı, hesap, lütfen,
      üzgünüz, tekrar, sonra, alan, ara, ana
    `,
    },

    paths: {
      login: 'giris-yap uye-girisi',
      search: 'arama',
      contact: 'iletisim bize-ulasin',
      about: 'hakkimizda kurumsal',
      legal: 'gizlilik-politikasi kvkk kullanim-kosullari mesafeli-satis-sozlesmesi',
      faq: 'sikca-sorulan-sorular sik-sorulan-sorular sss',
      lists: 'urunler haberler',
      groups: 'kategori',
      authors: 'yazar yazarlar',
      articles: 'haber haberler makale',
      news: 'haber haberler',
      products: 'urun urunler',
      recipes: 'yemek-tarifleri',
      events: 'etkinlikler',
      services: 'hizmetler',
      faqPages: 'sss',
      pricingPages: 'fiyatlar fiyatlandirma',
      productsSection: 'urunler hizmetler',
      unlisted: 'sepet hesabim',
    },
  };
}
