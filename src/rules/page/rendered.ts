/**
 * The rules that compare a page with what its scripts make of it: silent where none were run. None has points, because most
 * AI crawlers run no scripts, so that the raw answer is what a score is made of. One table of eleven rules with their examples:
 * most differ in a name, a severity and a page.
 */
import type { RendersScripts } from '../../catalog/ai-bots.ts';
import { answerEngines } from '../../catalog/answer-engines.ts';
import { isSamePage } from '../../facts/page-head.ts';
import type { Additions, ScriptChanges, TextChange } from '../../facts/script-changes.ts';
import { fail, failEach, none, pass, type Occurrence, type Verdict, type Written } from '../rule.ts';
import type { FindingSeverity } from '../severity.ts';
import { SOURCES } from '../sources.ts';
import { percent, shown } from '../wording.ts';
import { jsonLd } from './example-page.ts';
import { pageRule, type Example, type PageRule } from './page-rule.ts';

type Comparison<Id extends string, Code extends string> = Omit<
  Written<PageRule<Id>, Code>,
  'reads' | 'evaluate'
> & { readonly evaluate: (changes: ScriptChanges) => Verdict<NoInfer<Code>> };

/** No gate takes such a rule: what a closed gate did not show is what it is about. */
function renderedRule<const Id extends string, Code extends string>({
  evaluate,
  ...rule
}: Comparison<Id, Code>): PageRule<Id> {
  return pageRule<Id, Code>({
    ...rule,
    reads: 'answer',
    evaluate: ({ scripts }) => (scripts === null ? none : evaluate(scripts)),
  });
}

const labelled = (...kinds: readonly RendersScripts[]): readonly string[] =>
  answerEngines
    .filter(({ status, rendersScripts }) => status === 'active' && kinds.includes(rendersScripts.value))
    .map(({ label }) => label);

/** Labels for the words of a fault: `seeing` engines read what scripts make, if only in their index; `blind` ones do not. */
const SCRIPT_ENGINES = { seeing: labelled('yes', 'from-index'), blind: labelled('no') } as const;

/** A rule that asks whether one text of the page is as it was. */
interface TextRow<Id extends string> extends Pick<
  PageRule<Id>,
  'id' | 'category' | 'area' | 'why' | 'source' | 'grade'
> {
  /** What the text is called in a sentence. */
  readonly name: string;
  readonly of: (changes: ScriptChanges) => TextChange;
  readonly isSame?: (before: string, after: string) => boolean;
  readonly severities: Readonly<Record<'added' | 'changed' | 'removed', FindingSeverity>>;
  /** Two pages with different texts. */
  readonly pages: readonly [string, string];
  /** The first page with its text as another writer would write it. */
  readonly alike: string;
}

function textRule<const Id extends string>({
  name,
  of,
  isSame = (before, after) => before === after,
  severities,
  pages: [page, other],
  alike,
  ...row
}: TextRow<Id>): PageRule<Id> {
  return renderedRule<Id, 'added' | 'changed' | 'removed'>({
    ...row,
    title: `The ${name} is the same before and after scripts`,
    faults: {
      added: {
        severity: severities.added,
        effort: 'template',
        title: `The ${name} exists only after scripts`,
        message: `The ${name} "{after}" exists only after scripts: {blind} do not get it`,
        fix: `Write the ${name} into the first HTML answer`,
      },
      changed: {
        severity: severities.changed,
        effort: 'template',
        title: `Scripts change the ${name}`,
        message: `Scripts change the ${name} from "{before}" to "{after}": {blind} get the first one`,
        fix: `Write the ${name} into the first HTML answer as scripts leave it`,
      },
      removed: {
        severity: severities.removed,
        effort: 'template',
        title: `Scripts remove the ${name}`,
        message: `Scripts remove the ${name} "{before}": {seeing} index the page without it`,
        fix: `Leave the ${name} of the first HTML answer in place`,
      },
    },
    evaluate(changes) {
      const { before, after } = of(changes);
      if (isSame(before, after)) return pass;
      const code = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
      return fail(code, { before: shown(before), after: shown(after), ...SCRIPT_ENGINES });
    },
    examples: {
      pass: [{ html: page, rendered: alike }],
      fail: [
        { html: '<p></p>', rendered: page },
        { html: page, rendered: other },
        { html: page, rendered: '<p></p>' },
      ],
      none: [page],
    },
  });
}

const meta = (description: string): string =>
  `<head><meta name="description" content="${description}"></head>`;
const canonical = (path: string): string =>
  `<head><link rel="canonical" href="https://example.com${path}"></head>`;

