/**
 * What shops write beside an offer: whether a thing can be bought, and what an amount is that is not the price that is asked.
 * Whole words in lower case, of every language at once. Sources: the language files of WooCommerce, Shopify (Dawn), Magento and
 * PrestaShop, and the pages of shops; November 2026.
 */
import { commaSeparated } from './comma-separated.ts';

/** A thing that can be bought now. */
export const IN_STOCK =
  commaSeparated(`in stock, available now, in stock now, available online, ready to ship, ships today,
  auf lager, lieferbar, sofort lieferbar, sofort verfügbar, vorrätig, en stock, disponible, disponible immédiatement,
  en existencia, hay existencias, em stock, em estoque, disponível, disponibile, in magazzino, op voorraad, leverbaar,
  dostępny, w magazynie, na magazynie, produkt dostępny, skladem, na sklade, i lager, finns i lager, på lager, varastossa,
  heti saatavilla, stokta, stokta var, в наличии, есть в наличии, в наявності, є в наявності, raktáron, készleten, în stoc,
  in stoc, na zalogi, na stanju, dostupno, laos, noliktavā, sandėlyje, σε απόθεμα, διαθέσιμο, متوفر, متوفر في المخزون, במלאי,
  在庫あり, 有货, 现货, 有貨, 現貨, 재고 있음, còn hàng, stok tersedia`);

/** A thing that cannot be bought now. */
export const SOLD_OUT =
  commaSeparated(`sold out, out of stock, currently unavailable, temporarily out of stock, no longer available,
  not in stock, currently out of stock, this item is sold out, this product is sold out, this item is out of stock,
  this product is out of stock, ausverkauft, nicht vorrätig, nicht auf lager, nicht lieferbar, derzeit nicht verfügbar,
  momentan nicht verfügbar, vergriffen, épuisé, rupture de stock, en rupture de stock, victime de son succès, agotado,
  sin existencias, sin stock, fuera de stock, no disponible, esgotado, sem estoque, sem stock, indisponível, fora de estoque,
  esaurito, non disponibile, uitverkocht, niet op voorraad, niet leverbaar, wyprzedane, brak w magazynie, produkt niedostępny,
  niedostępny, vyprodáno, není skladem, vypredané, nie je na sklade, slutsåld, slut i lager, ej i lager, tillfälligt slut,
  udsolgt, ikke på lager, utsolgt, loppuunmyyty, loppu varastosta, tükendi, stokta yok, нет в наличии, распродано,
  немає в наявності, розпродано, elfogyott, nincs raktáron, nincs készleten, stoc epuizat, indisponibil, razprodano,
  ni na zalogi, rasprodano, nije dostupno, läbi müüdud, otsas, izpārdots, nav noliktavā, išparduota, εξαντλήθηκε, εξαντλημένο,
  μη διαθέσιμο, غير متوفر, نفدت الكمية, نفد من المخزون, אזל מהמלאי, אזל המלאי, 売り切れ, 品切れ, 在庫切れ, 在庫なし, 完売, 缺货, 售罄,
  已售罄, 缺貨, 售完, 품절, 일시품절, hết hàng, stok habis, habis terjual`);

/** What a button says that puts a thing into the cart. */
export const BUY =
  commaSeparated(`add to cart, add to bag, add to basket, buy now, buy it now, in den warenkorb, jetzt kaufen,
  ajouter au panier, acheter, añadir al carrito, agregar al carrito, añadir a la cesta, comprar, adicionar ao carrinho, aggiungi al carrello,
  in winkelwagen, in winkelmandje, do koszyka, dodaj do koszyka, do košíku, přidat do košíku, do košíka, lägg i varukorg,
  legg i handlekurv, læg i kurv, lisää ostoskoriin, sepete ekle, в корзину, добавить в корзину, до кошика, купить, kosárba,
  adaugă în coș, カートに入れる, 加入购物车, 加入購物車, 장바구니, 장바구니 담기, أضف إلى السلة, הוסף לסל`);

/** Words before the lowest of several prices. */
export const FROM_PRICE =
  commaSeparated(`from, starting at, starting from, as low as, prices from, ab, à partir de, dès, desde, a partir de,
  a partire da, vanaf, od, już od, från, fra, alkaen, от, від, начиная от, から, より, 起, 부터, începând de la, de la`);

