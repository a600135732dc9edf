import type { MainText, PageFacts } from '../../../facts/page-facts.ts';
import { fail, pageCheck, partly, pass } from '../legacy.ts';
import { isStub, REDIRECT_BY_STATUS, sendsOn } from '../sends-on.ts';
import { SOURCES } from '../../sources.ts';
import type { Subject } from '../subject.ts';
import { counted } from '../../wording.ts';

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
  'Render the text on the server (SSR, SSG or pre-rendering) so that it is in the first HTML answer';

const FIX_HIDDEN =
  'Send the text unhidden, where it is shown. React streams what waits inside Suspense (loading.js in Next.js) as hidden parts: load the main text before the first byte, or serve the page prerendered';

const FIX_BLANK =
  'Send the text of the page in the HTML answer; where a program writes the page, its error log says why none came';

/** The text is in the first answer: gate of everything that reads text. */
export const serverRendered = pageCheck({
  id: 'server-rendered',
  category: 'technical',
  type: 'critical',
  title: 'The text is in the HTML answer, without running scripts',
  why: 'GPTBot, ClaudeBot and most AI crawlers fetch scripts but never run them.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  reads: 'document',

  evaluate(subject) {
    const { main, scripts, noscript } = subject.page;
    if (isStub(subject))
      return fail(`${sendsOn(subject.page)}, and the answer holds no text of its own`, REDIRECT_BY_STATUS);
    if (isBlank(subject.page)) return fail('The answer holds no visible text', FIX_BLANK);
    // A copy of the text in noscript is what a reader gets that runs no scripts.
    if (Math.max(main.words, noscript.words) >= FULL_WORDS) return pass;
    const seen = counted(main.words, 'word');
    const isShort = isShell(main);
    // A page without any script is short, not built by one.
    const isSeenEmpty = scripts.count > 0 && isShort && subject.access?.kind === 'empty-shell';
    const root = emptyRoot(subject);
    // Much script beside a short text is a tag manager as often as an application: only its empty root tells.
    const isLikely = isShort && !isDrawn(main) && !isIndex(subject.page);
    const reason = root || (isLikely ? scriptReason(subject) : '');
    if (!isSeenEmpty && reason === '') return pass;
    if (isShort && root === '' && isSentHidden(main)) {
      return fail(
        `Main text is hidden until a script shows it; crawlers that run none see ${seen}`,
        FIX_HIDDEN,
      );
    }
    if (isSeenEmpty) return fail(`Main text is built by JavaScript; crawlers see ${seen}`, FIX);
    const message = `Main text is built by JavaScript (${reason}); crawlers see ${seen}`;
    return isShort ? fail(message, FIX) : partly(1 / 2, message, FIX);
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
      `<p>${'word '.repeat(90)}</p><div id="__next"></div>`,
      `<main><p>${'word '.repeat(49)}</p></main><script>${'track(1);'.repeat(2_000)}</script>`,
      `<main><h1>Guides</h1><p>Loading</p></main><script>${'push(1);'.repeat(2_000)}</script>`,
      `<main><h1>Guides</h1><p>Loading</p></main><div hidden id="S:0"><p>${'word '.repeat(200)}</p></div><script>${'push(1);'.repeat(2_000)}</script>`,
    ],
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
  return root === undefined ? '' : `${root.marker} is empty`;
}

/** Why a page of few words looks built by script, empty when nothing says so. */
function scriptReason({ page: { scripts, noscript, main } }: Subject): string {
  if (noscript.words > 0 && scripts.count > 0 && ASKS_FOR_SCRIPT.test(noscript.text))
    return 'noscript asks for it';
  const isMore = scripts.inlineBytes > Math.max(MIN_SCRIPT, SCRIPT_TO_TEXT * textBytes(main));
  return isMore ? 'more script than text' : '';
}