const renderedCanonical = textRule({
  id: 'rendered-canonical',
  category: 'technical',
  area: 'understand',
  why: 'With two canonical URLs, one for each kind of reader, engines merge the page into different addresses.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',
  name: 'canonical URL',
  of: (changes) => changes.canonical,
  isSame: isSamePage,
  severities: { added: 'low', changed: 'high', removed: 'medium' },
  pages: [canonical('/guide'), canonical('/')],
  alike: canonical('/guide/'),
});

const renderedTitle = textRule({
  id: 'rendered-title',
  category: 'content',
  area: 'cite',
  why: 'The title is the name under which an engine shows a source, and most read it before scripts.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',
  name: 'title',
  of: (changes) => changes.title,
  severities: { added: 'medium', changed: 'low', removed: 'low' },
  pages: ['<title>Guides</title>', '<title>My app</title>'],
  alike: '<title>Guides </title>',
});

const renderedH1 = textRule({
  id: 'rendered-h1',
  category: 'content',
  area: 'understand',
  why: 'The main heading says what a page is about, and most engines read it before scripts.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  name: 'h1',
  of: (changes) => changes.h1,
  severities: { added: 'medium', changed: 'low', removed: 'low' },
  pages: ['<h1>Guides</h1>', '<h1>Welcome</h1>'],
  alike: '<header><h1> Guides</h1></header>',
});

const renderedDescription = textRule({
  id: 'rendered-description',
  category: 'content',
  area: 'cite',
  why: 'Engines that run no scripts show the description of the first answer beside the page.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',
  name: 'meta description',
  of: (changes) => changes.description,
  severities: { added: 'low', changed: 'info', removed: 'low' },
  pages: [meta('How to descale'), meta('One page of our site')],
  alike: meta('How to  descale'),
});

/** A rule that asks how many things of one kind only scripts add. */
interface CountRow<Id extends string> extends Pick<
  PageRule<Id>,
  'id' | 'category' | 'area' | 'why' | 'source' | 'grade'
> {
  /** What they are called, in the plural. */
  readonly name: string;
  readonly of: (changes: ScriptChanges) => Additions;
  /** Fewer, or a smaller share, are what a tool or a widget adds. */
  readonly least: { readonly count: number; readonly share: number };
  readonly severity: FindingSeverity;
  readonly fix: string;
  /** A page with this many. */
  readonly page: (count: number) => string;
}

function countRule<const Id extends string>({
  name,
  of,
  least,
  severity,
  fix,
  page,
  ...row
}: CountRow<Id>): PageRule<Id> {
  const many = Math.ceil(least.count / least.share);
  const both = (html: string, rendered: string): Example => ({ html, rendered });
  return renderedRule<Id, 'added'>({
    ...row,
    title: `The ${name} are the same before and after scripts`,
    faults: {
      added: {
        severity,
        effort: 'template',
        title: `Some ${name} exist only after scripts`,
        message: `{added} of {count} ${name} ({percent} %) exist only after scripts: {blind} do not get them`,
        fix,
      },
    },
    evaluate(changes) {
      const { count, added } = of(changes);
      if (count === 0) return none;
      if (added < least.count || added / count < least.share) return pass;
      return fail('added', { added, count, percent: percent(added / count), blind: SCRIPT_ENGINES.blind });
    },
    examples: {
      pass: [both(page(2), page(1 + least.count)), both(page(many), page(many + least.count))],
      fail: [both('<div id="root"></div>', page(least.count)), both(page(many - least.count), page(many))],
      none: [page(3)],
    },
  });
}

const renderedLinks = countRule({
  id: 'rendered-links',
  category: 'technical',
  area: 'reach',
  why: 'A crawler that runs no scripts finds no page that only a script links to.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  name: 'links to pages of the site',
  of: ({ links }) => links,
  least: { count: 5, share: 0.1 },
  severity: 'medium',
  fix: 'Write these links into the first HTML answer, as a elements with href',
  page: (count) =>
    Array.from({ length: count }, (_, index) => `<a href="/p${index}">Page ${index}</a>`).join(' '),
});

const renderedImages = countRule({
  id: 'rendered-images',
  category: 'content',
  area: 'read',
  why: 'An image whose address only a script writes is none for a reader without scripts.',
  source: SOURCES.googleImages,
  grade: 'vendor',
  name: 'images',
  of: ({ images }) => images,
  least: { count: 3, share: 0.2 },
  severity: 'low',
  fix: 'Write the images into the first HTML answer with their src; loading="lazy" loads them late without a script',
  page: (count) =>
    Array.from({ length: count }, (_, index) => `<img src="/i${index}.jpg" alt="Part ${index}">`).join(''),
});

/** From half of its text on, what is missing is the page. */
const MOST = 0.5;
/** Below a tenth are the times, counters and recommendations that differ from one visit to the next. */
const PART = 0.1;
/** Fewer words are a label, a notice or a button. */
const LEAST_ADDED = 20;

