/**
 * Headings and titles that would fit any page. Compared whole, lower case, numbering and outer marks dropped.
 * Own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';
import { commaSeparated } from '../comma-separated.ts';

export const GENERIC_HEADINGS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: commaSeparated(`
    introduction, intro, overview, details, more, conclusion, conclusions, summary, background, general,
    information, content, section, other, others, miscellaneous, notes, welcome, description, about,
    final thoughts, the basics, basics, features, more information, further information, read more, home,
    untitled, chapter, part, contents, table of contents,
    additional information, product description
  `),
  de: commaSeparated(`
    einleitung, einführung, überblick, übersicht, details, mehr, fazit, schluss, zusammenfassung,
    hintergrund, allgemeines, allgemein, informationen, inhalt, abschnitt, sonstiges, hinweise, willkommen,
    beschreibung, grundlagen, weitere informationen, startseite, kapitel, teil, inhaltsverzeichnis,
    schlussfolgerung, produktbeschreibung, zusätzliche informationen
  `),
  fr: commaSeparated(`
    introduction, aperçu, vue d'ensemble, détails, plus, conclusion, résumé, contexte, généralités,
    informations, contenu, section, autre, autres, divers, remarques, bienvenue, description, présentation,
    accueil, chapitre, partie, sommaire, table des matières,
    informations complémentaires, pour aller plus loin, en résumé, à propos
  `),
  es: commaSeparated(`
    introducción, resumen, visión general, detalles, más, conclusión, conclusiones, antecedentes, general,
    generalidades, información, contenido, sección, otros, varios, notas, bienvenido, bienvenidos,
    descripción, inicio, capítulo, parte, índice, tabla de contenidos,
    información adicional, más información
  `),
  pt: commaSeparated(`
    introdução, resumo, visão geral, detalhes, mais, conclusão, contexto, geral, informações, conteúdo,
    seção, outros, diversos, notas, bem-vindo, descrição, início, capítulo, parte, índice, sumário,
    informação adicional, informações adicionais, considerações finais, mais informações
  `),
  it: commaSeparated(`
    introduzione, panoramica, dettagli, altro, conclusione, conclusioni, riassunto, sommario, contesto,
    generale, informazioni, contenuto, sezione, varie, note, benvenuti, descrizione, capitolo, parte,
    indice, indice dei contenuti, riepilogo,
    informazioni aggiuntive
  `),
  nl: commaSeparated(`
    inleiding, overzicht, details, meer, conclusie, samenvatting, achtergrond, algemeen, informatie, inhoud,
    sectie, overig, overige, opmerkingen, welkom, beschrijving, hoofdstuk, deel, inhoudsopgave,
    extra informatie, meer informatie
  `),
  pl: commaSeparated(`
    wstęp, wprowadzenie, przegląd, szczegóły, więcej, wnioski, podsumowanie, tło, ogólne, informacje, treść,
    sekcja, inne, uwagi, witamy, opis, rozdział, część, spis treści,
    zakończenie, informacje dodatkowe
  `),
  cs: commaSeparated(`
    úvod, přehled, podrobnosti, více, závěr, shrnutí, pozadí, obecné, informace, obsah, sekce, ostatní,
    poznámky, vítejte, popis, kapitola, část,
    další informace, detaily
  `),
  sv: commaSeparated(`
    inledning, introduktion, översikt, detaljer, mer, slutsats, sammanfattning, bakgrund, allmänt,
    information, innehåll, avsnitt, övrigt, välkommen, beskrivning, kapitel, del, innehållsförteckning,
    mer information
  `),
  da: commaSeparated(`
    indledning, introduktion, oversigt, detaljer, mere, konklusion, resumé, baggrund, generelt, information,
    indhold, afsnit, andet, velkommen, beskrivelse, kapitel, del, indholdsfortegnelse,
    sammenfatning, yderligere information
  `),
  no: commaSeparated(`
    innledning, introduksjon, oversikt, detaljer, mer, konklusjon, sammendrag, bakgrunn, generelt,
    informasjon, innhold, avsnitt, annet, velkommen, beskrivelse, kapittel, del, innholdsfortegnelse,
    oppsummering, tilleggsinformasjon
  `),
  fi: commaSeparated(`
    johdanto, yleiskatsaus, tiedot, lisää, yhteenveto, johtopäätökset, tausta, yleistä, sisältö, osio, muut,
    tervetuloa, kuvaus, luku, osa, sisällys, sisällysluettelo, lopuksi,
    lisätiedot
  `),
  tr: commaSeparated(`
    giriş, genel bakış, detaylar, ayrıntılar, daha fazla, sonuç, özet, arka plan, genel, bilgi, içerik,
    bölüm, diğer, notlar, hoş geldiniz, açıklama, kısım, içindekiler,
    ürün açıklaması, ek bilgi
  `),
  vi: commaSeparated(`
    giới thiệu, tổng quan, chi tiết, thêm, kết luận, tóm tắt, bối cảnh, thông tin, nội dung, phần, khác,
    ghi chú, mô tả, chương, mục lục,
    lời kết, thông tin bổ sung
  `),
  id: commaSeparated(`
    pendahuluan, pengantar, ikhtisar, ringkasan, detail, lainnya, kesimpulan, latar belakang, umum,
    informasi, konten, bagian, catatan, selamat datang, deskripsi, bab, daftar isi, penutup
  `),
  ru: commaSeparated(`
    введение, вступление, обзор, подробности, подробнее, ещё, заключение, вывод, выводы, итог, итоги, общее,
    общие сведения, информация, содержание, раздел, прочее, примечания, добро пожаловать, описание, глава,
    часть, оглавление,
    дополнительная информация
  `),
  uk: commaSeparated(`
    вступ, огляд, деталі, докладніше, висновок, висновки, підсумок, загальне, інформація, зміст, розділ,
    інше, примітки, ласкаво просимо, опис, частина
  `),
  ar: commaSeparated(`
    مقدمة, المقدمة, نظرة عامة, تفاصيل, التفاصيل, المزيد, خاتمة, الخاتمة, ملخص, الملخص, خلفية, عام, معلومات,
    المحتوى, قسم, أخرى, ملاحظات, مرحبا, وصف, الوصف, فصل, جزء, المحتويات, جدول المحتويات, الخلاصة
  `),
  he: commaSeparated(`
    מבוא, הקדמה, סקירה, סקירה כללית, פרטים, עוד, סיכום, מסקנות, רקע, כללי, מידע, תוכן, חלק, אחר, הערות,
    ברוכים הבאים, תיאור, פרק, תוכן עניינים,
    לסיכום, מידע נוסף
  `),
  hi: commaSeparated(`
    परिचय, प्रस्तावना, अवलोकन, विवरण, अधिक, निष्कर्ष, सारांश, पृष्ठभूमि, सामान्य, जानकारी, अनुभाग, अन्य,
    स्वागत, अध्याय, भाग, विषय सूची, विषय-सूची
  `),
  ja: commaSeparated(
    `はじめに, 概要, 詳細, もっと, まとめ, 結論, 要約, 背景, 一般, 情報, 内容, その他, 備考, ようこそ, 説明, 序論, おわりに, 章, 目次,
    最後に, さいごに, 追加情報
  `,
  ),
  zh: commaSeparated(`
    简介, 簡介, 介绍, 介紹, 概述, 概览, 詳情, 详情, 更多, 结论, 結論, 总结, 總結, 摘要, 背景, 一般, 信息, 内容, 其他, 备注, 欢迎, 说明, 說明, 前言, 引言, 章节,
    目录, 目錄,
    描述, 结语, 小结, 其他信息
  `),
  ko: commaSeparated(`
    소개, 서론, 개요, 세부사항, 자세히, 더보기, 결론, 요약, 배경, 일반, 정보, 내용, 기타, 참고, 환영합니다, 설명, 머리말, 맺음말, 장, 목차, 마무리, 마치며,
    들어가며, 추가 정보
  `),
};

/** Titles that name no topic, in the languages of the table above, in some more, and in no language at all. */
export const EMPTY_TITLES: readonly string[] = commaSeparated(`
  home, homepage, home page, index, untitled, untitled document, untitled page, new page, page, document,
  default, startseite, start, accueil, inicio, início, pagina iniziale, strona główna, domů, hem, forside,
  hjem, etusivu, ana sayfa, anasayfa, trang chủ, beranda, главная, главная страница, головна, الرئيسية,
  الصفحة الرئيسية, דף הבית, होम, ホーム, トップページ, 首页, 首頁, 主页, 홈, 메인, úvod, úvodní stránka, startsida,
  startsidan, αρχική, αρχική σελίδα, صفحه اصلی, خانه, หน้าแรก, kezdőlap, főoldal, acasă, начало, početna,
  página inicial, página principal, homepagina, halaman utama, головна сторінка, 主頁, 첫 페이지, unbenannt,
  sans titre, sin título, sem título, senza titolo, naamloos, bez tytułu, bez názvu, namnlös, uden titel,
  uten tittel, nimetön, adsız, başlıksız, không có tiêu đề, tanpa judul, без названия, без назви,
  χωρίς τίτλο, بدون عنوان, ללא כותרת, शीर्षकहीन, 無題, 无标题, 無標題, 제목 없음, ไม่มีชื่อ, willkommen, bienvenue,
  bienvenido, bienvenidos, bem-vindo, benvenuti, benvenuto, welkom, witamy, vítejte, välkommen, velkommen,
  tervetuloa, hoş geldiniz, chào mừng, selamat datang, добро пожаловать, ласкаво просимо, καλώς ήρθατε,
  مرحبا, ברוכים הבאים, स्वागत है, ようこそ, 欢迎, 歡迎, 환영합니다, react app, vite app, my app, my website, my site,
  wordpress, loading, loading..., please wait, welcome, welcome to our website, welcome to our site, page d’accueil,
  page d'accueil, página de inicio, unbenanntes dokument, document sans titre, documento sin título,
  documento sem título, documento senza titolo, naamloos document, dokument bez tytułu, документ без названия,
  adsız belge, 無題ドキュメント, 无标题文档, 無標題文件, 제목 없는 문서
`);
