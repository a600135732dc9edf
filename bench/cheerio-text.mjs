// The text of a page from a cheerio tree, as blocks: `.text()` would join the words on both sides of a border.

const names = (list) => new Set(list.split(' '));

/** Elements whose text stands apart from the text around them. */
const BLOCK = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav noscript ol optgroup option p plaintext pre search section select summary table tbody td textarea tfoot th thead tr template ul xmp',
);
const GAP = names('audio br button canvas embed iframe img input object svg video');
const SILENT = names('script style title iframe noembed noframes audio video canvas object');

/** What an element says of the text inside it. */
const INSIDE = {
  nav: { isChrome: true },
  header: { isChrome: true },
  aside: { isChrome: true },
  footer: { isChrome: true, isFooter: true },
  main: { isMain: true },
  article: { isArticle: true },
  template: { isTemplate: true },
  noscript: { isNoscript: true },
  h1: { kind: 'heading', level: 1 },
  h2: { kind: 'heading', level: 2 },
  h3: { kind: 'heading', level: 3 },
  h4: { kind: 'heading', level: 4 },
  h5: { kind: 'heading', level: 5 },
  h6: { kind: 'heading', level: 6 },
  p: { kind: 'paragraph', level: 0 },
  li: { kind: 'list-item', level: 0 },
  td: { kind: 'cell', level: 0 },
  th: { kind: 'cell', level: 0 },
  blockquote: { kind: 'quote', level: 0 },
  pre: { kind: 'code', level: 0 },
  dt: { kind: 'term', level: 0 },
  dd: { kind: 'term', level: 0 },
  caption: { kind: 'caption', level: 0 },
  figcaption: { kind: 'caption', level: 0 },
};

const OUTSIDE = { kind: 'other', level: 0 };
const HIDING_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu;

export const collapse = (text) => text.replace(/\s+/g, ' ').trim();

export const isHidden = ({ attribs }) =>
  'hidden' in attribs ||
  attribs['aria-hidden'] === 'true' ||
  ('style' in attribs && HIDING_STYLE.test(attribs.style));

/** Where the text inside an element stands. */
function placeIn(element, place) {
  const { name, attribs } = element;
  const own = INSIDE[name];
  const hides = name !== 'body' && isHidden(element);
  const isQuiet = 'data-nosnippet' in attribs;
  if (own === undefined && !hides && !isQuiet) return place;
  const inside = { ...place, ...own };
  if (hides) inside.isHidden = true;
  if (isQuiet) inside.isNosnippet = true;
  return inside;
}

/** Every run of text under an element between the borders of blocks, in document order. */
export function textBlocks(root, countWords) {
  const blocks = [];
  let text = '';
  let linked = '';
  const flush = (place) => {
    const collapsed = collapse(text);
    if (collapsed !== '') {
      const linkCharacters = collapse(linked).length;
      blocks.push({ ...place, text: collapsed, words: countWords(collapsed), linkCharacters });
    }
    text = '';
    linked = '';
  };
  const visit = (node, place, inLink) => {
    if (node.type === 'text') {
      text += node.data;
      if (inLink) linked += node.data;
    }
    if (node.children === undefined || SILENT.has(node.name)) return;
    // What is in a template hangs on a document of its own.
    const inside = node.attribs === undefined ? place : placeIn(node, place);
    const isBlock = BLOCK.has(node.name) || inside !== place;
    if (isBlock) flush(place);
    else if (GAP.has(node.name)) text += ' ';
    const isLink = inLink || node.name === 'a';
    for (const child of node.children) visit(child, inside, isLink);
    if (isBlock) flush(inside);
  };
  visit(root, OUTSIDE, false);
  return blocks;
}

const sum = (blocks, measure) => blocks.reduce((total, block) => total + measure(block), 0);
const words = (blocks) => sum(blocks, (block) => block.words);
const characters = (blocks) => sum(blocks, (block) => block.text.length);
const share = (part, whole) => (whole === 0 ? 0 : part / whole);

const LANDMARK = {
  main: ({ isMain }) => isMain,
  article: ({ isArticle }) => isArticle,
  body: () => true,
};

/** What the page says and what of it is content: main, else articles, else body, without the chrome. */
export function textFacts(blocks) {
  const seen = blocks.filter(({ isHidden, isTemplate }) => !isHidden && !isTemplate);
  const stripped = seen.filter(({ isChrome, isNoscript }) => !isChrome && !isNoscript);
  const source = ['main', 'article'].find((name) => stripped.some(LANDMARK[name])) ?? 'body';
  const content = stripped.filter(LANDMARK[source]);
  const unseen = blocks.filter(
    (block) => (block.isHidden || block.isTemplate) && !block.isChrome && !block.isNoscript,
  );
  const hidden = characters(unseen.filter(LANDMARK[source]));
  const size = characters(content);
  const inLandmark = stripped.filter(({ isMain, isArticle }) => isMain || isArticle);
  return {
    main: {
      source,
      blocks: content.map(({ kind, level, text, words, linkCharacters }) => ({
        kind,
        level,
        text,
        words,
        linkCharacters,
      })),
      sections: sectionsOf(content),
      words: words(content),
      denseCharacters: sum(content, ({ text }) => text.match(DENSE)?.length ?? 0),
      characters: size,
      landmarkShare: share(characters(inLandmark), characters(stripped)),
      startShare: share(characters(seen.slice(0, seen.indexOf(content[0]))), characters(seen)),
      hiddenShare: share(hidden, hidden + size),
      hiddenCharacters: characters(unseen),
      nosnippetShare: share(characters(content.filter(({ isNosnippet }) => isNosnippet)), size),
    },
    visibleWords: words(seen),
    visibleCharacters: characters(seen),
    strippedWords: words(stripped),
    noscriptWords: words(seen.filter(({ isNoscript }) => isNoscript)),
    templateWords: words(blocks.filter(({ isTemplate }) => isTemplate)),
    footers: seen
      .filter(({ isFooter, text, linkCharacters }) => isFooter && linkCharacters < text.length)
      .map(({ text }) => text),
    datelines: datelines(stripped),
  };
}

/** A heading with the text up to the next one. */
function sectionsOf(blocks) {
  const sections = [{ heading: -1, level: 0, words: 0, from: 0, to: 0 }];
  for (const [index, { kind, level, words }] of blocks.entries()) {
    if (kind === 'heading') {
      sections.push({ heading: index, level, words: 0, from: index + 1, to: index + 1 });
    } else {
      sections.at(-1).words += words;
      sections.at(-1).to = index + 1;
    }
  }
  return sections.filter(({ heading, from, to }) => heading >= 0 || to > from);
}

const LONGEST_LINE = 200;

/** Short lines around the headings of the first level: bylines and dates stand there. */
function datelines(blocks) {
  const near = new Set();
  for (const [index, { level }] of blocks.entries())
    if (level === 1) for (const block of blocks.slice(Math.max(0, index - 4), index + 11)) near.add(block);
  return [...near]
    .filter(({ level, text }) => level !== 1 && text.length <= LONGEST_LINE)
    .map(({ text }) => text);
}