const TO_DO =
  'Render this text on the server (SSR, SSG or prerendering), so that the first HTML answer contains it';
const SEEN_BY = '{seeing} can see them, {blind} cannot';

const filler = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const shell = '<div id="root"></div><script src="/app.js"></script>';

const renderedText = renderedRule({
  id: 'rendered-text',
  category: 'technical',
  area: 'read',
  title: 'The main text is the same before and after scripts',
  why: 'What only scripts add is there for the few engines that run them, and for no other.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',

  effort: 'template',
  faults: {
    most: {
      severity: 'high',
      title: 'Most of the main text exists only after scripts',
      message: `{added} of {words} words exist only after scripts: ${SEEN_BY}`,
      fix: TO_DO,
    },
    part: {
      severity: 'medium',
      title: 'Part of the main text exists only after scripts',
      message: `{added} of {words} words ({percent} %) exist only after scripts: ${SEEN_BY}`,
      fix: TO_DO,
    },
  },

  evaluate({ words: { count, added } }) {
    if (count === 0) return none;
    const share = added / count;
    const data = { added, words: count, percent: percent(share), ...SCRIPT_ENGINES };
    if (share >= MOST) return fail('most', data);
    return share >= PART && added >= LEAST_ADDED ? fail('part', data) : pass;
  },

  examples: {
    pass: [
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(100)}</p></main>` },
      // The text is the same; only its place is not.
      {
        html: `<nav><a href="/a">${filler(40)}</a></nav><main><p>one two</p></main>`,
        rendered: `<main><p>one two ${filler(40)}</p></main>`,
      },
      { html: `<main><p>${filler(500)}</p></main>`, rendered: `<main><p>${filler(519)}</p></main>` },
      // A copy in noscript is what a reader gets that runs no scripts.
      {
        html: `<div id="root"></div><noscript><p>${filler(60)}</p></noscript>`,
        rendered: `<div id="root"><p>${filler(60)}</p></div><noscript><p>${filler(60)}</p></noscript>`,
      },
    ],
    fail: [
      {
        html: `<main><div id="root"></div></main><script src="/app.js"></script>`,
        rendered: `<main><div id="root"><h1>Guides</h1><p>${filler(60)}</p></div></main>`,
      },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(130)}</p></main>` },
    ],
    none: [shell, { html: shell, rendered: shell }],
  },
});

/** Scripts replace loading lines, fold menus and close notices on most pages: less than this is no text of the page. */
const LEAST_REMOVED_SHARE = 0.2;
const LEAST_REMOVED = 30;

const renderedTextRemoved = renderedRule({
  id: 'rendered-text-removed',
  category: 'technical',
  area: 'read',
  title: 'Scripts leave the main text of the answer in place',
  why: 'Google and Bing index what is left after scripts, the engines without scripts what was there before: they quote two different pages.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  faults: {
    removed: {
      severity: 'medium',
      effort: 'template',
      title: 'Scripts remove text of the answer',
      message:
        'Scripts remove {removed} of {words} words ({percent} %) of the answer: {seeing} index the page without them',
      fix: 'Leave the text of the first answer in place, or send only what stays on the page',
    },
  },

  evaluate({ rawWords: { count, removed } }) {
    if (count === 0) return none;
    if (removed < LEAST_REMOVED || removed / count < LEAST_REMOVED_SHARE) return pass;
    return fail('removed', {
      removed,
      words: count,
      percent: percent(removed / count),
      seeing: SCRIPT_ENGINES.seeing,
    });
  },

  examples: {
    pass: [
      { html: `<main><p>Loading</p></main>`, rendered: `<main><p>${filler(60)}</p></main>` },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(81)}</p></main>` },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(71)}</p></main>` },
    ],
    fail: [
      {
        html: `<main><p>${filler(100)}</p></main>`,
        rendered: `<main><p>${filler(50)}</p><p>Subscribe to read on.</p></main>`,
      },
      { html: `<main><p>${filler(100)}</p></main>`, rendered: `<main><p>${filler(70)}</p></main>` },
    ],
    none: [`<main><p>${filler(100)}</p></main>`],
  },
});

const robots = (content: string): string => `<head><meta name="robots" content="${content}"></head>`;

