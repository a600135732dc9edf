/**
 * What `PageFacts` holds of a page, read from a cheerio tree: the extraction that `page-facts` is measured beside. The
 * shape is that of src/facts/page-facts.ts but for what stands in the answer and not in the page. One function a group
 * of facts, one selector a fact; text and place come from walks over nodes, as selectors cannot tell them. Rules for which
 * the trade has a plain one are plain: nav, header, footer and aside are chrome, main or else article is content.
 */
import { structuredData } from './cheerio-structured-data.mjs';
import { collapse, isHidden, textBlocks, textFacts } from './cheerio-text.mjs';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const PLAYERS = 'video, audio, iframe';

/** `$`: the loaded page. `url`: where it was answered. `countWords`: words of a text. */
export function cheerioFacts($, { url, countWords }) {
  const { noscriptWords, templateWords, ...text } = textFacts(textBlocks($.root()[0], countWords));
  // Nothing else of a template is part of the page.
  $('template').remove();
  const written = $('base[href]').attr('href');
  const base = written === undefined ? null : (parsed(written, url)?.href ?? null);
  const page = {
    url: new URL(url),
    resolve: (href) => parsed(href, base ?? url),
    content: new Set([text.main.source]),
    countWords,
  };
  const lists = {
    headings: headingsOf($, page),
    links: linksOf($, page),
    images: imagesOf($, page),
    lists: listsOf($, page),
    tables: tablesOf($, page),
    media: mediaOf($, page),
  };
  const head = headFacts($, page);
  return {
    url,
    base,
    ...head,
    ...text,
    ...lists,
    dates: datesOf($, head.metas),
    authors: authorsOf($, head.metas),
    questions: [...detailsOf($), ...termsOf($), ...askedIn(text.main)],
    quotes: quotesOf($, page),
    inlineCode: inlineCodeOf($),
    scripts: scriptsOf($),
    appRoots: appRootsOf($, page),
    noscript: { words: noscriptWords, text: textOf($('noscript')) },
    templateWords,
    structuredData: structuredData($, (href) => page.resolve(href)?.href ?? ''),
    counts: countsOf($, lists),
  };
}

function parsed(href, base) {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}

const attribute = ({ attribs }, name) => attribs[name]?.trim() ?? '';
const tokens = (text) => text.split(/\s+/).filter((token) => token !== '');
const textOf = (selection) => collapse(selection.text());

/** The nearest element around that bears one of these names. */
function around(element, names) {
  let at = element.parent;
  while (at !== null && !names.has(at.name)) at = at.parent;
  return at;
}

const HEAD = new Set(['head']);
const CHROME = new Set(['nav', 'header', 'footer', 'aside']);
const SECTION = new Set(['section', 'article']);

/** Where an element stands: in a part of the chrome, in the content, or in neither. */
function placeOf(element, { content }) {
  const chrome = around(element, CHROME);
  if (chrome !== null) return { region: chrome.name, inMain: false };
  const inMain = around(element, content) !== null;
  return { region: inMain ? 'main' : 'body', inMain };
}

const META_KEYS = ['name', 'property', 'http-equiv', 'itemprop'];

function headFacts($, { resolve }) {
  // An svg names its parts with elements of the same name.
  const titles = $('title').not('svg title');
  return {
    lang: $('html').attr('lang')?.trim() ?? '',
    title: textOf(titles.first()),
    titles: titles.length,
    titleInHead: titles.length > 0 && around(titles[0], HEAD) !== null,
    charset:
      $('meta[charset]').attr('charset') ?? charsetOf($('meta[http-equiv=content-type i]').attr('content')),
    metas: $('meta')
      .toArray()
      .flatMap((meta) => metasOf(meta)),
    linkTags: $('link')
      .toArray()
      .map((link) => ({
        rel: tokens(attribute(link, 'rel').toLowerCase()),
        href: attribute(link, 'href'),
        url: attribute(link, 'href') === '' ? null : (resolve(link.attribs.href)?.href ?? null),
        type: attribute(link, 'type').toLowerCase(),
        hreflang: attribute(link, 'hreflang'),
        sizes: attribute(link, 'sizes'),
        media: attribute(link, 'media'),
        inHead: around(link, HEAD) !== null,
      })),
  };
}

