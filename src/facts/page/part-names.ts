/**
 * What class, id and role say of a part, as families of words. Words, not substrings: `share` in `post-share`, not in
 * `shareholders`. From the class lists of Mozilla Readability (unlikely and likely candidates, November 2026), the names of
 * common themes, shops and forums, and the words that part text from the rest on the training pages of `bench/train`.
 */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeText } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { HASH_SEED, hashByte, lookUp, nameTable } from '../../readers/html/name-table.ts';
import { plainValue } from './attribute-bytes.ts';

/** Families with their words, in the order of their bits. */
export const FAMILIES = {
  navigation:
    'nav navbar navigation menu menus submenu breadcrumb breadcrumbs toc pagination pager paging docnav megamenu tabs drawer hamburger navheader navfooter prev next jump skip',
  footer: 'foot footer footnav colophon copyright legal legals bottom subfooter postfooter',
  header: 'head header masthead topbar banner hero top logo brand announcement toolbar',
  aside: 'side sidebar aside widget widgets rail secondary col column skyscraper sticky',
  related:
    'related recommend recommended recommendations recirc more suggest suggested suggestions popular trending also similar upsell cross latest recent readmore outbrain taboola teaser teasers recently viewed',
  comments:
    'comment comments replies reply respond discuss discussion disqus remark shoutbox review reviews rating ratings testimonial testimonials',
  replies: 'comment comments replies',
  leads: 'outbrain recirc recommend recommended related taboola trending',
  content:
    'content article post entry story body main text prose markdown richtext rte copy paragraph wysiwyg blog docs doc documentation single page intro lead summary abstract',
  product:
    'product products price prices pricing buy cart sku variant variants add basket checkout stock quantity swatch option options bundle shop offer offers sale',
  details:
    'desc description spec specs specification specifications detail details feature features tab accordion faq faqs info information collapsible panel pane toggle expand',
  cards:
    'card cards item items tile tiles grid list listing teaser thumb thumbnail result results carousel slider slide slick swiper collection collections gallery block row',
  social:
    'share sharing sharebar social follow newsletter subscribe subscription signup promo promos promotion ad ads advert advertisement advertising sponsor sponsored sponsors cta donate rss app download community',
  consent: 'cookie cookies consent gdpr privacy',
  windows: 'modal popup overlay dialog toast notice alert notification paywall login account tooltip banner',
  author:
    'author authors autor byline bio meta metadata metainfo postmetadata date time timestamp tag tags category categories avatar user username profile contributor posted published',
  filters:
    'filter filters facet facets sort sorting search form input field select dropdown toolbar checkbox label button btn refine',
  forum:
    'thread threads topic topics message messages bbcode quote signature answer answers question questions votes vote cooked forum member',
  hidden:
    'hidden sr only visually visuallyhidden collapse collapsed screen reader invisible hide offscreen noprint print',
  captions: 'caption figcaption credit image img media figure video gallery photo embed',
  title: 'title heading headline subtitle tagline standfirst dek kicker eyebrow',
} as const;

/** Names of the families, by bit. */
export const FAMILY_NAMES = Object.keys(FAMILIES);

/** The bit of a family. */
export const familyBit = (name: keyof typeof FAMILIES): number => 1 << FAMILY_NAMES.indexOf(name);

const bitsByWord = new Map<string, number>();
for (const [bit, words] of Object.values(FAMILIES).entries())
  for (const word of words.split(' ')) bitsByWord.set(word, (bitsByWord.get(word) ?? 0) | (1 << bit));
const wordList = [...bitsByWord.keys()];
const bitsById = Int32Array.from([0, ...bitsByWord.values()]);
const words = nameTable(Object.fromEntries(wordList.map((word, index) => [word, index + 1])));

/** Values longer than this are generated utility classes; only their start is read. */
const MAX_BYTES = 400;

const LETTER = 1;
const CAPITAL = 2;

const letters = new Uint8Array(256);
for (let byte = 0x61; byte <= 0x7a; byte++) {
  letters[byte] = LETTER;
  letters[byte - 0x20] = CAPITAL;
}

/** An id of more words than this is the slug of a heading: `sharing-changes-with-others` is not a share bar. */
const ID_WORDS = 2;

/** The families that the names of an element belong to, as bits. */
export function partNames(tag: Tag): number {
  const id = namesOf(tag, ATTRIBUTE.id);
  const isSlug = id !== 0 && attributeText(tag, ATTRIBUTE.id).split(SEPARATOR).length > ID_WORDS;
  return (isSlug ? 0 : id) | namesOf(tag, ATTRIBUTE.class) | namesOf(tag, ATTRIBUTE.role);
}

const SEPARATOR = /[-_]/;

function namesOf(tag: Tag, name: number): number {
  const value = plainValue(tag, name);
  return value === null ? 0 : namesIn(value.bytes, value.from, value.to);
}

/** Words end at anything but a letter, and before a capital. */
function namesIn(bytes: Buffer, from: number, to: number): number {
  const end = Math.min(to, from + MAX_BYTES);
  let bits = 0;
  let start = from;
  let hash = HASH_SEED;
  let before = 0;
  for (let i = from; i <= end; i++) {
    const byte = i < end ? (bytes[i] ?? 0) : 0;
    const kind = letters[byte] ?? 0;
    const startsWord = kind === CAPITAL && before === LETTER;
    if (kind === 0 || startsWord) {
      if (i > start) bits |= bitsById[lookUp(words, bytes, start, i, hash)] ?? 0;
      start = startsWord ? i : i + 1;
      hash = HASH_SEED;
    }
    if (kind !== 0) hash = hashByte(hash, byte);
    before = kind;
  }
  return bits;
}