const renderedRobots = renderedRule({
  id: 'rendered-robots',
  category: 'technical',
  area: 'reach',
  title: 'Scripts leave the robots directives as they are',
  why: 'Engines that run scripts follow the directives that they find afterwards, and one that reads noindex first may run none.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  effort: 'template',
  faults: {
    'noindex-added': {
      severity: 'high',
      title: 'Scripts add noindex',
      message: 'Scripts add noindex ({directives}): engines that run them drop the page',
      fix: 'Remove the script that adds noindex, or send noindex in the first HTML answer if it is meant',
    },
    'noindex-removed': {
      severity: 'medium',
      title: 'Scripts remove noindex',
      message: 'Scripts remove noindex: an engine that reads it first may run none of them',
      fix: 'Send the first HTML answer without noindex',
    },
    changed: {
      severity: 'low',
      title: 'Scripts change the robots directives',
      message: 'Scripts change the robots directives[, added: {directives}][, removed: {removed}]',
      fix: 'Write the robots directives into the first HTML answer as scripts leave them',
    },
  },

  evaluate({ noindex, directives: { added, removed } }) {
    const data = { directives: added, removed };
    if (noindex.before !== noindex.after)
      return fail(noindex.after ? 'noindex-added' : 'noindex-removed', data);
    return added.length + removed.length === 0 ? pass : fail('changed', data);
  },

  examples: {
    pass: [
      { html: robots('index, follow'), rendered: robots('follow, index') },
      // What the server says in a header line stays said.
      {
        html: '<head></head>',
        headers: [
          ['content-type', 'text/html'],
          ['x-robots-tag', 'noindex'],
        ],
        rendered: '<head></head>',
      },
    ],
    fail: [
      { html: '<head></head>', rendered: robots('noindex') },
      { html: robots('noindex'), rendered: robots('index') },
      { html: robots('index'), rendered: robots('index, nosnippet') },
    ],
    none: [robots('noindex')],
  },
});

const offered = (price: string): string =>
  jsonLd('Product', { name: 'Kettle', offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } });

const renderedPrice = renderedRule({
  id: 'rendered-price',
  category: 'ai_seo',
  area: 'understand',
  title: 'The stated price is the same before and after scripts',
  why: 'An engine that runs no scripts tells its readers the price of the first answer.',
  source: SOURCES.googleProduct,
  grade: 'vendor',

  faults: {
    changed: {
      severity: 'high',
      effort: 'template',
      title: 'Scripts change the price',
      message:
        'The answer states the price {before}, after scripts it is {after}: {blind} tell the first one',
      fix: 'Write the price that holds into the first HTML answer',
    },
  },

  evaluate({ prices: { before, after } }) {
    if (before.length === 0 || after.length === 0) return none;
    const gone = before.filter((price) => !after.includes(price));
    const fresh = after.filter((price) => !before.includes(price));
    if (gone.length === 0 || fresh.length === 0) return pass;
    return fail('changed', { before: gone, after: fresh, blind: SCRIPT_ENGINES.blind });
  },

  examples: {
    pass: [
      { html: offered('20'), rendered: offered('20.00') },
      // What scripts add besides is no other price of the same thing.
      { html: offered('20'), rendered: offered('20') + offered('30') },
    ],
    fail: [{ html: offered('20'), rendered: offered('24') }],
    none: [offered('20'), { html: '<p>Kettle</p>', rendered: offered('20') }],
  },
});

const renderedSchema = renderedRule({
  id: 'rendered-schema',
  category: 'ai_seo',
  area: 'understand',
  title: 'The structured data is the same before and after scripts',
  why: 'Structured data that a tag manager writes is there for the engines that run scripts alone.',
  source: SOURCES.googleJavaScript,
  grade: 'vendor',

  effort: 'template',
  faults: {
    added: {
      severity: 'medium',
      title: 'Structured data exists only after scripts',
      message: 'Structured data of {types} exists only after scripts: {blind} do not get it',
      fix: 'Write this structured data into the first HTML answer',
    },
    removed: {
      severity: 'low',
      title: 'Scripts remove structured data',
      message: 'Scripts remove the structured data of {types}: {seeing} do not get it',
      fix: 'Leave the structured data of the first HTML answer in place',
    },
  },

  evaluate({ types: { added, removed } }) {
    const found: Occurrence<'added' | 'removed'>[] = [];
    if (added.length > 0) found.push({ code: 'added', data: { types: added, ...SCRIPT_ENGINES } });
    if (removed.length > 0) found.push({ code: 'removed', data: { types: removed, ...SCRIPT_ENGINES } });
    return failEach(found);
  },

  examples: {
    pass: [{ html: jsonLd('Product'), rendered: jsonLd('Product') }],
    fail: [
      { html: '<p>Kettle</p>', rendered: jsonLd('Product') },
      { html: jsonLd('Product'), rendered: '<p>Kettle</p>' },
    ],
    none: [jsonLd('Product')],
  },
});

/** The rules of what scripts add, change and remove. */
export const renderedChecks = [
  renderedText,
  renderedTextRemoved,
  renderedRobots,
  renderedCanonical,
  renderedPrice,
  renderedTitle,
  renderedH1,
  renderedDescription,
  renderedLinks,
  renderedSchema,
  renderedImages,
] as const;