const charsetOf = (contentType = '') => /charset=([^\s;]+)/i.exec(contentType)?.[1] ?? null;

/** One for each name of the element: `property="og:title dc:title"` has two. */
function metasOf(meta) {
  const inHead = around(meta, HEAD) !== null;
  const content = attribute(meta, 'content');
  const metas = META_KEYS.flatMap((name) =>
    tokens(attribute(meta, name).toLowerCase()).map((key) => ({ attribute: name, key, content, inHead })),
  );
  const charset = meta.attribs.charset;
  return charset === undefined
    ? metas
    : [...metas, { attribute: 'charset', key: '', content: charset, inHead }];
}

function headingsOf($, page) {
  return $(HEADINGS)
    .toArray()
    .map((heading) => {
      return {
        level: Number(heading.name[1]),
        text: textOf($(heading)) || altIn($(heading)),
        id: attribute(heading, 'id') || ($(heading).find('[id]').attr('id') ?? idOfSection(heading)),
        inMain: placeOf(heading, page).inMain,
        hidden: isUnseen(heading),
      };
    });
}

function idOfSection(heading) {
  let section = around(heading, SECTION);
  while (section !== null && attribute(section, 'id') === '') section = around(section, SECTION);
  return section === null ? '' : attribute(section, 'id');
}

const altIn = (heading) =>
  collapse(
    heading
      .find('img[alt]')
      .toArray()
      .map(({ attribs }) => attribs.alt)
      .join(' '),
  );

function isUnseen(element) {
  for (let at = element; at.attribs !== undefined && at.name !== 'body'; at = at.parent)
    if (isHidden(at)) return true;
  return false;
}

const withoutWww = (host) => host.replace(/^www\./, '');

function linksOf($, page) {
  return $('a[href], area[href]')
    .toArray()
    .map((link) => {
      const href = attribute(link, 'href');
      const target = page.resolve(href);
      const isWeb = target !== null && /^https?:$/.test(target.protocol);
      if (isWeb) target.hash = '';
      return {
        href,
        url: isWeb ? target.href : null,
        text: link.name === 'area' ? attribute(link, 'alt') : textOf($(link)),
        rel: tokens(attribute(link, 'rel').toLowerCase()),
        internal: isWeb && withoutWww(target.host) === withoutWww(page.url.host),
        region: placeOf(link, page).region,
      };
    });
}

const LINK = new Set(['a']);

function imagesOf($, page) {
  return $('img')
    .toArray()
    .map((image) => {
      const { attribs } = image;
      const src = attribute(image, 'src');
      const isStandIn = src === '' || src.startsWith('data:');
      const link = around(image, LINK);
      const target = link === null ? null : page.resolve(attribute(link, 'href'));
      return {
        src: isStandIn ? attribute(image, 'data-src') || src : src,
        alt: attribs.alt?.trim() ?? null,
        decorative:
          attribs.alt === '' || /^(?:none|presentation)$/.test(attribs.role ?? '') || isUnseen(image),
        ...placeOf(image, page),
        inHomeLink: target?.href === `${page.url.origin}/`,
        logo: /logo/i.test([attribs.class, attribs.id, attribs.alt, attribs.src, attribs.itemprop].join(' ')),
        hasSize: 'width' in attribs && 'height' in attribs,
        lazy: attribs.loading === 'lazy',
      };
    });
}

function listsOf($, page) {
  return $('ul, ol')
    .toArray()
    .map((list) => ({
      ordered: list.name === 'ol',
      items: $(list).children('li').length,
      inMain: placeOf(list, page).inMain,
    }));
}

