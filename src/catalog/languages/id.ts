/** Indonesian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const id = (): WrittenLanguage => ({
  code: 'id',
  aliases: 'in',
  script: 'latin',
  sentence: [8, 25],
  wordsOfHundred: 90,
  stopWords: `ada, adalah, agar, akan, anda, antara, apa, apakah, atas, atau, bagi, bahwa, banyak, beberapa,
    belum, bisa, boleh, bukan, dalam, dan, dapat, dari, dengan, di, dia, hanya, harus, hingga, ia, ini, itu,
    jika, juga, kami, kamu, kapan, karena, ke, kepada, ketika, kita, lain, lagi, lebih, maka, mana, masih,
    mereka, namun, oleh, pada, paling, para, per, pula, saat, saja, salah, sama, sampai, sangat, satu, saya,
    sebagai, sebuah, secara, sedang, sehingga, selama, seperti, serta, setelah, setiap, suatu, sudah, tanpa,
    telah, tentang, tersebut, tetapi, tidak, untuk, yaitu, yang`,
  finiteVerbs: 'adalah, ialah, merupakan, dapat, harus, akan, bisa, membutuhkan, berarti, memiliki',
  pointerWords: `ini adalah, itu adalah, dia, mereka, hal ini, hal itu, seperti disebutkan, oleh karena itu,
    karena itu`,

  genericHeadings: `pendahuluan, pengantar, ikhtisar, ringkasan, detail, lainnya, kesimpulan, latar belakang,
    umum, informasi, konten, bagian, catatan, selamat datang, deskripsi, bab, daftar isi, penutup`,
  emptyTitles: 'beranda, halaman utama, tanpa judul, selamat datang',
  linkTexts: `di sini, klik di sini, selengkapnya, baca selengkapnya, lihat selengkapnya, lebih lanjut,
    detail, baca lebih lanjut, baca juga, klik disini, pelajari lebih lanjut`,

  howTo: 'cara_, _langkah demi langkah, bagaimana cara',
  steps: 'langkah',

  questionStarters: 'apa, bagaimana, mengapa, kapan, di mana, siapa, berapa, apakah',

  months: 'januari, februari, maret, april, mei, juni, juli, agustus, september, oktober, november, desember',
  shortMonths: 'agu, okt, des',

  authorLabels: 'oleh, penulis, ditulis oleh',
  bylines: 'ditulis oleh',
  bylinesOrNames: 'oleh, Oleh',
  wordsBeforeDates: 'pada',
  publishedLabels: 'diterbitkan, dipublikasikan',

  units: `persen, ribu, juta, miliar, detik, menit, jam, hari, minggu, bulan, tahun, derajat, orang, kali,
    rupiah, ringgit`,

  faq: 'pertanyaan umum, pertanyaan yang sering diajukan, tanya jawab, soalan lazim',
  pricing: 'daftar harga',
  pricingAlone: 'harga, biaya',
  pricingFiller: 'dan, kami, layanan, paket, produk',
  sectionNames: 'Halaman utama, Produk dan layanan, Dokumentasi, Harga, Pertanyaan umum, Artikel, Perusahaan',

  notFound: 'tidak ditemukan, halaman tidak ditemukan, halaman tidak ada',
  notices: {
    refused: 'akses ditolak, akses diblokir, tidak memiliki izin',
    throttled: 'terlalu banyak permintaan',
    region: 'tidak tersedia di negara anda, tidak tersedia di wilayah anda',
    challenge: 'saya bukan robot, verifikasi bahwa anda manusia',
    login: 'masuk, anda harus masuk, silakan masuk',
    age: 'apakah anda berusia 18, apakah anda di atas 18',
    subscription: 'khusus pelanggan',
    consent: 'terima semua cookie, terima cookie',
    maintenance: 'sedang dalam pemeliharaan, dalam perbaikan, segera hadir',
    parked: 'domain ini dijual, akun ditangguhkan',
    failure: 'kesalahan server, terjadi kesalahan',
    script: 'aktifkan javascript',
    conditional: 'jika, bila, apakah',
    beside: `akses, izin, blokir, server, administrator, halaman, alamat, kesalahan, sandi, pengguna, akun,
      maaf, silakan, coba, nanti, cari, beranda`,
  },

  paths: {
    login: 'masuk',
    search: 'pencarian',
    contact: 'kontak hubungi-kami',
    about: 'tentang-kami',
    legal: 'kebijakan-privasi syarat-dan-ketentuan',
    faq: 'pertanyaan-umum tanya-jawab',
    lists: 'berita',
    groups: 'kategori',
    authors: 'penulis',
    articles: 'artikel berita',
    news: 'berita',
    products: 'produk',
    recipes: 'resep',
    pricingPages: 'harga',
  },
});
