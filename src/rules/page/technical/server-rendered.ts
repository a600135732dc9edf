import type { MainText, PageFacts } from '../../../facts/page-facts.ts';
import { fail, partly, pass } from '../../rule.ts';
import { isStub, REDIRECT_BY_STATUS, sentOnBy } from '../sends-on.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';

/** Words of main text below which a page that is built by script shows crawlers nothing. */
const SHELL_WORDS = 50;
/** The same in letters of the scripts that need fewer words. */
const SHELL_DENSE = 100;
/** Words from which the first answer holds enough of a page whatever scripts add. */
const FULL_WORDS = 150;
/** An application root with fewer words is filled by script, and so is the text under a heading. */
const EMPTY_ROOT_WORDS = 10;
/** Bytes of inline script to bytes of text that make a page an application. */
const SCRIPT_TO_TEXT = 5;
/** Bytes of inline script that any page carries: a tag manager and a consent notice. */
const MIN_SCRIPT = 2_000;
/** Characters of hidden text, a hundred words, that are a page: most cookie notices, menus and dialogs are shorter. */
const HIDDEN_TEXT = 500;
const ASKS_FOR_SCRIPT = /javascript|java script|scripts?\b/i;

const FIX =
  'Render the text on the server (SSR, SSG or prerendering), so that the first HTML answer contains it';

const FIX_HIDDEN =
  'Send the text visible, in its place on the page. React streams the content of Suspense (loading.js in Next.js) as hidden parts: load the main text before the first byte, or prerender the page';

const FIX_BLANK =
  'Send the text of the page in the HTML answer. If a program generates the page, look in its error log for the reason';

/** What comes in place of a page whose answer has no text. */
const SHELL = { kind: 'empty-shell', vendor: null } as const;

/** The text is in the first answer: gate of everything that reads text. */
export const serverRendered = pageRule({
  id: 'server-rendered',
  category: 'technical',
  area: 'read',
  title: 'The HTML answer contains the text, without running scripts',
  why: 'GPTBot, ClaudeBot and most AI crawlers fetch scripts but do not run them.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  reads: 'document',

  faults: {
    'only-meta-refresh': {
      severity: 'critical',
      effort: 'server',
      message: 'The page has no text of its own, and a meta refresh sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    'only-refresh-header': {
      severity: 'critical',
      effort: 'server',
      message: 'The page has no text of its own, and a Refresh header sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    'only-script': {
      severity: 'critical',
      effort: 'server',
      message: 'The page has no text of its own, and a script sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    blank: {
      severity: 'critical',
      effort: 'server',
      message: 'The answer contains no visible text',
      fix: FIX_BLANK,
    },
    hidden: {
      severity: 'critical',
      effort: 'template',
      title: 'The main text is hidden until a script shows it',
      message:
        'The main text is hidden until a script shows it; crawlers that do not run scripts see {words|word|words}',
      fix: FIX_HIDDEN,
    },
    'built-by-script': {
      severity: 'critical',
      effort: 'template',
      title: 'The main text is built by JavaScript',
      message: 'The main text is built by JavaScript; crawlers see {words|word|words}',
      fix: FIX,
    },
    'empty-root': {
      severity: 'critical',
      effort: 'template',
      title: 'The main text is built by JavaScript: the application root is empty',
      message: 'The main text is built by JavaScript ({root} is empty); crawlers see {words|word|words}',
      fix: FIX,
    },
    'part-in-root': {
      severity: 'high',
      effort: 'template',
      title: 'Part of the main text is built by JavaScript: the application root is empty',
      message:
        'Part of the main text is built by JavaScript ({root} is empty); crawlers see {words|word|words}',
      fix: FIX,
    },
    'noscript-asks': {
      severity: 'critical',
      effort: 'template',
      title: 'The main text is built by JavaScript: the noscript element asks for it',
      message:
        'The main text is built by JavaScript (the noscript element asks for it); crawlers see {words|word|words}',
      fix: FIX,
    },
    'more-script': {
      severity: 'critical',
      effort: 'template',
      title: 'The main text is built by JavaScript: the page has more script than text',
      message:
        'The main text is built by JavaScript (the page has more script than text); crawlers see {words|word|words}',
      fix: FIX,
    },
  },

  evaluate(subject) {
    const { main, scripts, noscript } = subject.page;
    const sending = isStub(subject) ? sentOnBy(subject.page) : null;
    if (sending !== null) return fail(`only-${sending}`);
    if (isBlank(subject.page)) return fail('blank');
    // A copy of the text in noscript is what a reader gets that runs no scripts.
    if (Math.max(main.words, noscript.words) >= FULL_WORDS) return pass;
    const { words } = main;
    const isShort = isShell(main);
    // A page without any script is short, not built by one.
    const isSeenEmpty = scripts.count > 0 && isShort && subject.access?.kind === 'empty-shell';
    const root = emptyRoot(subject);
    // Much script beside a short text is a tag manager as often as an application: only its empty root tells.
    const isLikely = isShort && !isDrawn(main) && !isIndex(subject.page);
    const reason = root === '' && isLikely ? scriptReason(subject) : null;
    if (!isSeenEmpty && root === '' && reason === null) return pass;
    if (isShort && root === '' && isSentHidden(main)) return fail('hidden', { words });
    if (isSeenEmpty) return fail('built-by-script', { words });
    if (reason !== null) return fail(reason, { words });
    return isShort ? fail('empty-root', { root, words }) : partly(1 / 2, 'part-in-root', { root, words });
  },

  examples: {
    pass: [
      '<a href="/shop"><img src="/door.jpg" alt="Enter our shop"></a>',
      '<main><h1>Contact</h1><p>Call us.</p></main>',
      '<!doctype html><html><head><title>Test</title></head><body>Test</body></html>',
      `<main><h1>Contact</h1><p>${'word '.repeat(10)}</p></main><script>${'push(1);'.repeat(2_000)}</script>`,
      `<h1>All pages</h1><ul>${'<li><a href="/a">one page more</a>'.repeat(50)}</ul><script>${'push(1);'.repeat(2_000)}</script>`,
      `<div id="root"><main><p>${'word '.repeat(200)}</p></main></div>`,
      `<div id="root"></div><noscript><h1>Guides</h1><p>${'word '.repeat(150)}</p></noscript><script src="/app.js"></script>`,
      `<main><p>${'word '.repeat(50)}</p></main><script>${'track(1);'.repeat(2_000)}</script>`,
      `<main><p>${'word '.repeat(49)}</p></main><script>a()</script><script type="application/json">["${'x'.repeat(5_000)}"]</script>`,
    ],
    fail: [
      '<div id="root"></div><script src="/app.js"></script>',
      '',
      '<!doctype html><title>Guides</title><body><img src="/a.png" alt=""></body>',
      '<div id="app"></div><noscript>You need to enable JavaScript to run this app.</noscript>',
      `<div id="root"></div><noscript>${'word '.repeat(149)}</noscript><script src="/app.js"></script>`,
      `<main><p>${'word '.repeat(49)}</p></main><script>${'track(1);'.repeat(2_000)}</script>`,
      `<main><h1>Guides</h1><p>Loading</p></main><script>${'push(1);'.repeat(2_000)}</script>`,
      `<main><h1>Guides</h1><p>Loading</p></main><div hidden id="S:0"><p>${'word '.repeat(200)}</p></div><script>${'push(1);'.repeat(2_000)}</script>`,
      `<main><p>${'word '.repeat(40)}</p></main><noscript>Enable JavaScript.</noscript><script src="/a.js"></script>`,
      { html: '<p>Loading</p><script src="/a.js"></script>', access: SHELL },
      { html: '<meta http-equiv="refresh" content="0; url=/new">', access: SHELL },
      { html: '', headers: [['refresh', '0; url=/new']], access: SHELL },
      { html: '<script>location.href="/new"</script>', access: SHELL },
    ],
    partly: [`<p>${'word '.repeat(90)}</p><div id="__next"></div>`],
  },
});