function tablesOf($, page) {
  return $('table')
    .toArray()
    .map((table) => {
      const rows = $(table).find('> tr, > thead > tr, > tbody > tr, > tfoot > tr');
      const headerCells = rows.children('th').add($(table).find('> thead > tr > td'));
      const isNested = $(table).find('table').length > 0;
      const isBare = ['border', 'cellspacing', 'cellpadding'].some((name) => attribute(table, name) === '0');
      return {
        rows: rows.length,
        columns: Math.max(0, ...rows.toArray().map((row) => columnsOf(row))),
        headerCells: headerCells.length,
        headers: rows
          .children('th')
          .toArray()
          .map((cell) => textOf($(cell))),
        presentation: /^(?:none|presentation)$/.test(table.attribs.role ?? ''),
        layout: headerCells.length === 0 && (isNested || isBare),
        inMain: placeOf(table, page).inMain,
      };
    });
}

function columnsOf(row) {
  const cells = row.children.filter(({ name }) => name === 'td' || name === 'th');
  return cells.reduce((sum, { attribs }) => sum + (Number.parseInt(attribs.colspan, 10) || 1), 0);
}

/** Players and frames, and after which heading of the content they stand. */
function mediaOf($, page) {
  const found = [];
  let section = -1;
  for (const element of $(`${HEADINGS}, ${PLAYERS}`).toArray()) {
    const { inMain } = placeOf(element, page);
    if (/^h\d$/.test(element.name)) section += Number(inMain);
    else
      found.push({
        kind: element.name,
        src: attribute(element, 'src') || ($(element).find('source').attr('src') ?? ''),
        inMain,
        hasTrack:
          $(element).find('track:not([kind]), track[kind=subtitles], track[kind=captions]').length > 0,
        section: inMain ? section : -1,
      });
  }
  return found;
}

const DATE_META =
  /^(?:article:(?:published|modified)_time|og:updated_time|(?:dc(?:terms)?[.:])?(?:date|created|modified|issued)|pubdate|publish-?date|last-?modified|revised|datepublished|datemodified|parsely-pub-date|sailthru\.date|citation_(?:publication_|online_)?date)$/;
const AUTHOR_META = /^(?:author|article:author|dc(?:terms)?[.:]creator|citation_author)$/;

function datesOf($, metas) {
  const stated = metas
    .filter(({ key, content }) => content !== '' && DATE_META.test(key))
    .map(({ key, content }) => ({ value: content, source: 'meta', name: key, text: '' }));
  const marked = $('time, [itemprop=datePublished], [itemprop=dateModified], [itemprop=dateCreated]')
    .not('meta')
    .toArray()
    .map((element) => {
      const text = textOf($(element));
      const name = attribute(element, 'itemprop');
      const value = attribute(element, 'datetime') || attribute(element, 'content') || text;
      return { value, source: name === '' ? 'time' : 'itemprop', name, text };
    });
  return [...stated, ...marked.filter(({ value }) => value !== '')];
}

const LONGEST_NAME = 100;

function authorsOf($, metas) {
  const stated = metas
    .filter(({ key, content }) => content !== '' && AUTHOR_META.test(key))
    .map(({ content }) => ({ name: content, href: null, source: 'meta' }));
  const marked = $('a[rel~=author], [itemprop~=author]:not(meta), [class*=byline], [class*=author]')
    .toArray()
    .map((element) => {
      const isLink = element.name === 'a';
      const source = 'rel' in element.attribs ? 'rel' : 'itemprop' in element.attribs ? 'itemprop' : 'class';
      const link = isLink ? $(element) : $(element).find('a[href]').first();
      return { name: textOf(link) || textOf($(element)), href: link.attr('href') ?? null, source };
    });
  return [...stated, ...marked.filter(({ name }) => name !== '' && name.length <= LONGEST_NAME)];
}

function detailsOf($) {
  return $('details:has(> summary)')
    .toArray()
    .map((details) => ({
      question: textOf($(details).children('summary')),
      answer: textOf($(details).contents().not('summary')),
      source: 'details',
    }));
}

