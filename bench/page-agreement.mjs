/**
 * Whether pageFacts and the cheerio extraction of cheerio-facts.mjs do the same work: for each fact that can be counted
 * or compared, on how many pages both give the same, and how much of it each finds over all pages.
 */
import { countWords } from '../dist/facts/text/words.js';
import { exchangeOf, pageFacts } from '../dist/index.js';
import { cheerioFacts } from './cheerio-facts.mjs';

const meta = (key) => (facts) => facts.metas.find((tag) => tag.key === key)?.content ?? null;
const linked = (rel) => (facts) => facts.linkTags.find((tag) => tag.rel.includes(rel))?.url ?? null;
const blocks = (kind) => (facts) => facts.main.blocks.filter((block) => block.kind === kind).length;
const sum = (values) => values.reduce((total, value) => total + value, 0);
const withoutSpace = (text) => text.replace(/\s/g, '');

/** The number of entities of a format, those inside others included. */
const entities = (format) => (facts) => {
  const within = (values) =>
    sum(
      values
        .filter((value) => value?.properties)
        .map(({ properties }) => 1 + within(Object.values(properties).flat())),
    );
  return within(facts.structuredData.entities.filter((entity) => entity.format === format));
};

const FACTS = {
  language: ({ lang }) => lang,
  title: ({ title }) => title,
  description: meta('description'),
  robots: meta('robots'),
  viewport: meta('viewport'),
  'Open Graph, X card': ({ metas }) =>
    metas.filter(({ key }) => /^(?:og|twitter):/.test(key)).map(({ key, content }) => [key, content.trim()]),
  canonical: linked('canonical'),
  hreflang: ({ linkTags }) => linkTags.map(({ hreflang }) => hreflang),
  'meta elements': ({ metas }) => metas.length,
  'link elements': ({ linkTags }) => linkTags.length,
  headings: ({ headings }) => headings.length,
  'their texts': ({ headings }) => headings.map(({ level, text }) => [level, withoutSpace(text)]),
  'their ids': ({ headings }) => headings.map(({ id }) => id),
  links: ({ counts }) => counts.links,
  'their texts and addresses': ({ links }) => links.map(({ url, text }) => [url, withoutSpace(text)]),
  'nofollow links': ({ links }) => links.filter(({ rel }) => rel.includes('nofollow')).length,
  'distinct same-site targets': ({ counts }) => counts.internalTargets,
  images: ({ counts }) => counts.images,
  'their alt and size': ({ images }) => images.map(({ alt, hasSize }) => [alt, hasSize]),
  lists: ({ counts }) => counts.lists,
  'their items': ({ lists }) => sum(lists.map(({ items }) => items)),
  tables: ({ counts }) => counts.tables,
  'their rows, columns, headers': ({ tables }) =>
    tables.map(({ rows, columns, headers }) => [rows, columns, headers.map(withoutSpace)]),
  'videos, audios, frames': ({ media }) => media.length,
  forms: ({ counts }) => counts.forms,
  'visible words': ({ visibleWords }) => visibleWords,
  'words of noscript': ({ noscript }) => noscript.words,
  'words of templates': ({ templateWords }) => templateWords,
  'words of main text': ({ main }) => main.words,
  'its paragraphs': blocks('paragraph'),
  'its list items': blocks('list-item'),
  'its sections': ({ main }) => main.sections.length,
  'share under data-nosnippet': ({ main }) => main.nosnippetShare > 0,
  dates: ({ dates }) => dates.length,
  'authors named': ({ authors }) => new Set(authors.map(({ name }) => name)).size,
  'questions with answers': ({ questions }) => questions.length,
  quotations: ({ quotes }) => quotes.length,
  'inline code': ({ inlineCode }) => inlineCode.length,
  scripts: ({ scripts }) => scripts.count,
  'bytes of inline scripts': ({ scripts }) => scripts.inlineBytes,
  'roots of applications': ({ appRoots }) => appRoots.length,
  elements: ({ counts }) => counts.elements,
  'JSON-LD entities': entities('json-ld'),
  'microdata items': entities('microdata'),
  'RDFa items': entities('rdfa'),
  'types of structured data': ({ structuredData }) => structuredData.types,
};

/** `load` makes a cheerio tree of the bytes of a page. */
export function printAgreement(pages, load, url) {
  const rows = Object.entries(FACTS).map(([name, read]) => ({ name, read, same: 0, ours: 0, theirs: 0 }));
  for (const body of pages) {
    const facts = pageFacts(exchangeOf({ url, body }));
    const others = cheerioFacts(load(body), { url, countWords });
    for (const row of rows) {
      const [ours, theirs] = [row.read(facts), row.read(others)];
      row.same += Number(JSON.stringify(ours) === JSON.stringify(theirs));
      row.ours += amountOf(ours);
      row.theirs += amountOf(theirs);
    }
  }
  console.log(
    `${'fact'.padEnd(32)}${`same on, of ${pages.length}`.padStart(16)}   citeworthy    cheerio, in all`,
  );
  for (const { name, same, ours, theirs } of rows)
    console.log(name.padEnd(32) + [same, ours, theirs].map((value) => String(value).padStart(14)).join(''));
}

/** A number as it is, the length of a list, 1 for a text that is there. */
function amountOf(value) {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  return Number(Boolean(value));
}
