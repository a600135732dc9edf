/**
 * What pages write before a fact of a business, an event or a job, whole and in lower case, of every language at once.
 * Sources: the language files of WordPress plug-ins for events and jobs (The Events Calendar, WP Job Manager) and of OpenCart and
 * PrestaShop (contact pages), and pages of such things; November 2026.
 */
import { commaSeparated } from './comma-separated.ts';

/** Before a telephone number. */
export const TELEPHONE_LABELS =
  commaSeparated(`tel, tel., telephone, telephone number, phone, phone number, call, call us, mobile, ☎, ☏, ✆, 📞, ✆, 📱, t, p, telefon,
  telefonnummer, tel.-nr., ruf, rufnummer, téléphone, tél, tél., teléfono, tfno, tfno., telefone, telefono, telefoon, telefoonnummer, tlf, tlf., telefonní číslo,
  telefón, puhelin, puh., puh, telefono numeris, tālrunis, tel. nr., telefonszám, τηλέφωνο, τηλ, τηλ., телефон, тел, тел., الهاتف, هاتف, טלפון, טל,
  電話, 電話番号, 电话, 電話號碼, 전화, 전화번호, điện thoại, telepon`);

/** Before the number of a fax, inside of words too. */
export const FAX_WORDS = commaSeparated('fax, ファックス, 传真, 傳真, 팩스, факс, φαξ, فاكس, פקס');

/** Before an address. */
export const ADDRESS_LABELS =
  commaSeparated(`address, our address, postal address, street address, visit us, find us, adresse, anschrift, adresse postale,
  dirección, direcció, endereço, morada, indirizzo, adres, adresa, adressa, osoite, adress, cím, címünk, adresas, adrese, aadress, naslov, διεύθυνση, адрес,
  адреса, العنوان, כתובת, 住所, 所在地, 地址, 주소, địa chỉ, alamat`);

/** Before the place of an event. */
export const PLACE_LABELS =
  commaSeparated(`venue, location, where, place, veranstaltungsort, ort, wo, lieu, où, lugar, dónde, sede, onde, local, luogo, dove,
  locatie, plaats, waar, miejsce, gdzie, místo, kde, miesto, plats, var, sted, hvor, paikka, missä, helyszín, hol, loc, unde, mjesto, gdje, lokacija, koht, vieta,
  τόπος, πού, место, где, місце, де, المكان, מיקום, 場所, 会場, 地点, 地點, 장소, địa điểm, lokasi, yer`);

/** Before what a job pays. */
export const SALARY_LABELS =
  commaSeparated(`salary, salary range, pay, pay range, base pay, base salary, compensation, annual salary, hourly rate, wage, gehalt,
  jahresgehalt, vergütung, gehaltsspanne, lohn, stundenlohn, salaire, rémunération, salario, sueldo, retribución, remuneración, salário, remuneração,
  stipendio, retribuzione, ral, salaris, loon, wynagrodzenie, pensja, plat, mzda, lön, løn, lønn, palkka, fizetés, bér, salariu, plaća, plača, palk, atlyginimas, alga,
  μισθός, зарплата, оклад, заработная плата, зарплатня, الراتب, راتب, שכר, 給与, 年収, 月給, 時給, 薪资, 薪資, 月薪, 年薪, 급여, 연봉, lương, gaji, maaş`);

/** After a number, or in its place: how many have rated. */
export const REVIEW_WORDS =
  commaSeparated(`review, reviews, rating, ratings, customer reviews, votes, bewertung, bewertungen, rezensionen, kundenbewertungen,
  avis, avis clients, opinión, opiniones, reseñas, valoraciones, avaliação, avaliações, recensione, recensioni, beoordeling, beoordelingen, reviews, opinia, opinie, opinii,
  hodnocení, recenzí, hodnotení, recensioner, omdömen, anmeldelser, vurderinger, arvostelua, arvostelut, értékelés, recenzii, recenzija, отзыв, отзыва, отзывов, відгуків,
  κριτικές, تقييم, ביקורות, レビュー, 件のレビュー, 条评论, 則評論, 리뷰, đánh giá, ulasan, değerlendirme`);

/** In the place of hours: on this day nobody is there. */
export const CLOSED_WORDS =
  commaSeparated(`closed, geschlossen, ruhetag, fermé, cerrado, tancat, fechado, encerrado, chiuso, gesloten, nieczynne, zamknięte,
  zavřeno, zatvorené, stängt, lukket, stengt, suljettu, zárva, închis, zatvoreno, zaprto, suletud, slēgts, uždaryta, κλειστά, закрыто, выходной, зачинено,
  вихідний, مغلق, סגור, 休み, 定休日, 休業, 休息, 휴무, đóng cửa, tutup, kapalı`);
