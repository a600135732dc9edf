/**
 * The elements whose name changes how HTML is read, as data. Every other element has the id 0.
 * Source: HTML Living Standard, sections 13.1.2 (void), 13.2.4.2 (special, scopes), 13.2.6 (tree construction),
 * read 2026-11.
 */

/** Element name → id. Names are lower case, those of svg and MathML included. 0 is any name not listed. */
export const ELEMENT = {
  a: 1,
  abbr: 2,
  acronym: 3,
  address: 4,
  'annotation-xml': 5,
  applet: 6,
  area: 7,
  article: 8,
  aside: 9,
  audio: 10,
  b: 11,
  base: 12,
  basefont: 13,
  bdi: 14,
  bdo: 15,
  bgsound: 16,
  big: 17,
  blockquote: 18,
  body: 19,
  br: 20,
  button: 21,
  canvas: 22,
  caption: 23,
  center: 24,
  cite: 25,
  code: 26,
  col: 27,
  colgroup: 28,
  data: 29,
  datalist: 30,
  dd: 31,
  del: 32,
  desc: 33,
  details: 34,
  dfn: 35,
  dialog: 36,
  dir: 37,
  div: 38,
  dl: 39,
  dt: 40,
  em: 41,
  embed: 42,
  fieldset: 43,
  figcaption: 44,
  figure: 45,
  font: 46,
  footer: 47,
  foreignobject: 48,
  form: 49,
  frame: 50,
  frameset: 51,
  h1: 52,
  h2: 53,
  h3: 54,
  h4: 55,
  h5: 56,
  h6: 57,
  head: 58,
  header: 59,
  hgroup: 60,
  hr: 61,
  html: 62,
  i: 63,
  iframe: 64,
  image: 65,
  img: 66,
  input: 67,
  ins: 68,
  kbd: 69,
  keygen: 70,
  label: 71,
  legend: 72,
  li: 73,
  link: 74,
  listing: 75,
  main: 76,
  map: 77,
  mark: 78,
  marquee: 79,
  math: 80,
  menu: 81,
  menuitem: 82,
  meta: 83,
  meter: 84,
  mglyph: 85,
  mi: 86,
  malignmark: 87,
  mn: 88,
  mo: 89,
  ms: 90,
  mtext: 91,
  nav: 92,
  nobr: 93,
  noembed: 94,
  noframes: 95,
  noscript: 96,
  object: 97,
  ol: 98,
  optgroup: 99,
  option: 100,
  output: 101,
  p: 102,
  param: 103,
  path: 104,
  picture: 105,
  plaintext: 106,
  pre: 107,
  progress: 108,
  q: 109,
  rb: 110,
  rp: 111,
  rt: 112,
  rtc: 113,
  ruby: 114,
  s: 115,
  samp: 116,
  script: 117,
  search: 118,
  section: 119,
  select: 120,
  slot: 121,
  small: 122,
  source: 123,
  span: 124,
  strike: 125,
  strong: 126,
  style: 127,
  sub: 128,
  summary: 129,
  sup: 130,
  svg: 131,
  table: 132,
  tbody: 133,
  td: 134,
  template: 135,
  textarea: 136,
  tfoot: 137,
  th: 138,
  thead: 139,
  time: 140,
  title: 141,
  tr: 142,
  track: 143,
  tt: 144,
  u: 145,
  ul: 146,
  use: 147,
  var: 148,
  video: 149,
  wbr: 150,
  xmp: 151,
} as const;

/** One more than the largest element id: the length of a table by id. */
export const ELEMENT_IDS = Object.keys(ELEMENT).length + 1;

const idByName: ReadonlyMap<string, number> = new Map(Object.entries(ELEMENT));

/** The ids of elements by their names with a blank between them. Throws a TypeError for a name that has no id. */
function elementIds(names: string): readonly number[] {
  return names.split(' ').map((name) => {
    const id = idByName.get(name);
    if (id === undefined) throw new TypeError(`"${name}" has no id`);
    return id;
  });
}

/** Rows of a table by element: names with a blank between them, and what they have in common. */
export type ElementRows<Value> = readonly (readonly [names: string, value: Value])[];

/** A table by element id: the value of the row that names the element, `null` for the others. */
export function valuesByElement<Value>(rows: ElementRows<Value>): readonly (Value | null)[] {
  const table = Array.from({ length: ELEMENT_IDS }, (): Value | null => null);
  for (const [names, value] of rows) for (const id of elementIds(names)) table[id] = value;
  return table;
}

/** A table by element id: the bits of all rows that name the element. */
export function bitsByElement(rows: ElementRows<number>): Int32Array {
  const table = new Int32Array(ELEMENT_IDS);
  for (const [names, bits] of rows) for (const id of elementIds(names)) table[id] = (table[id] ?? 0) | bits;
  return table;
}

/** Rules that hold for a set of elements, as bits of {@link elementRules}. */
export const RULE = {
  /** "Special" category: an unrelated end tag does not look past it. */
  special: 1 << 0,
  /** Has neither content nor end tag. */
  void: 1 << 1,
  /** Border of every scope. */
  scope: 1 << 2,
  /** Border of list item scope as well. */
  listScope: 1 << 3,
  /** Border of table scope. */
  tableScope: 1 << 4,
  /** Closed by "generate implied end tags". */
  implied: 1 << 5,
  /** Formatting element: its end tag runs the adoption agency. */
  formatting: 1 << 6,
  /** Content is text that ends only at its own end tag, without character references. */
  rawText: 1 << 7,
  /** Like raw text, with character references. */
  escapableText: 1 << 8,
  heading: 1 << 9,
  /** table, tbody, tfoot, thead, tr: content that does not belong there is foster parented. */
  tableStructure: 1 << 10,
  /** Start tag closes an open p and the end tag closes by name in scope. */
  closesParagraph: 1 << 11,
  /** Belongs to head; read by the rules of head wherever it is. */
  metadata: 1 << 12,
  /** Breaks out of svg and MathML. */
  breakout: 1 << 13,
  /** A start tag of it makes a later frameset start tag void. */
  framesetNotOk: 1 << 14,
  /** A marker in the list of active formatting elements goes in with it. */
  marker: 1 << 15,
  /** Table part: ignored in body. */
  tablePart: 1 << 16,
} as const;

const SETS: ElementRows<number> = [
  [
    'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
    RULE.special,
  ],
  [
    'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
    RULE.void,
  ],
  ['applet caption html marquee object table td template th', RULE.scope],
  ['ol ul', RULE.listScope],
  ['html table template', RULE.tableScope],
  ['dd dt li optgroup option p rb rp rt rtc', RULE.implied],
  ['a b big code em font i nobr s small strike strong tt u', RULE.formatting],
  ['iframe noembed noframes script style xmp', RULE.rawText],
  ['textarea title', RULE.escapableText],
  ['h1 h2 h3 h4 h5 h6', RULE.heading],
  ['table tbody tfoot thead tr', RULE.tableStructure],
  [
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup listing main menu nav ol p pre search section summary ul',
    RULE.closesParagraph,
  ],
  ['base basefont bgsound link meta noframes script style template title', RULE.metadata],
  [
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
    RULE.breakout,
  ],
  [
    'applet area br button dd dt embed hr iframe image img keygen li listing marquee object plaintext pre select table textarea wbr xmp',
    RULE.framesetNotOk,
  ],
  ['applet caption marquee object td template th', RULE.marker],
  ['caption col colgroup frame head tbody td tfoot th thead tr', RULE.tablePart],
];

/** Rule bits by element id. */
export const elementRules: Int32Array = bitsByElement(SETS);