/**
 * Nothing to read anywhere, not even the name of a picture: what breaks down on a server often ends in an empty answer
 * with status 200. With scripts it is an application, of which more can be said.
 */
function isBlank({ visibleCharacters, noscript, scripts, images }: PageFacts): boolean {
  if (visibleCharacters > 0 || noscript.words > 0 || scripts.count > 0) return false;
  return !images.some(({ alt }) => alt !== null && alt.trim() !== '');
}

/** Less text than a page has: words, or letters where the text is written in a script that needs fewer of them. */
function isShell({ words, denseCharacters, characters }: MainText): boolean {
  const isDense = denseCharacters * 2 > characters;
  return isDense ? denseCharacters < SHELL_DENSE : words < SHELL_WORDS && denseCharacters < SHELL_DENSE;
}

/**
 * A heading with a text of its own: a contact page or a product that the server has drawn. The code that frameworks
 * send along to make it respond (React, Astro and Qwik inline it) is longer than such a text, and draws nothing of it.
 */
function isDrawn({ blocks }: MainText): boolean {
  const words = blocks.reduce((sum, each) => sum + (each.kind === 'heading' ? 0 : each.words), 0);
  return words >= EMPTY_ROOT_WORDS && blocks.some(({ kind }) => kind === 'heading');
}

/** A heading with lists of links, which are no main text: a category or an index that the server has drawn. */
function isIndex({ headings, strippedWords }: PageFacts): boolean {
  return strippedWords >= FULL_WORDS && headings.some(({ level, hidden }) => level === 1 && !hidden);
}

/** A page of text that is sent, but not to be seen as it is: what streams in late waits for a script to place it. */
function isSentHidden(main: MainText): boolean {
  const { hiddenCharacters, characters } = main;
  return hiddenCharacters >= HIDDEN_TEXT && hiddenCharacters > characters;
}

/** UTF-8 bytes of a short text: a letter outside ASCII has two to four. */
function textBytes({ blocks }: MainText): number {
  return blocks.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}

/** The application root that scripts fill, empty when none stands empty. */
function emptyRoot({ page }: Subject): string {
  const root = page.appRoots.find(({ words }) => words < EMPTY_ROOT_WORDS);
  return root === undefined ? '' : root.marker;
}

/** Why a page of few words looks built by script, `null` when nothing says so. */
function scriptReason({
  page: { scripts, noscript, main },
}: Subject): 'noscript-asks' | 'more-script' | null {
  if (noscript.words > 0 && scripts.count > 0 && ASKS_FOR_SCRIPT.test(noscript.text)) return 'noscript-asks';
  const isMore = scripts.inlineBytes > Math.max(MIN_SCRIPT, SCRIPT_TO_TEXT * textBytes(main));
  return isMore ? 'more-script' : null;
}