function termsOf($) {
  return $('dt + dd')
    .toArray()
    .map((answer) => ({
      question: textOf($(answer).prev('dt')),
      answer: textOf($(answer)),
      source: 'dl',
    }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

/** Headings of the content that ask, with the text below. */
function askedIn({ blocks, sections }) {
  return sections
    .filter(({ heading, from, to }) => to > from && /[?？؟]$/.test(blocks[heading]?.text ?? ''))
    .map(({ heading, from, to }) => ({
      question: blocks[heading].text,
      answer: blocks
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
      source: 'heading',
    }));
}

function quotesOf($, { countWords }) {
  return $('blockquote, q')
    .toArray()
    .map((quote) => ({
      element: quote.name,
      words: countWords($(quote).text()),
      attributed:
        'cite' in quote.attribs ||
        $(quote).find('cite, footer, figcaption').length > 0 ||
        $(quote).closest('figure').find('figcaption').length > 0,
    }))
    .filter(({ words }) => words > 0);
}

const LONGEST_CODE = 200;

function inlineCodeOf($) {
  const texts = $('code, kbd, samp, tt, var')
    .toArray()
    .filter((code) => around(code, INLINE_CODE) === null)
    .map((code) => textOf($(code)));
  return [...new Set(texts)].filter((text) => text !== '' && text.length <= LONGEST_CODE);
}

const INLINE_CODE = new Set(['pre', 'code', 'kbd', 'samp', 'tt', 'var']);
const RUN_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const REDIRECT =
  /(?:^|[^\w.$])(?:(?:window|document|top|self|parent)\.)*location(?:\.href)?\s*=\s*["']|location\.(?:replace|assign)\s*\(\s*["']/;
/** Characters at the start of a script that are searched for a redirect. */
const REDIRECT_WINDOW = 2_048;

function scriptsOf($) {
  const run = $('script').filter((_, script) => RUN_TYPE.test(attribute(script, 'type')));
  const inline = run.not('[src]').toArray();
  const code = inline.map((script) => $(script).text());
  return {
    count: run.length,
    inlineBytes: code.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    sources: run
      .filter('[src]')
      .toArray()
      .map((script) => attribute(script, 'src')),
    redirects: code.some(
      (text, index) => around(inline[index], HEAD) !== null && REDIRECT.test(text.slice(0, REDIRECT_WINDOW)),
    ),
  };
}

const APP_ROOTS =
  '#root, #app, #__next, #__nuxt, #__layout, #___gatsby, #svelte, #q-app, app-root, [ng-version], [data-reactroot], [data-server-rendered]';

function appRootsOf($, { countWords }) {
  return $(APP_ROOTS)
    .toArray()
    .map((root) => {
      const words = textBlocks(root, countWords).reduce(
        (sum, block) => sum + (block.isHidden ? 0 : block.words),
        0,
      );
      return { marker: 'id' in root.attribs ? `#${root.attribs.id}` : root.name, words };
    });
}

function countsOf($, { headings, links, images, lists, tables }) {
  const internal = links.filter((link) => link.internal).map(({ url }) => url);
  return {
    ...sizeOf($.root()[0]),
    metas: $('meta').length,
    links: links.length,
    internalTargets: new Set(internal).size,
    images: images.length,
    headings: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((level) => [
        `h${level}`,
        headings.filter((each) => each.level === level).length,
      ]),
    ),
    lists: lists.length,
    tables: tables.length,
    forms: $('form').length,
    passwordInputs: $('input[type=password]').length,
    iframes: $('iframe').length,
  };
}

/** Elements under a node, and how deep they stand. */
function sizeOf(node) {
  let elements = 0;
  let depth = 0;
  for (const child of node.children) {
    if (child.attribs === undefined) continue;
    const inside = sizeOf(child);
    elements += 1 + inside.elements;
    depth = Math.max(depth, 1 + inside.depth);
  }
  return { elements, depth };
}
