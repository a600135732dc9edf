/**
 * Words that stand before the name of who wrote a text. Lower case. Own compilation from the
 * bylines of news sites and the author labels of WordPress, Drupal and Joomla in these languages, November 2026.
 */
import { commaSeparated } from '../comma-separated.ts';

/** Labels before a colon, in all languages at once: with a colon none of them is a name. */
export const AUTHOR_LABELS: readonly string[] = commaSeparated(`
  author, authors, by, written by, posted by, words by, text by, story by, text, reporter,
  autor, autorin, autoren, von, geschrieben von, verfasst von, verfasser, verfasserin,
  auteur, auteure, autrice, auteurs, par, rédigé par, écrit par, publié par, rédacteur, rédactrice,
  autora, autores, por, escrito por, publicado por, texto, redacción, redação,
  autore, autori, di, scritto da, a cura di, testo di, door, geschreven door, tekst,
  autorka, autorzy, autoři, napisał, napisała, napsal, napsala, autorica, avtor, piše, szerző, írta, autoare, scris de,
  av, skriven av, skribent, författare, af, skrevet af, skrevet av, forfatter, kirjoittaja, kirjoittanut, teksti,
  autorius, autorė, autors, yazar, yazan, hazırlayan, tác giả, bởi, viết bởi, oleh, penulis, ditulis oleh,
  автор, авторы, автор статьи, автор текста, авторка, автори, текст, аутор,
  συγγραφέας, συντάκτης, αρθρογράφος, γράφει ο, γράφει η, από, κείμενο,
  بقلم, الكاتب, الكاتبة, المؤلف, كتب, كتبت, إعداد, تأليف, نویسنده, به قلم, نوشته, مصنف, تحریر,
  מאת, כתב, כתבה, כותב, כותבת, הכותב, מחבר, המחבר, लेखक, लेखिका, द्वारा, रिपोर्टर,
  โดย, ผู้เขียน, เขียนโดย, เรียบเรียงโดย, 글, 글쓴이, 작성자, 저자, 필자, 기자,
  著者, 執筆, 執筆者, 筆者, 投稿者, 作者, 記者, ライター, 文, 取材・文, 撰文, 撰稿, 记者
`);

/** Words before a name without a mark, in the languages that put no such word into names. */
export const BYLINE_WORDS: readonly string[] = commaSeparated(`
  by, written by, posted by, author, autor, auteur, autore, par, rédigé par, écrit par, article rédigé par, por,
  escrito por, texto de, door, geschreven door, geschrieben von, verfasst von, ein beitrag von, ein artikel von,
  scritto da, a cura di, articolo di, testo di, av, skriven av, skrevet av, skrevet af, napisał, napisała, napsal,
  napsala, kirjoittanut, teksti, bởi, viết bởi, tác giả, ditulis oleh, автор, γράφει ο, γράφει η,
  بقلم, كتبه, كتبته, بواسطة, به قلم, توسط, מאת, द्वारा, โดย, เขียนโดย, 글, 글쓴이, 작성자, 作者, 文, 记者, 記者, 本报记者
`);

/** Words behind a name: reporter, and "by". */
export const WORDS_BEHIND: readonly string[] = commaSeparated(`기자, 記者, 记者, द्वारा, tarafından`);