/** Words beside an amount that is not what is asked: a former price, a recommended one, a saving, a share, a postage, a unit. */
export const OTHER_AMOUNT =
  commaSeparated(`was, rrp, msrp, list price, regular price, original price, reg, retail price, compare at, save,
  saving, savings, you save, off, discount, shipping, delivery, postage, free shipping over, orders over, per month, month, monthly, mo, instalments,
  installments, weekly, deposit, per unit, unit price, each, tax, points, gift card, used, pre owned, refurbished, open box, gebraucht, occasion, voucher, coupon, cashback, trade in, statt,
  uvp, unverbindliche preisempfehlung, sie sparen, gespart, ersparnis, versand, versandkosten, zzgl versand, monatlich, monat, rate,
  raten, grundpreis, pfand, au lieu de, prix conseillé, économisez, remise, livraison, par mois, mois, frais de port, dont,
  antes, precio anterior, pvpr, ahorra, ahorras, descuento, envío, cuotas, al mes, mensuales, sin interés, poupa, economize, desconto, envio, portes, frete,
  por mês, parcelas, de juros, listino, prezzo consigliato, risparmi, sconto, spedizione, al mese, rate da, adviesprijs, bespaar, korting,
  verzending, verzendkosten, per maand, cena regularna, najniższa cena, oszczędzasz, rabat, dostawa, raty, miesięcznie, původní cena, běžná cena, ušetříte,
  sleva, doprava, měsíčně, bežná cena, ušetríte, zľava, mesačne, ord pris, spara, frakt, per månad, spar, før, fragt, pr måned, ovh, säästä,
  toimitus, kk, kargo, taksit, indirim, скидка, экономия, доставка, рассрочка, старая цена, в месяц, знижка, доставка, szállítás, kedvezmény, havonta,
  livrare, reducere, economisești, rata, 定価, 送料, ポイント, 割引, 原价, 参考价, 市价, 运费, 优惠, 原價, 運費, 市價, 배송, 할인, 정가, 배송비, شحن, خصم, الشحن, משלוח, הנחה`);

/** Words of a price without its taxes, which data may state with them, and the other way round. */
export const TAX_NOTES =
  commaSeparated(`vat, vat included, tax included, taxes included, inclusive of all taxes, taxes, mwst, ust, tva, iva, btw, moms, dph, ндс, pdv, ddv, áfa,
  excl vat, ex vat, excluding vat, exc vat, plus vat, incl vat, inc vat, including vat, excl tax, plus tax, before tax, without tax,
  zzgl mwst, exkl mwst, netto, brutto, ht, ttc, hors taxe, hors taxes, sin iva, sem iva, iva esclusa, iva excluido, excl btw, ex btw, incl btw, bez dph, s dph, bez vat,
  exkl moms, ekskl moms, exkl. mwst, без ндс, с ндс, 税抜, 税込, 税別, 不含税, 含税, 부가세 별도`);

/** What may be between the two ends of a range of prices. */
export const RANGE_WORDS = commaSeparated('-, –, —, ~, 〜, to, bis, à, a, tot, do, до, til, till');

/** Words and signs after the lowest of several prices. */
export const FROM_AFTER = commaSeparated('から, より, 起, 부터, ~, 〜, +');

/** Words between a rating and its scale: 4.5 out of 5. */
export const OUT_OF = commaSeparated('/, out of, von, sur, de, su, van, av, af, z, ze, из');

/** Names before an identifier of the shop, of a trade, and of a brand, each with a mark after it. */
export const SKU_LABELS =
  commaSeparated(`sku, item, item no, item number, item code, art, art.nr, art. nr, article, article number,
  artikelnummer, artikel-nr, artikelnr, bestell-nr, bestellnummer, référence, réf, ref, referencia, referência, codice,
  codice articolo, codice prodotto, código, cód, product code, product id, web code, produktnummer, produktkod, katalogové číslo,
  kod produktu, kód produktu, tootekood, артикул, код товара, mpn, 品番, 商品番号, 货号`);
export const GTIN_LABELS = commaSeparated('ean, gtin, upc, isbn, ean code, ean-13, gtin-13, isbn-13');
export const BRAND_LABELS =
  commaSeparated(`brand, brand name, manufacturer, marke, hersteller, marque, marca, merk, marka, značka, varumärke,
  mærke, merke, merkki, бренд, производитель, márka`);
